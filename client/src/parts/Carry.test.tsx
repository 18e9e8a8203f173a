import { render } from 'preact';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { server } from '../connection/server';
import type { Info } from '../protocol';
import { yours } from '../table/table';
import { speak } from '../words/words';
import { Carry, carried } from './Carry';

const made = vi.hoisted(() => [] as unknown[]);
vi.mock('../connection/server', async () => {
  const { signal } = await import('@preact/signals');
  return { server: signal('there'), lookForServer: async () => true };
});
vi.mock('../table/table', async () => {
  const { signal } = await import('@preact/signals');
  return { yours: signal([0]), make: (asked: unknown) => void made.push(asked) };
});

const TABLE = {
  table: 'HEREABCDEFGH',
  game: 'classic',
  seats: [
    { kind: 'person', name: 'Ada', here: true },
    { kind: 'person', name: 'Bo', here: true },
    { kind: 'bot', name: '', here: true, bot: 'master' },
  ],
  options: { blocked_winner: 'tiles' },
  rounds: null,
  target: 100,
  turn_time: 30,
  aids: false,
} as unknown as Info;

let place: HTMLElement;
const draw = async (): Promise<void> => {
  render(<Carry table={TABLE} />, place);
  await new Promise((done) => setTimeout(done, 0));
};
const button = (): HTMLButtonElement => place.querySelector('button')!;
beforeAll(() => speak('en'));
beforeEach(() => {
  made.length = 0;
  place = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  render(null, place);
  place.remove();
  server.value = 'there';
});

test('the table on the server has the same seats and rules, but for those that are open', () => {
  expect(carried(TABLE, [1])).toEqual({
    game: 'classic',
    seats: [{ kind: 'here', name: 'Ada' }, { kind: 'open' }, { kind: 'bot', level: 'master' }],
    options: { blocked_winner: 'tiles' },
    rounds: null,
    target: 100,
    turn_time: 30,
    aids: false,
  });
});

test('it says that the tiles are dealt again, and everyone but you can give way', async () => {
  await draw();
  expect(yours.value).toEqual([0]);
  expect(place.textContent).toContain('dealt again');
  expect([...place.querySelectorAll('label')].map((one) => one.textContent)).toEqual([
    'Bo: open for others',
    'Minerva: open for others',
  ]);
  const [bo, bot] = place.querySelectorAll<HTMLInputElement>('input');
  expect([bo!.checked, bot!.checked]).toEqual([true, false]);
  bo!.click();
  await draw();
  expect(button().disabled).toBe(true);
  bot!.click();
  await draw();
  button().click();
  expect(made).toEqual([carried(TABLE, [2])]);
});

test('without a server it cannot be carried', async () => {
  server.value = 'away';
  await draw();
  expect(button().disabled).toBe(true);
  expect(place.querySelector('.note')!.textContent).toContain('cannot be reached');
});
