// Golden records, as kept for the rules in Python: read, written and replayed here to the last letter.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { builtGames, builtModule } from '../engine/built';
import { Machine } from '../engine/machine';
import { readRecord, writeRecord } from './record';
import { replayed } from './replay';

const GOLDEN = '../tests/golden/'; // tests run in client/
const files = readdirSync(GOLDEN, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.txt'));
const textOf = (path: string): string => readFileSync(GOLDEN + path, 'utf8');

test('there are records of every game', () => {
  expect(files.length).toBeGreaterThan(50);
});

test.each(files)('%s is written as it was read', (path) => {
  const text = textOf(path);
  const named = text.includes('\nrules: ') ? text : text.replace(/^(players: .)$/m, '$1\nrules: 1');
  expect(writeRecord(readRecord(text))).toBe(named);
});

describe.each(builtGames)('%s', (game) => {
  // a board that somebody made up is no choice that a module knows
  const records = files.filter((path) => path.startsWith(`${game}/`) && !path.includes('given-board'));
  test.each(records)('%s leads to its result', { timeout: 60_000 }, async (path) => {
    const module = await builtModule(game);
    const { steps, ending } = await replayed(textOf(path), () => Machine.of(module));
    expect(steps).toHaveLength(readRecord(textOf(path)).moves.length + 1);
    expect(ending).not.toBeNull();
  });
});
