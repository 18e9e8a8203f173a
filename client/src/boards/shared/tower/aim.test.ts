import { expect, it } from 'vitest';
import { Picker } from '../../../picker';
import { Aim } from './aim';
import { spotsOf } from './places';

const legal = ['64@0,0,1/e', '64@0,0,1/n', '64@0,0,1/w', '64@9,0,1/e'];
const spots = spotsOf(legal);

function begin() {
  const played: string[] = [];
  const picker = new Picker();
  const asks = (touch: boolean): boolean => touch;
  picker.offer({ hand: ['64'], legal, moves: () => legal, play: (move) => played.push(move), asks });
  picker.pick(0);
  return { picker, played, aim: new Aim(picker) };
}
const finger = (picker: Picker): void => picker.notice({ pointerType: 'touch' } as PointerEvent);

it('a click lays what is pointed at', () => {
  const { aim, played } = begin();
  aim.point(spots[0]!);
  aim.tap(spots[0]!, spots);
  expect(played).toEqual(['64@0,0,1/e']);
});

it('R turns it, and the click lays what was turned', () => {
  const { aim, played } = begin();
  aim.point(spots[0]!);
  aim.turn(spots);
  aim.point(spots[0]!); // the mouse trembles on the same place
  aim.tap(spots[0]!, spots);
  expect(played).toEqual(['64@0,0,1/n']);
});

it('tapping again goes through all ways, and lays nothing', () => {
  const { aim, picker, played } = begin();
  finger(picker);
  const seen = [0, 1, 2, 3].map(() => {
    aim.tap(spots[0]!, spots);
    return picker.pending.value;
  });
  expect(seen).toEqual(['64@0,0,1/e', '64@0,0,1/n', '64@0,0,1/w', '64@0,0,1/e']);
  expect(played).toEqual([]);
});

it('tapping again where there is one way only lays it', () => {
  const { aim, picker, played } = begin();
  finger(picker);
  aim.tap(spots[3]!, spots);
  aim.tap(spots[3]!, spots);
  expect(played).toEqual(['64@9,0,1/e']);
});

it('another place can be tapped while one waits', () => {
  const { aim, picker } = begin();
  finger(picker);
  aim.tap(spots[0]!, spots);
  aim.tap(spots[3]!, spots);
  expect(picker.pending.value).toBe('64@9,0,1/e');
});
