// Offline use as the page sees it: it starts the service worker, and learns of a new version of itself.
import { signal } from '@preact/signals';

/** Whether a newer version of this page is ready. */
export const newVersion = signal(false);

let waiting: ServiceWorker | null = null;

/** Keep everything for offline use, once the page has what it needs itself. */
export function keepOffline(workers: ServiceWorkerContainer | undefined = navigator.serviceWorker): void {
  if (!workers) return; // an old browser, or a page that came over plain HTTP
  const start = () => void watch(workers).catch(() => {}); // private windows may refuse
  if (document.readyState === 'complete') start();
  else addEventListener('load', start);
}

async function watch(workers: ServiceWorkerContainer): Promise<void> {
  const first = !workers.controller;
  const registration = await workers.register('./worker.js');
  const look = (): void => {
    if (!registration.waiting || !workers.controller) return;
    waiting = registration.waiting;
    newVersion.value = true;
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  // another page of this site has loaded the new version
  let own = first;
  workers.addEventListener('controllerchange', () => {
    if (!own) newVersion.value = true;
    own = false;
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => {});
  });
}

/** Load the new version. */
export function renew(workers: ServiceWorkerContainer = navigator.serviceWorker): void {
  const reload = (): void => location.reload();
  if (waiting?.state !== 'installed') return reload();
  workers.addEventListener('controllerchange', reload, { once: true });
  waiting.postMessage('renew');
}
