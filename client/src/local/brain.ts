// How a bot keeps its time: it thinks in pieces, each as long as a blink, until its choice is certain or time is up.
import type { Level, Mind } from '../engine/mind';
import type { Answer, Order } from './bots';
import { type Advice, compared, SIMULATIONS } from './hint';

/** Milliseconds to think, at most; the kernels stop sooner when they have tried enough. */
const TIME: Record<Level, number> = { child: 0, beginner: 0, club: 60, expert: 300, master: 500 };
const PIECE = 15; // milliseconds
const COUNTED = 64; // simulations in a piece, where they are counted and not timed
const MOST = 4096; // simulations in a piece, however fast the machine
const QUICKEST = 1e-4; // milliseconds for one: clocks of browsers are coarse

/** What the bot plays, and what it thinks of the moves. */
export const decide = (mind: Mind, order: Order, now: () => number): Answer =>
  chosen(mind, order, () => runTimed(mind, TIME[order.level], now));

/** The same for a hint, with what a person is told; `why` finds the reason for it. */
export function advise(mind: Mind, order: Order, why: (advice: Advice) => Advice['why'] = () => null): Answer {
  const { engine } = mind;
  const { move, choice } = chosen(mind, order, () => runCounted(mind, SIMULATIONS));
  if (engine.legal(order.seat).length === 1) return { move, choice, advice: { move, verdict: 'only' } };
  const advice = compared(move, choice, engine.manifest, engine.players);
  return { move, choice, advice: { ...advice, why: why(advice) } };
}

/** What comes of thinking; about an only move nobody thinks. */
function chosen(mind: Mind, { seat, level, seed, state }: Order, think: () => void): Answer {
  mind.engine.restore(state);
  const legal = mind.engine.legal(seat);
  if (legal.length === 1) return { move: legal[0]!, choice: { thoughts: [], exact: false } };
  mind.begin(seat, level, seed);
  think();
  const choice = mind.end();
  return { move: choice.thoughts[0]?.move ?? legal[0]!, choice };
}

/** Always the same work for the same position: what comes of it does not depend on the machine. */
function runCounted(mind: Mind, simulations: number): void {
  for (let left = simulations; left > 0; left -= COUNTED) if (mind.run(Math.min(COUNTED, left))) return;
}

/** As much as there is time for. */
function runTimed(mind: Mind, time: number, now: () => number): void {
  const end = now() + time;
  let count = 1;
  for (;;) {
    const start = now();
    const done = mind.run(count);
    const took = now() - start;
    const left = end - now();
    const each = Math.max(took / count, QUICKEST);
    if (done || left <= 0 || mind.sure(Math.floor(left / each))) return;
    count = Math.max(1, Math.min(4 * count, Math.floor(Math.min(PIECE, left) / each), MOST));
  }
}
