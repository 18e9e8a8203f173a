import { expect, test } from 'vitest';
import { isOver, leaders, readLength, totals } from './match';

test('a length is what was chosen; else a hundred points, or one round where no points are counted', () => {
  expect(readLength(3, null, 'points')).toEqual({ rounds: 3, target: null });
  expect(readLength(3, 50, 'wins')).toEqual({ rounds: 3, target: 50 });
  expect(readLength(null, null, 'points')).toEqual({ rounds: null, target: 100 });
  expect(readLength(null, null, 'wins')).toEqual({ rounds: 1, target: null });
  expect(readLength(null, null, 'least')).toEqual({ rounds: 1, target: null });
  for (const wrong of [0, -1, 1.5]) expect(readLength(wrong, null, 'points')).toBeNull();
});

const RESULTS = [
  { scores: [12, 0], winners: [0] },
  { scores: [0, 8], winners: [1] },
  { scores: [5, 5], winners: [0, 1] },
];

test('points and penalties are added, wins are counted', () => {
  expect(totals(RESULTS, 2, 'points')).toEqual([17, 13]);
  expect(totals(RESULTS, 2, 'least')).toEqual([17, 13]);
  expect(totals(RESULTS, 2, 'wins')).toEqual([2, 2]);
  expect(totals([], 3, 'wins')).toEqual([0, 0, 0]);
});

test('a match ends after its rounds or at its target, whichever comes first', () => {
  expect(isOver({ rounds: 3, target: null }, RESULTS.slice(0, 2), [12, 8])).toBe(false);
  expect(isOver({ rounds: 3, target: null }, RESULTS, [17, 13])).toBe(true);
  expect(isOver({ rounds: null, target: 17 }, RESULTS, [17, 13])).toBe(true);
  expect(isOver({ rounds: null, target: 18 }, RESULTS, [17, 13])).toBe(false);
  expect(isOver({ rounds: 9, target: 17 }, RESULTS, [17, 13])).toBe(true);
});

test('the most wins, or the fewest penalties; equal totals share it', () => {
  expect(leaders([17, 13, 17], 'points')).toEqual([0, 2]);
  expect(leaders([17, 13, 17], 'least')).toEqual([1]);
});
