// The end of a line: a wave runs through it from the last domino, as when one pushes the first of a row.
import type { View } from '../../../protocol';
import type { Closing } from '../../board';

const STEP = 55; // milliseconds from a domino to the next
const LONGEST = 1600; // for the whole wave

export function closing(place: HTMLElement, _closing: Closing<View>): Promise<unknown> {
  const tiles = [...place.querySelectorAll<SVGGElement>('[data-laid] .arriving')];
  const last = Math.max(
    tiles.findIndex((tile) => tile.closest('.last')),
    0,
  );
  const step = Math.min(STEP, LONGEST / Math.max(tiles.length, 1));
  return Promise.all(
    tiles.map((tile, n) => {
      const first = n === last;
      const hop = [
        { transform: 'none', filter: 'none' },
        { transform: `scale(${first ? 1.5 : 1.22})`, filter: 'brightness(1.35)', offset: 0.35 },
        { transform: 'none', filter: 'none' },
      ];
      const delay = Math.abs(n - last) * step;
      return tile.animate(hop, { duration: first ? 900 : 480, delay, easing: 'ease-in-out' }).finished;
    }),
  );
}
