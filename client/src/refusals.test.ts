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

test('where a game has no words, the code and its facts are told', () => {
  expect(refusal({ t: 'refused', code: 'not-your-train', facts: { tile: '64', seat: 1 } })).toBe(
    'That is not possible here: not your train (tile 64, seat 2).',
  );
  expect(refusal({ t: 'refused', code: 'too-soon' })).toBe('That is not possible here: too soon.');
});
