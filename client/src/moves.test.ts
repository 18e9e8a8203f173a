import { beforeAll, expect, test } from 'vitest';
import type { GameBoard } from './boards/board';
import { humane } from './moves';
import type { View } from './protocol';
import { speak } from './words';

const board = { said: (move: string) => (/^\d\d/.test(move) ? `${move[0]}-${move[1]} ${move.endsWith('L') ? 'left' : 'right'}` : null) } as unknown as GameBoard<View>;
const view = {} as View;

beforeAll(() => speak('en'));

test('moves in a sentence are said as people say them', () => {
  const text = 'I would play 64L. It is worth about 2 points more than 64R.';
  expect(humane(board, view, ['64R', '64L'], text)).toBe('I would play 6-4 left. It is worth about 2 points more than 6-4 right.');
});

test('a move is not found inside another word', () => {
  expect(humane(board, view, ['pass', 'draw'], 'Je ne passe pas: draw.')).toBe('Je ne passe pas: “Draw one”.');
});

test('places of towers and tiles keep whole', () => {
  expect(humane(board, view, ['10@2,0,3/w', '10@2,0,3/s'], 'I would play 10@2,0,3/s.')).toBe('I would play 1-0 right.');
});

test('a sentence begins with a capital, also where it begins with a tile', () => {
  const coloured = { said: (move: string) => ({ g32: 'green 3-2', b44: 'blue 4-4' })[move] ?? null } as unknown as GameBoard<View>;
  expect(humane(coloured, view, ['g32', 'b44'], 'I would play g32. b44 is about as good.')).toBe('I would play green 3-2. Blue 4-4 is about as good.');
});

test('a move that ends in a sentence of its own ends the sentence', () => {
  const bluffs = { said: (move: string) => ({ '?J': 'joker: “Then red.”', b44: 'blue 4-4' })[move] ?? null } as unknown as GameBoard<View>;
  expect(humane(bluffs, view, ['?J', 'b44'], 'I would play ?J. b44 is about as good.')).toBe('I would play joker: “Then red.” Blue 4-4 is about as good.');
});
