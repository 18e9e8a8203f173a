// Which board draws which game; each is loaded when its game is first shown.
import type { View } from '../protocol';
import type { GameBoard } from './board';

type Loader = () => Promise<GameBoard<View>>;

/** A board draws only the views of its own game; the game's name is what ties the two together. */
const as = (board: unknown): GameBoard<View> => board as GameBoard<View>;

const LOADERS: Record<string, Loader> = {
  classic: async () => as((await import('./line')).default),
  'magnetic-flat': async () => as((await import('./line')).default),
  domination: async () => as((await import('./domination')).default),
  domino4: async () => as((await import('./domino4')).default),
  'magnetic-tower': async () => as((await import('./tower')).default),
  'magnetic-staggered': async () => as((await import('./tower')).default),
};

const loaded = new Map<string, GameBoard<View>>();

export const ready = (game: string): GameBoard<View> | null => loaded.get(game) ?? null;

export async function load(game: string): Promise<GameBoard<View>> {
  const board = loaded.get(game) ?? (await LOADERS[game]!());
  loaded.set(game, board);
  return board;
}
