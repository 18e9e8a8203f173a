// What the service worker does: it keeps a version of the site whole, and answers from what it kept.

/** A version of the site: every file, by its path, with the start of its SHA-256. */
export interface Version {
  version: string;
  files: Record<string, string>;
}

/** The parts of the browser that are needed; tests bring their own. */
export interface World {
  scope: string; // the address of the site's folder
  caches: CacheStorage;
  fetch(address: string, init?: RequestInit): Promise<Response>;
}

const ASSETS = 'assets/';
const AT_ONCE = 4; // the page comes first
const KEPT_VERSIONS = 2; // pages that are still open may ask for files of the version before

/** Sites of one origin do not touch each other's files. */
const prefix = (world: World): string => `boneyard ${new URL(world.scope).pathname} `;
const nameOf = (world: World, version: Version): string => prefix(world) + version.version;
const addressOf = (world: World, path: string): string => new URL(path, world.scope).href;

/** Keep all files of a version; those that an earlier one has are not fetched again. */
export async function keep(world: World, version: Version): Promise<void> {
  const earlier = await cachesOf(world);
  const cache = await world.caches.open(nameOf(world, version));
  const left = Object.entries(version.files);
  const work = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) await keepFile(world, cache, earlier, ...next);
  };
  // what is under way is finished even if a file fails: the next try need not fetch it again
  const done = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  for (const one of done) if (one.status === 'rejected') throw one.reason;
}

async function keepFile(world: World, cache: Cache, earlier: Cache[], path: string, hash: string): Promise<void> {
  const address = addressOf(world, path);
  for (const one of [cache, ...earlier]) {
    const kept = await one.match(address);
    if (kept && (await hashOf(kept.clone())) === hash) return cache.put(address, kept);
  }
  const answer = await world.fetch(address, { cache: 'no-cache' });
  // while a site is being replaced, old and new files lie side by side: then we try again later
  if (!answer.ok || (await hashOf(answer.clone())) !== hash) throw new Error(`${path} is not of this version`);
  await cache.put(address, answer);
}

/** Forget all versions but the newest two. */
export async function forget(world: World, current: Version): Promise<void> {
  const names = (await namesOf(world)).filter((name) => name !== nameOf(world, current));
  await Promise.all(names.slice(0, names.length - KEPT_VERSIONS + 1).map((name) => world.caches.delete(name)));
}

/** What was kept of an address; nothing if it is no file of this site, or was never kept. */
export async function kept(world: World, current: Version, address: string): Promise<Response | undefined> {
  const bare = address.replace(/[?#].*$/, '');
  const found = await (await world.caches.open(nameOf(world, current))).match(bare);
  // names with a hash mean the same in every version: a page that is still open may need older ones
  return found || !bare.startsWith(addressOf(world, ASSETS)) ? found : firstMatch(await cachesOf(world), bare);
}

async function firstMatch(among: Cache[], address: string): Promise<Response | undefined> {
  for (const cache of among) {
    const found = await cache.match(address);
    if (found) return found;
  }
  return undefined;
}

/** Whether an address is one of this site that can have been kept: tables never are. */
export const mayBeKept = (world: World, address: string): boolean =>
  address.startsWith(world.scope) && !address.startsWith(addressOf(world, 'api/'));

/** The versions of this site, the oldest first. */
const namesOf = async (world: World): Promise<string[]> =>
  (await world.caches.keys()).filter((name) => name.startsWith(prefix(world)));

const cachesOf = async (world: World): Promise<Cache[]> =>
  Promise.all((await namesOf(world)).map((name) => world.caches.open(name)));

async function hashOf(answer: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await answer.arrayBuffer());
  return [...new Uint8Array(digest)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 32);
}
