// How a line of dominoes winds so that it always fits: one arm goes right and then down in rows,
// the other left and then up, from the domino they have in common. Doubles lie crosswise.

export interface Placed {
  /** The middle of the domino; a half is one unit wide. */
  x: number;
  y: number;
  /** Degrees that turn an upright domino, first half on top, to how it lies here. */
  turn: number;
}

export interface Snake {
  tiles: Placed[];
  /** Where the next domino would lie at the left and at the right end; doubles lie crosswise. */
  ends: [Placed, Placed];
  doubleEnds: [Placed, Placed];
  box: { left: number; top: number; right: number; bottom: number };
}

interface Walker {
  x: number; // the middle of the outer edge of the last domino
  y: number;
  heading: 1 | -1; // along x
}

const GAP = 0.06;

/** One arm from (x, y), first to `heading`, then in rows towards `down`. Rows end at `limit`. */
function* arm(start: Walker, down: 1 | -1, limit: number): Generator<Placed, never, boolean> {
  const at = { ...start };
  let double = yield { x: 0, y: 0, turn: 0 };
  for (;;) {
    const long = double ? 1 : 2;
    const end = at.x + at.heading * (long + GAP);
    if (Math.abs(end) <= limit) {
      const x = at.x + at.heading * (GAP + long / 2);
      at.x = end;
      double = yield { x, y: at.y, turn: double ? 0 : along(at.heading) };
      continue;
    }
    // turn the corner: one domino on end, then the first of the next row under its lower half
    const x = at.x + at.heading * (GAP + 0.5);
    const corner = { x, y: at.y + down * 0.5, turn: down > 0 ? 0 : 180 };
    yield corner;
    const y = at.y + down * (2 + GAP);
    const back = -at.heading as 1 | -1;
    at.y = y;
    at.heading = back;
    at.x = x + back * 1.5;
    double = yield { x: x + back * 0.5, y, turn: along(back) };
  }
}

const along = (heading: 1 | -1): number => (heading > 0 ? -90 : 90);

/** Lay the line out in rows of at most `2 * limit` units; `origin` is the domino in the middle. */
export function snake(line: number[][], origin: number, limit: number): Snake {
  const { tiles, ends } = laidOut(line, origin, limit, false);
  const { ends: doubleEnds } = laidOut(line, origin, limit, true);
  return { tiles, ends, doubleEnds, box: around([...tiles, ...ends, ...doubleEnds]) };
}

/** The line, and where the next domino would lie at either end. */
function laidOut(line: number[][], origin: number, limit: number, double: boolean): Pick<Snake, 'tiles' | 'ends'> {
  const doubles = line.map(([a, b]) => a === b);
  const middle: Placed = { x: 0, y: 0, turn: doubles[origin] ? 0 : -90 };
  const half = line.length === 0 ? 0 : doubles[origin] ? 0.5 : 1;
  const right = arm({ x: half, y: 0, heading: 1 }, 1, limit);
  const left = arm({ x: -half, y: 0, heading: -1 }, -1, limit);
  right.next(false);
  left.next(false);
  const tiles: Placed[] = new Array<Placed>(line.length);
  if (line.length) tiles[origin] = middle;
  for (let i = origin + 1; i < line.length; i += 1) tiles[i] = right.next(doubles[i]!).value;
  for (let i = origin - 1; i >= 0; i -= 1) tiles[i] = flip(left.next(doubles[i]!).value, doubles[i]!);
  const first: Placed = { x: 0, y: 0, turn: double ? 0 : -90 };
  const ends: [Placed, Placed] = line.length
    ? [flip(left.next(double).value, double), right.next(double).value]
    : [first, first];
  return { tiles, ends };
}

/** On the left arm the line runs the other way. */
const flip = (placed: Placed, double: boolean): Placed =>
  double && placed.turn === 0 ? placed : { ...placed, turn: placed.turn + 180 };

function around(tiles: Placed[]): Snake['box'] {
  const box = { left: -1, top: -1, right: 1, bottom: 1 };
  for (const { x, y, turn } of tiles) {
    const flat = turn % 180 !== 0;
    const [w, h] = flat ? [1, 0.5] : [0.5, 1];
    box.left = Math.min(box.left, x - w);
    box.right = Math.max(box.right, x + w);
    box.top = Math.min(box.top, y - h);
    box.bottom = Math.max(box.bottom, y + h);
  }
  return box;
}

/** A line in a room: how long its rows are, and how many pixels a unit is. */
export interface Fitted {
  snake: Snake;
  limit: number;
  scale: number;
}

const LARGEST = 3.75; // heights of the text a half: as large as those in the hand

/** The most pixels a half may have in a room of this height: where all look at one large screen, it fills that. */
export const largestHalf = (height: number, text: number): number =>
  Math.min(Math.max(LARGEST * text, height / 10), height / 6);

/** The lengths that a row can have, in units to either side; the longest first. */
const LIMITS = Array.from({ length: 27 }, (_, i) => 16 - i / 2);

/** How much smaller dominoes may be so that none has to move: a line that winds anew is hard to follow. */
const STAYS = 0.75;

/**
 * The rows that let the dominoes be largest in a room of this size; `largest` is the most pixels a unit may be.
 * If the rows were `kept` long so far, each domino stays where it lies, and a new one comes where its place was
 * shown, while that is nearly as good.
 */
export function fitInto(
  line: number[][],
  origin: number,
  width: number,
  height: number,
  largest: number,
  kept?: number,
): Fitted {
  const fitted = (limit: number): Fitted => {
    const laid = snake(line, origin, limit);
    const { left, right, top, bottom } = laid.box;
    const scale = Math.min(largest, width / (right - left + 0.6), height / (bottom - top + 0.6));
    return { snake: laid, limit, scale };
  };
  const all = LIMITS.map(fitted);
  const best = all.reduce(larger);
  if (kept === undefined) return best;
  const before = fitted(kept);
  const still = all.filter(({ snake }) => sameTiles(snake, before.snake)).reduce(larger, before);
  return still.scale < best.scale * STAYS ? best : still;
}

const larger = (one: Fitted, other: Fitted): Fitted => (other.scale > one.scale * 1.02 ? other : one);

const sameTiles = (one: Snake, other: Snake): boolean =>
  one.tiles.every(({ x, y, turn }, i) => {
    const there = other.tiles[i]!;
    return x === there.x && y === there.y && turn === there.turn;
  });
