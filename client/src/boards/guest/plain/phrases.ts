// How the plain board calls things: in the game's words where it has some, else as its rules write them.

import { halves } from '../../../parts/Domino';
import type { View } from '../../../protocol';
import { knows, readable, t } from '../../../words/words';
import type { Player } from '../../board';

/** Moves that every table has buttons for. */
export const COMMON = ['draw', 'pass', 'stop'];
const TILE = /^[0-9a-c]{2}(?![a-z])/; // but not the beginning of a word

/** The heading of a part of the view; an empty one hides it. */
export function heading(game: string, key: string): string {
  const id = [`${game}-view-${key}`, `view-${key}`].find((one) => knows(one));
  return id ? t(id) : readable(key);
}

export function tileName(tile: string): string {
  const pair = halves(tile);
  return pair ? t('domino-name', { one: pair[0], two: pair[1] }) : tile;
}

/** A move's tile and what follows it: "64L" is 64 and L; a move that plays none has only the rest. */
export function split(move: string): { tile: string | null; place: string } {
  const tile = TILE.exec(move)?.[0] ?? null;
  return { tile, place: move.slice(tile?.length ?? 0) };
}

/** The legal moves that play a tile. */
export function movesOf(view: View, legal: string[], tile: string): string[] {
  const places = 'places' in view ? (view.places as Record<string, string[]>)[tile] : undefined;
  if (Array.isArray(places)) return legal.filter((move) => places.includes(move));
  return legal.filter((move) => move.startsWith(tile) && !/^[a-z]/.test(move.slice(tile.length)));
}

/** Where a move puts its tile. */
export function placeName(game: string, place: string, players: Player[] = []): string {
  if (!place) return '';
  const seat = seatIn(place);
  const player = seat === null ? '' : (players[seat]?.name ?? t('seat', { seat: seat + 1 }));
  if (knows(`${game}-place`)) return t(`${game}-place`, { place: place.replace(/^\W+/, ''), player });
  if (place === 'L' || place === 'R') return t(place === 'L' ? 'plain-left' : 'plain-right');
  return place.replace(/^[@:>/-]/, '');
}

/** The seat that a place names: by its number, or by a letter from A to H. */
function seatIn(place: string): number | null {
  const number = /\d+/.exec(place)?.[0];
  if (number) return Number(number);
  return /^\W*[A-H]$/.test(place) ? 'ABCDEFGH'.indexOf(place.at(-1)!) : null;
}

/** A move in words, after the name of who made it; null: as all games say it. */
export function said(move: string, view: View): string | null {
  const { tile, place } = split(move);
  if (!tile) return null;
  return [tileName(tile), placeName(view.game, place)].filter(Boolean).join(', ');
}

/** What a button for a move that plays no tile says. */
export function deed(move: string): string {
  const [word = '', tile = ''] = move.split(/[!:]/);
  return knows(`do-${word}`) ? t(`do-${word}`, { tile: tileName(tile) }) : readable(move);
}
