// Puzzles on this device: which one is today's, which come next, and what was solved in a row.

import type { Book, Puzzle } from '../protocol';
import { stored } from './prefs';

const DAY = 86_400_000; // milliseconds

/** What this device remembers; it is never sent anywhere. */
export interface Deeds {
  /** The puzzles that were solved, by game. */
  solved: Record<string, string[]>;
  /** Solved in a row at the first try, up to now. */
  streak: number;
  longest: number;
  /** The last day whose puzzle was solved, and how many days in a row. */
  day: number;
  days: number;
}

export const NO_DEEDS: Deeds = { solved: {}, streak: 0, longest: 0, day: 0, days: 0 };
export const deeds = stored<Deeds>('puzzles', NO_DEEDS);

/** The number of a day on this device's calendar, since 1970: the same day everywhere has the same number. */
export const dayNumber = (now: Date): number => Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY;

/** The game whose puzzle is the puzzle of a day; as `of_the_day` in Python. */
export const gameOfTheDay = (day: number, games: string[]): string | undefined => [...games].sort()[day % games.length];

/** Its puzzle in the book of that game, one of so many games. */
export const puzzleOfTheDay = (day: number, games: number, { puzzles }: Book): Puzzle =>
  puzzles[Math.floor(day / games) % puzzles.length]!;

/** The puzzle after one: the next that was not solved, easy ones first; when all are solved, simply the next. */
export function nextPuzzle({ puzzles }: Book, solved: string[] = [], after: string | null = null): Puzzle {
  const inOrder = [...puzzles].sort((one, other) => one.rating - other.rating);
  const at = inOrder.findIndex(({ id }) => id === after);
  const turned = [...inOrder.slice(at + 1), ...inOrder.slice(0, at + 1)];
  return turned.find(({ id }) => id !== after && !solved.includes(id)) ?? turned[0]!;
}

/** A puzzle was tried: what is remembered then. `day` is the number of the day if it is today's puzzle. */
export function tried(
  before: Deeds,
  game: string,
  id: string,
  right: boolean,
  first: boolean,
  day: number | null,
): Deeds {
  if (!right) return first ? { ...before, streak: 0 } : before;
  const known = before.solved[game] ?? [];
  const fresh = !known.includes(id);
  const streak = before.streak + (first && fresh ? 1 : 0);
  const solved = fresh ? { ...before.solved, [game]: [...known, id] } : before.solved;
  const today = day !== null && day !== before.day;
  return {
    solved,
    streak,
    longest: Math.max(before.longest, streak),
    day: today ? day : before.day,
    days: today ? (before.day === day - 1 ? before.days + 1 : 1) : before.days,
  };
}
