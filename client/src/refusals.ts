// Why a request was not followed, in words.
import type { GameBoard } from './boards/board';
import type { Refused, View } from './protocol';
import { t } from './words';

/** People count seats from one; a game has words for facts of its own. */
export function refusal({ code, facts = {} }: Refused, board: GameBoard<View> | null = null): string {
  const { seat } = facts;
  return t(`refused-${code}`, {
    ...facts,
    ...(typeof seat === 'number' && { seat: seat + 1 }),
    ...board?.facts?.(facts),
  });
}
