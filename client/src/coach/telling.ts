// What the coach found, in words and numbers.
import type { GameBoard, Player } from '../boards/board';
import type { Analysis, JudgedMove, Judgement, Sentence, View } from '../protocol';
import { called, calledBeside } from '../words/moves';
import { about } from '../words/people';
import { language, t } from '../words/words';

const THOUSAND = 1000;
export type Mark = NonNullable<Judgement['mark']>;

/** Colour never stands alone: each mark has a sign of its own. */
export const SIGNS: Record<Mark, string> = { best: '★', good: '✓', slip: '?', blunder: '??' };

/** The parts that are nobody's choice. */
export const LUCK = ['deal', 'chance', 'unseen'] as const;

/** Points, or games in a hundred, in words. */
export const amount = (unit: Analysis['unit'], points: number): string =>
  t(`coach-${unit}`, { count: Math.round(points) });

/** Thousandths of a point, with their sign. */
export const signed = (thousandths: number): string =>
  (thousandths / THOUSAND).toLocaleString(language.value, {
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });

/** Each seat's chance of winning at every step, from the deal to the end, from 0 to 1. */
export const chances = ({ moves, end }: Analysis): number[][] => [...moves.map(({ before }) => before.wins), end.wins];

/** What is thought of a move: by what its seat could know, or with open hands. */
export const judged = (move: JudgedMove, open: boolean): Judgement | null => (open ? move.open : move.known);

/** A sentence on what decided the game. `views`: the position before each move. */
export function sentence(
  { message, seat, points, move }: Sentence,
  { unit, moves }: Analysis,
  board: GameBoard<View>,
  views: View[],
  players: Player[],
): string {
  const facts: Record<string, string | number> = {};
  if (seat != null) Object.assign(facts, about(players[seat]!));
  if (points != null) facts.points = amount(unit, points);
  if (move != null) {
    const made = moves[move - 1]!;
    const view = views[move - 1]!;
    facts.number = move;
    facts.move = called(board, view, made.move);
    facts.better = calledBeside(board, view, made.known?.better ?? made.move, made.move);
  }
  return t(message, facts);
}
