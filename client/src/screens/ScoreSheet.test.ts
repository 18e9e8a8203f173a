import { beforeEach, expect, test } from 'vitest';
import type { Ending, Info } from '../protocol';
import { speak } from '../words/words';
import { headline, kindWord, lastRound, wonWhat } from './ScoreSheet';

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

test('in a match it is said whether the round was won or all of it', async () => {
  await speak('en');
  const said = (table: Partial<Info>, matchOver: boolean): string =>
    headline([2], PLAYERS, wonWhat(table as Info, { match_over: matchOver } as Ending));
  expect(said({ rounds: 1, target: null }, true)).toBe('You win');
  expect(said({ rounds: null, target: 50 }, false)).toBe('You win the round');
  expect(said({ rounds: 3, target: null }, true)).toBe('You win the match');
});

test('who won the last round is said where it is not who won the match', async () => {
  await speak('en');
  const said = (table: Partial<Info>, ending: Partial<Ending>): string =>
    lastRound(table as Info, ending as Ending, PLAYERS);
  const three = { rounds: 3, target: null };
  expect(said(three, { match_over: true, match_winners: [0], winners: [2] })).toBe('You win the round. ');
  expect(said(three, { match_over: true, match_winners: [0], winners: [0] })).toBe('');
  expect(said(three, { match_over: false, match_winners: [], winners: [2] })).toBe('');
  expect(said({ rounds: 1, target: null }, { match_over: true, match_winners: [], winners: [2] })).toBe('');
});

test('who loses at one table after another is not always told the same', () => {
  const words = ['NKMRWS4H', 'CWRMQMTF', '4WJCXJVM', 'YE8JVZS3'].map((table) => kindWord({ table, round: 1 }));
  expect(new Set(words).size).toBeGreaterThan(1);
  const rounds = [1, 2, 3].map((round) => kindWord({ table: 'NKMRWS4H', round }));
  expect(new Set(rounds).size).toBe(3);
});

test('winners are listed as the language lists them', async () => {
  expect(headline([0, 1], PLAYERS)).toContain('Ada und Du');
  await speak('en');
  expect(headline([0, 1], PLAYERS)).toContain('Ada and Du');
  expect(headline([], PLAYERS)).toBe('Nobody wins');
});
