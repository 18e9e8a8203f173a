// What hands do, the same in every game: a tap, a drag, two fingers that spread, and the arrow keys.

const THRESHOLD = 6; // pixels before a press becomes a drag

export interface Point {
  x: number;
  y: number;
}

export interface Hands {
  /** Pressed and let go in the same place. */
  tap?(event: PointerEvent): void;
  /** A drag begins; false if it must not. */
  lift?(event: PointerEvent): boolean;
  /** Dragged so far since the last call, by one finger or by several together. */
  drag?(dx: number, dy: number, event: PointerEvent): void;
  /** Two fingers are so many times as far apart as at the last call; `middle` is between them. */
  spread?(factor: number, middle: Point): void;
  drop?(event: PointerEvent): void;
  /** The drag came to nothing: the browser took the pointer away. */
  cancel?(): void;
}

/** Recognises what the pointers do that go down on an element: give it each `pointerdown`. */
export class Gestures {
  private readonly fingers = new Map<number, Point>();
  private start: Point = { x: 0, y: 0 };
  private state: 'still' | 'dragging' | 'refused' = 'still';

  constructor(private readonly hands: Hands) {}

  readonly press = (event: PointerEvent): void => {
    if (event.button !== 0 || this.fingers.size > 1) return;
    if (event.isPrimary !== false) this.fingers.clear(); // one that was lost must not stay
    if (!this.fingers.size) {
      this.start = at(event);
      this.state = 'still';
      addEventListener('pointermove', this.move);
      addEventListener('pointerup', this.end);
      addEventListener('pointercancel', this.end);
    }
    this.fingers.set(event.pointerId, at(event));
  };

  private readonly move = (event: PointerEvent): void => {
    const was = this.fingers.get(event.pointerId);
    if (!was || this.state === 'refused') return;
    const now = at(event);
    if (this.state === 'still' && !this.lifts(event, now)) return;
    const from = this.state === 'still' ? this.start : was;
    this.state = 'dragging';
    this.fingers.set(event.pointerId, now);
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    const share = other ? 0.5 : 1; // two fingers drag together
    this.hands.drag?.((now.x - from.x) * share, (now.y - from.y) * share, event);
    if (!other) return;
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    this.hands.spread?.(distance(now, other) / Math.max(distance(was, other), 1), middle);
  };

  /** Whether this is no longer a tap; asks whether it may be a drag. */
  private lifts(event: PointerEvent, now: Point): boolean {
    if (distance(now, this.start) <= THRESHOLD && this.fingers.size < 2) return false;
    if (this.hands.lift?.(event) !== false) return true;
    this.state = 'refused';
    return false;
  }

  private readonly end = (event: PointerEvent): void => {
    if (!this.fingers.delete(event.pointerId) || this.fingers.size) return;
    removeEventListener('pointermove', this.move);
    removeEventListener('pointerup', this.end);
    removeEventListener('pointercancel', this.end);
    const dropped = event.type === 'pointerup';
    if (this.state === 'still' && dropped) return this.hands.tap?.(event);
    if (this.state === 'still') return undefined;
    swallowClick();
    if (this.state === 'refused') return undefined;
    return dropped ? this.hands.drop?.(event) : this.hands.cancel?.();
  };
}

/** The click that the browser makes of the end of a drag, or of a tap that was followed already, means nothing. */
function swallowClick(): void {
  const stop = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }), 0);
}

const at = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The thing that an arrow key leads to from this one, round in a circle; undefined for other keys. */
export function stepTo<T>(event: KeyboardEvent, things: T[], here: T | undefined): T | undefined {
  const step = STEPS[event.key];
  if (!step || !things.length) return undefined;
  const from = here === undefined ? -1 : things.indexOf(here);
  const to = from < 0 ? (step > 0 ? 0 : things.length - 1) : from + step;
  return things[(to + things.length) % things.length];
}

/** Whether keys are typed into something, or belong to the browser; nothing is typed into a slider. */
export function isTyping(event: KeyboardEvent): boolean {
  const { target } = event;
  const field =
    target instanceof HTMLElement && target.closest('input:not([type=range]), textarea, select, [contenteditable]');
  return Boolean(field) || event.ctrlKey || event.metaKey || event.altKey;
}
