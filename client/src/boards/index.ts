// Which board draws which game; each is loaded when its game is first shown.
import type { View } from '../protocol';
import type { GameBoard } from './board';

const FILES: Record<string, () => Promise<{ default: unknown }>> = {
  classic: () => import('./line'),
  'magnetic-flat': () => import('./flat'),
  domination: () => import('./domination'),
  domino4: () => import('./domino4'),
  'magnetic-tower': () => import('./tower'),
  'magnetic-staggered': () => import('./tower'),
};

const loaded = new Map<string, GameBoard<View>>();

export const ready = (game: string): GameBoard<View> | null => loaded.get(game) ?? null;

export async function load(game: string): Promise<GameBoard<View>> {
  const known = loaded.get(game);
  if (known) return known;
  // a board draws only the views of its own game: the name is what ties the two together
  const board = (await FILES[game]!()).default as GameBoard<View>;
  loaded.set(game, board);
  return board;
}

/** What the server tells of a game, with its board; if the server knows no such game, that is the reason. */
export async function withBoard<T>(told: Promise<T>, game: string): Promise<[T, GameBoard<View>]> {
  const board = load(game);
  board.catch(() => {}); // the answer says why
  return [await told, await board];
}
