import { describe, expect, it } from 'vitest';
import { direction, frameOf, frameOfFall, free, front, home, partway, quarterOf, turned, zoomed } from './orbit';
import { wayOf } from './phrases';
import { spotOf } from './places';

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
  const small = frameOf([spotOf('66@0,0,0/e')!]);
  const large = frameOf([spotOf('66@0,0,0/e')!, spotOf('64@8,5,4/e')!]);
  expect(large.seen(home(), 1).far).toBeGreaterThan(small.seen(home(), 1).far);
  expect(large.seen(home(), 0.5).far).toBeGreaterThan(large.seen(home(), 1).far);
});

it('what lies across a wide window may be nearer than what lies along the line of sight', () => {
  const across = frameOf([spotOf('66@0,0,0/e')!, spotOf('64@12,0,0/e')!]);
  const along = frameOf([spotOf('66@0,0,0/n')!, spotOf('64@0,12,0/n')!]);
  const eye = { ...home(), azimuth: 0, height: 1 };
  expect(across.seen(eye, 3).far).toBeLessThan(along.seen(eye, 3).far);
  expect(across.seen({ ...eye, azimuth: Math.PI / 2 }, 3).far).toBeCloseTo(along.seen(eye, 3).far);
});

it('the middle of the construction is in the middle of the picture', () => {
  const { target } = frameOf([spotOf('66@2,3,0/n')!]).seen({ ...home(), azimuth: 0, height: 1.5 }, 1);
  expect(target[0]).toBeCloseTo(2.5);
  expect(target[2]).toBeCloseTo(-4, 1);
});

describe('looks at a construction', () => {
  const row = (length: number) => frameOf(Array.from({ length }, (_, n) => spotOf(`66@0,${2 * n},0/n`)!));
  const wide = { width: 600, height: 200 };
  const aside = front(row(7), home(), wide);
  it('from in front while it can be read, and else along its other side', () => {
    expect(front(row(1), home(), wide)).toEqual(home());
    expect(quarterOf(aside)).not.toBe(quarterOf(home()));
    expect(row(7).seen(aside, 3).far).toBeLessThan(row(7).seen(home(), 3).far);
  });
  it('and does not turn back for little', () => {
    expect(front(row(7), aside, wide)).toBe(aside);
  });
});

it('half the way between two frames is half as far', () => {
  const [near, wide] = [frameOf([]), frameOf([spotOf('66@8,0,0/e')!, spotOf('64@-8,0,0/e')!])];
  const half = partway(near, wide, 0.5).seen(home(), 1).far;
  expect(half).toBeCloseTo((near.seen(home(), 1).far + wide.seen(home(), 1).far) / 2);
  expect(partway(near, wide, 1)).toBe(wide);
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

it('a domino that fell is seen to its ends, whichever way it lies', () => {
  const tower = [spotOf('66@0,0,0/e')!];
  const { far } = frameOfFall(tower, [[8, 0, -0.5]]).seen(home(), 0.8);
  for (const end of ['64@7,0,0/e', '64@8,0,0/n'])
    expect(far).toBeGreaterThan(frameOf([...tower, spotOf(end)!]).seen(home(), 0.8).far - 1);
  expect(far).toBeGreaterThan(frameOf(tower, undefined, [[8, 0, -0.5]]).seen(home(), 0.8).far + 1);
});
