import { beforeAll, expect, test } from 'vitest';
import { catalogue } from '../connection/api';
import { speak } from '../words/words';
import { firstPlan, lastPlan, onOneDevice, planFor, plans, quickPlan, request, type Seating } from './plans';
import { nickname } from './prefs';

beforeAll(() => speak('en'));

const seating = (kind: Seating['kind'], name = ''): Seating => ({ kind, name, level: 'club' });
const named = (...seats: Seating[]) => request('classic', { ...firstPlan(), seats }).seats.map((seat) => seat.name);

test('people of one name are numbered, bots and open seats have none', () => {
  nickname.value = 'Ada';
  const names = named(
    seating('me'),
    seating('here', 'Ada'),
    seating('bot'),
    seating('here', ' Ada '),
    seating('invite'),
    seating('here', 'Bo'),
  );
  expect(names).toEqual(['Ada', 'Ada 2', undefined, 'Ada 3', undefined, 'Bo']);
});

test('a numbered name is nobody else’s and not longer than names can be', () => {
  nickname.value = 'Ada';
  expect(named(seating('me'), seating('here', 'Ada 2'), seating('here', 'Ada'))).toEqual(['Ada', 'Ada 2', 'Ada 3']);
  nickname.value = 'Maximiliane-Victoria'; // 20 letters: the most
  expect(named(seating('me'), seating('here', nickname.value))).toEqual([
    'Maximiliane-Victoria',
    'Maximiliane-Victo 2',
  ]);
});

test('who gives no name is a guest, and two guests are told apart', () => {
  nickname.value = '';
  expect(named(seating('me'), seating('here'))).toEqual(['Guest', 'Guest 2']);
});

test('a game for more players than last time gets bots on the other seats', () => {
  const info = {
    tally: 'points' as const,
    options: [],
    words: false,
    page: false,
    lesson: false,
    puzzles: false,
    board: false,
    module: false,
    tries: 1000,
  };
  catalogue.value = { games: [{ ...info, name: 'many', players: [3, 5] }], bots: [] };
  expect(planFor('many').seats.map(({ kind }) => kind)).toEqual(['me', 'bot', 'bot']);
  plans.value = { many: { ...planFor('many'), seats: Array.from({ length: 8 }, () => firstPlan().seats[1]!) } };
  expect(planFor('many').seats).toHaveLength(5);
});

test('on one device nobody is invited: bots take those seats, and somebody sits here', () => {
  const plan = { ...firstPlan(), seats: [seating('here', 'Bo'), seating('invite')], listed: true, screen: true };
  expect(onOneDevice(plan)).toEqual({
    ...plan,
    seats: [seating('here', 'Bo'), seating('bot')],
    listed: false,
    screen: false,
  });
  const kinds = onOneDevice({ ...plan, seats: [seating('invite'), seating('invite')] }).seats.map(({ kind }) => kind);
  expect(kinds).toEqual(['me', 'bot']);
});

test('a game at once is against bots whatever was set up last, which is offered apart', () => {
  plans.value = {};
  expect(lastPlan('classic')).toBeNull();
  const wished = { ...firstPlan(), seats: [seating('me'), seating('invite')], screen: true };
  plans.value = { classic: wished };
  expect(quickPlan('classic').seats.map(({ kind }) => kind)).toEqual(['me', 'bot']);
  expect(quickPlan('classic').screen).toBe(false);
  expect(lastPlan('classic')).toEqual(wished);
  plans.value = { classic: firstPlan() };
  expect(lastPlan('classic')).toBeNull();
});
