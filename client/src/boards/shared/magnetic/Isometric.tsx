// A stack of dominoes as a flat drawing, seen from above in the south-east: for the box on the home
// page, for rules, and where 3D is not available.
import './magnetic.css';
import { DominoShape, LONG, WIDE } from '../../../parts/Domino';

const [ACROSS, DOWN] = [0.866, 0.5]; // a step east and a step south, on paper
const THICK = 13;
const LEVEL = 20;
const GAP = 2;

export interface Stacked {
  tile: string;
  /** The north-western cell, in cells; south is downwards as on a screen. */
  x: number;
  south: number;
  z: number;
  /** Whether it lies from west to east. */
  along: boolean;
  /** Whether the half named second is in the north or west. */
  flipped?: boolean;
  colour: number;
}

/** Where a point of a level is on paper. */
export function onPaper(x: number, south: number, z: number): [number, number] {
  return [(x - south) * WIDE * ACROSS, (x + south) * WIDE * DOWN - z * LEVEL];
}

const EDGE = 10; // around the drawing, for what shines
const LEAST = 110; // its height; one domino alone is not a giant
const FLATTEST = 0.6; // its height for its width: what is built grows, and nothing below it moves

/** The part of the paper that dominoes cover. */
export function frameOf(dominoes: Stacked[]): { left: number; top: number; width: number; height: number } {
  const drawn = dominoes.map(({ x, south, z, along }) => {
    const [east, end] = along ? [x + 2, south + 1] : [x + 1, south + 2];
    const [left, right] = [onPaper(x, end, z)[0], onPaper(east, south, z)[0]];
    return { left, right, top: onPaper(x, south, z)[1], bottom: onPaper(east, end, z)[1] + THICK };
  });
  const least = (of: 'left' | 'top'): number => Math.min(...drawn.map((one) => one[of])) - EDGE;
  const most = (of: 'right' | 'bottom'): number => Math.max(...drawn.map((one) => one[of])) + EDGE;
  const [left, width, bottom] = [least('left'), most('right') - least('left'), most('bottom')];
  const height = Math.max(bottom - least('top'), LEAST, width * FLATTEST);
  return { left, top: (bottom + least('top') - height) / 2, width, height };
}

/** From the far end to the near one, from the table upwards: later ones cover earlier ones. */
export function farFirst<S extends Stacked>(dominoes: S[]): S[] {
  const near = (one: S): number => one.x + one.south + (one.along ? 0.49 : 0.51);
  return [...dominoes].sort((a, b) => a.z - b.z || near(a) - near(b));
}

export function IsoDomino({ tile, x, south, z, along, flipped, colour }: Stacked) {
  const [left, top] = onPaper(x, south, z);
  const [wide, long] = along ? [LONG - GAP, WIDE - GAP] : [WIDE - GAP, LONG - GAP];
  const corner = (u: number, v: number): [number, number] => [left + (u - v) * ACROSS, top + (u + v) * DOWN];
  const [west, tip, east] = [corner(GAP, long), corner(wide, long), corner(wide, GAP)];
  const face = (one: number[], other: number[]): string =>
    `M${one} L${other} v${THICK} L${one[0]},${one[1]! + THICK} z`;
  const halves = flipped ? [tile[1], tile[0]] : [tile[0], tile[1]];
  return (
    <g class={`iso enamel-${colour}`}>
      <path class="iso-left" d={face(west!, tip!)} />
      <path class="iso-right" d={face(tip!, east!)} />
      <g
        transform={`matrix(${ACROSS} ${DOWN} ${-ACROSS} ${DOWN} ${left} ${top})${along ? ' matrix(0 1 1 0 0 0)' : ''}`}
      >
        <DominoShape upper={Number(halves[0])} lower={Number(halves[1])} />
      </g>
    </g>
  );
}
