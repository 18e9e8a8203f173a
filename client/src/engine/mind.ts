// A bot's search inside a game's module, in pieces, so that the host keeps the time.
import type { Engine } from './engine';
import type { Machine } from './machine';

/** The levels, the weakest first, as the kernels count them. */
export const LEVELS = ['child', 'beginner', 'club', 'expert', 'master'] as const;
export type Level = (typeof LEVELS)[number];

export interface Thought {
  move: string;
  value: number;
  /** One standard error of the value. */
  error: number;
  visits: number;
}

export interface Choice {
  /** The best first. */
  thoughts: Thought[];
  /** Every continuation was searched: the values are certain. */
  exact: boolean;
}

/** What a bot thinks with. The position is that of `engine`. */
export interface Mind {
  readonly engine: Engine;
  begin(seat: number, level: Level, seed: bigint): void;
  /** Go on for a while; true when nothing more can change the choice. */
  run(count: number): boolean;
  /** Whether so many more, all that there is time for, could not change the choice. */
  sure(more: number): boolean;
  end(): Choice;
}

/** What a move is worth, added up over many worlds: for each seat, and for the mover against the first move. */
export interface Tried {
  points: number[];
  wins: number[];
  ahead: number;
  aheadSquares: number;
}

/** In place of a move: whatever the heuristics choose. */
export const PLAY_ON = -1n;

export const isLevel = (name: string): name is Level => (LEVELS as readonly string[]).includes(name);

const THOUGHT = 40; // bytes: move, value, error, visits, exact
const SEATS = 8;
const NUMBER = 8; // bytes
const VALUE = NUMBER * (2 * SEATS + 4); // bytes: points and wins of all seats, last, squares, ahead, its squares
const AHEAD = NUMBER * (2 * SEATS + 2);

export class MachineMind implements Mind {
  private readonly memory: number;
  private readonly thoughts: number;
  private readonly values: number;
  private readonly tried: number;
  private seat = 0;

  constructor(readonly engine: Machine) {
    const { search = 0, thoughts = 0, values = 0, moves } = engine.manifest.sizes;
    this.memory = engine.reserve(search);
    this.thoughts = engine.reserve(thoughts);
    this.values = engine.reserve(values);
    this.tried = engine.reserve(moves);
  }

  begin(seat: number, level: Level, seed: bigint): void {
    this.seat = seat;
    const { exports, state } = this.engine;
    exports.choose_begin!(state, seat, LEVELS.indexOf(level), BigInt.asIntN(64, seed), this.memory);
  }

  run(count: number): boolean {
    return this.engine.exports.choose_run!(this.memory, count) !== 0;
  }

  sure(more: number): boolean {
    return this.engine.exports.choose_sure!(this.memory, more) !== 0;
  }

  end(): Choice {
    const count = this.engine.exports.choose_end!(this.memory, this.thoughts);
    const data = this.engine.data(this.thoughts, count * THOUGHT);
    const thoughts = Array.from({ length: count }, (_, n) => ({
      move: data.getBigInt64(n * THOUGHT, true),
      value: data.getFloat64(n * THOUGHT + 8, true),
      error: data.getFloat64(n * THOUGHT + 16, true),
      visits: Number(data.getBigInt64(n * THOUGHT + 24, true)),
      exact: data.getBigInt64(n * THOUGHT + 32, true) === 1n,
    }));
    return {
      exact: thoughts[0]?.exact ?? false,
      thoughts: thoughts.map(({ move, value, error, visits }) => ({
        move: this.engine.moveText(this.seat, move),
        value,
        error,
        visits,
      })),
    };
  }

  /** What becomes of each of these moves of a seat in so many worlds; to a spectator, all hands are open. */
  tryMoves(viewer: number, seat: number, moves: bigint[], worlds: number, seed: bigint): Tried[] {
    const { engine, memory, values, tried } = this;
    const numbers = engine.data(tried, NUMBER * moves.length);
    moves.forEach((move, n) => {
      numbers.setBigInt64(NUMBER * n, move, true);
    });
    engine.exports.try_moves!(engine.state, viewer, seat, tried, moves.length, worlds, seed, memory, values);
    const data = engine.data(values, VALUE * moves.length);
    const { players } = engine;
    return moves.map((_, n) => {
      const read = (place: number): number => data.getFloat64(VALUE * n + place, true);
      const seats = Array.from({ length: players }, (__, one) => NUMBER * one);
      return {
        points: seats.map(read),
        wins: seats.map((place) => read(NUMBER * SEATS + place)),
        ahead: read(AHEAD),
        aheadSquares: read(AHEAD + NUMBER),
      };
    });
  }

  /** Let the position become the last of so many worlds, each like the one before, that a seat cannot tell from it. */
  imagine(seat: number, worlds: number, seed: bigint): void {
    const { exports, state } = this.engine;
    exports.imagine_world!(state, seat, worlds, seed, this.memory);
  }

  /** Which features show after a seat's move in this position, as bits. */
  features(seat: number, move: bigint, seed: bigint): number {
    const { exports, state } = this.engine;
    return exports.features!(state, seat, move, seed, this.memory);
  }
}
