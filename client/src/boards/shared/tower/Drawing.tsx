// The tower as a flat drawing: for examples on a page, and where 3D is not available.

import type { JSX } from 'preact';
import { WIDE } from '../../../parts/Domino';
import type { Place } from '../../views';
import { enamel } from '../magnetic/Enamel';
import { farFirst, frameOf, IsoDomino, onPaper, type Stacked } from '../magnetic/Isometric';
import { summary } from './phrases';
import { cells, centre, type Risk, type Spot } from './places';
import { RISK_SHAPES } from './risk';

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
  /** Places to choose from. There is room for all, so that going from one to another moves nothing. */
  places?: Spot[];
  onPlace?: (spot: Spot) => void;
  /** Whether it is in danger, and trembles. */
  danger?: boolean;
}

export function Drawing({ tower, last, fell = [], held = [], places = [], onPlace, danger = false }: Props) {
  const all = [...tower, ...held.map(ghost)];
  const { left, top, width, height } = frameOf([...all, ...places.map(ghost)].map(stacked));
  const look = (tile: string): string | undefined =>
    held.some((spot) => spot.tile === tile)
      ? `tower-held risk-${held[0]!.risk ?? 'unknown'}`
      : fell.includes(tile)
        ? 'tower-laid tumbles'
        : tile === last
          ? 'tower-laid last'
          : 'tower-laid';
  const choose = (event: MouseEvent): void => {
    const paper = event.currentTarget as SVGSVGElement;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(paper.getScreenCTM()!.inverse());
    const far = (spot: Spot): number => Math.hypot(inDrawing(spot)[0] - x, inDrawing(spot)[1] - y);
    if (!places.length) return;
    onPlace?.(places.reduce((best, spot) => (far(spot) < far(best) ? spot : best)));
    event.stopPropagation();
  };
  return (
    <svg
      class={danger ? 'tower-drawing about-to-fall' : 'tower-drawing'}
      viewBox={`${left} ${top} ${width} ${height}`}
      role="img"
      aria-label={summary(tower)}
      onClick={choose}
    >
      {farFirst(all.map(stacked)).map((one) => (
        <g
          key={`${one.tile} ${onPaper(one.x, one.south, one.z)} ${one.along}`}
          class={look(one.tile)}
          data-level={one.z}
        >
          <IsoDomino {...one} />
        </g>
      ))}
      {places.map(
        (spot) =>
          held.includes(spot) || <Sign key={spot.move} risk={spot.risk} at={inDrawing(spot)} size={height / 220} />,
      )}
    </svg>
  );
}

/** The middle of a place, on its upper side. */
function inDrawing(spot: Spot): [number, number] {
  const [x, y] = centre(spot);
  return onPaper(x, -y, spot.z);
}

interface SignProps {
  risk: Risk | null;
  at: [number, number];
  size?: number;
}

/** What a place risks, as a sign in its middle. */
export function Sign({ risk, at, size = WIDE / 60 }: SignProps): JSX.Element | null {
  if (!risk) return null;
  return (
    <g class={`risk-${risk}`}>
      <path
        class="risk-shape"
        d={RISK_SHAPES[risk]}
        transform={`translate(${at[0]} ${at[1]}) scale(${size}) translate(-12 -12)`}
      />
    </g>
  );
}
