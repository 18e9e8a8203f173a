// The games that this device keeps, in IndexedDB; where the browser allows none, as long as the page is open.
import type { Outcome } from '../engine/engine';
import type { SeatInfo, Value } from '../protocol';

/** Everything there is to know about a table: enough to go on with it after a reload. */
export interface Kept {
  code: string;
  token: string;
  game: string;
  options: Record<string, Value>;
  seats: SeatInfo[];
  rounds: number | null;
  target: number | null;
  turn_time: number | null;
  aids: boolean;
  /** Whether moves can be taken back; tables from before do not say. */
  undo?: boolean;
  /** Grows with everything that happens. */
  seq: number;
  /** When something happened last, in milliseconds since 1970. */
  when: number;
  /** The record of the round on the table. */
  running: string;
  /** How the finished rounds of this match ended, and their records. */
  results: Outcome[];
  records: string[];
  /** The seat whose person gave this match up. */
  resigned?: number | null;
}

export interface Shelf {
  get(code: string): Promise<Kept | null>;
  /** Keep a table; false if it is further than `after` already: another page plays on. */
  put(kept: Kept, after: number): Promise<boolean>;
  remove(code: string): Promise<void>;
  codes(): Promise<{ code: string; when: number }[]>;
}

const NAME = 'boneyard';
const STORE = 'games';
const MOST = 60; // older games are dropped

/** The device's shelf. */
export async function openShelf(): Promise<Shelf> {
  try {
    return deviceShelf(await database());
  } catch {
    return memoryShelf(); // private windows may refuse; the page works anyway
  }
}

export function memoryShelf(games: Map<string, Kept> = new Map()): Shelf {
  return {
    get: async (code) => structuredClone(games.get(code) ?? null),
    put: async (kept, after) => {
      if ((games.get(kept.code)?.seq ?? after) > after) return false;
      games.set(kept.code, structuredClone(kept));
      return true;
    },
    remove: async (code) => void games.delete(code),
    codes: async () => [...games.values()].map(({ code, when }) => ({ code, when })),
  };
}

function database(): Promise<IDBDatabase> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'code' });
  return answerOf(opening);
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error('the device keeps nothing'));
  });
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((done, failed) => {
    transaction.oncomplete = () => done();
    transaction.onabort = () => failed(transaction.error ?? new Error('the device keeps nothing more'));
  });
}

function deviceShelf(db: IDBDatabase): Shelf {
  const games = (mode: IDBTransactionMode): IDBObjectStore => db.transaction(STORE, mode).objectStore(STORE);
  return {
    get: async (code) => (await answerOf<Kept | undefined>(games('readonly').get(code))) ?? null,
    put: async (kept, after) => {
      const transaction = db.transaction(STORE, 'readwrite'); // one, so that nothing comes between
      const done = completed(transaction);
      const store = transaction.objectStore(STORE);
      const there = await answerOf<Kept | undefined>(store.get(kept.code));
      const behind = there !== undefined && there.seq > after;
      if (!behind) store.put(kept);
      await done; // a full device says so only at the end
      return !behind;
    },
    remove: async (code) => void (await answerOf(games('readwrite').delete(code))),
    codes: async () => (await answerOf<Kept[]>(games('readonly').getAll())).map(({ code, when }) => ({ code, when })),
  };
}

/** Drop the games that were left longest ago, so that a device never fills up. */
export async function tidy(shelf: Shelf, most = MOST): Promise<void> {
  const games = (await shelf.codes()).sort((a, b) => b.when - a.when);
  for (const { code } of games.slice(most)) await shelf.remove(code);
}
