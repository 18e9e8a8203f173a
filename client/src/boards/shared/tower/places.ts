// Where the dominoes of a tower are, and where a move would place one: cells, levels, neighbours.
// Geometry only; it never asks whether a move is legal.
import type { Place, StackView } from '../../views';

export type Heading = Place['heading'];
/** A domino on the lattice: its first-named half is in the cell, the other in the heading's direction. */
export type Lying = Pick<Place, 'tile' | 'x' | 'y' | 'z' | 'heading'>;
/** What laying a domino there risks, as the engine says it. */
export type Risk = StackView['risks'][number];
export interface Spot extends Lying {
  move: string;
  /** Null where nobody said it. */
  risk: Risk | null;
}
export interface Level {
  z: number;
  dominoes: Place[];
  spots: Spot[];
}
/** The space a construction fills, in cells; `top` counts levels. */
export interface Bounds {
  west: number;
  east: number;
  south: number;
  north: number;
  top: number;
}

const STEP: Record<Heading, readonly [number, number]> = { e: [1, 0], n: [0, 1], w: [-1, 0], s: [0, -1] };
const QUARTERS = 'enws';
const SNAP = 1024; // a shift is in 1/1024 cell, and its turn in 1/1024 radian
const MOVE = /^(\d\d)@(-?\d+),(-?\d+),(\d+)\/([enws])$/;

/** Parses a move that places a domino; null for drawing and passing. */
export function spotOf(move: string, risk: Risk | null = null): Spot | null {
  const found = MOVE.exec(move);
  if (!found) return null;
  const [, tile, x, y, z, heading] = found;
  return { move, risk, tile: tile!, x: Number(x), y: Number(y), z: Number(z), heading: heading as Heading };
}

/** The places for moves. `risks` are those of all legal moves, in their order; a part of a list says nothing. */
export function spotsOf(moves: string[], legal: string[] = [], risks: Risk[] = []): Spot[] {
  const known = risks.length === legal.length;
  return moves.flatMap((move) => spotOf(move, (known && risks[legal.indexOf(move)]) || null) ?? []);
}

/** Whether a domino lies at a place, whichever way it points. */
export const lies = (one: Lying, at: Lying): boolean =>
  one.tile === at.tile && one.x === at.x && one.y === at.y && one.z === at.z;

export const step = (heading: Heading): readonly [number, number] => STEP[heading];

/** Quarter turns counter-clockwise from east. */
export const quarters = (heading: Heading): number => QUARTERS.indexOf(heading);

/** Counter-clockwise from east, in radians. */
export const angle = (heading: Heading): number => (quarters(heading) * Math.PI) / 2;

/** The two cells a domino covers, the first-named half first. */
export function cells(at: Lying): [[number, number], [number, number]] {
  const [dx, dy] = step(at.heading);
  return [
    [at.x, at.y],
    [at.x + dx, at.y + dy],
  ];
}

/** The middle of a domino; a cell's own middle is half a cell from its corner. */
export function centre(at: Lying): [number, number] {
  const [dx, dy] = step(at.heading);
  return [at.x + 0.5 + dx / 2, at.y + 0.5 + dy / 2];
}

/** Where a domino really lies: the hand has moved and turned it a little. */
export function real(place: Place): { x: number; y: number; turn: number } {
  const [x, y] = centre(place);
  const [dx, dy, turn] = place.shift;
  return { x: x + dx / SNAP, y: y + dy / SNAP, turn: angle(place.heading) + turn / SNAP };
}

export const sharesCell = (one: Lying, other: Lying): boolean =>
  one.z === other.z && cells(one).some(([x, y]) => cells(other).some(([u, v]) => x === u && y === v));

/** Of several places, the one whose middle is nearest to a point of the plan. */
export function nearest<S extends Lying>(spots: S[], x: number, y: number): S | null {
  const distance = (spot: S): number => Math.hypot(centre(spot)[0] - x, centre(spot)[1] - y);
  return spots.reduce<S | null>((best, spot) => (!best || distance(spot) < distance(best) - 1e-9 ? spot : best), null);
}

/** Whether sides of their halves touch on the plan; `equal`: those of equal halves. */
const meets = (one: Lying, other: Lying, equal = false): boolean =>
  cells(one).some(([x, y], i) =>
    cells(other).some(
      ([u, v], j) => Math.abs(x - u) + Math.abs(y - v) === 1 && (!equal || one.tile[i] === other.tile[j]),
    ),
  );

/** Whether equal halves of two dominoes of a level touch. */
export const joins = (one: Lying, other: Lying): boolean => one.z === other.z && meets(one, other, true);

/** What holds a domino: the ones it would lie on, hang from, or else touch on its level. */
export function neighbours<L extends Lying>(tower: L[], at: Lying): { below: L[]; above: L[]; beside: L[] } {
  const touching = (level: number): L[] =>
    tower.filter((other) => other.z === level && sharesCell({ ...other, z: at.z }, at));
  const beside = tower.filter((other) => other.z === at.z && meets(other, at));
  return { below: touching(at.z - 1), above: touching(at.z + 1), beside };
}

/** Every level that has a domino or a place for one, the highest first. */
export function levels(tower: Place[], spots: Spot[]): Level[] {
  const heights = new Set([...tower, ...spots].map((at) => at.z));
  return [...heights]
    .sort((a, b) => b - a)
    .map((z) => ({ z, dominoes: tower.filter((place) => place.z === z), spots: spots.filter((spot) => spot.z === z) }));
}

/** The cells that dominoes and places cover; one domino in the middle where there are none. */
export function bounds(all: Lying[]): Bounds {
  const covered = all.length
    ? all.flatMap(cells)
    : [
        [0, 0],
        [1, 0],
      ];
  const [xs, ys] = [covered.map((cell) => cell[0]!), covered.map((cell) => cell[1]!)];
  return {
    west: Math.min(...xs),
    east: Math.max(...xs) + 1,
    south: Math.min(...ys),
    north: Math.max(...ys) + 1,
    top: Math.max(0, ...all.map((at) => at.z)) + 1,
  };
}
