import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, expect, test } from 'vitest';
import type { GameBoard } from '../boards/board';
import domino4 from '../boards/domino4/board';
import type { Recalled, View } from '../protocol';
import { speak } from '../words/words';
import { Memory } from './Memory';

const PLAYERS = [
  { name: 'You', seat: 0, you: true },
  { name: 'Ada', seat: 1, you: false },
];
const RECALLED: Recalled = {
  t: 'recalled',
  seat: 0,
  unseen: ['r43'],
  passed: [
    { seat: 1, move: 'draw', ends: ['r3', 'white'] },
    { seat: 1, move: 'draw', ends: ['b', 'b'] },
  ],
};

beforeAll(() => speak('en'));

test('what the ends asked for is told in words, each once', async () => {
  await act(() =>
    render(
      <Memory recalled={RECALLED} board={domino4 as unknown as GameBoard<View>} players={PLAYERS} />,
      document.body,
    ),
  );
  const [first, second] = [...document.querySelectorAll('.memory-passed li')].map((line) => line.textContent);
  expect(first).toContain('red 3 or any white half');
  expect(second).toMatch(/any tile in blue$|any blue tile$/);
});
