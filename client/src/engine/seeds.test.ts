import { expect, test } from 'vitest';
import { deckOrder, readSeed, seedText, word } from './seeds';

const ZERO = new Uint8Array(32);

test('seeds are read and written as records have them', () => {
  expect(readSeed('7f3a')).toBe(0x7f3an);
  expect(readSeed('hidden')).toBeNull();
  expect(readSeed('0'.repeat(17))).toBeNull();
  expect(seedText(readSeed('ab'.repeat(32))!)).toBe('ab'.repeat(32));
  expect(seedText(255n)).toBe('ff');
});

test('a long seed gives the same words and the same order as in Python', () => {
  expect(word(ZERO, 'deck', 0n).toString(16)).toBe('a073e9b172d71df9');
  expect(deckOrder(ZERO, 7, 0)).toEqual([2, 1, 6, 4, 0, 5, 3]);
});

test('a deal that did not count is shuffled otherwise', () => {
  expect(deckOrder(ZERO, 28, 1)).not.toEqual(deckOrder(ZERO, 28, 0));
  expect(deckOrder(ZERO, 28, 1).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 28 }, (_, n) => n));
});
