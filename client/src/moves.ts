// Moves in words. What a game does not say for itself is said here, the same way for all.
import type { GameBoard } from './boards/board';
import type { View } from './protocol';
import { knows, t } from './words';

/** "Ada: 6-4 at the left end", "You pass." */
export function inWords(board: GameBoard<View> | null, view: View, name: string, move: string, before?: string[]): string {
  const own = board?.said?.(move, view, before);
  if (own) return t('told', { what: name, text: own });
  const word = move.replace(/[:!].*$/, '');
  return knows(`move-${word}`) ? t(`move-${word}`, { name, move }) : t('move-lays', { name, move });
}

const PLAIN = ['draw', 'pass', 'stop'];

/** A sentence that names moves as records do, with the moves as people say them. */
export function humane(board: GameBoard<View>, view: View, legal: string[], text: string): string {
  const longestFirst = [...legal].sort((a, b) => b.length - a.length);
  const said = longestFirst.reduce((sentence, move) => sentence.replace(whole(move), () => spoken(board, view, move)), text);
  return tidy(said);
}

/** What was put into sentences may begin one with a small letter, or end one with a full stop of its own. */
function tidy(text: string): string {
  const once = text.replace(/([.!?]\s?[”“»"])\./g, '$1');
  return once.replace(/(?<=^|[.!?]\s?[”“»"]? )\p{Ll}/gu, (letter) => letter.toUpperCase());
}

function spoken(board: GameBoard<View>, view: View, move: string): string {
  return PLAIN.includes(move) ? `“${t(`do-${move}`)}”` : (board.said?.(move, view) ?? move);
}

/** The move as a word of its own, not as part of another. */
const whole = (move: string): RegExp => new RegExp(`(?<![\\w@/])${move.replace(/[^\w]/g, '\\$&')}(?![\\w@/=])`, 'g');
