// What marks a place: seen through what hides it, and never over the pips of the one that is shown as if it lay there.
import { GreaterDepth, Mesh, type MeshBasicMaterial, type Object3D, Sprite, Texture } from 'three';
import { expect, test, vi } from 'vitest';
import { Workshop } from './dominoes';

vi.mock('./wood', () => ({ softSpot: () => new Texture() }));
vi.mock('./risk', async (original) => ({
  ...(await original<typeof import('./risk')>()),
  mark: () => document.createElement('canvas'),
}));

const sign = (group: Object3D): Sprite => group.children.find((part) => part instanceof Sprite)!;

/** What of a place is seen through whatever hides it. */
const behind = (place: Object3D): MeshBasicMaterial | undefined =>
  place.children
    .flatMap((part) => (part instanceof Mesh ? [part.material as MeshBasicMaterial] : []))
    .find(({ depthFunc }) => depthFunc === GreaterDepth);

test('a place shines through what hides it, so that its sign is not taken for one on what lies there', () => {
  const workshop = new Workshop();
  const { group } = workshop.ghost('64', 'safe');
  expect(behind(group)?.opacity).toBeGreaterThan(0.2);
  workshop.pale(true); // one place waits to be confirmed
  expect(behind(group)?.opacity).toBe(0);
  expect(behind(workshop.preview('64', 'safe'))?.opacity).toBeGreaterThan(0.2);
});

test('where a domino is shown as it would lie, its sign leaves the pips free', () => {
  const workshop = new Workshop();
  const FREE = 2 * (0.5 - 0.25 * 0.86 - 0.09); // between the pips of a double six
  expect(sign(workshop.preview('66', 'risky')).scale.x).toBeLessThan(FREE);
  expect(sign(workshop.ghost('66', 'risky').group).scale.x).toBeGreaterThan(FREE); // found at a glance
});
