// The tower in words: for screen readers, labels and the log.
import { about } from '../../../people';
import { listed, t, told } from '../../../words';
import type { Player } from '../../board';
import type { Place, Ruin } from '../../views';
import { type Lying, neighbours, type Spot } from './places';

export const tileName = (tile: string): string => t('domino-name', { one: tile[0] ?? '', two: tile[1] ?? '' });

const names = (places: Place[]): string => listed(places.map((place) => tileName(place.tile)));

export const levelName = (z: number): string => (z === 0 ? t('tower-floor') : t('tower-level', { level: z }));

/** Where a domino lies or would lie: its level, what holds it, which way it points. */
export function whereabouts(at: Lying, tower: Place[]): string {
  const others = tower.filter((place) => place.tile !== at.tile);
  const { below, above, beside } = neighbours(others, at);
  const held = [
    below.length ? t('tower-on', { tiles: names(below) }) : '',
    above.length ? t('tower-under', { tiles: names(above) }) : '',
    !below.length && !above.length && beside.length ? t('tower-beside', { tiles: names(beside) }) : '',
  ];
  return [levelName(at.z), ...held.filter(Boolean), pointing(at)].join(', ');
}

function pointing({ tile, heading }: Lying): string {
  if (tile[0] !== tile[1]) return t('tower-points', { number: tile[1]!, heading: t(`heading-${heading}`) });
  return t(heading === 'e' || heading === 'w' ? 'tower-lies-ew' : 'tower-lies-ns');
}

/** A move for the log, without its neighbours, which may have changed since. */
export const moveName = (spot: Spot): string => [tileName(spot.tile), levelName(spot.z), pointing(spot)].join(', ');

/** A domino, and where it lies or would lie. */
export const spotLabel = (at: Lying, tower: Place[]): string => told(tileName(at.tile), whereabouts(at, tower));

/** The whole construction in one sentence. */
export function summary(tower: Place[]): string {
  if (!tower.length) return t('tower-empty');
  return t('tower-summary', { count: tower.length, levels: Math.max(...tower.map((place) => place.z)) + 1 });
}

/** What fell, and who picks it up. */
export function fallen(ruin: Ruin, players: Player[]): string {
  const by = ruin.tower.find((place) => place.tile === ruin.last)?.by;
  const who = players.find((player) => player.seat === by);
  return [t('tower-down', { count: ruin.fell.length }), who ? t('tower-takes', about(who)) : ''].join(' ');
}
