// Moves the camera over the plane: by fingers, mouse, wheel and keys, and as the table grows. Only
// one transform changes; nothing is drawn again.
import { Gestures, type Point } from '../../input/gestures';
import { moveByKey, ZOOM_STEP } from '../../input/zoom';
import { rem } from '../../parts/size';
import {
  around,
  type Box,
  type Camera,
  CELL,
  COMFORTABLE,
  filled,
  fitInto,
  held,
  meet,
  type Room,
  sees,
  shown,
  zoomed,
} from './plane';

const NOTCH = 1.0016; // one pixel of the wheel
const PUSH = 64; // pixels an arrow key
const CLOSE = 36; // a cell that one looks at is at least so large: a tap beside it means it, too
const WORTH = 1.2; // going near makes cells larger by this, or it is not worth it
const LARGE = 52; // heights of the text: a larger room does not make tiles larger of its own accord
const EXAMPLE = 4; // heights of the text: a tile in the rules
const WIDE = 1.2; // so much wider than high is a wide room
const BUTTONS = 5; // heights of the text beside which the table lies

export class Lens {
  private camera: Camera = { x: 0, y: 0, k: 1 };
  private room: Room = { width: 0, height: 0 };
  private box: Box = around([[0, 0]]);
  /** Whether the player moved the table; then it stays where it is until everything is shown again. */
  private byHand = false;
  /** Where the camera was before it zoomed in on a tile. */
  private before: Camera | null = null;
  private rest = 0;

  /** Whether there is more room beside the table than below it. */
  private get wide(): boolean {
    return this.room.width > this.room.height * WIDE;
  }

  /** What is kept free for the zoom buttons and the choices: below in an upright room, at the right in a wide one. */
  private get margin(): Box {
    const side = Math.min(32, this.room.width * 0.04);
    if (this.still) return { left: side, right: side, top: side, bottom: side };
    return {
      left: side,
      right: Math.max(this.wide ? BUTTONS * rem() : 0, side),
      top: side,
      bottom: Math.max(this.wide ? 0 : BUTTONS * rem(), side),
    };
  }

  constructor(
    private readonly element: HTMLElement,
    private readonly plane: HTMLElement,
    private readonly still: boolean,
  ) {}

  /** The room has a new size. */
  resize(room: Room): void {
    const turned = this.room.width !== room.width; // the device or the window; notes change the height alone
    this.room = room;
    this.element.parentElement?.toggleAttribute('data-wide', this.wide); // where the buttons stand
    if (turned || !this.byHand) this.fit(!turned);
  }

  /** The table has grown, or something on it must be visible. */
  show(box: Box): void {
    this.box = box;
    if (!this.byHand || !sees(this.camera, box, this.room)) this.fit();
  }

  /** Show the whole table. */
  fit(smooth = true): void {
    if (!this.room.width) return;
    this.byHand = false;
    this.before = null;
    const roomy = Math.max(COMFORTABLE, Math.min(this.room.width, this.room.height, LARGE * rem()) / 7);
    this.set(fitInto(this.box, this.room, this.margin, this.still ? EXAMPLE * rem() : roomy), smooth);
  }

  /** Zoom in on cells that are too small to judge; null to go back. */
  look(cells: number[][] | null): void {
    const base = this.before ?? this.camera;
    if (cells && base.k * CELL >= CLOSE) return this.reveal(cells);
    const near = cells && fitInto(around(cells), this.room, this.margin, CLOSE * 1.35);
    if (near && near.k > base.k * WORTH) {
      this.before = base;
      this.set(filled(near, this.box, this.room, this.margin), true);
    } else if (this.before) {
      if (this.byHand) this.set(this.before, true);
      else this.fit();
      this.before = null;
    }
  }

  /** Bring cells into view, clear of the buttons. */
  reveal(cells: number[][]): void {
    const { right, bottom } = this.margin;
    const clear = { width: this.room.width - right, height: this.room.height - bottom };
    if (!sees(this.camera, around(cells), clear)) this.fit();
  }

  /**
   * Whether a card lies at the lower edge of the room: in an upright one, unless it would cover cells there that it
   * leaves free above; in a wide one only if it is the other way round. Where it covers some at both edges, the newest
   * tile counts alone: that one is spoken of.
   */
  low(card: Room, cells: number[][], newest: number[]): boolean {
    const left = (this.room.width - card.width) / 2;
    const at = (top: number): Box => ({ left, top, right: left + card.width, bottom: top + card.height });
    const edges = [at(0), at(this.room.height - card.height)];
    const [own, other] = this.wide ? edges : edges.reverse();
    const better = (seen: number[][]): boolean => {
      const covered = (box: Box): boolean => seen.some((cell) => meet(box, shown(this.camera, around([cell]))));
      return covered(own!) && !covered(other!);
    };
    return this.wide === (better(cells) || better([newest]));
  }

  zoom(factor: number, at: Point = { x: this.room.width / 2, y: this.room.height / 2 }, smooth = true): void {
    this.byHand = true;
    this.set(zoomed(this.camera, factor, at), smooth);
  }

  zoomIn = (): void => this.zoom(ZOOM_STEP);
  zoomOut = (): void => this.zoom(1 / ZOOM_STEP);

  private pan(dx: number, dy: number, smooth: boolean): void {
    this.byHand = true;
    this.set({ ...this.camera, x: this.camera.x + dx, y: this.camera.y + dy }, smooth);
  }

  /** While it moves, the plane is one picture; at rest it is drawn sharp. */
  private set(camera: Camera, smooth: boolean): void {
    this.camera = held(camera, this.box, this.room);
    const { x, y, k } = this.camera;
    const { style } = this.plane;
    style.willChange = 'transform';
    style.transition = smooth ? '' : 'none';
    style.transform = `translate(${x}px, ${y}px) scale(${k})`;
    this.element.classList.toggle('beyond', !sees(this.camera, this.box, this.room));
    clearTimeout(this.rest);
    const settle = (): void => {
      style.willChange = '';
      style.setProperty('--k', String(this.camera.k));
    };
    if (style.getPropertyValue('--k') === '') settle();
    this.rest = window.setTimeout(settle, smooth ? 260 : 140);
  }

  /** A point of the window, in the room. */
  private at({ x, y }: Point): Point {
    const box = this.element.getBoundingClientRect();
    return { x: x - box.left, y: y - box.top };
  }

  /** One finger or the mouse moves the table, two make it larger or smaller. */
  readonly gestures = new Gestures({
    drag: (dx, dy) => this.pan(dx, dy, false),
    spread: (factor, middle) => this.zoom(factor, this.at(middle), false),
  });

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const pixels = event.deltaMode ? event.deltaY * 33 : event.deltaY;
    this.zoom(NOTCH ** -(event.ctrlKey ? pixels * 4 : pixels), this.at({ x: event.clientX, y: event.clientY }), false);
  };

  push = (right: number, down: number): void => this.pan(-right * PUSH, -down * PUSH, true);

  key = (event: KeyboardEvent): void => {
    if (event.target === this.element) moveByKey(event, this);
  };
}
