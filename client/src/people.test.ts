import { beforeAll, expect, test } from 'vitest';
import { namesIn } from './people';
import { speak } from './words';

beforeAll(() => speak('en'));

test('bots of a record go by their level, those alike by numbers', () => {
  expect(namesIn(['Ada', 'bot:club', 'bot:child', 'bot:club'], 4)).toEqual(['Ada', 'Club player 1', 'Child', 'Club player 2']);
});

test('who has no name goes by the seat, a bot from elsewhere by its own name', () => {
  expect(namesIn(['', 'bot:mybot'], 3)).toEqual(['Seat 1', 'mybot', 'Seat 3']);
});
