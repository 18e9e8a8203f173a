import { expect, it } from 'vitest';
import { direction, distance, frameOf, free, home, quarterOf, turned, zoomed } from './orbit';
import { wayOf } from './phrases';
import { bounds, spotOf } from './places';

it('the eye never goes below the table nor over the top', () => {
  expect(turned(home(), 0, -9).height).toBeGreaterThan(0);
  expect(turned(home(), 0, 9).height).toBeLessThan(Math.PI / 2);
});

it('zoom has an end on both sides', () => {
  expect(zoomed(home(), 1000).zoom).toBe(zoomed(home(), 100).zoom);
  expect(zoomed(home(), 0.001).zoom).toBe(zoomed(home(), 0.01).zoom);
});

it('due south and level, the eye is in the south', () => {
  expect(direction({ azimuth: 0, height: 0, zoom: 1 })).toEqual([0, 0, 1]);
});

it('a larger construction and a narrower window need more distance', () => {
  const small = frameOf(bounds([spotOf('66@0,0,0/e')!]));
  const large = frameOf(bounds([spotOf('66@0,0,0/e')!, spotOf('64@8,5,4/e')!]));
  expect(distance(large, 0.6, 1)).toBeGreaterThan(distance(small, 0.6, 1));
  expect(distance(large, 0.6, 0.5)).toBeGreaterThan(distance(large, 0.6, 1));
});

it('the middle of the construction is in the middle of the picture', () => {
  const frame = frameOf(bounds([spotOf('66@2,3,0/n')!]));
  expect([frame.target[0], frame.target[2]]).toEqual([2.5, -4]);
});

it('what lies over the picture takes room from it, but never more than half', () => {
  expect(free({ top: 40, bottom: 60 }, { width: 400, height: 400 })).toEqual({ share: 0.75, lower: -10 });
  expect(free({ top: 40, bottom: 60 }, { width: 100, height: 100 })).toEqual({ share: 0.5, lower: -5 });
});

it('in a wide picture it stands beside the tower, and takes less', () => {
  const edges = { top: 40, bottom: 60 };
  const { share } = free(edges, { width: 560, height: 200 });
  expect(share).toBeGreaterThan(free(edges, { width: 360, height: 200 }).share + 0.3);
});

it('left and right are those of somebody who looks from there', () => {
  const ways = (azimuth: number): string[] =>
    (['e', 'n', 'w', 's'] as const).map((heading) => wayOf(heading, quarterOf({ ...home(), azimuth })));
  expect(ways(home().azimuth)).toEqual(['right', 'away', 'left', 'near']);
  expect(ways(Math.PI / 2)).toEqual(['near', 'right', 'away', 'left']);
  expect(ways(-Math.PI)).toEqual(['left', 'near', 'right', 'away']);
});
