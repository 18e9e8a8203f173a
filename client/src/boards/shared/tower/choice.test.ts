import { describe, expect, it } from 'vitest';
import type { Place } from '../../views';
import { groupNear, groupsOf, HANDFUL, overview, stepped } from './choice';
import { type Risk, type Spot, spotOf, spotsOf } from './places';

const laid = (text: string): Place => ({ ...spotOf(text)!, shift: [0, 0, 0], by: 0 });
const TOWER = ['66@0,0,0/e', '60@0,0,1/w', '61@1,0,1/e'].map(laid);
const spots = (moves: string[], risk: Risk = 'safe'): Spot[] =>
  spotsOf(
    moves,
    moves,
    moves.map(() => risk),
  );
const ON_60 = ['63@0,0,2/n', '63@0,0,2/s', '63@0,0,2/e'];
const ON_61 = ['63@1,0,2/n', '63@1,0,2/s', '63@1,0,2/w'];
const UNDER_61 = ['31@2,0,0/e', '31@2,0,0/n', '31@2,0,0/s'];

describe('the places at each domino', () => {
  it('are a handful at most, and every place is at some domino', () => {
    const all = spots([...ON_60, ...ON_61, ...UNDER_61]);
    const groups = groupsOf(TOWER, all);
    expect(Math.max(...groups.map((group) => group.spots.length))).toBeLessThanOrEqual(HANDFUL);
    expect(new Set(groups.flatMap((group) => group.spots))).toEqual(new Set(all));
  });
  it('are split by side where they are many', () => {
    const groups = groupsOf(TOWER, spots([...ON_61, ...ON_60, ...UNDER_61]));
    const at61 = groups.filter(({ host }) => host.tile === '61');
    expect(at61.map(({ side, spots: here }) => [side, here.length])).toEqual([
      ['on', 4], // one lies across both
      ['under', 3],
    ]);
  });
});

describe('before anybody points', () => {
  it('everything is shown if it is little', () => {
    const few = spots(ON_60);
    expect(overview(groupsOf(TOWER, few), few)).toEqual(few);
  });
  it('else the steadiest place at each of a few dominoes', () => {
    const all = [
      ...spots(ON_61.slice(0, 2), 'falls'),
      ...spots([ON_61[2]!]),
      ...spots(ON_60, 'risky'),
      ...spots(UNDER_61),
    ];
    const shown = overview(groupsOf(TOWER, all), all);
    expect(shown.length).toBeLessThanOrEqual(HANDFUL);
    expect(shown[0]!.risk).toBe('safe');
    expect(shown.some(({ risk }) => risk === 'falls')).toBe(false);
  });
});

it('pointing at a side of a domino finds the places there', () => {
  const groups = groupsOf(TOWER, spots([...ON_60, ...ON_61, ...UNDER_61]));
  expect(groupNear(groups, '61', [2.5, 0, 0.5])?.side).toBe('under');
  expect(groupNear(groups, '61', [1.5, 2, 0.5])?.side).toBe('on');
  expect(groupNear(groups, '66', [0, 0, 0])).toBeNull();
});

it('stepping goes through all of them and back to the beginning', () => {
  const groups = groupsOf(TOWER, spots([...ON_60, ...ON_61, ...UNDER_61]));
  const keys = groups.map(({ key }) => key);
  let at: string | null = null;
  const seen = [...keys, ''].map(() => (at = stepped(groups, at, 1)));
  expect(seen).toEqual([...keys, null]);
  expect(stepped(groups, null, -1)).toBe(keys.at(-1));
});
