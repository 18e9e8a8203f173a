// Every puzzle of every book, set up by the engine of the page: the same moment as in Python.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Machine } from '../engine/machine';
import type { Book } from '../protocol';
import { movesOf, posed } from './puzzle';

const GAMES = '../src/boneyard/games/';
const books = readdirSync(GAMES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('puzzles.json'));

describe.each(books)('%s', (file) => {
  const book = JSON.parse(readFileSync(GAMES + file, 'utf8')) as Book;
  const module = WebAssembly.compile(readFileSync(`${GAMES}${file.split('/')[0]}/${book.game}.wasm`));
  const engineFor = async (): Promise<Machine> => Machine.of(await module);

  it('is set up as it says', { timeout: 60_000 }, async () => {
    for (const puzzle of book.puzzles) {
      const now = await posed(book.game, puzzle, null, engineFor);
      expect(now.view.game).toBe(book.game);
      expect(now.before).toHaveLength(movesOf(puzzle.moves).length);
      if (puzzle.kind === 'best') expect(now.legal).toEqual(expect.arrayContaining(puzzle.right));
      else expect(puzzle.choices).toContain(puzzle.right[0]);
    }
  });

  it('shows what a move leads to', async () => {
    const puzzle = book.puzzles.find(({ kind }) => kind === 'best')!;
    const then = await posed(book.game, puzzle, puzzle.right[0]!, engineFor);
    expect(then.after).toMatchObject({ seat: puzzle.seat, move: puzzle.right[0] });
    await expect(posed(book.game, { ...puzzle, moves: '0:nonsense' }, null, engineFor)).rejects.toThrow('not legal');
    await expect(posed(book.game, { ...puzzle, options: { chess: true } }, null, engineFor)).rejects.toThrow('options');
  });
});
