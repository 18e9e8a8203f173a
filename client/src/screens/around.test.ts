import { expect, test } from 'vitest';
import { around } from './Table';

test('players sit clockwise around the table, and a single one leaves a square board all the height', () => {
  expect(around([1])).toEqual([[], [1], []]);
  expect(around([1], true)).toEqual([[1], [], []]);
  expect(around([1, 2, 3], true)).toEqual([[1], [2], [3]]);
  expect(around([1, 2, 3, 4, 5, 6, 7])).toEqual([
    [1, 2],
    [3, 4, 5],
    [6, 7],
  ]);
});
