import { describe, expect, it } from 'vitest';
import type { Book, Puzzle } from '../protocol';
import { dayNumber, gameOfTheDay, NO_DEEDS, nextPuzzle, puzzleOfTheDay, tried } from './puzzles';

const puzzle = (id: string, rating: number): Puzzle => ({
  id,
  kind: 'best',
  rating,
  seed: 1,
  moves: '',
  seat: 0,
  right: ['64L'],
});
const book: Book = {
  game: 'x',
  rules: 1,
  searched: {},
  puzzles: [puzzle('hard', 5), puzzle('easy', 1), puzzle('middle', 3)],
  lessons: [],
};

describe('the puzzle of the day', () => {
  it('is the same all day, whatever the hour', () => {
    expect(dayNumber(new Date(2026, 10, 17, 0, 1))).toBe(dayNumber(new Date(2026, 10, 17, 23, 59)));
    expect(dayNumber(new Date(2026, 10, 18))).toBe(dayNumber(new Date(2026, 10, 17)) + 1);
  });

  it('goes through the games by name and through their books', () => {
    expect([0, 1, 2, 3].map((day) => gameOfTheDay(day, ['c', 'a', 'b']))).toEqual(['a', 'b', 'c', 'a']);
    expect([0, 1, 2, 3, 5, 6].map((day) => puzzleOfTheDay(day, 2, book).id)).toEqual([
      'hard',
      'hard',
      'easy',
      'easy',
      'middle',
      'hard',
    ]);
  });
});

describe('the next puzzle', () => {
  it('is the easiest that was not solved', () => {
    expect(nextPuzzle(book).id).toBe('easy');
    expect(nextPuzzle(book, ['easy']).id).toBe('middle');
    expect(nextPuzzle(book, [], 'easy').id).toBe('middle');
  });

  it('is never the one before, and there always is one', () => {
    expect(nextPuzzle(book, ['easy', 'middle'], 'hard').id).toBe('easy');
    expect(nextPuzzle(book, ['easy', 'middle', 'hard'], 'middle').id).toBe('hard');
  });
});

describe('what is remembered', () => {
  it('counts what was solved at the first try', () => {
    const once = tried(NO_DEEDS, 'x', 'easy', true, true, null);
    expect(once).toMatchObject({ solved: { x: ['easy'] }, streak: 1, longest: 1 });
    expect(tried(once, 'x', 'easy', true, true, null)).toMatchObject({ streak: 1, solved: { x: ['easy'] } });
    const missed = tried(once, 'x', 'hard', false, true, null);
    expect(missed).toMatchObject({ streak: 0, longest: 1 });
    expect(tried(missed, 'x', 'hard', true, false, null)).toMatchObject({ streak: 0, solved: { x: ['easy', 'hard'] } });
  });

  it('counts days in a row', () => {
    const monday = tried(NO_DEEDS, 'x', 'easy', true, true, 100);
    const tuesday = tried(monday, 'x', 'middle', true, false, 101);
    expect([monday.days, tuesday.days]).toEqual([1, 2]);
    expect(tried(tuesday, 'x', 'middle', true, true, 101).days).toBe(2);
    expect(tried(tuesday, 'x', 'hard', true, true, 103).days).toBe(1);
  });
});
