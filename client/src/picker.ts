// Picking a domino and finding its place, by mouse, touch or keyboard: the same for every game.
// A board shows `spots`, marks each by `spot(move)`, and never asks how it was chosen.
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { confirmTouch } from './prefs';

export interface Drag {
  /** Where the pointer is, in the window. */
  x: number;
  y: number;
  /** How large the dragged tile is drawn. */
  width: number;
  height: number;
}

export interface Choices {
  hand: string[];
  legal: string[];
  moves(tile: string): string[];
  play(move: string): void;
}

const NEAR = 72; // a tile dropped so near to a place goes there

export class Picker {
  /** What can be done now; the table sets it with each view. */
  readonly choices = signal<Choices>({ hand: [], legal: [], moves: () => [], play: () => {} });
  /** The picked tile's place in the hand. */
  readonly index = signal<number | null>(null);
  readonly drag = signal<Drag | null>(null);
  /** A move chosen by touch that waits to be confirmed. */
  readonly pending = signal<string | null>(null);
  readonly tile: ReadonlySignal<string | null> = computed(() =>
    this.index.value === null ? null : (this.choices.value.hand[this.index.value] ?? null),
  );
  /** The moves that lay the picked tile. */
  readonly spots: ReadonlySignal<string[]> = computed(() =>
    this.tile.value === null ? [] : this.choices.value.moves(this.tile.value),
  );
  private touched = false;

  /** New things to choose from: what was picked stays only if it is still there and still goes. */
  offer(choices: Choices): void {
    const tile = this.tile.peek();
    this.choices.value = choices;
    const index = tile === null ? -1 : choices.hand.indexOf(tile);
    if (index < 0 || !choices.moves(tile!).length) this.drop();
    else this.index.value = index;
    if (this.pending.peek() && !choices.legal.includes(this.pending.peek()!)) this.pending.value = null;
  }

  pick(index: number | null): void {
    this.index.value = index;
    this.pending.value = null;
  }

  drop(): void {
    this.pick(null);
    this.drag.value = null;
  }

  /** Choose a move; on touch, boards ask once more unless that is switched off. */
  choose(move: string, asks = this.touched && confirmTouch.value): void {
    if (!this.choices.value.legal.includes(move)) return;
    if (asks && this.pending.value !== move) {
      this.pending.value = move;
      return;
    }
    this.drop();
    this.choices.peek().play(move);
  }

  /** What makes any element, HTML or SVG, a place for a move. */
  spot(move: string, label: string) {
    return {
      'data-move': move,
      role: 'button' as const,
      tabIndex: 0,
      'aria-label': label,
      onPointerDown: (event: PointerEvent) => this.notice(event),
      onClick: (event: Event) => {
        event.stopPropagation();
        this.choose(move);
      },
      onKeyDown: (event: KeyboardEvent) => this.steer(event, move),
    };
  }

  /** Remember whether a finger or a mouse is used. */
  notice(event: PointerEvent): void {
    this.touched = event.pointerType === 'touch';
  }

  /** Arrows walk from place to place, Enter lays, Escape goes back to the hand. */
  private steer(event: KeyboardEvent, move: string): void {
    const places = [...document.querySelectorAll<HTMLElement>('[data-move]')];
    const here = places.indexOf(event.currentTarget as HTMLElement);
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step) places[(here + step + places.length) % places.length]?.focus();
    else if (event.key === 'Enter' || event.key === ' ') this.choose(move, false);
    else if (event.key === 'Escape') this.backToHand();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  backToHand(): void {
    const index = this.index.peek();
    this.drop();
    document.querySelector<HTMLElement>(`[data-tile-index="${index ?? 0}"]`)?.focus();
  }

  /** The place nearest to where a dragged tile was let go; null: none is near. */
  nearest(x: number, y: number): string | null {
    let best: string | null = null;
    let least = NEAR;
    for (const place of document.querySelectorAll('[data-move]')) {
      const box = place.getBoundingClientRect();
      const dx = Math.max(box.left - x, 0, x - box.right);
      const dy = Math.max(box.top - y, 0, y - box.bottom);
      const centre = Math.hypot(x - (box.left + box.right) / 2, y - (box.top + box.bottom) / 2);
      const distance = Math.hypot(dx, dy) + centre / 1000;
      if (distance < least) [best, least] = [place.getAttribute('data-move'), distance];
    }
    return best;
  }

  /** Let a dragged tile go. */
  release(x: number, y: number): void {
    const move = this.nearest(x, y);
    this.drag.value = null;
    if (move !== null) this.choose(move, false);
  }
}
