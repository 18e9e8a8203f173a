// The board of a game from another package: its own if it brings one, else the plain one.
import { catalogue, dataAddress, learnGames } from '../../connection/api';
import type { View } from '../../protocol';
import { learnWords } from '../../words/guests';
import type { GameBoard } from '../board';
import { guarded } from './guard';
import { host, type MakeBoard } from './host';
import plain from './plain/board';

export async function loadGuest(game: string): Promise<GameBoard<View>> {
  await learnGames();
  await learnWords(game);
  const known = catalogue.value?.games.find(({ name }) => name === game);
  return known?.board ? ownBoard(game) : plain;
}

async function ownBoard(game: string): Promise<GameBoard<View>> {
  try {
    const module = (await import(/* @vite-ignore */ dataAddress('boards', `${game}.js`))) as { default: MakeBoard };
    return guarded(game, () => module.default(host));
  } catch (problem) {
    return guarded(game, () => {
      throw problem;
    });
  }
}
