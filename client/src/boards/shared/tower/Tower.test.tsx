// The board where nothing can be drawn in space, as in these tests: levels, words and places.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Picker } from '../../../input/picker';
import { held } from '../../../moments/hold';
import { WIDE } from '../../../parts/Domino';
import { speak } from '../../../words/words';
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

const press = (key: string): Promise<void> =>
  act(() => void shown('[data-move]')[0]!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

test('a picked domino has its places as buttons in words, and keys turn it and lay it', async () => {
  await draw(VIEW);
  expect(shown('[data-move]')).toEqual([]);
  await act(() => picker.pick(0));
  expect(shown('[data-move]').map((spot) => spot.getAttribute('aria-label'))).toEqual([
    '6-4: Level 2, on 6-2, 4 away from you. May fall',
  ]);
  expect(picker.pending.value).toBe('64@0,0,2/n'); // there is one place, so it is shown at once, but it can turn
  await press('r');
  expect([shown('[data-move]')[0]!.getAttribute('data-risk'), text('.tower-turn')]).toEqual([
    'falls',
    'Turn it (2 of 2)',
  ]);
  await press('Enter');
  expect(played).toEqual(['64@0,0,2/w']);
});

test('a domino with one place is shown there as soon as it is picked; of several one is chosen', async () => {
  await offerAt66(['64@0,0,1/w', '64@0,0,1/n']);
  expect([picker.pending.value, text('.tower-turn')]).toEqual(['64@0,0,1/n', 'Turn it (1 of 2)']);
  await act(() => picker.pick(0)); // not here
  expect([picker.pending.value, shown('[data-move]').length]).toEqual([null, 1]);
  await offerAt66(['64@0,0,1/w', '64@0,0,1/n', '64@2,0,0/e']);
  expect(picker.pending.value).toBeNull();
});

test('what to do is said where a place waits, and where nothing would hold', () => {
  const falls: StackView = { ...VIEW, risks: ['falls', 'falls', 'falls'] };
  const picker = new Picker();
  const advice = (view: StackView, plain: string): string | null =>
    tower.advice({ view, players: PLAYERS, picker }, plain);
  expect(advice(falls, 'advice-pick')).toBe('Whatever you play now, it will fall.');
  expect(advice(VIEW, 'advice-pick')).toBeNull();
  picker.pending.value = LEGAL[0]!;
  expect(advice(VIEW, 'advice-place')).toBe('It goes only here.');
  const several = (moves: string[]): void => {
    picker.offer({ hand: ['64'], legal: moves, moves: () => moves, play: () => {} });
    picker.show(moves[0]!);
  };
  several(LEGAL.slice(0, 2));
  expect(advice(VIEW, 'advice-place')).toBe('Place it like this, or turn it.');
  several([LEGAL[0]!, '64@0,0,0/e']);
  expect(advice(VIEW, 'advice-place')).toBe('Place it here, or elsewhere.');
});

test('it is said that the tower holds after your own daring move, and after no other', async () => {
  const after = async (move: string, by: number): Promise<string> => {
    render(null, document.body);
    await draw(VIEW);
    const place = laid(move, by);
    await draw({ ...VIEW, tower: [...VIEW.tower, place], last: place.tile, risks: [] });
    expect(text('.unseen[role=status]')).toBe(text('.tower-holds'));
    return text('.tower-holds');
  };
  vi.useFakeTimers();
  expect(await after(LEGAL[2]!, 0)).toBe('');
  expect(await after(LEGAL[0]!, 1)).toBe('');
  expect(await after(LEGAL[0]!, 0)).toBe('It holds!');
  await act(() => void vi.advanceTimersByTime(2700));
  expect(text('.tower-holds')).toBe('');
  expect(await after(LEGAL[0]!, 0)).toBe('It holds!');
  await draw({ ...VIEW, ruin: { number: 1, tower: VIEW.tower, last: '62', fell: ['62'] }, risks: [] });
  expect(text('.tower-holds')).toBe('');
  vi.useRealTimers();
});

test('a domino with one place is laid by picking it up, unless it may bring everything down', () => {
  const first = (move: string): boolean => tower.showsFirst(move, VIEW, LEGAL);
  expect(LEGAL.map(first)).toEqual([true, true, false]); // may fall, falls, should stand
});

test('where all places are shown there is nothing to step through', async () => {
  const row = [0, 1, 2, 3, 4, 5, 6].map((n) => laid(`6${n}@${2 * n},0,0/e`));
  const legal = row.map(({ x }) => `64@${x},0,1/e`);
  const steps = async (many: number): Promise<number[]> => {
    const moves = legal.slice(0, many);
    picker.offer({ hand: ['64'], legal: moves, moves: () => moves, play: () => {} });
    await draw({ ...VIEW, tower: row, risks: [] });
    await act(() => picker.pick(0));
    return [shown('[data-move]').length, shown('.tower-around').length];
  };
  expect(await steps(6)).toEqual([6, 0]);
  expect(await steps(7)).toEqual([6, 1]);
});

/** Offer these places for a domino over 6-6 alone, and pick it. */
async function offerAt66(moves: string[]): Promise<void> {
  picker.offer({ hand: ['64'], legal: moves, moves: () => moves, play: (move) => played.push(move) });
  await draw({ ...VIEW, tower: [VIEW.tower[0]!], risks: [] });
  await act(() => picker.pick(0));
}

/** A click of the mouse; of a drawing, in its own units. */
const click = (element: Element, [x, y]: [number, number] = [0, 0]): Promise<void> => {
  const [left, top, width, height] = (element.getAttribute('viewBox') ?? '0 0 0 0').split(' ').map(Number);
  element.getBoundingClientRect = () => new DOMRect(0, 0, width, height);
  const at = { clientX: x! - left!, clientY: y! - top!, detail: 1, bubbles: true };
  return act(() => void element.dispatchEvent(new MouseEvent('click', at)));
};

test('a click on a domino shows the nearest place on its level, and never lays it', async () => {
  const beside = '64@2,0,0/e';
  await offerAt66(['64@0,0,1/w', beside]); // the first is nearer to the click, but a level above
  const ground = shown('.tower-plan').at(-1)!;
  const on66: [number, number] = [WIDE / 2, -WIDE / 2];
  await click(ground, on66);
  await click(ground, on66);
  expect([picker.pending.value, played]).toEqual([beside, []]);
});

test('a click beside a place shows it, and the buttons of the levels answer alone', async () => {
  await offerAt66(['64@0,0,1/w', '64@0,0,1/n']); // one place, where it can turn
  const around = vi.fn();
  document.body.addEventListener('click', around);
  await click(shown('.tower-slices')[0]!);
  expect([picker.pending.value, played]).toEqual(['64@0,0,1/n', []]);
  await click(shown('.tower-slices')[0]!);
  await click(shown('.tower-turn')[0]!);
  expect([picker.pending.value, played, around.mock.calls]).toEqual(['64@0,0,1/w', [], []]);
  document.body.removeEventListener('click', around);
});

test('where only some places are shown, turning one of them keeps all in place, and the keyboard there', async () => {
  const row = [0, 1, 2, 3, 4, 5, 6].map((n) => laid(`6${n}@${2 * n},0,0/e`));
  const moves = [...row.map(({ x }) => `64@${x},0,1/e`), '64@12,0,1/n'];
  const risks = moves.map((move) => (move.endsWith('n') ? 'falls' : 'safe'));
  picker.offer({ hand: ['64'], legal: moves, moves: () => moves, play: (move) => played.push(move) });
  await draw({ ...VIEW, tower: row, risks });
  await act(() => picker.pick(0));
  const places = (): (string | null)[] => shown('[data-move]').map((spot) => spot.getAttribute('data-move'));
  const before = places();
  const two = shown('[data-move="64@12,0,1/e"]')[0] as SVGElement;
  const turned = before.map((move) => (move === '64@12,0,1/e' ? '64@12,0,1/n' : move));
  two.focus();
  for (const key of ['r', 'Enter']) {
    await act(() => void two.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
    expect(places()).toEqual(turned);
    expect(document.activeElement).toBe(two);
    expect(text('.tower-turn')).toBe('Turn it (2 of 2)');
  }
});

test('R turns a domino where it would lie, and the keyboard stays there', async () => {
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
  expect(text('.tower-note')).toBe('2 dominoes fell; Bo takes 3.');
});

test('a fall holds the table until it has been read, and is told in the log', async () => {
  const ruin = { number: 1, tower: [...VIEW.tower, laid('64@0,0,2/n', 1)], last: '64', fell: ['64', '62'] };
  const down: StackView = { ...VIEW, tower: [], last: null, margin: null, word: null, weakest: null, ruin };
  await draw(VIEW);
  vi.useFakeTimers();
  await draw(down);
  const tumbling = (): (string | null)[] =>
    shown('.tower-slice:has(.tumbles) .tower-slice-name').map((one) => one.textContent);
  expect([held.value, text('.tower-note'), tumbling()]).toEqual([true, '', ['Level 2', 'Level 1']]);
  await draw({ ...VIEW, ruin }); // meanwhile a new one was begun, which nobody sees yet
  expect([text('.tower-margin'), tumbling()]).toEqual(['', ['Level 2', 'Level 1']]);
  const heap = (): number => shown('.tower-drawing .tumbles').length;
  await act(() => void vi.advanceTimersByTime(1200));
  expect([held.value, text('.tower-note'), tumbling()]).toEqual([true, '2 dominoes fell; Bo takes 3.', []]);
  expect(heap()).toBe(2); // what fell lies there while that is read
  await act(() => void vi.advanceTimersByTime(2000));
  expect([held.value, text('.tower-note'), heap()]).toEqual([false, '', 0]); // the game went on
  vi.useRealTimers();
});

test('a domino that fell is seen where it is laid again, and is no longer said to hold', async () => {
  const [base, on, daring] = [...VIEW.tower, laid(LEGAL[0]!)] as [Place, Place, Place];
  const ruin = { number: 1, tower: [base, on, daring, laid('22@1,0,2/e', 1)], last: '22', fell: ['22', '66'] };
  const lying = (): Element => shown('.tower-slice:last-child .tower-laid')[0]!;
  await draw(VIEW);
  await draw({ ...VIEW, tower: [base, on, daring], last: daring.tile, risks: [] });
  expect(text('.tower-holds')).toBe('It holds!');
  vi.useFakeTimers();
  await draw({ ...VIEW, tower: [base], last: '66', risks: [], ruin });
  expect(text('.tower-holds')).toBe('');
  const [fallen, drawing] = [lying(), shown('.tower-drawing')[0]];
  await act(() => void vi.advanceTimersByTime(1200));
  expect(lying()).not.toBe(fallen); // which tumbled out of its level
  await act(() => void vi.advanceTimersByTime(2000));
  expect(shown('.tower-drawing')[0]).not.toBe(drawing); // which was taken up
  vi.useRealTimers();
});

test('what is said of a fall gives way to a tile that is picked', async () => {
  await draw(VIEW);
  await draw({ ...VIEW, ruin: { number: 1, tower: [...VIEW.tower, laid('64@0,0,2/n', 1)], last: '64', fell: ['64'] } });
  await vi.waitFor(() => expect(text('.tower-note')).toContain('fell'), 3000);
  await act(() => picker.pick(0));
  expect(text('.tower-note')).toBe('');
  await draw({ ...VIEW, tower: [], ruin: { number: 1, tower: VIEW.tower, last: '62', fell: ['62'] } });
  expect(text('.tower-note')).toBe(''); // the first domino of a new one has its place there
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
  expect(told).toEqual([null, null, 'It fell; you take 3.', null, null, 'One domino fell; Bo takes 2.']);
});

test('an example on a page is a drawing with nothing to press; where the picked one goes shines through', async () => {
  picker.pick(0);
  await draw(VIEW, true);
  expect(shown('.tower-drawing .iso')).toHaveLength(4);
  expect(shown('.tower-held .iso')).toHaveLength(2);
  expect(shown('button, [data-move]')).toEqual([]);
});

test('the drawing has a sign where a tile may go, and shows it where it was chosen, trembling if it would fall', async () => {
  await draw(VIEW);
  await offerAt66(['64@0,0,1/w', '64@2,0,0/e']);
  const drawn = (what: string): number => shown(`.tower-drawing ${what}`).length;
  await draw({ ...VIEW, tower: [laid('66@0,0,0/e')], risks: ['safe', 'falls'] });
  expect([drawn('.risk-shape'), drawn('.tower-held')]).toEqual([2, 0]);
  await act(() => picker.show('64@2,0,0/e'));
  expect([drawn('.risk-safe .risk-shape'), drawn('.risk-shape'), drawn('.tower-held.risk-falls')]).toEqual([1, 1, 1]);
  expect(shown('.tower-drawing.about-to-fall')).toHaveLength(1);
});

test('a move in the log says what held it then', () => {
  const before = ['66@0,0,0/e', 'draw', '61@0,0,1/w', '66@0,0,0/e', '62@0,0,1/e'];
  expect(tower.said('66@0,0,0/e', VIEW, before.slice(0, 3))).toBe('6-6 on the table');
  expect(tower.said('64@0,0,2/n', VIEW, before)).toBe('6-4 on 6-2');
  expect(tower.said('64@2,0,0/e', VIEW, before)).toBe('6-4 beside 6-6');
  expect(tower.said('21@2,0,0/e', VIEW, before)).toBe('2-1 on the table'); // they touch, but do not match
  expect(tower.said('22@1,0,2/e', VIEW)).toBe('2-2 on 6-2'); // as it stands now
  expect(tower.said('draw', VIEW, before)).toBeNull();
  const ruin = { number: 1, tower: [...VIEW.tower, laid('64@0,0,2/n', 1)], last: '64', fell: ['64'] };
  expect(tower.said('64@0,0,2/n', { ...VIEW, tower: [], ruin })).toBe('6-4 on 6-2'); // it fell
  expect(tower.said('66@0,0,0/e', { ...VIEW, tower: [], ruin })).toBe('6-6 on the table'); // of the next one
});

test('where a hint points to a level that is not seen, the levels scroll to it', async () => {
  const box = (top: number, bottom: number): DOMRect => ({ top, bottom }) as DOMRect;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const chosen = this.classList.contains('chosen');
    return chosen ? box(300, 350) : this.classList.contains('tower-slices') ? box(0, 100) : box(20, 60);
  });
  await draw(VIEW);
  await act(() => picker.show(LEGAL[2]!));
  await vi.waitFor(() => expect(shown('.tower-slices')[0]!.scrollTop).toBe(258));
  vi.restoreAllMocks();
});

test('the levels scroll to the whole level if there is room, so that its name is seen', async () => {
  await draw(VIEW);
  for (let n = 0; n < 3; n += 1) await new Promise(requestAnimationFrame); // it scrolls to the last domino
  const box = (top: number, bottom: number): DOMRect => ({ top, bottom }) as DOMRect;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.classList.contains('tower-slices')) return box(100, 300);
    return this.classList.contains('chosen') ? box(50, 90) : box(10, 100);
  });
  shown('.tower-slices')[0]!.scrollTop = 200;
  await act(() => picker.show(LEGAL[2]!));
  await vi.waitFor(() => expect(shown('.tower-slices')[0]!.scrollTop).toBe(102)); // its top, with a margin
  vi.restoreAllMocks();
});

test.each([
  [100, 52], // under the name of its level
  [50, 78], // with no more above it than there is room for
])('of a level that is too tall for %i pixels the place is seen', async (height, scrolled) => {
  await draw(VIEW);
  for (let n = 0; n < 3; n += 1) await new Promise(requestAnimationFrame);
  const box = (top: number, bottom: number): DOMRect => ({ top, bottom }) as DOMRect;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.classList.contains('tower-slices')) return box(100, 100 + height);
    return this.classList.contains('chosen') ? box(-12, 20) : box(-40, 200);
  });
  shown('.tower-slices')[0]!.scrollTop = 200;
  await act(() => picker.show(LEGAL[2]!));
  await vi.waitFor(() => expect(shown('.tower-slices')[0]!.scrollTop).toBe(scrolled));
  vi.restoreAllMocks();
});

test('of a level that is too tall all its places are seen where there is room for them', async () => {
  const moves = ['64@0,0,1/w', '64@1,0,1/e'];
  picker.offer({ hand: ['64'], legal: moves, moves: () => moves, play: () => {} });
  await draw({ ...VIEW, risks: [] });
  for (let n = 0; n < 3; n += 1) await new Promise(requestAnimationFrame);
  const box = (top: number, bottom: number): DOMRect => ({ top, bottom }) as DOMRect;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.classList.contains('tower-slices')) return box(0, 100);
    if (!this.classList.contains('tower-spot')) return box(-20, 200);
    return this.previousElementSibling?.classList.contains('tower-spot') ? box(80, 110) : box(40, 60);
  });
  shown('.tower-slices')[0]!.scrollTop = 0;
  await act(() => picker.pick(0));
  await vi.waitFor(() => expect(shown('.tower-slices')[0]!.scrollTop).toBe(18)); // the lower one, with a margin
  vi.restoreAllMocks();
});

test('where the place that holds is on a level that is not seen, the levels scroll there', async () => {
  const box = (top: number, bottom: number): DOMRect => ({ top, bottom }) as DOMRect;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const below = this.classList.contains('risk-safe');
    return below ? box(300, 350) : this.classList.contains('tower-slices') ? box(0, 100) : box(20, 60);
  });
  const moves = ['64@1,0,2/n', '64@0,0,1/w'];
  const view = { ...VIEW, risks: ['risky', 'safe'] as StackView['risks'] };
  picker.offer({ hand: ['64'], legal: moves, moves: () => moves, play: () => {} });
  await draw(view);
  await act(() => picker.pick(0));
  await vi.waitFor(() => expect(shown('.tower-slices')[0]!.scrollTop).toBe(258));
  vi.restoreAllMocks();
});
