// The players at the table, named as this device should show them.
import type { GameBoard, Player } from '../boards/board';
import { type Character, charactersOf } from '../bots/characters';
import type { Info, View } from '../protocol';
import { t } from './words';

const BOT_MARK = 'bot:';
const READER = 'you'; // in records of the terminal: the one who sat there

/** The character that plays at a seat; null where a person plays, or a bot that is not one of ours. */
export function characterOf(info: Pick<Info, 'seats'>, seat: number): Character | null {
  const levels = info.seats.map((one) => (one.kind === 'bot' ? (one.bot ?? one.name) : ''));
  const people = info.seats.map((one) => (one.kind === 'person' ? one.name : ''));
  return charactersOf(levels, people)[seat] ?? null;
}

/** Bots go by their character's name, those from elsewhere by their own. */
export function nameOf(info: Pick<Info, 'seats'>, seat: number): string {
  const one = info.seats[seat];
  if (!one || one.kind === 'open') return t('open-seat');
  if (one.kind === 'person') return one.name;
  return characterOf(info, seat)?.name ?? one.bot ?? one.name;
}

/** The players of a record; bots carry a mark there. */
export function namesIn(record: string[], seats: number): string[] {
  const levels = Array.from({ length: seats }, (_, seat) => levelIn(record[seat]));
  const people = record.filter((name) => !name.startsWith(BOT_MARK));
  const characters = charactersOf(levels, people);
  return levels.map((level, seat) => characters[seat]?.name ?? (level || personIn(record[seat], seat)));
}

const levelIn = (name = ''): string => (name.startsWith(BOT_MARK) ? name.slice(BOT_MARK.length) : '');

/** The characters of a record's bots, seat by seat. */
export const charactersIn = (record: string[]): (Character | null)[] =>
  charactersOf(
    record.map(levelIn),
    record.filter((name) => !name.startsWith(BOT_MARK)),
  );

function personIn(name: string | undefined, seat: number): string {
  if (name === READER) return t('guest-name');
  return name || t('seat', { seat: seat + 1 });
}

/** Everybody at the table. The one at this device is "you", unless several share it. */
export const players = (info: Info, yours: number[]): Player[] =>
  addressed(
    info.seats.map((_, seat) => nameOf(info, seat)),
    yours,
  );

/** Everybody in a record. Whoever sat there at this device is "you", as at the table. */
export const playersIn = (record: string[], seats: number, yours: number[]): Player[] =>
  addressed(namesIn(record, seats), yours);

const addressed = (names: string[], yours: number[]): Player[] =>
  names.map((name, seat) => {
    const you = yours.length === 1 && yours[0] === seat;
    return { seat, name: you ? t('you') : name, you };
  });

/** What messages about a player need: the verb depends on who reads it, never on the name. */
export const about = ({ name, you }: Player): { name: string; you: 'yes' | 'no' } => ({
  name,
  you: you ? 'yes' : 'no',
});

/** Who is waited for. */
export const waitedFor = (board: GameBoard<View>, view: View): number[] => board.waitedFor?.(view) ?? view.actors;
