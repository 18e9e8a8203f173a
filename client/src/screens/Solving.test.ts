import { beforeEach, expect, test } from 'vitest';
import type { GameBoard } from '../boards/board';
import type { Puzzle, View } from '../protocol';
import { speak, speakMore, t } from '../words/words';
import { missed } from './Solving';

const board = {
  tileOf: (move: string) => (move === 'pass' ? undefined : move.slice(0, 2)),
} as unknown as GameBoard<View>;
const puzzle = { right: ['53R'], obvious: '55L' } as Puzzle;
const said = (attempt: string): string => missed(board, {} as View, puzzle, attempt);

beforeEach(async () => {
  speak('en');
  await speakMore();
});

test('a try with the right tile is told apart from one with another', () => {
  expect(said('53L')).toBe(t('puzzle-missed-tile'));
  expect(said('55L')).toBe(t('puzzle-missed-obvious'));
  expect(said('11L')).toBe(t('puzzle-missed'));
  expect(said('pass')).toBe(t('puzzle-missed'));
});
