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

export const isLevel = (name: string): name is Level => (LEVELS as readonly string[]).includes(name);

const THOUGHT = 40; // bytes: move, value, error, visits, exact

export class MachineMind implements Mind {
  private readonly memory: number;
  private readonly thoughts: number;
  private seat = 0;

  constructor(readonly engine: Machine) {
    const { search = 0, thoughts = 0 } = engine.manifest.sizes;
    this.memory = engine.reserve(search);
    this.thoughts = engine.reserve(thoughts);
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
}
