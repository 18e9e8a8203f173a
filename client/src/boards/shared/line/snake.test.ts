import { describe, expect, test } from 'vitest';
import { fitInto, largestHalf, type Placed, type Snake, snake } from './snake';

function chain(length: number, doubles: number[] = []): number[][] {
  let end = 0;
  return Array.from({ length }, (_, i) => {
    const start = end;
    if (!doubles.includes(i)) end = (end + 1) % 7;
    return [start, end];
  });
}

const area = ({ x, y, turn }: Placed) => {
  const flat = turn % 180 !== 0;
  return {
    left: x - (flat ? 1 : 0.5),
    right: x + (flat ? 1 : 0.5),
    top: y - (flat ? 0.5 : 1),
    bottom: y + (flat ? 0.5 : 1),
  };
};

function overlap(a: Placed, b: Placed): boolean {
  const [p, q] = [area(a), area(b)];
  return p.left < q.right - 0.01 && q.left < p.right - 0.01 && p.top < q.bottom - 0.01 && q.top < p.bottom - 0.01;
}

type Grown = { line: number[][]; origin: number };

/** A game of a line, one domino after the other at either end. */
function grown(seed: number): Grown[] {
  let state = seed;
  const below = (n: number): number => {
    state = (state * 48271) % 2147483647;
    return state % n;
  };
  const lines: Grown[] = [{ line: [[6, 6]], origin: 0 }];
  while (lines.length < 24) {
    const { line, origin } = lines.at(-1)!;
    const right = below(2) === 0;
    const inner = right ? line.at(-1)![1]! : line[0]![0]!;
    const outer = below(5) === 0 ? inner : (inner + 1 + below(6)) % 7;
    lines.push(
      right ? { line: [...line, [inner, outer]], origin } : { line: [[outer, inner], ...line], origin: origin + 1 },
    );
  }
  return lines;
}

/** How often a domino moves after it was laid, or comes elsewhere than its place was shown. */
function surprises(lines: Grown[], width: number, height: number, keeps: boolean): number {
  let found = 0;
  let before: (Grown & { snake: Snake; limit: number }) | null = null;
  for (const { line, origin } of lines) {
    const { snake, limit } = fitInto(line, origin, width, height, 50, keeps ? before?.limit : undefined);
    if (before) {
      const shift = origin - before.origin;
      const double = (tile: number[]): boolean => tile[0] === tile[1];
      const laid = shift ? line[0]! : line.at(-1)!;
      const shown = (double(laid) ? before.snake.doubleEnds : before.snake.ends)[shift ? 0 : 1];
      const expected = shift ? [shown, ...before.snake.tiles] : [...before.snake.tiles, shown];
      if (JSON.stringify(snake.tiles) !== JSON.stringify(expected)) found += 1;
    }
    before = { line, origin, snake, limit };
  }
  return found;
}

describe('a line that winds', () => {
  for (const doubles of [[], [0, 4, 9, 14, 20], [3, 7, 8, 11, 15, 26]])
    for (const length of [1, 2, 7, 15, 28])
      for (const limit of [3, 4.5, 6, 9])
        for (const origin of [0, Math.floor(length / 2), length - 1])
          test(`${length} dominoes, doubles at ${doubles}, rows of ${limit}, from ${origin}: none on another`, () => {
            const { tiles, ends, doubleEnds } = snake(chain(length, doubles), origin, limit);
            for (const next of [ends, doubleEnds]) {
              const all = [...tiles, ...next];
              for (let i = 0; i < all.length; i += 1)
                for (let j = i + 1; j < all.length; j += 1)
                  expect(overlap(all[i]!, all[j]!), `${i} and ${j}`).toBe(false);
            }
          });

  for (const double of [false, true])
    for (const length of [0, 1, 9, 20])
      test(`after ${length}, a ${double ? 'double' : 'domino'} lies where its place was shown`, () => {
        const line = chain(length, [2, 5]);
        const before = snake(line, Math.max(0, length >> 1), 5);
        const end = line.at(-1)?.[1] ?? 6;
        const after = snake([...line, [end, double ? end : (end + 1) % 7]], length >> 1, 5);
        expect(after.tiles.at(-1)).toEqual((double ? before.doubleEnds : before.ends)[1]);
        const start = line[0]?.[0] ?? 6;
        const longer = snake(
          [[double ? start : (start + 1) % 7, start], ...line],
          (length >> 1) + Number(length > 0),
          5,
        );
        expect(longer.tiles[0]).toEqual((double ? before.doubleEnds : before.ends)[0]);
      });

  test('neighbours touch', () => {
    const { tiles } = snake(chain(20), 8, 5);
    for (let i = 1; i < tiles.length; i += 1)
      expect(Math.hypot(tiles[i]!.x - tiles[i - 1]!.x, tiles[i]!.y - tiles[i - 1]!.y)).toBeLessThan(2.2);
  });

  for (const [width, height] of [
    [344, 300],
    [820, 250],
    [1100, 430],
  ] as const)
    test(`in ${width}×${height}, a domino hardly ever moves once it lies, and comes where its place was shown`, () => {
      const games = Array.from({ length: 20 }, (_, seed) => grown(seed + 1));
      const moved = (keeps: boolean): number =>
        games.reduce((sum, lines) => sum + surprises(lines, width, height, keeps), 0);
      expect(moved(true) * 4).toBeLessThan(moved(false));
    });

  test('it fits its room, and is as large as that allows', () => {
    const { snake: laid, scale } = fitInto(chain(28), 13, 360, 420, 46);
    expect((laid.box.right - laid.box.left) * scale).toBeLessThanOrEqual(360);
    expect((laid.box.bottom - laid.box.top) * scale).toBeLessThanOrEqual(420);
    expect(scale).toBeGreaterThan(16);
  });

  test('a large screen for all has larger dominoes than a hand', () => {
    const text = 16;
    expect(largestHalf(300, text)).toBe(50);
    expect(largestHalf(560, text)).toBe(60);
    expect(largestHalf(960, text)).toBe(96);
  });
});
