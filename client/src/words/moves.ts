// Moves in words, and hints in sentences: defaults for what a game does not say itself.
import type { GameBoard, Player } from '../boards/board';
import type { Explanation, Hinted, View } from '../protocol';
import { about } from './people';
import { knows, sentence, t, told } from './words';

/** A move without a tile is a word, such as `draw`; it may name a tile, as in `give:64`. */
const WORD = /^([a-z]+)(?:!|:(.+))?$/;
const wordOf = (move: string): string | null => WORD.exec(move)?.[1] ?? null;

/** "Ada: 6-4 at the left end", "You pass." */
export function inWords(
  board: GameBoard<View> | null,
  view: View,
  who: Player,
  move: string,
  before?: string[],
): string {
  const own = board?.said?.(move, view, before);
  if (own) return told(who.name, own);
  const word = wordOf(move);
  return word && knows(`move-${word}`) ? t(`move-${word}`, about(who)) : t('move-lays', { ...about(who), move });
}

/** What a master would do, and why, in one or two sentences. */
export function advice(board: GameBoard<View>, view: View, hint: Hinted): string {
  const sentences = [advised(board, view, hint), compared(board, view, hint), reasoned(hint.why)];
  return sentences.filter(Boolean).map(sentence).join(' ');
}

/** Why a move is better, where that is sure. */
export const reasoned = (why: Explanation | null | undefined): string =>
  why ? t(why.message, { better: why.better, worse: why.worse }) : '';

function advised(board: GameBoard<View>, view: View, { move, verdict }: Hinted): string {
  const only = verdict === 'only';
  const word = wordOf(move);
  if (only && knows(`hint-only-${word}`)) return t(`hint-only-${word}`);
  if (word && knows(`hint-${word}`)) return t(`hint-${word}`, named(board, move));
  return t(only ? 'hint-only' : 'hint-play', { move: called(board, view, move) });
}

function compared(board: GameBoard<View>, view: View, { move, verdict, other, margin }: Hinted): string {
  if (!other) return verdict === 'play' ? t('hint-guess') : '';
  return t(`hint-${verdict}`, { other: calledBeside(board, view, other, move), margin: margin ?? '' });
}

/** A move in the middle of a sentence. */
export function called(board: GameBoard<View>, view: View, move: string): string {
  const word = wordOf(move);
  if (knows(`doing-${word}`)) return t(`doing-${word}`, named(board, move));
  return board.called?.(move, view) ?? board.said?.(move, view) ?? move;
}

/** A move that is compared with another in one sentence: two ways to lay a tile must not sound the same. */
export function calledBeside(board: GameBoard<View>, view: View, move: string, other: string): string {
  const name = called(board, view, move);
  return move !== other && name === called(board, view, other) ? t('doing-same-otherwise') : name;
}

/** The tile that such a move names. */
function named(board: GameBoard<View>, move: string): { tile: string } {
  const tile = WORD.exec(move)?.[2];
  return { tile: tile ? board.name(tile) : '' };
}
