// The worker in which the table of this page lives.
/// <reference lib="webworker" />

import { addressOf } from '../engine/addresses';
import { loadModule } from '../engine/load';
import { Machine } from '../engine/machine';
import type { ClientMessage, Puzzle, ReplayAnswer, ServerMessage } from '../protocol';
import { botsAt, type Think, type ToBots } from './bots';
import { newCode } from './codes';
import { type Branch, branched } from './plan';
import { type Posed, posed } from './puzzle';
import { BadRecord, readRecord } from './record';
import { replayed } from './replay';
import { drawSeed } from './seeds';
import { Session } from './session';
import { openShelf } from './shelf';

/** What the page says first: where it is, and where its bots are. */
export interface Begin {
  base: string;
  bots: MessagePort;
  botPause: number;
}

/** What the page asks beside the table. */
export type Question =
  | { ask: 'replay'; record: string; seat: number | null }
  | { ask: 'record'; code: string; round: number }
  | { ask: 'puzzle'; game: string; puzzle: Puzzle; move: string | null }
  | { ask: 'branch'; branch: Branch }
  | { ask: 'fall' }
  | { ask: 'forget'; code: string };
export type Answered = ReplayAnswer | Posed | Int16Array | string | null;

/** A visit is everything from coming to a table until leaving it; it has a session of its own. */
export type ToWorker =
  | { begin: Begin }
  | { say: ClientMessage; visit: number }
  | { leave: true }
  | ({ id: number } & Question);
export type FromWorker =
  | { told: ServerMessage; visit: number }
  | { id: number; answer: Answered }
  | { id: number; failed: string };

const page = self as unknown as DedicatedWorkerGlobalScope;
const post = (message: FromWorker): void => page.postMessage(message);
const shelf = openShelf();
let base = '';
let botPause = 0;
let bots: MessagePort | undefined;
let think: Think;
let session: { visit: number; ready: Promise<Session> } | undefined;

async function engineFor(game: string): Promise<Machine> {
  const module = await loadModule(addressOf(game, base));
  lend(game, module);
  return Machine.of(module);
}

/** Give the bots a module that is here already; where a browser cannot, they fetch it themselves. */
function lend(game: string, module: WebAssembly.Module): void {
  try {
    bots?.postMessage({ game, module } satisfies ToBots);
  } catch {
    // it is only a help
  }
}

async function begin(visit: number): Promise<Session> {
  return new Session({
    shelf: await shelf,
    engineFor,
    think,
    tell: (told) => post({ told, visit }),
    now: () => Date.now(),
    later: (act, wait) => {
      const timer = setTimeout(act, wait);
      return () => clearTimeout(timer);
    },
    drawSeed,
    newCode,
    botPause,
  });
}

async function answerTo(question: Question): Promise<Answered> {
  if (question.ask === 'fall') return (await session?.ready)?.fall() ?? null;
  if (question.ask === 'replay') return replayed(question.record, engineFor, question.seat);
  if (question.ask === 'puzzle') return posed(question.game, question.puzzle, question.move, engineFor);
  if (question.ask === 'branch') return branch(question.branch);
  if (question.ask === 'record') return (await (await shelf).get(question.code))?.records[question.round - 1] ?? null;
  await (await shelf).remove(question.code);
  return null;
}

/** Keep a table on which a game goes on from an earlier moment; gives its code. */
async function branch(wanted: Branch): Promise<string> {
  const { manifest } = await engineFor(readRecord(wanted.record).game);
  const kept = branched(wanted, manifest, newCode(), Date.now());
  await (await shelf).put(kept, kept.seq);
  return kept.code;
}

function leave(): void {
  void session?.ready.then((one) => one.gone());
  session = undefined;
}

page.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if ('begin' in data) {
    base = data.begin.base;
    bots = data.begin.bots;
    botPause = data.begin.botPause;
    think = botsAt(bots);
  } else if ('say' in data) {
    if (session?.visit !== data.visit) leave();
    session ??= { visit: data.visit, ready: begin(data.visit) };
    void session.ready.then((one) => one.receive(data.say));
  } else if ('leave' in data) leave();
  else
    void answerTo(data).then(
      (answer) => post({ id: data.id, answer }),
      (problem: unknown) => post({ id: data.id, failed: problem instanceof BadRecord ? 'bad-record' : 'offline' }),
    );
};
