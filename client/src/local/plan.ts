// A new table, as its maker asked for it, checked as a server would.
import { type Manifest, readOptions } from '../engine/manifest';
import { isLevel, type Level } from '../engine/mind';
import type { Create, SeatInfo, SeatPlan } from '../protocol';
import { readLength } from './match';
import { BadRecord, readRecord } from './record';
import { Denied } from './refused';
import type { Kept } from './shelf';

const LONGEST = 20;
const NAME = /^[\p{L}\p{Nd} \-'.]+$/u;
const LETTER = /[\p{L}\p{Nd}]/u;

/** A table before its first deal. */
export function planned(message: Create, manifest: Manifest, code: string, now: number): Kept {
  const players = message.seats.length;
  const options = manifest.players.includes(players) ? readOptions(manifest, message.options ?? {}, players) : null;
  const length = readLength(message.rounds ?? null, message.target ?? null, manifest.tally);
  if (!options || !length) throw new Denied('bad-choice');
  return {
    code,
    token: message.token,
    game: manifest.game,
    options,
    seats: message.seats.map(seated),
    ...length,
    turn_time: message.turn_time ?? null,
    aids: message.aids ?? true,
    undo: message.undo ?? false,
    seq: 0,
    when: now,
    running: '',
    results: [],
    records: [],
  };
}

/** The moment of a finished game from which somebody wants to play on, and how. */
export interface Branch {
  /** Up to that moment. */
  record: string;
  /** Who plays on; bots have the other seats. */
  seat: number;
  name: string;
}

const BOT_MARK = 'bot:';
const OTHERWISE: Level = 'club'; // plays where people sat

/** A table on which a finished game goes on from an earlier moment, with the luck that it had. */
export function branched({ record, seat, name }: Branch, manifest: Manifest, code: string, now: number): Kept {
  const { players, options: texts, names, rules } = readRecord(record);
  const options = manifest.players.includes(players) ? readOptions(manifest, texts, players) : null;
  if (!options || rules !== manifest.version) throw new BadRecord('these rules cannot be played here');
  const seats = Array.from({ length: players }, (_, number): SeatPlan => {
    const level = (names[number] ?? '').replace(BOT_MARK, '');
    return number === seat ? { kind: 'here', name } : { kind: 'bot', level: isLevel(level) ? level : OTHERWISE };
  });
  const plan = planned(
    { t: 'create', token: '', game: manifest.game, seats, rounds: 1, undo: true },
    manifest,
    code,
    now,
  );
  return { ...plan, options, seq: 1, running: record };
}

/** Who sits there. Nobody can come from elsewhere, so no seat stays open. */
function seated({ kind = 'open', name, level }: SeatPlan): SeatInfo {
  if (kind === 'here') return { kind: 'person', name: readName(name ?? ''), here: true, bot: null };
  if (kind === 'open') throw new Denied('bad-choice');
  if (!level || !isLevel(level)) throw new Denied('no-such-bot');
  return { kind: 'bot', name: '', here: true, bot: level };
}

/** A name as it is kept. */
function readName(text: string): string {
  const name = text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  if ([...name].length > LONGEST || !NAME.test(name) || !LETTER.test(name)) throw new Denied('bad-choice');
  return name;
}
