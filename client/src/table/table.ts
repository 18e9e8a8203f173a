// The state of the table this page shows. Screens read it; only messages from the server change it.
import { batch, computed, signal } from '@preact/signals';
import { type Moment, manner } from '../bots/manners';
import { connect, disconnect, line, send } from '../connection/lines';
import { lookForServer } from '../connection/server';
import { rememberTable, tokenFor } from '../device/keys';
import { nextWord, noteHand } from '../fairness/shuffle';
import { isHere } from '../local/codes';
import type {
  Because,
  ClientMessage,
  Emote,
  Ending,
  Hinted,
  Info,
  Moved,
  Recalled,
  Refused,
  ServerMessage,
  Sight,
  State,
  View,
} from '../protocol';
import { type Asked, forSeveral } from './alone';
import { keepMove, keptMove } from './kept';

export interface Said {
  seat: number;
  move: string;
  how: 'person' | 'bot' | 'time' | null;
  /** What this page saw right after the move; null if it came later. */
  view: View | null;
}
/** A move that was chosen and not answered yet. */
export interface Chosen {
  seat: number;
  move: string;
}
export interface Shown {
  seat: number;
  emote: Emote;
  id: number;
}

export const info = signal<Info | null>(null);
export const seq = signal(0);
export const yours = signal<number[]>([]);
export const host = signal(false);
export const sights = signal<Sight[]>([]);
export const log = signal<Said[]>([]);
export const ending = signal<Ending | null>(null);
/** When the time for this turn is up, by this page's clock. */
export const deadline = signal<number | null>(null);
export const refused = signal<Refused | null>(null);
export const emotes = signal<Shown[]>([]);
export const hinted = signal<Hinted | null>(null);
/** The seat that waits for a hint. Whatever happens meanwhile, it ends in a hint or in a sentence. */
const hintFor = signal<number | null>(null);
/** Whether a hint is on its way. */
export const hinting = computed(() => hintFor.value !== null);
/** The seat whose last move this device may take back. */
export const undoable = signal<number | null>(null);
/** Why a tile cannot be laid now, as the rules say it; without reasons there is nothing more to say. */
export const unfit = signal<{ tile: string; reasons: Because['reasons'] } | null>(null);
export const recalled = signal<Recalled | null>(null);
export const exported = signal<string | null>(null);
/** Whether a table is being made; the first time, its rules are compiled. */
export const making = signal(false);
/** Whether a move is on its way. */
export const waiting = signal(false);
/** The move on its way. If the connection is lost, it is kept, and sent again once the table is back as it was. */
export const chosen = signal<Chosen | null>(null);
/** A kept move that was not played: the table had gone on without it. */
export const withdrawn = signal<Chosen | null>(null);
/** The seats of this device that a bot plays now because their person asked for it. */
export const lent = signal<number[]>([]);
/** Whether nobody plays on this device: a shared screen, or a spectator. */
export const watching = computed(() => yours.value.length === 0);
export const phase = computed(() => info.value?.phase ?? null);

/** The number of the last message that told of the position; others, such as who sits where, count too. */
let movedAt = 0;
/** How often a table was made, entered or left: what was begun before counts no more. */
let visits = 0;
/** Whether the table was entered again, on a new connection, and has not answered yet. */
let entered = false;
/** Whether the next round was asked for and not dealt yet. */
let wantsNext = false;
/** The tile that was asked about last. */
let whyTile = '';
let hintTimer: ReturnType<typeof setTimeout> | undefined;
const HINT_PATIENCE = 180_000; // milliseconds: longer than a server tries
const HINT_AGAIN = 1000; // milliseconds until it is asked again
let emoteNumber = Date.now() % 2 ** 30;
let emoteIds = 0;
/** What bots have shown in this round: everything once. */
let behaved = new Set<string>();

function clear(): void {
  batch(() => {
    info.value = null;
    seq.value = 0;
    yours.value = [];
    host.value = false;
    sights.value = [];
    log.value = [];
    ending.value = null;
    deadline.value = null;
    refused.value = null;
    emotes.value = [];
    hinted.value = null;
    stopWaitingForHint();
    unfit.value = null;
    undoable.value = null;
    recalled.value = null;
    waiting.value = false;
    chosen.value = null;
    withdrawn.value = null;
    lent.value = [];
    behaved = new Set();
    wantsNext = false;
  });
}

/**
 * Make a table; `arrived` gets its code. It is the server's where one is there; a game on this device alone does
 * not need one.
 */
export async function make(plan: Asked, token: string, arrived: (code: string) => void): Promise<void> {
  clear();
  making.value = true;
  visits += 1;
  const visit = visits;
  const there = await lookForServer();
  if (visit !== visits) return;
  let code: string | null = null;
  const conversation = {
    first: () => (code ? entering(code, token, plan.watch ?? false) : { t: 'create' as const, token, ...plan }),
    receive: (message: ServerMessage) => {
      if (message.t === 'state' && !code) {
        code = message.info.table;
        making.value = false;
        rememberTable(message.info, { token });
        arrived(code);
      }
      receive(message);
    },
  };
  if (forSeveral(plan)) return connect(conversation, 'server');
  connect(conversation, there ? 'server' : 'page');
  const stop = line.subscribe((now) => {
    const waits = visit === visits && !code;
    if (waits && now !== 'lost') return;
    queueMicrotask(() => stop());
    if (waits) queueMicrotask(() => connect(conversation, 'page')); // it was there, but cannot be spoken to
  });
}

/** Go to a table by its code. */
export function enter(code: string, watch: boolean): void {
  if (info.peek()?.table === code && !watch) return;
  clear();
  visits += 1;
  const token = tokenFor(code);
  connect({ first: () => entering(code, token, watch), receive }, isHere(code) ? 'page' : 'server');
}

export function leaveTable(): void {
  making.value = false;
  visits += 1;
  disconnect();
  clear();
}

function entering(table: string, token: string, watch: boolean): ClientMessage {
  entered = true;
  return { t: 'enter', table, token, since: seq.peek(), watch };
}

export const play = (seat: number, move: string): void => {
  waiting.value = true;
  chosen.value = { seat, move };
  const table = info.peek();
  if (table) keepMove({ table: table.table, round: table.round, after: log.peek().length, seat, move });
  withdrawn.value = null;
  refused.value = null;
  hinted.value = null;
  stopWaitingForHint(); // who plays has made up their mind
  send({ t: 'play', seq: seq.value, move, seat }); // without a connection it waits for the next one
};
/** Take a move back that could not be sent. */
export const withdraw = (): void => {
  waiting.value = false;
  settle();
};

/** The chosen move was answered, or is no longer wanted. */
function settle(): void {
  chosen.value = null;
  keepMove(null);
}
export const undo = (): boolean => send({ t: 'undo', seq: seq.value });
export const sit = (seat: number, name: string): boolean => send({ t: 'sit', seat, name });
export const fill = (seat: number, level: string): boolean => send({ t: 'fill', seat, level });
/** Start with those who sit; open seats are taken away. */
export const begin = (): boolean => send({ t: 'begin' });
export const leaveSeat = (seat: number): boolean => send({ t: 'leave', seat });
/** Let a bot play on in a seat, until `comeBack`. */
export const lend = (seat: number): void => {
  lent.value = [...lent.value, seat];
  leaveSeat(seat);
};
export const comeBack = (): void => {
  const table = info.peek()?.table;
  if (table) send(entering(table, tokenFor(table), false));
};
export const resign = (seat: number): boolean => send({ t: 'resign', seat });
export const next = (): void => {
  wantsNext = true;
  send({ t: 'next', seq: seq.value });
};
export function askHint(seat: number): void {
  batch(() => {
    hinted.value = null;
    refused.value = null;
    unfit.value = null;
    hintFor.value = seat;
  });
  clearTimeout(hintTimer);
  hintTimer = setTimeout(() => noHint('no-hint'), HINT_PATIENCE);
  send({ t: 'hint', seq: seq.value, seat }); // without a connection it is asked again on the next one
}

/** Ask again: the table moved on, or the connection that was asked is gone. */
function askHintAgain(): void {
  const seat = hintFor.peek();
  if (seat === null) return;
  const mayMove = sights.peek().some((sight) => sight.seat === seat && sight.legal.length > 0);
  if (mayMove) askHint(seat);
  else noHint('hint-too-late');
}

/** No hint came, and this is why. */
function noHint(code: string): void {
  stopWaitingForHint();
  refused.value = { t: 'refused', code, to: 'hint' };
}

function stopWaitingForHint(): void {
  clearTimeout(hintTimer);
  hintFor.value = null;
}

/** Ask the rules why a tile cannot be laid: these would be the moves. */
export function askWhy(seat: number, tile: string, moves: string[]): void {
  whyTile = tile;
  refused.value = null;
  unfit.value = moves.length ? null : { tile, reasons: [] };
  if (moves.length) send({ t: 'why', seq: seq.value, seat, moves });
}
export const askRecall = (seat: number | null): boolean => send({ t: 'recall', seat });
export const askExport = (): boolean => send({ t: 'export' });
export function say(emote: Emote, seat: number): void {
  emoteNumber += 1;
  send({ t: 'say', emote, n: emoteNumber, seat });
}

/** Apply one message. */
export function receive(message: ServerMessage): void {
  batch(() => follow(message));
  if (message.t === 'state' || message.t === 'seats') addToShuffle(message.t === 'state');
  if (message.t === 'dealt') for (const { seat, view } of message.sights) noteFirst(seat, view.hand);
}

/** The last thing that was said for a shuffle: it is said once on each connection. */
let saidForShuffle = '';

/** Add this device's random numbers to the next shuffle, when it is time. */
function addToShuffle(anew: boolean): void {
  const word = info.value && nextWord(info.value, yours.value);
  if (!word) return;
  const text = JSON.stringify(word);
  if ((anew || text !== saidForShuffle) && send(word)) saidForShuffle = text;
}

function noteFirst(seat: number | null, hand: string[]): void {
  if (info.value && seat !== null) noteHand(info.value, seat, hand);
}

function follow(message: ServerMessage): void {
  switch (message.t) {
    case 'state':
      return show(message);
    case 'moved':
      if (message.seq !== seq.value + 1) return void send({ t: 'resync', since: seq.value });
      log.value = [...log.value, said(message)];
      settle();
      if (message.sights[0]?.move === 'draw' || message.sights[0]?.move === 'pass') behave(message.seat, 'stuck');
      advance(message.seq, message.sights, message.left, message.ending);
      undoable.value = message.undo ?? null;
      return undefined;
    case 'undone':
      if (message.seq !== seq.value + 1) return void send({ t: 'resync', since: seq.value });
      log.value = log.value.slice(0, -1);
      return advance(message.seq, message.sights, message.left, null);
    case 'dealt':
      log.value = [];
      behaved = new Set();
      info.value = message.info;
      wantsNext = false;
      return advance(message.seq, message.sights, message.left, null);
    case 'seats':
      info.value = message.info;
      yours.value = message.yours;
      seq.value = message.seq;
      return remember();
    case 'here':
      if (info.value)
        info.value = {
          ...info.value,
          seats: info.value.seats.map((seat, n) => ({ ...seat, here: message.here[n] ?? false })),
        };
      return undefined;
    case 'emoted':
      return showEmote(message.seat, message.emote);
    case 'refused':
      if (message.code === 'hint-under-way') return void setTimeout(askHintAgain, HINT_AGAIN); // an earlier one
      if (message.to === 'why') return undefined; // it is a courtesy
      waiting.value = false;
      making.value = false;
      settle();
      wantsNext = false;
      if (message.to === 'hint') stopWaitingForHint();
      refused.value = message;
      return undefined;
    case 'hinted':
      if (message.seq < movedAt) return askHintAgain(); // of a position that is gone
      stopWaitingForHint();
      refused.value = null;
      hinted.value = message;
      return undefined;
    case 'because':
      if (message.seq >= movedAt) unfit.value = { tile: whyTile, reasons: message.reasons };
      return undefined;
    case 'recalled':
      recalled.value = message;
      return undefined;
    case 'exported':
      exported.value = message.record;
      return undefined;
    default:
      return undefined;
  }
}

function showEmote(seat: number, emote: Emote): void {
  emoteIds += 1;
  emotes.value = [...emotes.value.slice(-7), { seat, emote, id: emoteIds }];
}

/** A bot shows what its level shows at such a moment. */
function behave(seat: number, moment: Moment): void {
  const { kind, bot } = info.value?.seats[seat] ?? {};
  const emote = kind === 'bot' ? manner(bot ?? '', moment) : null;
  if (!emote || behaved.has(`${seat} ${moment}`)) return;
  behaved.add(`${seat} ${moment}`);
  showEmote(seat, emote);
}

/** Bots greet when the first round begins, and know how to win and to lose. */
function behaveAll(end: Ending | null): void {
  const table = info.value;
  if (!table || table.phase === 'waiting') return;
  const begins = table.round === 1 && !log.value.length;
  table.seats.forEach((_, seat) => {
    if (end) behave(seat, end.winners.includes(seat) ? 'wins' : 'loses');
    else if (begins) behave(seat, 'greets');
  });
}
const said = ({ seat, how, sights: [sight] }: Moved): Said => ({
  seat,
  move: sight?.move ?? '',
  how,
  view: sight?.view ?? null,
});

function show(state: State): void {
  const moves = (state.log ?? []).map(([seat, move]): Said => ({ seat, move, how: null, view: null }));
  const goesOn = info.value?.table === state.info.table && info.value.round === state.info.round;
  // The server may send more than was missed: its answer to a late move holds the whole round.
  const missed = Math.max(0, state.seq - seq.value);
  const news = goesOn ? moves.slice(Math.max(0, moves.length - missed)) : moves;
  log.value = goesOn ? [...log.value, ...news] : news;
  info.value = state.info;
  yours.value = state.yours;
  host.value = state.host;
  lent.value = lent.value.filter((seat) => !state.yours.includes(seat));
  if (goesOn && samePosition(sights.value, state.sights ?? []) && sameEnding(ending.value, state.ending)) goOn(state);
  else advance(state.seq, state.sights ?? [], state.left, state.ending);
  undoable.value = state.undo ?? null;
  if (entered) sendAgain(state.info, goesOn);
  entered = false;
}

/**
 * After a lost connection, or in a page that was loaded again: what was not answered is sent again, unless the table
 * has gone on meanwhile.
 */
function sendAgain({ table, round, phase: now }: Info, sameRound: boolean): void {
  const kept = keptMove(table);
  if (kept) {
    const { seat, move } = kept;
    settle();
    const news = round === kept.round ? log.value.slice(kept.after) : null;
    if (news?.length === 0 && yours.value.includes(seat)) play(seat, move);
    else if (news?.[0]?.seat !== seat) withdrawn.value = { seat, move }; // else it had arrived after all
  }
  if (wantsNext && sameRound && now !== 'playing') next();
}

/** The table is shown again as it was, after a break in the connection: hints and words about it still hold. */
function goOn(state: State): void {
  seq.value = state.seq;
  sights.value = state.sights ?? [];
  waiting.value = false;
  setDeadline(state.left);
  askHintAgain();
  remember();
}

const samePosition = (one: Sight[], other: Sight[]): boolean => one.length > 0 && seen(one) === seen(other);

/** Who resigns ends the match and leaves the position as it is. */
const sameEnding = (one: Ending | null, other: Ending | null | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other ?? null);

const seen = (all: Sight[]): string => JSON.stringify(all.map(({ seat, view, legal }) => [seat, view, legal]));

function setDeadline(left: number | null | undefined): void {
  deadline.value = left === null || left === undefined ? null : Date.now() + left;
}

function advance(number: number, seen: Sight[], left: number | null | undefined, end: Ending | null | undefined): void {
  seq.value = number;
  movedAt = number;
  sights.value = seen;
  ending.value = end ?? null;
  waiting.value = false;
  refused.value = null;
  hinted.value = null;
  undoable.value = null;
  unfit.value = null;
  askHintAgain();
  setDeadline(left);
  const table = info.value;
  if (end && table) info.value = { ...table, totals: end.totals, phase: end.match_over ? 'over' : 'between' };
  else if (seen.length && table && table.phase !== 'playing' && !end) info.value = { ...table, phase: 'playing' };
  if (end && lent.value.length) comeBack(); // who watched decides about the next round
  behaveAll(end ?? null);
  remember();
}

/** What "My games" tells of this table. */
function remember(): void {
  const table = info.value;
  if (!table) return;
  const turn = table.phase === 'playing' ? (sights.value[0]?.view.actors ?? []) : [];
  const own = yours.value.length ? { yours: yours.value } : {};
  rememberTable(table, { ...own, turn, seq: seq.value, mine: yours.value.length > 0 || host.value });
}
