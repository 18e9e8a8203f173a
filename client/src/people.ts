// The players at the table, named as this device should show them.
import type { GameBoard, Player } from './boards/board';
import type { Info, View } from './protocol';
import { knows, t } from './words';

const BOT_MARK = 'bot:';
const READER = 'you'; // in records of the terminal: the one who sat there

/** Bots go by their level; two of the same level get numbers. */
export function nameOf(info: Info, seat: number): string {
  const one = info.seats[seat];
  if (!one || one.kind === 'open') return t('open-seat');
  if (one.kind === 'person') return one.name;
  return levelName(
    info.seats.map((other) => (other.kind === 'bot' ? (other.bot ?? other.name) : '')),
    seat,
  );
}

function levelName(levels: string[], seat: number): string {
  const level = levels[seat]!;
  const name = knows(`level-${level}`) ? t(`level-${level}`) : level;
  const before = levels.slice(0, seat).filter((other) => other === level).length;
  return levels.filter((other) => other === level).length > 1 ? `${name} ${before + 1}` : name;
}

/** The players of a record; bots carry a mark there. */
export function namesIn(record: string[], seats: number): string[] {
  const levels = record.map((name) => (name.startsWith(BOT_MARK) ? name.slice(BOT_MARK.length) : ''));
  return Array.from({ length: seats }, (_, seat) =>
    levels[seat] ? levelName(levels, seat) : personIn(record[seat], seat),
  );
}

function personIn(name: string | undefined, seat: number): string {
  if (name === READER) return t('guest-name');
  return name || t('seat', { seat: seat + 1 });
}

/** Everybody at the table. The one at this device is "you", unless several share it. */
export const players = (info: Info, yours: number[]): Player[] =>
  info.seats.map((_, seat) => {
    const you = yours.length === 1 && yours[0] === seat;
    return { seat, name: you ? t('you') : nameOf(info, seat), you };
  });

/** What messages about a player need: the verb depends on who reads it, never on the name. */
export const about = ({ name, you }: Player): { name: string; you: 'yes' | 'no' } => ({
  name,
  you: you ? 'yes' : 'no',
});

/** Who is waited for. */
export const waitedFor = (board: GameBoard<View>, view: View): number[] => board.waitedFor?.(view) ?? view.actors;
