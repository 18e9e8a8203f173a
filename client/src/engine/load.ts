// Fetches the module of a game, once.

const modules = new Map<string, Promise<WebAssembly.Module>>();

/** The module of a game was not found or could not be read. */
export class NoEngine extends Error {}

/** The module at this address, fetched once. */
export function loadModule(address: string): Promise<WebAssembly.Module> {
  const module = modules.get(address) ?? fetchModule(address);
  modules.set(address, module);
  module.catch(() => modules.delete(address)); // so that the next try fetches it again
  return module;
}

async function fetchModule(address: string): Promise<WebAssembly.Module> {
  const answer = await fetch(address);
  if (!answer.ok) throw new NoEngine(`${address}: ${answer.status}`);
  return WebAssembly.compile(await answer.arrayBuffer()); // a plain web host may not know the type of such files
}
