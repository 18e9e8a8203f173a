import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Picker } from '../../input/picker';
import { speak } from '../../words/words';
import type { ClassicView } from '../views';
import classic from './board';

const PLAYERS = [
  { name: 'You', seat: 0, you: true },
  { name: 'Otto', seat: 1, you: false },
  { name: 'Lena', seat: 2, you: false },
];
const START: ClassicView = {
  game: 'classic',
  players: 3,
  options: {},
  seat: 0,
  turn: 2,
  actors: [2],
  counts: [6, 6, 6],
  stock: 10,
  hands: null,
  hand: ['10', '30', '21', '61', '42', '62'],
  line: [],
  laid_by: [],
  ends: [],
  last: null,
  start_draws: [
    ['21', '64', '55'],
    [null, '31', '63'],
  ],
};
const LAID: ClassicView = { ...START, turn: 0, line: [[5, 4]], laid_by: [2], ends: [5, 4], last: '54' };

const show = (view: ClassicView, still = false): Promise<void> =>
  act(() => render(<classic.Board view={view} players={PLAYERS} picker={new Picker()} still={still} />, document.body));
const words = (): string | undefined => document.querySelector('.start-draw')?.textContent;

beforeAll(() => speak('en'));
beforeEach(() => {
  render(null, document.body);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('before the first domino it is seen what everybody drew, and who starts', async () => {
  await show(START);
  expect(words()).toContain('You: 2-1');
  expect(words()).toContain('Otto: 6-4 and 3-1'); // a tie: both drew again
  expect(words()).toContain('Lena: 5-5 and 6-3');
  expect(words()).toContain('Highest domino: Lena starts.');
  expect(document.body.textContent).not.toContain('The table is empty.');
});

test('the draw stays a little when a bot is quick, then goes', async () => {
  await show(START);
  await show(LAID);
  expect(words()).toContain('Lena: 5-5 and 6-3');
  expect(words()).toContain('Lena starts');
  await act(() => void vi.advanceTimersByTime(4000));
  expect(words()).toBeUndefined();
});

test('the draw is never seen under a line that has grown, as where a replay goes to a move', async () => {
  await show(START);
  await show({ ...LAID, line: Array.from({ length: 5 }, () => [5, 5]) });
  expect(words()).toBeUndefined();
});

test('on a low table the words leave before they lie on the first domino', async () => {
  for (const side of ['clientWidth', 'clientHeight'] as const)
    vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(300);
  await show(START);
  expect(words()).toContain('Lena starts');
  await show(LAID);
  expect(words()).toContain('Lena: 5-5 and 6-3');
  expect(words()).not.toContain('Lena starts');
  await show({ ...LAID, line: Array.from({ length: 3 }, () => [5, 5]) });
  expect(words()).toBeUndefined(); // the third may turn upwards, onto the draw
});

test('on a table that is not high a third domino does not lie on the words', async () => {
  for (const side of ['clientWidth', 'clientHeight'] as const)
    vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(400);
  await show(START);
  await show(LAID);
  expect(words()).toContain('Lena starts');
  await show({ ...LAID, line: Array.from({ length: 3 }, () => [5, 5]) });
  expect(words()).toBeUndefined();
});

test('who comes later, and who looks at an example, sees no draw', async () => {
  await show(LAID);
  expect(words()).toBeUndefined();
  render(null, document.body);
  await show(START, true);
  expect(words()).toBeUndefined();
  render(null, document.body);
  await show({ ...START, start_draws: [] });
  expect(document.body.textContent).toContain('The table is empty.');
});
