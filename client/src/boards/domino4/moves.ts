// Parses Domino 4's moves and groups them by cell.
import type { Domino4View } from '../views';

export type Colour = 'r' | 'g' | 'b' | 'y';
export type Turn = 'nw' | 'ne' | 'se' | 'sw';
export const COLOURS: readonly Colour[] = ['r', 'g', 'b', 'y'];
export const TURNS: readonly Turn[] = ['nw', 'ne', 'se', 'sw'];

export interface Laying {
  /** Empty if it is face down and unknown. */
  tile: string;
  x: number;
  y: number;
  turn: Turn | null;
  /** The colour named with a joker. */
  colour: Colour | null;
  down: boolean;
  announced: boolean;
}

const LAYING = /^(\?)?(J|[rgby]\d\d)?@(-?\d+),(-?\d+)(?:\/([ns][ew]))?(?:=([rgby]))?(!)?$/;

/** Parses a move that places a tile; null for other moves. */
export function laying(move: string): Laying | null {
  const found = LAYING.exec(move);
  if (!found) return null;
  const [, down, tile, x, y, turn, colour, announced] = found;
  return {
    tile: tile ?? '',
    x: Number(x),
    y: Number(y),
    turn: (turn as Turn | undefined) ?? null,
    colour: (colour as Colour | undefined) ?? null,
    down: down !== undefined,
    announced: announced !== undefined,
  };
}

/** The cell that a move lays a tile on; null for other moves. */
export function cellOf(move: string): string | null {
  const laid = laying(move);
  return laid && `${laid.x},${laid.y}`;
}

/** The tile that a move lays: null if it is face down and unknown, undefined if it lays none. */
export function tileIn(move: string): string | null | undefined {
  const laid = laying(move);
  return laid ? laid.tile || null : undefined;
}

/** A tile at each open end, one cell each: whether it fits does not depend on the cell or the turn. */
export const attempts = ({ spots }: Pick<Domino4View, 'spots'>, tile: string): string[] =>
  spots.flatMap(([cell]) => (cell && tile !== 'J' ? [`${tile}@${cell[0]},${cell[1]}/nw`] : []));

/** The legal moves for a tile: giving it away, or placing it as the player now wants. */
export function movesOf(legal: string[], tile: string, faceDown: boolean, announced: boolean): string[] {
  if (legal.includes(`give:${tile}`)) return [`give:${tile}`];
  const says = announced && canAnnounce(legal);
  return legal.filter((move) => {
    const laid = laying(move);
    return laid?.tile === tile && laid.announced === says && (tile === 'J' || laid.down === faceDown);
  });
}

/** Whether a tile played now may announce that one is left. */
export const canAnnounce = (legal: string[]): boolean => legal.some((move) => move.includes('@') && move.endsWith('!'));

/** Whether a tile may be played face down now. */
export const canHide = (legal: string[]): boolean => legal.some((move) => move.startsWith('?'));

/** The same move, with or without saying that one tile is left. */
export const announcing = (move: string, says: boolean): string => move.replace(/!$/, '') + (says ? '!' : '');

export interface Place {
  key: string;
  x: number;
  y: number;
  /** The turns, or the colours to name, in the order in which they are offered. */
  moves: string[];
}

/** The cells that these moves go to. Colours that the hand has most of come first. */
export function places(moves: string[], hand: string[]): Place[] {
  const found = new Map<string, Place>();
  for (const move of moves) {
    const laid = laying(move);
    if (!laid) continue;
    const key = `${laid.x},${laid.y}`;
    const place = found.get(key) ?? { key, x: laid.x, y: laid.y, moves: [] };
    place.moves.push(move);
    found.set(key, place);
  }
  const held = (colour: Colour): number => hand.filter((tile) => tile[0] === colour).length;
  const rank = (move: string): number => {
    const { turn, colour } = laying(move)!;
    return colour ? -held(colour) : TURNS.indexOf(turn!);
  };
  for (const place of found.values()) place.moves.sort((a, b) => rank(a) - rank(b));
  return [...found.values()];
}

/** The next move, in a circle. */
export function turned(moves: string[], move: string, step = 1): string {
  return moves[(moves.indexOf(move) + step + moves.length) % moves.length] ?? move;
}

/** The side of a cell on which another lies, if they share one. */
export function sideTowards(from: number[], to: number[]): 'n' | 'e' | 's' | 'w' | null {
  const [dx, dy] = [to[0]! - from[0]!, to[1]! - from[1]!];
  if (Math.abs(dx) + Math.abs(dy) !== 1) return null;
  return dx ? (dx > 0 ? 'e' : 'w') : dy > 0 ? 'n' : 's';
}
