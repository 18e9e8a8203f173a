// What a table in the page lives in: all that is not the game itself, so that tests can replace it.
import type { Engine } from '../engine/engine';
import type { ServerMessage } from '../protocol';
import type { Think } from './bots';
import type { Shelf } from './shelf';

export interface House {
  shelf: Shelf;
  /** A new engine for a game; it rejects if the game cannot be had. */
  engineFor(game: string): Promise<Engine>;
  think: Think;
  /** Tell the page. */
  tell(message: ServerMessage): void;
  /** Milliseconds since 1970. */
  now(): number;
  /** Do something later; gives how to call it off. */
  later(act: () => void, milliseconds: number): () => void;
  drawSeed(): bigint;
  newCode(): string;
  /** Milliseconds before a bot's move is shown. */
  botPause: number;
}
