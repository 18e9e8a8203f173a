// What pages need to know about a game before its board is loaded. All cards are part of the first
// load, so they are small; everything else belongs to the board.
import type { ComponentType } from 'preact';
import type { GameBoard } from './board';

export interface GameCard {
  /** The game's name, as the server knows it. */
  name: string;
  /** Loads the game's board. */
  board: () => Promise<{ default: GameBoard<never> }>;
  /** The box it comes in, if several games share one; by default its own, called after it. */
  box?: string;
  /** The picture on the box; by default a row of dominoes. */
  Picture?: ComponentType;
}
