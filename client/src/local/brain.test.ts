import { expect, test } from 'vitest';
import type { Level } from '../engine/mind';
import type { Order } from './bots';
import { advise, decide } from './brain';
import { FakeEngine, FakeMind } from './fake';

let time = 0;
const now = (): number => time;

function order(level: Level): Order {
  const engine = new FakeEngine();
  engine.deal(2, {}, 0n);
  return { game: 'fake', seat: 0, level, seed: 1n, state: engine.copy() };
}

/** A machine on which one simulation takes so many milliseconds. */
const machine = (each: number, runs?: number): FakeMind =>
  new FakeMind(new FakeEngine(), runs, (count) => {
    time += count * each;
  });

test.each([
  ['a fast machine', 0.01],
  ['a slow phone', 1],
  ['a very slow one', 20],
])('on %s a master keeps its half second, and thinks in pieces that are short', (_what, each) => {
  const mind = machine(each);
  const start = time;
  expect(decide(mind, order('master'), now).move).toBe('10');
  expect(time - start).toBeGreaterThanOrEqual(480);
  expect(time - start).toBeLessThanOrEqual(500 + Math.max(each, 1));
  expect(Math.max(...mind.counts) * each).toBeLessThanOrEqual(Math.max(15, each));
});

test('it stops as soon as nothing can change its choice', () => {
  const mind = machine(0.01, 3);
  decide(mind, order('expert'), now);
  expect(mind.counts).toEqual([1, 4, 16]);
});

test('or when the time that is left could not', () => {
  const mind = new FakeMind(
    new FakeEngine(),
    Number.POSITIVE_INFINITY,
    (count) => {
      time += count;
    },
    400,
  );
  const start = time;
  decide(mind, order('master'), now);
  expect(time - start).toBeGreaterThan(100);
  expect(time - start).toBeLessThan(130);
});

test('who does not search is asked once', () => {
  const mind = machine(0.01);
  const { move, choice } = decide(mind, order('child'), now);
  expect(mind.counts).toEqual([1]);
  expect(move).toBe(choice.thoughts[0]!.move);
});

test('for a hint the machine makes no difference', () => {
  const counted = (each: number): number[] => {
    const mind = machine(each);
    advise(mind, order('master'));
    return [...mind.counts];
  };
  expect(counted(0.01)).toEqual([...Array(46).fill(64), 56]);
  expect(counted(20)).toEqual(counted(0.01));
});

test('a hint says how the moves compare, and why', () => {
  const why = { message: 'reason-next-stuck', better: 7, worse: 2 };
  const { advice } = advise(machine(1, 1), order('master'), ({ move, other }) =>
    move === '10' && other === '11' ? why : null,
  );
  expect(advice).toEqual({ move: '10', verdict: 'better', other: '11', margin: 'little', why });
});

test('the only move is a hint without thinking, and without a reason', () => {
  const mind = machine(1);
  mind.engine.legal = () => ['pass'];
  expect(advise(mind, order('master')).advice).toEqual({ move: 'pass', verdict: 'only' });
  expect(mind.counts).toEqual([]);
});

test('the only move is made without thinking', () => {
  const mind = machine(1);
  mind.engine.legal = () => ['pass'];
  expect(decide(mind, order('master'), now)).toEqual({ move: 'pass', choice: { thoughts: [], exact: false } });
  expect(mind.counts).toEqual([]);
});
