import { afterEach, expect, test, vi } from 'vitest';
import { analysis, catalogue, learnGames } from './api';

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

/** An answer that comes in these pieces. */
const inPieces = (...pieces: string[]): Response =>
  new Response(
    new ReadableStream({
      start(stream) {
        for (const piece of pieces) stream.enqueue(new TextEncoder().encode(piece));
        stream.close();
      },
    }),
  );

async function looked(answer: Response, table = ''): Promise<{ found: unknown; shares: number[]; asked: URL }> {
  const shares: number[] = [];
  let asked: URL | undefined;
  vi.stubGlobal('fetch', async (address: URL) => {
    asked = address;
    return answer;
  });
  const found = await analysis('a record', table, (share) => shares.push(share)).catch((problem: unknown) => problem);
  return { found, shares, asked: asked! };
}

test('an analysis tells how far it is, however its lines are cut into pieces', async () => {
  const { found, shares } = await looked(
    inPieces('{"share":0.25}\n{"sha', 're":0.5}\n', '{"game":"classic"', ',"moves":[]}\n'),
  );
  expect(shares).toEqual([0.25, 0.5]);
  expect(found).toEqual({ game: 'classic', moves: [] });
});

test('an analysis of a round names its table', async () => {
  expect((await looked(inPieces('{}\n'))).asked.search).toBe('');
  expect((await looked(inPieces('{}\n'), 'ABCD2345')).asked.search).toBe('?table=ABCD2345');
});

test('an analysis that fails says why', async () => {
  const refused = await looked(new Response('{"code":"not-over"}', { status: 400 }));
  expect(refused.found).toMatchObject({ code: 'not-over' });
  const failed = await looked(inPieces('{"share":0.25}\n', '{"code":"try-again"}\n'));
  expect(failed).toMatchObject({ found: { code: 'try-again' }, shares: [0.25] });
  for (const pieces of [['{"share":0.25}\n'], ['{"share":0.25}\n{"game"'], ['<html>']])
    expect((await looked(inPieces(...pieces))).found).toMatchObject({ code: 'offline' });
});
