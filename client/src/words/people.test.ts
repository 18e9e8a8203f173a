import { beforeAll, expect, test } from 'vitest';
import type { Info } from '../protocol';
import { about, charactersIn, namesIn, players, playersIn } from './people';
import { speak } from './words';

beforeAll(() => speak('en'));

test('bots of a record go by their characters, each level has its own', () => {
  expect(namesIn(['Ada', 'bot:club', 'bot:child', 'bot:club'], 4)).toEqual(['Ada', 'Bruno', 'Pip', 'Carla']);
  expect(charactersIn(['Ada', 'bot:club', 'bot:club']).map((one) => one?.level)).toEqual([undefined, 'club', 'club']);
});

test('no bot has the name of a person at the table, and seven of a level are all different', () => {
  expect(namesIn(['Bruno', 'bot:club'], 2)).toEqual(['Bruno', 'Carla']);
  const seven = Array.from({ length: 7 }, () => 'bot:beginner');
  expect(new Set(namesIn(['Ada', ...seven], 8)).size).toBe(8);
  expect(new Set(charactersIn(seven).map((one) => one?.animal)).size).toBe(7);
});

test('who has no name goes by the seat, a bot from elsewhere by its own name', () => {
  expect(namesIn(['', 'bot:mybot'], 3)).toEqual(['Seat 1', 'mybot', 'Seat 3']);
});

const INFO = {
  seats: [
    { kind: 'person', name: 'Ada', here: true },
    { kind: 'person', name: 'You', here: true },
  ],
} as unknown as Info;

test('only who sits alone at this device is the reader, whatever the names', () => {
  expect(players(INFO, [0]).map(about)).toEqual([
    { name: 'You', you: 'yes' },
    { name: 'You', you: 'no' },
  ]);
  expect(players(INFO, [0, 1]).map(about)).toEqual([
    { name: 'Ada', you: 'no' },
    { name: 'You', you: 'no' },
  ]);
});

test('in the record of a table who played there at this device is the reader as well', () => {
  expect(playersIn(['Guest', 'bot:club'], 2, [0]).map(about)).toEqual([
    { name: 'You', you: 'yes' },
    { name: 'Bruno', you: 'no' },
  ]);
  expect(playersIn(['Guest', 'bot:club'], 2, []).map(({ name }) => name)).toEqual(['Guest', 'Bruno']);
});

test('who played at a terminal is a guest to others', () => {
  expect(namesIn(['you', 'bot:club'], 2)).toEqual(['Guest', 'Bruno']);
});
