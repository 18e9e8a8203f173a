// The one socket. It reconnects by itself, and greets the server on every connection.
import { signal } from '@preact/signals';
import type { ClientMessage, ServerMessage } from './protocol';

export type Line = 'closed' | 'opening' | 'open' | 'lost';
export const line = signal<Line>('closed');

interface Talk {
  /** Sent first on every connection. */
  first(): ClientMessage;
  hear(message: ServerMessage): void;
}

const LONGEST_WAIT = 5000;
const HEARTBEAT = 15_000;
let socket: WebSocket | undefined;
let talk: Talk | undefined;
let tries = 0;
let again: ReturnType<typeof setTimeout> | undefined;

export function converse(wanted: Talk): void {
  hangUp();
  talk = wanted;
  dial();
}

export function hangUp(): void {
  talk = undefined;
  clearTimeout(again);
  socket?.close();
  socket = undefined;
  line.value = 'closed';
}

export function send(message: ClientMessage): boolean {
  if (socket?.readyState !== WebSocket.OPEN) return false;
  socket.send(JSON.stringify(message));
  return true;
}

function dial(): void {
  const address = new URL('ws', document.baseURI);
  address.protocol = address.protocol.replace('http', 'ws');
  address.hash = '';
  const made = new WebSocket(address);
  socket = made;
  if (line.value !== 'lost') line.value = 'opening';
  made.onopen = () => {
    tries = 0;
    line.value = 'open';
    if (talk) send(talk.first());
  };
  made.onmessage = (event) => made === socket && talk?.hear(JSON.parse(event.data as string) as ServerMessage);
  made.onclose = () => made === socket && talk && redial();
}

function redial(): void {
  line.value = 'lost';
  const wait = Math.min(LONGEST_WAIT, 200 * 2 ** tries) * (0.7 + 0.6 * Math.random());
  tries += 1;
  clearTimeout(again);
  again = setTimeout(dial, wait);
}

/** Reconnect at once: the network is back, or the page is visible again. */
function hurry(): void {
  if (line.value !== 'lost' || !talk) return;
  tries = 0;
  clearTimeout(again);
  dial();
}

addEventListener('online', hurry);
addEventListener('offline', () => socket?.close());
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && hurry());
setInterval(() => send({ t: 'ping', n: 0 }), HEARTBEAT); // a dead line shows itself when it is used
