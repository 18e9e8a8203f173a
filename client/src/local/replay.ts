// A record step by step, played again by the engine.
import type { Engine } from '../engine/engine';
import { readOptions } from '../engine/manifest';
import type { ReplayAnswer, Step } from '../protocol';
import { BadRecord, readRecord } from './record';
import { Round, resultText } from './round';

/** Every position of a record, to `viewer` if one is named; `BadRecord` if it cannot be played. */
export async function replayed(
  text: string,
  engineFor: (game: string) => Promise<Engine>,
  viewer: number | null = null,
): Promise<ReplayAnswer> {
  const record = readRecord(text);
  if (record.seed === null) throw new BadRecord('the seed is hidden: the round was not over');
  const engine = await engineFor(record.game);
  const { manifest } = engine;
  const { players, seed, names } = record;
  const options = manifest.players.includes(players) ? readOptions(manifest, record.options, players) : null;
  if (!options || record.rules !== manifest.version) throw new BadRecord('these rules cannot be played here');
  const round = new Round(engine, { players, options, seed, names });
  const steps = [stepOf(round, viewer)];
  for (const [seat, move] of record.moves) {
    try {
      round.play(move, seat);
    } catch {
      throw new BadRecord(`move ${steps.length} (${seat}:${move}) is not legal`);
    }
    steps.push(stepOf(round, viewer));
  }
  const { result } = round;
  const reached = result && resultText(result, manifest.tally);
  if (record.result !== null && words(record.result) !== words(reached ?? '')) throw new BadRecord('another result');
  return { game: manifest.game, players, options, names, steps, ending: result };
}

const words = (text: string): string => text.split(/\s+/).filter(Boolean).join(' ');

/** Where a game stands, and how it came there. Everyone's hand is open, unless it is seen from one seat. */
function stepOf(round: Round, viewer: number | null): Step {
  const { engine, moves, deal } = round;
  const [seat] = moves.at(-1) ?? [null];
  const hands = Array.from({ length: deal.players }, (_, one) =>
    viewer === null || viewer === one ? engine.view(one).hand : [],
  );
  const last = moves.length - 1;
  const move = seat === null ? null : viewer === null ? moves[last]![1] : round.seenBy(last, viewer);
  return { seat, move, view: engine.view(viewer), hands };
}
