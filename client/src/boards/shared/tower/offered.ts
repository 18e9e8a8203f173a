// Where the picked domino may go, and what of it is shown.
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import type { Picker } from '../../../input/picker';
import { tell } from '../../../words/announce';
import type { Place, StackView } from '../../views';
import type { Aim } from './aim';
import { type Group, groupsOf, HANDFUL, overview } from './choice';
import { offerLabel } from './phrases';
import { fronts, type Pivot, pivotsOf, turns, wayOf } from './pivots';
import { type Spot, spotsOf } from './places';

export interface Offered {
  /** Each place, with the way that the domino would lie there. */
  all: Spot[];
  /** The dominoes they are at. */
  groups: Group[];
  /** The handful that is shown. */
  shown: Spot[];
  /** Whether that is everything, so that nobody has to look for more. */
  few: boolean;
  pivotOf(spot: Spot): Pivot | undefined;
}

export function useOffered(view: StackView, picker: Picker, aim: Aim): Offered {
  const moves = picker.spots.value;
  const legal = picker.choices.value.legal;
  const { tower, risks } = view;
  const pivots = useMemo(() => pivotsOf(tower, spotsOf(moves, legal, risks)), [tower, moves, legal, risks]);
  const layout = useMemo(() => layoutOf(tower, pivots), [tower, pivots]);
  useLayoutEffect(() => {
    aim.forget(); // before the keyboard comes to the first place
    const only = pivots.length === 1 && fronts(pivots).get(pivots[0]!.key);
    const open = only && (turns(pivots[0]) || (only.risk && only.risk !== 'safe'));
    if (open && !picker.pending.peek() && !picker.dragging.peek()) picker.pending.value = only.move;
  }, [pivots]);
  const pending = picker.pending.value; // a hint may point anywhere
  const turned = aim.ways.value;
  const { all, groups, some } = useMemo(() => {
    const chosen = ({ key, ways }: Pivot) => wayOf(ways, pending) ?? wayOf(ways, turned.get(key)?.move);
    return asTheyLie(layout, pivots, chosen);
  }, [layout, pivots, pending, turned]);
  const group = groups.find(({ key }) => key === aim.group.value);
  const shown = useMemo(() => {
    const few = group?.spots ?? some;
    return [...few, ...all.filter((spot) => spot.move === pending && !few.includes(spot))];
  }, [group, some, all, pending]);
  useEffect(() => {
    const now = turned.size && all.find((spot) => spot.move === aim.shown());
    if (now) tell(offerLabel(now, tower)); // the focus stays, so nobody else says it
  }, [turned]);
  return {
    all,
    groups,
    shown,
    few: all.length <= HANDFUL,
    pivotOf: (spot) => pivots.find(({ ways }) => wayOf(ways, spot.move)),
  };
}

/** What is shown where and in which order, before anything is turned. */
interface Layout {
  all: Spot[];
  groups: Group[];
  /** The handful that is shown at first. */
  some: Spot[];
}

function layoutOf(tower: Place[], pivots: Pivot[]): Layout {
  const front = fronts(pivots);
  const all = pivots.map(({ key }) => front.get(key)!);
  const groups = groupsOf(tower, all);
  return { all, groups, some: overview(groups, all) };
}

/** The same places in the same order, each the way that it lies now: turning a domino moves nothing else. */
function asTheyLie({ all, groups, some }: Layout, pivots: Pivot[], chosen: (pivot: Pivot) => Spot | undefined): Layout {
  const ways = new Map(all.map((front, n) => [front, chosen(pivots[n]!) ?? front]));
  const now = (fronts: Spot[]): Spot[] => fronts.map((front) => ways.get(front)!);
  return { all: now(all), groups: groups.map((one) => ({ ...one, spots: now(one.spots) })), some: now(some) };
}
