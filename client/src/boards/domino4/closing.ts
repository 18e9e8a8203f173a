// The end of a spiral: every tile turns over once, from the last one back to the first.
import type { Closing } from '../board';
import type { Domino4View } from '../views';

const SPREAD = 1500; // milliseconds from the last tile to the first

export function closing(place: HTMLElement, _closing: Closing<Domino4View>): Promise<unknown> {
  const tiles = [...place.querySelectorAll<HTMLElement>('.d4-lies > *')].reverse();
  return Promise.all(
    tiles.map((tile, n) => {
      const turn = [
        { transform: 'perspective(600px) rotateY(0)', filter: 'none' },
        { transform: 'perspective(600px) rotateY(180deg) scale(1.12)', filter: 'brightness(1.3)', offset: 0.5 },
        { transform: 'perspective(600px) rotateY(360deg)', filter: 'none' },
      ];
      return tile.animate(turn, { duration: 640, delay: (n / tiles.length) * SPREAD, easing: 'ease-in-out' }).finished;
    }),
  );
}
