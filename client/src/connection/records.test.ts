import { beforeEach, expect, test, vi } from 'vitest';
import { analysis, recordText, replay } from './records';

const there = vi.hoisted(() => ({ value: true }));
vi.mock('./server', () => ({ lookForServer: async () => there.value }));
vi.mock('./api', async (original) => ({
  ...(await original<typeof import('./api')>()),
  recordText: async (table: string, round: number) => `server ${table} ${round}`,
  replay: async (record: string) => ({ game: `server ${record}` }),
  analysis: async (record: string, table: string) => ({ game: `server ${record} ${table}` }),
}));
vi.mock('../coach/inPage', () => ({ analysis: async (record: string) => ({ game: `page ${record}` }) }));
vi.mock('../local/line', () => {
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

test('a server keeps what it says of a round with its own table', async () => {
  const looked = async (table?: string) => (await analysis('x', table, () => {})).game;
  expect(await looked('ABCD2345')).toBe('server x ABCD2345');
  expect(await looked('HEREABCDEFGH')).toBe('server x ');
  expect(await looked()).toBe('server x ');
  there.value = false;
  expect(await looked('ABCD2345')).toBe('page x');
});
