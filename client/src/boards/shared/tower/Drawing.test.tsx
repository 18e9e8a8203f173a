import { expect, it } from 'vitest';
import type { Place } from '../../views';
import { farFirst } from '../magnetic/Isometric';
import { stacked } from './Drawing';
import { spotOf } from './places';

const laid = (text: string): Place => ({ ...spotOf(text)!, shift: [0, 0, 0], by: 0 });

it('begins in the north-western cell, whichever way a domino points', () => {
  expect(stacked(laid('64@0,0,0/e'))).toMatchObject({ x: 0, south: -1, along: true, flipped: false });
  expect(stacked(laid('64@0,0,0/w'))).toMatchObject({ x: -1, south: -1, along: true, flipped: true });
  expect(stacked(laid('64@0,0,0/n'))).toMatchObject({ x: 0, south: -2, along: false, flipped: true });
  expect(stacked(laid('64@0,0,0/s'))).toMatchObject({ x: 0, south: -1, along: false, flipped: false });
});

it('what is nearer or higher is drawn later', () => {
  const order = farFirst(['66@0,0,1/e', '61@0,-1,0/e', '50@0,0,0/e'].map((text) => stacked(laid(text))));
  expect(order.map((one) => one.tile)).toEqual(['50', '61', '66']);
});
