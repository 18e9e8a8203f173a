import { expect, test } from 'vitest';
import {
  at,
  beside,
  closes,
  EDGES,
  edgeAt,
  FIELDS,
  fieldAt,
  halves,
  PITCH,
  ripe,
  SQUARES,
  sides,
  tileOf,
  value,
} from './lattice';

const BOARD = ['66544003', '11033641', '52022655', '52311033', '46364014', '40562514', '20532562', '21134460'].map(
  (row) => [...row].map(Number),
);

test('the board has 64 squares, 112 edges and 49 fields, each named once', () => {
  expect([SQUARES, EDGES, FIELDS].map((names) => new Set(names).size)).toEqual([64, 112, 49]);
  expect(EDGES).toContain('d4e4');
  expect(EDGES).toContain('d4d5');
  expect(EDGES).not.toContain('e4d4');
});

test('a8 is at the upper left, edges and fields lie between squares', () => {
  expect(at('a8')).toEqual({ x: 0, y: 0 });
  expect(at('c7')).toEqual({ x: 2 * PITCH, y: PITCH });
  expect(edgeAt('a8b8')).toEqual({ x: PITCH / 2, y: 0, across: true });
  expect(edgeAt('a7a8')).toEqual({ x: 0, y: PITCH / 2, across: false });
  expect(fieldAt('a7')).toEqual({ x: PITCH / 2, y: PITCH / 2 });
});

test('sides and beside say the same', () => {
  for (const edge of EDGES) {
    expect(beside(edge)).toEqual(expect.arrayContaining(FIELDS.filter((field) => sides(field).includes(edge))));
    expect(beside(edge).length).toBe(FIELDS.filter((field) => sides(field).includes(edge)).length);
  }
  expect(beside('d4d5').sort()).toEqual(['c4', 'd4']);
  expect(beside('a1b1')).toEqual(['a1']);
});

test('the halves of a domino lie beside their own squares', () => {
  expect(value(BOARD, 'a8')).toBe(6);
  expect(value(BOARD, 'h1')).toBe(0);
  expect(halves(BOARD, 'b8c8')).toEqual([6, 5]);
  expect(halves(BOARD, 'b7b8')).toEqual([6, 1]); // the upper one first
  expect(tileOf(BOARD, 'c7d7')).toBe('30');
  const kinds = new Map<string, number>();
  for (const edge of EDGES) kinds.set(tileOf(BOARD, edge), (kinds.get(tileOf(BOARD, edge)) ?? 0) + 1);
  expect([...new Set(kinds.values())]).toEqual([4]); // DOM-2
});

test('a field is ripe when one side is open; an edge can close two', () => {
  const laid = new Set(['d4e4', 'd5e5', 'd4d5', 'e4f4', 'e5f5', 'f4f5']);
  expect(FIELDS.filter((field) => ripe(field, laid))).toEqual(['d4', 'e4']);
  expect(closes('e4e5', laid).sort()).toEqual(['d4', 'e4']);
  expect(closes('c4c5', laid)).toEqual([]);
  expect(ripe('d4', new Set([...laid, 'e4e5']))).toBe(false);
});
