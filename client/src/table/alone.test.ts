import { expect, test } from 'vitest';
import { type Asked, alone, forSeveral } from './alone';

const asked = (seats: Asked['seats'], change: Partial<Asked> = {}): Asked => ({ game: 'classic', seats, ...change });
const ADA = { kind: 'here', name: 'Ada' } as const;
const BOT = { kind: 'bot', level: 'master' } as const;

test('a table with an open seat, or a screen, is for several devices', () => {
  expect(forSeveral(asked([ADA, BOT]))).toBe(false);
  expect(forSeveral(asked([ADA, { kind: 'open' }]))).toBe(true);
  expect(forSeveral(asked([ADA, {}]))).toBe(true);
  expect(forSeveral(asked([BOT, BOT], { watch: true }))).toBe(true);
});

test('alone, bots take the open seats and the rest stays as it was', () => {
  const plan = asked([ADA, { kind: 'open' }, BOT], { listed: true, rounds: 3, options: { open: true } });
  expect(alone(plan, 'Guest')).toEqual({
    ...plan,
    seats: [ADA, { kind: 'bot', level: 'beginner' }, BOT],
    listed: false,
    watch: false,
  });
});

test('where nobody sat at this device, its owner takes the first seat', () => {
  expect(alone(asked([{ kind: 'open' }, {}], { watch: true }), 'Ada').seats).toEqual([
    ADA,
    { kind: 'bot', level: 'beginner' },
  ]);
});
