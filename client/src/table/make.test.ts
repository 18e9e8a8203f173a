// Making a table: on the server where one is there, else in the page.
import { beforeEach, expect, test, vi } from 'vitest';
import { line } from '../connection/lines';
import type { Conversation } from '../connection/socket';
import { forgetTable, myTables } from '../device/keys';
import type { ClientMessage, State } from '../protocol';
import { enter, leaveTable, make, making } from './table';

const there = vi.hoisted(() => ({ answer: Promise.resolve(true) }));
const opened = vi.hoisted(() => [] as { conversation: Conversation; place: string }[]);
const forgotten = vi.hoisted(() => [] as string[]);
vi.mock('../connection/server', () => ({ lookForServer: () => there.answer }));
vi.mock('../connection/lines', async () => ({
  line: (await import('@preact/signals')).signal('closed'),
  connect: (conversation: Conversation, place: string) => void opened.push({ conversation, place }),
  disconnect: () => undefined,
  send: () => true,
}));
vi.mock('../local/line', () => ({ forget: async (code: string) => void forgotten.push(code) }));

const ADA = { kind: 'here', name: 'Ada' } as const;
const BOT = { kind: 'bot', level: 'club' } as const;
const PLAN = { game: 'classic', seats: [ADA, BOT] };
const state = (table: string): State =>
  ({
    t: 'state',
    seq: 1,
    info: { table, game: 'classic', round: 1, phase: 'playing', seats: [], totals: [0, 0] },
    yours: [0],
    host: true,
  }) as unknown as State;

beforeEach(() => {
  leaveTable();
  line.value = 'closed';
  opened.length = 0;
  myTables.value = [];
  there.answer = Promise.resolve(true);
});

test('a server that is there hosts the table', async () => {
  await make(PLAN, 'key', () => {});
  expect(opened[0]!.place).toBe('server');
  expect(opened[0]!.conversation.first()).toEqual({ t: 'create', token: 'key', ...PLAN });
});

test('without one, a game on this device begins in the page', async () => {
  there.answer = Promise.resolve(false);
  const arrived: string[] = [];
  await make(PLAN, 'key', (code) => arrived.push(code));
  expect(opened[0]!.place).toBe('page');
  expect(making.value).toBe(true);
  opened[0]!.conversation.receive(state('HEREABCDEFGH'));
  expect(arrived).toEqual(['HEREABCDEFGH']);
  expect(making.value).toBe(false);
  expect(myTables.value).toMatchObject([{ table: 'HEREABCDEFGH', token: 'key', phase: 'playing' }]);
});

test('a table for others waits for the server', async () => {
  there.answer = Promise.resolve(false);
  await make({ ...PLAN, seats: [ADA, { kind: 'open' }] }, 'key', () => {});
  expect(opened[0]!.place).toBe('server');
});

test('a server that is there but cannot be spoken to hosts no game alone', async () => {
  await make(PLAN, 'key', () => {});
  line.value = 'lost';
  await Promise.resolve();
  expect(opened.map(({ place }) => place)).toEqual(['server', 'page']);
  expect(opened[1]!.conversation.first()).toMatchObject({ t: 'create', token: 'key' });
});

test('once the table is there, or is for others, a lost line is waited for', async () => {
  await make(PLAN, 'key', () => {});
  opened[0]!.conversation.receive(state('ABCD2345'));
  line.value = 'lost';
  line.value = 'open';
  await make({ ...PLAN, seats: [ADA, { kind: 'open' }] }, 'key', () => {});
  line.value = 'lost';
  await Promise.resolve();
  expect(opened.map(({ place }) => place)).toEqual(['server', 'server']);
});

test('who left meanwhile gets no table', async () => {
  const making = make(PLAN, 'key', () => {});
  leaveTable();
  await making;
  expect(opened).toEqual([]);
});

test('a table is entered where its code says it is', () => {
  enter('HEREABCDEFGH', false);
  enter('ABCD2345', false);
  expect(opened.map(({ place }) => place)).toEqual(['page', 'server']);
  expect(opened[0]!.conversation.first()).toMatchObject<Partial<ClientMessage>>({ t: 'enter', table: 'HEREABCDEFGH' });
});

test('a round that ends is remembered as such, and the next one as playing', () => {
  enter('HEREABCDEFGH', false);
  const { receive } = opened[0]!.conversation;
  receive(state('HEREABCDEFGH'));
  const ending = { totals: [1, 0], match_over: false };
  receive({ t: 'moved', seq: 2, seat: 0, how: 'person', sights: [], ending } as never);
  expect(myTables.value[0]!.phase).toBe('between');
  receive({ t: 'dealt', seq: 3, info: state('HEREABCDEFGH').info, sights: [] });
  expect(myTables.value[0]!.phase).toBe('playing');
});

test('a game that is taken off the list leaves the device', async () => {
  enter('HEREABCDEFGH', false);
  forgetTable('HEREABCDEFGH');
  forgetTable('ABCD2345');
  await vi.waitFor(() => expect(forgotten).toEqual(['HEREABCDEFGH']));
  expect(myTables.value).toEqual([]);
});
