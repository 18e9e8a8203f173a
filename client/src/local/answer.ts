// What the bots of this page answer to an order, by a game's module: a move, or a hint with its reason.
import { Judge } from '../coach/judge';
import { reasonFor } from '../coach/reasons';
import type { MachineMind } from '../engine/mind';
import type { Answer, Order } from './bots';
import { advise, decide } from './brain';

export function answer(mind: MachineMind, order: Order): Answer {
  if (!order.hint) return decide(mind, order, () => performance.now());
  return advise(mind, order, (advice) => reasonFor(new Judge(mind), order.seat, advice));
}
