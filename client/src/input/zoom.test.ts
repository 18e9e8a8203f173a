import { expect, test } from 'vitest';
import { moveByKey, ZOOM_STEP } from './zoom';

function press(key: string, held: KeyboardEventInit = {}): unknown[] {
  const done: unknown[] = [];
  const event = new KeyboardEvent('keydown', { key, cancelable: true, ...held });
  const meant = moveByKey(event, {
    push: (right, down) => done.push([right, down]),
    zoom: (factor) => done.push(factor),
    fit: () => done.push('all'),
  });
  expect(event.defaultPrevented).toBe(meant);
  return done;
}

test('arrows look around, + and − zoom, Home shows everything', () => {
  expect(press('ArrowLeft')).toEqual([[-1, 0]]);
  expect(press('ArrowDown')).toEqual([[0, 1]]);
  expect(press('+')).toEqual([ZOOM_STEP]);
  expect(press('-')).toEqual([1 / ZOOM_STEP]);
  expect(press('Home')).toEqual(['all']);
});

test("numbers, which pick tiles, and the browser's own zoom are left alone", () => {
  expect([press('0'), press('+', { ctrlKey: true }), press('-', { metaKey: true })]).toEqual([[], [], []]);
});
