// A round at a table: the engine's position, and the moves that led to it, as each seat saw them.
import { type Engine, type Outcome, Refusal, type Viewer, type Why } from '../engine/engine';
import { optionText } from '../engine/manifest';
import { type Seed, word } from '../engine/seeds';
import type { Because, Stuck, Value } from '../protocol';
import { type GameRecord, type Made, writeRecord } from './record';

export interface Deal {
  players: number;
  options: Record<string, Value>;
  seed: Seed;
  names: string[];
}

export class Round {
  readonly moves: Made[] = [];
  /** Every draw and pass so far, and what the ends asked for then. */
  readonly stuck: Stuck[] = [];
  /** The numbers of the moves that were partly hidden, and what each viewer saw of them. */
  private readonly hidden = new Map<number, Map<Viewer, string>>();
  // What was asked about this position, so that nothing is computed twice.
  private known: number[] | null = null;
  private readonly texts = new Map<number, string[]>();

  constructor(
    readonly engine: Engine,
    readonly deal: Deal,
  ) {
    engine.deal(deal.players, deal.options, deal.seed);
    this.drawLuck();
  }

  /** With a long seed each move has random numbers of its own. */
  private drawLuck(): void {
    const { seed } = this.deal;
    if (typeof seed !== 'bigint') this.engine.setLuck(word(seed, 'move', BigInt(this.moves.length)));
  }

  get actors(): number[] {
    this.known ??= this.engine.actors();
    return this.known;
  }

  get over(): boolean {
    return this.actors.length === 0;
  }

  get result(): (Outcome & Why) | null {
    return this.over ? { ...this.engine.outcome(), ...this.engine.ending() } : null;
  }

  legal(seat: Viewer): string[] {
    if (seat === null || !this.actors.includes(seat)) return [];
    const known = this.texts.get(seat) ?? this.engine.legal(seat);
    this.texts.set(seat, known);
    return known;
  }

  /** Why a seat cannot make some moves now, each reason once. */
  refusals(texts: string[], seat: number): Because['reasons'] {
    const found = new Map<string, Because['reasons'][number]>();
    for (const text of texts)
      try {
        this.engine.read(text, seat);
      } catch (problem) {
        if (!(problem instanceof Refusal)) throw problem;
        const reason = { code: problem.code, facts: problem.facts };
        found.set(JSON.stringify(reason), reason);
      }
    return [...found.values()];
  }

  /** Make a move; a `Refusal` says why it cannot be made, and nothing changes. */
  play(text: string, seat: number): void {
    const { engine } = this;
    const move = engine.read(text, seat);
    const ends = engine.manifest.stuck.includes(move) ? engine.ends() : null;
    const seen = this.seenOtherwise(move, seat);
    engine.play(move, seat);
    if (ends) this.stuck.push({ seat, move: move as Stuck['move'], ends });
    if (seen.size) this.hidden.set(this.moves.length, seen);
    this.moves.push([seat, move]);
    this.drawLuck();
    this.known = null;
    this.texts.clear();
  }

  /** Whether a move tells its player nothing that was hidden, chance included, and the round goes on. */
  revealsNothing(text: string, seat: number): boolean {
    const { engine } = this;
    if (engine.manifest.stuck.includes(text)) return false;
    const before = engine.copy();
    const known = engine.unseen(seat).sort().join();
    const luck = engine.luck();
    engine.play(text, seat);
    const same = engine.luck() === luck && engine.unseen(seat).sort().join() === known && engine.actors().length > 0;
    engine.restore(before);
    return same;
  }

  /** A move that was made, the first being 0, as a viewer saw it then. */
  seenBy(number: number, viewer: Viewer): string {
    return this.hidden.get(number)?.get(viewer) ?? this.moves[number]![1];
  }

  /** A partly hidden move as each viewer sees it; a spectator sees the least. */
  private seenOtherwise(move: string, seat: number): Map<Viewer, string> {
    const seen = new Map<Viewer, string>();
    if (this.engine.seen(move, seat, null) === move) return seen;
    const seats = Array.from({ length: this.deal.players }, (_, n) => n);
    for (const viewer of [null, ...seats]) {
      const partial = this.engine.seen(move, seat, viewer);
      if (partial !== move) seen.set(viewer, partial);
    }
    return seen;
  }

  /** The whole round as text, hidden things too. */
  record(): string {
    const { result, deal, moves } = this;
    const { tally } = this.engine.manifest;
    return writeRecord({ ...this.head(), seed: deal.seed, moves, result: result && resultText(result, tally) });
  }

  /** The round so far as a viewer saw it, with its seed hidden. */
  recordSeenBy(viewer: Viewer): string {
    const moves = this.moves.map(([seat], number): Made => [seat, this.seenBy(number, viewer)]);
    return writeRecord({ ...this.head(), seed: null, moves, result: null });
  }

  private head(): Pick<GameRecord, 'game' | 'players' | 'rules' | 'options' | 'names'> {
    const { game, version: rules } = this.engine.manifest;
    const { players, options, names } = this.deal;
    const texts = Object.entries(options).map(([name, value]) => [name, optionText(value)]);
    return { game, players, rules, names, options: Object.fromEntries(texts) as Record<string, string> };
  }
}

/** Winners, then the winner's points where only winners score, or else all scores. */
export function resultText({ winners, scores }: Outcome, tally: string): string {
  const who = winners.join() || 'nobody';
  if (tally === 'points') return `${who} +${scores.reduce((sum, score) => sum + score, 0)}`;
  return `${who} (${scores.join(' ')})`;
}
