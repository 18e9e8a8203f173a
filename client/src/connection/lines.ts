// To the table: by the socket to a server, or to the table that lives in this page. Nobody else knows the difference.
import type { ClientMessage } from '../protocol';
import { lookForServer, server } from './server';
import * as socket from './socket';

/** How the socket is; a table in the page needs none. */
export const { line } = socket;

export type Place = 'server' | 'page';
type Here = typeof import('../local/line');

let here: Here | undefined;
let connections = 0;

export function connect(wanted: socket.Conversation, place: Place): void {
  disconnect();
  if (place === 'server') return connectToServer(wanted);
  const mine = connections;
  const open = (loaded: Here): void => {
    if (mine !== connections) return; // meanwhile somebody went elsewhere
    here = loaded;
    loaded.listen(wanted.receive);
    loaded.send(wanted.first());
  };
  const missing = (): void => {
    if (mine === connections) wanted.receive({ t: 'refused', code: 'no-engine' });
  };
  void import('../local/line').then(open, missing);
}

/** On a static site nobody ever answers: that is said, instead of waiting for good. */
function connectToServer(wanted: socket.Conversation): void {
  const nobody = (): void => wanted.receive({ t: 'refused', code: 'no-server' });
  if (server.peek() === 'none') return nobody();
  socket.connect(wanted);
  const mine = connections;
  const stop = line.subscribe((now) => {
    if (now === 'opening') return;
    queueMicrotask(() => stop());
    if (now === 'lost')
      void lookForServer().then(() => {
        if (server.peek() !== 'none' || mine !== connections) return;
        disconnect();
        nobody();
      });
  });
}

export function disconnect(): void {
  connections += 1;
  here?.leave();
  here = undefined;
  socket.disconnect();
}

export function send(message: ClientMessage): boolean {
  if (!here) return socket.send(message);
  here.send(message);
  return true;
}
