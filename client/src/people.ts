// Who sits at the table, as this device should call them.
import type { Player } from './boards/board';
import type { Info, View } from './protocol';
import { t } from './words';

/** Bots go by their level; two of the same level get numbers. */
export function nameOf(info: Info, seat: number): string {
  const one = info.seats[seat];
  if (!one || one.kind === 'open') return t('open-seat');
  if (one.kind === 'person') return one.name;
  const level = one.bot ?? one.name;
  const alike = info.seats.map((other, n) => ({ other, n })).filter(({ other }) => other.kind === 'bot' && (other.bot ?? other.name) === level);
  const name = t(`level-${level}`);
  return alike.length > 1 ? `${name} ${alike.findIndex(({ n }) => n === seat) + 1}` : name;
}

/** The one at this device is "you", unless several share it. */
export function called(info: Info, yours: number[], seat: number): string {
  return yours.length === 1 && yours[0] === seat ? t('you') : nameOf(info, seat);
}

/** Who is waited for. Who may only still announce a last tile must think of it alone (D4-15). */
export function waitedFor(view: View): number[] {
  if (!('owes' in view)) return view.actors;
  const unasked = view.phase === 'answers' || view.owes !== view.turn ? view.owes : null;
  return view.actors.filter((seat) => seat !== unasked);
}

export const players = (info: Info, yours: number[]): Player[] =>
  info.seats.map((_, seat) => ({ seat, name: called(info, yours, seat), you: yours.includes(seat) }));
