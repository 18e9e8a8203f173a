// Where the modules of games are: beside the page, on a server as on a static site.
/** The address of a game's module, for a page at `base`. */
export const addressOf = (game: string, base: string): string =>
  new URL(`data/modules/${encodeURIComponent(game)}.wasm`, base).href;
