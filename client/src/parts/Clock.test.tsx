import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deadline } from '../table/table';
import { Clock } from './Clock';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  deadline.value = null;
  vi.useRealTimers();
});

const shown = (): string => document.querySelector('.clock')?.textContent ?? '';

test('a clock that begins late is right from the first moment', async () => {
  await act(() => render(<Clock />, document.body));
  expect(shown()).toBe('');
  vi.advanceTimersByTime(60_000); // a turn without a clock
  await act(() => {
    deadline.value = Date.now() + 20_000;
  });
  expect(shown()).toBe('0:20');
  await act(() => void vi.advanceTimersByTime(2000));
  expect(shown()).toBe('0:18');
});
