// A round from a record that a server wrote, checked by the engines that are shipped.
import { beforeAll, expect, test } from 'vitest';
import { builtModule } from '../engine/built';
import { Machine } from '../engine/machine';
import { readRecord, writeRecord } from '../local/record';
import { replayed } from '../local/replay';
import { Round } from '../local/round';
import type { ReplayAnswer } from '../protocol';
import { fromHex } from './sha256';
import { hashOf, type Part, seedOf } from './shuffle';
import { revealIn, type Seen, verdictOn, verdictOnRecord } from './verify';

const SECRET = '11'.repeat(32);
const SHARE = '22'.repeat(32);
const SEED = seedOf(SECRET, [SHARE, null]);
const LINES = `# commitment: ${hashOf(SECRET)}\n# secret: ${SECRET}\n# shares: ${SHARE} -\n`;

let record: string;
let seen: Seen;
const replay = async (text: string): Promise<ReplayAnswer> => {
  const module = await builtModule('classic');
  return replayed(text, () => Machine.of(module));
};

beforeAll(async () => {
  const engine = await Machine.of(await builtModule('classic'));
  const round = new Round(engine, { players: 2, options: {}, seed: fromHex(SEED), names: [] });
  const hand = engine.view(0).hand;
  while (!round.over) round.play(round.legal(round.actors[0]!)[0]!, round.actors[0]!);
  record = LINES + round.record();
  const part: Part = {
    table: 'AAAA',
    commitment: hashOf(SECRET),
    share: SHARE,
    seals: [hashOf(SHARE), null],
    hands: { 0: hand },
  };
  const { scores } = round.result!;
  seen = { reveal: revealIn(record)!, part, yours: [0], view: engine.view(0), scores };
});

test('an honest round is found fair', async () => {
  expect(seen.reveal.seed).toBe(SEED);
  expect(await verdictOn(seen, record, replay)).toBe('fair');
  expect(verdictOnRecord(record)).toBe('record');
});

test('another hand than was dealt is found out', async () => {
  const part = { ...seen.part!, hands: { 0: ['00', '11', '22', '33', '44', '55', '66'] } };
  expect(await verdictOn({ ...seen, part }, record, replay)).toBe('broken');
});

test('another result than was told is found out', async () => {
  expect(await verdictOn({ ...seen, scores: [99, 0] }, record, replay)).toBe('broken');
});

test('a record of another deal is found out', async () => {
  const other = writeRecord({ ...readRecord(record), seed: 7n });
  expect(await verdictOn(seen, LINES + other, replay)).toBe('broken');
  expect(verdictOnRecord(LINES + other)).toBe('broken');
  expect(verdictOnRecord(other)).toBeNull();
});
