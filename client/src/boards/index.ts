// The list of games: the one place outside their folders that names them. Games from other packages
// come from the server's list.
import { catalogue } from '../connection/api';
import type { GameInfo, View } from '../protocol';
import { attend } from '../words/words';
import type { GameBoard } from './board';
import type { GameCard } from './card';
import classic from './classic/card';
import domination from './domination/card';
import domino4 from './domino4/card';
import { guestCard } from './guest/card';
import flat from './magnetic-flat/card';
import staggered from './magnetic-staggered/card';
import tower from './magnetic-tower/card';

/** In the order of the home page. */
const GAMES: GameCard[] = [classic, domination, domino4, tower, staggered, flat];

/** The game to show if an address names none. */
export const FIRST = GAMES[0]!.name;

export interface Box {
  name: string;
  games: GameCard[];
}

/** Whether a game is one of ours, whose board and words are part of this page. */
export const isOurs = (game: string): boolean => GAMES.some(({ name }) => name === game);

/** The games that other packages bring. */
export const guests = (): GameInfo[] => (catalogue.value?.games ?? []).filter(({ name }) => !isOurs(name));

export const cardOf = (game: string): GameCard => GAMES.find(({ name }) => name === game) ?? guestCard(game);

/** The boxes of the home page with the games in them. */
export function boxes(): Box[] {
  const found = new Map<string, GameCard[]>();
  for (const game of [...GAMES, ...guests().map(({ name }) => guestCard(name))]) {
    const box = game.box ?? game.name;
    found.set(box, [...(found.get(box) ?? []), game]);
  }
  return [...found].map(([name, games]) => ({ name, games }));
}

const loaded = new Map<string, GameBoard<View>>();

/** The board of a game, loaded when first needed. */
export async function load(game: string): Promise<GameBoard<View>> {
  attend(game);
  const known = loaded.get(game);
  if (known) return known;
  // a board only ever draws views of its own game, which the type cannot say
  const board = (await cardOf(game).board()).default as GameBoard<View>;
  loaded.set(game, board);
  return board;
}

/** A server's answer about a game, together with its board. If there is no such game, the answer's error counts. */
export async function withBoard<T>(answer: Promise<T>, game: string): Promise<[T, GameBoard<View>]> {
  const board = load(game);
  board.catch(() => {}); // awaited below, after the answer
  return [await answer, await board];
}
