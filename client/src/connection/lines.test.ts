import { beforeEach, expect, test, vi } from 'vitest';
import type { ClientMessage, ServerMessage } from '../protocol';
import { connect, disconnect, line, send } from './lines';

const said = vi.hoisted(() => [] as string[]);
const page = vi.hoisted(() => ({ hear: undefined as ((message: ServerMessage) => void) | undefined }));
const host = vi.hoisted(() => ({ server: { peek: () => host.is }, is: 'unknown', found: 'unknown' }));
vi.mock('./server', () => ({
  server: host.server,
  lookForServer: async () => {
    host.is = host.found;
  },
}));
vi.mock('./socket', async () => ({
  line: (await import('@preact/signals')).signal('closed'),
  connect: () => said.push('socket opens'),
  disconnect: () => said.push('socket closes'),
  send: (message: ClientMessage) => said.push(`socket ${message.t}`) > 0,
}));
vi.mock('../local/line', () => ({
  listen: (hear: (message: ServerMessage) => void) => {
    page.hear = hear;
  },
  leave: () => said.push('page leaves'),
  send: (message: ClientMessage) => void said.push(`page ${message.t}`),
}));

const heard: ServerMessage[] = [];
const conversation = {
  first: () => ({ t: 'resync' }) as const,
  receive: (message: ServerMessage) => void heard.push(message),
};
const loaded = (): Promise<unknown> => vi.waitFor(() => expect(said).toContain('page resync'));

beforeEach(() => {
  disconnect();
  said.length = 0;
  heard.length = 0;
  line.value = 'opening';
  host.is = host.found = 'unknown';
});

test('a table of the server is spoken to by the socket', () => {
  connect(conversation, 'server');
  expect(send({ t: 'export' })).toBe(true);
  expect(said).toEqual(['socket closes', 'socket opens', 'socket export']);
});

test('a table in the page is greeted once it is loaded, and heard', async () => {
  connect(conversation, 'page');
  await loaded();
  expect(send({ t: 'export' })).toBe(true);
  page.hear!({ t: 'pong', n: 1 });
  expect(heard).toEqual([{ t: 'pong', n: 1 }]);
  disconnect();
  expect(said).toEqual(['socket closes', 'page resync', 'page export', 'page leaves', 'socket closes']);
});

test('who went elsewhere meanwhile does not come to the table', async () => {
  connect(conversation, 'page');
  disconnect();
  connect(conversation, 'server');
  await new Promise((done) => setTimeout(done, 20));
  expect(said).not.toContain('page resync');
});

test('a static site, where nobody answers, says that it has no server', async () => {
  host.found = 'none';
  connect(conversation, 'server');
  expect(heard).toEqual([]);
  line.value = 'lost';
  await vi.waitFor(() => expect(heard).toEqual([{ t: 'refused', code: 'no-server' }]));
  expect(said).toEqual(['socket closes', 'socket opens', 'socket closes']);
});

test('a page that knows it has no server does not look for one', () => {
  host.is = 'none';
  connect(conversation, 'server');
  expect(heard).toEqual([{ t: 'refused', code: 'no-server' }]);
  expect(said).toEqual(['socket closes']);
});

test('a server that is away is waited for', async () => {
  host.found = 'away';
  connect(conversation, 'server');
  line.value = 'lost';
  await new Promise((done) => setTimeout(done, 20));
  expect(heard).toEqual([]);
  expect(said).toEqual(['socket closes', 'socket opens']);
});
