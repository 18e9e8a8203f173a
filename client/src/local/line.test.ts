import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ServerMessage } from '../protocol';

/** A worker through which a test speaks. */
class FakeWorker {
  static made: FakeWorker[] = [];
  sent: Record<string, unknown>[] = [];
  onmessage?: (event: { data: unknown }) => void;
  onerror?: () => void;
  constructor(
    readonly address: URL,
    readonly options: { name: string },
  ) {
    FakeWorker.made.push(this);
  }
  postMessage(message: Record<string, unknown>): void {
    this.sent.push(message);
  }
  say(data: unknown): void {
    this.onmessage!({ data });
  }
}

let line: typeof import('./line');
const heard: ServerMessage[] = [];
const worker = (name: string): FakeWorker => FakeWorker.made.filter(({ options }) => options.name === name).at(-1)!;
const PONG = { t: 'pong', n: 1 } as const;

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('Worker', FakeWorker);
  FakeWorker.made = [];
  heard.length = 0;
  line = await import('./line');
});
afterEach(() => vi.unstubAllGlobals());

test('nothing is started before somebody speaks; then the table and the bots are, connected to each other', () => {
  line.listen((message) => void heard.push(message));
  line.leave();
  expect(FakeWorker.made).toEqual([]);
  line.listen((message) => void heard.push(message));
  line.send({ t: 'ping' });
  line.send({ t: 'export' });
  expect(FakeWorker.made.map(({ options }) => options.name).sort()).toEqual(['bots', 'table']);
  const [bots] = worker('bots').sent;
  expect(bots!.base).toBe(document.baseURI);
  expect(bots!.table).toHaveProperty('postMessage');
  const [first, ...said] = worker('table').sent;
  const begin = first!.begin as { base: string; bots: unknown };
  expect(begin.base).toBe(document.baseURI);
  expect(begin.bots).toHaveProperty('postMessage');
  expect(said.map(({ say }) => say)).toEqual([{ t: 'ping' }, { t: 'export' }]);
});

test('what an earlier visit is told is not heard any more', () => {
  line.listen((message) => void heard.push(message));
  line.send({ t: 'ping' });
  const { visit } = worker('table').sent.at(-1)!;
  worker('table').say({ told: PONG, visit });
  expect(heard).toEqual([PONG]);
  line.leave();
  expect(worker('table').sent.at(-1)).toEqual({ leave: true });
  line.listen((message) => void heard.push(message));
  worker('table').say({ told: PONG, visit });
  expect(heard).toEqual([PONG]);
});

test('questions get their own answers', async () => {
  const [record, replayed] = [
    line.recordText('HEREABCDEFGH', 2),
    line.replay('text', null).catch((why: unknown) => why),
  ];
  const forgotten = line.forget('HEREABCDEFGH');
  const [first, second, third] = worker('table').sent.slice(1);
  expect(first).toMatchObject({ ask: 'record', code: 'HEREABCDEFGH', round: 2 });
  expect(second).toMatchObject({ ask: 'replay', record: 'text' });
  expect(third).toMatchObject({ ask: 'forget', code: 'HEREABCDEFGH' });
  worker('table').say({ id: third!.id, answer: null });
  worker('table').say({ id: second!.id, failed: 'bad-record' });
  worker('table').say({ id: first!.id, answer: 'game: classic' });
  expect(await record).toBe('game: classic');
  expect(await replayed).toEqual(new line.Unanswered('bad-record'));
  expect(await forgotten).toBeNull();
});

test('if the worker cannot be had, everybody is told, and the next visit tries again', async () => {
  line.listen((message) => void heard.push(message));
  const asked = line.replay('text', null).catch((why: unknown) => why);
  worker('table').onerror!();
  expect(await asked).toEqual(new line.Unanswered('offline'));
  expect(heard).toEqual([{ t: 'refused', code: 'no-engine' }]);
  line.send({ t: 'ping' });
  expect(FakeWorker.made.filter(({ options }) => options.name === 'table')).toHaveLength(2);
});
