// The places of the picked domino, by what it turns about: one half lies in its cell, the other may point
// several ways. One way of each is shown at a time, so that places do not lie on top of each other.
import type { Place } from '../../views';
import { cells, type Lying, quarters, type Risk, type Spot, sharesCell } from './places';

export interface Pivot {
  key: string;
  /** The ways it can lie there, counter-clockwise. */
  ways: Spot[];
}

const RANK: Record<Risk, number> = { safe: 0, risky: 1, falls: 2 };
export const rank = (spot: Spot): number => (spot.risk ? RANK[spot.risk] : 0);

type Cell = readonly [number, number];
const named = (x: number, y: number, z: number): string => `${x},${y},${z}`;
const SIDES: Cell[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** The number that lies in each cell. */
function numbers(tower: Place[]): Map<string, string> {
  return new Map(
    tower.flatMap((place) => cells(place).map(([x, y], half) => [named(x, y, place.z), place.tile[half]!] as const)),
  );
}

/** The cell of the half that holds the domino: over or under another half, or else beside an equal one. */
function heldCell(known: Map<string, string>, spot: Spot): Cell {
  const own = cells(spot);
  const stacked = own.find(([x, y]) => [-1, 1].some((up) => known.has(named(x, y, spot.z + up))));
  const joined = own.find(([x, y], half) =>
    SIDES.some(([dx, dy]) => known.get(named(x + dx, y + dy, spot.z)) === spot.tile[half]),
  );
  return stacked ?? joined ?? own[0];
}

/** Which way its other half points from there, in quarter turns. */
function pointing(spot: Spot, [x, y]: Cell): number {
  const first = spot.x === x && spot.y === y;
  return (quarters(spot.heading) + (first ? 0 : 2)) % 4;
}

export function pivotsOf(tower: Place[], spots: Spot[]): Pivot[] {
  const known = numbers(tower);
  const found = new Map<string, { spot: Spot; turn: number }[]>();
  for (const spot of spots) {
    const cell = heldCell(known, spot);
    const key = named(...cell, spot.z);
    found.set(key, [...(found.get(key) ?? []), { spot, turn: pointing(spot, cell) }]);
  }
  return [...found].map(([key, ways]) => ({
    key,
    ways: ways.sort((one, other) => one.turn - other.turn).map(({ spot }) => spot),
  }));
}

/** Whether there is a choice of ways. */
export const turns = (pivot: Pivot | undefined): boolean => pivot !== undefined && pivot.ways.length > 1;

/** The way of a move; places are made anew with every view, so moves are what tells them apart. */
export const wayOf = (ways: Spot[], move: string | null | undefined): Spot | undefined =>
  ways.find((way) => way.move === move);

/** The next way to lie there, in a circle. */
export function turned({ ways }: Pivot, { move }: Spot): Spot {
  const now = ways.findIndex((way) => way.move === move);
  return ways[(now + 1) % ways.length]!;
}

/** The way of each that is shown at first: a steady one that leaves room for the others. */
export function fronts(pivots: Pivot[]): Map<string, Spot> {
  const shown: Lying[] = [];
  const covers = (spot: Spot): number => shown.filter((other) => sharesCell(spot, other)).length;
  const better = (one: Spot, other: Spot): Spot =>
    (rank(other) - rank(one) || covers(other) - covers(one)) < 0 ? other : one;
  const fewestFirst = [...pivots].sort((one, other) => one.ways.length - other.ways.length);
  return new Map(
    fewestFirst.map(({ key, ways }) => {
      const front = ways.reduce(better);
      shown.push(front);
      return [key, front];
    }),
  );
}
