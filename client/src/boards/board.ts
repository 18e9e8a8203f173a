// What a game's board provides. A board draws views and offers the legal moves that come with
// them; it knows no rules.
import type { ComponentType } from 'preact';
import type { Picker } from '../input/picker';
import type { Value, View } from '../protocol';

export interface Player {
  name: string;
  /** The seat, which also decides colour and emblem. */
  seat: number;
  /** Whether this is the reader, alone at this device. */
  you: boolean;
}

/** A move that was made. */
export interface Played {
  seat: number;
  /** As this seat sees it. */
  move: string;
}

/** How a round ended, for its closing on the board. */
export interface Closing<V extends View> {
  view: V;
  winners: number[];
}

/** A move of the reader, and what the table was before and after. */
export interface Feat<V extends View> {
  seat: number;
  move: string;
  before: V;
  after: V;
  /** Whether the round ended with it, and the reader won. */
  won: boolean;
}

export interface BoardProps<V extends View> {
  view: V;
  players: Player[];
  /** The picked tile, where it may go, and what is being dragged. */
  picker: Picker;
  /** When the time for this turn is up, by this page's clock; null if there is no clock. */
  left?: number | null;
  /** Whether this is an example on a page: nothing to click, no fixed size. */
  still?: boolean;
  /** The move that led to this view, where it is known. */
  newest?: Played | null;
  /** Whether `advice` is shown beside the hand, so that the board need not say it. */
  advised?: boolean;
  /** A move of this round that somebody points at in the log: what it laid lights up. */
  lit?: string | null;
}

export interface FaceProps {
  /** The tile's text, such as 64; null if it is face down. */
  tile: string | null;
}

export interface GameBoard<V extends View> {
  /** The middle of the table. It marks each place for a move with `{...picker.spot(move, label)}`. */
  Board: ComponentType<BoardProps<V>>;
  /** A tile in a hand. It fills its box, whose shape is `--tile-ratio` of `.game-<name>`. */
  Face: ComponentType<FaceProps>;
  /** How many tiles of a hand fit in one row on a small screen; the default is 8. */
  row?: number;
  /** Whether the board needs all the height of a phone on its side: all else is beside it then. */
  tall?: boolean;
  /** As high as wide: on a wide screen a single other player sits beside it, to leave it all the height. */
  square?: boolean;
  /** The legal moves that play this tile. */
  moves(view: V, legal: string[], tile: string): string[];
  /** Whether players are asked once more at one of several places, however they like it; `touch`: by a finger. */
  asks?(touch: boolean): boolean;
  /**
   * Whether picking up a tile only shows the place of this move, even if it is the only one of all that are `legal`;
   * else it is made.
   */
  showsFirst?(move: string, view: V, legal: string[]): boolean;
  /** What the place of a move is called, where several moves go to one place; the default is the move. */
  placeOf?(move: string): string;
  /** The moves that a person would try with a tile that goes nowhere, so that the rules can say why not. */
  attempts?(view: V, tile: string): string[];
  /** The tile that a move laid or gave away, for the log; null if it lies face down, undefined if there is none. */
  tileOf?(move: string, view: V): string | null | undefined;
  /** A tile in words, for screen readers. */
  name(tile: string): string;
  /**
   * A move in words, to follow a player's name in the log; null for the default. `before` are the
   * earlier moves of the round, where they are known.
   */
  said?(move: string, view: V, before?: string[]): string | null;
  /** Whether the board now shows something that must be seen before the hand and the log change, such as a fall. */
  holds?(before: V, after: V): boolean;
  /** What a move of the round brought about beyond itself, such as a fall, to be added to the log; null: nothing. */
  aftermath?(played: Played[], at: number, view: V, players: Player[]): string | null;
  /**
   * The end of a round on the board itself, before the score sheet: moves what is drawn in `place`, for two or three
   * seconds. Not called where people want no movement.
   */
  closing?(place: HTMLElement, closing: Closing<V>): Promise<unknown>;
  /** What in a move is worth keeping the first time it happens; `feat-<name>` says it. */
  feats?(feat: Feat<V>): string[];
  /**
   * What to do or to wait for now, where the game knows better than the message `plain`, such as "choose a tile" or
   * "wait"; null: it does not.
   */
  advice?(props: BoardProps<V>, plain: string): string | null;
  /** A move in the middle of a sentence, such as "green 3-2"; the default is `said`. */
  called?(move: string, view: V): string | null;
  /** What an open end asks for, in words; the default is the number. */
  end?(end: number | string): string;
  /** Facts of a refusal in words; others are shown as they are. */
  facts?(facts: Record<string, Value>): Record<string, string>;
  /** The seats the table waits for; by default all that may act. */
  waitedFor?(view: V): number[];
  /** The game's own buttons; draw, pass and stop are always there. */
  Extra?: ComponentType<BoardProps<V>>;
  /** Shown beside a player's name, such as chips or fields. */
  Badge?: ComponentType<{ view: V; seat: number }>;
}
