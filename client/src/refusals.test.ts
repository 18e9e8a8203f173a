import { beforeAll, expect, test } from 'vitest';
import type { GameBoard } from './boards/board';
import domino4 from './boards/domino4/board';
import type { View } from './protocol';
import { refusal } from './refusals';
import { speak } from './words';

beforeAll(() => speak('en'));

test('people count seats from one', () => {
  expect(refusal({ t: 'refused', code: 'seat-taken', facts: { seat: 0 } })).toBe('Seat 1 is taken.');
});

test('what an end asks for is told in words', () => {
  const board = domino4 as unknown as GameBoard<View>;
  expect(refusal({ t: 'refused', code: 'end-asks', facts: { tile: 'r43', wish: 'g3' } }, board)).toMatch(/green 3\.$/);
});
