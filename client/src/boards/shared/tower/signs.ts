// Where the signs of places are, so that a finger finds each: in the middle of a domino, or at one of its ends
// where another sign would be too near.

/** A point of the picture, in pixels. */
export type Dot = [number, number];
/** The middle of a domino, or the end that it points to, or the other one. */
export type Slot = 0 | 1 | -1;

export const SLOTS: Slot[] = [0, 1, -1];
const APART = 44; // pixels: a finger
const BACK = 1.25; // times as far, before a sign goes back: it does not flicker while the table turns

/** The slot of each sign. `dots` are where it would be in each slot, `now` is where it is. */
export function partSigns(signs: { dots: Record<Slot, Dot>; now: Slot }[]): Slot[] {
  const taken: Dot[] = [];
  return signs.map(({ dots, now }) => {
    const room = (slot: Slot): number =>
      Math.min(Infinity, ...taken.map(([x, y]) => Math.hypot(dots[slot][0] - x, dots[slot][1] - y)));
    const free = SLOTS.find((slot) => room(slot) >= (slot === now ? APART : APART * BACK));
    const slot = free ?? SLOTS.reduce((best, other) => (room(other) > room(best) ? other : best));
    taken.push(dots[slot]);
    return slot;
  });
}
