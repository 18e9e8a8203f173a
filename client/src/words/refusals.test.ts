import { beforeAll, expect, test } from 'vitest';
import type { GameBoard } from '../boards/board';
import line from '../boards/classic/board';
import domino4 from '../boards/domino4/board';
import type { View } from '../protocol';
import { refusal, whyNot } from './refusals';
import { speak } from './words';

const classic = line as unknown as GameBoard<View>;
const squares = domino4 as unknown as GameBoard<View>;

beforeAll(() => speak('en'));

test('people count seats from one', () => {
  expect(refusal({ t: 'refused', code: 'seat-taken', facts: { seat: 0 } })).toBe('Seat 1 is taken.');
});

test('what an end asks for is told in words', () => {
  expect(refusal({ t: 'refused', code: 'end-asks', facts: { tile: 'r43', wish: 'g3' } }, squares)).toMatch(
    /green 3\.$/,
  );
});

test('where a game has no words, the code and its facts are told', () => {
  expect(refusal({ t: 'refused', code: 'not-your-train', facts: { tile: '64', seat: 1 } })).toBe(
    'That is not possible here: not your train (tile 64, seat 2).',
  );
  expect(refusal({ t: 'refused', code: 'too-soon' })).toBe('That is not possible here: too soon.');
});

test('why a tile goes nowhere: all its places in one sentence', () => {
  const no = (end: number) => ({ code: 'does-not-fit', facts: { tile: '64', end } });
  expect(whyNot('64', [no(3), no(5)], classic)).toBe('6-4 does not fit: you need a 3 or 5.');
  expect(whyNot('64', [no(3)], classic)).toBe('6-4 does not fit: you need a 3.');
  expect(whyNot('64', [], classic)).toBe('6-4 does not fit anywhere right now.');
  const open = { code: 'open-with', facts: { tile: '55' } };
  expect(whyNot('64', [open], classic)).toBe('The game starts with the highest double: 5-5.');
  expect(whyNot('64', [{ code: 'never-heard-of', facts: {} }], classic)).toMatch(/^6-4 does not fit anywhere/);
});

test('a game says it in its own words, also about what the rules do not name', () => {
  const wish = (text: string) => ({ code: 'end-asks', facts: { tile: 'r43', wish: text } });
  expect(whyNot('r43', [wish('b2'), wish('white')], squares)).toBe(
    'Red 4-3 does not fit: the ends need blue 2 or any white half.',
  );
  const taken = ['a1b1', 'c3c4'].map((edge) => ({ code: 'edge-taken', facts: { edge } }));
  expect(whyNot('64', taken, classic)).toBe('Every place for 6-4 is taken.');
});
