import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BotFailed, botsAt, type Order, type Port, type Reply } from './bots';

const ORDER: Order = { game: 'fake', seat: 0, level: 'club', seed: 1n, state: new Uint8Array() };
const ANSWER = { move: '66', choice: { thoughts: [], exact: false } };

let sent: { id: number; order: Order }[];
let port: Port;
const say = (data: Reply): void => port.onmessage!.call({} as MessagePort, { data } as MessageEvent<Reply>);

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  port = { onmessage: null, postMessage: (message: { id: number; order: Order }) => void sent.push(message) };
});
afterEach(() => vi.useRealTimers());

test('each order gets its own answer, in whatever order they come', async () => {
  const think = botsAt(port);
  const [one, two] = [think(ORDER), think({ ...ORDER, seat: 1 })];
  expect(sent.map(({ order }) => order.seat)).toEqual([0, 1]);
  say({ id: sent[1]!.id, answer: { ...ANSWER, move: '11' } });
  say({ id: sent[0]!.id, answer: ANSWER });
  expect((await one).move).toBe('66');
  expect((await two).move).toBe('11');
});

test('a bot that fails, or is silent for too long, has failed; the first time it has longer', async () => {
  const think = botsAt(port);
  const first = think(ORDER);
  vi.advanceTimersByTime(39_000);
  say({ id: 1, answer: ANSWER });
  await first;
  const late = think(ORDER).catch((problem: unknown) => problem);
  vi.advanceTimersByTime(10_000);
  expect(await late).toBeInstanceOf(BotFailed);
  const hint = think({ ...ORDER, hint: true });
  vi.advanceTimersByTime(39_000);
  say({ id: 3, answer: ANSWER });
  expect(await hint).toEqual(ANSWER);
  say({ id: 2, answer: ANSWER }); // nobody waits for it any more
  const failed = think(ORDER).catch((problem: unknown) => problem);
  say({ id: 4, failed: 'no module' });
  expect(await failed).toEqual(new BotFailed('no module'));
});
