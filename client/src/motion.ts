// Movement from one view to the next: a tile that is new on the board arrives from where it was.
import { computed, signal } from '@preact/signals';
import { motion } from './prefs';

const device = matchMedia('(prefers-reduced-motion: reduce)');
const deviceIsStill = signal(device.matches);
device.addEventListener?.('change', () => (deviceIsStill.value = device.matches));

/** Whether nothing should move: as chosen in the settings, or else as the device asks. */
export const isStill = computed(() => (motion.value === 'auto' ? deviceIsStill.value : motion.value === 'less'));
export const reducedMotion = (): boolean => isStill.value;

const moves = (element: Element): boolean => !reducedMotion() && typeof element.animate === 'function';

/** Move a new element to its place from another one (a hand, a name plate). */
export function arrive(element: Element, from: Element | null, milliseconds = 240): void {
  if (!moves(element)) return;
  const to = element.getBoundingClientRect();
  const start = from?.getBoundingClientRect();
  const way = start
    ? [start.left + start.width / 2 - (to.left + to.width / 2), start.top + start.height / 2 - (to.top + to.height / 2)]
    : [0, -24];
  const [dx, dy] = measured(element, way[0]!, way[1]!);
  element.animate(
    [
      { translate: `${dx}px ${dy}px`, opacity: 0.6, easing: 'cubic-bezier(.2,.7,.3,1)' },
      { translate: '0 -2px', opacity: 1, offset: 0.82 },
      { translate: '0 0', opacity: 1 },
    ],
    { duration: milliseconds },
  );
}

/** The shadow of a tile that arrives: there is none before the tile is near. */
export function darken(shadow: Element, milliseconds = 240): void {
  if (moves(shadow)) shadow.animate([{ opacity: 0 }, { opacity: 0, offset: 0.5 }, { opacity: 1 }], milliseconds);
}

/** A distance on the screen in the element's own units: drawings are scaled and turned. */
function measured(element: Element, dx: number, dy: number): [number, number] {
  const parent = element.parentElement as Partial<SVGGraphicsElement> | null;
  const turn = parent?.getScreenCTM?.()?.inverse();
  if (element instanceof HTMLElement && element.offsetWidth) {
    const scale = element.getBoundingClientRect().width / element.offsetWidth;
    return [dx / scale, dy / scale];
  }
  return turn ? [turn.a * dx + turn.c * dy, turn.b * dx + turn.d * dy] : [dx, dy];
}

/** A tile that nobody may see goes from one thing on the page to another. */
export function fly(from: string, to: string, milliseconds = 420): void {
  const [start, end] = [from, to].map((what) => document.querySelector(what)?.getBoundingClientRect());
  if (!start || !end || reducedMotion()) return;
  const tile = document.createElement('div');
  tile.className = 'flying';
  document.body.append(tile);
  const at = (box: DOMRect): string => `${box.left + box.width / 2}px ${box.top + box.height / 2}px`;
  const flight = tile.animate?.(
    [{ translate: at(start) }, { translate: at(end), offset: 0.85 }, { translate: at(end), opacity: 0 }],
    {
      duration: milliseconds,
      easing: 'cubic-bezier(.3,.1,.3,1)',
    },
  );
  if (flight) flight.onfinish = flight.oncancel = () => tile.remove();
  else tile.remove();
}

/** A tile is turned over for all to see. */
export function turnOver(element: Element, milliseconds = 520): void {
  if (!moves(element)) return;
  element.animate(
    [
      { rotate: 'y 0deg', scale: 1 },
      { rotate: 'y 90deg', scale: 1.25, offset: 0.5 },
      { rotate: 'y 0deg', scale: 1 },
    ],
    { duration: milliseconds, easing: 'ease-in-out' },
  );
}
