// The race of a match: a lane for each player, what they had before, and what this round added.
import type { Player } from '../boards/board';
import { Emblem } from '../parts/Emblem';
import type { GameInfo } from '../protocol';
import { t } from '../words/words';

export interface RaceProps {
  players: Player[];
  /** All points, and those of this round; in games won by the fewest they are bad. */
  totals: number[];
  gained: number[];
  tally: GameInfo['tally'];
  target: number | null;
  /** How far the match has come; null: it is over. */
  stand: string | null;
}

/** How long the bars are, in parts of the whole: before this round, and what it added. */
export function lanes({ totals, gained, target }: Pick<RaceProps, 'totals' | 'gained' | 'target'>): [number, number][] {
  const whole = Math.max(target ?? 0, ...totals, 1);
  return totals.map((total, seat) => [Math.max(0, total - gained[seat]!) / whole, gained[seat]! / whole]);
}

/** What the race is for: until somebody has the points of the target, that alone says who wins. */
export function aim({ tally, target, stand }: Pick<RaceProps, 'tally' | 'target' | 'stand'>): string {
  if (stand === null) return t(`race-${tally}`);
  return tally === 'points' && target !== null ? stand : `${stand} ${t(`race-${tally}`)}`;
}

export function Race({ players, totals, gained, tally, target, stand }: RaceProps) {
  const best = tally === 'least' ? Math.min(...totals) : Math.max(...totals);
  const bars = lanes({ totals, gained, target });
  return (
    <section class="race">
      <h3>{t('race')}</h3>
      <ul>
        {players.map(({ name, seat }) => (
          <li key={seat} class={`seat-${seat} ${totals[seat] === best ? 'ahead' : ''}`}>
            <Emblem seat={seat} />
            <span class="race-lane" aria-hidden="true">
              <span class="race-bar" style={{ width: `${bars[seat]![0] * 100}%` }} />
              <span class="race-bar new" style={{ width: `${bars[seat]![1] * 100}%` }} />
            </span>
            <span class="unseen">{name}</span>
            <strong>{totals[seat]}</strong>
          </li>
        ))}
      </ul>
      <p class="soft">{aim({ tally, target, stand })}</p>
    </section>
  );
}
