// The keys of this device's tables. A key is 192 random bits; the server stores only its hash.
// It is never part of an address.
import { isHere } from '../local/codes';
import type { Info, Phase, SeatInfo } from '../protocol';
import { stored } from './prefs';

export interface MyTable {
  table: string;
  token: string;
  game: string;
  phase: Phase;
  /** When something happened there last, as far as this device knows. */
  when: number;
  /** Who sits there, which seats are this device's, and whose turn it is; unknown of tables from before. */
  seats?: SeatInfo[];
  yours?: number[];
  turn?: number[];
  seq?: number;
  /** Whether somebody at this device plays there, or made the table. */
  mine?: boolean;
}

const MOST = 40;
export const myTables = stored<MyTable[]>('tables', []);

export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** The key for a table, made on the first visit. */
export function tokenFor(table: string): string {
  const known = myTables.value.find((one) => one.table === table);
  if (known) return known.token;
  const token = newToken();
  put({ table, token, game: '', phase: 'waiting', when: Date.now() });
  return token;
}

/** What this device saw of a table; what happened while nobody looked happened now. */
export function rememberTable(
  { table, game, phase, seats }: Info,
  seen: Partial<Pick<MyTable, 'token' | 'yours' | 'turn' | 'seq' | 'mine' | 'when'>> = {},
): void {
  const token = seen.token ?? tokenFor(table);
  const known = myTables.value.find((one) => one.table === table);
  const when = known && (seen.seq === undefined || known.seq === seen.seq) ? known.when : Date.now();
  const mine = (known?.mine ?? false) || (seen.mine ?? false);
  put({ ...known, turn: [], when, ...seen, table, token, game, phase, seats, mine });
}

/** The seats of this device at a table, as far as it knows. */
export const seatsAt = (table: string): number[] => myTables.value.find((one) => one.table === table)?.yours ?? [];

export function forgetTable(table: string): void {
  myTables.value = myTables.value.filter((one) => one.table !== table);
  if (isHere(table)) void import('../local/line').then(({ forget }) => forget(table)).catch(() => {});
}

function put(one: MyTable): void {
  myTables.value = [one, ...myTables.value.filter((other) => other.table !== one.table)].slice(0, MOST);
}
