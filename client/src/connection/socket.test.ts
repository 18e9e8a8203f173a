import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ServerMessage } from '../protocol';

/** A socket that a test opens, closes and speaks through. */
class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;
  constructor(readonly address: URL) {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  open(): void {
    this.readyState = 1;
    this.onopen!();
  }
  close(): void {
    this.readyState = 3;
    this.onclose!();
  }
  say(message: object): void {
    this.onmessage!({ data: JSON.stringify(message) });
  }
}

let socket: typeof import('./socket');
const made = FakeSocket.made;
const conversation = (heard: ServerMessage[] = []) => ({
  first: () => ({ t: 'resync', since: 0 }) as const,
  receive: (message: ServerMessage) => void heard.push(message),
});

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.spyOn(Math, 'random').mockReturnValue(0.5); // no more and no less than the usual wait
  made.length = 0;
  socket = await import('./socket');
});
afterEach(() => {
  socket.disconnect();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** How long it waits after each of so many lines that break before they are open. */
function waits(times: number): number[] {
  return Array.from({ length: times }, () => {
    const before = made.length;
    made.at(-1)!.close();
    let wait = 0;
    while (made.length === before) {
      vi.advanceTimersByTime(100);
      wait += 100;
    }
    return wait;
  });
}

test('each try waits twice as long as the last, up to three seconds; an open line starts over', () => {
  socket.connect(conversation());
  expect(waits(7)).toEqual([200, 400, 800, 1600, 3000, 3000, 3000]);
  expect(socket.line.value).toBe('lost');
  made.at(-1)!.open();
  expect(socket.line.value).toBe('open');
  expect(waits(2)).toEqual([200, 400]);
});

test('the wait varies by a third, so that not all pages come back at once', () => {
  vi.mocked(Math.random).mockReturnValueOnce(0).mockReturnValueOnce(1);
  socket.connect(conversation());
  made[0]!.close();
  vi.advanceTimersByTime(130);
  expect(made).toHaveLength(1);
  vi.advanceTimersByTime(20);
  expect(made).toHaveLength(2);
  made[1]!.close();
  vi.advanceTimersByTime(510);
  expect(made).toHaveLength(2);
  vi.advanceTimersByTime(20);
  expect(made).toHaveLength(3);
});

test('every connection begins with what is said first', () => {
  socket.connect(conversation());
  expect(socket.send({ t: 'export' })).toBe(false);
  made[0]!.open();
  expect(socket.send({ t: 'export' })).toBe(true);
  expect(made[0]!.sent).toEqual(['{"t":"resync","since":0}', '{"t":"export"}']);
  waits(1);
  made[1]!.open();
  expect(made[1]!.sent).toEqual(['{"t":"resync","since":0}']);
});

test('an old socket is not heard any more, and nobody mourns it', () => {
  const [before, after]: ServerMessage[][] = [[], []];
  socket.connect(conversation(before));
  const [old] = made;
  old!.open();
  old!.say({ t: 'pong', n: 1 });
  socket.connect(conversation(after));
  made[1]!.open();
  old!.say({ t: 'pong', n: 2 });
  old!.close();
  vi.advanceTimersByTime(10_000);
  made[1]!.say({ t: 'pong', n: 3 });
  expect(before).toEqual([{ t: 'pong', n: 1 }]);
  expect(after).toEqual([{ t: 'pong', n: 3 }]);
  expect(made).toHaveLength(2);
  expect(socket.line.value).toBe('open');
});

test('who hung up is not called again', () => {
  socket.connect(conversation());
  made[0]!.close();
  socket.disconnect();
  vi.advanceTimersByTime(10_000);
  expect(made).toHaveLength(1);
  expect(socket.line.value).toBe('closed');
});

test('a network that is back is tried at once, and only once', () => {
  socket.connect(conversation());
  waits(4);
  made.at(-1)!.close();
  const before = made.length;
  dispatchEvent(new Event('online'));
  expect(made).toHaveLength(before + 1);
  vi.advanceTimersByTime(60_000);
  expect(made).toHaveLength(before + 1);
  expect(waits(1)).toEqual([200]);
});

test('a line that is open is left alone when the network or the page comes back', () => {
  socket.connect(conversation());
  made[0]!.open();
  dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(made).toHaveLength(1);
});

test('an open line is used every fifteen seconds, so that a dead one shows itself', () => {
  socket.connect(conversation());
  made[0]!.open();
  vi.advanceTimersByTime(30_000);
  expect(made[0]!.sent.slice(1)).toEqual(['{"t":"ping","n":0}', '{"t":"ping","n":0}']);
});

test('what could not be stored is sent again until it is', () => {
  socket.connect(conversation());
  const line = made[0]!;
  line.open();
  const play = { t: 'play', seq: 3, move: '66', seat: 0 } as const;
  socket.send(play);
  for (let tries = 0; tries < 3; tries += 1) {
    line.sent.length = 0;
    line.say({ t: 'refused', code: 'not-stored', to: 'play' });
    expect(line.sent).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(line.sent).toEqual([JSON.stringify(play)]);
  }
  line.sent.length = 0;
  line.say({ t: 'refused', code: 'seat-taken', to: 'play' });
  vi.advanceTimersByTime(5000);
  expect(line.sent).toEqual([]);
});

test('what was asked for otherwise meanwhile, or on a line that is lost, is not sent again', () => {
  socket.connect(conversation());
  made[0]!.open();
  socket.send({ t: 'play', seq: 3, move: '66', seat: 0 });
  made[0]!.say({ t: 'refused', code: 'not-stored', to: 'play' });
  socket.send({ t: 'play', seq: 3, move: '65', seat: 0 });
  made[0]!.sent.length = 0;
  vi.advanceTimersByTime(1000);
  expect(made[0]!.sent).toEqual([]);
  made[0]!.say({ t: 'refused', code: 'not-stored', to: 'play' });
  made[0]!.close();
  vi.advanceTimersByTime(300);
  made[1]!.open();
  vi.advanceTimersByTime(1000);
  expect(made[1]!.sent).toEqual([JSON.stringify({ t: 'resync', since: 0 })]);
});
