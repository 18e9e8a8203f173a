import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, expect, test } from 'vitest';
import { Picker } from '../../input/picker';
import { speak } from '../../words/words';
import type { FlatView } from '../views';
import flat from './board';

const VIEW = { seat: 0, hand: ['64'], line: [], laid_by: [], ends: [], last: null } as Partial<FlatView> as FlatView;

beforeAll(() => speak('en'));

test('an empty table says who starts, as it does below a tower', async () => {
  await act(() => render(<flat.Board view={VIEW} players={[]} picker={new Picker()} />, document.body));
  expect(document.querySelector('.board-word')?.textContent).toBe('The table is empty. The highest double starts.');
});
