// A hint: what a level would do here, and how that compares with the next best move.
import type { Manifest } from '../engine/manifest';
import type { Choice, Thought } from '../engine/mind';
import type { Hinted } from '../protocol';

/** Simulations, not time, and always the same seed: a position has one hint, however often it is asked. */
export const SIMULATIONS = 3000;
export const SEED = 0n;

const SURE = 2; // standard errors that make a difference worth telling
const LEAST_AHEAD = 0.05; // points, or games in a hundred: less is no difference
const ENOUGH_VISITS = 30; // of either move, before they are compared
/** From where on a move is clearly better, and much better: in points, or in games in a hundred. */
export const CLEAR = { points: 3, wins: 5 };
export const MUCH = { points: 10, wins: 15 };

export type Advice = Pick<Hinted, 'move' | 'verdict' | 'other' | 'margin' | 'why'>;

/** How much better the move is than the next best, and how sure that is. */
export function compared(move: string, { thoughts, exact }: Choice, manifest: Manifest, players: number): Advice {
  const [best] = thoughts;
  const other = runnerUp(thoughts, manifest.compared_by_tile);
  if (!best || !other) return { move, verdict: 'play' };
  if (!exact && Math.min(best.visits, other.visits) < ENOUGH_VISITS) return { move, verdict: 'play' };
  const ahead = best.value - other.value;
  const doubt = exact ? 0 : SURE * Math.hypot(best.error, other.error);
  if (ahead < -doubt - LEAST_AHEAD) return { move, verdict: 'play' }; // a guess is random and need not be the best
  if (ahead <= doubt || ahead < LEAST_AHEAD) return { move, verdict: 'close', other: other.move };
  const verdict = exact ? 'certain' : 'better';
  return { move, verdict, other: other.move, margin: marginOf(ahead, manifest, players) };
}

/** How much better a move is that is worth so much more. */
function marginOf(ahead: number, manifest: Manifest, players: number): Hinted['margin'] {
  const unit = manifest.tally === 'wins' ? 'wins' : 'points';
  const told = unit === 'wins' ? (ahead * (players - 1)) / players : ahead; // a reward counts what the others lose, too
  if (told >= MUCH[unit]) return 'much';
  return told >= CLEAR[unit] ? 'clear' : 'little';
}

/** The next best move that people would call a different one. */
function runnerUp([best, ...others]: Thought[], byTile: boolean): Thought | undefined {
  const called = (move: string): string => (byTile ? move.split('@')[0]! : move);
  return best && others.find((one) => called(one.move) !== called(best.move));
}
