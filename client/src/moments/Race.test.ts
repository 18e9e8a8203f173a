import { expect, test } from 'vitest';
import { speak } from '../words/words';
import { aim, lanes } from './Race';

test('lanes lead to the target', () => {
  expect(lanes({ totals: [50, 25], gained: [10, 0], target: 100 })).toEqual([
    [0.4, 0.1],
    [0.25, 0],
  ]);
});

test('without a target, and beyond it, who has most fills the lane', () => {
  expect(lanes({ totals: [30, 0], gained: [30, 0], target: null })).toEqual([
    [0, 1],
    [0, 0],
  ]);
  expect(lanes({ totals: [120], gained: [60], target: 100 })).toEqual([[0.5, 0.5]]);
});

test('on the way to a target nobody reads that most points win', async () => {
  await speak('en');
  expect(aim({ tally: 'points', target: 50, stand: 'Playing until 50.' })).toBe('Playing until 50.');
  expect(aim({ tally: 'points', target: null, stand: 'Round 1 of 3.' })).toBe('Round 1 of 3. Most points wins.');
  expect(aim({ tally: 'least', target: 50, stand: 'Playing until 50.' })).toContain('Fewest points wins');
  expect(aim({ tally: 'points', target: 50, stand: null })).toBe('Most points wins.');
});
