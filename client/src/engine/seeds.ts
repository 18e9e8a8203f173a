// Seeds of a game: 64 bits, from which the engine draws by itself, or 256 bits, from which the tiles are
// shuffled and the luck of each move is drawn here, by SHA-256. docs/fairness.md describes it exactly.
import { fromHex, joined, sha256, toHex } from '../fairness/sha256';

export type Seed = bigint | Uint8Array;

const SHORT = /^[0-9a-f]{1,16}$/i;
const LONG = /^[0-9a-f]{64}$/i;
const WORDS = 1n << 64n;

/** A seed as records write it; null if it is none. */
export function readSeed(text: string): Seed | null {
  if (LONG.test(text)) return fromHex(text);
  return SHORT.test(text) ? BigInt(`0x${text}`) : null;
}

export const seedText = (seed: Seed): string => (typeof seed === 'bigint' ? seed.toString(16) : toHex(seed));

/** 64 random bits for one use. */
export function word(seed: Uint8Array, use: 'deck' | 'start' | 'move', number: bigint): bigint {
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, number);
  const hash = sha256(joined(`boneyard ${use}\0`, seed, new Uint8Array(counter.buffer)));
  return new DataView(hash.buffer).getBigUint64(0);
}

/** The numbers from 0 to size - 1 in random order; `shuffles`: how many deals before did not count. */
export function deckOrder(seed: Uint8Array, size: number, shuffles: number): number[] {
  const order = Array.from({ length: size }, (_, n) => n);
  let number = BigInt(shuffles) << 32n;
  for (let last = size - 1; last > 0; last -= 1) {
    const choices = BigInt(last + 1);
    let drawn: bigint;
    do {
      drawn = word(seed, 'deck', number);
      number += 1n;
    } while (drawn >= WORDS - (WORDS % choices)); // it would favour some
    const other = Number(drawn % choices);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}
