// Which board draws which game; each is loaded when its game is first shown.
import type { View } from '../protocol';
import type { GameBoard } from './board';

type Module = { default: unknown };

const FILES = import.meta.glob<Module>(['./*.tsx', '!./*.test.tsx']);
const FILE: Record<string, string> = {
  classic: 'line',
  'magnetic-flat': 'line',
  domination: 'domination',
  domino4: 'domino4',
  'magnetic-tower': 'tower',
  'magnetic-staggered': 'tower',
};

const loaded = new Map<string, GameBoard<View>>();

export const ready = (game: string): GameBoard<View> | null => loaded.get(game) ?? null;

export async function load(game: string): Promise<GameBoard<View>> {
  const known = loaded.get(game);
  if (known) return known;
  // a board draws only the views of its own game: the name is what ties the two together
  const board = (await FILES[`./${FILE[game]}.tsx`]!()).default as GameBoard<View>;
  loaded.set(game, board);
  return board;
}
