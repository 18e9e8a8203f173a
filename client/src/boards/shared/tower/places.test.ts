import { describe, expect, it } from 'vitest';
import type { Place } from '../../views';
import { enamel } from '../magnetic/Enamel';
import { bounds, cells, centre, levels, nearest, neighbours, real, spotOf, spotsOf } from './places';

const laid = (text: string, shift: Place['shift'] = [0, 0, 0]): Place => {
  const { tile, x, y, z, heading } = spotOf(text)!;
  return { tile, x, y, z, heading, shift, by: 0 };
};

describe('a move', () => {
  it('is read with negative cells', () => {
    expect(spotOf('64@-1,2,3/s')).toEqual({
      move: '64@-1,2,3/s',
      risk: null,
      tile: '64',
      x: -1,
      y: 2,
      z: 3,
      heading: 's',
    });
  });
  it('that lays nothing has no place', () => {
    expect(spotsOf(['draw', 'pass'])).toEqual([]);
  });
  it('covers the cell and its neighbour in the direction of the heading', () => {
    expect(cells(spotOf('64@0,0,1/w')!)).toEqual([
      [0, 0],
      [-1, 0],
    ]);
    expect(centre(spotOf('64@0,0,1/n')!)).toEqual([0.5, 1]);
  });
});

it('the hand moves and turns a domino by 1/1024', () => {
  const place = real(laid('64@0,0,0/n', [512, -1024, 1024]));
  expect([place.x, place.y]).toEqual([1, 0]);
  expect(place.turn).toBeCloseTo(Math.PI / 2 + 1);
});

it('colours go round in the order 00, 01, …, 06, 11, …, 66', () => {
  const order = [0, 1, 2, 3, 4, 5, 6].flatMap((low) =>
    [0, 1, 2, 3, 4, 5, 6].filter((high) => high >= low).map((high) => `${high}${low}`),
  );
  expect(order).toHaveLength(28);
  expect(order.map(enamel)).toEqual(order.map((_, kind) => kind % 4));
});

it('places that share a cell are told apart by where in it one points', () => {
  const spots = spotsOf(['64@0,0,1/e', '64@0,0,1/n']);
  expect(nearest(spots, 0.8, 0.5)?.heading).toBe('e');
  expect(nearest(spots, 0.5, 0.8)?.heading).toBe('n');
  expect(nearest([], 0, 0)).toBeNull();
});

it('neighbours are below, above and beside', () => {
  const tower = [laid('66@0,0,0/e'), laid('62@0,0,2/n'), laid('51@2,0,1/e'), laid('00@7,7,1/e')];
  const near = neighbours(tower, spotOf('64@0,0,1/e')!);
  expect(near.below.map((place) => place.tile)).toEqual(['66']);
  expect(near.above.map((place) => place.tile)).toEqual(['62']);
  expect(near.beside.map((place) => place.tile)).toEqual(['51']);
});

it('levels are shown from the top, also those that hold only a place', () => {
  const shown = levels([laid('66@0,0,0/e')], spotsOf(['64@0,0,1/e']));
  expect(shown.map((level) => [level.z, level.dominoes.length, level.spots.length])).toEqual([
    [1, 0, 1],
    [0, 1, 0],
  ]);
});

it('bounds hold every cell, and a domino where there is none', () => {
  expect(bounds([laid('64@-1,2,3/s')])).toEqual({ west: -1, east: 0, south: 1, north: 3, top: 4 });
  expect(bounds([])).toEqual({ west: 0, east: 2, south: 0, north: 1, top: 1 });
});
