// Fetches a game's module once and makes engines of it.
import { Machine } from './machine';

const modules = new Map<string, Promise<WebAssembly.Module>>();

/** The module of a game was not found or could not be read. */
export class NoEngine extends Error {}

/** An engine of a game, from the module at this address. */
export async function loadEngine(address: string): Promise<Machine> {
  const module = modules.get(address) ?? fetchModule(address);
  modules.set(address, module);
  try {
    return await Machine.of(await module);
  } catch (problem) {
    modules.delete(address); // so that the next try fetches it again
    throw new NoEngine(String(problem));
  }
}

async function fetchModule(address: string): Promise<WebAssembly.Module> {
  const answer = await fetch(address);
  if (!answer.ok) throw new NoEngine(`${address}: ${answer.status}`);
  return WebAssembly.compile(await answer.arrayBuffer()); // a plain web host may not know the type of such files
}
