// The board where nothing can be drawn in space, as in these tests: levels, words and places.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { held } from '../../../moments/hold';
import { Picker } from '../../../picker';
import { speak } from '../../../words';
import type { Place, StackView } from '../../views';
import { spotOf } from './places';
import { tower } from './Tower';

const laid = (text: string, by = 0): Place => {
  const { tile, x, y, z, heading } = spotOf(text)!;
  return { tile, x, y, z, heading, shift: [4, -3, 1], by };
};
const PLAYERS = [
  { name: 'You', seat: 0, you: true },
  { name: 'Bo', seat: 1, you: false },
];
const VIEW: StackView = {
  game: 'magnetic-tower',
  players: 2,
  options: {},
  seat: 0,
  turn: 0,
  actors: [0],
  counts: [2, 2],
  stock: 14,
  hands: null,
  hand: ['64', '22'],
  tower: [laid('66@0,0,0/e'), laid('62@0,0,1/e', 1)],
  last: '62',
  margin: 0.06,
  word: 'shaky',
  weakest: ['66', '62'],
  risks: ['risky', 'falls', 'safe'],
  ruin: null,
  colours: { 22: 1, 62: 1, 64: 0, 66: 3 },
};
const LEGAL = ['64@0,0,2/n', '64@0,0,2/w', '22@1,0,2/e'];

let picker: Picker;
let played: string[];
const shown = (selector: string): Element[] => [...document.querySelectorAll(selector)];
const text = (selector: string): string =>
  shown(selector)
    .map((element) => element.textContent)
    .join('|');

async function draw(view: StackView, still = false, lit: string | null = null): Promise<void> {
  const props = { view, players: PLAYERS, picker, still, lit };
  await act(() => render(<tower.Board {...props} />, document.body));
}

beforeAll(() => speak('en'));
beforeEach(() => {
  render(null, document.body);
  played = [];
  picker = new Picker();
  picker.offer({
    hand: VIEW.hand,
    legal: LEGAL,
    moves: (tile) => tower.moves(VIEW, LEGAL, tile),
    play: (move) => played.push(move),
  });
});

test('each level is shown from the top, with its dominoes in words', async () => {
  await draw(VIEW);
  expect(text('.tower-slice-name')).toBe('Level 1|on the table');
  expect(text('.tower-slice li')).toBe(
    '6-2: Level 1, on 6-6, 2 to the right|6-6: on the table, under 6-2, lying from left to right',
  );
});

test('how firmly it stands is a word, and its weakest place is told', async () => {
  await draw(VIEW);
  expect(text('.tower-margin.shaky')).toBe('Shaky');
  expect(document.body.textContent).toContain('Its weakest point: 6-2 on 6-6.');
});

test('a line of the log lights up its domino, if it still lies there', async () => {
  const bright = (): string => text('.tower-slice:has(.tower-laid.last) .tower-slice-name');
  await draw(VIEW, false, '66@0,0,0/e');
  expect(bright()).toBe('on the table');
  await draw(VIEW, false, '66@3,0,0/e'); // before a fall
  expect(bright()).toBe('Level 1');
});

test('a picked domino has its places as buttons in words, and a key lays it', async () => {
  await draw(VIEW);
  expect(shown('[data-move]')).toEqual([]);
  await act(() => picker.pick(0));
  expect(shown('[data-move]').map((spot) => spot.getAttribute('aria-label'))).toEqual([
    '6-4: Level 2, on 6-2, 4 away from you. May fall',
    '6-4: Level 2, on 6-2, 4 to the left. Will fall',
  ]);
  await act(
    () => void shown('[data-move]')[1]!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })),
  );
  expect(played).toEqual(['64@0,0,2/w']);
});

test('R goes to the next way at the same place, and the keyboard with it', async () => {
  await draw(VIEW);
  await act(() => picker.pick(0));
  await act(() => (shown('[data-move]')[0] as SVGElement).focus());
  await act(
    () => void document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', bubbles: true })),
  );
  expect(document.activeElement?.getAttribute('data-move')).toBe('64@0,0,2/w');
  expect(shown('.tower-spot.chosen').map((spot) => spot.getAttribute('data-move'))).toEqual(['64@0,0,2/w']);
});

test('after a fall it is told how many fell and who takes them up', async () => {
  const ruin = { number: 1, tower: [...VIEW.tower, laid('64@0,0,2/n', 1)], last: '64', fell: ['64', '62'] };
  await draw({ ...VIEW, tower: [], last: null, margin: null, word: null, weakest: null, ruin });
  expect(text('[role=status]')).toBe('2 dominoes fell; Bo takes 3.');
});

test('a fall holds the table until it has been read, and is told in the log', async () => {
  const ruin = { number: 1, tower: [...VIEW.tower, laid('64@0,0,2/n', 1)], last: '64', fell: ['64', '62'] };
  const down: StackView = { ...VIEW, tower: [], last: null, margin: null, word: null, weakest: null, ruin };
  await draw(VIEW);
  vi.useFakeTimers();
  await draw(down);
  expect([held.value, text('.tower-note')]).toEqual([true, '2 dominoes fell; Bo takes 3.']);
  vi.advanceTimersByTime(2000);
  expect(held.value).toBe(false);
  vi.useRealTimers();
});

test('what is said of a fall gives way to a tile that is picked', async () => {
  await draw(VIEW);
  await draw({ ...VIEW, ruin: { number: 1, tower: [...VIEW.tower, laid('64@0,0,2/n', 1)], last: '64', fell: ['64'] } });
  expect(text('.tower-note')).toContain('fell');
  await act(() => picker.pick(0));
  expect(text('.tower-note')).toBe('');
});

test('the log tells of every fall, the latest with what fell', () => {
  const played = ['66@0,0,0/e', '62@1,0,1/e', '64@0,0,2/n', '66@0,0,0/e', '61@1,0,1/e', '51@3,0,2/w'].map(
    (move, n) => ({
      seat: n % 2,
      move,
    }),
  );
  const ruin = { number: 2, tower: [laid('66@0,0,0/e', 1), laid('51@3,0,2/w', 1)], last: '51', fell: ['51'] };
  const told = played.map((_, n) => tower.aftermath(played, n, { ...VIEW, tower: [], ruin }, PLAYERS));
  expect(told).toEqual([null, null, 'Everything fell; you take 3.', null, null, 'One domino fell; Bo takes 2.']);
});

test('an example on a page is a drawing with nothing to press; where the picked one goes shines through', async () => {
  picker.pick(0);
  await draw(VIEW, true);
  expect(shown('.tower-drawing .iso')).toHaveLength(4);
  expect(shown('.tower-held .iso')).toHaveLength(2);
  expect(shown('button, [data-move]')).toEqual([]);
});

test('a move in the log says where, as far as that cannot change', () => {
  expect(tower.said('64@0,0,2/n')).toBe('6-4, Level 2, 4 away from you');
  expect(tower.said('draw')).toBeNull();
});
