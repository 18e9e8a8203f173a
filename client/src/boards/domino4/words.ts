// Tiles, places and moves of Domino 4 in words: for labels, the log and screen readers.
import { t } from '../../words/words';
import type { Domino4View, LaidTile } from '../views';
import { type Laying, laying, sideTowards } from './moves';

export const colourName = (colour: string): string => t(`domino4-colour-${colour}`);

/** A tile by name. */
export function tileName(tile: string): string {
  if (tile === 'J') return t('d4-joker');
  const [colour, high, low] = [tile[0] ?? '', tile[1] ?? '', tile[2] ?? ''];
  return t(low === '0' ? 'd4-tile-white' : 'd4-tile', { colour: colourName(colour), high, low });
}

/** What an end asks for. */
export function wishName(wish: string): string {
  if (wish === 'any' || wish === 'white') return t(`domino4-wish-${wish}`);
  const kind = { 1: 'named', 2: 'half', 3: 'double' }[wish.length] ?? 'any';
  return t(`domino4-wish-${kind}`, { colour: colourName(wish[0] ?? ''), number: wish[1] ?? '' });
}

/** An end by the side on which it lies now: chains turn corners, and may cross over. */
export function endName({ table, ends }: Domino4View, chain: number): string {
  const [first, second] = ends.map((tile) => table[tile]?.cell[0] ?? 0);
  return t(second! < first! === (chain === 1) ? 'd4-end-left' : 'd4-end-right');
}

/** Both ends, one sentence each. */
export function endsInWords(view: Domino4View): string[] {
  return view.wishes.map((wish, chain) =>
    view.spots[chain]?.length
      ? t('d4-asks', { end: endName(view, chain), wish: wishName(wish) })
      : t('d4-closed', { end: endName(view, chain) }),
  );
}

/** How a tile is turned: which number is in which corner. */
function lookName({ tile, turn, colour }: Laying): string {
  if (colour) return t('d4-names', { colour: colourName(colour) });
  return t('d4-corner', { number: tile[1] ?? '', corner: t(`d4-corner-${turn}`) });
}

/** Only the choice that is left at a place: the turn, or the colour. */
export function choiceName(move: string): string {
  const laid = laying(move);
  return laid?.colour ? colourName(laid.colour) : laid ? lookName(laid) : move;
}

/** A place for the picked tile; with `look`, how the tile would lie there. */
export function placeName(view: Domino4View, move: string, look: boolean): string {
  const laid = laying(move);
  if (!laid) return move;
  const tile = laid.down && laid.tile !== 'J' ? t('d4-hidden', { tile: tileName(laid.tile) }) : tileName(laid.tile);
  const facts = { tile, where: whereName(view, laid.x, laid.y), look: look ? lookName(laid) : '' };
  return t(look ? 'd4-place-turned' : 'd4-place', facts);
}

/** A cell by the end that it continues; a cell in the middle by its numbers. */
function whereName(view: Domino4View, x: number, y: number): string {
  const chain = view.spots.findIndex((cells) => cells.some((cell) => cell[0] === x && cell[1] === y));
  const end = view.table[view.ends[chain] ?? -1];
  const side = end ? sideTowards(end.cell, [x, y]) : null;
  if (!side) return t('d4-cornerstone-at', { x, y });
  return t('d4-at-end', { end: endName(view, chain), side: t(`d4-side-${side}`) });
}

/** A tile on the table. */
export function laidName(laid: LaidTile): string {
  const [x, y] = [laid.cell[0]!, laid.cell[1]!];
  const colour = laid.colour ? colourName(laid.colour) : '';
  if (laid.down) return t('d4-lies-down', { x, y, colour, tile: laid.tile ? tileName(laid.tile) : 'no' });
  if (laid.tile === 'J') return t('d4-lies-joker', { x, y, colour: colour || 'no' });
  const facts = {
    tile: tileName(laid.tile ?? ''),
    number: laid.tile?.[1] ?? '',
    corner: t(`d4-corner-${laid.turn}`),
    x,
    y,
  };
  return t(laid.cornerstone ? 'd4-lies-cornerstone' : 'd4-lies', facts);
}

const WORDS: Record<string, string> = {
  accept: 'd4-said-accept',
  accuse: 'd4-said-accuse',
  'last!': 'd4-said-last',
  give: 'd4-said-give',
};

/** A move in words, to follow a player's name; null for the default. */
export function said(move: string, view: Domino4View): string | null {
  if (move in WORDS) return t(WORDS[move]!);
  if (move.startsWith('give:')) return t('d4-said-give-tile', { tile: tileName(move.slice(5)) });
  const laid = laying(move);
  if (!laid) return null;
  const text = laidInWords(laid, view);
  if (!laid.announced) return text;
  return t(laid.down ? 'd4-said-down-and-last' : 'd4-said-and-last', { text }); // what was claimed has its full stop
}

/** A move in the middle of a sentence: which tile, but not where, which the board shows. */
export function called(move: string): string | null {
  const laid = laying(move);
  if (!laid) return null;
  const facts = { tile: tileName(laid.tile), colour: laid.colour ? colourName(laid.colour) : '' };
  const text = laid.down ? t('d4-called-down', facts) : laid.colour ? t('d4-called-joker', facts) : facts.tile;
  return laid.announced ? t('d4-called-last', { text }) : text;
}

function laidInWords(laid: Laying, view: Domino4View): string {
  const colour = laid.colour ? colourName(laid.colour) : '';
  if (laid.down) return t('d4-said-down', { colour, tile: laid.tile ? tileName(laid.tile) : 'no' });
  if (laid.colour) return t('d4-said-joker', { colour });
  const lies = view.table.find(({ cell, tile }) => tile === laid.tile && cell[0] === laid.x && cell[1] === laid.y);
  return t(lies?.cornerstone ? 'd4-said-cornerstone' : 'd4-said-lays', { tile: tileName(laid.tile) });
}
