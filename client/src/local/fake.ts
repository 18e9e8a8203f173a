// A tiny game for tests, behind the same interface as the real ones: everyone holds numbers; who lays the last of
// theirs wins a point for each number that the others hold. A number laid face down is seen as "?" by the others.
import { type Engine, type Outcome, Refusal, type Viewer, type Why } from '../engine/engine';
import type { Manifest } from '../engine/manifest';
import type { Choice, Level, Mind } from '../engine/mind';
import type { Seed } from '../engine/seeds';
import type { Value, View } from '../protocol';

const MANIFEST: Manifest = {
  game: 'fake',
  version: 1,
  players: [2, 3],
  deck: 0,
  tally: 'points',
  options: [{ name: 'short', default: false, choices: [false, true], checked: false, writes: [[], []] }],
  blank: [],
  fields: {},
  sizes: { state: 0, moves: 0, scores: 0, out: 0, text: 0 },
  reasons: [['not-in-hand', 'tile']],
  features: [],
  stuck: ['pass'],
  silence: null,
  optional: [],
  compared_by_tile: false,
};

interface State {
  players: number;
  options: Record<string, Value>;
  hands: string[][];
  laid: string[];
  turn: number;
}

export class FakeEngine implements Engine {
  readonly manifest: Manifest;
  private state: State = { players: 0, options: {}, hands: [], laid: [], turn: 0 };

  constructor(change: Partial<Manifest> = {}) {
    this.manifest = { ...MANIFEST, ...change };
  }

  get players(): number {
    return this.state.players;
  }

  deal(players: number, options: Record<string, Value>, seed: Seed): void {
    const each = options.short ? 1 : 2;
    const first = (typeof seed === 'bigint' ? Number(seed % 7n) : seed[0]! % 7) + 10;
    const hands = Array.from({ length: players }, (_, seat) =>
      Array.from({ length: each }, (_n, n) => String(first + seat * each + n)),
    );
    this.state = { players, options, hands, laid: [], turn: 0 };
  }

  setLuck(): void {}

  luck(): bigint {
    return 0n;
  }

  actors(): number[] {
    const { hands, turn } = this.state;
    return hands.some((hand) => hand.length === 0) ? [] : [turn];
  }

  legal(seat: number): string[] {
    const hand = this.state.hands[seat]!;
    return [...hand, ...hand.map((tile) => `down:${tile}`), 'pass'];
  }

  read(text: string, seat: number): string {
    if (!this.actors().length) throw new Refusal('over');
    if (!this.actors().includes(seat)) throw new Refusal('not-your-turn');
    const move = text.toLowerCase();
    if (!this.legal(seat).includes(move)) throw new Refusal('not-in-hand', { tile: move });
    return move;
  }

  play(text: string, seat: number): string {
    const move = this.read(text, seat);
    const tile = move.replace('down:', '');
    const { hands, laid, players } = this.state;
    if (move !== 'pass') {
      hands[seat] = hands[seat]!.filter((one) => one !== tile);
      laid.push(move === tile ? tile : '?');
    }
    this.state.turn = (seat + 1) % players;
    return move;
  }

  view(viewer: Viewer): View {
    const { hands, players, options, turn } = this.state;
    return {
      game: 'fake',
      actors: this.actors(),
      counts: hands.map((hand) => hand.length),
      hand: viewer === null ? [] : hands[viewer]!,
      hands: this.actors().length ? null : hands,
      options,
      players,
      seat: viewer,
      stock: 0,
      turn,
    };
  }

  ending(): Why {
    return { clause: 'FAK-1', numbers: { tiles: this.state.hands.map((hand) => hand.length) } };
  }

  outcome(): Outcome {
    const { hands } = this.state;
    const held = hands.reduce((sum, hand) => sum + hand.length, 0);
    const winners = hands.flatMap((hand, seat) => (hand.length ? [] : [seat]));
    return { winners, scores: hands.map((hand) => (hand.length ? 0 : held)) };
  }

  seen(text: string, seat: number, viewer: Viewer): string {
    const move = this.read(text, seat);
    return viewer !== seat && move.startsWith('down:') ? '?' : move;
  }

  reveals(): string[] {
    return [];
  }

  unseen(viewer: Viewer): string[] {
    return this.state.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand)).reverse();
  }

  ends(): (number | string)[] {
    return this.state.laid.slice(-1);
  }

  fall(): Int16Array {
    return Int16Array.from(this.state.laid, Number);
  }

  /** What a seat cannot know becomes X. */
  redeal(seat: number): void {
    this.state.hands = this.state.hands.map((hand, one) => (one === seat ? hand : hand.map(() => 'X')));
  }

  copy(): Uint8Array {
    return new TextEncoder().encode(JSON.stringify(this.state));
  }

  restore(state: Uint8Array): void {
    this.state = JSON.parse(new TextDecoder().decode(state)) as State;
  }
}

/** A bot that thinks for as many runs as it is told to, and likes the first move best. */
export class FakeMind implements Mind {
  readonly counts: number[] = [];
  private seat = 0;

  constructor(
    readonly engine: FakeEngine,
    private readonly runs = Number.POSITIVE_INFINITY,
    private readonly takes: (count: number) => void = () => {},
    private readonly enough = 0,
  ) {}

  begin(seat: number, _level: Level, _seed: bigint): void {
    this.seat = seat;
    this.counts.length = 0;
  }

  run(count: number): boolean {
    this.counts.push(count);
    this.takes(count);
    return this.counts.length >= this.runs;
  }

  sure(more: number): boolean {
    return more < this.enough;
  }

  end(): Choice {
    const thoughts = this.engine.legal(this.seat).map((move, n) => ({ move, value: -n, error: 0.1, visits: 100 }));
    return { thoughts, exact: false };
  }
}
