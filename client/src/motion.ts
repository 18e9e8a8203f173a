// Movement as the difference of two views: what is new on the board comes from where it was.
const STILL = '(prefers-reduced-motion: reduce)';

export const calm = (): boolean => matchMedia(STILL).matches;

/** Let a new element travel to its place from another one (a hand, a name plate), then settle. It may lie in something zoomed. */
export function arrive(element: Element, from: Element | null, milliseconds = 240): void {
  if (calm() || typeof element.animate !== 'function') return;
  const to = element.getBoundingClientRect();
  const start = from?.getBoundingClientRect();
  const scale = element instanceof HTMLElement && element.offsetWidth ? to.width / element.offsetWidth : 1;
  const dx = start ? (start.left + start.width / 2 - (to.left + to.width / 2)) / scale : 0;
  const dy = start ? (start.top + start.height / 2 - (to.top + to.height / 2)) / scale : -24;
  element.animate(
    [
      { translate: `${dx}px ${dy}px`, opacity: 0.6, easing: 'cubic-bezier(.2,.7,.3,1)' },
      { translate: '0 -2px', opacity: 1, offset: 0.82 },
      { translate: '0 0', opacity: 1 },
    ],
    { duration: milliseconds },
  );
}

/** One flash, for a conquest or a mistake. */
export function flash(element: Element, milliseconds = 600): void {
  if (calm() || typeof element.animate !== 'function') return;
  element.animate([{ filter: 'brightness(1)' }, { filter: 'brightness(1.8)', offset: 0.25 }, { filter: 'brightness(1)' }], { duration: milliseconds });
}
