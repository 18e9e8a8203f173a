// Marks: whether a move was best, good, a slip or a blunder, where that is clear of doubt. As boneyard/coach/marks.py.
import { PLAY_ON } from '../engine/mind';
import { CLEAR, MUCH } from '../local/hint';
import type { Judgement } from '../protocol';
import type { Worth } from './judge';

const SURE = 2.5; // standard errors: the best of many is compared, so more than of two
const MOST_TOLD = 5; // moves

/** What is thought of a seat's move: the first of those that were compared. */
export function judgement(found: Worth[], seat: number, textOf: Map<bigint, string>, countsWins: boolean): Judgement {
  const moves = found.filter(({ move }) => move !== PLAY_ON);
  const ranked = [...moves].sort((one, other) => other.ahead - one.ahead); // of equals, the one that was made
  const best = ranked[0]!;
  const doubt = Math.max(...moves.map(({ error }) => error));
  const mark = markOf(best.ahead, best.error, doubt, countsWins);
  return {
    mark,
    loss: best.ahead,
    error: best.error,
    better: mark === 'slip' || mark === 'blunder' ? textOf.get(best.move)! : null,
    why: null, // found later, for the costliest slips only
    moves: ranked.slice(0, MOST_TOLD).map(({ move, points, ahead, error }) => ({
      move: textOf.get(move)!,
      points: points[seat]!,
      ahead,
      error,
    })),
  };
}

/** The mark for a loss, if it is clear of doubt: `doubt` is the largest error of them all. */
export function markOf(loss: number, error: number, doubt: number, countsWins: boolean): Judgement['mark'] {
  const clear = countsWins ? CLEAR.wins : CLEAR.points;
  const much = countsWins ? MUCH.wins : MUCH.points;
  const least = loss - SURE * error;
  if (loss >= much && least >= clear) return 'blunder';
  if (loss >= clear && least >= clear / 2) return 'slip';
  if (loss + SURE * Math.max(error, doubt) >= clear) return null;
  return least <= 0 ? 'best' : 'good';
}
