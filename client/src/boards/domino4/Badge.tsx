// Beside a player's name: which of their tiles you know, and that they skip a turn.
import { Icon } from '../../parts/Icon';
import { listed, t } from '../../words/words';
import type { Domino4View } from '../views';
import { Tile } from './Tile';
import { tileName } from './words';

export function Badge({ view, seat }: { view: Domino4View; seat: number }) {
  const known = seat === view.seat ? [] : (view.known[seat] ?? []);
  const skips = view.skips.includes(seat);
  if (!known.length && !skips) return null;
  const words = t('d4-known', { tiles: listed(known.map(tileName)) });
  return (
    <span class="d4-badge">
      {known.length > 0 && <span class="unseen">{words}</span>}
      {known.slice(0, 3).map((tile, n) => (
        <span key={n} class="d4-badge-tile" title={words}>
          <Tile tile={tile} />
        </span>
      ))}
      {known.length > 3 && <span aria-hidden="true">+{known.length - 3}</span>}
      {skips && (
        <span class="d4-badge-skip" title={t('d4-skips')}>
          <span class="unseen">{t('d4-skips')}</span>
          <Icon name="pause" />
        </span>
      )}
    </span>
  );
}
