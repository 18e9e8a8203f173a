// The coach in the page finds what the one in Python finds, to the last bit.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtModule } from '../engine/built';
import { Machine } from '../engine/machine';
import { readRecord, writeRecord } from '../local/record';
import type { Analysis, Split } from '../protocol';
import { analyse } from './analysis';
import { markOf } from './marks';
import { story } from './story';
import { instead } from './whatIf';

const found = JSON.parse(readFileSync('src/coach/analyses.json', 'utf8')) as Record<string, Analysis>;
const recordOf = (name: string): string => readFileSync(`../tests/golden/${name}.txt`, 'utf8');
const engineFor = async (name: string): Promise<Machine> => Machine.of(await builtModule(name.split('/')[0]!));

test.each(Object.keys(found))('%s', { timeout: 60_000 }, async (name) => {
  const analysis = analyse(recordOf(name), await engineFor(name), 1);
  expect(analysis).toEqual(found[name]);
});

test('the parts of a margin add up to it exactly', () => {
  for (const { split } of Object.values(found))
    split.margin.forEach((margin, seat) => {
      const chosen = split.choices.reduce((sum, points) => sum + points[seat]!, 0);
      expect(split.deal[seat]! + split.chance[seat]! + split.unseen[seat]! + chosen).toBe(margin);
    });
});

test('what is said of a game agrees with its parts', () => {
  const split = { margin: [39000, -39000], deal: [7000, -7000], chance: [12000, -12000], unseen: [7000, -7000] };
  const said = (change: Partial<Split>): string[] =>
    story([], { ...split, choices: [], ...change }, [0]).map(({ message }) => message);
  expect(
    said({
      choices: [
        [9000, -9000],
        [4000, -4000],
      ],
    }),
  ).toEqual(['story-luck', 'story-chance']);
  const little = { chance: [2000, -2000], unseen: [0, 0] };
  expect(
    said({
      ...little,
      choices: [
        [25000, -25000],
        [5000, -5000],
      ],
    }),
  ).toEqual(['story-choices']);
  expect(
    said({
      ...little,
      choices: [
        [-5000, 5000],
        [35000, -35000],
      ],
    }),
  ).toEqual(['story-mistakes']);
  expect(
    said({
      unseen: [0, 0],
      choices: [
        [2000, -2000],
        [18000, -18000],
      ],
    }),
  ).toEqual(['story-luck-mistakes', 'story-chance']);
  const unlucky = {
    chance: [-20000, 20000],
    choices: [
      [35000, -35000],
      [10000, -10000],
    ],
  };
  expect(said(unlucky)).toEqual(['story-against-luck']);
});

test('a game that goes on is not looked back at', async () => {
  const [name] = Object.keys(found) as [string];
  const record = readRecord(recordOf(name));
  const begun = writeRecord({ ...record, moves: record.moves.slice(0, 3), result: null });
  const engine = await engineFor(name);
  expect(() => analyse(begun, engine, 1)).toThrow('not over');
});

test('a mark only where it is clear of doubt', () => {
  expect(markOf(0, 0, 0.2, false)).toBe('best');
  expect(markOf(4, 0.2, 0.2, false)).toBe('slip');
  expect(markOf(4, 1.2, 1.2, false)).toBeNull();
  expect(markOf(12, 1, 1, false)).toBe('blunder');
});

test('another move in place of one that was made ends the record there', () => {
  const [name] = Object.keys(found) as [string];
  const { moves, result } = readRecord(instead(recordOf(name), 2, 'pass'));
  expect(moves).toHaveLength(2);
  expect(moves[1]![1]).toBe('pass');
  expect(result).toBeNull();
});
