// What moves are worth in a position: by what a seat could know, or with open hands. As boneyard/coach/judge.py.
import type { Machine } from '../engine/machine';
import type { MachineMind } from '../engine/mind';

export const OPEN = -1; // the viewer to whom all hands are open
const ALL_COMPARED = 12; // moves; of more than that only those that look best at first sight are
const MOST_TRIED = 64;
const BETWEEN = 6; // worlds of a chain between two that are used: neighbours are alike

/** What a move is worth, on average over many worlds. */
export interface Worth {
  move: bigint;
  points: number[];
  wins: number[];
  /** The mover's points more than after the first of the moves compared, and one standard error of it. */
  ahead: number;
  error: number;
}

export class Judge {
  readonly engine: Machine;

  constructor(private readonly mind: MachineMind) {
    this.engine = mind.engine;
  }

  compare(viewer: number, seat: number, moves: bigint[], worlds: number, seed: number): Worth[] {
    const scale = unit(this.engine.manifest.tally, this.engine.players) / worlds;
    return this.mind.tryMoves(viewer, seat, moves, worlds, BigInt(seed)).map((found, n) => ({
      move: moves[n]!,
      points: found.points.map((points) => points * scale),
      wins: found.wins.map((wins) => wins / worlds),
      ahead: found.ahead * scale,
      error: standardError(found.ahead, found.aheadSquares, worlds) * scale * worlds,
    }));
  }

  /** Let the position become a world that a seat cannot tell from it; likelier ones come more often. */
  imagine(seat: number, number: number): void {
    this.mind.imagine(seat, BETWEEN, BigInt(number));
  }

  /** Which features show after a seat's move in this position, as bits. */
  features(seat: number, move: bigint, luck: number): number {
    return this.mind.features(seat, move, BigInt(luck));
  }

  /** The moves to compare, the one that was played first. */
  candidates(seat: number, legal: string[], played: string): string[] {
    let others = legal;
    if (legal.length > ALL_COMPARED) {
      this.mind.begin(seat, 'club', 0n);
      others = this.mind.end().thoughts.map(({ move }) => move);
    }
    return [played, ...others.filter((move) => move !== played).slice(0, MOST_TRIED - 2)];
  }
}

/** A point of the arena as people count: there a win counts what the others lose, too. */
export const unit = (tally: string, players: number): number => (tally === 'wins' ? (players - 1) / players : 1);

function standardError(total: number, squares: number, count: number): number {
  const mean = total / count;
  return Math.sqrt(Math.max(squares / count - mean * mean, 0) / count);
}
