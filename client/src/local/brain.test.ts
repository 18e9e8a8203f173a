import { expect, test } from 'vitest';
import type { Level } from '../engine/mind';
import type { Order } from './bots';
import { decide } from './brain';
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

test('where simulations are counted, the machine makes no difference', () => {
  const counted = (each: number): number[] => {
    const mind = machine(each);
    decide(mind, { ...order('master'), simulations: 150 }, now);
    return [...mind.counts];
  };
  expect(counted(0.01)).toEqual([64, 64, 22]);
  expect(counted(20)).toEqual(counted(0.01));
});

test('the only move is made without thinking', () => {
  const mind = machine(1);
  mind.engine.legal = () => ['pass'];
  expect(decide(mind, order('master'), now)).toEqual({ move: 'pass', choice: { thoughts: [], exact: false } });
  expect(mind.counts).toEqual([]);
});
