// Why a request was refused, in words.
import type { GameBoard } from './boards/board';
import type { Refused, View } from './protocol';
import { knows, t } from './words';

/** People count seats from one; a game has words for facts of its own. */
export function refusal({ code, facts = {} }: Refused, board: GameBoard<View> | null = null): string {
  const { seat } = facts;
  const told = {
    ...facts,
    ...(typeof seat === 'number' && { seat: seat + 1 }),
    ...board?.facts?.(facts),
  };
  return knows(`refused-${code}`) ? t(`refused-${code}`, told) : plainly(code, told);
}

/** Where a game has no words for it: the code and its facts, as "not your train (tile 6-4)". */
function plainly(code: string, facts: Record<string, string | number | boolean>): string {
  const reason = code.replaceAll(/[_-]+/g, ' ');
  const details = Object.entries(facts).map(([name, fact]) => `${name.replaceAll('_', ' ')} ${fact}`);
  return t('plain-refusal', { reason: details.length ? `${reason} (${details.join(', ')})` : reason });
}
