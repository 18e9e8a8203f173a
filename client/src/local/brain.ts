// How a bot keeps its time: it thinks in pieces, each as long as a blink, until its choice is certain or time is up.
import type { Level, Mind } from '../engine/mind';
import type { Answer, Order } from './bots';

/** Milliseconds to think, at most; the kernels stop sooner when they have tried enough. */
const TIME: Record<Level, number> = { child: 0, beginner: 0, club: 60, expert: 300, master: 500 };
const PIECE = 15; // milliseconds
const MOST = 4096; // of anything in a piece, however fast the machine

/** What the bot plays, and what it thinks of the moves. */
export function decide(mind: Mind, { seat, level, seed, state }: Order, now: () => number): Answer {
  mind.engine.restore(state);
  const legal = mind.engine.legal(seat);
  if (legal.length === 1) return { move: legal[0]!, choice: { thoughts: [], exact: false } };
  const end = now() + TIME[level];
  mind.begin(seat, level, seed);
  let count = 1;
  for (let done = false; !done; ) {
    const start = now();
    done = mind.run(count);
    const took = now() - start;
    const left = end - now();
    if (left <= 0) break;
    count = nextCount(count, took, Math.min(PIECE, left));
  }
  const choice = mind.end();
  return { move: choice.thoughts[0]?.move ?? legal[0]!, choice };
}

/** How much fits into the next piece; it grows at most fourfold, since the first ones are too short to measure. */
function nextCount(count: number, took: number, wanted: number): number {
  const fits = took > 0 ? Math.floor((count * wanted) / took) : count * 4;
  return Math.max(1, Math.min(fits, count * 4, MOST));
}
