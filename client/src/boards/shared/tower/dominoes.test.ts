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

test('a place shines through what hides it, so that its sign is not taken for one on what lies there', () => {
  const { group } = new Workshop().ghost('64', 'safe');
  const looks = group.children.flatMap((part) => (part instanceof Mesh ? [part.material as MeshBasicMaterial] : []));
  expect(looks.some(({ depthFunc }) => depthFunc === GreaterDepth)).toBe(true);
});

test('where a domino is shown as it would lie, its sign leaves the pips free', () => {
  const workshop = new Workshop();
  const FREE = 2 * (0.5 - 0.25 * 0.86 - 0.09); // between the pips of a double six
  expect(sign(workshop.preview('66', 'risky')).scale.x).toBeLessThan(FREE);
  expect(sign(workshop.ghost('66', 'risky').group).scale.x).toBeGreaterThan(FREE); // found at a glance
});
