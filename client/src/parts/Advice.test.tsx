import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BoardProps, GameBoard } from '../boards/board';
import { Picker } from '../input/picker';
import { hold } from '../moments/hold';
import type { View } from '../protocol';
import { unfit } from '../table/table';
import { speak } from '../words/words';
import { Advice, AdviceAloud } from './Advice';

let own: string | null;
const board = { name: String, advice: () => own } as unknown as GameBoard<View>;
const props = {
  view: { seat: 0, actors: [0], hand: [] } as Partial<View> as View,
  players: [],
  picker: new Picker(),
} satisfies BoardProps<View>;

const show = (advice: string | null): Promise<void> => {
  own = advice;
  const given = { board, props, legal: ['pass'] };
  return act(() =>
    render(
      <>
        <Advice {...given} />
        <AdviceAloud {...given} />
      </>,
      document.body,
    ),
  );
};
const words = (selector: string): string => document.querySelector(selector)!.textContent!;
const heard = (): string => words('[role=status].unseen');

beforeAll(() => speak('en'));
beforeEach(() => render(null, document.body));
afterEach(() => {
  unfit.value = null;
});

test('where every tile goes none is called bright', async () => {
  const picker = new Picker();
  const hand = ['64', '51'];
  const goes = { 64: ['64L'], 51: ['51L'] };
  const advice = async (places: Record<string, string[]>): Promise<string> => {
    picker.offer({ hand, legal: ['64L', '51L'], moves: (tile) => places[tile] ?? [], play: () => {} });
    const given = { ...props, view: { ...props.view, hand }, picker };
    own = null;
    await act(() => render(<Advice board={board} props={given} legal={['64L']} />, document.body));
    return words('.advice');
  };
  expect(await advice(goes)).toBe('Choose a tile.');
  expect(await advice({ ...goes, 51: [] })).toBe('Choose a bright tile.');
});

test('what the board advises is read aloud, and what any game would say is not', async () => {
  await show(null);
  expect([words('.advice'), heard()]).toEqual(['Nothing fits: pass.', '']);
  await show('Do you believe it?');
  expect([words('.advice'), heard()]).toEqual(['Do you believe it?', 'Do you believe it?']);
  await show(null);
  expect(heard()).toBe('');
});

test('words that are there when the table appears come after it, or nobody would read them', async () => {
  own = 'Do you believe it?';
  const given = { board, props, legal: ['pass'] };
  render(<AdviceAloud {...given} />, document.body);
  expect(heard()).toBe('');
  await show(own);
  expect(heard()).toBe('Do you believe it?');
});

test('it is read aloud although something else is shown in its place', async () => {
  unfit.value = { tile: '64', reasons: [] };
  await show('You may play two.');
  expect(words('.advice')).not.toContain('two');
  expect(heard()).toBe('You may play two.');
});

test('nothing is advised while a fall is watched', async () => {
  const release = hold();
  await show('Do you believe it?');
  expect(heard()).toBe('');
  await act(release);
  expect(heard()).toBe('Do you believe it?');
});
