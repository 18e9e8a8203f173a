// Moves and places in words, with a game's own words and without any.
import { beforeEach, expect, test } from 'vitest';
import type { View } from '../../../protocol';
import { addWords, attend, speak } from '../../../words/words';
import { deed, heading, movesOf, placeName, said, split } from './phrases';

const PLAYERS = ['You', 'Bo'].map((name, seat) => ({ name, seat, you: seat === 0 }));
const VIEW = { game: 'x' } as View;

beforeEach(async () => {
  attend('x');
  await speak('en');
});

test('a move is split into its tile and its place', () => {
  expect(split('64L')).toEqual({ tile: '64', place: 'L' });
  expect(split('ca>2')).toEqual({ tile: 'ca', place: '>2' });
  expect(split('accept')).toEqual({ tile: null, place: 'accept' });
});

test('the moves of a tile begin with it, or the view names them', () => {
  expect(movesOf(VIEW, ['64L', '46L', 'draw'], '64')).toEqual(['64L']);
  expect(movesOf({ ...VIEW, places: { '64': ['a1'] } } as View, ['a1', 'b2'], '64')).toEqual(['a1']);
});

test('without words things are called as the rules write them', () => {
  expect(said('64L', VIEW)).toBe('6-4, left end');
  expect(said('64>2', VIEW)).toBe('6-4, 2');
  expect(said('draw', VIEW)).toBeNull();
  expect(heading('x', 'open_trains')).toBe('Open trains');
  expect([deed('draw'), deed('say:domino')]).toEqual(['Draw one', 'Say:domino']);
});

test('a game has words for its places, parts and moves', () => {
  addWords(
    'x',
    'en',
    `x-place = { $place ->
    [M] the station
   *[other] to { $player }
}
x-view-open = Who is open
x-view-secret = { "" }
do-say = Say it`,
  );
  expect(placeName('x', 'M', PLAYERS)).toBe('the station');
  expect([placeName('x', 'B', PLAYERS), placeName('x', '@1', PLAYERS)]).toEqual(['to Bo', 'to Bo']);
  expect([heading('x', 'open'), heading('x', 'secret'), deed('say:domino')]).toEqual(['Who is open', '', 'Say it']);
});

test('the words of a game are not heard at another', () => {
  addWords('y', 'en', 'x-view-open = Not here');
  expect(heading('x', 'open')).toBe('Open');
});
