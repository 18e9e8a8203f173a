// A match: several rounds of one game, and who is ahead (CLA-9, MAG-7).
import type { Outcome } from '../engine/engine';
import type { Manifest } from '../engine/manifest';

type Tally = Manifest['tally'];

const DEFAULT_TARGET = 100; // CLA-9

export interface Length {
  rounds: number | null;
  target: number | null;
}

/** The length of a match; if both are given, the first reached ends it. Null: it cannot be chosen. */
export function readLength(rounds: number | null, target: number | null, tally: Tally): Length | null {
  const wrong = [rounds, target].some((one) => one !== null && !(Number.isInteger(one) && one >= 1));
  if (wrong) return null;
  if (rounds === null && target === null)
    return tally === 'points' ? { rounds: null, target: DEFAULT_TARGET } : { rounds: 1, target: null };
  return { rounds, target };
}

/** What each seat has so far: points, penalties or rounds won. */
export function totals(results: Outcome[], players: number, tally: Tally): number[] {
  return Array.from({ length: players }, (_, seat) =>
    results.reduce(
      (sum, { scores, winners }) => sum + (tally === 'wins' ? Number(winners.includes(seat)) : scores[seat]!),
      0,
    ),
  );
}

/** Whether the match has ended. */
export function isOver({ rounds, target }: Length, results: Outcome[], sums: number[]): boolean {
  if (rounds !== null && results.length >= rounds) return true;
  return target !== null && Math.max(...sums) >= target;
}

/** The seats that are ahead, or have won; equal totals share the win (CLA-9, MAG-7). */
export function leaders(sums: number[], tally: Tally): number[] {
  const best = tally === 'least' ? Math.min(...sums) : Math.max(...sums);
  return sums.flatMap((sum, seat) => (sum === best ? [seat] : []));
}
