// Why one move is better than another, from worlds that could be the true one. As boneyard/coach/reasons.py, by the
// same kernels and with numbers added up in the same order, so that both find the same reasons.
import type { Feature } from '../engine/manifest';
import type { Advice } from '../local/hint';
import type { Explanation } from '../protocol';
import { type Judge, OPEN } from './judge';
import { rounded } from './split';

const WORLDS = 80; // that could be the true one
const TRIES = 8; // of both moves in each of them
const CLEARLY = 0.25; // more often
const OUT_OF = 10; // times, as people say how often
const SURE = 2; // standard errors
const LEAST = 0.3; // points, or games in a hundred, that a reason must explain
const ENOUGH = 8; // worlds on either side of a comparison

/** Whether a feature shows in a world after the better move, and after the other. */
export type Shown = [better: boolean, other: boolean];

/** Why one move of a seat is better than another by what it knows; null: no reason is sure. */
export function explain(judge: Judge, seat: number, better: bigint, other: bigint): Explanation | null {
  const { engine } = judge;
  const { features } = engine.manifest;
  const position = engine.copy();
  const gaps: number[] = [];
  const bits: [better: number, other: number][] = [];
  for (let number = 0; number < WORLDS; number += 1) {
    engine.restore(position);
    judge.imagine(seat, number);
    gaps.push(judge.compare(OPEN, seat, [other, better], TRIES, number)[1]!.ahead);
    bits.push([judge.features(seat, better, number), judge.features(seat, other, number)]);
  }
  engine.restore(position);
  if (mean(gaps) <= 0) return null; // in these worlds it is not even better
  let found: Weighed | null = null;
  features.forEach((feature, place) => {
    const shown = bits.map(([one, two]): Shown => [((one >> place) & 1) === 1, ((two >> place) & 1) === 1]);
    const one = weighed(feature, shown, gaps);
    if (one && (!found || one.weight > found.weight)) found = one;
  });
  return (found as Weighed | null)?.reason ?? null;
}

/** Why the move of a hint is better than the next best; null where it is not, or nothing is sure. */
export function reasonFor(judge: Judge, seat: number, { move, other, verdict }: Advice): Explanation | null {
  if (!other || (verdict !== 'better' && verdict !== 'certain')) return null;
  const { engine } = judge;
  return explain(judge, seat, engine.moveNumber(move, seat), engine.moveNumber(other, seat));
}

interface Weighed {
  /** How much it explains. */
  weight: number;
  reason: Explanation;
}

/** The reason that a feature gives; null if it is none. */
export function weighed({ name, good, of_world }: Feature, shown: Shown[], gaps: number[]): Weighed | null {
  const afterBetter = mean(shown.map(([one]) => Number(one)));
  const afterOther = mean(shown.map(([, two]) => Number(two)));
  const apart = shown.map(([one, two]) => (of_world ? one : one !== two && one === good));
  const inside = gaps.filter((_, n) => apart[n]);
  const outside = gaps.filter((_, n) => !apart[n]);
  if (of_world) {
    if (Math.min(inside.length, outside.length) < ENOUGH) return null; // then it is no question
  } else if ((good ? afterBetter - afterOther : afterOther - afterBetter) < CLEARLY) return null;
  let explained = difference(inside, outside);
  if (of_world) explained = Math.max(explained, difference(outside, inside)); // it may count on the opposite
  if (explained < LEAST) return null;
  const reason = {
    message: `reason-${name}`,
    better: rounded(OUT_OF * afterBetter),
    worse: rounded(OUT_OF * afterOther),
  };
  if (reason.better === reason.worse && !of_world) return null;
  return { weight: explained * mean(apart.map(Number)), reason };
}

/** By how much the gap is larger inside, if that is clear; 0 if not. */
export function difference(inside: number[], outside: number[]): number {
  if (inside.length < ENOUGH) return 0;
  let more = mean(inside);
  let error = errorOf(inside);
  if (outside.length >= ENOUGH) {
    const ofOutside = errorOf(outside);
    more -= mean(outside);
    error = Math.sqrt(error * error + ofOutside * ofOutside);
  }
  return more > SURE * error ? more : 0;
}

/** One standard error of a mean. */
function errorOf(values: number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) * (value - middle))) / (values.length - 1));
}

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
