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
