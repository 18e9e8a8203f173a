import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, expect, test } from 'vitest';
import type { GameBoard } from '../boards/board';
import { Picker } from '../input/picker';
import type { View } from '../protocol';
import { speak } from '../words/words';
import { newIn, Rack } from './Rack';

const board = {
  Face: ({ tile }: { tile: string | null }) => <b>{tile}</b>,
  name: String,
} as unknown as GameBoard<View>;
const show = (hand: string[], deal = 1): Promise<void> =>
  act(() =>
    render(<Rack board={board} picker={new Picker()} hand={hand} deal={deal} seat={0} active={false} />, document.body),
  );
const fresh = (): string[] => [...document.querySelectorAll('.rack-tile.fresh')].map((tile) => tile.textContent ?? '');

beforeAll(() => speak('en'));

test('what came into the hand just now shines, but not the first deal', async () => {
  await show(['64', '22']);
  expect(fresh()).toEqual([]);
  await show(['64', '22', '22']);
  expect(fresh()).toEqual(['22']);
  await show(['22', '22']);
  expect(fresh()).toEqual([]);
});

test('a new deal was not drawn, whatever was in the hand before', async () => {
  await show(['64', '22'], 1);
  await show(['64', '51', '30'], 2);
  expect(fresh()).toEqual([]);
  await show(['64', '51', '30', '11'], 2);
  expect(fresh()).toEqual(['11']);
});

test('the tiles of a row keep their size as they are laid, until the next deal', async () => {
  const perRow = (): string => document.querySelector<HTMLElement>('.rack')!.style.getPropertyValue('--per-row');
  const seven = ['00', '10', '11', '20', '21', '22', '30'];
  await show(seven, 3);
  expect(perRow()).toBe('7');
  await show(seven.slice(2), 3);
  expect(perRow()).toBe('7');
  await show(seven.slice(2), 4);
  expect(perRow()).toBe('5');
  await show([...seven, '31', '32', '33', '40'], 4);
  expect(perRow()).toBe('6');
  await show([...seven, '31', '32', '33'], 4);
  expect(perRow()).toBe('6');
});

test('the new tiles of a hand are found, also where one of their kind was there before', () => {
  expect(newIn(['64', '51'], ['51', '64'])).toEqual([]);
  expect(newIn(['64', '51'], ['64', '33', '51'])).toEqual([1]);
  expect(newIn(['J', '51'], ['51', 'J', 'J'])).toEqual([2]);
  expect(newIn(['64', '51'], ['64'])).toEqual([]);
});

test('another hand has no new tiles', () => {
  expect(newIn(['64', '51'], ['33', '20'])).toEqual([]);
  expect(newIn([], ['33', '20'])).toEqual([]);
});

test('Enter on a tile leads to its places, but takes nobody away from the place they went to', async () => {
  const picker = new Picker();
  picker.offer({ hand: ['64'], legal: ['64L', '64R'], moves: () => ['64L', '64R'], play: () => {} });
  const places = document.createElement('div');
  places.innerHTML = '<button data-move="64L"></button><button data-move="64R"></button>';
  document.body.append(places);
  const [left, right] = places.querySelectorAll('button');
  const rack = document.createElement('div');
  document.body.append(rack);
  const frame = (): Promise<number> => new Promise(requestAnimationFrame);
  await act(() => render(<Rack board={board} picker={picker} hand={['64']} seat={0} active={true} />, rack));
  const tile = rack.querySelector<HTMLElement>('.rack-tile')!;
  tile.focus();
  await act(() => tile.click());
  await frame();
  expect(document.activeElement).toBe(left);
  picker.drop();
  tile.focus();
  await act(() => tile.click());
  right!.focus();
  await frame();
  expect(document.activeElement).toBe(right);
});
