import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { BoxPicture } from './BoxPicture';

const drawn = async (game: string, part: string): Promise<boolean> => {
  await act(() => render(<BoxPicture game={game} />, document.body));
  return document.querySelector(part) !== null;
};

test('games in one box have a picture each: only a tower is drawn in depth', async () => {
  expect(await drawn('magnetic-tower', '.iso.enamel-1')).toBe(true);
  expect(await drawn('magnetic-flat', '.enamel-1 .domino-body')).toBe(true);
  expect(await drawn('magnetic-flat', '.iso')).toBe(false);
  expect(await drawn('classic', '.domino-body')).toBe(true);
  expect(await drawn('classic', '.enamel-1')).toBe(false);
});
