// Keys that move and zoom a board, the same on every board that can be moved: arrows, + and −, and Home.
// Numbers belong to the hand.
import { isTyping } from './gestures';

/** One press on + or −, or on their buttons. */
export const ZOOM_STEP = 1.25;

/** What keys move: the table under a camera, or the camera itself. */
export interface Movable {
  /** See more of what is to the right and below: so many steps, negative ones to the left and above. */
  push(right: number, down: number): void;
  zoom(factor: number): void;
  /** Show everything again. */
  fit(): void;
}

const ARROWS: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Does what the key says; false if it means nothing here, such as Ctrl and +, which zooms the whole page. */
export function moveByKey(event: KeyboardEvent, board: Movable): boolean {
  const arrow = ARROWS[event.key];
  if (isTyping(event)) return false;
  if (arrow) board.push(...arrow);
  else if (event.key === '+' || event.key === '=') board.zoom(ZOOM_STEP);
  else if (event.key === '-') board.zoom(1 / ZOOM_STEP);
  else if (event.key === 'Home') board.fit();
  else return false;
  event.preventDefault();
  return true;
}
