import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Picker } from '../../input/picker';
import { spoken, tell } from '../../words/announce';
import { speak } from '../../words/words';
import type { Played } from '../board';
import type { Domino4View, LaidTile } from '../views';
import domino4 from './board';
import { answer, forget } from './intent';

const PLAYERS = [
  { name: 'Ada', seat: 0, you: true },
  { name: 'Bo', seat: 1, you: false },
];
const lies = (
  x: number,
  y: number,
  tile: string | null,
  turn: LaidTile['turn'],
  rest: Partial<LaidTile> = {},
): LaidTile => ({ cell: [x, y], tile, turn, colour: null, down: false, by: 1, cornerstone: false, ...rest });
const VIEW: Domino4View = {
  game: 'domino4',
  players: 2,
  options: { bluff: true, cornerstone: true },
  seat: 0,
  turn: 0,
  actors: [0],
  hand: ['r43', 'J'],
  counts: [2, 5],
  stock: 9,
  hands: null,
  table: [lies(0, 0, 'J', null, { by: null }), lies(1, 0, 'r30', 'sw')],
  ends: [0, 1],
  spots: [
    [[-1, 0]],
    [
      [2, 0],
      [1, 1],
    ],
  ],
  wishes: ['any', 'white'],
  phase: 'turn',
  second: false,
  two_tiles: false,
  accuser: null,
  owes: null,
  skips: [],
  passes: 0,
  stale: 0,
  known: [[], ['g21']],
};
const plain = ['r43@-1,0/ne', 'r43@-1,0/se', '?r43@2,0=b', '?r43@2,0=r', '?J@2,0=b'];
const LEGAL = [...plain, ...plain.map((move) => `${move}!`), 'draw'];

let picker: Picker;
let played: string[];
const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
const moves = (): (string | null)[] => all('[data-move]').map((place) => place.getAttribute('data-move'));
const click = (selector: string): Promise<void> =>
  act(
    () => void document.querySelector(selector)!.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 })),
  );
const key = (selector: string, name: string): Promise<void> =>
  act(
    () =>
      void document.querySelector(selector)!.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })),
  );
const button = (word: string): string => `[data-action="${word}"]`;

const advice = (view: Domino4View): string | null => domino4.advice({ view, players: PLAYERS, picker });

async function draw(
  view: Domino4View = VIEW,
  legal = LEGAL,
  advised = false,
  newest: Played | null = null,
): Promise<void> {
  picker.offer({
    hand: view.hand,
    legal,
    moves: (tile) => domino4.moves(view, legal, tile),
    play: (move) => played.push(move),
  });
  const Extra = domino4.Extra!;
  const props = { view, players: PLAYERS, picker, advised, newest };
  await act(() =>
    render(
      <>
        <domino4.Board {...props} />
        <Extra {...props} />
      </>,
      document.body,
    ),
  );
}

beforeAll(() => speak('en'));
beforeEach(() => {
  render(null, document.body);
  answer(null);
  forget();
  played = [];
  picker = new Picker();
});

afterEach(() => vi.restoreAllMocks());

test('a tile with two turns is shown first, turned, and then laid', async () => {
  await draw();
  await act(() => picker.pick(0));
  expect(moves()).toEqual(['r43@-1,0/ne']);
  await click('[data-move]');
  expect(picker.pending.value).toBe('r43@-1,0/ne');
  expect(all('.d4-choice').length).toBe(2);
  await click('[data-move]'); // a tap on it turns it
  expect(moves()).toEqual(['r43@-1,0/se']);
  await key('[data-move]', 'r');
  expect(moves()).toEqual(['r43@-1,0/ne']);
  expect(played).toEqual([]);
  await key('[data-move]', 'Enter');
  expect(played).toEqual(['r43@-1,0/ne']);
});

test('the keyboard stays at a place that asks, and goes back to the hand after laying', async () => {
  await draw();
  const tile = Object.assign(document.createElement('button'), { id: 'tile' });
  tile.setAttribute('data-tile-index', '0');
  document.body.append(tile);
  await act(() => picker.pick(0));
  document.querySelector<HTMLElement>('[data-move]')!.focus();
  await key('[data-move]', 'Enter');
  expect(document.activeElement!.getAttribute('data-move')).toBe('r43@-1,0/ne');
  await key('[data-move]', 'Enter');
  expect(played).toEqual(['r43@-1,0/ne']);
  expect(document.activeElement!.id).toBe('tile');
  tile.remove();
});

test('a place is named by its end, and by the turn once it is chosen', async () => {
  await draw();
  await act(() => picker.pick(0));
  expect(all('[data-move]')[0]!.getAttribute('aria-label')).toBe('Left end, on the left: red 4-3');
  await click('[data-move]');
  expect(all('[data-move]')[0]!.getAttribute('aria-label')).toBe('Left end, on the left: red 4-3, 4 top right');
});

test('face down is a choice of its own, but for a joker', async () => {
  await draw();
  await act(() => picker.pick(1));
  expect(moves()).toEqual(['?J@2,0=b']);
  await act(() => picker.pick(0));
  await click('.d4-down');
  expect(moves()).toEqual(['?r43@2,0=r']); // red first: the hand has a red one
  await click('[data-move]');
  await click('.d4-choice[aria-pressed="false"]');
  expect(moves()).toEqual(['?r43@2,0=b']);
});

test('“last tile!” never stands beside another question', async () => {
  await draw({ ...VIEW, turn: 1, actors: [0], phase: 'answers' }, ['accept', 'accuse']);
  expect(all('.d4-last')).toEqual([]);
  await draw({ ...VIEW, actors: [0], phase: 'gift' }, ['give:r43', 'give:J']);
  expect(all('.d4-last')).toEqual([]);
  await draw({ ...VIEW, hand: ['r43'], counts: [1, 5], owes: 0, actors: [0, 1], phase: 'answers' }, ['last!']);
  expect(all('.d4-last').length).toBe(1); // whoever is doubted may still say it
});

test('the last tile is announced with the tile that leaves one', async () => {
  await draw();
  await act(() => picker.pick(0));
  await click('[data-move]');
  await click('.d4-last');
  expect(picker.pending.value).toBe('r43@-1,0/ne!');
  await key('[data-move]', 'Enter');
  expect(played).toEqual(['r43@-1,0/ne!']);
});

test('the button is the same whether or not something is to be said', async () => {
  await draw({ ...VIEW, hand: ['r43', 'J', 'g10'] }, ['draw']);
  const before = document.querySelector('.d4-last')!.outerHTML;
  await click('.d4-last');
  expect(played).toEqual([]);
  expect(advice(VIEW)).toBe('Say it when you play the tile that leaves you with one.');
  await draw({ ...VIEW, hand: ['r43'], owes: 0, turn: 1, actors: [0, 1] }, ['last!']);
  expect(document.querySelector('.d4-last')!.outerHTML).toBe(before);
  await click('.d4-last');
  expect(played).toEqual(['last!']);
});

test('what the button says is read as it appears beside the hand; pressed again, it is told again', async () => {
  await draw({ ...VIEW, hand: ['r43', 'J', 'g10'] }, ['draw'], true);
  tell('');
  await click('.d4-last');
  expect([advice(VIEW), spoken.value]).toEqual(['Say it when you play the tile that leaves you with one.', '']);
  await click('.d4-last');
  expect(spoken.value).toBe(advice(VIEW));
});

test('who owes an announcement is not told so', () => {
  expect(domino4.waitedFor({ ...VIEW, owes: 0, turn: 1, actors: [0, 1] })).toEqual([1]);
  expect(domino4.waitedFor({ ...VIEW, owes: 0, turn: 0, phase: 'answers', actors: [0, 1] })).toEqual([1]);
  expect(domino4.waitedFor({ ...VIEW, owes: 0, turn: 0, second: true, actors: [0] })).toEqual([0]);
  expect(domino4.waitedFor(VIEW)).toEqual([0]);
});

test('a joker laid face down is believed or not', async () => {
  const table = [...VIEW.table, lies(2, 0, null, null, { down: true, colour: 'b' })];
  await draw({ ...VIEW, turn: 1, phase: 'answers', table, ends: [0, 2] }, ['accept', 'accuse']);
  expect(document.querySelector('.d4-note')!.textContent).toBe('Bo: “Joker, then blue.” Do you believe it?');
  expect(all('.d4-lies').at(-1)!.querySelector('.d4-half')).toBeNull();
  await click(button('accuse'));
  expect(played).toEqual(['accuse']);
});

test('beside a hand the same is said there, and the board keeps still', async () => {
  const table = [...VIEW.table, lies(2, 0, null, null, { down: true, colour: 'b' })];
  const asked: Domino4View = { ...VIEW, turn: 1, phase: 'answers', table, ends: [0, 2] };
  await draw(asked, ['accept', 'accuse'], true);
  expect(document.querySelector('.d4-note')!.textContent).toBe('');
  expect(advice(asked)).toBe('Bo: “Joker, then blue.” Do you believe it?');
});

test('the words beside the hand follow what is picked', async () => {
  await draw();
  expect(advice(VIEW)).toBeNull();
  await act(() => picker.pick(0));
  await click('[data-move]');
  expect(advice(VIEW)).toBe('Turn it as you like, then place it.');
  await act(() => picker.pick(1));
  await click('[data-move]');
  expect(advice(VIEW)).toBeNull(); // there is one colour only
  await click('.d4-down');
  await act(() => picker.drop());
  expect(advice(VIEW)).toBe('Play any tile face down as a “joker”.');
});

test('two tiles are offered to whoever can lay one', async () => {
  const two = { ...VIEW, two_tiles: true };
  await draw(two);
  expect(advice(two)).toBe('Nobody played a tile: you may play two.');
  await draw(two, ['draw']);
  expect(advice(two)).toBeNull();
});

test('a second tile is offered only where one can be laid', async () => {
  const second = { ...VIEW, second: true };
  await draw(second, ['?r43@2,0=b', 'stop']);
  expect(advice(second)).toBe('Play a second tile, or stop.');
  await draw(second, ['stop']);
  expect(advice(second)).toBe('Nothing else fits: your turn is over.');
});

test('what was caught is told on a card until a tile is picked, and what the others laid is marked', async () => {
  const claimed: Domino4View = {
    ...VIEW,
    turn: 1,
    phase: 'answers',
    table: [...VIEW.table, lies(2, 0, null, null, { down: true, colour: 'b' })],
  };
  await draw(claimed, ['accept', 'accuse']);
  await draw({ ...VIEW, turn: 1, counts: [2, 6], known: [[], ['g21', 'b31']] }, [], false, { seat: 0, move: 'accuse' });
  expect(document.querySelector('.d4-scene.caught')!.textContent).toContain('blue 3');
  expect(all('.d4-taken').length).toBe(1);
  const table = [...VIEW.table, lies(-1, 0, 'g21', 'nw'), lies(2, 0, 'b20', 'nw')];
  await draw({ ...VIEW, table });
  expect(all('.d4-lies.recent').length).toBe(1);
  expect(all('.d4-scene').length).toBe(1);
  await act(() => picker.pick(0));
  expect(all('.d4-scene')).toEqual([]);
});

test.each([
  ['wide', 1000, [false, true]],
  ['upright', 390, [true, true]], // below the table there is room for the places
])('%s room: a card lies at its own edge unless it hides an end there', async (_room, clientWidth, low) => {
  const sizes = { clientWidth, clientHeight: 480, offsetWidth: 300, offsetHeight: 90 };
  for (const [name, size] of Object.entries(sizes) as [keyof typeof sizes, number][])
    vi.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(size);
  const caught = async (step: number): Promise<boolean> => {
    const chain = [1, 2, 3, 4, 5].map((n) => lies(1, n * step, 'g10', 'nw'));
    const table = [...VIEW.table, ...chain];
    const view: Domino4View = { ...VIEW, turn: 1, table, ends: [6, 6], spots: [[], [[1, 6 * step]]] };
    const claimed = [...table, lies(1, 6 * step, null, null, { down: true, colour: 'b' })];
    await draw({ ...view, phase: 'answers', table: claimed }, ['accept', 'accuse']);
    await draw({ ...view, counts: [2, 6], known: [[], ['g21', 'b31']] }, [], false, { seat: 0, move: 'accuse' });
    return document.querySelector('.d4-note:has(.caught)')!.classList.contains('low');
  };
  expect([await caught(-1), await caught(1)]).toEqual(low);
});

test('a gift goes to the other one of the two', async () => {
  await draw({ ...VIEW, turn: 1, phase: 'gift', accuser: 0 }, ['give:r43', 'give:J']);
  await act(() => picker.pick(0));
  expect(document.querySelector('.d4-gift')!.textContent).toBe('Give red 4-3 to Bo');
  await click('.d4-gift');
  expect(played).toEqual(['give:r43']);
});

test('listeners hear both ends and every tile', async () => {
  await draw();
  const heard = document.querySelector('.d4-board > .unseen')!.textContent!;
  expect(heard).toContain('Left end: any tile.');
  expect(heard).toContain('Right end: any white half.');
  expect(heard).toContain('1, 0: red 3 and white, 3 bottom left');
});

test('an end is called by the side on which it lies now', async () => {
  await draw({ ...VIEW, table: [...VIEW.table, lies(-1, 1, 'r10', 'sw')], ends: [0, 2] });
  const heard = document.querySelector('.d4-board > .unseen')!.textContent!;
  expect(heard).toContain('Right end: any tile.');
  expect(heard).toContain('Left end: any white half.');
});

test('moves are said in words', () => {
  expect(domino4.said!('r43@2,-1/nw!', VIEW)).toBe('red 4-3. “Last tile!”');
  expect(domino4.said!('?@1,0=b!', VIEW)).toBe('a tile face down: “Joker, then blue.” “Last tile!”');
  expect(domino4.said!('J@1,0=b', VIEW)).toBe('joker, then blue');
  expect(domino4.said!('?@1,0=b', VIEW)).toBe('a tile face down: “Joker, then blue.”');
  expect(domino4.said!('r30@1,0/sw', { ...VIEW, table: [lies(1, 0, 'r30', 'sw', { cornerstone: true })] })).toBe(
    'red 3 and white as a cornerstone',
  );
  expect(domino4.said!('give', VIEW)).toBe('a tile given away'); // after “You:” as well as after a name
  expect(domino4.said!('give:r43', VIEW)).toBe('red 4-3 given away');
  expect(domino4.said!('draw', VIEW)).toBeNull();
});

test('the log draws a tile that was given away, face down for those who may not know it', () => {
  const tiles = ['give:r43', 'give', 'accept', 'r43@2,-1/nw'].map((move) => domino4.tileOf(move));
  expect(tiles).toEqual(['r43', null, undefined, 'r43']);
});

test('tiles are as large as the cells they lie on, whatever the size of the text', async () => {
  await draw();
  const [one, two] = all('.d4-lies').map((tile) => (tile as HTMLElement).style);
  expect(Number.parseFloat(two!.left) - Number.parseFloat(one!.left)).toBe(Number.parseFloat(one!.width));
  expect(one!.height).toBe(one!.width);
});

test('an example has nothing to click', async () => {
  await act(() => render(<domino4.Board view={VIEW} players={PLAYERS} picker={picker} still />, document.body));
  expect(all('button, [tabindex], [data-move]')).toEqual([]);
  expect(all('.d4-lies').length).toBe(2);
});
