// What the player wants to do with the next tile, besides where: face down, and saying that one is
// left. It decides which of the legal moves a picked tile stands for, and ends with the move.
import { signal } from '@preact/signals';

/** The next tile is laid face down, as a joker (D4-30). */
export const faceDown = signal(false);
/** The next tile is laid with the words "last tile!" (D4-15). */
export const announced = signal(false);

export function forget(): void {
  faceDown.value = false;
  announced.value = false;
}
