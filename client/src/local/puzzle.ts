// A puzzle set up by the engine: the moment its moves lead to, what can be played there, and what follows.
import type { Engine } from '../engine/engine';
import { readOptions } from '../engine/manifest';
import type { Puzzle, View } from '../protocol';
import { BadRecord, type Made } from './record';
import { Round } from './round';

/** A move as the seat of the puzzle saw it, and the table after it. */
interface Seen {
  seat: number;
  move: string;
  view: View;
}

export interface Posed {
  /** The table now. */
  view: View;
  /** Who is to move. */
  mover: number;
  /** What that seat may play. */
  legal: string[];
  /** What led here. */
  before: Seen[];
  /** What a move that was asked for leads to. */
  after: Seen | null;
}

/** The moment of a puzzle, and what `move` would lead to; `BadRecord` if the rules lead elsewhere. */
export async function posed(
  game: string,
  puzzle: Puzzle,
  move: string | null,
  engineFor: (game: string) => Promise<Engine>,
): Promise<Posed> {
  const engine = await engineFor(game);
  const { players = 2, seat } = puzzle;
  const options = readOptions(engine.manifest, puzzle.options ?? {}, players);
  if (!options) throw new BadRecord('these options cannot be chosen here');
  const round = new Round(engine, { players, options, seed: BigInt(puzzle.seed), names: [] });
  const play = ([mover, text]: Made): Seen => {
    try {
      round.play(text, mover);
    } catch {
      throw new BadRecord(`${text} is not legal`);
    }
    return { seat: mover, move: round.seenBy(round.moves.length - 1, seat), view: engine.view(seat) };
  };
  const before = movesOf(puzzle.moves).map(play);
  const view = engine.view(seat);
  const mover = round.actors.includes(seat ?? -1) ? seat! : (round.actors[0] ?? 0);
  const legal = round.legal(mover);
  const after = move === null ? null : play([mover, move]);
  return { view, mover, legal, before, after };
}

/** `0:66 1:64R` as moves with their seats. */
export function movesOf(text: string): Made[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const colon = word.indexOf(':');
      return [Number(word.slice(0, colon)), word.slice(colon + 1)];
    });
}
