// The tower level by level, seen from above, for keyboards, for screen readers, and where 3D is not
// available. North is up.
import type { JSX } from 'preact';
import { DominoShape, LONG, WIDE } from '../../../parts/Domino';
import type { Picker } from '../../../picker';
import type { Place } from '../../views';
import { enamel } from '../magnetic/Enamel';
import type { Aim } from './aim';
import { levelName, spotLabel } from './phrases';
import { type Bounds, bounds, cells, centre, type Level, type Lying, levels, nearest, real, type Spot } from './places';

const CELL = WIDE;
const EDGE = 0.35; // cells around the plan

interface Props {
  tower: Place[];
  last: string | null;
  spots: Spot[];
  picker: Picker;
  aim: Aim;
}

export function Slices({ tower, last, spots, picker, aim }: Props) {
  const room = bounds([...tower, ...spots]);
  const shown = levels(tower, spots);
  return (
    <div class="tower-slices" onKeyDown={(event) => aim.key(event, spots) && event.preventDefault()}>
      {shown.map((level) => (
        <section
          key={level.z}
          class={level.spots.length ? 'tower-slice offers' : 'tower-slice'}
          aria-label={levelName(level.z)}
        >
          <h2 class="tower-slice-name">{levelName(level.z)}</h2>
          <ul class="unseen">
            {level.dominoes.map((place) => (
              <li key={place.tile}>{spotLabel(place, tower)}</li>
            ))}
          </ul>
          <Plan level={level} room={room} tower={tower} last={last} picker={picker} aim={aim} />
        </section>
      ))}
    </div>
  );
}

function Plan({
  level,
  room,
  tower,
  last,
  picker,
  aim,
}: { level: Level; room: Bounds } & Pick<Props, 'tower' | 'last' | 'picker' | 'aim'>) {
  const own = bounds([...level.dominoes, ...level.spots]); // all levels are as wide, each as deep as it needs
  const [width, height] = [room.east - room.west + 2 * EDGE, own.north - own.south + 2 * EDGE];
  const [left, top] = [room.west - EDGE, own.north + EDGE];
  const chosen = aim.shown();
  const below = tower.filter((place) => place.z === level.z - 1);
  const above = tower.filter((place) => place.z === level.z + 1);
  const find = (event: MouseEvent): Spot | null => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const x = left + ((event.clientX - box.left) / box.width) * width;
    const y = top - ((event.clientY - box.top) / box.height) * height;
    const here = level.spots.filter((spot) => cells(spot).some(([u, v]) => u === Math.floor(x) && v === Math.floor(y)));
    return nearest(here, x, y);
  };
  return (
    <svg
      class="tower-plan"
      viewBox={`${left * CELL} ${-top * CELL} ${width * CELL} ${height * CELL}`}
      style={{ '--wide': width }}
      onPointerMove={(event) => event.pointerType !== 'touch' && aim.point(find(event))}
      onPointerLeave={() => aim.point(null)}
      onPointerDown={(event) => picker.notice(event)}
      onClickCapture={(event) => {
        const spot = event.detail ? find(event) : null;
        if (!spot) return; // a key, or a click beside: the place itself knows its move
        event.stopPropagation();
        aim.tap(spot, level.spots);
      }}
    >
      {below.map((place) => (
        <g key={place.tile} class="tower-below">
          <Flat place={place} />
        </g>
      ))}
      {level.dominoes.map((place) => (
        <g key={place.tile} class={place.tile === last ? 'tower-laid last' : 'tower-laid'}>
          <Flat place={place} />
        </g>
      ))}
      {above.map((place) => (
        <Outline key={place.tile} at={place} kind="tower-above" />
      ))}
      {level.spots.map((spot) => (
        <g
          key={spot.move}
          class={spot.move === chosen ? 'tower-spot chosen' : 'tower-spot'}
          {...picker.spot(spot.move, spotLabel(spot, tower))}
          onFocus={() => aim.point(spot)}
          onBlur={() => aim.point(null)}
        >
          <Outline at={spot} kind="tower-spot-shape" />
          {spot.move === chosen && <Flat place={{ ...spot, shift: [0, 0, 0], by: 0 }} />}
        </g>
      ))}
    </svg>
  );
}

const TURN: Record<Place['heading'], number> = { n: 0, e: 90, s: 180, w: -90 };

/** A domino from above, where it really lies. */
function Flat({ place }: { place: Place }): JSX.Element {
  const { x, y } = real(place);
  const slip = (place.shift[2] / 1024) * (180 / Math.PI);
  return (
    <g
      class={`enamel-${enamel(place.tile)}`}
      transform={`translate(${x * CELL} ${-y * CELL}) rotate(${TURN[place.heading] - slip}) scale(.94) translate(${-WIDE / 2} ${-LONG / 2})`}
    >
      <DominoShape upper={Number(place.tile[1])} lower={Number(place.tile[0])} />
    </g>
  );
}

function Outline({ at, kind }: { at: Lying; kind: string }): JSX.Element {
  const [x, y] = centre(at);
  return (
    <rect
      class={kind}
      x={-WIDE / 2 + 2}
      y={-LONG / 2 + 2}
      width={WIDE - 4}
      height={LONG - 4}
      rx="6"
      transform={`translate(${x * CELL} ${-y * CELL}) rotate(${TURN[at.heading]})`}
    />
  );
}
