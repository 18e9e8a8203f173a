// Which places are shown at once: never more than a handful. At first the steadiest place at each of
// a few dominoes, and more where there is room for them; whoever points at a domino sees the places there.
import type { Place } from '../../views';
import { rank } from './pivots';
import { cells, centre, neighbours, type Spot } from './places';

export const HANDFUL = 6; // a double on the table has as many

export type Side = 'on' | 'under' | 'beside';

/** Places at one domino of the tower, at most a handful. */
export interface Group {
  key: string;
  /** The domino they are at. */
  host: Place;
  /** Where at it; null if on several sides. */
  side: Side | null;
  spots: Spot[];
}

interface Touch {
  host: Place;
  side: Side;
  spot: Spot;
}

/** Every place with each domino that would hold it. */
function touches(tower: Place[], spots: Spot[]): Touch[] {
  return spots.flatMap((spot) => {
    const { below, above, beside } = neighbours(tower, spot);
    const held = [
      ...below.map((host): Touch => ({ host, side: 'on', spot })),
      ...above.map((host): Touch => ({ host, side: 'under', spot })),
    ];
    return held.length ? held : beside.map((host): Touch => ({ host, side: 'beside', spot }));
  });
}

/** The places by the domino they are at, in the order of laying; where there are many, by side and by half. */
export function groupsOf(tower: Place[], spots: Spot[]): Group[] {
  const all = touches(tower, spots);
  return tower.flatMap((host) => {
    const here = all.filter((touch) => touch.host === host);
    return split(here, [(touch) => touch.side, half]).map((part, n): Group => {
      const sides = new Set(part.map((touch) => touch.side));
      return {
        key: `${host.tile} ${n}`,
        host,
        side: sides.size === 1 ? part[0]!.side : null,
        spots: part.map((touch) => touch.spot),
      };
    });
  });
}

/** Which half of the domino a place is nearer to. */
function half({ host, spot }: Touch): string {
  const [x, y] = centre(spot);
  const [one, other] = cells(host).map(([u, v]) => Math.hypot(u + 0.5 - x, v + 0.5 - y));
  return one! <= other! ? 'first' : 'second';
}

/** Parts of at most a handful: by the first difference that is given, then by the next. */
function split(here: Touch[], by: ((touch: Touch) => string)[]): Touch[][] {
  if (!here.length) return [];
  if (here.length <= HANDFUL) return [here];
  const [first, ...others] = by;
  if (!first) return [here.slice(0, HANDFUL), ...split(here.slice(HANDFUL), by)];
  return [...new Set(here.map(first))].flatMap((kind) =>
    split(
      here.filter((touch) => first(touch) === kind),
      others,
    ),
  );
}

const steadiest = (spots: Spot[]): Spot[] => [...spots].sort((one, other) => rank(one) - rank(other));

/** What is shown before anybody points: everything if it is little, else the steadiest places, at many dominoes. */
export function overview(groups: Group[], spots: Spot[]): Spot[] {
  if (spots.length <= HANDFUL) return spots;
  const newestFirst = [...new Set(groups.map(({ host }) => host))].reverse();
  const found = new Set<Spot>();
  for (const host of newestFirst) {
    const here = groups.filter((group) => group.host === host).flatMap((group) => group.spots);
    const best = steadiest(here).find((spot) => !found.has(spot));
    if (best) found.add(best);
  }
  return [...new Set([...steadiest([...found]), ...steadiest(spots)])].slice(0, HANDFUL);
}

/** Of the groups at a domino, the one with the place nearest to a point: east, up in levels, north. */
export function groupNear(groups: Group[], tile: string, [x, z, y]: [number, number, number]): Group | null {
  const far = (spot: Spot): number => {
    const [u, v] = centre(spot);
    return Math.hypot(u - x, v - y, spot.z - z);
  };
  const least = ({ spots }: Group): number => Math.min(...spots.map(far));
  const here = groups.filter(({ host }) => host.tile === tile);
  return here.reduce<Group | null>((best, group) => (!best || least(group) < least(best) ? group : best), null);
}

/** The next group, or the one before; past the last one, all at once again. */
export function stepped(groups: Group[], key: string | null, step: number): string | null {
  const now = groups.findIndex((group) => group.key === key);
  const next = (now + 1 + step + groups.length + 1) % (groups.length + 1);
  return groups[next - 1]?.key ?? null;
}
