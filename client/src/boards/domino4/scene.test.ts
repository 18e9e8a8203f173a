import { expect, test } from 'vitest';
import type { Domino4View, LaidTile } from '../views';
import { giftTo, scenesOf } from './scene';

const laid = (part: Partial<LaidTile> = {}): LaidTile => ({
  cell: [0, 0],
  tile: 'J',
  turn: null,
  colour: null,
  down: false,
  by: null,
  cornerstone: false,
  ...part,
});
const view = (part: Partial<Domino4View>): Domino4View =>
  ({
    seat: 0,
    turn: 1,
    phase: 'turn',
    counts: [3, 3],
    stock: 20,
    skips: [],
    known: [[], []],
    table: [laid()],
    ...part,
  }) as unknown as Domino4View;

const claimed = view({ phase: 'answers', table: [laid(), laid({ tile: null, down: true, colour: 'r', by: 1 })] });

test('a bluff that is caught shows the tile, and says whether one was drawn', () => {
  const after = view({ phase: 'gift', counts: [3, 5], stock: 19, known: [[], ['g32']] });
  expect(scenesOf(claimed, after, { seat: 0, move: 'accuse' })).toEqual([
    { kind: 'caught', seat: 1, other: 0, tile: 'g32', cell: [0, 0], drew: true },
  ]);
  const empty = { ...after, stock: 20, counts: [3, 4] };
  expect(scenesOf(claimed, empty, { seat: 0, move: 'accuse' })[0]!.drew).toBe(false);
});

test('who laid it knows it, also where a tile of that kind had been seen before', () => {
  const own = view({ turn: 0, phase: 'answers', table: [laid(), laid({ tile: 'b44', down: true })] });
  expect(scenesOf(own, view({ turn: 0 }), { seat: 1, move: 'accuse' })[0]!.tile).toBe('b44');
  const twice = { ...claimed, known: [[], ['J']] };
  const after = view({ phase: 'gift', known: [[], ['J', 'J']] });
  expect(scenesOf(twice, after, { seat: 0, move: 'accuse' })[0]!.tile).toBe('J');
});

test('a joker that was doubted stays on the table', () => {
  const after = view({ phase: 'gift', table: [laid(), laid({ colour: 'r', by: 1 })] });
  expect(scenesOf(claimed, after, { seat: 0, move: 'accuse' })).toEqual([
    { kind: 'joker', seat: 1, other: 0, tile: 'J' },
  ]);
});

test('the last tile is announced with a tile or alone, and who forgot it is told once', () => {
  const grown = view({ table: [laid(), laid({ tile: 'r11' })], counts: [3, 1] });
  expect(scenesOf(view({}), grown, { seat: 1, move: 'r11@1,0/nw!' })).toEqual([{ kind: 'last', seat: 1 }]);
  expect(scenesOf(grown, grown, { seat: 1, move: 'last!' })).toEqual([{ kind: 'last', seat: 1 }]);
  const late = { ...grown, skips: [1] };
  expect(scenesOf(grown, late, { seat: 0, move: 'draw' })).toEqual([{ kind: 'skips', seat: 1 }]);
  expect(scenesOf(late, late, { seat: 0, move: 'draw' })).toEqual([]);
});

test('a cornerstone makes somebody draw; with an empty stock nobody does', () => {
  const table = [laid(), laid({ tile: 'r21', cornerstone: true, by: 1 })];
  const move = { seat: 1, move: 'r21@2,1/nw' };
  expect(scenesOf(view({}), view({ table, counts: [4, 2], stock: 19 }), move)).toEqual([
    { kind: 'cornerstone', seat: 0 },
  ]);
  expect(scenesOf(view({}), view({ table, counts: [3, 2] }), move)).toEqual([]);
});

test('a tile that is given away goes to whoever has one more', () => {
  const after = view({ counts: [2, 4] });
  expect(giftTo(view({}), after, { seat: 0, move: 'give:r43' })).toBe(1);
  expect(giftTo(view({}), after, { seat: 1, move: 'draw' })).toBeNull();
});
