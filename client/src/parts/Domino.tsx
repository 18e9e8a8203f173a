// A domino, as drawn everywhere: hand, board, log, rules. Pips in the usual places.
import type { JSX } from 'preact';

const AT = [0.23, 0.5, 0.77];
const PIPS: number[][] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 3, 6, 2, 5, 8],
  [0, 3, 6, 4, 2, 5, 8],
  [0, 3, 6, 1, 7, 2, 5, 8],
  [0, 3, 6, 1, 4, 7, 2, 5, 8],
];
const DIGITS = '0123456789abc';
export const LONG = 80;
export const WIDE = 40;

/** Where the pips of a number are in a unit square. */
export function pips(number: number): [number, number][] {
  if (number >= PIPS.length) return [4, number - 8, 4].flatMap((count, n) => column(AT[n]!, count));
  return (PIPS[number] ?? []).map((place) => [AT[place % 3]!, AT[Math.floor(place / 3)]!]);
}

/** Pips above each other: from ten on, three columns of up to four. */
const column = (x: number, count: number): [number, number][] =>
  Array.from({ length: count }, (_, n) => [x, 0.5 + (n - (count - 1) / 2) * 0.22]);

/** The two numbers of a tile's text: 64, or ca for twelve and ten; null: it is not that of a domino. */
export function halves(tile: string): [number, number] | null {
  if (tile.length !== 2) return null;
  const [one, two] = [DIGITS.indexOf(tile[0]!), DIGITS.indexOf(tile[1]!)];
  return one < 0 || two < 0 ? null : [one, two];
}

/** One half as SVG, `size` wide, at (x, y). */
function Half({ number, x = 0, y = 0, size = WIDE }: { number: number; x?: number; y?: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {pips(number).map(([px, py]) => (
        <circle
          key={`${px},${py}`}
          class="pip"
          cx={px * size}
          cy={py * size}
          r={size * (number < PIPS.length ? 0.098 : 0.08)}
        />
      ))}
    </g>
  );
}

/** The body of an upright domino in a 40 x 80 box; `upper` is the half on top. */
export function DominoShape({ upper, lower }: { upper: number; lower: number }) {
  return (
    <g class="domino-shape">
      <rect class="domino-edge" x="0.5" y="1.5" width={WIDE - 1} height={LONG - 1} rx="6" />
      <rect class="domino-body" x="0.5" y="0.5" width={WIDE - 1} height={LONG - 2.5} rx="6" />
      <path class="domino-shine" d={`M5 2.2 H${WIDE - 7} M2.2 5 V${LONG - 10}`} />
      <path class="domino-line" d={`M7 ${LONG / 2} H${WIDE - 7}`} />
      <Half number={upper} />
      <Half number={lower} y={LONG / 2} />
    </g>
  );
}

/** A face-down domino: a lattice of dots. */
export function DominoBack() {
  const dots: JSX.Element[] = [];
  for (let row = 0; row < 7; row += 1)
    for (let column = 0; column < 3; column += 1)
      dots.push(<circle key={row * 3 + column} class="back-dot" cx={10 + column * 10} cy={10 + row * 10} r="1.6" />);
  return (
    <g class="domino-shape">
      <rect class="domino-edge" x="0.5" y="1.5" width={WIDE - 1} height={LONG - 1} rx="6" />
      <rect class="back-body" x="0.5" y="0.5" width={WIDE - 1} height={LONG - 2.5} rx="6" />
      <rect class="back-frame" x="4.5" y="4.5" width={WIDE - 9} height={LONG - 11} rx="3.5" />
      {dots}
    </g>
  );
}

/** A whole domino as an image of its own, upright; of its text the first number is on top. */
export function Domino({ tile }: { tile: string | null }) {
  const [upper, lower] = halves(tile ?? '') ?? [0, 0];
  return (
    <svg class="domino" viewBox={`0 0 ${WIDE} ${LONG}`} aria-hidden="true">
      {tile === null ? <DominoBack /> : <DominoShape upper={upper} lower={lower} />}
    </svg>
  );
}
