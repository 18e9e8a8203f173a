// The tower as a flat drawing: for examples on a page, and where 3D is not available.

import type { Place } from '../../views';
import { enamel } from '../magnetic/Enamel';
import { farFirst, IsoDomino, onPaper, type Stacked } from '../magnetic/Isometric';
import { summary } from './phrases';
import { bounds, cells, type Spot } from './places';

/** A domino of the tower as the drawing needs it: its north-western cell, and which half is there. */
export function stacked(place: Place): Stacked {
  const covered = cells(place);
  const [dx, dy] = place.shift;
  return {
    tile: place.tile,
    x: Math.min(...covered.map(([x]) => x)) + dx / 1024,
    south: -1 - Math.max(...covered.map(([, y]) => y)) - dy / 1024,
    z: place.z,
    along: place.heading === 'e' || place.heading === 'w',
    flipped: place.heading === 'w' || place.heading === 'n',
    colour: enamel(place.tile),
  };
}

const ghost = (spot: Spot): Place => ({ ...spot, by: 0, shift: [0, 0, 0] });

interface Props {
  tower: Place[];
  last: string | null;
  /** What is falling just now. */
  fell?: string[];
  /** Places for a domino not played yet; it shines through. */
  held?: Spot[];
}

export function Drawing({ tower, last, fell = [], held = [] }: Props) {
  const all = [...tower, ...held.map(ghost)];
  const { west, east, south, north, top } = bounds(all);
  const [left, right] = [onPaper(west, -south, 0)[0] - 12, onPaper(east, -north, 0)[0] + 12];
  const [high, low] = [onPaper(west, -north, top - 1)[1] - 4, onPaper(east, -south, 0)[1] + 28];
  const look = (tile: string): string | undefined =>
    held.some((spot) => spot.tile === tile)
      ? 'tower-held'
      : fell.includes(tile)
        ? 'tower-laid tumbles'
        : tile === last
          ? 'tower-laid last'
          : undefined;
  return (
    <svg
      class="tower-drawing"
      viewBox={`${left} ${high} ${right - left} ${low - high}`}
      role="img"
      aria-label={summary(tower)}
    >
      {farFirst(all.map(stacked)).map((one) => (
        <g key={`${one.tile} ${onPaper(one.x, one.south, one.z)} ${one.along}`} class={look(one.tile)}>
          <IsoDomino {...one} />
        </g>
      ))}
    </svg>
  );
}
