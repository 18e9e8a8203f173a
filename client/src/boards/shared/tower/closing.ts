// The end of a round with a tower: once around the one that stands, or level by level from the table up.
import type { Closing } from '../../board';
import type { StackView } from '../../views';
import { scenes } from './Stage';

const LEVEL = 220; // milliseconds from a level to the next

export function closing(place: HTMLElement, _closing: Closing<StackView>): Promise<unknown> {
  const stage = place.querySelector('.tower-stage');
  const scene = stage && scenes.get(stage);
  if (scene) return scene.circle();
  const levels = [...place.querySelectorAll('.tower-slice')].reverse();
  return Promise.all(
    levels.flatMap((level, n) => {
      const lit = [
        { boxShadow: 'inset 0 0 0 3px #ffd978', filter: 'brightness(1.5)', offset: 0.3 },
        { boxShadow: 'inset 0 0 0 1px transparent', filter: 'none' },
      ];
      const drawn = place.querySelectorAll(`.tower-drawing [data-level="${n}"]`);
      return [level, ...drawn].map((part) => part.animate(lit, { duration: 700, delay: n * LEVEL }).finished);
    }),
  );
}
