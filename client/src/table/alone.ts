// What becomes of a table's plan where nobody can come from elsewhere.
import type { Create, SeatPlan } from '../protocol';

export type Asked = Omit<Create, 't' | 'token'>;

const INSTEAD: SeatPlan = { kind: 'bot', level: 'beginner' };

/** Whether a table is for several devices. */
export const forSeveral = ({ seats, watch = false }: Asked): boolean =>
  watch || seats.some(({ kind = 'open' }) => kind === 'open');

/** The same table on this device alone: bots take the open seats. A table's screen becomes a place to play. */
export function alone(asked: Asked, name: string): Asked {
  const nobody = asked.seats.every(({ kind }) => kind !== 'here');
  const seats = asked.seats.map((seat, number): SeatPlan => {
    if (nobody && number === 0) return { kind: 'here', name };
    return (seat.kind ?? 'open') === 'open' ? INSTEAD : seat;
  });
  return { ...asked, seats, listed: false, watch: false };
}
