// The page's line to the table that lives in it: two workers, started when they are first needed.
import { botPause } from '../device/prefs';
import type { ClientMessage, Puzzle, ReplayAnswer, ServerMessage } from '../protocol';
import type { Branch } from './plan';
import type { Posed } from './puzzle';
import type { FromWorker, Question, ToWorker } from './table.worker';

let worker: Worker | undefined;
let bots: Worker | undefined;
let visit = 0;
let hear: (message: ServerMessage) => void = () => {};
const waiting = new Map<number, { done: (answer: never) => void; failed: (problem: Error) => void }>();
let last = 0;

/** A question that the table's worker could not answer; the message is a code. */
export class Unanswered extends Error {}

function table(): Worker {
  if (worker) return worker;
  const base = document.baseURI;
  const { port1, port2 } = new MessageChannel();
  bots = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module', name: 'bots' });
  bots.postMessage({ base, table: port1 }, [port1]);
  worker = new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module', name: 'table' });
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => receive(data);
  worker.onerror = () => {
    for (const { failed } of waiting.values()) failed(new Unanswered('offline'));
    waiting.clear();
    hear({ t: 'refused', code: 'no-engine' });
    worker = undefined; // the next visit tries again
  };
  const begin = { base, bots: port2, botPause: botPause.value };
  worker.postMessage({ begin } satisfies ToWorker, [port2]);
  return worker;
}

/** Starts the workers before there is anything to say to them. */
export function getReady(): void {
  table();
}

function receive(data: FromWorker): void {
  if ('told' in data) {
    if (data.visit === visit) hear(data.told);
    return;
  }
  const asked = waiting.get(data.id);
  waiting.delete(data.id);
  if ('failed' in data) asked?.failed(new Unanswered(data.failed));
  else asked?.done(data.answer as never);
}

/** From now on this conversation hears what the table says. */
export function listen(receiver: (message: ServerMessage) => void): void {
  visit += 1;
  hear = receiver;
}

export function send(message: ClientMessage): void {
  table().postMessage({ say: message, visit } satisfies ToWorker);
}

/** Nobody is at the table any more: its clocks stand still. */
export function leave(): void {
  visit += 1;
  hear = () => {};
  worker?.postMessage({ leave: true } satisfies ToWorker);
}

function ask<T>(question: Question): Promise<T> {
  last += 1;
  const id = last;
  return new Promise<T>((done, failed) => {
    waiting.set(id, { done, failed });
    table().postMessage({ id, ...question } satisfies ToWorker);
  });
}

/** A record step by step. */
export const replay = (record: string, seat: number | null): Promise<ReplayAnswer> =>
  ask({ ask: 'replay', record, seat });

/** The moment of a puzzle, and what a move would lead to. */
export const pose = (game: string, puzzle: Puzzle, move: string | null): Promise<Posed> =>
  ask({ ask: 'puzzle', game, puzzle, move });

/** A table on which a finished game goes on from an earlier moment: its code. */
export const branch = (from: Branch): Promise<string> => ask({ ask: 'branch', branch: from });

/** The record of a finished round; null if there is none. */
export const recordText = (code: string, round: number): Promise<string | null> => ask({ ask: 'record', code, round });

/** How what was built at the table fell last, as the numbers of its frames; null if nobody is at a table. */
export const fall = (): Promise<Int16Array | null> => ask({ ask: 'fall' });

/** Take a game off this device's shelf. */
export const forget = (code: string): Promise<null> => ask({ ask: 'forget', code });
