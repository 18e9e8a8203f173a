// Looking back at a finished game, in the page: the same as boneyard/coach/analysis.py, by the same kernels.
import type { Machine } from '../engine/machine';
import { readOptions } from '../engine/manifest';
import { MachineMind, PLAY_ON } from '../engine/mind';
import { BadRecord, readRecord } from '../local/record';
import { Round } from '../local/round';
import type { Analysis, JudgedMove, Judgement, Standing } from '../protocol';
import { Judge, OPEN, unit, type Worth } from './judge';
import { judgement } from './marks';
import { explain } from './reasons';
import { inThousandths, less, type StepWorth, split } from './split';
import { story } from './story';

const MOST_WORLDS = 4000; // in which each move is tried
const LEAST_WORLDS = 30;
const MOST_REASONS = 6; // for the costliest slips: each takes a moment to find
const SEEDS_A_TURN = 16; // one for each viewer, always the same: a record has one analysis

interface Turn {
  number: number;
  state: Uint8Array;
  seat: number;
  text: string;
  forced: boolean;
  /** To be compared; the first is the one that was made. */
  moves: bigint[];
  textOf: Map<bigint, string>;
  /** It left something to chance. */
  lucky: boolean;
}

/** What every move of a finished game was worth; moves are tried about so often, all together. */
export function analyse(
  text: string,
  engine: Machine,
  tries: number,
  progress: (share: number) => void = () => {},
): Analysis {
  const record = readRecord(text);
  if (record.seed === null) throw new BadRecord('the seed is hidden: the round was not over');
  const { manifest } = engine;
  const { players, seed, names } = record;
  const options = manifest.players.includes(players) ? readOptions(manifest, record.options, players) : null;
  if (!options || record.rules !== manifest.version) throw new BadRecord('these rules cannot be played here');
  const judge = new Judge(new MachineMind(engine));
  const round = new Round(engine, { players, options, seed, names });
  const turns = record.moves.map(([seat, move], number) => turnOf(round, judge, engine, number, seat, move));
  const { result } = round;
  if (!result) throw new BadRecord('this game is not over yet');
  const walk = new Walk(judge, worldsFor(turns, tries));
  turns.forEach((turn, number) => {
    walk.take(turn);
    progress((number + 1) / (turns.length + 1)); // then come the reasons
  });
  const margin = margins(manifest.tally, result.scores, result.winners);
  const parts = split(walk.steps, inThousandths(margin));
  return {
    game: manifest.game,
    players,
    unit: manifest.tally === 'wins' ? 'wins' : 'points',
    worlds: walk.worlds,
    moves: withReasons(judge, turns, walk.moves),
    end: { points: margin, wins: shares(result.scores.length, result.winners) },
    split: parts,
    story: story(walk.moves, parts, result.winners),
  };
}

/** The next turn of a record; plays its move. */
function turnOf(round: Round, judge: Judge, engine: Machine, number: number, seat: number, text: string): Turn {
  const legal = round.legal(seat);
  const made = engine.read(text, seat);
  const moves = legal.length > 1 ? judge.candidates(seat, legal, made) : [made];
  const numbers = moves.map((move) => engine.moveNumber(move, seat));
  const state = engine.copy();
  const [luck, stock] = [engine.luck(), engine.stockLeft()];
  engine.play(made, seat);
  const lucky = engine.luck() !== luck || engine.stockLeft() !== stock;
  engine.restore(state);
  round.play(made, seat);
  const textOf = new Map(numbers.map((move, n) => [move, moves[n]!]));
  return { number, state, seat, text: made, forced: legal.length === 1, moves: numbers, textOf, lucky };
}

function worldsFor(turns: Turn[], tries: number): number {
  const aWorld = turns.reduce((sum, { forced, moves }) => sum + (forced ? 1 : 2 * (moves.length + 1)), 0);
  return Math.max(LEAST_WORLDS, Math.min(MOST_WORLDS, Math.floor(tries / Math.max(aWorld, 1))));
}

/** A walk through a game, turn by turn. */
class Walk {
  readonly moves: JudgedMove[] = [];
  readonly steps: StepWorth[] = [];
  /** How the game stands with open hands, if the last turn told: it left nothing to chance. */
  private standing: Standing | null = null;

  constructor(
    private readonly judge: Judge,
    readonly worlds: number,
  ) {}

  take(turn: Turn): void {
    this.judge.engine.restore(turn.state);
    if (turn.forced) this.forced(turn);
    else this.chosen(turn);
  }

  /** A move that was the only one: what it changes is luck. */
  private forced(turn: Turn): void {
    const before = this.standing ?? standing(this.tried(turn, OPEN, [PLAY_ON])[0]!);
    const points = inThousandths(before.points);
    this.steps.push({ seat: turn.seat, before: points, meant: points, chosen: points.map(() => 0) });
    this.moves.push({ seat: turn.seat, move: turn.text, before, known: null, open: null });
    this.standing = turn.lucky ? null : before;
  }

  /** A move that was chosen among several. */
  private chosen(turn: Turn): void {
    const moves = [turn.moves[0]!, PLAY_ON, ...turn.moves.slice(1)];
    const opened = this.tried(turn, OPEN, moves);
    const known = this.tried(turn, turn.seat, moves);
    const before = this.standing ?? standing(opened[1]!);
    const after = standing(opened[0]!);
    this.steps.push({
      seat: turn.seat,
      before: inThousandths(before.points),
      meant: inThousandths(after.points),
      chosen: less(inThousandths(known[0]!.points), inThousandths(known[1]!.points)),
    });
    this.moves.push({
      seat: turn.seat,
      move: turn.text,
      before,
      known: this.mark(turn, known),
      open: this.mark(turn, opened),
    });
    this.standing = turn.lucky ? null : after;
  }

  private tried(turn: Turn, viewer: number, moves: bigint[]): Worth[] {
    return this.judge.compare(viewer, turn.seat, moves, this.worlds, SEEDS_A_TURN * turn.number + viewer + 1);
  }

  private mark(turn: Turn, found: Worth[]): Judgement {
    return judgement(found, turn.seat, turn.textOf, this.judge.engine.manifest.tally === 'wins');
  }
}

/** The same moves; of the costliest slips it is said why another move was better. */
function withReasons(judge: Judge, turns: Turn[], moves: JudgedMove[]): JudgedMove[] {
  const costliest = [...turns.keys()]
    .filter((number) => moves[number]!.known?.better)
    .sort((one, other) => moves[other]!.known!.loss - moves[one]!.known!.loss)
    .slice(0, MOST_REASONS);
  return moves.map((move, number) => {
    const { known } = move;
    return known && costliest.includes(number)
      ? { ...move, known: { ...known, why: why(judge, turns[number]!, known) } }
      : move;
  });
}

/** Why the better move of a turn is better than the one that was made. */
function why(judge: Judge, { state, seat, moves, textOf }: Turn, { better }: Judgement): Judgement['why'] {
  judge.engine.restore(state);
  return explain(judge, seat, moves.find((move) => textOf.get(move) === better)!, moves[0]!);
}

const standing = ({ points, wins }: Worth): Standing => ({ points, wins });

/** What each seat has more than the others on average; of wins, more than an even share. */
function margins(tally: string, scores: number[], winners: number[]): number[] {
  const players = scores.length;
  const sign = tally === 'points' ? 1 : -1;
  const share = tally === 'wins' ? shares(players, winners).map((one) => 100 * one) : scores.map((one) => sign * one);
  const total = share.reduce((sum, value) => sum + value, 0);
  const scale = unit(tally, players) / (players - 1);
  return share.map((value) => (value * players - total) * scale);
}

/** How much of the win each seat has; nobody has any of a drawn game. */
const shares = (players: number, winners: number[]): number[] =>
  Array.from({ length: players }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
