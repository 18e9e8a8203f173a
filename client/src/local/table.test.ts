import { beforeEach, expect, test } from 'vitest';
import type { ClientMessage, Create, ServerMessage } from '../protocol';
import { FakeEngine } from './fake';
import { FakeHouse, settle, type Told } from './fakeHouse';
import { Session } from './session';

let house: FakeHouse;
let session: Session;
const say = async (message: ClientMessage): Promise<ServerMessage[]> => {
  const before = house.told.length;
  await session.receive(message);
  await settle();
  return house.told.slice(before);
};
const ADA = { kind: 'here', name: 'Ada' } as const;
const BO = { kind: 'here', name: 'Bo' } as const;
const BOT = { kind: 'bot', level: 'beginner' } as const;
const create = (change: Partial<Create> = {}): Promise<ServerMessage[]> =>
  say({ t: 'create', token: 'key', game: 'fake', seats: [ADA, BOT], rounds: 1, ...change });
const lay = (move: string, seat: number): Promise<ServerMessage[]> =>
  say({ t: 'play', seq: house.last('state').seq + house.told.filter(({ t }) => t === 'moved').length, move, seat });

beforeEach(() => {
  house = new FakeHouse();
  session = new Session(house);
});

test('a new table is dealt at once and shown as a server would', async () => {
  const [state] = await create({ options: { short: true }, turn_time: 30, aids: false });
  expect(state).toEqual({
    t: 'state',
    seq: 1,
    info: {
      table: 'HERECODEAAA0',
      game: 'fake',
      players: 2,
      options: { short: true },
      seats: [
        { kind: 'person', name: 'Ada', here: true, bot: null },
        { kind: 'bot', name: '', here: true, bot: 'beginner' },
      ],
      phase: 'playing',
      round: 1,
      rounds: 1,
      target: null,
      totals: [0, 0],
      turn_time: 30,
      listed: false,
      aids: false,
      undo: false,
      commitment: null,
      seals: [],
      sealed: false,
    },
    yours: [0],
    host: true,
    sights: [
      { seat: 0, view: expect.objectContaining({ hand: ['10'] }), legal: ['10', 'down:10', 'pass'], move: null },
    ],
    log: [],
    left: 30_000,
    ending: null,
    undo: null,
  });
});

test.each([
  ['a seat for somebody elsewhere', { seats: [ADA, { kind: 'open' }] }, 'bad-choice'],
  ['too many players', { seats: [ADA, BOT, BOT, BOT] }, 'bad-choice'],
  ['an unknown option', { options: { long: true } }, 'bad-choice'],
  ['a name that could be markup', { seats: [{ kind: 'here', name: '<b>' }, BOT] }, 'bad-choice'],
  ['no rounds', { rounds: 0 }, 'bad-choice'],
  ['an unknown bot', { seats: [ADA, { kind: 'bot', level: 'genius' }] }, 'no-such-bot'],
  ['a game that cannot be had', { game: 'other' }, 'no-engine'],
] as [string, Partial<Create>, string][])('%s is refused', async (_what, change, code) => {
  expect(await create(change)).toEqual([expect.objectContaining({ t: 'refused', code, to: 'create' })]);
});

test('without a length, a game of points goes to a hundred', async () => {
  await create({ rounds: null });
  expect(house.last('state').info).toMatchObject({ rounds: null, target: 100 });
});

test('a bot answers a move after a pause, from a position that hides what it may not know', async () => {
  await create();
  const [moved] = await lay('10', 0);
  expect(moved).toMatchObject({ t: 'moved', seq: 2, seat: 0, how: 'person', ending: null });
  expect((moved as Told<'moved'>).sights).toMatchObject([{ seat: 0, legal: [], move: '10' }]);
  await house.pass(699);
  expect(house.last('moved').seq).toBe(2);
  await house.pass(1);
  expect(house.last('moved')).toMatchObject({ seq: 3, seat: 1, how: 'bot' });
  expect(house.orders).toHaveLength(1);
  const told = JSON.parse(new TextDecoder().decode(house.orders[0]!.state)) as { hands: string[][] };
  expect(told.hands).toEqual([['X'], ['12', '13']]);
});

test('a bot that gives no move, or an impossible one, plays the first legal one', async () => {
  await create();
  house.thinks = () => Promise.reject(new Error('stuck'));
  await lay('pass', 0);
  await house.pass(700);
  expect(house.last('moved')).toMatchObject({ seat: 1, sights: [{ move: '12' }] });
  house.thinks = async () => ({ move: '99', choice: { thoughts: [], exact: false } });
  await lay('pass', 0);
  await house.pass(700);
  expect(house.last('moved')).toMatchObject({ seat: 1, sights: [{ move: '13' }], ending: { winners: [1] } });
});

test('a refused move changes nothing and says why', async () => {
  await create();
  expect(await lay('99', 0)).toEqual([{ t: 'refused', code: 'not-in-hand', facts: { tile: '99' }, to: 'play' }]);
  expect(await say({ t: 'play', seq: 1, move: '12', seat: 1 })).toEqual([
    { t: 'refused', code: 'not-your-seat', facts: { seat: 1 }, to: 'play' },
  ]);
  expect((await lay('10', 0))[0]).toMatchObject({ t: 'moved', seq: 2 });
});

test('a move sent twice is made once; the second is answered with the table', async () => {
  await create({ seats: [ADA, BO] });
  await say({ t: 'play', seq: 1, move: '10', seat: 0 });
  const [answer] = await say({ t: 'play', seq: 1, move: '10', seat: 0 });
  expect(answer).toMatchObject({ t: 'state', seq: 2, log: [[0, '10']] });
});

test('several people on one screen each have their own sight; a hidden move is seen by its maker', async () => {
  await create({ seats: [ADA, BO] });
  await lay('down:10', 0);
  expect(house.last('moved').sights.map(({ seat, move }) => [seat, move])).toEqual([
    [0, 'down:10'],
    [1, '?'],
  ]);
  await say({ t: 'enter', table: house.last('state').info.table, watch: true });
  expect(house.last('state')).toMatchObject({ yours: [], log: [[0, '?']], sights: [{ seat: null, legal: [] }] });
});

async function playRound(): Promise<void> {
  for (const [move, seat] of [
    ['pass', 0],
    ['pass', 1],
  ] as const)
    await lay(move, seat);
  const { hand } = house.last('moved').sights[0]!.view;
  await lay(hand[0]!, 0);
  await lay('pass', 1);
  await lay(hand[1]!, 0);
}

test('a match adds its rounds, ends at its target, and begins anew', async () => {
  await create({ seats: [ADA, BO], rounds: null, target: 4 });
  await playRound();
  expect(house.last('moved').ending).toEqual({
    winners: [0],
    scores: [2, 0],
    clause: 'FAK-1',
    numbers: { tiles: [0, 2] },
    totals: [2, 0],
    match_over: false,
    match_winners: [],
    record: 1,
    reveal: null,
  });
  expect(await say({ t: 'next', seq: 0 })).toMatchObject([{ t: 'state', info: { phase: 'between' } }]);
  const [dealt] = await say({ t: 'next', seq: 6 });
  expect(dealt).toMatchObject({ t: 'dealt', seq: 7, info: { round: 2, totals: [2, 0], phase: 'playing' } });
  expect(await say({ t: 'next', seq: 7 })).toMatchObject([{ t: 'state' }]);
  for (const [seq, move, seat] of [
    [7, '11', 0],
    [8, 'pass', 1],
    [9, '12', 0],
  ] as const)
    await say({ t: 'play', seq, move, seat });
  expect(house.last('moved').ending).toMatchObject({ totals: [4, 0], match_over: true, match_winners: [0] });
  expect([...house.games.values()][0]!.records).toHaveLength(2);
  expect(await say({ t: 'next', seq: 10 })).toMatchObject([{ t: 'dealt', info: { round: 1, totals: [0, 0] } }]);
  expect([...house.games.values()][0]!.records).toHaveLength(0);
});

test('a game goes on after a reload, with its moves, its totals and its end', async () => {
  await create({ seats: [ADA, BO], rounds: 3 });
  await lay('down:10', 0);
  const { table } = house.last('state').info;
  session = new Session(house);
  const [state] = await say({ t: 'enter', table, since: 0 });
  expect(state).toMatchObject({ t: 'state', seq: 2, yours: [0, 1], log: [[0, 'down:10']], info: { phase: 'playing' } });
  await say({ t: 'play', seq: 2, move: 'pass', seat: 1 });
  await say({ t: 'play', seq: 3, move: '11', seat: 0 });
  session = new Session(house);
  await say({ t: 'enter', table, since: 0 });
  expect(house.last('state')).toMatchObject({ info: { phase: 'between', round: 1 }, ending: { totals: [2, 0] } });
  await say({ t: 'next', seq: 4 });
  expect(house.last('dealt')).toMatchObject({ info: { round: 2 } });
});

test('what is not kept here is not found; what cannot be replayed or has other rules is not opened', async () => {
  expect(await say({ t: 'enter', table: 'HEREABCDEFGH' })).toMatchObject([{ code: 'no-such-table', to: 'enter' }]);
  expect(await say({ t: 'resync' })).toMatchObject([{ code: 'no-table' }]);
  await create();
  const [kept] = house.games.values();
  const open = async (running: string): Promise<ServerMessage[]> => {
    house.games.set(kept!.code, { ...kept!, running });
    session = new Session(house);
    return say({ t: 'enter', table: kept!.code });
  };
  expect(await open(`${kept!.running}\n0:99\n`)).toMatchObject([{ code: 'table-damaged' }]);
  expect(await open(kept!.running.replace('rules: 1', 'rules: 2'))).toMatchObject([{ code: 'other-rules' }]);
  house.engineFor = () => Promise.reject(new TypeError('offline'));
  expect(await open(kept!.running)).toMatchObject([{ code: 'no-engine' }]);
});

test('if the device cannot keep a move, it does not count', async () => {
  await create({ seats: [ADA, BO] });
  const put = house.shelf.put;
  house.shelf.put = () => Promise.reject(new Error('full'));
  expect(await lay('10', 0)).toMatchObject([{ t: 'refused', code: 'not-stored', to: 'play' }]);
  house.shelf.put = put;
  expect(await lay('10', 0)).toMatchObject([{ t: 'moved', seq: 2 }]);
});

test('two pages on one game: the second is shown what the first did', async () => {
  await create({ seats: [ADA, BO] });
  const other = new Session(house);
  await other.receive({ t: 'enter', table: house.last('state').info.table });
  await say({ t: 'play', seq: 1, move: '10', seat: 0 });
  await other.receive({ t: 'play', seq: 1, move: '11', seat: 0 });
  expect(house.told.at(-1)).toMatchObject({ t: 'state', seq: 2, log: [[0, '10']] });
});

test('when time is up, the first legal move is made', async () => {
  await create({ seats: [ADA, BO], turn_time: 10 });
  await house.pass(9_999);
  expect(house.last('moved')).toBeUndefined();
  await house.pass(1);
  expect(house.last('moved')).toMatchObject({ seat: 0, how: 'time', left: 10_000, sights: [{ move: '10' }, {}] });
  await say({ t: 'play', seq: 2, move: 'pass', seat: 1 });
  await house.pass(5_000);
  await say({ t: 'resync', since: 0 });
  expect(house.last('state').left).toBe(5_000);
});

test('where silence is an answer, it is given after twenty seconds', async () => {
  house = new FakeHouse(() => new FakeEngine({ silence: 'pass' }));
  session = new Session(house);
  await create({ seats: [ADA, BO] });
  expect(house.last('state').left).toBe(20_000);
  await house.pass(20_000);
  expect(house.last('moved')).toMatchObject({ how: 'time', sights: [{ move: 'pass' }, {}] });
});

test('a hint ends in a hint', async () => {
  await create();
  expect(await say({ t: 'hint', seq: 1, seat: 0 })).toMatchObject([
    { t: 'hinted', seq: 1, seat: 0, move: '10', verdict: 'better', other: '11', margin: 'little' },
  ]);
  expect(house.orders[0]!.level).toBe('master');
});

test('the same position gets the same order for a hint, whatever was drawn meanwhile', async () => {
  await create();
  await say({ t: 'hint', seq: 1, seat: 0 });
  house.drawSeed();
  await say({ t: 'hint', seq: 1, seat: 0 });
  expect(house.orders.length).toBe(2);
  expect(house.orders[1]).toEqual(house.orders[0]);
  expect(house.orders[0]!.hint).toBe(true);
});

test('a bot that fails once is asked again', async () => {
  await create();
  const { thinks } = house;
  let failures = 1;
  house.thinks = (order) => (failures-- > 0 ? Promise.reject(new Error('late')) : thinks(order));
  expect(await say({ t: 'hint', seq: 1, seat: 0 })).toMatchObject([{ t: 'hinted', move: '10' }]);
});

test('the rules say why moves cannot be made, each reason once', async () => {
  await create();
  const [because] = await say({ t: 'why', seq: 1, seat: 0, moves: ['13', '13', '10'] });
  expect(because).toMatchObject({ t: 'because', seq: 1, seat: 0, reasons: [{ code: 'not-in-hand' }] });
  expect(await say({ t: 'why', seq: 0, seat: 0, moves: ['13'] })).toMatchObject([{ t: 'state' }]);
});

test('or in a sentence', async () => {
  await create();
  let fail = (_problem: Error): void => {};
  house.thinks = () =>
    new Promise((_done, failed) => {
      fail = failed;
    });
  expect(await say({ t: 'hint', seq: 1, seat: 0 })).toEqual([]);
  expect(await say({ t: 'hint', seq: 1, seat: 0 })).toMatchObject([{ code: 'hint-under-way', to: 'hint' }]);
  fail(new Error('stuck'));
  await settle();
  fail(new Error('stuck again'));
  await settle();
  expect(house.told.at(-1)).toEqual({ t: 'refused', code: 'no-hint', to: 'hint' });
  expect(await say({ t: 'hint', seq: 0, seat: 0 })).toMatchObject([{ t: 'state' }]);
  expect(await say({ t: 'hint', seq: 1, seat: 0, level: 'genius' })).toMatchObject([{ code: 'no-such-bot' }]);
  await lay('10', 0);
  expect(await say({ t: 'hint', seq: 2, seat: 0 })).toMatchObject([{ code: 'not-your-turn' }]);
  await create({ aids: false });
  expect(await say({ t: 'hint', seq: 1, seat: 0 })).toMatchObject([{ code: 'no-aids' }]);
});

test('the memory aid knows the tiles never seen, in order, and who passed at which end', async () => {
  await create({ seats: [ADA, BO] });
  await lay('10', 0);
  await lay('pass', 1);
  expect(await say({ t: 'recall', seat: 0 })).toEqual([
    { t: 'recalled', seat: 0, unseen: ['12', '13'], passed: [{ seat: 1, move: 'pass', ends: ['10'] }] },
  ]);
  expect(await say({ t: 'recall', seat: 2 })).toMatchObject([{ code: 'not-your-seat' }]);
});

test('an export hides the seed and what the seat did not see', async () => {
  await create({ seats: [ADA, BO] });
  await lay('11', 0);
  await lay('down:12', 1);
  const [exported] = await say({ t: 'export' });
  expect(exported).toEqual({
    t: 'exported',
    record: 'game: fake\nplayers: 2\nrules: 1\nseed: hidden\noptions: short=no\nnames: Ada, Bo\n\n0:11 1:?\n',
  });
});

test('a seat that is left is played by a bot, and handed back to who returns', async () => {
  await create({ seats: [ADA, BO] });
  expect(await say({ t: 'leave', seat: 0 })).toMatchObject([
    { t: 'seats', seq: 2, yours: [1], info: { seats: [{ bot: 'club' }, {}] } },
  ]);
  await house.pass(700);
  expect(house.last('moved')).toMatchObject({ seat: 0, how: 'bot' });
  const told = await say({ t: 'enter', table: house.last('state').info.table });
  expect(told).toMatchObject([
    { t: 'state', yours: [0, 1] },
    { t: 'seats', info: { seats: [{ bot: null }, {}] } },
  ]);
});

test('emotes are shown, pings are answered, and no seat can be taken', async () => {
  await create();
  expect(await say({ t: 'say', emote: 'hello', n: 1 })).toEqual([{ t: 'emoted', seat: 0, emote: 'hello' }]);
  expect(await say({ t: 'ping', n: 4 })).toEqual([{ t: 'pong', n: 4 }]);
  expect(await say({ t: 'sit', seat: 1, name: 'Eve' })).toMatchObject([{ code: 'seat-taken', to: 'sit' }]);
  expect(await say({ t: 'fill', seat: 1, level: 'club' })).toMatchObject([{ code: 'seat-taken', to: 'fill' }]);
});

test('nothing happens at a table that nobody watches', async () => {
  await create({ seats: [BOT, ADA], turn_time: 5 });
  session.gone();
  const heard = house.told.length;
  await house.pass(60_000);
  expect(house.told).toHaveLength(heard);
});

test('a page can ask how something fell; where nobody is at a table, nothing did', async () => {
  expect(await session.fall()).toEqual(new Int16Array());
  await create({ seats: [ADA, BO] });
  await lay('10', 0);
  expect(await session.fall()).toEqual(Int16Array.of(10));
});

test('a laid tile can be taken back until somebody has moved, where the table allows it', async () => {
  await create({ seats: [ADA, BO], undo: true });
  const { sights } = house.last('state');
  const before = sights!.map(({ view }) => view);
  await lay(sights![0]!.legal[0]!, 0);
  expect(house.last('moved').undo).toBe(0);
  await say({ t: 'undo', seq: house.last('moved').seq });
  expect(house.last('undone').sights.map(({ view }) => view)).toEqual(before);
  const [refused] = await say({ t: 'undo', seq: house.last('undone').seq });
  expect(refused).toMatchObject({ t: 'refused', code: 'cannot-undo', to: 'undo' });
});

test('where the table does not allow it, nothing is taken back', async () => {
  await create({ seats: [ADA, BO] });
  await lay(house.last('state').sights![0]!.legal[0]!, 0);
  expect(house.last('moved').undo).toBeNull();
  const [refused] = await say({ t: 'undo', seq: house.last('moved').seq });
  expect(refused).toMatchObject({ t: 'refused', code: 'cannot-undo' });
});

test('who gives up against bots ends the match, and a rematch begins anew', async () => {
  await create({ seats: [ADA, BOT], rounds: 3 });
  const told = await say({ t: 'resign', seat: 0 });
  expect(told.at(-1)).toMatchObject({
    t: 'state',
    info: { phase: 'over', round: 1 },
    ending: { match_winners: [1], clause: 'resigned', match_over: true },
    sights: [{ legal: [] }],
  });
  const { seq } = house.last('state');
  expect(await say({ t: 'play', seq, move: '10', seat: 0 })).toMatchObject([{ t: 'refused', code: 'over' }]);
  expect(await say({ t: 'next', seq })).toMatchObject([{ t: 'dealt', info: { phase: 'playing', round: 1 } }]);
});

test('where another person plays on, a bot has the seat from now on', async () => {
  await create({ seats: [ADA, BO, BOT] });
  const told = await say({ t: 'resign', seat: 0 });
  expect(told[0]).toMatchObject({ t: 'state', yours: [1], info: { phase: 'playing' } });
  expect(house.last('state').info.seats[0]).toMatchObject({ kind: 'bot', bot: 'club' });
});
