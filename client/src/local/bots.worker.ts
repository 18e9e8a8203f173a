// The worker in which the bots of this page think, so that neither the page nor the table ever waits for them.
/// <reference lib="webworker" />
import { addressOf } from '../engine/addresses';
import { loadEngine } from '../engine/load';
import { MachineMind, type Mind } from '../engine/mind';
import type { Order, Reply } from './bots';
import { decide } from './brain';

/** What the page says first: where it is, and who will ask. */
export interface BeginBots {
  base: string;
  table: MessagePort;
}

const minds = new Map<string, Promise<Mind>>();

function mindFor(game: string, base: string): Promise<Mind> {
  const known = minds.get(game) ?? loadEngine(addressOf(game, base)).then((engine) => new MachineMind(engine));
  minds.set(game, known);
  known.catch(() => minds.delete(game)); // so that the next order tries again
  return known;
}

self.onmessage = ({ data: { base, table } }: MessageEvent<BeginBots>) => {
  table.onmessage = ({ data: { id, order } }: MessageEvent<{ id: number; order: Order }>) => {
    const reply = mindFor(order.game, base).then(
      (mind): Reply => ({ id, answer: decide(mind, order, () => performance.now()) }),
    );
    void reply
      .catch((problem: unknown): Reply => ({ id, failed: String(problem) }))
      .then((message) => table.postMessage(message));
  };
};
