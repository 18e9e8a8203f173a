import { describe, expect, it } from 'vitest';
import { around, CELL, COMFORTABLE, filled, fitInto, held, sees, shown, zoomed } from './plane';

const NONE = { left: 0, top: 0, right: 0, bottom: 0 };
const PHONE = { width: 360, height: 400 };

describe('the plane', () => {
  it('has north above', () =>
    expect(
      around([
        [0, 0],
        [2, 1],
      ]),
    ).toEqual({ left: 0, top: -CELL, right: 3 * CELL, bottom: CELL }));

  it('is seen whole, in the middle', () => {
    const box = around([
      [-9, 4],
      [10, -3],
    ]);
    const camera = fitInto(box, PHONE, { left: 10, right: 20, top: 30, bottom: 60 });
    const seen = shown(camera, box);
    expect(seen.left).toBeCloseTo(10);
    expect(seen.right).toBeCloseTo(340);
    expect(seen.top).toBeGreaterThan(30);
    expect(seen.bottom).toBeLessThan(340);
    expect((seen.top + seen.bottom) / 2).toBeCloseTo(200); // in the middle of the room: it has the space
  });

  it('shows more of the table instead of empty room beside it', () => {
    const row = around(Array.from({ length: 20 }, (_, x) => [x, 0]));
    const margin = { left: 10, right: 20, top: 30, bottom: 60 };
    const seen = (x: number) => shown(filled({ x, y: 0, k: 1 }, row, PHONE, margin), row);
    expect(seen(150)).toMatchObject({ left: 10, top: 153, bottom: 217 }); // its end was in the middle; its height is not
    expect(seen(-1150).right).toBe(340);
    expect(seen(-400).left).toBe(-400);
  });

  it('makes way for what stands beside it only where it must', () => {
    const box = around([[0, 0]]);
    const beside = { left: 0, right: 320, top: 0, bottom: 0 };
    const seen = shown(fitInto(box, PHONE, beside, 64), box);
    expect(seen.right).toBeCloseTo(40);
    expect(seen.left).toBeGreaterThanOrEqual(0);
    expect(shown(fitInto(box, PHONE, { ...beside, right: 100 }, 64), box).left).toBeCloseTo(148);
  });

  it('does not become huge when it is nearly empty', () =>
    expect(fitInto(around([[0, 0]]), PHONE, NONE).k).toBe(COMFORTABLE / CELL));

  it('holds the point still that is zoomed at', () => {
    const at = { x: 100, y: 50 };
    const before = { x: 20, y: 30, k: 1 };
    const after = zoomed(before, 1.5, at);
    expect((at.x - after.x) / after.k).toBeCloseTo((at.x - before.x) / before.k);
    expect((at.y - after.y) / after.k).toBeCloseTo((at.y - before.y) / before.k);
    expect(zoomed(before, 1000, at).k * CELL).toBe(256);
    expect(zoomed(before, 0.0001, at).k * CELL).toBe(12);
  });

  it('cannot be pushed out of sight', () => {
    const box = around([
      [0, 0],
      [3, 0],
    ]);
    for (const [x, y] of [
      [5000, 0],
      [-5000, 0],
      [0, 5000],
      [0, -5000],
    ] as const) {
      const seen = shown(held({ x, y, k: 1 }, box, PHONE), box);
      expect(seen.right).toBeGreaterThanOrEqual(CELL);
      expect(seen.left).toBeLessThanOrEqual(PHONE.width - CELL);
      expect(seen.bottom).toBeGreaterThanOrEqual(CELL);
      expect(seen.top).toBeLessThanOrEqual(PHONE.height - CELL);
    }
    const quiet = { x: 10, y: 100, k: 1 };
    expect(held(quiet, box, PHONE)).toEqual(quiet);
  });

  it('knows what is seen', () => {
    const box = around([[0, 0]]);
    expect(sees({ x: 0, y: 0, k: 1 }, box, PHONE)).toBe(true);
    expect(sees({ x: -1, y: 0, k: 1 }, box, PHONE)).toBe(false);
    expect(sees({ x: 0, y: 340, k: 1 }, box, PHONE)).toBe(false);
  });
});
