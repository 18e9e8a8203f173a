// How the player wants to play the next tile: face down, or announcing the last tile. It decides
// which legal moves a picked tile stands for, and is reset by the move.
import { signal } from '@preact/signals';

/** The next tile is played face down, as a joker (D4-30). */
export const faceDown = signal(false);
/** The next tile is played with the words "last tile!" (D4-15). */
export const announced = signal(false);

export function forget(): void {
  faceDown.value = false;
  announced.value = false;
}
