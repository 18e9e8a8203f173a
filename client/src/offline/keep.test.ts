import { beforeEach, expect, test } from 'vitest';
import { forget, keep, kept, mayBeKept, type Version, type World } from './keep';

/** Caches as a browser has them, in a map. */
class FakeCaches {
  readonly all = new Map<string, Map<string, string>>();
  open = async (name: string): Promise<Cache> => {
    const files = this.all.get(name) ?? new Map<string, string>();
    this.all.set(name, files);
    return {
      match: async (address: string) => (files.has(address) ? new Response(files.get(address)) : undefined),
      put: async (address: string, answer: Response) => void files.set(address, await answer.text()),
    } as unknown as Cache;
  };
  keys = async (): Promise<string[]> => [...this.all.keys()];
  delete = async (name: string): Promise<boolean> => this.all.delete(name);
}

const SCOPE = 'https://school.example/games/';
let online: Record<string, string>;
let fetched: string[];
let caches: FakeCaches;
let world: World;

const versionOf = async (version: string, files: Record<string, string>): Promise<Version> => {
  const hashes: Record<string, string> = {};
  for (const [path, text] of Object.entries(files)) {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    hashes[path] = [...new Uint8Array(digest).slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  }
  return { version, files: hashes };
};
const textOf = async (answer: Promise<Response | undefined>): Promise<string | undefined> => (await answer)?.text();

beforeEach(() => {
  online = { './': 'page', 'assets/a-1.js': 'one', 'data/games.json': '[]' };
  fetched = [];
  caches = new FakeCaches();
  world = {
    scope: SCOPE,
    caches: caches as unknown as CacheStorage,
    fetch: async (address) => {
      const path = address.slice(SCOPE.length) || './';
      fetched.push(path);
      return path in online ? new Response(online[path]) : new Response('', { status: 404 });
    },
  };
});

test('everything of a version is kept, and answered whatever stands behind the path', async () => {
  const first = await versionOf('1', online);
  await keep(world, first);
  online = {};
  expect(await textOf(kept(world, first, SCOPE))).toBe('page');
  expect(await textOf(kept(world, first, `${SCOPE}?from=home#/t/X`))).toBe('page');
  expect(await textOf(kept(world, first, `${SCOPE}data/games.json`))).toBe('[]');
  expect(await kept(world, first, `${SCOPE}data/here.json`)).toBeUndefined();
});

test('a new version fetches only what changed', async () => {
  const first = await versionOf('1', online);
  await keep(world, first);
  fetched = [];
  online = { ...online, './': 'new page', 'assets/b-2.js': 'two' };
  const second = await versionOf('2', online);
  await keep(world, second);
  expect(fetched.sort()).toEqual(['./', 'assets/b-2.js']);
  expect(await textOf(kept(world, first, SCOPE))).toBe('page');
  expect(await textOf(kept(world, second, SCOPE))).toBe('new page');
});

test('a file that is missing or of another version stops it, and the next try goes on', async () => {
  const first = await versionOf('1', online);
  const whole = online;
  online = { ...whole, 'data/games.json': '["half uploaded"]' };
  await expect(keep(world, first)).rejects.toThrow('data/games.json');
  online = { './': 'page', 'assets/a-1.js': 'one' };
  await expect(keep(world, first)).rejects.toThrow('data/games.json');
  online = whole;
  fetched = [];
  await keep(world, first);
  expect(fetched).toEqual(['data/games.json']);
});

test('an open page of the version before still finds its own files, and only those with a hash', async () => {
  const first = await versionOf('1', { ...online, 'data/old.json': 'old' });
  online['data/old.json'] = 'old';
  await keep(world, first);
  online = { './': 'page', 'assets/a-2.js': 'two' };
  const second = await versionOf('2', online);
  await keep(world, second);
  await forget(world, second);
  expect(await textOf(kept(world, second, `${SCOPE}assets/a-1.js`))).toBe('one');
  expect(await kept(world, second, `${SCOPE}data/old.json`)).toBeUndefined();
  const third = await versionOf('3', online);
  await keep(world, third);
  await forget(world, third);
  expect(await kept(world, third, `${SCOPE}assets/a-1.js`)).toBeUndefined();
  expect(await textOf(kept(world, third, `${SCOPE}assets/a-2.js`))).toBe('two');
});

test('two sites of one origin leave each other alone, and tables are never kept', async () => {
  const first = await versionOf('1', online);
  await keep(world, first);
  const other = { ...world, scope: 'https://school.example/other/' };
  await forget(other, first);
  expect(await textOf(kept(world, first, SCOPE))).toBe('page');
  expect(mayBeKept(world, `${SCOPE}data/games.json`)).toBe(true);
  expect(mayBeKept(world, `${SCOPE}api/tables`)).toBe(false);
  expect(mayBeKept(world, 'https://school.example/other/')).toBe(false);
});
