import { beforeAll, expect, test } from 'vitest';
import type { Info } from '../protocol';
import { speak } from '../words/words';
import { turnWord } from './TopBar';

const names = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal'];
const word = (acting: number[]): string => turnWord({ phase: 'playing' } as Info, acting, names, 0);

beforeAll(() => speak('en'));

test('more players than have room above a board are counted, not named', () => {
  expect(word([1])).toBe('Waiting for Bo');
  expect(word([1, 7])).toBe('Waiting for Bo and Hal');
  expect(word([1, 2, 3, 4, 5, 6, 7])).toBe('Waiting for 7 players');
  expect(word([0, 1, 2])).toBe('Your turn');
});
