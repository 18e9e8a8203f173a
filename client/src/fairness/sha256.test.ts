import { expect, test } from 'vitest';
import { fromHex, joined, sha256, toHex } from './sha256';

const text = (words: string): Uint8Array => new TextEncoder().encode(words);

test('SHA-256 gives what the standard says', () => {
  expect(toHex(sha256(text('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(toHex(sha256(text('')))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
});

test('SHA-256 gives what the browser gives, whatever the length', async () => {
  for (let length = 0; length < 200; length += 7) {
    const data = Uint8Array.from({ length }, (_, n) => (n * 31 + length) & 255);
    const expected = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
    expect(toHex(sha256(data))).toBe(toHex(expected));
  }
});

test('bytes are written and read in hexadecimal, and put together', () => {
  expect(toHex(joined('a', fromHex('00ff')))).toBe('6100ff');
});
