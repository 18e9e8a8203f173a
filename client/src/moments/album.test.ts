import { expect, test } from 'vitest';
import { counted, EMPTY, type Round } from './album';

const round = (key: string, won: boolean, feats: string[] = []): Round => ({ key, game: 'g', won, feats, when: 1 });

test('a streak is told from three wins in a row, and ends with a loss', () => {
  let album = EMPTY;
  const streaks = [true, true, true, true, false, true].map((won, n) => {
    const after = counted(album, round(String(n), won));
    album = after.album;
    return after.news!.streak;
  });
  expect(streaks).toEqual([0, 0, 3, 4, 0, 0]);
  expect(album.games.g).toEqual({ played: 6, won: 5, streak: 1, longest: 4 });
});

test('a first is told once', () => {
  const first = counted(EMPTY, round('a', true, ['bridge', 'bridge']));
  expect(first.news!.firsts.map(({ feat }) => feat)).toEqual(['bridge']);
  expect(counted(first.album, round('b', true, ['bridge'])).news!.firsts).toEqual([]);
});

test('a round counts once, however often its end is shown', () => {
  const { album } = counted(EMPTY, round('a', true));
  expect(counted(album, round('a', true))).toEqual({ album, news: null });
});
