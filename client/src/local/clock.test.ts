import { expect, test } from 'vitest';
import { allowed, overdue } from './clock';
import type { Round } from './round';
import type { Kept } from './shelf';

/** A round in which these seats may act, each with these moves. */
const round = (legal: Record<number, string[]>, manifest: { silence: string | null; optional: string[] }): Round =>
  ({
    actors: Object.keys(legal).map(Number),
    legal: (seat: number) => legal[seat],
    engine: { manifest },
  }) as unknown as Round;
const table = (turn_time: number | null, ...bots: (string | null)[]): Kept =>
  ({ turn_time, seats: bots.map((bot) => ({ bot })) }) as unknown as Kept;

const PLAIN = { silence: null, optional: [] };
const CLAIMS = { silence: 'accept', optional: ['last!'] };

test('without a turn time nobody is hurried', () => {
  expect(overdue(round({ 0: ['66', '51'] }, PLAIN), table(null, null, null))).toEqual([]);
});

test('with one, the first legal move of who is to play is made, but never for a bot', () => {
  expect(overdue(round({ 1: ['66', '51'] }, PLAIN), table(30, null, null))).toEqual([[1, '66']]);
  expect(overdue(round({ 1: ['66', '51'] }, PLAIN), table(30, null, 'club'))).toEqual([]);
});

test('silence is an answer, with a turn time or without', () => {
  const claim = round({ 0: ['doubt', 'accept'], 1: ['doubt', 'accept'], 2: ['accept'] }, CLAIMS);
  expect(overdue(claim, table(null, null, 'club', null))).toEqual([
    [0, 'accept'],
    [2, 'accept'],
  ]);
});

test('only the first that has to move is waited for, not who may say something out of turn', () => {
  const turn = round({ 2: ['last!'], 0: ['66'], 1: ['51'] }, CLAIMS);
  expect(overdue(turn, table(30, null, null, null))).toEqual([[0, '66']]);
});

test('a turn lasts as long as the table says, an answer to a claim twenty seconds', () => {
  expect(allowed(table(30))).toBe(30_000);
  expect(allowed(table(null))).toBe(20_000);
});
