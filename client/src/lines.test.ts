import { beforeEach, expect, test, vi } from 'vitest';
import { connect, disconnect, send } from './lines';
import type { ClientMessage, ServerMessage } from './protocol';

const said = vi.hoisted(() => [] as string[]);
const page = vi.hoisted(() => ({ hear: undefined as ((message: ServerMessage) => void) | undefined }));
vi.mock('./socket', () => ({
  line: {},
  connect: () => said.push('socket opens'),
  disconnect: () => said.push('socket closes'),
  send: (message: ClientMessage) => said.push(`socket ${message.t}`) > 0,
}));
vi.mock('./local/line', () => ({
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
