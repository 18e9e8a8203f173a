// Luck and choices apart, for one seat: parts that add up to what it finished ahead or behind.
import { useSignal } from '@preact/signals';
import type { Player } from '../boards/board';
import type { Analysis } from '../protocol';
import { about } from '../words/people';
import { t } from '../words/words';
import { amount, LUCK, signed } from './telling';

export function SplitBars({ analysis: { split, unit }, players, first }: SplitProps) {
  const seat = useSignal(first);
  const who = about(players[seat.value]!);
  const parts: [string, number][] = [
    ...LUCK.map((part): [string, number] => [t(`split-${part}`), split[part][seat.value]!]),
    ...players.map((one): [string, number] => [t('split-choices', about(one)), split.choices[one.seat]![seat.value]!]),
  ];
  const most = Math.max(1, ...parts.map(([, points]) => Math.abs(points)));
  const total = split.margin[seat.value]!;
  return (
    <section class="split">
      <h3>{t('split-title')}</h3>
      <select
        aria-label={t('split-title')}
        value={String(seat.value)}
        onChange={({ currentTarget: { value } }) => (seat.value = Number(value))}
      >
        {players.map((one) => (
          <option key={one.seat} value={String(one.seat)}>
            {one.name}
          </option>
        ))}
      </select>
      <table>
        <tbody>
          {parts.map(([part, points]) => (
            <tr key={part}>
              <th scope="row">{part}</th>
              <td class="split-lane" aria-hidden="true">
                <span
                  class={points < 0 ? 'split-bar behind' : 'split-bar'}
                  style={{ width: `${(Math.abs(points) / most) * 50}%` }}
                />
              </td>
              <td class="split-points">{signed(points)}</td>
            </tr>
          ))}
          <tr class="split-total">
            <th scope="row">{t('split-total')}</th>
            <td aria-hidden="true" />
            <td class="split-points">{signed(total)}</td>
          </tr>
        </tbody>
      </table>
      <p class="soft">
        {unit === 'wins'
          ? t('split-words-wins', who)
          : t('split-words', { ...who, points: amount(unit, total / 1000) })}
      </p>
    </section>
  );
}

interface SplitProps {
  analysis: Analysis;
  players: Player[];
  /** Whose parts are shown at first. */
  first: number;
}
