import { beforeEach, expect, test } from 'vitest';
import { speak } from '../words/words';
import { headline } from './ScoreSheet';

const PLAYERS = [
  { name: 'Ada', seat: 0, you: false },
  { name: 'Du', seat: 1, you: false },
  { name: 'Du', seat: 2, you: true },
];

beforeEach(() => speak('de'));

test('the verb follows the reader, not the name', () => {
  expect(headline([1], PLAYERS)).toMatch(/Du gewinnt\b/);
  expect(headline([2], PLAYERS)).toMatch(/Du gewinnst\b|Du hast gewonnen/);
});

test('winners are listed as the language lists them', async () => {
  expect(headline([0, 1], PLAYERS)).toContain('Ada und Du');
  await speak('en');
  expect(headline([0, 1], PLAYERS)).toContain('Ada and Du');
  expect(headline([], PLAYERS)).toBe('Nobody wins');
});
