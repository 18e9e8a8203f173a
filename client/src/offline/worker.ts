// The service worker: after the first visit everything is there without a network. Tables of a server are
// never kept. Whoever serves this file writes a line before it that sets KEPT.
import { forget, keep, kept, mayBeKept, type Version, type World } from './keep';

/** What we use of a service worker's scope; the library of types for pages does not have it. */
interface Scope {
  KEPT: Version;
  caches: CacheStorage;
  registration: { scope: string };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: string, hear: (event: WorkerEvent) => void): void;
}

interface WorkerEvent {
  request: Request;
  data: unknown;
  waitUntil(work: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
}

const here = self as unknown as Scope;
const version = here.KEPT;
const world: World = {
  scope: here.registration.scope,
  caches: here.caches,
  fetch: (address, init) => fetch(address, init),
};

here.addEventListener('install', (event) => event.waitUntil(keep(world, version)));

here.addEventListener('activate', (event) => event.waitUntil(forget(world, version).then(() => here.clients.claim())));

// a page asks for it when its reader does; until then the version that runs stays whole
here.addEventListener('message', (event) => {
  if (event.data === 'renew') event.waitUntil(here.skipWaiting());
});

here.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && mayBeKept(world, url))
    event.respondWith(kept(world, version, url).then((found) => found ?? fetch(event.request)));
});
