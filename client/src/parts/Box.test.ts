import { beforeAll, expect, test } from 'vitest';
import { speak } from '../words/words';
import { boxWords } from './Box';

beforeAll(() => speak('en'));

test('a way to play that is unlike its box has words of its own: nothing falls that lies flat', () => {
  expect(boxWords('magnetic', 'magnetic-tower')).toContain('falls.');
  expect(boxWords('magnetic', 'magnetic-flat')).toContain('nothing falls');
});
