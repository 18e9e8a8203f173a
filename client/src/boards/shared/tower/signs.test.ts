import { expect, test } from 'vitest';
import { type Dot, partSigns, type Slot } from './signs';

/** A sign on a domino of 80 pixels that lies across. */
const sign = (x: number, y: number, now: Slot = 0) => ({
  dots: { 0: [x, y], 1: [x + 40, y], [-1]: [x - 40, y] } as Record<Slot, Dot>,
  now,
});

test('signs with room are in the middle of their places', () => {
  expect(partSigns([sign(0, 0), sign(60, 0), sign(0, 60)])).toEqual([0, 0, 0]);
});

test('a sign that would touch another one moves to an end of its place', () => {
  expect(partSigns([sign(0, 0), sign(4, 20), sign(-4, 20)])).toEqual([0, 1, -1]);
});

test('a sign stays where it is while the table turns a little', () => {
  expect([sign(0, 44), sign(0, 44, 1)].map((other) => partSigns([sign(0, 0), other])[1])).toEqual([0, 1]);
});
