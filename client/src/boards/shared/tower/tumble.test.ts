import { beforeEach, expect, it, vi } from 'vitest';
import type { Closing } from '../../board';
import type { StackView } from '../../views';
import { closing } from './closing';
import { gather } from './tumble';

const moved: [Element, Keyframe[] | PropertyIndexedKeyframes | null, number][] = [];

beforeEach(() => {
  moved.length = 0;
  document.body.innerHTML = `
    <svg class="tower-drawing"><g class="tower-laid" data-level="0"></g><g class="tower-laid" data-level="1"></g></svg>
    <section class="tower-slice" id="upper"></section><section class="tower-slice" id="lower"></section>`;
  Element.prototype.animate = vi.fn(function (this: Element, keyframes, options) {
    moved.push([this, keyframes, Number((options as KeyframeAnimationOptions).delay ?? 0)]);
    return { finished: Promise.resolve() } as unknown as Animation;
  });
});

it('what fell goes to whoever takes it up: down to your hand, or up to the others', () => {
  gather(document.body, true);
  gather(document.body, false);
  const ways = moved.map(([, keyframes]) => (keyframes as PropertyIndexedKeyframes).translate);
  expect(ways).toEqual(['0 160px', '0 160px', '0 -160px', '0 -160px']);
});

it('at the end the levels light up from the table, and the dominoes of the drawing with their level', async () => {
  await closing(document.body, {} as Closing<StackView>);
  const lit = moved.map(([part, , delay]) => `${part.id || part.getAttribute('data-level')} ${delay}`);
  expect(lit).toEqual(['lower 0', '0 0', 'upper 220', '1 220']);
});
