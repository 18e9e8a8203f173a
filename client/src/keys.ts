// The keys of this device's tables. A key is 192 random bits; the server stores only its hash.
// It is never part of an address.
import { isHere } from './local/codes';
import { stored } from './prefs';
import type { Info, Phase } from './protocol';

export interface MyTable {
  table: string;
  token: string;
  game: string;
  names: string[];
  phase: Phase;
  when: number;
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
  put({ table, token, game: '', names: [], phase: 'waiting', when: Date.now() });
  return token;
}

export function rememberTable(info: Info, token = tokenFor(info.table)): void {
  const names = info.seats.map((seat) => seat.name);
  put({ table: info.table, token, game: info.game, names, phase: info.phase, when: Date.now() });
}

export function forgetTable(table: string): void {
  myTables.value = myTables.value.filter((one) => one.table !== table);
  if (isHere(table)) void import('./local/line').then(({ forget }) => forget(table)).catch(() => {});
}

function put(one: MyTable): void {
  myTables.value = [one, ...myTables.value.filter((other) => other.table !== one.table)].slice(0, MOST);
}
