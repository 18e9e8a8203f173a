// Dominoes up to double twelve.
import { expect, test } from 'vitest';
import { halves, pips } from './Domino';

test('every number has as many pips, each in a place of its own', () => {
  for (let number = 0; number <= 12; number += 1) {
    const places = pips(number);
    expect(new Set(places.map(String)).size).toBe(number);
    for (const at of places.flat()) expect(at > 0.1 && at < 0.9).toBe(true);
  }
});

test('a tile is two characters; from ten on they are letters', () => {
  expect([halves('64'), halves('ca'), halves('00')]).toEqual([
    [6, 4],
    [12, 10],
    [0, 0],
  ]);
  expect([halves('6'), halves('64L'), halves('r4'), halves('J')]).toEqual([null, null, null, null]);
});
