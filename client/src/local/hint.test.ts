import { expect, test } from 'vitest';
import type { Thought } from '../engine/mind';
import { FakeEngine } from './fake';
import { compared } from './hint';

const { manifest } = new FakeEngine();
const thought = (move: string, value: number, error = 0.1, visits = 100): Thought => ({ move, value, error, visits });
const hint = (thoughts: Thought[], exact = false, change = {}, players = 2) =>
  compared(thoughts[0]?.move ?? '66', { thoughts, exact }, { ...manifest, ...change }, players);

test('without anything to compare it is just a move', () => {
  expect(hint([])).toEqual({ move: '66', verdict: 'play' });
  expect(hint([thought('64', 1)])).toEqual({ move: '64', verdict: 'play' });
});

test('what was hardly tried is not compared, unless it is certain', () => {
  const few = [thought('64', 3), thought('51', 1, 0.1, 29)];
  expect(hint(few)).toEqual({ move: '64', verdict: 'play' });
  expect(hint(few, true)).toMatchObject({ verdict: 'certain', other: '51', margin: 'little' });
});

test('a difference within two standard errors, or hardly any, is none', () => {
  expect(hint([thought('64', 1.2), thought('51', 1, 0.1)])).toEqual({ move: '64', verdict: 'close', other: '51' });
  expect(hint([thought('64', 1.04, 0), thought('51', 1, 0)], true)).toMatchObject({ verdict: 'close' });
  expect(hint([thought('64', 1.3), thought('51', 1, 0.1)])).toMatchObject({ verdict: 'better', margin: 'little' });
});

test('a guess that is not the best is not defended', () => {
  expect(hint([thought('64', 0), thought('51', 1, 0.1)])).toEqual({ move: '64', verdict: 'play' });
});

test('how much better a move is depends on the points', () => {
  for (const [ahead, margin] of [
    [2.9, 'little'],
    [3, 'clear'],
    [9.9, 'clear'],
    [10, 'much'],
  ] as const)
    expect(hint([thought('64', ahead), thought('51', 0)])).toMatchObject({ margin });
});

test('where wins are counted, what the others lose is taken off', () => {
  const margin = (ahead: number, players: number) =>
    hint([thought('64', ahead), thought('51', 0)], false, { tally: 'wins' }, players).margin;
  expect([margin(22, 3), margin(23, 3), margin(23, 2), margin(7, 3), margin(9, 2)]).toEqual([
    'clear',
    'much',
    'clear',
    'little',
    'little',
  ]);
});

test('where people compare tiles, another place for the same tile is no other move', () => {
  const thoughts = [thought('g32@2,0/ne', 9), thought('g32@2,0/nw', 8), thought('b44@2,0/n', 2)];
  expect(hint(thoughts, false, { compared_by_tile: true })).toMatchObject({ other: 'b44@2,0/n', margin: 'clear' });
  expect(hint(thoughts)).toMatchObject({ other: 'g32@2,0/nw' });
});
