import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addressOf } from './addresses';
import { loadModule, NoEngine } from './load';

const EMPTY = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]); // the smallest module there is
const answers = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  answers.mockReset();
  vi.stubGlobal('fetch', answers);
});
afterEach(() => vi.unstubAllGlobals());

test('modules are beside the page', () => {
  expect(addressOf('magnetic-flat', 'https://example.org/games/index.html#/new')).toBe(
    'https://example.org/games/data/modules/magnetic-flat.wasm',
  );
});

test('a module is fetched once, even if two ask at the same time', async () => {
  answers.mockImplementation(async () => new Response(EMPTY));
  const [one, two] = await Promise.all([loadModule('/one'), loadModule('/one')]);
  expect(one).toBe(two);
  expect(one).toBeInstanceOf(WebAssembly.Module);
  expect(answers).toHaveBeenCalledTimes(1);
});

test('what could not be fetched is asked for again', async () => {
  answers.mockResolvedValueOnce(new Response('', { status: 404 }));
  await expect(loadModule('/two')).rejects.toThrow(NoEngine);
  answers.mockResolvedValueOnce(new Response(EMPTY));
  expect(await loadModule('/two')).toBeInstanceOf(WebAssembly.Module);
});
