// Your hand. Pick by click, tap, Enter or a number; drag to the board; arrows move along it.
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { GameBoard } from '../boards/board';
import { reducedMotion } from '../device/stillness';
import { Gestures, stepTo } from '../input/gestures';
import { dragged, type Picker } from '../input/picker';
import { turnUp } from '../moments/motion';
import type { View } from '../protocol';
import { t } from '../words/words';
import { useKeys } from './Keys';

interface RackProps {
  board: GameBoard<View>;
  picker: Picker;
  hand: string[];
  /** Which deal the hand is of, where several follow one another: nobody drew the tiles of a new one. */
  deal?: number;
  seat: number;
  active: boolean;
}

const NUMBERS = '1234567890'; // the key of each tile
const WIDE_ROW = 12; // tiles side by side on a wide screen, whatever the game

const STEADY = 7; // tiles in a row that make room for no larger ones as they are laid: board and hand would move

/** Rows of equal length: a second when the first is full, a third when two overflow. */
const perRow = (tiles: number, row = 8, most = 0): number => {
  const rows = tiles > 2 * row + 2 ? 3 : tiles > row ? 2 : 1;
  if (rows === 1) return Math.max(tiles, 5, Math.min(most, STEADY));
  return Math.max(Math.ceil(tiles / rows), 4, Math.min(Math.ceil(most / rows), row));
};

/** The most tiles of a deal that were in the hand at once. */
function useMost(count: number, deal: number): number {
  const kept = useRef({ deal, most: 0 });
  if (kept.current.deal !== deal) kept.current = { deal, most: 0 };
  kept.current.most = Math.max(kept.current.most, count);
  return kept.current.most;
}

export function Rack({ board, picker, hand, deal = 1, seat, active }: RackProps) {
  const rack = useRef<HTMLDivElement>(null);
  const most = useMost(hand.length, deal);
  const fresh = useFresh(hand, deal, rack);
  const at = useSignal(0); // where the keyboard is
  const choices = picker.choices.value;
  const goes = hand.map((tile) => active && choices.moves(tile).length > 0);
  const reach = Math.min(at.value, Math.max(hand.length - 1, 0));
  const tiles = (): HTMLElement[] => [...(rack.current?.querySelectorAll<HTMLElement>('.rack-tile') ?? [])];

  // Whatever had the focus may be gone, such as a tile that was laid: then the next one has it.
  useEffect(() => {
    const nowhere = document.activeElement === document.body || document.activeElement === null;
    if (nowhere) tiles()[reach]?.focus({ preventScroll: true });
  });
  useKeys((event) => {
    const index = event.key.length === 1 ? NUMBERS.indexOf(event.key) : -1;
    const known = index >= 0 && index < hand.length;
    if (known) tiles()[index]?.focus();
    if (known) take(index, true);
    const putsBack = event.key === 'Escape' && picker.index.value !== null;
    if (putsBack) picker.drop();
    return known || putsBack;
  });

  function walk(event: KeyboardEvent): void {
    const next = stepTo(event, tiles(), event.currentTarget as HTMLElement);
    if (!next) return;
    event.preventDefault();
    at.value = tiles().indexOf(next);
    next.focus();
  }

  function take(index: number, keyboard = false): void {
    at.value = index;
    picker.take(index);
    if (!goes[index]) shake(tiles()[index]);
    if (keyboard && picker.tile.value !== null) requestAnimationFrame(goToPlaces);
  }

  /** The keyboard goes on to the places, unless somebody is there already: they may have chosen one. */
  function goToPlaces(): void {
    const waiting = rack.current?.contains(document.activeElement) || document.activeElement === document.body;
    if (waiting) document.querySelector<HTMLElement>('[data-move]')?.focus();
  }

  /** A press is a tap unless the pointer moves; then the tile follows it. */
  function press(event: PointerEvent, index: number): void {
    picker.notice(event);
    const { width, height } = (event.currentTarget as HTMLElement).getBoundingClientRect();
    new Gestures({
      tap: () => take(index),
      lift: () => {
        if (goes[index]) picker.pick(index);
        return goes[index]!;
      },
      drag: (_dx, _dy, { clientX: x, clientY: y }) => (picker.drag.value = { x, y, width, height }),
      drop: ({ clientX, clientY }) => picker.release(clientX, clientY),
      cancel: () => picker.drop(),
    }).press(event);
  }

  return (
    <div
      ref={rack}
      class="rack"
      id="hand"
      role="group"
      aria-label={t('hand-of-you', { count: hand.length })}
      data-seat={seat}
      style={{ '--per-row': perRow(hand.length, board.row, most), '--per-wide-row': perRow(hand.length, WIDE_ROW) }}
    >
      {hand.map((tile, index) => (
        <button
          key={`${tile}-${hand.slice(0, index).filter((other) => other === tile).length}`}
          type="button"
          class={`rack-tile ${goes[index] ? 'goes' : ''} ${picker.index.value === index ? 'picked' : ''} ${picker.dragging.value && picker.index.value === index ? 'away' : ''} ${fresh.includes(index) ? 'fresh' : ''}`}
          data-tile-index={index}
          data-tile={tile}
          tabIndex={index === reach ? 0 : -1}
          aria-pressed={picker.index.value === index}
          aria-keyshortcuts={NUMBERS[index]}
          aria-label={goes[index] ? t('tile-goes', { tile: board.name(tile) }) : board.name(tile)}
          onFocus={() => (at.value = index)}
          onKeyDown={walk}
          onPointerDown={(event) => press(event, index)}
          onClick={(event) => event.detail === 0 && take(index, true)}
        >
          <board.Face tile={tile} />
        </button>
      ))}
    </div>
  );
}

/** The places of tiles of a deal that were drawn or given since the last time: each turns over where it will stay. */
function useFresh(hand: string[], deal: number, rack: { current: HTMLElement | null }): number[] {
  const before = useRef<{ hand: string[]; deal: number } | null>(null);
  const fresh = before.current?.deal === deal ? newIn(before.current.hand, hand) : [];
  useLayoutEffect(() => {
    before.current = { hand, deal };
    for (const tile of rack.current?.querySelectorAll('.rack-tile.fresh') ?? []) turnUp(tile);
  }, [hand.join(' '), deal]);
  return fresh;
}

/** Where the new tiles of a hand are; none if it is another hand. */
export function newIn(before: string[], now: string[]): number[] {
  const left = [...before];
  const fresh = now.flatMap((tile, index) => {
    const known = left.indexOf(tile);
    if (known < 0) return [index];
    left.splice(known, 1);
    return [];
  });
  return fresh.length < now.length ? fresh : [];
}

/** A tile that goes nowhere says no. */
function shake(tile: HTMLElement | undefined): void {
  if (tile?.animate && !reducedMotion())
    tile.animate(
      [0, -4, 4, -2, 0].map((x) => ({ translate: `${x}px 0` })),
      { duration: 220 },
    );
}

/** The tile that follows the pointer; only its place changes from pixel to pixel. */
export function Dragged({ board, picker }: { board: GameBoard<View>; picker: Picker }) {
  const tile = picker.tile.value;
  const face = useMemo(() => <board.Face tile={tile} />, [board, tile]);
  const drag = picker.drag.value;
  if (!drag || tile === null) return null;
  const { left, top, width, height } = dragged(drag);
  const style = {
    width: `${width}px`,
    height: `${height}px`,
    transform: `translate(${left}px, ${top}px) scale(1.06)`,
  };
  return (
    <div class="dragged" style={style} aria-hidden="true">
      {face}
    </div>
  );
}
