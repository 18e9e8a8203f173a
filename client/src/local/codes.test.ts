import { expect, test } from 'vitest';
import { isHere, newCode } from './codes';
import { drawSeed } from './seeds';

test('codes of this page are told from those of a server', () => {
  const codes = Array.from({ length: 50 }, newCode);
  expect(codes.every((code) => /^HERE[A-HJ-NP-Z]{8}$/.test(code) && isHere(code))).toBe(true);
  expect(new Set(codes).size).toBe(50);
  for (const other of ['HEREABCD', 'ABCD2345', 'HEREABCDEFG1', 'HEREABCDEFGHI', '']) expect(isHere(other)).toBe(false);
});

test('seeds have 64 bits', () => {
  const seeds = Array.from({ length: 64 }, drawSeed);
  expect(seeds.every((seed) => seed >= 0n && seed < 2n ** 64n)).toBe(true);
  expect(seeds.some((seed) => seed >= 2n ** 63n)).toBe(true);
  expect(new Set(seeds).size).toBe(64);
});
