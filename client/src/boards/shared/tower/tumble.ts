// A fall in the levels, where there is no space to fall in: all trembles, then what does not hold tumbles out of its
// level.

export const TREMBLING = 200; // milliseconds
export const TUMBLING = 900;
const ROUND = [55, -70, 110]; // degrees; not all the same way, and not all at once
const ASIDE = [30, -34, 12];
const LATER = [0, 100, 160];

export function tumble(board: Element): void {
  if (typeof board.animate !== 'function') return;
  for (const level of board.querySelectorAll('.tower-slice'))
    level.animate({ translate: ['0', '-3px', '3px', '-3px', '3px', '0'] }, TREMBLING);
  board.querySelectorAll<SVGElement>('.tumbles').forEach((domino, n) => {
    Object.assign(domino.style, { transformBox: 'fill-box', transformOrigin: 'center' });
    const kind = n % ROUND.length;
    domino.animate(
      [
        { translate: '0 0', rotate: '0deg', opacity: 1 },
        { opacity: 1, offset: 0.6 },
        { translate: `${ASIDE[kind]}px 96px`, rotate: `${ROUND[kind]}deg`, opacity: 0 },
      ],
      { duration: 640, delay: TREMBLING + LATER[kind]!, easing: 'cubic-bezier(.5,0,.8,.6)', fill: 'forwards' },
    );
  });
}
