import { expect, test } from 'vitest';
import { BadRecord, type GameRecord, readRecord, writeRecord } from './record';

const RECORD: GameRecord = {
  game: 'classic',
  players: 2,
  rules: 1,
  seed: 0x7f3an,
  options: { blocked_winner: 'pips', open: 'yes' },
  names: ['Ada', 'bot:club'],
  moves: [
    [0, '66'],
    [1, '64R'],
  ],
  result: '0 +12',
};
const TEXT = `game: classic
players: 2
rules: 1
seed: 7f3a
options: blocked_winner=pips, open=yes
names: Ada, bot:club
result: 0 +12

0:66 1:64R
`;

test('a record is written and read as everywhere else', () => {
  expect(writeRecord(RECORD)).toBe(TEXT);
  expect(readRecord(TEXT)).toEqual(RECORD);
});

test('what is empty has no line, and a hidden seed is said to be hidden', () => {
  const bare = { ...RECORD, seed: null, options: {}, names: [], moves: [], result: null };
  expect(writeRecord(bare)).toBe('game: classic\nplayers: 2\nrules: 1\nseed: hidden\n\n\n'.slice(0, -1));
  expect(readRecord(writeRecord(bare))).toEqual(bare);
});

test('long games take several lines of at most 88 letters', () => {
  const moves = Array.from({ length: 60 }, (_, n): [number, string] => [n % 2, n ? '64R' : '66']);
  const text = writeRecord({ ...RECORD, moves });
  const lines = text.split('\n').slice(8, -1);
  expect(lines.map((line) => line.length)).toEqual([88, 83, 83, 83, 17]);
  expect(readRecord(text).moves).toEqual(moves);
});

test('comments, a byte order mark, spaces and other line ends are no harm', () => {
  const text = `\ufeff# commitment: 12\r\n${TEXT.replaceAll('\n', '\r\n').replace('0:66', '0:66  # opens\r\n ')}`;
  expect(readRecord(text)).toEqual(RECORD);
  expect(readRecord(TEXT.replace('blocked_winner=pips, open=yes', 'blocked_winner = pips open= yes'))).toEqual(RECORD);
  expect(readRecord(TEXT.replace('rules: 1\n', '')).rules).toBe(1);
});

test.each([
  ['nothing', ''],
  ['no seed', 'game: classic\nplayers: 2\n\n0:66\n'],
  ['no players', 'game: classic\nseed: 1\n\n0:66\n'],
  ['a strange line', TEXT.replace('names', 'people')],
  ['a line twice', `seed: 1\n${TEXT}`],
  ['a seed that is none', TEXT.replace('7f3a', 'x')],
  ['a seed that is too long', TEXT.replace('7f3a', '1'.repeat(17))],
  ['players that are no number', TEXT.replace('players: 2', 'players: two')],
  ['a move without a seat', TEXT.replace('0:66', '66')],
  ['an option without a value', TEXT.replace('=pips', '')],
  ['an option twice', TEXT.replace('open=yes', 'blocked_winner=tiles')],
])('%s is no record', (_what, text) => {
  expect(() => readRecord(text)).toThrow(BadRecord);
});
