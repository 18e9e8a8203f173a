// How each game was last set up on this device, so that playing again is one click.
import { infoOf } from '../connection/api';
import type { Create, SeatPlan, Value } from '../protocol';
import { t } from '../words/words';
import { nickname, stored } from './prefs';

export type Sitting = 'me' | 'here' | 'invite' | 'bot';
export interface Seating {
  kind: Sitting;
  name: string;
  level: string;
}
export interface Plan {
  seats: Seating[];
  options: Record<string, Value>;
  rounds: number | null;
  target: number | null;
  turnTime: number | null;
  aids: boolean;
  undo: boolean;
  listed: boolean;
  screen: boolean;
}

export const plans = stored<Record<string, Plan>>('plans', {});

export const firstPlan = (): Plan => ({
  seats: [
    { kind: 'me', name: '', level: 'beginner' },
    { kind: 'bot', name: '', level: 'beginner' },
  ],
  options: {},
  rounds: 1,
  target: null,
  turnTime: null,
  aids: true,
  undo: false,
  listed: false,
  screen: false,
});

/** A game at once: this person against as many bots as the game needs. */
export const quickPlan = (game: string): Plan => suited(game, firstPlan());

/** How this game was set up last, if that was another way than "play now" does. */
export function lastPlan(game: string): Plan | null {
  const last = plans.value[game];
  return last && JSON.stringify(planFor(game)) !== JSON.stringify(quickPlan(game)) ? planFor(game) : null;
}

export function planFor(game: string): Plan {
  return suited(game, { ...firstPlan(), ...plans.value[game] });
}

const suited = (game: string, plan: Plan): Plan => ({
  ...plan,
  seats: enough(plan.seats, infoOf(game)?.players ?? []),
});

/** As many seats as the game can have: bots take those that are missing. */
function enough(seats: Seating[], players: number[]): Seating[] {
  const count = players.find((one) => one >= seats.length) ?? players.at(-1) ?? seats.length;
  const missing = Array.from({ length: Math.max(count - seats.length, 0) }, () => ({ ...firstPlan().seats[1]! }));
  return [...seats, ...missing].slice(0, count);
}

/** The same plan where nobody can be invited: bots take those seats. */
export function onOneDevice(plan: Plan): Plan {
  const seats = plan.seats.map((seat): Seating => (seat.kind === 'invite' ? { ...seat, kind: 'bot' } : seat));
  const nobody = seats.every(({ kind }) => kind === 'bot');
  const [first, ...others] = seats;
  return {
    ...plan,
    seats: nobody && first ? [{ ...first, kind: 'me' }, ...others] : seats,
    listed: false,
    screen: false,
  };
}

function seatPlan(seat: Seating): SeatPlan {
  if (seat.kind === 'bot') return { kind: 'bot', level: seat.level };
  if (seat.kind === 'invite') return { kind: 'open' };
  if (seat.kind === 'me') return { kind: 'here', name: nickname.value.trim() || t('guest-name') };
  return { kind: 'here', name: seat.name.trim() || t('guest-name') };
}

/** The request that makes this table. */
export function request(game: string, plan: Plan): Omit<Create, 't' | 'token'> {
  return {
    game,
    seats: numbered(plan.seats.map(seatPlan)),
    options: plan.options,
    rounds: plan.rounds,
    target: plan.target,
    turn_time: plan.turnTime,
    aids: plan.aids,
    undo: plan.undo,
    listed: plan.listed,
    watch: plan.screen,
  };
}

/** Numbers names that occur twice. */
function numbered(seats: SeatPlan[]): SeatPlan[] {
  const taken = new Set<string>();
  return seats.map((seat) => {
    if (!seat.name) return seat;
    let name = seat.name;
    for (let times = 2; taken.has(name); times += 1) name = `${seat.name.slice(0, 17)} ${times}`;
    taken.add(name);
    return { ...seat, name };
  });
}
