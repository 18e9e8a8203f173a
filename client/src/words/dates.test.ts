import { beforeAll, expect, test } from 'vitest';
import { ago, regional } from './dates';
import { speak } from './words';

beforeAll(() => speak('en'));

const NOW = Date.UTC(2026, 2, 14, 12);

test('dates follow the region that the device asks for', () => {
  expect(regional('en', ['de-AT', 'en-US', 'en'])).toBe('en-US');
  expect(regional('de', ['de-AT', 'en-US'])).toBe('de-AT');
  expect(regional('en', ['fr'])).toBe('en-GB');
  expect(regional('it', ['fr'])).toBe('it');
});

test('what was lately is told by how long ago it was', () => {
  expect(ago(NOW - 20_000, NOW)).toBe('now');
  expect(ago(NOW - 5 * 60_000, NOW)).toBe('5 minutes ago');
  expect(ago(NOW - 3 * 3_600_000, NOW)).toBe('3 hours ago');
  expect(ago(NOW - 26 * 3_600_000, NOW)).toBe('yesterday');
  expect(ago(NOW - 30 * 86_400_000, NOW)).toMatch(/Feb.*2026/);
});
