// A fall in the levels, where there is no space to fall in: all trembles, then what does not hold tumbles out of its
// level, and in the drawing onto a heap.

export const TREMBLING = 200; // milliseconds
export const TUMBLING = 900;
export const GATHERING = 320;
const ROUND = [55, -70, 110]; // degrees; not all the same way, and not all at once
const ASIDE = [30, -34, 12];
const LATER = [0, 100, 160];
const HEAP = 12; // how high one lies on another, in the units of the drawing

export function tumble(board: Element): void {
  if (typeof board.animate !== 'function') return;
  for (const level of board.querySelectorAll('.tower-slice'))
    level.animate({ translate: ['0', '-3px', '3px', '-3px', '3px', '0'] }, TREMBLING);
  board.querySelectorAll<SVGElement>('.tumbles').forEach((domino, n) => {
    Object.assign(domino.style, { transformBox: 'fill-box', transformOrigin: 'center' });
    const kind = n % ROUND.length;
    const down = depth(domino, kind);
    const turn = ROUND[kind]! / (down === null ? 1 : 3);
    domino.animate(
      [
        { translate: '0 0', rotate: '0deg', opacity: 1 },
        { opacity: 1, offset: 0.6 },
        { translate: `${ASIDE[kind]}px ${down ?? 96}px`, rotate: `${turn}deg`, opacity: down === null ? 0 : 1 },
      ],
      { duration: 560, delay: TREMBLING + LATER[kind]!, easing: 'cubic-bezier(.5,0,.8,.6)', fill: 'forwards' },
    );
  });
}

/** What lay there goes where it is taken up: down to your hand, or up to the others. */
export function gather(board: Element, mine: boolean): void {
  for (const domino of board.querySelectorAll('.tower-drawing > .tower-laid'))
    domino.animate?.(
      { translate: `0 ${mine ? 160 : -160}px`, opacity: 0 },
      { duration: GATHERING, easing: 'ease-in', fill: 'forwards' },
    );
}

/** How far a domino of the drawing falls; null for one of a level. */
function depth(domino: SVGElement, kind: number): number | null {
  const paper = domino.closest<SVGSVGElement>('.tower-drawing');
  if (!paper) return null;
  const { y, height } = (domino as SVGGraphicsElement).getBBox();
  const floor = paper.viewBox.baseVal.y + paper.viewBox.baseVal.height;
  return floor - HEAP * (1 + kind) - y - height;
}
