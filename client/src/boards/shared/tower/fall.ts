// The fall of a tower: slow for a moment, then fast. The dominoes that fell end up on the table, the
// rest stays; nothing is random, so everybody sees the same.

import type { FallAnswer } from '../../../protocol';
import type { Place, Ruin } from '../../views';
import { enamel } from '../magnetic/Enamel';
import { PITCH, THICK } from './orbit';
import { cells, real } from './places';

/** Where a domino is: east, up, south; and how it is turned, as a quaternion. */
export interface Pose {
  at: [number, number, number];
  turn: [number, number, number, number];
}
/** A pose for each second since the fall began. */
export type Flight = (seconds: number) => Pose;

/** The flight of each domino that falls, and how long it takes. */
export interface Falling {
  seconds: number;
  flights: Map<string, Flight>;
}

const SECONDS = 1.6;
const SLOW = 0.2; // look.md: slow for the first 200 ms, then fast
const BOUNCE = 0.24;
const REST = THICK / 2;

interface Rest {
  x: number;
  y: number;
  turn: number;
}

/** Numbers from 0 to 1 that follow from a tile alone. */
function chances(tile: string): () => number {
  let seed = (Number(tile) + 7) * 2654435761;
  return () => {
    seed = (Math.imul(seed ^ (seed >>> 15), 2246822519) + 374761393) | 0;
    return (seed >>> 8) / 2 ** 24;
  };
}

export const height = (z: number): number => z * PITCH + REST;

/** An invented fall, for when the server has not computed one. */
export function imagined(ruin: Ruin): Falling {
  return { seconds: SECONDS, flights: flights(ruin) };
}

/** The flight of each domino that fell. */
export function flights(ruin: Ruin): Map<string, Flight> {
  const fell = new Set(ruin.fell);
  const standing = ruin.tower.filter((place) => !fell.has(place.tile));
  const falling = ruin.tower.filter((place) => fell.has(place.tile)).sort((a, b) => a.z - b.z);
  const taken = standing
    .filter((place) => place.z === 0)
    .flatMap((place) => cells(place).map(([x, y]): [number, number] => [x + 0.5, y + 0.5]));
  const pivot = middle(standing.length ? standing : ruin.tower);
  return new Map(
    falling.map((place) => [place.tile, flight(place, landing(place, pivot, taken), chances(place.tile))]),
  );
}

function middle(places: Place[]): [number, number] {
  const spots = places.map(real);
  const mean = (pick: (spot: Rest) => number): number =>
    spots.reduce((sum, spot) => sum + pick(spot), 0) / spots.length;
  return [mean((spot) => spot.x), mean((spot) => spot.y)];
}

/** The centres of a domino's two halves. */
function halves({ x, y, turn }: Rest): [number, number][] {
  const [dx, dy] = [Math.cos(turn) / 2, Math.sin(turn) / 2];
  return [
    [x - dx, y - dy],
    [x + dx, y + dy],
  ];
}

/** Takes the first free spot on the table, going outward. */
function landing(place: Place, pivot: [number, number], taken: [number, number][]): Rest {
  const chance = chances(`${9 - enamel(place.tile)}${place.tile}`);
  const from = real(place);
  const way = Math.atan2(from.y - pivot[1], from.x - pivot[0] || 1e-3) + (chance() - 0.5) * 0.9;
  for (let attempt = 0; ; attempt += 1) {
    const far = 0.25 + place.z * 0.34 + attempt * 0.16;
    const aim = way + Math.sin(attempt * 2.4) * Math.min(1.2, attempt * 0.08);
    const rest = {
      x: from.x + far * Math.cos(aim),
      y: from.y + far * Math.sin(aim),
      turn: from.turn + (chance() - 0.5) * 2.2,
    };
    const free = halves(rest).every(([x, y]) => taken.every(([u, v]) => Math.hypot(x - u, y - v) > 1.02));
    if (!free && attempt < 200) continue;
    taken.push(...halves(rest));
    return rest;
  }
}

function flight(place: Place, rest: Rest, chance: () => number): Flight {
  const from = real(place);
  const turns = place.z === 0 ? 0 : Math.round(1 + chance() * Math.min(1, place.z / 4));
  const way = Math.atan2(rest.y - from.y, rest.x - from.x);
  const down = SLOW + 0.3 + place.z * 0.045 + chance() * 0.1;
  return (seconds) => {
    const part = progress(seconds, down);
    const bounce = Math.min(1, Math.max(0, (seconds - down) / BOUNCE));
    const tumble =
      turns * Math.PI * part + (bounce < 1 && turns ? 0.1 * Math.sin(bounce * 2 * Math.PI) * (1 - bounce) : 0);
    const hop = (turns ? 0.16 : 0) * Math.sin(bounce * Math.PI) * (1 - bounce);
    const level = height(place.z) + (REST - height(place.z)) * part ** 1.4;
    const clear = REST + Math.abs(Math.sin(tumble)) * 0.8; // a corner never goes through the table
    return {
      at: [
        from.x + (rest.x - from.x) * part,
        Math.max(level, Math.min(clear, height(place.z))) + hop,
        -(from.y + (rest.y - from.y) * part),
      ],
      turn: product(about(way + Math.PI / 2, tumble), upright(from.turn + (rest.turn - from.turn) * part)),
    };
  };
}

/** From 0 to 1: hardly anything while it is slow, then faster and faster. */
function progress(seconds: number, down: number): number {
  if (seconds <= SLOW) return 0.06 * Math.max(0, seconds / SLOW) ** 2;
  return Math.min(1, 0.06 + 0.94 * ((seconds - SLOW) / (down - SLOW)) ** 1.6);
}

type Quaternion = Pose['turn'];

/** A turn about the vertical, counter-clockwise seen from above. */
export const upright = (angle: number): Quaternion => [0, Math.sin(angle / 2), 0, Math.cos(angle / 2)];

/** A turn about a horizontal axis that points this way on the plan. */
function about(way: number, angle: number): Quaternion {
  const sin = Math.sin(angle / 2);
  return [Math.cos(way) * sin, 0, -Math.sin(way) * sin, Math.cos(angle / 2)];
}

export function product([ax, ay, az, aw]: Quaternion, [bx, by, bz, bw]: Quaternion): Quaternion {
  return [
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
    aw * bw - ax * bx - ay * by - az * bz,
  ];
}

const NUMBERS = 6; // of a domino in a frame: x, y, z, and i, j, k of its turn
const RATE = 30; // frames a second
const PLACE = 1000;
const TURN = 16384;
const STILL = 4; // thousandths of a cell from frame to frame: it hardly moves
const FLAT = 0.3; // a level of the physics has no air

/** The fall as the server computed it. */
export async function told(ruin: Ruin, answer: FallAnswer): Promise<Falling> {
  const numbers = await unpacked(answer.packed);
  const wide = answer.tiles.length * NUMBERS;
  for (let i = wide; i < numbers.length; i += 1) numbers[i] = (numbers[i]! + numbers[i - wide]!) | 0;
  return flown(ruin, answer.tiles, answer.rate, numbers);
}

/** The fall as it was computed in this page; null if these are not the frames of this ruin. */
export function computed(ruin: Ruin, frames: Int16Array): Falling | null {
  const tiles = ruin.tower.map(({ tile }) => tile).sort();
  if (!frames.length || frames.length % (tiles.length * NUMBERS)) return null;
  return flown(ruin, tiles, RATE, Int32Array.from(frames));
}

/** The flights in the numbers of all frames; in each, every domino of the ruin has its place. */
function flown(ruin: Ruin, tiles: string[], rate: number, numbers: Int32Array): Falling {
  const wide = tiles.length * NUMBERS;
  const frames = numbers.length / wide;
  const falling = ruin.tower.filter((place) => ruin.fell.includes(place.tile));
  const flights = falling.map((place): [string, Flight] => {
    const column = tiles.indexOf(place.tile) * NUMBERS;
    const pose = (frame: number): Pose => poseAt(numbers, frame * wide + column, place, column);
    return [
      place.tile,
      (seconds) => {
        const at = Math.min(frames - 1, warped(seconds) * rate);
        const [frame, next] = [Math.floor(at), Math.min(frames - 1, Math.ceil(at))];
        return between(pose(frame), pose(next), at - frame);
      },
    ];
  });
  return { seconds: resting(numbers, wide) / rate + SLOW, flights: new Map(flights) };
}

/** The first frame after which nothing moves. */
function resting(numbers: Int32Array, wide: number): number {
  let frame = numbers.length / wide - 1;
  const moves = (column: number): boolean =>
    Math.abs(numbers[frame * wide + column]! - numbers[(frame - 1) * wide + column]!) > STILL;
  while (frame > 1 && !Array.from({ length: wide }, (_, column) => column).some(moves)) frame -= 1;
  return frame;
}

/** A part of the way from one pose to the next: the frames are fewer than the pictures of a screen. */
function between(one: Pose, other: Pose, part: number): Pose {
  const same = one.turn.reduce((sum, value, i) => sum + value * other.turn[i]!, 0) < 0 ? -1 : 1;
  const turn = one.turn.map((value, i) => value + (same * other.turn[i]! - value) * part) as Quaternion;
  const length = Math.hypot(...turn);
  return {
    at: one.at.map((value, i) => value + (other.at[i]! - value) * part) as Pose['at'],
    turn: turn.map((value) => value / length) as Quaternion,
  };
}

/** Slow for the first moment, then at its own speed. */
const warped = (seconds: number): number => (seconds < 2 * SLOW ? seconds / 2 : seconds - SLOW);

function poseAt(numbers: Int32Array, at: number, place: Place, start: number): Pose {
  const [x, y, z] = [numbers[at]! / PLACE, numbers[at + 1]! / PLACE, numbers[at + 2]! / PLACE];
  const since = product(quaternion(numbers, at), inverse(quaternion(numbers, start)));
  return {
    at: [x, REST + ((z - FLAT / 2) / FLAT) * PITCH, -y],
    turn: product(since, upright(real(place).turn)),
  };
}

/** East, north, up become east, up, south. */
function quaternion(numbers: Int32Array, at: number): Quaternion {
  const [i, j, k] = [numbers[at + 3]! / TURN, numbers[at + 4]! / TURN, numbers[at + 5]! / TURN];
  return [i, k, -j, Math.sqrt(Math.max(0, 1 - i * i - j * j - k * k))];
}

const inverse = ([x, y, z, w]: Quaternion): Quaternion => [-x, -y, -z, w];

async function unpacked(text: string): Promise<Int32Array> {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  return Int32Array.from(new Int16Array(await new Response(stream).arrayBuffer()));
}
