// A new table, as its maker asked for it, checked as a server would.
import { type Manifest, readOptions } from '../engine/manifest';
import { isLevel } from '../engine/mind';
import type { Create, SeatInfo, SeatPlan } from '../protocol';
import { readLength } from './match';
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
