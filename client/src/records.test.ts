import { beforeEach, expect, test, vi } from 'vitest';
import { recordText, replay } from './records';

const there = vi.hoisted(() => ({ value: true }));
vi.mock('./server', () => ({ lookForServer: async () => there.value }));
vi.mock('./api', async (original) => ({
  ...(await original<typeof import('./api')>()),
  recordText: async (table: string, round: number) => `server ${table} ${round}`,
  replay: async (record: string) => ({ game: `server ${record}` }),
}));
vi.mock('./local/line', () => {
  class Unanswered extends Error {}
  return {
    Unanswered,
    recordText: async (table: string, round: number) => (round > 1 ? null : `page ${table} ${round}`),
    replay: async (record: string) => {
      if (record === 'bad') throw new Unanswered('bad-record');
      return { game: `page ${record}` };
    },
  };
});

beforeEach(() => {
  there.value = true;
});

test('a record comes from where its table is', async () => {
  expect(await recordText('ABCD2345', 3)).toBe('server ABCD2345 3');
  expect(await recordText('HEREABCDEFGH', 1)).toBe('page HEREABCDEFGH 1');
  await expect(recordText('HEREABCDEFGH', 2)).rejects.toMatchObject({ code: 'no-such-record' });
});

test('a record is played by the server, or without one in the page', async () => {
  expect(await replay('x')).toEqual({ game: 'server x' });
  there.value = false;
  expect(await replay('x')).toEqual({ game: 'page x' });
  await expect(replay('bad')).rejects.toMatchObject({ code: 'bad-record' });
});
