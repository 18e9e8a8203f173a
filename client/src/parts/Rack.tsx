// Your hand. Pick by click, tap or Enter; drag to the board; arrows move along it.
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { GameBoard } from '../boards/board';
import type { Picker } from '../picker';
import type { View } from '../protocol';
import { t } from '../words';

const THRESHOLD = 6; // pixels before a press becomes a drag

interface RackProps {
  board: GameBoard<View>;
  picker: Picker;
  hand: string[];
  seat: number;
  active: boolean;
}

/** Rows of equal length: a second when the first is full, a third when two overflow. */
const perRow = (tiles: number, row = 8): number => {
  const rows = tiles > 2 * row + 2 ? 3 : tiles > row ? 2 : 1;
  return Math.max(Math.ceil(tiles / rows), rows > 1 ? 4 : 5);
};

export function Rack({ board, picker, hand, seat, active }: RackProps) {
  const at = useSignal(0); // where the keyboard is
  const choices = picker.choices.value;
  const goes = hand.map((tile) => active && choices.moves(tile).length > 0);
  const reach = Math.min(at.value, Math.max(hand.length - 1, 0));

  function walk(event: KeyboardEvent, index: number): void {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') picker.drop();
    if (!step) return;
    event.preventDefault();
    at.value = (index + step + hand.length) % hand.length;
    document.querySelector<HTMLElement>(`[data-tile-index="${at.value}"]`)?.focus();
  }

  function toggle(index: number, keyboard: boolean): void {
    at.value = index;
    if (!goes[index]) return picker.pick(null);
    const same = picker.index.value === index;
    picker.pick(same && !keyboard ? null : index);
    if (keyboard) requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-move]')?.focus());
  }

  return (
    <div
      class="rack"
      role="group"
      aria-label={t('hand-of-you', { count: hand.length })}
      data-seat={seat}
      style={{ '--per-row': perRow(hand.length, board.row) }}
    >
      {hand.map((tile, index) => (
        <button
          key={`${tile}-${hand.slice(0, index).filter((other) => other === tile).length}`}
          type="button"
          class={`rack-tile ${goes[index] ? 'goes' : ''} ${picker.index.value === index ? 'picked' : ''} ${picker.dragging.value && picker.index.value === index ? 'away' : ''}`}
          data-tile-index={index}
          data-tile={tile}
          tabIndex={index === reach ? 0 : -1}
          aria-pressed={picker.index.value === index}
          aria-label={goes[index] ? t('tile-goes', { tile: board.name(tile) }) : board.name(tile)}
          onKeyDown={(event) => walk(event, index)}
          onPointerDown={(event) => press(event, index)}
          onClick={(event) => event.detail === 0 && toggle(index, true)}
        >
          <board.Face tile={tile} />
        </button>
      ))}
    </div>
  );

  /** A press is a tap unless the pointer moves; then the tile follows it. */
  function press(event: PointerEvent, index: number): void {
    if (event.button !== 0) return;
    picker.notice(event);
    const element = event.currentTarget as HTMLElement;
    const box = element.getBoundingClientRect();
    const start = { x: event.clientX, y: event.clientY };
    let dragging = false;
    const move = (e: PointerEvent): void => {
      if (e.pointerId !== event.pointerId) return;
      if (!dragging && Math.hypot(e.clientX - start.x, e.clientY - start.y) > THRESHOLD && goes[index]) {
        dragging = true;
        picker.pick(index);
      }
      if (dragging) picker.drag.value = { x: e.clientX, y: e.clientY, width: box.width, height: box.height };
    };
    const end = (e: PointerEvent): void => {
      if (e.pointerId !== event.pointerId) return;
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      if (dragging && e.type === 'pointerup') picker.release(e.clientX, e.clientY);
      else if (dragging) picker.drop();
      else if (e.type === 'pointerup') toggle(index, false);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  }
}

/** The tile that follows the pointer; only its place changes from pixel to pixel. */
export function Dragged({ board, picker }: { board: GameBoard<View>; picker: Picker }) {
  const tile = picker.tile.value;
  const face = useMemo(() => <board.Face tile={tile} />, [board, tile]);
  const drag = picker.drag.value;
  if (!drag || tile === null) return null;
  const style = {
    width: `${drag.width}px`,
    height: `${drag.height}px`,
    transform: `translate(${drag.x - drag.width / 2}px, ${drag.y - drag.height * 0.62}px) scale(1.06)`,
  };
  return (
    <div class="dragged" style={style} aria-hidden="true">
      {face}
    </div>
  );
}
