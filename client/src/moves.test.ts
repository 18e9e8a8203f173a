import { beforeEach, expect, test } from 'vitest';
import type { GameBoard, Player } from './boards/board';
import line from './boards/classic/board';
import domino4 from './boards/domino4/board';
import { advice, inWords } from './moves';
import type { Hinted, View } from './protocol';
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
  expect(advice(board, view, hint({}))).toMatch(/^I would play 6-4 at the left end\.$/);
  expect(advice(board, view, hint({ verdict: 'better', other: '64R', ahead: 2.5 }))).toMatch(
    /^I would play 6-4 at the left end\. .*2\.5 points.* 6-4 at the right end/,
  );
  expect(advice(board, view, hint({ verdict: 'only' }))).toMatch(/one move.*6-4 at the left end/);
});

test('numbers are written as the language writes them', async () => {
  await speak('de');
  expect(advice(board, view, hint({ verdict: 'certain', other: 'draw', ahead: 2.5 }))).toMatch(
    /2,5 Punkte mehr als Ziehen/,
  );
});

test('drawing and passing are no tiles', () => {
  expect(advice(board, view, hint({ move: 'draw', verdict: 'only' }))).toBe('All you can do is draw.');
  expect(advice(board, view, hint({ move: 'draw' }))).toBe('I would draw one.');
  expect(advice(board, view, hint({ move: 'pass', verdict: 'better', other: 'draw', ahead: 3 }))).toMatch(
    /^I would pass\. .*3 points.* more than drawing\.$/,
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
    'I would play green 3-2 face down, naming red with “Last tile!”.',
  );
  expect(advice(squares, view, hint({ move: 'J@1,0=b' }))).toBe('I would play a joker, naming blue.');
  expect(advice(squares, view, hint({ move: 'give:g32' }))).toBe('I would give green 3-2 away.');
});

test('who is called like the word for you is not the reader', async () => {
  await speak('de');
  const namesake: Player = { name: 'Du', seat: 1, you: false };
  expect(inWords(null, view, namesake, 'draw')).toContain('Du zieht ');
  expect(inWords(null, view, { ...namesake, you: true }, 'draw')).toContain('Du ziehst ');
});
