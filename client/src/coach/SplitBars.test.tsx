import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Analysis } from '../protocol';
import { speak, speakMore, t } from '../words/words';
import { SplitBars } from './SplitBars';

const split = { margin: [50000, -50000], deal: [0, 0], chance: [20000, -20000], unseen: [10000, -10000] };
const players = ['Ada', 'Bo'].map((name, seat) => ({ name, seat, you: false }));

beforeAll(async () => {
  speak('en');
  await speakMore();
});
afterEach(() => render(null, document.body));

test.each([
  ['points', () => t('split-words', { name: 'Ada', you: 'no', points: t('coach-points', { count: 50 }) })],
  ['wins', () => t('split-words-wins', { name: 'Ada', you: 'no' })],
] as const)('what the parts add up to is said in %s', async (unit, words) => {
  const analysis = {
    unit,
    split: {
      ...split,
      choices: [
        [15000, -15000],
        [5000, -5000],
      ],
    },
  } as unknown as Analysis;
  await act(() => render(<SplitBars analysis={analysis} players={players} first={0} />, document.body));
  expect(document.querySelector('.split p')!.textContent).toBe(words());
  expect(document.querySelector('.split-total .split-points')!.textContent).toBe('+50.0');
});
