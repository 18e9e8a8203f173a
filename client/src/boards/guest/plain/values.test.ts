// What the plain board makes of views: of a line, of trains, and of whatever else a game may tell.
import { expect, test } from 'vitest';
import type { View } from '../../../protocol';
import { count, sections, type Value } from './values';

const PLAYERS = ['You', 'Bo', 'Cy'].map((name, seat) => ({ name, seat, you: seat === 0 }));
const COMMON: View = {
  game: 'x',
  players: 3,
  options: {},
  seat: 0,
  turn: 0,
  actors: [0],
  hand: ['64'],
  counts: [1, 1, 1],
  stock: 3,
  hands: null,
};
const read = (more: Record<string, unknown>): Record<string, Value> =>
  Object.fromEntries(sections({ ...COMMON, ...more } as View, PLAYERS).map(({ key, value }) => [key, value]));

test('what the page shows elsewhere is left out', () => {
  expect(read({ laid_by: [0, 1], places: {}, last: null })).toEqual({});
});

test('a line is dominoes as they lie, and its ends are numbers', () => {
  const line = [
    [6, 3],
    [3, 3],
  ];
  expect(read({ line, ends: [6, 3], last: 'ca' })).toEqual({
    line: { kind: 'tiles', tiles: line },
    ends: { kind: 'text', text: '6 · 3' },
    last: { kind: 'tiles', tiles: [[12, 10]] },
  });
});

test('a list with one for each player has their seats, one more is for everyone', () => {
  const trains = [[[9, 9]], [], [], [[9, 4]]];
  const seen = read({ trains, open: [true, false, false] });
  expect(seen.trains).toEqual({
    kind: 'rows',
    rows: [
      { about: { seat: 0 }, value: { kind: 'tiles', tiles: [[9, 9]] } },
      { about: { seat: 1 }, value: { kind: 'empty' } },
      { about: { seat: 2 }, value: { kind: 'empty' } },
      { about: 'everyone', value: { kind: 'tiles', tiles: [[9, 4]] } },
    ],
  });
  expect(seen.open).toMatchObject({ rows: [{ value: { kind: 'answer', yes: true } }, {}, {}] });
  expect(count(seen.trains!)).toBe(2);
});

test('the ends are never those of players, even if there are as many', () => {
  expect(read({ ends: [6, 3, 1] }).ends).toEqual({ kind: 'text', text: '6 · 3 · 1' });
});

test('objects are rows by key, or by the seat they name', () => {
  const seen = read({ claim: { by: 'Bo', tile: '64' }, bids: [{ seat: 2, bid: 7 }] });
  expect(seen.claim).toMatchObject({ rows: [{ about: { key: 'by' } }, { about: { key: 'tile' } }] });
  expect(seen.bids).toMatchObject({ rows: [{ about: { seat: 2 }, value: { rows: [{ about: { key: 'bid' } }] } }] });
});

test('what is very deep is shown as it is written', () => {
  const deep = JSON.stringify(read({ deep: { a: { b: { c: { d: { e: 1 } } } } } }).deep);
  expect(deep).toContain('{\\"e\\":1}');
});
