// A board from another package that fails, and the plain one that takes its place.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Picker } from '../../input/picker';
import type { View } from '../../protocol';
import { speak } from '../../words/words';
import { guarded } from './guard';
import plain from './plain/board';

const PLAYERS = ['You', 'Bo'].map((name, seat) => ({ name, seat, you: seat === 0 }));
const VIEW = { game: 'x', players: 2, hand: ['64'], actors: [0], round_number: 3 } as unknown as View;
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
const broken = (): never => {
  throw new Error('broken');
};

async function draw(board: ReturnType<typeof guarded>, view = VIEW): Promise<string> {
  const picker = new Picker();
  await act(() => render(<board.Board view={view} players={PLAYERS} picker={picker} />, document.body));
  return document.body.textContent ?? '';
}

beforeAll(() => speak('en'));
beforeEach(() => warn.mockClear());
afterEach(() => render(null, document.body));

test('a board of its own is drawn, and what it leaves out is plain', async () => {
  const board = guarded('x', () => ({ Board: () => <p>mine</p> }));
  expect(await draw(board)).toBe('mine');
  expect(board.name('64')).toBe('6-4');
  expect(board.moves(VIEW, ['64L', '63L'], '64')).toEqual(['64L']);
  expect(warn).not.toHaveBeenCalled();
});

test('where it cannot be made, the plain board says so', async () => {
  expect(await draw(guarded('x', broken))).toMatch(/plain one.*Round number.*3/);
  expect(warn).toHaveBeenCalledOnce();
});

test('where it cannot draw, the plain board takes over for good', async () => {
  const board = guarded('x', () => ({
    Board: ({ view }) => (view.turn ? broken() : <p>mine</p>),
    name: () => 'mine',
  }));
  expect(await draw(board)).toBe('mine');
  expect(await draw(board, { ...VIEW, turn: 1 })).toContain('Round number');
  expect(await draw(board)).toContain('Round number');
  expect(board.name('64')).toBe('6-4');
  expect(warn).toHaveBeenCalledOnce();
});

test('a function that fails is answered by the plain one', () => {
  const board = guarded('x', () => ({ moves: broken, said: broken, waitedFor: broken }));
  expect(board.moves(VIEW, ['64L'], '64')).toEqual(plain.moves(VIEW, ['64L'], '64'));
  expect(board.said?.('64L', VIEW)).toBe('6-4, left end');
  expect(board.waitedFor?.(VIEW)).toEqual([0]);
});
