// Where the picked tile can go, and how it would lie there; what the two ends ask for.
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { reducedMotion } from '../../device/stillness';
import { useNearest } from '../../input/nearest';
import type { Picker } from '../../input/picker';
import { Icon } from '../../parts/Icon';
import { useKeys } from '../../parts/Keys';
import { tell } from '../../words/announce';
import type { Domino4View } from '../views';
import type { Lens } from './lens';
import { laying, type Place, places, turned } from './moves';
import { CELL, corner } from './plane';
import { Tile } from './Tile';
import { Closed, Wish } from './Wish';
import { choiceName, placeName } from './words';

/** The place of the move that is being considered. */
export function considered(picker: Picker): { place: Place; move: string } | null {
  const move = picker.pending.value;
  if (!move) return null;
  const place = places(picker.spots.value, picker.choices.value.hand).find(({ moves }) => moves.includes(move));
  return place ? { place, move } : null;
}

/** Turn the tile that is being considered, or name the next colour. */
export function turn(picker: Picker, step = 1): boolean {
  const here = considered(picker);
  if (!here || here.place.moves.length < 2) return false;
  const move = turned(here.place.moves, here.move, step);
  picker.pending.value = move;
  tell(choiceName(move));
  return true;
}

/** The box of a cell on the plane, which the camera makes larger or smaller: nothing on it follows the size of the text. */
export const onCell = (x: number, y: number): { left: string; top: string; width: string; height: string } => {
  const [left, top] = corner(x, y);
  return { left: `${left}px`, top: `${top}px`, width: `${CELL}px`, height: `${CELL}px` };
};

interface PlacesProps {
  view: Domino4View;
  picker: Picker;
  lens: { current: Lens | null };
}

export function Places({ view, picker, lens }: PlacesProps) {
  const layer = useRef<HTMLDivElement>(null);
  const found = places(picker.spots.value, picker.choices.value.hand);
  const here = considered(picker);
  const cell = here ? here.place.key : '';
  const lit = new Set(found.map(({ key }) => key));
  const look = here ? [here.place] : found;
  useEffect(
    () => lens.current?.look(look.length ? look.map(({ x, y }) => [x, y]) : null),
    [look.map(({ key }) => key).join()],
  );
  useNearest(picker, layer);
  useKeys((event) => event.key.toLowerCase() === 'r' && turn(picker, event.shiftKey ? -1 : 1));
  return (
    <div class="d4-places" ref={layer}>
      {found.map((place) => (
        <Spot
          key={place.key}
          view={view}
          picker={picker}
          lens={lens}
          place={place}
          move={cell === place.key ? here!.move : null}
        />
      ))}
      {view.spots.map((cells, chain) =>
        cells
          .filter(([x, y]) => !lit.has(`${x},${y}`))
          .map(([x, y]) => (
            <Wish
              key={`${x},${y}`}
              wish={view.wishes[chain]!}
              from={view.table[view.ends[chain]!]!.cell}
              to={[x!, y!]}
            />
          )),
      )}
      {view.spots.map(
        (cells, chain) => !cells.length && <Closed key={chain} cell={view.table[view.ends[chain]!]!.cell} />,
      )}
    </div>
  );
}

interface SpotProps extends PlacesProps {
  place: Place;
  /** The move that is considered here. */
  move: string | null;
}

/** A cell that glows; once chosen, the tile as it would lie. A tap turns it. */
function Spot({ view, picker, lens, place, move }: SpotProps) {
  const several = place.moves.length > 1;
  const spot = picker.spot(
    move ?? place.moves[0]!,
    placeName(view, move ?? place.moves[0]!, move !== null || !several),
    several,
  );
  const cornerstone = !view.spots.flat().some(([x, y]) => x === place.x && y === place.y);
  const onClick = (event: Event): void => {
    if (move && several && (event as MouseEvent).detail > 0) {
      event.stopPropagation();
      turn(picker);
    } else spot.onClick(event);
  };
  return (
    <div
      {...spot}
      class={`d4-place ${move ? 'chosen' : ''} ${cornerstone ? 'cornerstone' : ''}`}
      style={onCell(place.x, place.y)}
      onClick={onClick}
      onFocus={() => lens.current?.reveal([[place.x, place.y]])}
    >
      {move && <Ghost move={move} />}
      {move && several && (
        <span class="d4-turns">
          <Icon name="turn" />
        </span>
      )}
    </div>
  );
}

/** The tile as it would lie; a new turn swings in. */
function Ghost({ move }: { move: string }) {
  const element = useRef<HTMLDivElement>(null);
  const before = useRef<string | null>(null);
  const laid = laying(move)!;
  useLayoutEffect(() => {
    const swings = before.current !== null && laid.turn !== null && !reducedMotion();
    before.current = move;
    if (swings)
      element.current?.animate?.([{ rotate: '-90deg' }, { rotate: '0deg' }], {
        duration: 180,
        easing: 'cubic-bezier(.2,.7,.3,1)',
      });
  }, [move]);
  return (
    <div class="d4-ghost" ref={element} style={{ width: `${CELL}px`, height: `${CELL}px` }}>
      <Tile tile={laid.tile} turn={laid.turn} colour={laid.colour} down={laid.down} />
    </div>
  );
}
