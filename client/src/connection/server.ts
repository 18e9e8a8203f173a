// Whether this page has a server that hosts tables. Without one, games live in the page.
import { signal } from '@preact/signals';
import type { HereAnswer } from '../protocol';

/** `away`: it does not answer now; `none`: this is a static site, and there never is one. */
export type Server = 'unknown' | 'there' | 'away' | 'none';
// A static site says so on its page: else what home shows for a server would go away under a press.
const isSite = document.querySelector('meta[name="boneyard-server"][content="none"]') !== null;
export const server = signal<Server>(isSite ? 'none' : 'unknown');

const PATIENCE = 4000; // milliseconds; then a game alone begins in the page
let looking: Promise<boolean> | undefined;

/** Whether the server is there now. */
export function lookForServer(): Promise<boolean> {
  if (server.peek() === 'none') return Promise.resolve(false);
  looking ??= look().finally(() => {
    looking = undefined;
  });
  return looking;
}

async function look(): Promise<boolean> {
  server.value = await answered();
  return server.peek() === 'there';
}

async function answered(): Promise<Server> {
  try {
    const answer = await fetch(new URL('data/here.json', document.baseURI), {
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (!answer.ok) return answer.status === 404 ? 'none' : 'away';
    return ((await answer.json()) as HereAnswer).tables ? 'there' : 'none';
  } catch {
    return 'away';
  }
}
