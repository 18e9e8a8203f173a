import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, expect, test } from 'vitest';
import { Picker } from '../../input/picker';
import { speak } from '../../words/words';
import type { StaggeredView } from '../views';
import staggered from './board';

const PLAYERS = [
  { name: 'You', seat: 0, you: true },
  { name: 'Bo', seat: 1, you: false },
];
const VIEW: StaggeredView = {
  game: 'magnetic-staggered',
  players: 2,
  options: {},
  seat: 0,
  turn: 0,
  actors: [0],
  counts: [2, 2],
  stock: 14,
  hands: null,
  hand: ['64', '22'],
  tower: [],
  last: null,
  margin: null,
  word: null,
  weakest: null,
  risks: [],
  ruin: null,
  colours: { 22: 1, 64: 0 },
  due: ['up', 'flat'],
};
const text = (selector: string): string =>
  [...document.querySelectorAll(selector)].map((element) => element.textContent).join('|');

beforeAll(() => speak('en'));

test('which way is due is said over the board', async () => {
  await act(() => render(<staggered.Board view={VIEW} players={PLAYERS} picker={new Picker()} />, document.body));
  expect(text('.tower-due')).toBe('Play up');
  const over = { ...VIEW, actors: [] };
  await act(() => render(<staggered.Board view={over} players={PLAYERS} picker={new Picker()} />, document.body));
  expect(text('.tower-due')).toBe(''); // nothing is due any more
});

test('which way is due is said beside each name', async () => {
  await act(() =>
    render(
      [0, 1].map((seat) => <staggered.Badge key={seat} view={VIEW} seat={seat} />),
      document.body,
    ),
  );
  expect(text('.tower-badge')).toBe('Play up|Play flat');
});

test('what to do now is said with the way that is due', () => {
  const said = (plain: string, view = VIEW): string | null =>
    staggered.advice({ view, players: PLAYERS, picker: new Picker() }, plain);
  expect(said('advice-pick')).toBe('Play up: choose a bright domino.');
  expect(said('advice-draw', { ...VIEW, due: ['flat', 'up'] })).toBe('Nothing fits flat: draw one.');
  expect(said('advice-wait')).toBeNull();
});
