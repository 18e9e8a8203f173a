// Movement from one view to the next: a tile that is new on the board arrives from where it was.
import { reducedMotion } from '../device/stillness';

export const FLIGHT = 420; // milliseconds a tile flies that nobody may see

const moves = (element: Element): boolean => !reducedMotion() && typeof element.animate === 'function';

/** A part of the window, such as the box of an element. */
export type Spot = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** The middle of an element: what comes from there has no size of its own yet. */
export function middleOf(element: Element | null): Spot | null {
  const box = element?.getBoundingClientRect();
  return box ? { left: box.left + box.width / 2, top: box.top + box.height / 2, width: 0, height: 0 } : null;
}

/** Move a new element to its place from where its tile was: as large as it was there, if it was seen there. */
export function arrive(element: Element, from: Spot | Element | null, milliseconds = 240): void {
  if (!moves(element)) return;
  const start = from instanceof Element ? middleOf(from) : from;
  const to = element.getBoundingClientRect();
  const way = start
    ? [start.left + start.width / 2 - (to.left + to.width / 2), start.top + start.height / 2 - (to.top + to.height / 2)]
    : [0, -24];
  const [dx, dy] = measured(element, way[0]!, way[1]!);
  const seen = Boolean(start?.width && to.width);
  if (seen && element instanceof SVGElement)
    Object.assign(element.style, { transformBox: 'fill-box', transformOrigin: 'center' }); // it grows about its middle
  const scale = seen ? Math.sqrt((start!.width * start!.height) / (to.width * to.height)) : 1;
  element.animate(
    [
      { translate: `${dx}px ${dy}px`, scale, opacity: seen ? 1 : 0.6, easing: 'cubic-bezier(.2,.7,.3,1)' },
      { translate: '0 -2px', scale: 1, opacity: 1, offset: 0.82 },
      { translate: '0 0', scale: 1, opacity: 1 },
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
export function fly(from: Element | null, to: Element | null, milliseconds = FLIGHT): void {
  const [start, end] = [from, to].map((what) => what?.getBoundingClientRect());
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

/** A tile that must not lie there: it is turned over, shakes, and goes back to whoever laid it. */
export function takeBack(element: Element, to: Spot | null): void {
  if (!moves(element)) return;
  const from = middleOf(element)!;
  const [dx, dy] = measured(element, (to?.left ?? from.left) - from.left, (to?.top ?? from.top) - from.top);
  element.animate(
    [
      { rotate: 'y 90deg', scale: 1.25, translate: '0 0' },
      { rotate: 'y 0deg', scale: 1.25, translate: '0 0', offset: 0.15 },
      ...[-5, 5, -4, 4, -2, 0].map((x, n) => ({ scale: 1.25, translate: `${x}px 0`, offset: 0.4 + n * 0.05 })),
      { scale: 1.25, translate: '0 0', opacity: 1, offset: 0.75 },
      { scale: 0.6, translate: `${dx}px ${dy}px`, opacity: 0 },
    ],
    { duration: 1700, easing: 'ease-out', fill: 'forwards' },
  );
}

/** A tile that flew to a hand face down is turned up there, and glows for a while. */
export function turnUp(element: Element): void {
  if (!moves(element)) return;
  const [shadow, light] = ['drop-shadow(1px 3px 3px rgb(0 0 0 / 45%))', 'drop-shadow(0 0 9px #ffd978)'];
  element.animate(
    [
      { rotate: 'y 90deg', opacity: 0 },
      { rotate: 'y 0deg', opacity: 1, filter: light, offset: 0.15 },
      { filter: light, offset: 0.7 },
      { filter: shadow },
    ],
    { duration: 1800, delay: FLIGHT * 0.85, fill: 'backwards', easing: 'ease-out' },
  );
}
