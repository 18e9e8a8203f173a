// Checking a finished round: do the numbers that were opened go together, and does the game follow from them?
import { seedText } from '../engine/seeds';
import { readRecord } from '../local/record';
import type { ReplayAnswer, Reveal, View } from '../protocol';
import { check, type Part, type Verdict } from './shuffle';

const LINE = /^# (commitment|secret|shares): ([0-9a-f -]+)$/gm;

/** What was opened, as a record tells it; null if it tells nothing. */
export function revealIn(record: string): Reveal | null {
  const lines = Object.fromEntries(Array.from(record.matchAll(LINE), ([, name, value]) => [name!, value!]));
  const { commitment, secret, shares } = lines;
  const { seed } = readRecord(record);
  if (!commitment || !secret || !shares || seed === null) return null;
  const given = shares.split(' ').map((share) => (share === '-' ? null : share));
  return { commitment, secret, shares: given, seed: seedText(seed) };
}

export interface Seen {
  /** What the table opened at the end of the round. */
  reveal: Reveal;
  part: Part | undefined;
  yours: number[];
  /** How the round ended, as this page saw it. */
  view: View;
  scores: number[];
}

/** Check a round that this page saw. `replay` plays a record again in the page. */
export async function verdictOn(
  seen: Seen,
  record: string,
  replay: (record: string) => Promise<ReplayAnswer>,
): Promise<Verdict> {
  const { reveal, part, yours, view, scores } = seen;
  const told = revealIn(record);
  if (!told || JSON.stringify(told) !== JSON.stringify(reveal)) return 'broken';
  const verdict = check(reveal, part, yours);
  if (verdict === 'broken') return verdict;
  const { steps, ending } = await replay(record);
  const first = steps[0]!.hands;
  const last = steps.at(-1)!.hands;
  const dealt = Object.entries(part?.hands ?? {}).every(([seat, hand]) => same(first[Number(seat)], hand));
  const ended = !view.hands || view.hands.every((hand, seat) => same(last[seat], hand));
  const scored = JSON.stringify(ending?.scores) === JSON.stringify(scores);
  return dealt && ended && scored ? verdict : 'broken';
}

/** Check a record on its own: nobody says what this device did. */
export function verdictOnRecord(record: string): Verdict | null {
  const reveal = revealIn(record);
  if (!reveal) return null;
  return check(reveal, undefined, []) === 'broken' ? 'broken' : 'record';
}

const same = (one: string[] | undefined, other: string[]): boolean =>
  JSON.stringify(one?.toSorted()) === JSON.stringify(other.toSorted());
