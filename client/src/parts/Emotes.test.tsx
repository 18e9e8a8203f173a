import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { speak } from '../words/words';
import { PassBubble } from './Emotes';

const show = (move: number | null): Promise<void> =>
  act(() => render(<PassBubble move={move} name="Bo" />, document.body));
const words = (): string | undefined => document.querySelector('.emote-words')?.textContent ?? undefined;

beforeAll(() => speak('en'));
beforeEach(() => render(null, document.body));

test('who passes is seen at their plate', async () => {
  await show(null);
  expect(words()).toBeUndefined();
  await show(3);
  expect(words()).toBe('Bo passes.');
  await show(null); // they have played since
  expect(words()).toBeUndefined();
});

test('a table that is entered late does not tell of old passes', async () => {
  await show(3);
  expect(words()).toBeUndefined();
  await show(7);
  expect(words()).toBe('Bo passes.');
});
