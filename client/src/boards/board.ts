// What the table asks of each game's board. A board draws views and offers moves that came with
// them; it knows no rules.
import type { ComponentType } from 'preact';
import type { Picker } from '../picker';
import type { Value, View } from '../protocol';

export interface Player {
  name: string;
  /** Which of the players' colours and emblems: the seat. */
  seat: number;
  /** Whether it is the one who reads: alone at this device. */
  you: boolean;
}

export interface BoardProps<V extends View> {
  view: V;
  players: Player[];
  /** Which domino is picked, where it may go, what is being dragged. */
  picker: Picker;
  /** When the time of those who may act is up, by this page's clock; null: there is no clock. */
  left?: number | null;
  /** An example on a page: nothing to click, no fixed size; the places of a tile that is held up are shown. */
  still?: boolean;
}

export interface FaceProps {
  /** The tile's text, such as 64 or r43; null: face down. */
  tile: string | null;
}

export interface GameBoard<V extends View> {
  /** The middle of the table. It marks every place for a move by `{...picker.spot(move, label)}`. */
  Board: ComponentType<BoardProps<V>>;
  /** A tile as it lies in a hand: fills its box, whose shape is `--tile-ratio` of `.game-<name>`. */
  Face: ComponentType<FaceProps>;
  /** How many tiles of a hand lie in one row on a small screen; 8 unless said. */
  row?: number;
  /** The legal moves that lay this tile. */
  moves(view: V, legal: string[], tile: string): string[];
  /** A tile in words, for those who listen. */
  name(tile: string): string;
  /**
   * A move in words for the log and for listeners, after the name of who made it; null: as all games
   * say it. `before` are the moves of the round until then, where they are known.
   */
  said?(move: string, view: V, before?: string[]): string | null;
  /** A move in the middle of a sentence, as "green 3-2"; as `said` where it is left out. */
  called?(move: string, view: V): string | null;
  /** What an open end asks for, in words; a number where it is left out. */
  end?(end: number | string): string;
  /** The facts of a refusal that people read in words; the others are shown as they are. */
  facts?(facts: Record<string, Value>): Record<string, string>;
  /** Who is waited for; everybody who may act where it is left out. */
  waitedFor?(view: V): number[];
  /** Buttons of its own; draw, pass and stop are there already. */
  Extra?: ComponentType<BoardProps<V>>;
  /** What stands beside a player's name: chips, fields, one card left. */
  Badge?: ComponentType<{ view: V; seat: number }>;
}
