// Two people on one device: the curtain between them comes when there is nothing more to see.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameBoard } from '../boards/board';
import { hold } from '../moments/hold';
import type { Info, Sight, View } from '../protocol';
import { sights, yours } from '../table/table';
import { LOOK, useFacing } from './facing';

const board = { holds: (before: { fell: number }, after: { fell: number }) => after.fell > before.fell };
const table = { phase: 'playing' } as Info;
const sight = (seat: number, fell: number): Sight => ({ view: { actors: [seat], fell } }) as unknown as Sight;

const pass = (time: number): Promise<void> =>
  act(() => {
    vi.advanceTimersByTime(time);
  });

let seen: ReturnType<typeof useFacing>;
function Probe() {
  seen = useFacing(table, board as unknown as GameBoard<View>);
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  render(null, document.body);
  yours.value = [];
  sights.value = [];
});

test('a fall is seen before the curtain hides the board', async () => {
  yours.value = [0, 1];
  sights.value = [sight(0, 0)];
  await act(() => render(<Probe />, document.body));
  await act(() => seen.lift());
  expect(seen).toMatchObject({ facing: 0, curtain: null });
  let release = (): void => {};
  await act(() => {
    release = hold(); // as the board does that shows it
    sights.value = [sight(1, 1)];
  });
  expect(seen).toMatchObject({ facing: 0, curtain: null });
  await act(() => release());
  await pass(LOOK);
  expect(seen).toMatchObject({ facing: 0, curtain: 1 });
});

test('whoever played sees the tile land before the curtain comes, and nobody waits for the first one', async () => {
  yours.value = [0, 1];
  sights.value = [sight(0, 0)];
  await act(() => render(<Probe />, document.body));
  expect(seen.curtain).toBe(0);
  await act(() => seen.lift());
  await act(() => {
    sights.value = [sight(1, 0)];
  });
  await pass(LOOK - 1);
  expect(seen).toMatchObject({ facing: 0, curtain: null });
  await pass(1);
  expect(seen).toMatchObject({ facing: 0, curtain: 1 });
});
