import { expect, it } from 'vitest';
import { Picker } from './picker';

function offered(): { picker: Picker; played: string[] } {
  const picker = new Picker();
  const played: string[] = [];
  const ways: Record<string, string[]> = { 64: ['64L', '64R'], 51: [] };
  picker.offer({ hand: ['51', '64'], legal: ['64L', '64R', 'draw'], moves: (tile) => ways[tile]!, play: (move) => played.push(move) });
  return { picker, played };
}

it('a move that is shown waits on the board with its tile picked, and is not made', () => {
  const { picker, played } = offered();
  picker.show('64R');
  expect(picker.tile.value).toBe('64');
  expect(picker.pending.value).toBe('64R');
  expect(played).toEqual([]);
  picker.choose('64R');
  expect(played).toEqual(['64R']);
});

it('a move that lays nothing is not shown, nor one during a drag', () => {
  const { picker } = offered();
  picker.show('draw');
  expect(picker.tile.value).toBeNull();
  picker.pick(0);
  picker.drag.value = { x: 0, y: 0, width: 10, height: 20 };
  picker.show('64L');
  expect(picker.index.value).toBe(0);
  expect(picker.pending.value).toBeNull();
});
