import { expect, it } from 'vitest';
import { Lens } from './lens';
import { around } from './plane';

const CELLS = [
  [0, 0],
  [5, 0],
];

function opened(): { lens: Lens; shown: () => string } {
  const [room, plane] = [document.createElement('div'), document.createElement('div')];
  const lens = new Lens(room, plane, false);
  lens.show(around(CELLS));
  lens.resize({ width: 390, height: 480 });
  return { lens, shown: () => plane.style.transform };
}

it('fits the table into a window of another width, also after the player moved it', () => {
  const fresh = opened();
  fresh.lens.resize({ width: 1000, height: 480 });
  const moved = opened();
  moved.lens.zoomOut();
  moved.lens.resize({ width: 1000, height: 480 });
  expect(moved.shown()).toBe(fresh.shown());
});

it('stays as the player put it when only the height changes, as when a note appears', () => {
  const { lens, shown } = opened();
  const fitted = shown();
  lens.zoomOut();
  const put = shown();
  lens.resize({ width: 390, height: 440 });
  expect(shown()).toBe(put);
  expect(put).not.toBe(fitted);
});

it('moves a card to the other edge only where it would cover an end at its own', () => {
  const { lens } = opened();
  const tall = [0, 1, 2, 3, 4, 5].map((y) => [0, y]);
  const card = { width: 300, height: 60 };
  const [above, below] = [[[0, 5]], [[0, 0]]];
  lens.show(around(tall));
  lens.resize({ width: 1000, height: 480 });
  expect([above, below, tall].map((cells) => lens.low(card, cells, [0, 3]))).toEqual([true, false, false]);
  // both edges are taken: what lies in doubt, or was just settled, is seen
  expect([0, 5].map((y) => lens.low(card, tall, [0, y]))).toEqual([false, true]);
  // an upright room keeps its lower edge free, but not for two cards
  lens.resize({ width: 390, height: 480 });
  expect([above, below].map((cells) => lens.low(card, cells, [0, 3]))).toEqual([true, true]);
  const cards = { width: 300, height: 160 };
  expect([above, below].map((cells) => lens.low(cards, cells, [0, 3]))).toEqual([true, false]);
  expect([0, 5].map((y) => lens.low(cards, tall, [0, y]))).toEqual([false, true]);
});

it('comes near to an end of a long chain without showing more empty table than chain', () => {
  const { lens, shown } = opened();
  const chain = Array.from({ length: 30 }, (_, x) => [x, 0]);
  lens.show(around(chain));
  lens.look([chain[0]!]);
  const [, x, k] = /translate\(([-\d.]+)px.*scale\(([\d.]+)\)/.exec(shown())!.map(Number);
  expect(k).toBeGreaterThan(0.7);
  expect(x).toBeCloseTo(390 * 0.04); // the end lies at the edge, not in the middle
});
