// A game begun on this device, carried to the server so that others can join: same seats, a new deal.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { lookForServer, server } from '../connection/server';
import { newToken } from '../device/keys';
import type { Info, SeatPlan } from '../protocol';
import { go } from '../route';
import type { Asked } from '../table/alone';
import { make, yours } from '../table/table';
import { nameOf } from '../words/people';
import { t, told } from '../words/words';
import { Emblem } from './Emblem';
import { Icon } from './Icon';

/** The same table on the server, where these seats are open. */
export function carried({ game, seats, options, rounds, target, turn_time, aids, undo }: Info, open: number[]): Asked {
  const plans = seats.map((seat, number): SeatPlan => {
    if (open.includes(number)) return { kind: 'open' };
    return seat.kind === 'bot' ? { kind: 'bot', level: seat.bot ?? null } : { kind: 'here', name: seat.name };
  });
  return { game, seats: plans, options, rounds, target, turn_time, aids, undo };
}

export function Carry({ table }: { table: Info }) {
  const first = yours.value[0];
  const others = table.seats.map((_, seat) => seat).filter((seat) => seat !== first);
  const open = useSignal<number[]>(others.slice(0, 1));
  useEffect(() => void lookForServer(), []);
  const there = server.value === 'there';
  const toggle = (seat: number, chosen: boolean): void => {
    open.value = chosen ? [...open.value, seat] : open.value.filter((one) => one !== seat);
  };
  const carry = (): void => void make(carried(table, open.value), newToken(), (code) => go('t', code));
  return (
    <div class="carry">
      <p>{t('carry-words')}</p>
      <ul class="seat-list">
        {others.map((seat) => (
          <li key={seat}>
            <label class="check">
              <input
                type="checkbox"
                checked={open.value.includes(seat)}
                onChange={(event) => toggle(seat, event.currentTarget.checked)}
              />
              <Emblem seat={seat} />
              <span>{told(nameOf(table, seat), t('carry-seat'))}</span>
            </label>
          </li>
        ))}
      </ul>
      {server.value === 'away' && (
        <p class="note" role="status">
          {t('carry-away')}
        </p>
      )}
      <button type="button" class="button primary" disabled={!there || !open.value.length} onClick={carry}>
        <Icon name="share" />
        {t('carry-go')}
      </button>
    </div>
  );
}
