import { expect, it } from 'vitest';
import { drawers } from './draws';

const held = (stock: number, ...counts: number[]) => ({ stock, counts });

it('whoever has more tiles has drawn, if the stock has fewer', () => {
  expect(drawers(held(9, 5, 5), held(8, 5, 6))).toEqual([1]);
  expect(drawers(held(9, 5, 5, 4), held(7, 6, 5, 5))).toEqual([0, 2]);
  expect(drawers(held(9, 5, 5), held(9, 4, 6))).toEqual([]); // one gave it to the other
  expect(drawers(held(9, 5, 5), held(9, 4, 5))).toEqual([]);
});
