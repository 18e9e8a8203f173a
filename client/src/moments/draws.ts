// Drawing is seen: a tile that nobody may see flies from the stock to whoever takes it.
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { View } from '../protocol';
import { fly } from './motion';

type Held = Pick<View, 'counts' | 'stock'>;

/** The seats that hold more than before. */
export const gainers = (before: Held, now: Held): number[] =>
  now.counts.flatMap((count, seat) => (count > (before.counts[seat] ?? count) ? [seat] : []));

/** Who took from the stock. */
export const drawers = (before: Held, now: Held): number[] => (now.stock < before.stock ? gainers(before, now) : []);

/** Where a player's tiles are: the new one in the reader's own hand, or a name plate. */
export const placeOf = (seat: number): Element | null => {
  const place = document.querySelector(`[data-seat="${seat}"]`);
  return place?.querySelector('.rack-tile.fresh') ?? place;
};

/** Lets the tiles fly that were drawn since the last view of a round. */
export function useDraws(view: View | null, round: number): void {
  const before = useRef<{ view: View; round: number } | null>(null);
  useLayoutEffect(() => {
    const old = before.current;
    before.current = view && { view, round };
    if (!view || old?.round !== round) return;
    for (const seat of drawers(old.view, view)) fly(document.querySelector('.stock'), placeOf(seat));
  }, [view]);
}
