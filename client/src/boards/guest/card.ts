// The card of a game from another package.
import type { GameBoard } from '../board';
import type { GameCard } from '../card';
import { Picture } from './Picture';

// a board that draws any view draws those of this game
export const guestCard = (name: string): GameCard => ({
  name,
  board: async () => ({ default: (await (await import('./load')).loadGuest(name)) as GameBoard<never> }),
  Picture: () => Picture({ game: name }),
});
