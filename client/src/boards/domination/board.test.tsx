import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { Picker } from '../../input/picker';
import { speak } from '../../words/words';
import type { DominationView } from '../views';
import domination from './board';

const BOARD = ['66544003', '11033641', '52022655', '52311033', '46364014', '40562514', '20532562', '21134460'].map(
  (row) => [...row].map(Number),
);
const PLAYERS = [
  { name: 'Ada', seat: 0, you: true },
  { name: 'Bo', seat: 1, you: false },
];
const VIEW: DominationView = {
  game: 'domination',
  players: 2,
  options: {},
  seat: 0,
  turn: 0,
  actors: [0],
  counts: [2, 2],
  stock: 90,
  hands: null,
  board: BOARD,
  hand: ['32', '54'],
  places: { 32: ['d1e1'], 54: ['c8d8', 'a6b6'] },
  edges: { a7b7: 0, a8b8: 1, a7a8: 0, b7b8: 1, b7c7: 0, b8c8: 1 },
  fields: { a7: 1 },
  chips: [0, 1],
  outer: [0, 1],
  last: 'b7b8',
};
const LEGAL = ['c7c8', 'd1e1', 'c8d8'];

let picker: Picker;
let played: string[];
const shown = (selector: string): Element[] => [...document.querySelectorAll(selector)];

async function draw(view: DominationView, still = false): Promise<void> {
  await act(() =>
    render(<domination.Board view={view} players={PLAYERS} picker={picker} still={still} />, document.body),
  );
}

beforeAll(() => speak('en'));
beforeEach(() => {
  render(null, document.body);
  played = [];
  picker = new Picker();
  const moves = (tile: string): string[] => domination.moves(VIEW, LEGAL, tile);
  picker.offer({ hand: VIEW.hand, legal: LEGAL, moves, play: (move) => played.push(move) });
});

test('dominoes, chips and ripe fields are drawn', async () => {
  await draw(VIEW);
  expect(shown('[data-edge]').length).toBe(6);
  expect(shown('[data-edge]:has(.domination-halo)').map((piece) => piece.getAttribute('data-edge'))).toEqual(['b7b8']);
  expect(shown('.domination-won.seat-1').length).toBe(1);
  expect(shown('.domination-ripe').length).toBe(1); // b7 lacks c7c8
});

test('a picked domino lights its places only, and a click lays it', async () => {
  await draw(VIEW);
  expect(shown('.lit')).toEqual([]);
  await act(() => picker.pick(1));
  expect(shown('.lit').map((spot) => spot.getAttribute('data-move'))).toEqual(['c8d8']);
  await act(
    () => void document.querySelector('[data-move=c8d8]')!.dispatchEvent(new MouseEvent('click', { bubbles: true })),
  );
  expect(played).toEqual(['c8d8']);
});

test('the fields that the picked domino would close light up', async () => {
  const closing = { ...VIEW, hand: ['50', '54'] };
  picker.offer({
    hand: closing.hand,
    legal: LEGAL,
    moves: (tile) => domination.moves(closing, LEGAL, tile),
    play: () => {},
  });
  await draw(closing);
  expect(shown('.promised')).toEqual([]);
  await act(() => picker.pick(1));
  expect(shown('.promised')).toEqual([]); // 5-4 goes elsewhere
  await act(() => picker.pick(0));
  expect(shown('[data-move]').map((spot) => spot.getAttribute('data-move'))).toEqual(['c7c8']);
  expect(shown('.promised').length).toBe(1);
});

test('an edge can be chosen without picking: it says which domino', async () => {
  await draw(VIEW);
  expect(
    shown('[data-move]')
      .map((spot) => spot.getAttribute('data-move'))
      .sort(),
  ).toEqual([...LEGAL].sort());
  expect(document.querySelector('[data-move=c7c8]')!.getAttribute('aria-label')).toMatch(
    / between c7 and c8, closes a field$/,
  );
  expect(document.querySelector('[data-move=d1e1]')!.getAttribute('aria-label')).toMatch(/ between d1 and e1$/);
});

test('lit places can be reached by keyboard, the others do not stand in the way', async () => {
  await draw(VIEW);
  expect(shown('[data-move]').map((spot) => spot.getAttribute('tabindex'))).toEqual(['-1', '-1', '-1']);
  await act(() => picker.pick(1));
  expect(shown('[data-move]').map((spot) => spot.getAttribute('tabindex'))).toEqual(['0']);
});

test('an example has nothing to click', async () => {
  await draw(VIEW, true);
  expect(shown('[data-move], .domination-meter')).toEqual([]);
});

test('listeners get the whole board, rank by rank', async () => {
  await draw(VIEW);
  expect(document.querySelector('[role=group]')!.getAttribute('aria-label')).toBe(
    'Ada: 0 fields, 0 on the edge; Bo: 1 field, 1 on the edge',
  );
  const rows = shown('tbody tr').map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows.map((row) => row[0])).toEqual([...'87654321']);
  expect(rows[1]!.slice(1, 4)).toEqual([
    '1, domino to the right, domino above, Bo’s field',
    '1, domino to the right, domino above, field with one side open',
    '0',
  ]);
});

test('moves in words', () => {
  expect(domination.said!('b7b8', VIEW)).toMatch(/ between b7 and b8: a field conquered$/);
  expect(domination.said!('b7b8', { ...VIEW, last: 'a1b1' })).toMatch(/ between b7 and b8$/);
  expect(domination.said!('draw', VIEW)).toBeNull();
});
