// The tower level by level, seen from above, for keyboards, for screen readers, and where 3D is not
// available. What is away from you is up.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Picker } from '../../../input/picker';
import { clack } from '../../../moments/sound';
import { DominoShape, LONG, WIDE } from '../../../parts/Domino';
import type { Place } from '../../views';
import { enamel } from '../magnetic/Enamel';
import type { Aim } from './aim';
import { groupNear } from './choice';
import { Sign } from './Drawing';
import type { Offered } from './offered';
import { levelName, offerLabel, spotLabel } from './phrases';
import { turns } from './pivots';
import { type Bounds, bounds, cells, centre, type Level, type Lying, levels, nearest, real, type Spot } from './places';

const CELL = WIDE;
const [EDGE, RIM] = [0.35, 0.15]; // cells around the plan: at its sides, above and below

const MARGIN = 8; // pixels around a place that was scrolled to
const NAME = 28; // pixels that the name of a level takes, which stays in sight

interface Props {
  tower: Place[];
  last: string | null;
  /** What is falling just now. */
  fell: string[];
  offered: Offered;
  picker: Picker;
  aim: Aim;
}

export function Slices({ tower, last, fell, offered, picker, aim }: Props) {
  const spots = offered.shown;
  const room = bounds([...tower, ...spots]);
  const shown = levels(tower, spots);
  const deep = Math.max(...shown.map((level) => depth(boundsOf(level)))); // of the deepest level, which is to fit
  const scroller = useRef<HTMLDivElement>(null);
  const high = useRef(tower.length);
  useEffect(() => {
    if (tower.length > high.current) clack();
    high.current = tower.length;
    const laid = scroller.current?.querySelector('.tower-laid:is(.last, .tumbles)');
    if (laid && picker.tile.peek() === null) bringIntoView(scroller.current!, laid);
  }, [tower.length, last]);
  useEffect(() => {
    if (scroller.current) bringOneIntoView(scroller.current);
  }, [picker.tile.value, picker.pending.value]);
  if (!shown.length) return null;
  return (
    <div
      ref={scroller}
      class="tower-slices"
      style={{ '--wide': breadth(room), '--deep': deep }}
      tabIndex={spots.length ? undefined : 0} // where there is no place to go to, the keyboard still scrolls
      onFocusIn={({ currentTarget, target }) => bringIntoView(currentTarget, target as Element)}
    >
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
          <Plan level={level} room={room} {...{ tower, last, fell, offered, picker, aim }} />
        </section>
      ))}
    </div>
  );
}

/** A hint may point to a level that is not seen, and a domino may have its places there, or the only one that holds. */
function bringOneIntoView(scroller: Element): void {
  const all = [...scroller.querySelectorAll('.tower-spot')];
  const chosen = all.find((place) => place.classList.contains('chosen'));
  const steady = all.filter((place) => place.classList.contains('risk-safe'));
  const places = steady.length ? steady : all;
  const view = scroller.getBoundingClientRect();
  const seen = places.find((place) => {
    const { top, bottom } = place.getBoundingClientRect();
    return top >= view.top && bottom <= view.bottom;
  });
  const place = chosen ?? seen ?? places[0];
  if (place) bringIntoView(scroller, place);
}

/** Scroll to what has the focus, with its whole level or else with all places on that, as far as there is room. */
function bringIntoView(scroller: Element, place: Element): void {
  const scroll = (): void => {
    const view = scroller.getBoundingClientRect();
    const level = place.closest('.tower-slice') ?? place;
    const room = view.bottom - view.top - 2 * MARGIN;
    const around = [[level, place], [...level.querySelectorAll('.tower-spot'), place], [place]].map(span);
    const most = around.findIndex(({ top, bottom }) => bottom - top <= room);
    const { top, bottom } = around.at(most)!;
    const name = most ? Math.max(0, Math.min(NAME, room - (bottom - top))) : 0;
    const [above, below] = [view.top + MARGIN + name - top, bottom + MARGIN - view.bottom];
    if (above > 0) scroller.scrollTop -= above;
    else if (below > 0) scroller.scrollTop += below;
  };
  // A place that has the focus is drawn larger from the next picture on.
  requestAnimationFrame(() => requestAnimationFrame(scroll));
}

/** From the top of the highest to the bottom of the lowest. */
function span(elements: Element[]): { top: number; bottom: number } {
  const boxes = elements.map((one) => one.getBoundingClientRect());
  return {
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

const boundsOf = ({ dominoes, spots }: Level): Bounds => bounds([...dominoes, ...spots]);

/** How many cells a plan is wide, and how many deep. */
const breadth = ({ west, east }: Bounds): number => east - west + 2 * EDGE;
const depth = ({ south, north }: Bounds): number => north - south + 2 * RIM;

function Plan({ level, room, tower, last, fell, offered, picker, aim }: { level: Level; room: Bounds } & Props) {
  const { groups, pivotOf } = offered;
  const own = boundsOf(level); // all levels are as wide, each as deep as it needs
  const [width, height] = [breadth(room), depth(own)];
  const [left, top] = [room.west - EDGE, own.north + RIM];
  const chosen = aim.shown();
  const near = fell.length ? [] : tower; // what falls is no longer above or below anything
  const below = near.filter((place) => place.z === level.z - 1);
  const above = near.filter((place) => place.z === level.z + 1);
  const pointed = (event: MouseEvent): [number, number] => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    return [
      left + ((event.clientX - box.left) / box.width) * width,
      top - ((event.clientY - box.top) / box.height) * height,
    ];
  };
  const covers = (at: Lying, [x, y]: [number, number]): boolean =>
    cells(at).some(([u, v]) => u === Math.floor(x) && v === Math.floor(y));
  const find = (event: MouseEvent): Spot | null => {
    const at = pointed(event);
    return nearest(
      level.spots.filter((spot) => covers(spot, at)),
      ...at,
    );
  };
  /** The places at the domino that was clicked. */
  const visit = (event: MouseEvent): boolean => {
    const [x, y] = pointed(event);
    const host = level.dominoes.find((place) => covers(place, [x, y]));
    const group = host && groupNear(groups, host.tile, [x, level.z, y]);
    if (group && offered.few) aim.suggest(nearestOn(level, group.spots, [x, y])!);
    else if (group) aim.show(group.key, true);
    return Boolean(group);
  };
  const looks = (tile: string): string =>
    [
      'tower-laid',
      fell.includes(tile) ? 'tumbles' : tile === last ? 'last' : '',
      groups.some(({ host }) => host.tile === tile) ? 'host' : '',
    ].join(' ');
  return (
    <svg
      class="tower-plan"
      viewBox={`${left * CELL} ${-top * CELL} ${width * CELL} ${height * CELL}`}
      onPointerMove={(event) => event.pointerType !== 'touch' && aim.point(find(event))}
      onPointerLeave={() => aim.point(null)}
      onPointerDown={(event) => picker.notice(event)}
      onClickCapture={(event) => {
        if (!event.detail) return; // a key: the place itself knows its move
        const spot = find(event);
        if (spot) aim.tap(spot, pivotOf(spot));
        else if (!visit(event)) return;
        event.stopPropagation();
      }}
    >
      {below.map((place) => (
        <g key={place.tile} class="tower-below">
          <Flat place={place} />
        </g>
      ))}
      {level.dominoes.map((place) => (
        // a domino that fell and was laid there again is a new element: the old one ended its fall out of sight
        <g key={`${place.tile} ${fell.includes(place.tile)}`} class={looks(place.tile)}>
          <Flat place={place} />
        </g>
      ))}
      {above.map((place) => (
        <Outline key={place.tile} at={place} kind="tower-above" />
      ))}
      {level.spots.map((spot) => (
        <g
          key={pivotOf(spot)?.key}
          class={`tower-spot risk-${spot.risk ?? 'unknown'} ${spot.move === chosen ? 'chosen' : ''}`}
          {...picker.spot(spot.move, offerLabel(spot, tower), turns(pivotOf(spot)))}
          data-risk={spot.risk ?? undefined}
          onFocus={() => aim.point(spot)}
          onBlur={() => aim.point(null)}
        >
          <Flat place={{ ...spot, shift: [0, 0, 0], by: 0 }} />
          <Outline at={spot} kind="tower-spot-shape" />
          <Sign risk={spot.risk} at={onPlan(spot)} />
        </g>
      ))}
    </svg>
  );
}

/** Of some places, the one that is nearest on the plan of a level; on those of other levels if that has none. */
function nearestOn({ z }: Level, spots: Spot[], at: [number, number]): Spot | null {
  const here = spots.filter((spot) => spot.z === z);
  return nearest(here.length ? here : spots, ...at);
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

/** The middle of a place. */
function onPlan(spot: Spot): [number, number] {
  const [x, y] = centre(spot);
  return [x * CELL, -y * CELL];
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
