import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { GameBoard } from '../boards/board';
import { Picker } from '../input/picker';
import type { Hinted, View } from '../protocol';
import { askHint, hinted, hinting, receive } from '../table/table';
import { spoken } from '../words/announce';
import { speak, t, unbroken } from '../words/words';
import { Hint, Thinking } from './Hint';

const board = { said: (move: string) => `${move[0]}-${move[1]}` } as unknown as GameBoard<View>;
const HINT: Hinted = { t: 'hinted', seq: 4, seat: 0, move: '64L', verdict: 'play' };
const word = (): string => document.querySelector('.hint-word')!.textContent!;

beforeAll(() => speak('en'));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  render(null, document.body);
});

test('who waits for a hint is told so, and why where it takes long', async () => {
  await act(() => render(<Thinking />, document.body));
  expect(word()).toBe(t('hint-thinking'));
  await act(() => void vi.advanceTimersByTime(5000));
  expect(word()).toBe(t('first-time'));
  expect(spoken.value).toBe(t('first-time'));
});

test('a hint is said and its move held up; who lets go of it can still do it', async () => {
  const played: string[] = [];
  const picker = new Picker();
  picker.offer({ hand: ['64'], legal: ['64L'], moves: () => ['64L'], play: (move) => played.push(move) });
  await act(() =>
    render(<Hint hint={HINT} board={board} view={{} as View} legal={['64L']} picker={picker} />, document.body),
  );
  expect(word()).toBe(unbroken('I would play 6-4. But it is only a guess.'));
  expect(spoken.value).toBe('I would play 6-4. But it is only a guess.');
  expect(picker.pending.value).toBe('64L');
  await act(() => picker.drop());
  await act(() => document.querySelector<HTMLElement>('.hint-word button')!.click());
  expect(played).toEqual(['64L']);
});

test('an answer ends the waiting; the next state takes the hint away', () => {
  askHint(0);
  receive(HINT);
  expect(hinting.value).toBe(false);
  expect(hinted.value).toBe(HINT);
  receive({ t: 'dealt', seq: 5, info: { phase: 'waiting', seats: [] }, sights: [] } as never);
  expect(hinted.value).toBeNull();
  askHint(0);
  receive({ t: 'refused', code: 'try-again', to: 'hint' } as never);
  expect(hinting.value).toBe(false);
});
