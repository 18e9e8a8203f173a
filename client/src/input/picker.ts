// Picking a domino and finding its place, by mouse, touch or keyboard: the same for every game.
// A board shows `spots`, marks each by `spot(move)`, and never asks how it was chosen.
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { askBeforeLaying } from '../device/prefs';
import { middleOf, type Spot } from '../moments/motion';
import { stepTo } from './gestures';

export interface Drag {
  /** Where the pointer is, in the window. */
  x: number;
  y: number;
  /** How large the dragged tile is drawn. */
  width: number;
  height: number;
}

/** Where a dragged tile is drawn: above the finger, so that it is seen. */
export const dragged = ({ x, y, width, height }: Drag): Spot => ({
  left: x - width / 2,
  top: y - height * 0.62,
  width,
  height,
});

export interface Choices {
  hand: string[];
  legal: string[];
  moves(tile: string): string[];
  play(move: string): void;
  /** Whether the player is asked once more at one of several places, whatever they prefer; `touch`: by a finger. */
  asks?(touch: boolean): boolean;
  /** Whether picking up a tile only shows the place of this move, even if it is the only one. */
  showsFirst?(move: string): boolean;
  /** What the place of a move is called; moves at one place differ in how the tile lies there. */
  placeOf?(move: string): string;
  /** Somebody tried to pick a tile that goes nowhere. */
  why?(tile: string): void;
}

const NEAR = 72; // a tile dropped so near to a place goes there

export class Picker {
  /** What can be done now; set by the table with each view. */
  readonly choices = signal<Choices>({ hand: [], legal: [], moves: () => [], play: () => {} });
  /** The picked tile's place in the hand. */
  readonly index = signal<number | null>(null);
  readonly drag = signal<Drag | null>(null);
  /** Whether a tile is being dragged: changes twice in a drag, where `drag` changes with every pixel. */
  readonly dragging: ReadonlySignal<boolean> = computed(() => this.drag.value !== null);
  /** A move that is shown on the board and waits to be confirmed. */
  readonly pending = signal<string | null>(null);
  readonly tile: ReadonlySignal<string | null> = computed(() =>
    this.index.value === null ? null : (this.choices.value.hand[this.index.value] ?? null),
  );
  /** The moves that play the picked tile. */
  readonly spots: ReadonlySignal<string[]> = computed(() =>
    this.tile.value === null ? [] : this.choices.value.moves(this.tile.value),
  );
  private touched = false;
  /** Where the tile was seen that was laid last, until its board has asked. */
  private left: Spot | null = null;

  /** New choices: the picked tile stays picked only if it is still in the hand and can still be played. */
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

  /**
   * A tile is tapped, or Enter is pressed on it: it is picked up, and with a single place to go it is laid there.
   * The second time it is put back.
   */
  take(index: number): void {
    const { hand, moves, showsFirst, placeOf, why } = this.choices.value;
    const tile = hand[index];
    if (tile === undefined || this.index.value === index) return this.drop();
    const found = moves(tile);
    this.pick(found.length ? index : null);
    const [only] = found;
    if (only === undefined) return why?.(tile);
    if (found.length > 1) {
      const places = new Set(found.map((move) => placeOf?.(move) ?? move));
      if (places.size === 1) this.pending.value = only; // one place, but there is more to choose
      return undefined;
    }
    return showsFirst?.(only) ? undefined : this.choose(only, askBeforeLaying.value); // a finger can miss nothing
  }

  /** Show a move on the board as if its tile were about to be placed; moves without a tile are not shown. */
  show(move: string): void {
    const { hand, moves } = this.choices.value;
    const index = hand.findIndex((tile) => moves(tile).includes(move));
    if (index < 0 || this.drag.value) return;
    this.index.value = index;
    this.pending.value = move;
  }

  /** Choose a move. It is shown first where the player or the game wants to be asked once more. */
  choose(move: string, asks = this.asks()): void {
    if (!this.choices.value.legal.includes(move)) return;
    if (asks && this.pending.value !== move) {
      this.pending.value = move;
      return;
    }
    this.left = this.seenAt(move);
    this.drop();
    this.choices.peek().play(move);
  }

  /** The tile of a move before it is made: under the finger, at its place (if drawn there, as a `ghost`), or in the hand. */
  private seenAt(move: string): Spot | null {
    const drag = this.drag.peek();
    if (drag) return dragged(drag);
    if (this.index.peek() === null) return null;
    const place = [...document.querySelectorAll('[data-move]')].find((one) => one.getAttribute('data-move') === move);
    const tile =
      place?.querySelector('.ghost') ?? place ?? document.querySelector(`[data-tile-index="${this.index.peek()}"]`);
    return tile?.getBoundingClientRect() ?? null;
  }

  /** Where a tile comes from that has just been laid: from where its player saw it last, or from a name plate. */
  origin(by: number | null, reader: number | null): Spot | null {
    const seen = by === reader ? this.left : null;
    this.left = null;
    return seen ?? middleOf(document.querySelector(`[data-seat="${by}"]`));
  }

  private asks(): boolean {
    return askBeforeLaying.value || (this.choices.value.asks?.(this.touched) ?? false);
  }

  /**
   * What makes any element, HTML or SVG, a place for a move. A place that `asks` always shows the
   * move before it is made: there is more to choose, such as how the tile is turned.
   */
  spot(move: string, label: string, asks = false) {
    return {
      'data-move': move,
      'data-asks': asks || undefined,
      role: 'button' as const,
      tabindex: 0, // in lower case: SVG knows no other
      'aria-label': label,
      onPointerDown: (event: PointerEvent) => this.notice(event),
      onClick: (event: Event) => {
        event.stopPropagation();
        this.choose(move, asks || undefined);
      },
      onKeyDown: (event: KeyboardEvent) => this.steer(event, move, asks),
    };
  }

  /** Remember whether it was a finger or a mouse. */
  notice(event: PointerEvent): void {
    this.touched = event.pointerType === 'touch';
  }

  /** Arrows move from place to place, Enter plays, Escape returns to the hand. */
  private steer(event: KeyboardEvent, move: string, asks: boolean): void {
    const places = [...document.querySelectorAll<HTMLElement>('[data-move]')];
    const next = stepTo(event, places, event.currentTarget as HTMLElement);
    if (next) next.focus();
    else if (event.key === 'Enter' || event.key === ' ') this.backToHand(() => this.choose(move, asks || undefined));
    else if (event.key === 'Escape') this.backToHand(() => this.drop());
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Play or cancel by keyboard: the place disappears, so focus returns to the tile. A place that asks keeps it. */
  private backToHand(act: () => void): void {
    const index = this.index.peek();
    act();
    if (this.pending.peek() === null) document.querySelector<HTMLElement>(`[data-tile-index="${index ?? 0}"]`)?.focus();
  }

  /** A tap beside the places of the picked tile means the nearest of them. Returns whether there is one near. */
  tapNear({ clientX, clientY }: MouseEvent): boolean {
    const place = this.tile.value === null ? null : this.placeNear(clientX, clientY);
    if (place) this.choose(place.getAttribute('data-move')!, place.hasAttribute('data-asks') || undefined);
    return place !== null;
  }

  /** The move whose place is nearest to a point of the window; null if none is near. */
  nearest(x: number, y: number): string | null {
    return this.placeNear(x, y)?.getAttribute('data-move') ?? null;
  }

  private placeNear(x: number, y: number): Element | null {
    let best: Element | null = null;
    let least = NEAR;
    for (const place of document.querySelectorAll('[data-move]')) {
      const box = place.getBoundingClientRect();
      const dx = Math.max(box.left - x, 0, x - box.right);
      const dy = Math.max(box.top - y, 0, y - box.bottom);
      const centre = Math.hypot(x - (box.left + box.right) / 2, y - (box.top + box.bottom) / 2);
      const distance = Math.hypot(dx, dy) + centre / 1000;
      if (distance < least) [best, least] = [place, distance];
    }
    return best;
  }

  /** Drop a dragged tile. */
  release(x: number, y: number): void {
    const place = this.placeNear(x, y);
    if (place) this.choose(place.getAttribute('data-move')!, place.hasAttribute('data-asks') || askBeforeLaying.value);
    this.drag.value = null;
  }
}
