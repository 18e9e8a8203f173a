// What the pages need to know of a game before its board is loaded. All cards are part of the first
// load, so a card is small: everything else belongs to the board.
import type { ComponentType } from 'preact';
import type { GameBoard } from './board';

export interface GameCard {
  /** The game's name, as the server knows it. */
  name: string;
  /** Loads the game's board. */
  board: () => Promise<{ default: GameBoard<never> }>;
  /** The box it comes in, where several games share one; left out: a box of its own, by its name. */
  box?: string;
  /** The picture on its box; left out: a row of dominoes. The first game in a box decides. */
  Picture?: ComponentType;
}
