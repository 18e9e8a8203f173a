import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { instead } from '../coach/whatIf';
import { builtModule } from '../engine/built';
import { Machine } from '../engine/machine';
import { branched } from './plan';
import { readRecord } from './record';

const record = readFileSync('../tests/golden/classic/2-players-01.txt', 'utf8');

test('a finished game goes on from an earlier moment, one seat for a person and bots for the others', async () => {
  const { manifest } = await Machine.of(await builtModule('classic'));
  const from = instead(record, 3, readRecord(record).moves[2]![1]);
  const kept = branched({ record: from, seat: 1, name: 'Ada' }, manifest, 'HEREABCDEFGH', 5);
  expect(kept.seats.map(({ kind }) => kind)).toEqual(['bot', 'person']);
  expect(kept.seats[1]!.name).toBe('Ada');
  expect(readRecord(kept.running).moves).toEqual(readRecord(record).moves.slice(0, 3));
  expect(kept.rounds).toBe(1);
});

test('other rules are refused', async () => {
  const { manifest } = await Machine.of(await builtModule('classic'));
  const other = { ...manifest, version: manifest.version + 1 };
  expect(() => branched({ record, seat: 0, name: 'Ada' }, other, 'HEREABCDEFGH', 5)).toThrow('these rules');
});
