import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { speak } from '../words/words';
import { PassBubble, passOf } from './Emotes';

const BO = 1;
const laid = (seat: number) => ({ seat, move: '64L' });
const passed = (seat: number) => ({ seat, move: 'pass' });
const LONG = 5000; // milliseconds: by then everything was read

const show = (said: ReturnType<typeof laid>[], round = 1): Promise<void> =>
  act(() => render(<PassBubble pass={passOf(BO, round, said)} name="Bo" />, document.body));
const words = (): string | undefined => document.querySelector('.emote-words')?.textContent ?? undefined;
const read = (): Promise<void> => act(() => void vi.advanceTimersByTime(LONG));

beforeAll(() => speak('en'));
beforeEach(() => {
  vi.useFakeTimers();
  render(null, document.body);
});
afterEach(() => void vi.useRealTimers());

test('who passes is seen at their plate for a while, or until they play again', async () => {
  await show([]);
  expect(words()).toBeUndefined();
  await show([laid(0), passed(BO)]);
  expect(words()).toBe('Bo passes.');
  await read();
  expect(words()).toBeUndefined();
  await show([laid(0), passed(BO), laid(0), passed(BO)]);
  expect(words()).toBe('Bo passes.');
  await show([laid(0), passed(BO), laid(0), passed(BO), laid(0), laid(BO)]);
  expect(words()).toBeUndefined();
});

test('the very first move of a round may be a pass', async () => {
  await show([]);
  await show([passed(BO)]);
  expect(words()).toBe('Bo passes.');
});

test('a pass is seen although the last one of the round before had the same number', async () => {
  await show([]);
  await show([laid(0), passed(BO)], 1);
  await read();
  await show([], 2);
  await show([laid(0), passed(BO)], 2);
  expect(words()).toBe('Bo passes.');
});

test('a table that is entered late does not tell of old passes', async () => {
  await show([laid(0), passed(BO)]);
  expect(words()).toBeUndefined();
  await show([laid(0), passed(BO), passed(0), passed(BO)]);
  expect(words()).toBe('Bo passes.');
});
