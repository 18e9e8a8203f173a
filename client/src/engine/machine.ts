// A game's WebAssembly module at work: addresses, bytes and numbers stay in this file.
import type { Value, View } from '../protocol';
import type { Engine, Outcome, Viewer, Why } from './engine';
import { Refusal } from './engine';
import { type Field, type Manifest, manifestOf, readOptions, type Write } from './manifest';
import { deckOrder, type Seed, word } from './seeds';

const SPECTATOR = -1;
const PAGE = 65_536;
const ALIGNED = 64;

/** What every module exports; some games lack the optional ones. */
interface Exports {
  memory: WebAssembly.Memory;
  __heap_base: WebAssembly.Global;
  setup(s: number): void;
  actors(s: number): number;
  play(s: number, seat: number, move: bigint): void;
  redeal(s: number, seat: number, seed: bigint): void;
  outcome(s: number, scores: number): number;
  view(s: number, viewer: number, out: number): number;
  ending(s: number, out: number): number;
  legal_texts(s: number, seat: number, moves: number, out: number): number;
  move_text(s: number, seat: number, move: bigint, out: number): number;
  find_move(s: number, seat: number, text: number, length: number, moves: number, out: number): bigint;
  seen_text?(s: number, viewer: number, seat: number, move: bigint, out: number): number;
  reveals?(s: number, viewer: number, seat: number, move: bigint, out: number): number;
  unseen?(s: number, viewer: number, out: number): number;
  ends?(s: number, out: number): number;
  fall?(s: number, out: number): number;
  choose_begin?(s: number, seat: number, level: number, seed: bigint, memory: number): void;
  choose_run?(memory: number, count: number): number;
  choose_sure?(memory: number, more: number): number;
  choose_end?(memory: number, thoughts: number): number;
  try_moves?(
    s: number,
    viewer: number,
    seat: number,
    moves: number,
    count: number,
    worlds: number,
    seed: bigint,
    memory: number,
    values: number,
  ): void;
  imagine_world?(s: number, seat: number, worlds: number, seed: bigint, memory: number): void;
  features?(s: number, seat: number, move: bigint, seed: bigint, memory: number): number;
}

export class Machine implements Engine {
  readonly manifest: Manifest;
  readonly exports: Exports;
  private end: number;
  readonly state: number;
  private readonly moves: number;
  private readonly out: number;
  private readonly text: number;
  private readonly scores: number;
  private frames: number | undefined;

  private constructor(manifest: Manifest, instance: WebAssembly.Instance) {
    this.manifest = manifest;
    this.exports = instance.exports as unknown as Exports;
    const { sizes } = manifest;
    this.end = Number(this.exports.__heap_base.value);
    this.state = this.reserve(sizes.state);
    this.moves = this.reserve(sizes.moves);
    this.out = this.reserve(sizes.out);
    this.text = this.reserve(sizes.text);
    this.scores = this.reserve(sizes.scores);
  }

  /** A module ready for play; several can be made of one. */
  static async of(module: WebAssembly.Module): Promise<Machine> {
    return new Machine(manifestOf(module), await WebAssembly.instantiate(module, {}));
  }

  /** Set bytes aside for good; gives their address. */
  reserve(size: number): number {
    const { memory } = this.exports;
    const start = Math.ceil(this.end / ALIGNED) * ALIGNED;
    this.end = start + size;
    const missing = this.end - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
    return start;
  }

  get players(): number {
    return this.number('seats');
  }

  deal(players: number, given: Record<string, Value>, seed: Seed): void {
    const { manifest } = this;
    const options = manifest.players.includes(players) ? readOptions(manifest, given, players) : null;
    if (!options) throw new Refusal('bad-choice');
    for (let shuffles = 0; ; shuffles += 1) {
      this.clear(players, options);
      this.shuffle(seed, shuffles);
      this.exports.setup(this.state);
      if (!manifest.deck || this.number('stock_left') < manifest.deck) return; // else the deal did not count
    }
  }

  /** A state before the deal. */
  private clear(players: number, options: Record<string, Value>): void {
    const { manifest } = this;
    this.bytes(this.state, manifest.sizes.state).fill(0);
    this.write(manifest.blank);
    for (const option of manifest.options)
      this.write(option.writes[option.choices.indexOf(options[option.name]!)] ?? []);
    this.put('seats', BigInt(players));
  }

  /** The random numbers of a deal; of a long seed, also the order of the tiles. */
  private shuffle(seed: Seed, shuffles: number): void {
    if (typeof seed === 'bigint') return this.setLuck(seed);
    this.setLuck(word(seed, 'start', BigInt(shuffles)));
    const { deck } = this.manifest;
    if (!deck) return;
    this.bytes(this.state + this.field('stock').offset, deck).set(deckOrder(seed, deck, shuffles));
    this.put('stock_left', BigInt(deck));
  }

  luck(): bigint {
    return this.data(this.state + this.field('rng').offset, 8).getBigUint64(0, true);
  }

  setLuck(word: bigint): void {
    this.put('rng', word);
  }

  actors(): number[] {
    const bits = this.exports.actors(this.state);
    const players = this.players;
    const first = bits ? this.number('turn') : 0;
    const seats = Array.from({ length: players }, (_, n) => (first + n) % players);
    return seats.filter((seat) => (bits >> seat) & 1);
  }

  legal(seat: number): string[] {
    return this.json(this.exports.legal_texts(this.state, seat, this.moves, this.out));
  }

  read(text: string, seat: number): string {
    return this.find(text, seat).text;
  }

  play(text: string, seat: number): string {
    const found = this.find(text, seat);
    this.exports.play(this.state, seat, found.move);
    return found.text;
  }

  view(viewer: Viewer): View {
    return this.json(this.exports.view(this.state, viewer ?? SPECTATOR, this.out));
  }

  ending(): Why {
    return this.json(this.exports.ending(this.state, this.out));
  }

  outcome(): Outcome {
    this.bytes(this.scores, this.manifest.sizes.scores).fill(0);
    const bits = this.exports.outcome(this.state, this.scores);
    const points = new BigInt64Array(this.exports.memory.buffer, this.scores, this.players);
    const scores = [...points].map(Number);
    return { scores, winners: scores.map((_, seat) => seat).filter((seat) => (bits >> seat) & 1) };
  }

  seen(text: string, seat: number, viewer: Viewer): string {
    const found = this.find(text, seat);
    const { seen_text } = this.exports;
    if (!seen_text || viewer === seat) return found.text;
    return this.textOut(seen_text(this.state, viewer ?? SPECTATOR, seat, found.move, this.out));
  }

  reveals(text: string, seat: number, viewer: Viewer): string[] {
    const { move } = this.find(text, seat);
    const { reveals } = this.exports;
    return reveals ? this.json(reveals(this.state, viewer ?? SPECTATOR, seat, move, this.out)) : [];
  }

  unseen(viewer: Viewer): string[] {
    const { unseen } = this.exports;
    return unseen ? this.json(unseen(this.state, viewer ?? SPECTATOR, this.out)) : [];
  }

  ends(): (number | string)[] {
    const { ends } = this.exports;
    return ends ? this.json(ends(this.state, this.out)) : [];
  }

  fall(): Int16Array {
    const { fall } = this.exports;
    const { fall: size } = this.manifest.sizes;
    if (!fall || !size) return new Int16Array();
    this.frames ??= this.reserve(size);
    const count = fall(this.state, this.frames);
    return new Int16Array(this.exports.memory.buffer, this.frames, count).slice();
  }

  redeal(seat: number, seed: bigint): void {
    this.exports.redeal(this.state, seat, BigInt.asIntN(64, seed));
  }

  copy(): Uint8Array {
    return this.bytes(this.state, this.manifest.sizes.state).slice();
  }

  restore(state: Uint8Array): void {
    this.bytes(this.state, this.manifest.sizes.state).set(state);
  }

  /** The number of a legal move; throws a `Refusal` if it is none. */
  moveNumber(text: string, seat: number): bigint {
    return this.find(text, seat).move;
  }

  /** Tiles left in the stock; 0 in a game that has none. */
  stockLeft(): number {
    return this.manifest.fields.stock_left ? this.number('stock_left') : 0;
  }

  /** A move of this position by its number, in notation. */
  moveText(seat: number, move: bigint): string {
    return this.textOut(this.exports.move_text(this.state, seat, move, this.out));
  }

  /** The memory from an address on; it moves when the memory grows, so it is never kept. */
  data(address: number, length: number): DataView {
    return new DataView(this.exports.memory.buffer, address, length);
  }

  private find(text: string, seat: number): { move: bigint; text: string } {
    const actors = this.actors();
    if (!actors.length) throw new Refusal('over');
    if (!actors.includes(seat)) throw new Refusal('not-your-turn');
    const given = new TextEncoder().encode(text).slice(0, this.manifest.sizes.text); // too long is no move
    this.bytes(this.text, given.length).set(given);
    const move = this.exports.find_move(this.state, seat, this.text, given.length, this.moves, this.out);
    const length = this.data(this.out, 4).getInt32(0, true);
    const answer = new TextDecoder().decode(this.bytes(this.out + 4, length));
    if (move >= 0n) return { move, text: answer };
    const { code, facts } = JSON.parse(answer) as { code: string; facts: (string | number)[] };
    const names = this.manifest.reasons.find(([known]) => known === code)?.slice(1) ?? [];
    throw new Refusal(code, Object.fromEntries(names.map((name, n) => [name, facts[n] ?? ''])));
  }

  private bytes(address: number, length: number): Uint8Array {
    return new Uint8Array(this.exports.memory.buffer, address, length);
  }

  private textOut(length: number): string {
    return new TextDecoder().decode(this.bytes(this.out, length));
  }

  private json<T>(length: number): T {
    return JSON.parse(this.textOut(length)) as T;
  }

  private write(writes: Write[]): void {
    for (const [offset, hex] of writes)
      for (let n = 0; n < hex.length; n += 2)
        this.bytes(this.state + offset, hex.length / 2)[n / 2] = Number.parseInt(hex.slice(n, n + 2), 16);
  }

  private field(name: string): Field {
    const field = this.manifest.fields[name];
    if (!field) throw new Error(`the state of ${this.manifest.game} has no field ${name}`);
    return field;
  }

  private number(name: string): number {
    const { offset, itemsize } = this.field(name);
    const data = this.data(this.state + offset, itemsize);
    if (itemsize === 1) return data.getInt8(0);
    if (itemsize === 2) return data.getInt16(0, true);
    if (itemsize === 4) return data.getInt32(0, true);
    return Number(data.getBigInt64(0, true));
  }

  private put(name: string, value: bigint): void {
    const { offset, itemsize } = this.field(name);
    const bytes = this.bytes(this.state + offset, itemsize);
    for (let n = 0; n < itemsize; n += 1) bytes[n] = Number((value >> BigInt(8 * n)) & 255n);
  }
}
