// What lies on the table of a game that is not known here, read from its view: any JSON becomes
// dominoes, texts and rows.

import { halves } from '../../../parts/Domino';
import type { View } from '../../../protocol';
import type { Player } from '../../board';

export type Half = number;
export type Value =
  | { kind: 'tiles'; tiles: [Half, Half][] }
  | { kind: 'text'; text: string }
  | { kind: 'answer'; yes: boolean }
  | { kind: 'empty' }
  | { kind: 'rows'; rows: Row[] };

export interface Row {
  /** What the row is about: a key of the view, a player's seat, or its number in a list. */
  about: { key: string } | { seat: number } | { number: number } | 'everyone';
  value: Value;
}

/** Shown elsewhere on the page: beside the names, above the board, in the hand, on the score sheet. */
const ELSEWHERE = [
  'game',
  'players',
  'options',
  'seat',
  'turn',
  'actors',
  'hand',
  'counts',
  'stock',
  'hands',
  'places',
];
const MOST = 12; // pips on a half
const DEEPEST = 4; // rows in rows; what is deeper is shown as it is written

/** Everything that the page does not show elsewhere, key by key. */
export function sections(view: View, players: Player[]): { key: string; value: Value }[] {
  return Object.entries(view)
    .filter(([key]) => !ELSEWHERE.includes(key) && !key.endsWith('_by'))
    .flatMap(([key, data]) => {
      const value = read(data, key, players.length, 0);
      return value ? [{ key, value }] : [];
    });
}

/** Whether it takes more than a few words: dominoes in a row, or rows with dominoes. */
export function isWide(value: Value): boolean {
  if (value.kind !== 'rows') return count(value) > 1;
  return value.rows.some(
    (row) => row.value.kind === 'tiles' || row.value.kind === 'rows' || row.value.kind === 'empty',
  );
}

/** How many dominoes are shown: when there are more than before, one was laid. */
export function count(value: Value): number {
  if (value.kind === 'tiles') return value.tiles.length;
  return value.kind === 'rows' ? value.rows.reduce((sum, row) => sum + count(row.value), 0) : 0;
}

function read(data: unknown, key: string, players: number, depth: number): Value | null {
  if (data === null || data === undefined || data === '') return null;
  if (typeof data === 'boolean') return { kind: 'answer', yes: data };
  if (typeof data !== 'object') return scalar(data);
  if (depth === DEEPEST) return { kind: 'text', text: JSON.stringify(data) };
  if (Array.isArray(data)) return list(data, key, players, depth);
  return object(data as Record<string, unknown>, players, depth);
}

function scalar(data: unknown): Value {
  const tile = typeof data === 'string' ? halves(data) : null;
  return tile ? { kind: 'tiles', tiles: [tile] } : { kind: 'text', text: String(data) };
}

function list(data: unknown[], key: string, players: number, depth: number): Value {
  if (!data.length) return { kind: 'empty' };
  const tiles = data.map(tileOf);
  if (tiles.every((tile) => tile !== null)) return { kind: 'tiles', tiles };
  const bySeat = isBySeat(data, key, players);
  if (!bySeat && data.every((one) => typeof one !== 'object')) return { kind: 'text', text: data.join(' · ') };
  const rows = data.map((one, n): Row => {
    return {
      about: aboutRow(one, n, bySeat, players),
      value: read(without(one, 'seat'), key, players, depth + 1) ?? { kind: 'empty' },
    };
  });
  return { kind: 'rows', rows };
}

/** Whether there is one for each player, and perhaps one more for all of them. */
function isBySeat(data: unknown[], key: string, players: number): boolean {
  if (data.length === players + 1) return data.every((one) => typeof one === 'object');
  return data.length === players && key !== 'ends';
}

function aboutRow(data: unknown, n: number, bySeat: boolean, players: number): Row['about'] {
  const seat = seatIn(data) ?? (bySeat ? n : null);
  if (seat === players) return 'everyone';
  return seat === null ? { number: n + 1 } : { seat };
}

function object(data: Record<string, unknown>, players: number, depth: number): Value {
  const rows = Object.entries(data).flatMap(([key, one]): Row[] => {
    const value = read(one, key, players, depth + 1);
    return value ? [{ about: { key }, value }] : [];
  });
  return rows.length ? { kind: 'rows', rows } : { kind: 'empty' };
}

/** A domino as text, or as its two numbers in the order in which they lie. */
function tileOf(data: unknown): [Half, Half] | null {
  if (typeof data === 'string') return halves(data);
  const pips = (half: unknown): boolean => Number.isInteger(half) && Number(half) >= 0 && Number(half) <= MOST;
  return Array.isArray(data) && data.length === 2 && data.every(pips) ? [data[0], data[1]] : null;
}

const seatIn = (data: unknown): number | null =>
  typeof data === 'object' && data !== null && 'seat' in data && Number.isInteger(data.seat)
    ? (data.seat as number)
    : null;

function without(data: unknown, key: string): unknown {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return data;
  return Object.fromEntries(Object.entries(data).filter(([name]) => name !== key));
}
