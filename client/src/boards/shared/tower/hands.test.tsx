// Hands on the tower in space, where the picture is only told what lies where.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, expect, test } from 'vitest';
import { Picker } from '../../../input/picker';
import { Aim } from './aim';
import { useHands } from './hands';
import { spotsOf } from './places';
import type { TowerScene } from './scene';

const legal = ['64@0,0,1/e', '64@9,0,1/e'];
const spots = spotsOf(legal);
const wood = {
  pick: () => ({ spot: null, tile: null, at: [0, 0, 0] }),
  project: ({ x }) => [x / 10, 0],
} as Partial<TowerScene> as TowerScene;

let picker: Picker;
let played: string[];

function Stage() {
  const host = {
    get current() {
      return document.querySelector('div');
    },
  };
  const offered = { all: spots, shown: spots, few: true, groups: [], pivotOf: () => undefined };
  return <div {...useHands(wood, host, picker, new Aim(picker), offered).events} />;
}

/** A tap so many pixels along a picture that is a thousand wide. */
async function tap(x: number, pointerType = 'mouse'): Promise<void> {
  const stage = document.querySelector('div')!;
  stage.getBoundingClientRect = () => new DOMRect(0, 0, 1000, 0);
  const event = (type: string): Event =>
    Object.assign(new MouseEvent(type, { clientX: x, bubbles: true }), { pointerId: 1, pointerType });
  await act(() => void stage.dispatchEvent(event('pointerdown')));
  await act(() => void stage.dispatchEvent(event('pointerup')));
}

beforeEach(async () => {
  played = [];
  picker = new Picker();
  const asks = (touch: boolean): boolean => touch;
  picker.offer({ hand: ['64'], legal, moves: () => legal, play: (move) => played.push(move), asks });
  picker.pick(0);
  await act(() => render(<Stage />, document.body));
});

test.each(['mouse', 'touch'])('a miss shows the nearest place, and a second miss does not lay it: %s', async (kind) => {
  await tap(300, kind);
  expect([picker.pending.value, played]).toEqual(['64@0,0,1/e', []]);
  await tap(300, kind);
  expect([picker.pending.value, played]).toEqual(['64@0,0,1/e', []]);
  await tap(600, kind);
  expect([picker.pending.value, played]).toEqual(['64@9,0,1/e', []]);
});

test('a tap on a place lays there: by a finger, the second one', async () => {
  await tap(5, 'touch');
  expect(played).toEqual([]);
  await tap(5, 'touch');
  expect(played).toEqual(['64@0,0,1/e']);
});
