// What a move did that everybody should feel: a bluff that was caught, a joker that was doubted, a penalty. Found from
// two views that follow one another and the move between them; the rules themselves are not asked again.
import { gainers } from '../../moments/draws';
import type { Played } from '../board';
import type { Domino4View } from '../views';

export interface Scene {
  /** caught: it was no joker; joker: it was one; last: "last tile!"; skips: who forgot that; cornerstone: who draws for it */
  kind: 'caught' | 'joker' | 'last' | 'skips' | 'cornerstone';
  seat: number;
  /** Who accused. */
  other?: number;
  /** What was shown. */
  tile?: string;
  /** Where it lay. */
  cell?: number[];
  /** Whether a tile was drawn as well. */
  drew?: boolean;
}

export function scenesOf(before: Domino4View, now: Domino4View, newest: Played | null): Scene[] {
  const { seat = -1, move = '' } = newest ?? {};
  const drew = now.stock < before.stock;
  const found: Scene[] = [];
  if (move === 'accuse' && now.table.length < before.table.length)
    found.push({
      kind: 'caught',
      seat: before.turn,
      other: seat,
      tile: shownBy(before, now),
      cell: before.table.at(-1)!.cell,
      drew,
    });
  else if (move === 'accuse') found.push({ kind: 'joker', seat: before.turn, other: seat, tile: 'J' });
  if (move.endsWith('!')) found.push({ kind: 'last', seat });
  for (const one of now.skips) if (!before.skips.includes(one)) found.push({ kind: 'skips', seat: one });
  const laid = now.table.length > before.table.length ? now.table.at(-1) : undefined;
  const drawer = gainers(before, now)[0];
  if (laid?.cornerstone && drawer !== undefined) found.push({ kind: 'cornerstone', seat: drawer });
  return found;
}

/** A tile that is given away goes from hand to hand: who gets it. */
export const giftTo = (before: Domino4View, now: Domino4View, newest: Played | null): number | null =>
  newest?.move.startsWith('give') ? (gainers(before, now)[0] ?? null) : null;

/** The tile that was taken back: who laid it knew it, the others have seen it now. */
function shownBy(before: Domino4View, now: Domino4View): string | undefined {
  const own = before.table.at(-1)?.tile;
  if (own) return own;
  const seen = [...(before.known[before.turn] ?? [])];
  return (now.known[before.turn] ?? []).find((tile) => {
    const at = seen.indexOf(tile);
    if (at >= 0) seen.splice(at, 1);
    return at < 0;
  });
}
