import { beforeEach, expect, it } from 'vitest';
import { Gestures, stepTo } from './gestures';

let seen: string[];
const pointer = (type: string, x: number, y: number, id = 1): PointerEvent =>
  new PointerEvent(type, { clientX: x, clientY: y, pointerId: id, button: 0, isPrimary: id === 1, bubbles: true });
const move = (x: number, y: number, id = 1): void => void dispatchEvent(pointer('pointermove', x, y, id));
const up = (x: number, y: number, id = 1): void => void dispatchEvent(pointer('pointerup', x, y, id));

function hands(mayDrag = true): Gestures {
  return new Gestures({
    tap: () => seen.push('tap'),
    lift: () => mayDrag,
    drag: (dx, dy) => seen.push(`drag ${dx} ${dy}`),
    spread: (factor) => seen.push(`spread ${factor}`),
    drop: ({ clientX, clientY }) => seen.push(`drop ${clientX} ${clientY}`),
    cancel: () => seen.push('cancel'),
  });
}

beforeEach(() => {
  seen = [];
});

it('a press that hardly moves is a tap', () => {
  hands().press(pointer('pointerdown', 10, 10));
  move(13, 12);
  up(13, 12);
  move(50, 50);
  expect(seen).toEqual(['tap']);
});

it('farther it is a drag, from where it began to where it ends', () => {
  hands().press(pointer('pointerdown', 10, 10));
  move(20, 10);
  move(25, 12);
  up(25, 12);
  expect(seen).toEqual(['drag 10 0', 'drag 5 2', 'drop 25 12']);
});

it('what must not be dragged is neither dragged nor tapped', () => {
  hands(false).press(pointer('pointerdown', 10, 10));
  move(40, 10);
  move(60, 10);
  up(60, 10);
  expect(seen).toEqual([]);
});

it('a pointer that the browser takes away ends a drag, and is no tap', () => {
  hands().press(pointer('pointerdown', 10, 10));
  dispatchEvent(pointer('pointercancel', 10, 10));
  hands().press(pointer('pointerdown', 10, 10));
  move(40, 10);
  dispatchEvent(pointer('pointercancel', 40, 10));
  expect(seen).toEqual(['drag 30 0', 'cancel']);
});

it('two fingers spread, and drag by half of what each does', () => {
  const two = hands();
  two.press(pointer('pointerdown', 0, 0));
  two.press(pointer('pointerdown', 100, 0, 2));
  move(200, 0, 2);
  expect(seen).toEqual(['drag 100 0', 'spread 2']);
  up(200, 0, 2);
  up(0, 0);
  expect(seen.at(-1)).toBe('drop 0 0');
});

it('the click at the end of a drag means nothing, the next one does', async () => {
  let clicks = 0;
  document.body.addEventListener('click', () => (clicks += 1), { once: true });
  hands().press(pointer('pointerdown', 10, 10));
  move(40, 10);
  up(40, 10);
  document.body.click();
  expect(clicks).toBe(0);
  await new Promise((done) => setTimeout(done, 5));
  document.body.click();
  expect(clicks).toBe(1);
});

it('arrows lead round in a circle', () => {
  const to = (key: string, here: string | undefined) =>
    stepTo(new KeyboardEvent('keydown', { key }), ['a', 'b', 'c'], here);
  expect([to('ArrowRight', 'a'), to('ArrowDown', 'c'), to('ArrowLeft', 'a'), to('ArrowUp', 'c')]).toEqual([
    'b',
    'a',
    'c',
    'b',
  ]);
  expect([to('ArrowRight', undefined), to('ArrowLeft', undefined), to('x', 'a')]).toEqual(['a', 'c', undefined]);
});
