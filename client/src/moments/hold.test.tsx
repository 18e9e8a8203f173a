import { render } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { beforeEach, expect, test } from 'vitest';
import { hold, useSettled } from './hold';

let release: (() => void) | null;

/** Shows a number that waits when it grows past ten; the board holds it, or does not. */
function Table({ number, holding }: { number: number; holding: boolean }) {
  const settled = useSettled(number, (before, after) => before <= 10 && after > 10);
  return (
    <p>
      {settled}
      <Board number={number} holding={holding} />
    </p>
  );
}

function Board({ number, holding }: { number: number; holding: boolean }) {
  useLayoutEffect(() => {
    if (number > 10 && holding) release = hold();
  }, [number]);
  return null;
}

const draw = (number: number, holding: boolean): Promise<void> =>
  act(() => render(<Table number={number} holding={holding} />, document.body));
const shown = (): string | null => document.body.textContent;

beforeEach(() => {
  render(null, document.body);
  release = null;
});

test('what must be seen first holds the rest back until it was seen', async () => {
  await draw(1, true);
  await draw(11, true);
  expect(shown()).toBe('1');
  await act(() => release!());
  expect(shown()).toBe('11');
});

test('where nothing holds it, it changes at once', async () => {
  await draw(1, false);
  await draw(11, false);
  expect(shown()).toBe('11');
});

test('what is no reason to wait does not wait', async () => {
  await draw(1, true);
  await draw(2, true);
  expect(shown()).toBe('2');
});
