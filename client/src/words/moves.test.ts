import { beforeEach, expect, test } from 'vitest';
import type { GameBoard, Player } from '../boards/board';
import line from '../boards/classic/board';
import domino4 from '../boards/domino4/board';
import type { Hinted, View } from '../protocol';
import { advice, inWords } from './moves';
import { speak } from './words';

const board = line as unknown as GameBoard<View>;
const squares = domino4 as unknown as GameBoard<View>;
const view = {} as View;
const hint = (part: Partial<Hinted>): Hinted => ({
  t: 'hinted',
  seq: 4,
  seat: 0,
  move: '64L',
  verdict: 'play',
  ...part,
});

beforeEach(() => speak('en'));

test('a hint names both moves as people say them', () => {
  expect(advice(board, view, hint({}))).toBe('I would play 6-4 at the left end. But it is only a guess.');
  expect(advice(board, view, hint({ verdict: 'better', other: '64R', margin: 'much' }))).toBe(
    'I would play 6-4 at the left end. I think it is much better than 6-4 at the right end.',
  );
  expect(advice(board, view, hint({ verdict: 'only' }))).toMatch(/one move.*6-4 at the left end/);
});

test('how sure it is, and how much better, is told in words and never in numbers', async () => {
  for (const language of ['en', 'de', 'fr', 'nl', 'es', 'it'] as const) {
    await speak(language);
    const all = (['better', 'certain'] as const).flatMap((verdict) =>
      (['little', 'clear', 'much'] as const).map((margin) =>
        advice(board, view, hint({ move: 'draw', verdict, other: 'pass', margin })),
      ),
    );
    expect(new Set(all).size).toBe(6);
    expect(all.join()).not.toMatch(/\d/);
  }
});

test('drawing and passing are no tiles', () => {
  expect(advice(board, view, hint({ move: 'draw', verdict: 'only' }))).toBe('All you can do is draw.');
  expect(advice(board, view, hint({ move: 'draw' }))).toBe('I would draw one. But it is only a guess.');
  expect(advice(board, view, hint({ move: 'pass', verdict: 'better', other: 'draw', margin: 'little' }))).toBe(
    'I would pass. I think it is a little better than drawing.',
  );
});

test('a hint does not compare a move with one that sounds the same', () => {
  expect(advice(squares, view, hint({ move: 'g32@1,0/nw', verdict: 'close', other: 'g32@1,0/ne' }))).toBe(
    'I would play green 3-2. The same tile played another way is about as good.',
  );
});

test('a sentence begins with a capital, also where it begins with a tile or a deed', () => {
  expect(advice(squares, view, hint({ move: 'g32@1,0/nw', verdict: 'close', other: 'b44@1,0/nw' }))).toMatch(
    /^I would play green 3-2\. Blue 4-4 is about as good\.$/,
  );
  expect(advice(board, view, hint({ verdict: 'close', other: 'draw' }))).toMatch(/ Drawing is about as good\.$/);
});

test('a joker, a tile face down and the last tile are told in the middle of the sentence', () => {
  expect(advice(squares, view, hint({ move: '?g32@1,0=r!' }))).toBe(
    'I would play green 3-2 face down, naming red with “Last tile!”. But it is only a guess.',
  );
  expect(advice(squares, view, hint({ move: 'J@1,0=b', verdict: 'close' }))).toBe('I would play a joker, naming blue.');
  expect(advice(squares, view, hint({ move: 'give:g32', verdict: 'close' }))).toBe('I would give green 3-2 away.');
});

test('who is called like the word for you is not the reader', async () => {
  await speak('de');
  const namesake: Player = { name: 'Du', seat: 1, you: false };
  expect(inWords(null, view, namesake, 'draw')).toContain('Du zieht ');
  expect(inWords(null, view, { ...namesake, you: true }, 'draw')).toContain('Du ziehst ');
});
