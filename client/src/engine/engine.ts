// The rules of a game with one position in them: all that a table asks. It knows no words, and nothing outside it
// knows a rule or what a seat may see.
import type { Value, View } from '../protocol';
import type { Manifest } from './manifest';
import type { Seed } from './seeds';

export interface Outcome {
  scores: number[];
  winners: number[];
}

export interface Why {
  /** The clause that decided, and the numbers it compared. */
  clause: string;
  numbers: Record<string, number[]>;
}

/** A seat; null is a spectator. */
export type Viewer = number | null;

export interface Engine {
  readonly manifest: Manifest;
  /** How many seats the position has. */
  readonly players: number;
  /** Shuffle and deal from a seed. */
  deal(players: number, options: Record<string, Value>, seed: Seed): void;
  /** The random numbers of the next move come from these 64 bits. */
  setLuck(word: bigint): void;
  /** The random numbers as they stand: they change when any are used. */
  luck(): bigint;
  /** The seats that may act now, in turn order; none: the round is over. */
  actors(): number[];
  /** The legal moves of a seat, as text. */
  legal(seat: number): string[];
  /** The move that a text means, as records write it; throws a `Refusal`, and nothing changes. */
  read(text: string, seat: number): string;
  /** Make a move; gives it as records write it. Throws a `Refusal`, and then nothing has changed. */
  play(text: string, seat: number): string;
  view(viewer: Viewer): View;
  ending(): Why;
  outcome(): Outcome;
  /** A legal move before it is played, as a viewer will see it. */
  seen(text: string, seat: number, viewer: Viewer): string;
  /** The tiles that a legal move will show a viewer besides its text. */
  reveals(text: string, seat: number, viewer: Viewer): string[];
  /** The tiles that a viewer has not seen. */
  unseen(viewer: Viewer): string[];
  /** What the open ends ask for. */
  ends(): (number | string)[];
  /** How what was built fell last, as the numbers of its frames; none if nothing fell. */
  fall(): Int16Array;
  /** Re-deal what a seat cannot know. */
  redeal(seat: number, seed: bigint): void;
  /** The position as bytes, hidden things too. */
  copy(): Uint8Array;
  restore(state: Uint8Array): void;
}

/** Why a move cannot be made. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly facts: Record<string, string | number> = {},
  ) {
    super(code);
  }
}
