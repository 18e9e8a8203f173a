// What a table asks of a bot, and what it is told. Bots think in a worker of their own.
import type { Choice, Level } from '../engine/mind';
import type { Advice } from './hint';

export interface Order {
  game: string;
  seat: number;
  level: Level;
  /** Of the bot's random choices. */
  seed: bigint;
  /** It is asked for a hint: always with the same work, however long that takes, and with advice. */
  hint?: true;
  /** The position, re-dealt: whatever the seat cannot know is not in it. */
  state: Uint8Array;
}

export interface Answer {
  move: string;
  choice: Choice;
  /** What a person is told who asked for a hint. */
  advice?: Advice;
}

export type Think = (order: Order) => Promise<Answer>;

/** What a bot answers; null if it failed as often as it was asked. */
export async function answered(think: Think, order: Order, tries = 1): Promise<Answer | null> {
  for (let n = 0; n < tries; n += 1) {
    const answer = await think(order).catch(() => null);
    if (answer) return answer;
  }
  return null;
}

/** A bot gave no move in time. */
export class BotFailed extends Error {}

/** Seconds for an answer; a game's module may have to be fetched first. */
const PATIENCE = 10;
const FOR_A_HINT = 40; // it takes as long as it takes, and its reason is sought, too
const FIRST_TIME = 30;

/** What bots are sent: a game's module, so that it need not be fetched twice, or an order. */
export type ToBots = { game: string; module: WebAssembly.Module } | { id: number; order: Order };

/** Something that answers: a worker's port. */
export type Port = Pick<MessagePort, 'postMessage' | 'onmessage'>;

export type Reply = { id: number; answer: Answer } | { id: number; failed: string };

/** Asks the bots at the other end of a port. */
export function botsAt(port: Port, later: typeof setTimeout = setTimeout): Think {
  const waiting = new Map<number, (reply: Reply) => void>();
  let last = 0;
  let ready = false;
  port.onmessage = ({ data }: MessageEvent<Reply>) => {
    waiting.get(data.id)?.(data);
  };
  return (order) =>
    new Promise((done, failed) => {
      last += 1;
      const id = last;
      const timer = later(
        () => settle({ id, failed: 'no answer in time' }),
        1000 * ((order.hint ? FOR_A_HINT : PATIENCE) + (ready ? 0 : FIRST_TIME)),
      );
      const settle = (reply: Reply): void => {
        clearTimeout(timer);
        waiting.delete(id);
        if ('failed' in reply) return failed(new BotFailed(reply.failed));
        ready = true;
        done(reply.answer);
      };
      waiting.set(id, settle);
      port.postMessage({ id, order } satisfies ToBots);
    });
}
