import { expect, test } from 'vitest';
import { type Manifest, manifestOf, optionText, readOptions } from './manifest';

const option = (name: string, choices: Manifest['options'][number]['choices'], checked = false) => ({
  name,
  default: choices[0]!,
  choices,
  checked,
  writes: choices.map(() => []),
});
const manifest = {
  options: [option('count', ['pips', 'tiles']), option('open', [false, true]), option('first', ['lot', 0, 1, 2], true)],
} as unknown as Manifest;

test('options that are not given have their defaults', () => {
  expect(readOptions(manifest, {}, 2)).toEqual({ count: 'pips', open: false, first: 'lot' });
  expect(readOptions(manifest, { open: true, first: 1 }, 2)).toEqual({ count: 'pips', open: true, first: 1 });
});

test('options can be written as records write them', () => {
  expect([true, false, 2, 'pips'].map(optionText)).toEqual(['yes', 'no', '2', 'pips']);
  expect(readOptions(manifest, { open: 'yes', first: '1' }, 2)).toEqual({ count: 'pips', open: true, first: 1 });
});

test('what is not offered cannot be chosen, nor a seat that is not there', () => {
  expect(readOptions(manifest, { count: 'points' }, 2)).toBeNull();
  expect(readOptions(manifest, { nothing: true }, 2)).toBeNull();
  expect(readOptions(manifest, { first: 2 }, 2)).toBeNull();
  expect(readOptions(manifest, { first: 2 }, 3)).toMatchObject({ first: 2 });
});

test('a module without a manifest is no game', async () => {
  const empty = await WebAssembly.compile(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]));
  expect(() => manifestOf(empty)).toThrow('no game');
});
