// How the player wants to play the next tile: face down, or announcing the last tile. It decides
// which legal moves a picked tile stands for, and is reset by the move.
import { signal } from '@preact/signals';

/** The next tile is played face down, as a joker (D4-30). */
export const faceDown = signal(false);
/** The next tile is played with the words "last tile!" (D4-15). */
export const announced = signal(false);

const READ = 3500; // milliseconds a word stays
let silence: ReturnType<typeof setTimeout> | undefined;

/** What pressing "Last tile!" led to, in words, for a while; null: it was not pressed just now. */
export const answered = signal<string | null>(null);

export function answer(words: string | null): void {
  clearTimeout(silence);
  answered.value = words;
  if (words !== null) silence = setTimeout(answer, READ, null);
}

export function forget(): void {
  faceDown.value = false;
  if (announced.peek()) answer(null); // it was said
  announced.value = false;
}
