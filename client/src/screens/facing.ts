// Whose hand a device shows that several people share.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameBoard } from '../boards/board';
import { useSettled } from '../moments/hold';
import type { Info, View } from '../protocol';
import { sights, yours } from '../table/table';
import { waitedFor } from '../words/people';

export const LOOK = 900; // milliseconds in which whoever played sees the tile land

/** Whose hand is shown. On a shared device the hand changes behind a curtain. */
export function useFacing(
  table: Info,
  board: GameBoard<View> | null,
): { facing: number | null; curtain: number | null; lift: () => void } {
  const facing = useSignal<number | null>(yours.value.length === 1 ? yours.value[0]! : null);
  const own = yours.value;
  const shown = useSettled(sights.value[0]?.view, (before, after) =>
    Boolean(before && after && board?.holds?.(before, after)),
  ); // a fall is seen before the curtain comes
  const acting = shown && board ? waitedFor(board, shown).filter((seat) => own.includes(seat)) : [];
  if (own.length === 1 && facing.value !== own[0]) facing.value = own[0]!;
  if (own.length === 0) facing.value = null;
  const over = table.phase !== 'playing';
  const others =
    own.length > 1 && acting.length > 0 && !over && (facing.value === null || !acting.includes(facing.value));
  const wanted = others ? acting[0]! : null;
  const curtain = useLater(wanted, facing.value === null ? 0 : LOOK);
  return { facing: facing.value, curtain, lift: () => (facing.value = wanted) };
}

/** The seat that is wanted, after a while; none at once. */
function useLater(wanted: number | null, wait: number): number | null {
  const due = useSignal<number | null>(null);
  useEffect(() => {
    due.value = null;
    const timer = setTimeout(() => (due.value = wanted), wait);
    return () => clearTimeout(timer);
  }, [wanted]);
  return wait === 0 || due.value === wanted ? wanted : null;
}
