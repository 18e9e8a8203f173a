// Luck and skill apart, in parts that add up to the margin exactly. As boneyard/coach/split.py.
import type { Split } from '../protocol';

/** One move: what the position was worth before and after, in three ways, in thousandths of a point. */
export interface StepWorth {
  seat: number;
  before: number[];
  /** After the move, but before what chance made of it. */
  meant: number[];
  /** The difference that the choice makes by what the seat could know. */
  chosen: number[];
}

const THOUSAND = 1000;

/** Of two that are equally near, the even one, as Python rounds. */
export function rounded(value: number): number {
  const below = Math.floor(value);
  const rest = value - below;
  if (rest !== 0.5) return Math.round(value);
  return below % 2 === 0 ? below : below + 1;
}

export const inThousandths = (points: number[]): number[] => points.map((one) => rounded(THOUSAND * one) + 0);
const added = (one: number[], other: number[]): number[] => one.map((points, seat) => points + other[seat]!);
export const less = (one: number[], other: number[]): number[] => one.map((points, seat) => points - other[seat]!);

export function split(steps: StepWorth[], margin: number[]): Split {
  const nothing = margin.map(() => 0);
  let [chance, unseen] = [nothing, nothing];
  const choices = margin.map(() => nothing);
  steps.forEach((step, number) => {
    const after = steps[number + 1]?.before ?? margin;
    chance = added(chance, less(after, step.meant));
    unseen = added(unseen, less(less(step.meant, step.before), step.chosen));
    choices[step.seat] = added(choices[step.seat]!, step.chosen);
  });
  return { margin, deal: steps[0]?.before ?? margin, chance, unseen, choices };
}
