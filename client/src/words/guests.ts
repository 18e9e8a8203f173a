// The words of games from other packages: fetched once for each language, each game is heard with its own.
import { effect } from '@preact/signals';
import { guests, isOurs } from '../boards';
import { infoOf, wordsOf } from '../connection/api';
import { addWords, language } from './words';

const texts = new Map<string, Promise<string>>();

/** Learn what a game has to say in the reader's language. */
export async function learnWords(game: string): Promise<void> {
  if (isOurs(game) || !infoOf(game)?.words) return;
  const spoken = language.peek();
  const key = `${game} ${spoken}`;
  const text = texts.get(key) ?? wordsOf(game, spoken);
  texts.set(key, text);
  addWords(game, spoken, await text.catch(() => '')); // without words a game is still playable
}

/** Learn the words of every guest, now and whenever the reader chooses another language. */
export const followGuests = (): (() => void) =>
  effect(() => {
    const games = guests();
    if (language.value) for (const { name } of games) void learnWords(name);
  });
