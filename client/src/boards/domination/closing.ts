// The end on the board: the winner's fields light up one after the other, outwards from the middle, and
// their chips leap.
import type { Closing } from '../board';
import type { DominationView } from '../views';

const SPREAD = 1500; // milliseconds from the first field to the last

export function closing(place: HTMLElement, { winners }: Closing<DominationView>): Promise<unknown> {
  const fields = winners.flatMap((seat) => [
    ...place.querySelectorAll<SVGGElement>(`.domination-board .seat-${seat}:has(> .domination-chip)`),
  ]);
  const board = place.querySelector('.domination-board')?.getBoundingClientRect();
  const away = (field: Element): number => {
    const box = field.getBoundingClientRect();
    return board
      ? Math.hypot(
          box.x + box.width / 2 - board.x - board.width / 2,
          box.y + box.height / 2 - board.y - board.height / 2,
        )
      : 0;
  };
  const outwards = fields.map((field) => ({ field, far: away(field) })).sort((one, other) => one.far - other.far);
  return Promise.all(
    outwards.flatMap(({ field }, n) => {
      const timing = { duration: 620, delay: (n / outwards.length) * SPREAD, easing: 'ease-out' };
      const chip = field.querySelector('.domination-chip');
      const leap = [
        { transform: 'none' },
        { transform: 'scale(1.35) translateY(-10px)', offset: 0.4 },
        { transform: 'none' },
      ];
      const light = [{ filter: 'none' }, { filter: 'brightness(1.9)', offset: 0.3 }, { filter: 'none' }];
      return [field.animate(light, timing).finished, chip?.animate(leap, timing).finished];
    }),
  );
}
