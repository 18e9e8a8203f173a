import { beforeEach, expect, test, vi } from 'vitest';
import type { ClientMessage, Info, Moved, ServerMessage, State } from '../protocol';
import { keepMove } from './kept';
import {
  askHint,
  askWhy,
  chosen,
  comeBack,
  emotes,
  enter,
  hinted,
  hinting,
  leaveTable,
  log,
  next,
  play,
  receive,
  refused,
  seq,
  sights,
  unfit,
  waiting,
  withdraw,
  withdrawn,
} from './table';

const sent = vi.hoisted(() => [] as ClientMessage[]);
const line = vi.hoisted(() => ({ open: true }));
vi.mock('../connection/lines', () => ({
  line: { subscribe: () => () => undefined },
  connect: ({ first }: { first: () => ClientMessage }) => void first(),
  disconnect: () => undefined,
  send: (message: ClientMessage) => line.open && sent.push(message) > 0,
}));

const info = (changes: Partial<Info> = {}): Info =>
  ({ table: 'AAAA', game: 'classic', round: 1, phase: 'playing', seats: [], totals: [0, 0], ...changes }) as Info;
const state = (number: number, moves: [number, string][], changes: Partial<Info> = {}): State => ({
  t: 'state',
  seq: number,
  info: info(changes),
  yours: [0],
  host: true,
  sights: [],
  log: moves,
});
const moved = (number: number, seat: number, move: string): ServerMessage =>
  ({
    t: 'moved',
    seq: number,
    seat,
    how: 'person',
    sights: [{ seat: 0, view: {}, legal: [], move }],
  }) as unknown as Moved;
const said = (): string[] => log.value.map(({ seat, move }) => `${seat}:${move}`);

beforeEach(() => {
  leaveTable();
  keepMove(null);
  sent.length = 0;
  line.open = true;
});

test('moves that follow one another are shown and written down', () => {
  receive(state(3, [[0, '66']]));
  receive(moved(4, 1, '64R'));
  receive(moved(5, 0, '41R'));
  expect(sent).toEqual([]);
  expect(said()).toEqual(['0:66', '1:64R', '0:41R']);
  expect(seq.value).toBe(5);
  expect(sights.value[0]!.move).toBe('41R');
});

test.each([5, 9, 3, 2])('after number 3, number %i is not shown: the table is asked for', (number) => {
  receive(state(3, [[0, '66']]));
  receive(moved(number, 1, '64R'));
  expect(sent).toEqual([{ t: 'resync', since: 3 }]);
  expect(seq.value).toBe(3);
  expect(said()).toEqual(['0:66']);
  expect(sights.value).toEqual([]);
});

test('what was missed joins the log of the round', () => {
  receive(state(3, [[0, '66']]));
  receive(moved(5, 0, '41R'));
  receive(
    state(5, [
      [1, '64R'],
      [0, '41R'],
    ]),
  );
  expect(said()).toEqual(['0:66', '1:64R', '0:41R']);
  expect(seq.value).toBe(5);
});

test('a log that tells again what is known adds only what is new', () => {
  receive(state(3, [[0, '66']]));
  receive(moved(5, 0, '41R'));
  receive(moved(6, 1, '10R'));
  receive(
    state(6, [
      [1, '64R'],
      [0, '41R'],
      [1, '10R'],
    ]),
  );
  receive(
    state(6, [
      [1, '64R'],
      [0, '41R'],
      [1, '10R'],
    ]),
  );
  receive(
    state(7, [
      [0, '66'],
      [1, '64R'],
      [0, '41R'],
      [1, '10R'],
      [0, '00R'],
    ]),
  );
  expect(said()).toEqual(['0:66', '1:64R', '0:41R', '1:10R', '0:00R']);
});

test.each([{ round: 2 }, { table: 'BBBB' }])('another round or table begins a log of its own: %o', (changes) => {
  receive(state(3, [[0, '66']]));
  receive(state(9, [[1, '55']], changes));
  expect(said()).toEqual(['1:55']);
});

test('a move is sent with the number it was chosen at, and waits until something comes', () => {
  receive(state(3, []));
  play(0, '66');
  expect(sent).toEqual([{ t: 'play', seq: 3, move: '66', seat: 0 }]);
  expect(waiting.value).toBe(true);
  receive(moved(4, 0, '66'));
  expect(waiting.value).toBe(false);
});

const toMove = { seat: 0, view: {}, legal: ['41R'] };
const myTurn = (number: number): State => ({ ...state(number, []), sights: [toMove] }) as unknown as State;
const hint = (number: number): ServerMessage => ({ t: 'hinted', seq: number, seat: 0, move: '41R', verdict: 'play' });
const asked = (number: number): ClientMessage => ({ t: 'hint', seq: number, seat: 0 });

test('a hint that is asked for is shown, and takes an old refusal away', () => {
  receive(myTurn(3));
  receive({ t: 'refused', code: 'try-again', to: 'hint' });
  askHint(0);
  expect(hinting.value).toBe(true);
  receive(hint(3));
  expect([hinting.value, hinted.value?.move, refused.value]).toEqual([false, '41R', null]);
});

test('a hint is asked for again on a new connection, which the old answer never reaches', () => {
  receive(myTurn(3));
  askHint(0);
  receive(myTurn(3));
  expect(sent).toEqual([asked(3), asked(3)]);
  expect(hinting.value).toBe(true);
});

test('a hint asked for without a connection is asked for when it is back', () => {
  receive(myTurn(3));
  line.open = false;
  askHint(0);
  line.open = true;
  receive(myTurn(3));
  expect(sent).toEqual([asked(3)]);
});

test('somebody moves meanwhile: the hint for the old position is not shown, a new one is asked for', () => {
  receive(myTurn(3));
  askHint(0);
  receive({ ...moved(4, 1, '64R'), sights: [toMove] } as unknown as Moved);
  receive({ t: 'refused', code: 'hint-under-way', to: 'hint' });
  receive(hint(3));
  expect(hinted.value).toBe(null);
  expect(sent).toEqual([asked(3), asked(4), asked(4)]);
  receive(hint(4));
  expect(hinted.value?.move).toBe('41R');
});

test('a hint is no longer waited for when it is refused or the turn is over', () => {
  receive(myTurn(3));
  askHint(0);
  receive({ t: 'refused', code: 'too-many-hints', to: 'hint' });
  expect(hinting.value).toBe(false);
  expect(refused.value?.code).toBe('too-many-hints');
  askHint(0);
  receive(moved(4, 0, '41R'));
  expect(hinting.value).toBe(false);
  expect(refused.value?.code).toBe('hint-too-late');
});

test('a hint stays when the table is shown again as it was, and goes when the position does', () => {
  receive(myTurn(3));
  askHint(0);
  receive(hint(3));
  receive(myTurn(5)); // somebody sat down, and the connection broke
  expect(hinted.value?.move).toBe('41R');
  receive({ ...myTurn(6), sights: [{ ...toMove, legal: ['55L'] }] } as unknown as State);
  expect(hinted.value).toBe(null);
});

test('so does the sentence that says why there is none', () => {
  receive(myTurn(3));
  askHint(0);
  receive({ t: 'refused', code: 'no-hint', to: 'hint' });
  receive(myTurn(3));
  expect(refused.value?.code).toBe('no-hint');
});

test('who plays meanwhile no longer waits for the hint', () => {
  receive(myTurn(3));
  askHint(0);
  play(0, '41R');
  receive(moved(4, 0, '41R'));
  expect([hinting.value, refused.value]).toEqual([false, null]);
});

test('a hint that is never answered ends in a sentence, and while another is on its way it is asked again', () => {
  vi.useFakeTimers();
  receive(myTurn(3));
  askHint(0);
  receive({ t: 'refused', code: 'hint-under-way', to: 'hint' });
  vi.advanceTimersByTime(1500);
  expect(sent).toEqual([asked(3), asked(3)]);
  vi.advanceTimersByTime(200_000);
  expect([hinting.value, refused.value?.code]).toEqual([false, 'no-hint']);
  vi.useRealTimers();
});

test('why a tile goes nowhere is asked of the rules; an answer about another position is not shown', () => {
  receive(myTurn(3));
  askWhy(0, '64', ['64L', '64R']);
  expect(sent).toEqual([{ t: 'why', seq: 3, seat: 0, moves: ['64L', '64R'] }]);
  const reasons = [{ code: 'does-not-fit', facts: { tile: '64', end: 1 } }];
  receive({ t: 'because', seq: 3, seat: 0, reasons });
  expect(unfit.value).toEqual({ tile: '64', reasons });
  receive(moved(4, 0, '41R'));
  expect(unfit.value).toBe(null);
  receive({ t: 'because', seq: 3, seat: 0, reasons });
  expect(unfit.value).toBe(null);
});

/** The connection was lost and is back: the table was entered again, and answers. */
const reconnected = (answer: ServerMessage): void => {
  line.open = true;
  comeBack();
  receive(answer);
};

test('a move without a connection is kept, and sent once the table stands as it did', () => {
  receive(state(3, []));
  line.open = false;
  play(0, '66');
  expect([chosen.value, waiting.value]).toEqual([{ seat: 0, move: '66' }, true]);
  reconnected(state(3, []));
  expect(sent.at(-1)).toEqual({ t: 'play', seq: 3, move: '66', seat: 0 });
  receive(moved(4, 0, '66'));
  expect([chosen.value, withdrawn.value]).toEqual([null, null]);
});

test('a kept move can be taken back', () => {
  receive(state(3, []));
  line.open = false;
  play(0, '66');
  withdraw();
  reconnected(state(3, []));
  expect(sent.filter(({ t }) => t === 'play')).toEqual([]);
  expect(waiting.value).toBe(false);
});

test('a kept move is withdrawn if the table went on without it', () => {
  receive(state(3, []));
  line.open = false;
  play(0, '66');
  reconnected(state(4, [[1, '64']]));
  expect(sent.filter(({ t }) => t === 'play')).toEqual([]);
  expect(withdrawn.value).toEqual({ seat: 0, move: '66' });
});

test('a kept move survives a page that is loaded again, or a table that is left', () => {
  receive(state(3, [[1, '64']]));
  line.open = false;
  play(0, '66');
  leaveTable();
  expect(chosen.value).toBe(null);
  line.open = true;
  enter('BBBB', false);
  receive(state(1, [], { table: 'BBBB' }));
  expect(sent.filter(({ t }) => t === 'play')).toEqual([]);
  leaveTable();
  enter('AAAA', false);
  receive(state(5, [[1, '64']])); // somebody came or went; nobody moved
  expect(sent.at(-1)).toEqual({ t: 'play', seq: 5, move: '66', seat: 0 });
});

test('a page that is loaded again does not make a move that had arrived', () => {
  receive(state(3, []));
  play(0, '66');
  leaveTable();
  enter('AAAA', false);
  receive(state(5, [[0, '66'], [1, '64']])); // biome-ignore format: the log of a round
  expect(sent.filter(({ t }) => t === 'play')).toHaveLength(1);
  expect([chosen.value, withdrawn.value, waiting.value]).toEqual([null, null, false]);
});

test('a move whose answer was lost is not made twice', () => {
  receive(state(3, []));
  play(0, '66');
  reconnected(state(4, [[0, '66']]));
  expect(sent.filter(({ t }) => t === 'play')).toHaveLength(1);
  expect([chosen.value, withdrawn.value, waiting.value]).toEqual([null, null, false]);
});

test('the next round is asked for again after a lost connection', () => {
  receive(state(3, [], { phase: 'between' }));
  line.open = false;
  next();
  reconnected(state(3, [], { phase: 'between' }));
  expect(sent.at(-1)).toEqual({ t: 'next', seq: 3 });
});

test('a bot that is stuck shows it once in a round', () => {
  const seats = [
    { kind: 'person', name: 'Ada', here: true },
    { kind: 'bot', name: '', here: true, bot: 'child' },
  ] as Info['seats'];
  receive(state(3, [[0, '66']], { seats }));
  receive(moved(4, 1, 'draw'));
  receive(moved(5, 1, 'pass'));
  expect(emotes.value).toMatchObject([{ seat: 1, emote: 'oops' }]);
});
