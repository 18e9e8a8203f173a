// The tower in words: for screen readers, labels and the log.
import { about } from '../../../words/people';
import { listed, t, told } from '../../../words/words';
import type { Played, Player } from '../../board';
import type { Place, Ruin, StackView } from '../../views';
import type { Group } from './choice';
import { type Heading, joins, type Lying, neighbours, quarters, type Spot, spotOf } from './places';

export const tileName = (tile: string): string => t('domino-name', { one: tile[0] ?? '', two: tile[1] ?? '' });

const names = (places: Lying[]): string => listed(places.map((place) => tileName(place.tile)));

export const levelName = (z: number): string => (z === 0 ? t('tower-floor') : t('tower-level', { level: z }));

/** Where a domino lies or would lie: its level, what holds it, which way it points, seen from a side of the table. */
export function whereabouts(at: Lying, tower: Place[], quarter = 0): string {
  const others = tower.filter((place) => place.tile !== at.tile);
  const { below, above, beside } = neighbours(others, at);
  const held = [
    below.length ? t('tower-on', { tiles: names(below) }) : '',
    above.length ? t('tower-under', { tiles: names(above) }) : '',
    !below.length && !above.length && beside.length ? t('tower-beside', { tiles: names(beside) }) : '',
  ];
  return [levelName(at.z), ...held.filter(Boolean), pointing(at, quarter)].join(', ');
}

const WAYS = ['right', 'away', 'left', 'near'];

/** Which way, as somebody at that side of the table would say it. */
export const wayOf = (heading: Heading, quarter = 0): string => WAYS[(quarters(heading) + 4 - quarter) % 4]!;

function pointing({ tile, heading }: Lying, quarter = 0): string {
  const way = wayOf(heading, quarter);
  if (tile[0] !== tile[1]) return t(`tower-points-${way}`, { number: tile[1]! });
  return t(way === 'left' || way === 'right' ? 'tower-lies-across' : 'tower-lies-along');
}

/** A domino and what holds it, such as "6-4 on 6-2". */
export function moveName(spot: Spot, tower: Lying[]): string {
  const others = tower.filter(({ tile }) => tile !== spot.tile);
  const { below, above, beside } = neighbours(others, spot);
  const held = [
    below.length ? t('tower-on', { tiles: names(below) }) : '',
    above.length ? t('tower-under', { tiles: names(above) }) : '',
  ].filter(Boolean);
  const equal = beside.filter((other) => joins(spot, other));
  const joined = equal.length ? t('tower-beside', { tiles: names(equal) }) : levelName(spot.z);
  return `${tileName(spot.tile)} ${held.length ? held.join(', ') : joined}`;
}

/** What stood after these moves of a round: everything since a construction was begun. */
export function built(moves: string[]): Lying[] {
  const spots = moves.flatMap((move) => spotOf(move) ?? []);
  return spots.slice(
    Math.max(
      0,
      spots.findLastIndex(({ move }) => STARTS.test(move)),
    ),
  );
}

/** A domino, and where it lies or would lie. */
export const spotLabel = (at: Lying, tower: Place[], quarter = 0): string =>
  told(tileName(at.tile), whereabouts(at, tower, quarter));

/** A place, and what it risks. */
export const offerLabel = (spot: Spot, tower: Place[], quarter = 0): string =>
  [spotLabel(spot, tower, quarter), spot.risk ? t(`tower-risk-${spot.risk}`) : ''].filter(Boolean).join('. ');

/** The domino whose places are shown, such as "on 6-4". */
export const groupName = ({ host, side }: Group): string => t(`tower-${side ?? 'at'}`, { tiles: tileName(host.tile) });

/** The whole construction in one sentence. */
export function summary(tower: Place[]): string {
  if (!tower.length) return t('tower-empty');
  return t('tower-summary', { count: tower.length, levels: Math.max(...tower.map((place) => place.z)) + 1 });
}

/** What fell, and who picks up how many: "5 dominoes fell; you take 7." */
export function fallen(ruin: Ruin, players: Player[]): string {
  const by = ruin.tower.find((place) => place.tile === ruin.last)?.by;
  const who = players.find((player) => player.seat === by);
  return who
    ? t('tower-fell-takes', { ...about(who), count: ruin.fell.length, taken: ruin.tower.length })
    : t('tower-down', { count: ruin.fell.length });
}

const STARTS = /@0,0,0\//; // only the first domino of a construction can lie there

/** The moves after which it fell: a construction that starts again has fallen, and so has one that is gone. */
function falls(played: Played[], view: StackView): number[] {
  const layings = played.flatMap(({ move }, n) => (spotOf(move) ? [n] : []));
  return layings.filter((_, i) => {
    const next = layings[i + 1];
    return next === undefined ? !view.tower.length : STARTS.test(played[next]!.move);
  });
}

/** What a move brought about: the fall after it, if there was one. */
export function aftermath(played: Played[], at: number, view: StackView, players: Player[]): string | null {
  const all = falls(played, view);
  if (!all.includes(at)) return null;
  if (at === all.at(-1) && view.ruin) return fallen(view.ruin, players);
  const built = played.slice(0, at + 1).filter(({ move }) => spotOf(move));
  const taken = built.length - built.findLastIndex(({ move }) => STARTS.test(move));
  const who = players.find((player) => player.seat === played[at]!.seat);
  return who ? t('tower-takes', { ...about(who), taken }) : null;
}
