// Why a request was refused, in words.
import type { GameBoard } from '../boards/board';
import type { Because, Refused, Value, View } from '../protocol';
import { knows, listed, sentence, t } from './words';

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

/**
 * Why a tile goes nowhere, in one sentence: the reasons against all its places, as the rules gave them. What differs
 * from place to place is listed.
 */
export const whyNot = (tile: string, reasons: Because['reasons'], board: GameBoard<View>): string =>
  sentence(reasonAgainst(tile, reasons, board));

function reasonAgainst(tile: string, reasons: Because['reasons'], board: GameBoard<View>): string {
  const [first] = reasons;
  const own = { tile: board.name(tile) };
  if (!first) return t('why-nowhere', own);
  const same = reasons.filter(({ code }) => code === first.code).map(({ facts = {} }) => named(facts, board));
  const names = Object.keys(same[0]!);
  const facts = names.map((name) => [name, either(same.map((one) => String(one[name])))]);
  const told = { ...own, ...(Object.fromEntries(facts) as Record<string, string>) };
  if (knows(`why-${first.code}`)) return t(`why-${first.code}`, told);
  return knows(`refused-${first.code}`) ? t(`refused-${first.code}`, told) : t('why-nowhere', own);
}

/** Facts in the words of the game; a tile by its name. */
function named(facts: Record<string, Value>, board: GameBoard<View>): Record<string, Value> {
  const { tile } = facts;
  return { ...facts, ...(typeof tile === 'string' && { tile: board.name(tile) }), ...board.facts?.(facts) };
}

const either = (values: string[]): string => listed([...new Set(values)], 'disjunction');

/** Where a game has no words for it: the code and its facts, as "not your train (tile 6-4)". */
function plainly(code: string, facts: Record<string, string | number | boolean>): string {
  const reason = code.replaceAll(/[_-]+/g, ' ');
  const details = Object.entries(facts).map(([name, fact]) => `${name.replaceAll('_', ' ')} ${fact}`);
  return t('plain-refusal', { reason: details.length ? `${reason} (${details.join(', ')})` : reason });
}
