// Why a request was not followed, in words.
import type { GameBoard } from './boards/board';
import type { Refused, View } from './protocol';
import { t } from './words';

/** People count seats from one, and read what an end asks for in words. */
export function refusal({ code, facts = {} }: Refused, board: GameBoard<View> | null = null): string {
  const { seat, wish } = facts;
  return t(`refused-${code}`, {
    ...facts,
    ...(typeof seat === 'number' && { seat: seat + 1 }),
    ...(wish !== undefined && board?.end && { wish: board.end(wish) }),
  });
}
