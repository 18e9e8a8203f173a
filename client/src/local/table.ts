// A table that lives in the page. It speaks as a server's table does: durable first, then told.
import type { Why as Decided, Engine, Outcome } from '../engine/engine';
import { isLevel, type Level } from '../engine/mind';
import type { Seed } from '../engine/seeds';
import type {
  Because,
  Ending,
  Hint,
  Info,
  Leave,
  Moved,
  Phase,
  Play,
  Recalled,
  Resign,
  Say,
  SeatInfo,
  Sight,
  Why,
} from '../protocol';
import { answered, type Order } from './bots';
import { allowed, overdue } from './clock';
import { SEED } from './hint';
import type { House } from './house';
import { isOver, leaders, totals } from './match';
import { readRecord, writeRecord } from './record';
import { Behind, Denied } from './refused';
import { Round } from './round';
import type { Kept } from './shelf';

const LOGGED = 40; // moves in a resync, at most
const UNDO_TIME = 3000; // milliseconds before a bot answers a move that can be taken back
const AGAIN = 1000; // milliseconds until what failed is tried again
const STAND_IN: Level = 'club'; // plays where somebody left
const TRIES = 2; // a bot that gave no hint is asked once more

export class Table {
  private round: Round;
  private watch = false;
  private left = new Set<number>();
  private hinting = false;
  /** The seat whose last move can be taken back. */
  private undoable: number | null = null;
  private thinking = false;
  private closed = false;
  private positionSeq: number;
  private began: number;
  private queue: Promise<unknown> = Promise.resolve();
  private stopClock = (): void => {};

  private constructor(
    private kept: Kept,
    round: Round,
    private readonly house: House,
  ) {
    this.round = round;
    this.positionSeq = kept.seq;
    this.began = house.now();
  }

  get code(): string {
    return this.kept.code;
  }

  /** Deal the first round of a new table. */
  static async make(plan: Kept, engine: Engine, house: House): Promise<Table> {
    const round = dealt(plan, engine, house.drawSeed());
    const table = new Table(plan, round, house);
    await table.keep({ running: round.record() }, true);
    return table;
  }

  /** Go on with a table that this device keeps; null if it keeps none of this code. */
  static async open(code: string, house: House): Promise<Table | null> {
    const kept = await house.shelf.get(code);
    return kept && new Table(kept, await resumed(kept, house), house);
  }

  close(): void {
    this.closed = true;
    this.stopClock();
  }

  /** Do one thing after the other; then bots and clocks look on. */
  turn<T>(work: () => Promise<T> | T): Promise<T> {
    const done = this.queue.then(work);
    this.queue = done.catch(() => {}).then(() => this.wake());
    return done;
  }

  // What the page asks.

  async enter(watch: boolean, since: number): Promise<void> {
    this.watch = watch;
    this.left.clear();
    this.show(since);
    const away = this.kept.seats.flatMap((seat, number) => (seat.kind === 'person' && seat.bot ? [number] : []));
    if (!watch) for (const seat of away) await this.reseat(seat, null);
  }

  async play({ seq, move, seat }: Play): Promise<void> {
    const own = this.ownSeat(seat);
    this.requireCurrent(seq);
    if (this.phase === 'over') throw new Denied('over');
    await this.move(own, move, 'person');
  }

  /** Take back the last move, as long as no bot has answered it. */
  async undo(seq: number): Promise<void> {
    this.requireSeated();
    this.requireCurrent(seq);
    const { undoable: seat } = this;
    if (seat === null) throw new Denied('cannot-undo');
    const record = readRecord(this.kept.running);
    const running = writeRecord({ ...record, moves: record.moves.slice(0, -1) });
    const round = await resumed({ ...this.kept, running }, this.house);
    await this.advance(round, { running });
    this.house.tell({ t: 'undone', seq: this.kept.seq, seat, sights: this.sights(), left: this.timeLeft() });
  }

  async next(seq: number): Promise<void> {
    this.requireSeated();
    const { phase } = this;
    if (seq < this.positionSeq || phase === 'playing') throw new Behind();
    const again = phase === 'over' ? { results: [], records: [], resigned: null } : {};
    const round = dealt(this.kept, this.round.engine, this.house.drawSeed());
    await this.advance(round, { ...again, running: round.record() });
    const { seq: number } = this.kept;
    this.house.tell({ t: 'dealt', seq: number, info: this.info(), sights: this.sights(), left: this.timeLeft() });
  }

  /** Give up a seat: a bot plays there until its person is back. */
  async leave({ seat }: Leave): Promise<void> {
    this.ownSeat(seat);
    this.left.add(seat);
    await this.reseat(seat, STAND_IN);
  }

  /** Give the match up. Where other people play on, a bot has the seat from now on. */
  async resign({ seat }: Resign): Promise<void> {
    this.ownSeat(seat);
    if (this.phase === 'over') throw new Behind();
    const others = this.kept.seats.filter((_, number) => number !== seat);
    if (others.length > 1 && others.some(({ kind }) => kind === 'person')) {
      const bot: SeatInfo = { kind: 'bot', name: '', here: true, bot: STAND_IN };
      await this.keep({ seats: this.kept.seats.map((one, number) => (number === seat ? bot : one)) });
    } else {
      const { records, running } = this.kept;
      await this.keep({ resigned: seat, records: this.round.over ? records : [...records, running] });
    }
    this.show(this.kept.seq);
  }

  say({ emote, seat }: Say): void {
    const shown = this.ownSeat(seat);
    this.house.tell({ t: 'emoted', seat: shown, emote });
  }

  /** Ask a bot for advice; it always ends in a hint or in a sentence. */
  hint({ seq, level = 'master', seat }: Hint): void {
    this.requireAids();
    const own = this.ownSeat(seat);
    this.requireCurrent(seq);
    if (!isLevel(level)) throw new Denied('no-such-bot');
    if (this.phase !== 'playing' || !this.round.actors.includes(own)) throw new Denied('not-your-turn');
    if (this.hinting) throw new Denied('hint-under-way');
    this.hinting = true;
    void this.giveHint(seq, own, level);
  }

  private async giveHint(seq: number, seat: number, level: Level): Promise<void> {
    const order: Order = { ...this.order(seat, level, () => SEED), hint: true };
    const answer = await answered(this.house.think, order, TRIES);
    this.hinting = false;
    if (!answer?.advice) return this.house.tell({ t: 'refused', code: 'no-hint', to: 'hint' });
    return this.house.tell({ t: 'hinted', seq, seat, ...answer.advice });
  }

  /** Why one of the seats here cannot make some moves, as the rules say it. */
  why({ seq, moves, seat }: Why): Because {
    const own = this.ownSeat(seat);
    this.requireCurrent(seq);
    return { t: 'because', seq, seat: own, reasons: this.round.refusals(moves, own) };
  }

  /** What one of the seats here, or a spectator, can remember. */
  recall(seat: number | null): Recalled {
    this.requireAids();
    const viewer = this.yours.length || seat !== null ? this.ownSeat(seat) : null;
    const { engine, stuck } = this.round;
    return { t: 'recalled', seat: viewer, unseen: engine.unseen(viewer).sort(), passed: stuck };
  }

  fall(): Int16Array {
    return this.round.engine.fall();
  }

  export(): string {
    return this.round.recordSeenBy(this.yours[0] ?? null);
  }

  /** Everything that this page may know. */
  show(since: number): void {
    const { seq } = this.kept;
    this.house.tell({
      t: 'state',
      seq,
      info: this.info(),
      yours: this.yours,
      host: true,
      sights: this.sights(),
      log: this.logSince(since),
      left: this.timeLeft(),
      ending: this.ending(),
      undo: this.undoable,
    });
  }

  // What happens.

  private async move(seat: number, text: string, how: Moved['how']): Promise<void> {
    const own = this.kept.undo === true && how === 'person';
    const undoable =
      own && this.round.legal(seat).includes(text) && this.round.revealsNothing(text, seat) ? seat : null;
    this.round.play(text, seat);
    const { result } = this.round;
    const running = this.round.record();
    const { results, records } = this.kept;
    const ended = result && { results: [...results, outcomeOf(result)], records: [...records, running] };
    await this.advance(this.round, { running, ...ended });
    this.undoable = undoable;
    this.house.tell({
      t: 'moved',
      seq: this.kept.seq,
      seat,
      how,
      sights: this.sights(true),
      left: this.timeLeft(),
      ending: this.ending(),
      undo: undoable,
    });
  }

  /** Keep a new position. If that fails, the table stands as it was kept. */
  private async advance(round: Round, change: Partial<Kept>): Promise<void> {
    try {
      await this.keep(change);
    } catch (problem) {
      await this.restore();
      throw problem;
    }
    this.round = round;
    this.undoable = null;
    this.positionSeq = this.kept.seq;
    this.began = this.house.now();
  }

  private async keep(change: Partial<Kept>, fresh = false): Promise<void> {
    const { seq } = this.kept;
    const next = { ...this.kept, ...change, seq: seq + 1, when: this.house.now() };
    let kept: boolean;
    try {
      kept = await this.house.shelf.put(next, seq);
    } catch {
      throw new Denied('not-stored');
    }
    if (!kept) throw fresh ? new Denied('try-again') : new Behind();
    this.kept = next;
    if (fresh) this.positionSeq = next.seq;
  }

  private async restore(): Promise<void> {
    this.kept = (await this.house.shelf.get(this.code).catch(() => null)) ?? this.kept;
    this.round = await resumed(this.kept, this.house);
    this.positionSeq = this.kept.seq;
    this.began = this.house.now();
  }

  /** A bot takes a seat over, or hands it back. */
  private async reseat(number: number, bot: Level | null): Promise<void> {
    const seats = this.kept.seats.map((seat, n): SeatInfo => (n === number ? { ...seat, bot } : seat));
    await this.keep({ seats });
    this.house.tell({ t: 'seats', seq: this.kept.seq, info: this.info(), yours: this.yours });
  }

  // What happens by itself.

  /** Set the clock and wake the bots. */
  private wake(): void {
    this.stopClock();
    if (this.closed || this.phase !== 'playing') return;
    const bot = this.round.actors.find((seat) => this.kept.seats[seat]!.bot);
    if (bot !== undefined && !this.thinking) void this.moveOfBot(bot);
    const left = this.timeLeft();
    if (left !== null) this.stopClock = this.house.later(() => void this.timeUp(), left);
  }

  /** Ask the seat's bot for a move and make it, if the position is still the same. */
  private async moveOfBot(seat: number): Promise<void> {
    this.thinking = true;
    const { positionSeq: at } = this;
    const level = this.kept.seats[seat]!.bot;
    const wait = this.undoable === null ? this.house.botPause : Math.max(this.house.botPause, UNDO_TIME);
    const pause = new Promise<void>((done) => void this.house.later(done, wait));
    const answer = await answered(this.house.think, this.order(seat, level as Level, this.house.drawSeed));
    const move = answer?.move ?? '';
    await pause;
    const played = this.turn(async () => {
      this.thinking = false;
      if (this.closed || this.positionSeq !== at || this.kept.seats[seat]!.bot !== level) return;
      const legal = this.round.legal(seat);
      await this.move(seat, legal.includes(move) ? move : legal[0]!, 'bot');
    });
    await played.catch((problem: unknown) => this.recover(problem));
  }

  private async timeUp(): Promise<void> {
    const moved = this.turn(async () => {
      const left = this.timeLeft();
      if (left === null || left > 10 || this.closed) return; // somebody was quicker
      for (const [seat, move] of overdue(this.round, this.kept))
        if (this.round.legal(seat).includes(move)) await this.move(seat, move, 'time');
    });
    await moved.catch((problem: unknown) => this.recover(problem));
  }

  /** Another page played on, or the device kept nothing: show how it stands and try again later. */
  private recover(problem: unknown): void {
    if (this.closed) return;
    if (problem instanceof Behind) this.show(0);
    this.house.later(() => void this.turn(() => {}), AGAIN);
  }

  /** What a bot is asked. It is given nothing that its seat does not know. */
  private order(seat: number, level: Level, drawSeed: () => bigint): Order {
    const { engine } = this.round;
    const truth = engine.copy();
    engine.redeal(seat, drawSeed());
    const state = engine.copy();
    engine.restore(truth);
    return { game: this.kept.game, seat, level, seed: drawSeed(), state };
  }

  // What can be told.

  private get yours(): number[] {
    if (this.watch) return [];
    return this.kept.seats.flatMap(({ kind }, seat) => (kind === 'person' && !this.left.has(seat) ? [seat] : []));
  }

  private get phase(): Phase {
    if (typeof this.kept.resigned === 'number') return 'over';
    if (!this.round.over) return 'playing';
    return isOver(this.kept, this.kept.results, this.sums()) ? 'over' : 'between';
  }

  private sums(): number[] {
    return totals(this.kept.results, this.kept.seats.length, this.round.engine.manifest.tally);
  }

  private info(): Info {
    const { code, game, options, seats, rounds, target, results, turn_time, aids, undo = false } = this.kept;
    const { phase } = this;
    return {
      table: code,
      game,
      players: seats.length,
      options,
      seats,
      phase,
      round: results.length + Number(!this.round.over),
      rounds,
      target,
      totals: this.sums(),
      turn_time,
      listed: false,
      aids,
      undo,
      commitment: null, // a page cannot bind itself: it shuffles and plays
      seals: [],
      sealed: false,
    };
  }

  private sights(moved = false): Sight[] {
    const { round } = this;
    const last = round.moves.length - 1;
    const viewers = this.yours.length ? this.yours : [null];
    return viewers.map((seat) => ({
      seat,
      view: round.engine.view(seat),
      legal: this.phase === 'playing' ? round.legal(seat) : [],
      move: moved ? round.seenBy(last, seat) : null,
    }));
  }

  private ending(): Ending | null {
    const { result } = this.round;
    const sums = this.sums();
    const record = this.kept.records.length;
    if (typeof this.kept.resigned === 'number') return givenUp(this.kept.resigned, sums, record);
    if (!result) return null;
    const over = this.phase === 'over';
    return {
      winners: result.winners,
      scores: result.scores,
      clause: result.clause,
      numbers: result.numbers,
      totals: sums,
      match_over: over,
      match_winners: over ? leaders(sums, this.round.engine.manifest.tally) : [],
      record,
      reveal: null,
    };
  }

  /** The newest moves of this round after `since`, as the first seat saw them. */
  private logSince(since: number): [number, string][] {
    const { moves } = this.round;
    const fresh = Math.min(Math.max(this.positionSeq - since, 0), moves.length, LOGGED);
    const first = moves.length - fresh;
    const viewer = this.yours[0] ?? null;
    return moves.slice(first).map(([seat], n) => [seat, this.round.seenBy(first + n, viewer)]);
  }

  /** Milliseconds until time is up for those who may act; null: there is no limit. */
  private timeLeft(): number | null {
    if (this.phase !== 'playing' || !overdue(this.round, this.kept).length) return null;
    return Math.max(0, allowed(this.kept) - (this.house.now() - this.began));
  }

  // What is required.

  private ownSeat(seat: number | null | undefined): number {
    this.requireSeated();
    const { yours } = this;
    if (seat === null || seat === undefined) return this.round.actors.find((one) => yours.includes(one)) ?? yours[0]!;
    if (!yours.includes(seat)) throw new Denied('not-your-seat', { seat });
    return seat;
  }

  private requireSeated(): void {
    if (!this.yours.length) throw new Denied('not-seated');
  }

  private requireAids(): void {
    if (!this.kept.aids) throw new Denied('no-aids');
  }

  private requireCurrent(seq: number): void {
    if (seq < this.positionSeq || seq > this.kept.seq) throw new Behind();
  }
}

/** The end of a match that somebody resigned: everybody else wins it. */
function givenUp(seat: number, sums: number[], record: number): Ending {
  const others = sums.map((_, other) => other).filter((other) => other !== seat);
  const scores = sums.map(() => 0);
  const won = { winners: others, scores, clause: 'resigned', numbers: {} };
  return { ...won, totals: sums, match_over: true, match_winners: others, record, reveal: null };
}

const outcomeOf = ({ scores, winners }: Outcome & Decided): Outcome => ({ scores, winners });

/** The names at all seats, as in records; bots carry a mark. */
const namesOf = (seats: SeatInfo[]): string[] =>
  seats.map(({ kind, name, bot }) => (kind === 'bot' ? `bot:${bot}` : name));

function dealt(kept: Kept, engine: Engine, seed: Seed): Round {
  return new Round(engine, { players: kept.seats.length, options: kept.options, seed, names: namesOf(kept.seats) });
}

/** The round that was kept, played again. */
async function resumed(kept: Kept, house: House): Promise<Round> {
  const engine = await house.engineFor(kept.game);
  const { seed, moves, rules } = readRecord(kept.running);
  if (rules !== engine.manifest.version) throw new Denied('other-rules');
  try {
    const round = dealt(kept, engine, seed!);
    for (const [seat, move] of moves) round.play(move, seat);
    return round;
  } catch {
    throw new Denied('table-damaged');
  }
}
