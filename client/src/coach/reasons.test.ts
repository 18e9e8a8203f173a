// Reasons in the page: those that Python finds in the same positions, and none where nothing is clear.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtModule } from '../engine/built';
import { Machine } from '../engine/machine';
import { MachineMind } from '../engine/mind';
import { readRecord } from '../local/record';
import { Round } from '../local/round';
import type { Explanation } from '../protocol';
import { Judge } from './judge';
import { difference, explain, reasonFor, type Shown, weighed } from './reasons';

interface Example {
  record: string;
  seat: number;
  better: string;
  other: string;
  why: Explanation;
}

const examples = JSON.parse(readFileSync('src/coach/reasons.json', 'utf8')) as Example[];

/** A judge of the position in which a record ends. */
async function judgeOf(text: string): Promise<Judge> {
  const { game, players, options, seed, names, moves } = readRecord(text);
  const engine = await Machine.of(await builtModule(game));
  const round = new Round(engine, { players, options, seed: seed!, names });
  for (const [seat, move] of moves) round.play(move, seat);
  return new Judge(new MachineMind(engine));
}

test.each(examples.map((one) => [`${readRecord(one.record).game}: ${one.why.message}`, one] as const))(
  '%s',
  { timeout: 60_000 },
  async (_name, { record, seat, better, other, why }) => {
    const judge = await judgeOf(record);
    const { engine } = judge;
    const before = engine.copy();
    const [one, two] = [better, other].map((move) => engine.moveNumber(move, seat)) as [bigint, bigint];
    expect(explain(judge, seat, one, two)).toEqual(why);
    expect(engine.copy()).toEqual(before);
  },
);

test('only a move that is better has a reason', async () => {
  const { record, seat, better, other, why } = examples[0]!;
  const judge = await judgeOf(record);
  expect(reasonFor(judge, seat, { move: better, other, verdict: 'better' })).toEqual(why);
  expect(reasonFor(judge, seat, { move: better, other, verdict: 'close' })).toBeNull();
  expect(reasonFor(judge, seat, { move: better, verdict: 'play' })).toBeNull();
});

const times = <T>(count: number, ...items: T[]): T[] => Array.from({ length: count }, () => items).flat();
const gaps = [...times(20, 9, 8), ...times(20, 0, 1)];
const BETTER: Shown = [true, false];
const NEITHER: Shown = [false, false];

test('what is not clear is no reason', () => {
  const feature = { name: 'next-stuck', good: true, of_world: false };
  const half = [...times(40, BETTER), ...times(40, NEITHER)];
  expect(weighed(feature, half, gaps)?.reason).toEqual({ message: 'reason-next-stuck', better: 5, worse: 0 });
  expect(weighed(feature, half, times(40, 5, 4))).toBeNull(); // the gap is the same without it
  expect(weighed({ ...feature, good: false }, half, gaps)).toBeNull();
  expect(difference(times(10, 5, 6), times(10, 0, 1))).toBe(5);
  expect(difference([5], [0])).toBe(0);
});

test('what is certain of the world is no question', () => {
  const feature = { name: 'joker', good: true, of_world: true };
  const both: Shown = [true, true];
  expect(weighed(feature, times(80, both), gaps)).toBeNull();
  const mostly = [...times(60, both), ...times(20, NEITHER)];
  const told = weighed(feature, mostly, [...times(30, 9, 8), ...times(10, -9, -8)]);
  expect(told?.reason).toEqual({ message: 'reason-joker', better: 8, worse: 8 });
});
