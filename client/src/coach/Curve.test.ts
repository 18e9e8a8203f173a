import { expect, test } from 'vitest';
import { apart } from './Curve';

test('signs at the ends of curves do not cover each other', () => {
  expect(apart([110, 10, 110], 14, 110)).toEqual([110, 10, 96]);
  expect(apart([60, 30], 14, 110)).toEqual([60, 30]);
});

test('the signs of eight players find room', () => {
  const moved = apart([10, 110, 110, 110, 110, 110, 110, 110], 14, 110).sort((one, other) => one - other);
  expect(moved[0]).toBeGreaterThanOrEqual(7);
  for (let n = 1; n < moved.length; n += 1) expect(moved[n]! - moved[n - 1]!).toBeGreaterThanOrEqual(14);
  expect(moved.at(-1)).toBeLessThanOrEqual(113);
});
