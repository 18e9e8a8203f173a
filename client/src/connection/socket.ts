// The one socket. It reconnects by itself, and greets the server on every connection.
import { signal } from '@preact/signals';
import type { ClientMessage, ServerMessage } from '../protocol';

export type Line = 'closed' | 'opening' | 'open' | 'lost';
export const line = signal<Line>('closed');

export interface Conversation {
  /** Sent first on every connection. */
  first(): ClientMessage;
  receive(message: ServerMessage): void;
}

const LONGEST_WAIT = 3000;
const HEARTBEAT = 15_000;
const AGAIN = 1000; // until what could not be stored is sent again
let socket: WebSocket | undefined;
let conversation: Conversation | undefined;
let tries = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
/** What was sent last, by its kind. */
const last = new Map<string, ClientMessage>();

export function connect(wanted: Conversation): void {
  disconnect();
  conversation = wanted;
  open();
}

export function disconnect(): void {
  conversation = undefined;
  clearTimeout(timer);
  socket?.close();
  socket = undefined;
  last.clear();
  line.value = 'closed';
}

export function send(message: ClientMessage): boolean {
  if (socket?.readyState !== WebSocket.OPEN) return false;
  socket.send(JSON.stringify(message));
  last.set(message.t, message);
  return true;
}

function open(): void {
  const address = new URL('ws', document.baseURI);
  address.protocol = address.protocol.replace('http', 'ws');
  address.hash = '';
  const made = new WebSocket(address);
  socket = made;
  if (line.value !== 'lost') line.value = 'opening';
  made.onopen = () => {
    tries = 0;
    line.value = 'open';
    if (conversation) send(conversation.first());
  };
  made.onmessage = (event) => {
    if (made !== socket) return;
    const message = JSON.parse(event.data as string) as ServerMessage;
    if (message.t === 'refused' && message.code === 'not-stored' && message.to) sendAgain(message.to, made);
    conversation?.receive(message);
  };
  made.onclose = () => made === socket && conversation && reconnect();
}

/** The server's store is away for a while: nobody should have to repeat a move by hand until it is back. */
function sendAgain(kind: string, asked: WebSocket): void {
  const message = last.get(kind);
  setTimeout(() => asked === socket && message && message === last.get(kind) && send(message), AGAIN);
}

function reconnect(): void {
  line.value = 'lost';
  const wait = Math.min(LONGEST_WAIT, 200 * 2 ** tries) * (0.7 + 0.6 * Math.random());
  tries += 1;
  clearTimeout(timer);
  timer = setTimeout(open, wait);
}

/** Reconnect at once: the network is back, or the page is visible again. */
function reconnectNow(): void {
  if (line.value !== 'lost' || !conversation) return;
  tries = 0;
  clearTimeout(timer);
  open();
}

addEventListener('online', reconnectNow);
addEventListener('offline', () => socket?.close());
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && reconnectNow());
setInterval(() => send({ t: 'ping', n: 0 }), HEARTBEAT); // a dead connection is only noticed when it is used
