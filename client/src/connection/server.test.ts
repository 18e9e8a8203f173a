import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let page: typeof import('./server');
const answers = vi.fn<(address: URL) => Promise<Response>>();

beforeEach(async () => {
  vi.resetModules();
  answers.mockReset();
  vi.stubGlobal('fetch', answers);
  page = await import('./server');
});
afterEach(() => vi.unstubAllGlobals());

const here = (tables: boolean): Response => new Response(JSON.stringify({ tables, lan: false, addresses: [] }));

test('a server that hosts tables is there', async () => {
  answers.mockResolvedValue(here(true));
  expect(page.server.value).toBe('unknown');
  expect(await page.lookForServer()).toBe(true);
  expect(page.server.value).toBe('there');
  expect(String(answers.mock.calls[0]![0])).toMatch(/\/data\/here\.json$/);
});

test('a static site has none, and is not asked again', async () => {
  answers.mockResolvedValue(here(false));
  expect(await page.lookForServer()).toBe(false);
  expect(await page.lookForServer()).toBe(false);
  expect(page.server.value).toBe('none');
  expect(answers).toHaveBeenCalledTimes(1);
});

test('what does not know the page has no tables either', async () => {
  answers.mockResolvedValue(new Response('not here', { status: 404 }));
  await page.lookForServer();
  expect(page.server.value).toBe('none');
});

test.each([
  ['it cannot be reached', () => Promise.reject(new TypeError('offline'))],
  ['it is overloaded', () => Promise.resolve(new Response('', { status: 503 }))],
  ['something else answers', () => Promise.resolve(new Response('<html>'))],
])('a server is away if %s, and asked again', async (_why, answer) => {
  answers.mockImplementation(answer);
  expect(await page.lookForServer()).toBe(false);
  expect(page.server.value).toBe('away');
  answers.mockResolvedValue(here(true));
  expect(await page.lookForServer()).toBe(true);
});

test('who asks at the same time shares one answer', async () => {
  answers.mockResolvedValue(here(true));
  expect(await Promise.all([page.lookForServer(), page.lookForServer()])).toEqual([true, true]);
  expect(answers).toHaveBeenCalledTimes(1);
});
