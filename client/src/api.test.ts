import { afterEach, expect, test, vi } from 'vitest';
import { catalogue, learnGames } from './api';

afterEach(() => vi.unstubAllGlobals());

const answers = (body: string) => vi.stubGlobal('fetch', async () => new Response(body));

test('an answer that was cut off is no answer, and is asked for again', async () => {
  answers('{"games": [');
  await expect(learnGames()).rejects.toMatchObject({ code: 'offline' });
  expect(catalogue.value).toBeNull();
  answers('{"games": []}');
  await learnGames();
  expect(catalogue.value).toEqual({ games: [] });
});
