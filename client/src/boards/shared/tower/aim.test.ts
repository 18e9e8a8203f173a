import { expect, it } from 'vitest';
import { Picker } from '../../../input/picker';
import { Aim } from './aim';
import { spotsOf } from './places';

const legal = ['64@0,0,1/e', '64@0,0,1/n', '64@0,0,1/w', '64@9,0,1/e'];
const spots = spotsOf(legal);
const turns = { key: '0,0,1', ways: spots.slice(0, 3) };
const lies = { key: '9,0,1', ways: spots.slice(3) };

function begin() {
  const played: string[] = [];
  const picker = new Picker();
  const asks = (touch: boolean): boolean => touch;
  picker.offer({ hand: ['64'], legal, moves: () => legal, play: (move) => played.push(move), asks });
  picker.pick(0);
  return { picker, played, aim: new Aim(picker) };
}
const finger = (picker: Picker): void => picker.notice({ pointerType: 'touch' } as PointerEvent);

it('a click lays a domino that can lie one way only', () => {
  const { aim, played } = begin();
  aim.tap(spots[3]!, lies);
  expect(played).toEqual(['64@9,0,1/e']);
});

it('one that can be turned is only shown, and tapping it again turns it round and round', () => {
  const { aim, picker, played } = begin();
  const seen = [0, 1, 2, 3].map(() => {
    aim.tap(spots.find(({ move }) => move === picker.pending.value) ?? spots[0]!, turns);
    return picker.pending.value;
  });
  expect(seen).toEqual(['64@0,0,1/e', '64@0,0,1/n', '64@0,0,1/w', '64@0,0,1/e']);
  expect(played).toEqual([]);
});

it('a tap near a place in the drawing shows it, then turns it if it can, and never lays it', () => {
  const { aim, picker, played } = begin();
  const seen = [spots[3]!, spots[3]!, spots[0]!, spots[0]!].map((spot) => {
    aim.near(spot, spot === spots[3] ? lies : turns);
    return picker.pending.value;
  });
  expect(seen).toEqual(['64@9,0,1/e', '64@9,0,1/e', '64@0,0,1/e', '64@0,0,1/n']);
  expect(played).toEqual([]);
});

it('turning what is pointed at shows it turned, and it is remembered', () => {
  const { aim } = begin();
  aim.point(spots[0]!);
  aim.turn(turns, spots[0]!);
  expect([aim.shown(), aim.ways.value.get('0,0,1')?.move]).toEqual(['64@0,0,1/n', '64@0,0,1/n']);
});

it('a finger is asked first, and lays with a second tap what cannot be turned', () => {
  const { aim, picker, played } = begin();
  finger(picker);
  aim.tap(spots[3]!, lies);
  expect([picker.pending.value, played]).toEqual(['64@9,0,1/e', []]);
  aim.tap(spots[3]!, lies);
  expect(played).toEqual(['64@9,0,1/e']);
});

it('a click beside the places shows the nearest one, however often, and never lays it', () => {
  const { aim, picker, played } = begin();
  aim.suggest(spots[3]!);
  aim.suggest(spots[3]!);
  expect([picker.pending.value, played]).toEqual(['64@9,0,1/e', []]);
});

it('another place can be tapped while one waits', () => {
  const { aim, picker } = begin();
  finger(picker);
  aim.tap(spots[0]!, turns);
  aim.tap(spots[3]!, lies);
  expect(picker.pending.value).toBe('64@9,0,1/e');
});
