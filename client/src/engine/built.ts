// The modules that were built, for tests, which run in Node; none where nobody has built them.
import { readdirSync, readFileSync } from 'node:fs';

const GAMES = '../src/boneyard/games/'; // tests run in client/
const files = readdirSync(GAMES, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.wasm'));

export const builtGames: string[] = files.map((path) => path.replace(/^.*\/|\.wasm$/g, ''));

/** The module of one of them. */
export const builtModule = (game: string): Promise<WebAssembly.Module> =>
  WebAssembly.compile(readFileSync(GAMES + files.find((path) => path.endsWith(`/${game}.wasm`))!));
