// The album on this device: games played and won, streaks, and what was done for the first time. It is
// never sent anywhere.
import { stored } from '../device/prefs';

interface Tally {
  played: number;
  won: number;
  /** Wins in a row, up to now. */
  streak: number;
  longest: number;
}
/** Something done for the first time; `feat-<feat>` says what. */
export interface First {
  feat: string;
  game: string;
  /** Milliseconds since 1970. */
  when: number;
}
export interface Album {
  games: Record<string, Tally>;
  firsts: First[];
  /** Rounds that were counted, so that none counts twice; the newest last. */
  counted: string[];
}
/** A round that ended, as its player saw it. */
export interface Round {
  /** What tells it from every other one. */
  key: string;
  game: string;
  won: boolean;
  feats: string[];
  when: number;
}
/** What a round brought that is worth a word. */
export interface News {
  firsts: First[];
  /** Wins in a row, if they are worth a word; else 0. */
  streak: number;
}

const STREAK = 3; // wins in a row that are worth a word
const REMEMBERED = 100; // rounds
export const EMPTY: Album = { games: {}, firsts: [], counted: [] };
const UNPLAYED: Tally = { played: 0, won: 0, streak: 0, longest: 0 };

export const album = stored<Album>('album', EMPTY);

/** The album with one more round in it, and what is new; a round that was counted changes nothing. */
export function counted(before: Album, { key, game, won, feats, when }: Round): { album: Album; news: News | null } {
  if (before.counted.includes(key)) return { album: before, news: null };
  const old = before.games[game] ?? UNPLAYED;
  const streak = won ? old.streak + 1 : 0;
  const firsts = [...new Set(feats)]
    .filter((feat) => !before.firsts.some((one) => one.feat === feat && one.game === game))
    .map((feat): First => ({ feat, game, when }));
  return {
    album: {
      games: {
        ...before.games,
        [game]: {
          played: old.played + 1,
          won: old.won + Number(won),
          streak,
          longest: Math.max(old.longest, streak),
        },
      },
      firsts: [...before.firsts, ...firsts],
      counted: [...before.counted, key].slice(-REMEMBERED),
    },
    news: { firsts, streak: streak >= STREAK ? streak : 0 },
  };
}

/** Keep a round, and say what is new. */
export function keep(round: Round): News | null {
  const { album: after, news } = counted(album.peek(), round);
  album.value = after;
  return news;
}
