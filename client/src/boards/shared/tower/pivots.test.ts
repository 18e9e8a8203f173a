import { describe, expect, it } from 'vitest';
import type { Place } from '../../views';
import { fronts, pivotsOf, turned } from './pivots';
import { type Risk, spotOf, spotsOf } from './places';

const laid = (text: string): Place => ({ ...spotOf(text)!, shift: [0, 0, 0], by: 0 });
const ways = (tower: string[], moves: string[]): string[][] =>
  pivotsOf(tower.map(laid), spotsOf(moves)).map((pivot) => pivot.ways.map(({ move }) => move));

describe('places belong together', () => {
  it('where the same half lies on another, whichever way it is written', () => {
    const on = ['64@0,0,1/n', '64@0,0,1/s', '64@0,0,1/w'];
    const atTheOther = ['64@1,0,1/e', '64@1,0,1/n'];
    expect(ways(['66@0,0,0/e'], [...on, ...atTheOther])).toEqual([
      ['64@0,0,1/n', '64@0,0,1/w', '64@0,0,1/s'],
      atTheOther,
    ]);
    expect(ways(['41@0,0,0/n'], ['64@-1,0,1/e', '64@1,0,1/w'])).toEqual([['64@1,0,1/w', '64@-1,0,1/e']]);
  });
  it('where it would hang from another, and where it would join one on the table', () => {
    expect(ways(['61@0,0,2/e'], ['65@0,0,1/n', '65@0,0,1/w'])).toHaveLength(1);
    expect(ways(['44@0,0,0/e'], ['42@2,0,0/e', '42@2,0,0/n', '42@0,1,0/n'])).toEqual([
      ['42@2,0,0/e', '42@2,0,0/n'],
      ['42@0,1,0/n'],
    ]);
  });
});

it('a domino turns round and round', () => {
  const [pivot] = pivotsOf([laid('66@0,0,0/e')], spotsOf(['64@0,0,1/n', '64@0,0,1/s', '64@0,0,1/w']));
  const seen = [pivot!.ways[0]!];
  for (let n = 0; n < 3; n += 1) seen.push(turned(pivot!, seen.at(-1)!));
  expect(seen.map(({ heading }) => heading).join('')).toBe('nwsn');
  expect(turned(pivot!, { ...seen[1]! }).heading).toBe('s'); // told again, it is the same place
});

describe('at first each shows', () => {
  const first = (moves: string[], risks: Risk[]): string[] => {
    const pivots = pivotsOf([laid('66@0,0,0/e')], spotsOf(moves, moves, risks));
    const shown = fronts(pivots);
    return pivots.map(({ key }) => shown.get(key)!.move);
  };
  it('the steadiest way', () => {
    expect(first(['64@0,0,1/n', '64@0,0,1/w'], ['risky', 'safe'])).toEqual(['64@0,0,1/w']);
  });
  it('one that does not lie on top of another place', () => {
    const [inTheWay, aside, other] = ['64@1,0,1/n', '64@1,0,1/e', '65@1,1,1/n'];
    expect(first([inTheWay!, aside!, other!], ['safe', 'safe', 'safe'])).toEqual([aside, other]);
  });
});
