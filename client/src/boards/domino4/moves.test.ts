import { describe, expect, it } from 'vitest';
import { announcing, canAnnounce, canHide, laying, movesOf, places, sideTowards, turned } from './moves';

describe('a move that lays a tile', () => {
  it('is taken apart', () => {
    expect(laying('r43@2,-1/nw!')).toEqual({
      tile: 'r43',
      x: 2,
      y: -1,
      turn: 'nw',
      colour: null,
      down: false,
      announced: true,
    });
    expect(laying('J@-11,0=b')).toMatchObject({
      tile: 'J',
      x: -11,
      y: 0,
      turn: null,
      colour: 'b',
      down: false,
      announced: false,
    });
    expect(laying('?r43@1,0=b')).toMatchObject({ tile: 'r43', colour: 'b', down: true });
    expect(laying('?@1,0=b!')).toMatchObject({ tile: '', colour: 'b', down: true, announced: true });
  });
  it('is not any other', () => {
    for (const move of ['draw', 'pass', 'stop', 'accept', 'accuse', 'last!', 'give', 'give:r43'])
      expect(laying(move)).toBeNull();
  });
});

describe('the moves of a tile', () => {
  const plain = [
    'r43@1,0/nw',
    'r43@1,0/ne',
    'r43@1,0/nw!',
    'r43@1,0/ne!',
    'g21@1,0/nw',
    '?r43@1,0=b',
    '?r43@1,0=b!',
    '?J@1,0=r',
  ];
  it('are those in the way it is meant', () => {
    expect(movesOf(plain, 'r43', false, false)).toEqual(['r43@1,0/nw', 'r43@1,0/ne']);
    expect(movesOf(plain, 'r43', false, true)).toEqual(['r43@1,0/nw!', 'r43@1,0/ne!']);
    expect(movesOf(plain, 'r43', true, false)).toEqual(['?r43@1,0=b']);
    expect(movesOf(plain, 'r43', true, true)).toEqual(['?r43@1,0=b!']);
  });
  it('need no button for a joker that must go face down', () =>
    expect(movesOf(plain, 'J', false, false)).toEqual(['?J@1,0=r']));
  it('say nothing where nothing is to be announced', () => {
    const early = plain.filter((move) => !move.endsWith('!'));
    expect(movesOf(early, 'r43', false, true)).toEqual(['r43@1,0/nw', 'r43@1,0/ne']);
  });
  it('are gifts when one is to be given', () =>
    expect(movesOf(['give:r43', 'give:J', 'last!'], 'r43', false, false)).toEqual(['give:r43']));
  it('tell what may be said', () => {
    expect(canAnnounce(plain)).toBe(true);
    expect(canAnnounce(['last!', 'draw', 'r43@1,0/nw'])).toBe(false);
    expect(canHide(plain)).toBe(true);
    expect(canHide(['J@1,0=b'])).toBe(false);
  });
  it('change only in what is said', () => {
    expect(announcing('J@1,0=b', true)).toBe('J@1,0=b!');
    expect(announcing('J@1,0=b!', true)).toBe('J@1,0=b!');
    expect(announcing('J@1,0=b!', false)).toBe('J@1,0=b');
  });
});

describe('places', () => {
  it('gather the turns of a cell, in the order of the clock', () => {
    const found = places(['r43@1,0/sw', 'r43@1,0/nw', 'r43@0,1/se'], []);
    expect(found.map(({ key, moves }) => [key, moves])).toEqual([
      ['1,0', ['r43@1,0/nw', 'r43@1,0/sw']],
      ['0,1', ['r43@0,1/se']],
    ]);
  });
  it('offer the colour first that the hand has most of', () => {
    const colours = ['J@1,0=r', 'J@1,0=g', 'J@1,0=b', 'J@1,0=y'];
    expect(places(colours, ['J', 'y10', 'b20', 'y44'])[0]!.moves).toEqual(['J@1,0=y', 'J@1,0=b', 'J@1,0=r', 'J@1,0=g']);
  });
  it('leave out what is no laying', () => expect(places(['give:r43', 'draw'], [])).toEqual([]));
  it('turn round and round', () => {
    expect(turned(['a', 'b', 'c'], 'c')).toBe('a');
    expect(turned(['a', 'b', 'c'], 'a', -1)).toBe('c');
  });
  it('lie at a side, or at none', () => {
    expect(
      [
        [0, 1],
        [1, 0],
        [0, -1],
        [-1, 0],
      ].map((to) => sideTowards([0, 0], to)),
    ).toEqual(['n', 'e', 's', 'w']);
    expect(sideTowards([0, 0], [1, 1])).toBeNull();
    expect(sideTowards([0, 0], [2, 0])).toBeNull();
  });
});
