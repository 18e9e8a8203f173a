import { afterEach, expect, test, vi } from 'vitest';
import { type Kept, memoryShelf, openShelf, type Shelf, tidy } from './shelf';

const kept = (code: string, seq: number, when = 0): Kept => ({ code, seq, when, running: `at ${seq}` }) as Kept;

/** As much of IndexedDB as is used: one store, requests that are answered later. */
class FakeStore {
  readonly games = new Map<string, Kept>();
  full = false;
  private answer<T>(result: T) {
    const request = { result, error: null, onsuccess: () => {}, onerror: () => {} };
    queueMicrotask(() => request.onsuccess());
    return request;
  }
  get = (code: string) => this.answer(structuredClone(this.games.get(code)));
  put = (game: Kept) => this.answer(this.games.set(game.code, structuredClone(game)));
  delete = (code: string) => this.answer(this.games.delete(code));
  getAll = () => this.answer([...this.games.values()]);
}

function fakeDevice(): FakeStore {
  const store = new FakeStore();
  const result = {
    createObjectStore: vi.fn(),
    transaction: () => {
      const transaction = { objectStore: () => store, error: null, oncomplete: () => {}, onabort: () => {} };
      setTimeout(() => (store.full ? transaction.onabort() : transaction.oncomplete()), 0);
      return transaction;
    },
  };
  const open = () => {
    const request = { result, error: null, onsuccess: () => {}, onerror: () => {}, onupgradeneeded: () => {} };
    queueMicrotask(() => {
      request.onupgradeneeded();
      request.onsuccess();
    });
    return request;
  };
  vi.stubGlobal('indexedDB', { open });
  return store;
}

afterEach(() => vi.unstubAllGlobals());

const shelves: [string, () => Promise<Shelf>][] = [
  ['in memory', async () => memoryShelf()],
  [
    'on the device',
    () => {
      fakeDevice();
      return openShelf();
    },
  ],
];

test.each(shelves)('%s: what was kept is found, and what was removed is not', async (_where, open) => {
  const shelf = await open();
  expect(await shelf.get('HEREA')).toBeNull();
  expect(await shelf.put(kept('HEREA', 1, 5), 0)).toBe(true);
  expect(await shelf.put(kept('HEREB', 1, 6), 0)).toBe(true);
  expect(await shelf.get('HEREA')).toEqual(kept('HEREA', 1, 5));
  expect(await shelf.codes()).toEqual([
    { code: 'HEREA', when: 5 },
    { code: 'HEREB', when: 6 },
  ]);
  await shelf.remove('HEREA');
  expect(await shelf.get('HEREA')).toBeNull();
});

test.each(shelves)('%s: who is behind keeps nothing', async (_where, open) => {
  const shelf = await open();
  await shelf.put(kept('HEREA', 1), 0);
  expect(await shelf.put(kept('HEREA', 2), 1)).toBe(true);
  expect(await shelf.put(kept('HEREA', 2), 1)).toBe(false);
  expect(await shelf.put(kept('HEREA', 9), 0)).toBe(false);
  expect((await shelf.get('HEREA'))!.running).toBe('at 2');
});

test('a device that is full says so', async () => {
  const store = fakeDevice();
  const shelf = await openShelf();
  store.full = true;
  await expect(shelf.put(kept('HEREA', 1), 0)).rejects.toThrow('keeps nothing more');
});

test('where a browser keeps nothing, games last as long as the page', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new Error('refused');
    },
  });
  const shelf = await openShelf();
  expect(await shelf.put(kept('HEREA', 1), 0)).toBe(true);
  expect(await shelf.get('HEREA')).not.toBeNull();
});

test('the games that were left longest ago are dropped', async () => {
  const shelf = memoryShelf();
  for (const n of [3, 1, 4, 2]) await shelf.put(kept(`HERE${n}`, 1, n), 0);
  await tidy(shelf, 2);
  expect((await shelf.codes()).map(({ code }) => code).sort()).toEqual(['HERE3', 'HERE4']);
});
