import { beforeEach, expect, test, vi } from 'vitest';

/** Something that events happen to, as far as a page listens. */
class Heard extends EventTarget {
  say = (name: string): boolean => this.dispatchEvent(new Event(name));
}
class FakeWorker extends Heard {
  state = 'installing';
  told: unknown[] = [];
  postMessage = (message: unknown): void => void this.told.push(message);
}
class FakeRegistration extends Heard {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  update = vi.fn(async () => {});
}
class FakeWorkers extends Heard {
  controller: object | null = null;
  registration = new FakeRegistration();
  register = vi.fn(async () => this.registration);
}

let page: typeof import('./version');
let workers: FakeWorkers;
const container = (): ServiceWorkerContainer => workers as unknown as ServiceWorkerContainer;
const start = async (): Promise<void> => {
  page.keepOffline(container());
  await vi.waitFor(() => expect(workers.register).toHaveBeenCalledWith('./worker.js'));
  await Promise.resolve();
};
/** A version is fetched, and then waits. */
function install(): FakeWorker {
  const worker = new FakeWorker();
  workers.registration.installing = worker;
  workers.registration.say('updatefound');
  workers.registration.waiting = worker;
  worker.state = 'installed';
  worker.say('statechange');
  return worker;
}

beforeEach(async () => {
  vi.resetModules();
  page = await import('./version');
  workers = new FakeWorkers();
});

test('the first visit is no news', async () => {
  await start();
  install();
  workers.controller = {};
  workers.say('controllerchange');
  expect(page.newVersion.value).toBe(false);
});

test('a version that waits is told, and comes on a press', async () => {
  workers.controller = {};
  await start();
  const worker = install();
  expect(page.newVersion.value).toBe(true);
  expect(worker.told).toEqual([]);
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  page.renew(container());
  expect(worker.told).toEqual(['renew']);
  expect(reload).not.toHaveBeenCalled();
  workers.say('controllerchange');
  expect(reload).toHaveBeenCalledOnce();
});

test('so is one that waited before the page came, or that another page has loaded', async () => {
  workers.controller = {};
  workers.registration.waiting = new FakeWorker();
  await start();
  expect(page.newVersion.value).toBe(true);
  page.newVersion.value = false;
  workers.say('controllerchange');
  expect(page.newVersion.value).toBe(true);
});

test('a page that is looked at again asks for news', async () => {
  await start();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(workers.registration.update).toHaveBeenCalled();
});
