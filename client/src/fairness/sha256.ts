// SHA-256 (FIPS 180-4). Browsers have it too, but only on pages that came over TLS, and a table on the
// home network often did not; and only as a promise, while an engine needs the answer at once.
const FIRST = fractions(8, 2);
const ROUNDS = fractions(64, 3);

/** The first 32 bits after the point of the square (2) or cube (3) roots of the first primes. */
function fractions(count: number, degree: 2 | 3): Uint32Array {
  const found: number[] = [];
  for (let n = 2; found.length < count; n += 1) {
    let prime = true;
    for (let d = 2; d * d <= n; d += 1) prime &&= n % d !== 0;
    if (prime) found.push(Number(rootOf(BigInt(n), degree) & 0xffff_ffffn));
  }
  return Uint32Array.from(found);
}

/** The root of n, times 2^32, rounded down: exact, as no floating-point root promises to be. */
function rootOf(n: bigint, degree: 2 | 3): bigint {
  const wanted = n << BigInt(32 * degree);
  let root = 0n;
  for (let bit = 1n << 40n; bit; bit >>= 1n) if ((root | bit) ** BigInt(degree) <= wanted) root |= bit;
  return root;
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(data: Uint8Array): Uint8Array {
  const hash = Uint32Array.from(FIRST);
  const padded = new DataView(new ArrayBuffer(Math.ceil((data.length + 9) / 64) * 64));
  new Uint8Array(padded.buffer).set(data);
  padded.setUint8(data.length, 0x80);
  padded.setBigUint64(padded.byteLength - 8, BigInt(data.length) * 8n);
  const words = new Uint32Array(64);
  for (let block = 0; block < padded.byteLength; block += 64) {
    for (let n = 0; n < 16; n += 1) words[n] = padded.getUint32(block + 4 * n);
    mix(hash, words);
  }
  const out = new DataView(new ArrayBuffer(32));
  for (const [n, word] of hash.entries()) out.setUint32(4 * n, word);
  return new Uint8Array(out.buffer);
}

/** Mix one block, in the first 16 words, into the hash. */
function mix(hash: Uint32Array, words: Uint32Array): void {
  for (let n = 16; n < 64; n += 1) {
    const early = words[n - 15]!;
    const late = words[n - 2]!;
    const low = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const high = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[n] = words[n - 16]! + low + words[n - 7]! + high;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let n = 0; n < 64; n += 1) {
    const choice = (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g));
    const first = (h + choice + ROUNDS[n]! + words[n]!) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  for (const [n, word] of [a, b, c, d, e, f, g, h].entries()) hash[n] = hash[n]! + word;
}

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export const fromHex = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** One after the other; a text as UTF-8. */
export function joined(...parts: (Uint8Array | string)[]): Uint8Array {
  const all = parts.map((part) => (typeof part === 'string' ? new TextEncoder().encode(part) : part));
  const whole = new Uint8Array(all.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of all) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
