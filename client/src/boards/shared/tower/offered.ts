// Where the picked domino may go, and what of it is shown.
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import type { Picker } from '../../../input/picker';
import { tell } from '../../../words/announce';
import type { StackView } from '../../views';
import type { Aim } from './aim';
import { type Group, groupsOf, HANDFUL, overview } from './choice';
import { offerLabel } from './phrases';
import { fronts, type Pivot, pivotsOf } from './pivots';
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
  const first = useMemo(() => fronts(pivots), [pivots]);
  useLayoutEffect(() => aim.forget(), [pivots]); // before the keyboard comes to the first place
  const pending = picker.pending.value; // a hint may point anywhere
  const turned = aim.ways.value;
  const all = useMemo(
    () =>
      pivots.map(({ key, ways }): Spot => {
        const now = turned.get(key);
        return ways.find(({ move }) => move === pending) ?? (now && ways.includes(now) ? now : first.get(key)!);
      }),
    [pivots, first, pending, turned],
  );
  const groups = useMemo(() => groupsOf(tower, all), [tower, all]);
  const group = groups.find(({ key }) => key === aim.group.value);
  const shown = useMemo(() => {
    const few = group?.spots ?? overview(groups, all);
    return [...few, ...all.filter((spot) => spot.move === pending && !few.includes(spot))];
  }, [group, groups, all, pending]);
  useEffect(() => {
    const now = turned.size && all.find((spot) => spot.move === aim.shown());
    if (now) tell(offerLabel(now, tower)); // the focus stays, so nobody else says it
  }, [turned]);
  return {
    all,
    groups,
    shown,
    few: all.length <= HANDFUL,
    pivotOf: (spot) => pivots.find(({ ways }) => ways.includes(spot)),
  };
}
