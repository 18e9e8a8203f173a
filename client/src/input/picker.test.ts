import { afterEach, expect, it } from 'vitest';
import { askBeforeLaying } from '../device/prefs';
import { Picker } from './picker';

function offered(): { picker: Picker; played: string[] } {
  const picker = new Picker();
  const played: string[] = [];
  const ways: Record<string, string[]> = { 64: ['64L', '64R'], 51: [] };
  picker.offer({
    hand: ['51', '64'],
    legal: ['64L', '64R', 'draw'],
    moves: (tile) => ways[tile]!,
    play: (move) => played.push(move),
  });
  return { picker, played };
}

/** Places for moves on the page, each a square of 20 with its left upper corner there. */
function places(corners: Record<string, [number, number]>): void {
  for (const [move, [left, top]] of Object.entries(corners)) {
    const place = document.body.appendChild(document.createElement('div'));
    place.setAttribute('data-move', move);
    place.getBoundingClientRect = () => new DOMRect(left, top, 20, 20);
  }
}

afterEach(() => document.body.replaceChildren());

it('a move that is shown waits on the board with its tile picked, and is not made', () => {
  const { picker, played } = offered();
  picker.show('64R');
  expect(picker.tile.value).toBe('64');
  expect(picker.pending.value).toBe('64R');
  expect(played).toEqual([]);
  picker.choose('64R');
  expect(played).toEqual(['64R']);
});

it('a move that lays nothing is not shown, nor one during a drag', () => {
  const { picker } = offered();
  picker.show('draw');
  expect(picker.tile.value).toBeNull();
  picker.pick(0);
  picker.drag.value = { x: 0, y: 0, width: 10, height: 20 };
  picker.show('64L');
  expect(picker.index.value).toBe(0);
  expect(picker.pending.value).toBeNull();
});

it('a move that waits to be confirmed is forgotten once it is not legal any more, its tile stays', () => {
  const { picker } = offered();
  const choices = picker.choices.value;
  picker.show('64R');
  picker.offer({ ...choices, legal: ['64L', '64R'] });
  expect(picker.pending.value).toBe('64R');
  picker.offer({ ...choices, legal: ['64L'], moves: () => ['64L'] });
  expect(picker.pending.value).toBeNull();
  expect(picker.tile.value).toBe('64');
});

it('a tap on a tile with one place lays it, with several it is picked up, and the second tap puts it back', () => {
  const { picker, played } = offered();
  picker.take(1);
  expect([picker.tile.value, played]).toEqual(['64', []]);
  picker.take(1);
  expect(picker.tile.value).toBeNull();
  picker.offer({ ...picker.choices.value, moves: () => ['64L'] });
  picker.take(1);
  expect([picker.tile.value, played]).toEqual([null, ['64L']]);
});

it('a finger lays a tile with one place too, where it is asked at one of several', () => {
  const { picker, played } = offered();
  picker.offer({ ...picker.choices.value, moves: () => ['64L'], asks: () => true });
  picker.take(1);
  expect(played).toEqual(['64L']);
});

it('who wants to be asked sees the tile in its only place first', () => {
  const { picker, played } = offered();
  askBeforeLaying.value = true;
  picker.offer({ ...picker.choices.value, moves: () => ['64L'] });
  picker.take(1);
  expect([picker.pending.value, played]).toEqual(['64L', []]);
  picker.choose('64L');
  expect(played).toEqual(['64L']);
  askBeforeLaying.value = false;
});

it('what a game wants to show first is not played by picking it up', () => {
  const { picker, played } = offered();
  picker.offer({ ...picker.choices.value, moves: () => ['64L'], showsFirst: () => true });
  picker.take(1);
  expect([picker.tile.value, played]).toEqual(['64', []]);
});

it('several ways to lie in one place are shown there at once', () => {
  const { picker, played } = offered();
  picker.offer({ ...picker.choices.value, placeOf: (move) => move.slice(0, 2) });
  picker.take(1);
  expect([picker.pending.value, played]).toEqual(['64L', []]);
});

it('a tile that goes nowhere asks why', () => {
  const { picker } = offered();
  const asked: string[] = [];
  picker.offer({ ...picker.choices.value, why: (tile) => asked.push(tile) });
  picker.take(0);
  expect([picker.tile.value, asked]).toEqual([null, ['51']]);
});

it('a tap beside the places means the nearest, if a tile is picked', () => {
  const { picker, played } = offered();
  places({ '64L': [0, 0], '64R': [200, 0] });
  const at = (clientX: number, clientY: number) => ({ clientX, clientY }) as MouseEvent;
  expect(picker.tapNear(at(180, 10))).toBe(false);
  picker.pick(1);
  expect(picker.tapNear(at(110, 10))).toBe(false);
  expect(picker.tapNear(at(180, 10))).toBe(true);
  expect(played).toEqual(['64R']);
});

it('a picked tile is found again where it lies now, and let go when it is gone or goes nowhere', () => {
  const { picker } = offered();
  const choices = picker.choices.value;
  picker.pick(1);
  picker.offer({ ...choices, hand: ['64', '51'] });
  expect(picker.index.value).toBe(0);
  picker.offer({ ...choices, hand: ['51'] });
  expect(picker.index.value).toBeNull();
  picker.offer(choices);
  picker.pick(1);
  picker.offer({ ...choices, moves: () => [] });
  expect(picker.index.value).toBeNull();
});

it('a tile goes to the nearest place, in any direction, whichever is listed first', () => {
  const { picker } = offered();
  places({ far: [100, 100], near: [0, 0], under: [0, 60] });
  expect(picker.nearest(-30, 10)).toBe('near');
  expect(picker.nearest(50, 10)).toBe('near');
  expect(picker.nearest(10, -30)).toBe('near');
  expect(picker.nearest(10, 39)).toBe('near');
  expect(picker.nearest(10, 41)).toBe('under');
  expect(picker.nearest(90, 90)).toBe('far');
  expect(picker.nearest(10, 60)).toBe('under'); // on its rim: the distance is to the place, not its middle
});

it('of places that lie on one another, the one whose middle is nearest', () => {
  const { picker } = offered();
  places({ left: [0, 0], right: [10, 0] });
  expect(picker.nearest(14, 10)).toBe('left');
  expect(picker.nearest(16, 10)).toBe('right');
});

it('a tile that is dropped far from every place goes back to the hand', () => {
  const { picker, played } = offered();
  places({ '64L': [0, 0] });
  picker.pick(1);
  picker.release(95, 10);
  for (const [x, y] of [
    [95, 10],
    [-75, 10],
    [10, 95],
    [10, -75],
  ] as const)
    expect(picker.nearest(x, y)).toBeNull();
  expect(played).toEqual([]);
  expect(picker.tile.value).toBe('64');
  picker.release(85, 10);
  expect(played).toEqual(['64L']);
  expect(picker.tile.value).toBeNull();
});

it('a tile that is laid comes from where its player saw it last, once', () => {
  const { picker } = offered();
  places({ '64R': [100, 200] });
  picker.show('64R');
  picker.choose('64R');
  expect(picker.origin(0, 0)).toMatchObject({ left: 100, top: 200, width: 20 });
  expect(picker.origin(0, 0)).toBeNull(); // and no rack is on this page
  picker.pick(1);
  picker.drag.value = { x: 110, y: 210, width: 30, height: 50 };
  picker.release(110, 210);
  expect(picker.origin(0, 0)).toEqual({ left: 95, top: 179, width: 30, height: 50 });
});

it('a place may be larger than the tile that is drawn there', () => {
  const { picker } = offered();
  places({ '64L': [100, 200] });
  const ghost = document.querySelector('[data-move]')!.appendChild(document.createElement('span'));
  ghost.className = 'ghost';
  ghost.getBoundingClientRect = () => new DOMRect(105, 205, 10, 10);
  picker.show('64L');
  picker.choose('64L');
  expect(picker.origin(0, 0)).toMatchObject({ left: 105, top: 205, width: 10 });
});

it('a tile that another player laid comes from their plate', () => {
  const { picker } = offered();
  const plate = document.body.appendChild(document.createElement('div'));
  plate.setAttribute('data-seat', '1');
  plate.getBoundingClientRect = () => new DOMRect(10, 20, 100, 40);
  picker.choose('draw');
  expect(picker.origin(1, 0)).toEqual({ left: 60, top: 40, width: 0, height: 0 });
});
