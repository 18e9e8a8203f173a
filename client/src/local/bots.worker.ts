// The worker in which the bots of this page think, so that neither the page nor the table ever waits for them.
/// <reference lib="webworker" />

import { addressOf } from '../engine/addresses';
import { loadModule } from '../engine/load';
import { Machine } from '../engine/machine';
import { MachineMind } from '../engine/mind';
import { answer } from './answer';
import type { Order, Reply, ToBots } from './bots';

/** What the page says first: where it is, and who will ask. */
export interface BeginBots {
  base: string;
  table: MessagePort;
}

const minds = new Map<string, Promise<MachineMind>>();

function mindFor(game: string, module: () => Promise<WebAssembly.Module>): Promise<MachineMind> {
  const known =
    minds.get(game) ??
    module()
      .then(Machine.of)
      .then((engine) => new MachineMind(engine));
  minds.set(game, known);
  known.catch(() => minds.delete(game)); // so that the next order tries again
  return known;
}

/** The bot's answer, or why there is none. */
async function reply(id: number, order: Order, base: string): Promise<Reply> {
  try {
    const mind = await mindFor(order.game, () => loadModule(addressOf(order.game, base)));
    return { id, answer: answer(mind, order) };
  } catch (problem) {
    return { id, failed: String(problem) };
  }
}

self.onmessage = ({ data: { base, table } }: MessageEvent<BeginBots>) => {
  table.onmessage = ({ data }: MessageEvent<ToBots>) => {
    if ('module' in data) void mindFor(data.game, async () => data.module).catch(() => {});
    else void reply(data.id, data.order, base).then((message) => table.postMessage(message));
  };
};
