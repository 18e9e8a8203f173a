// Turning the domino where it is about to be laid: with a button, or the letter R.
import { Icon } from '../../../parts/Icon';
import { t } from '../../../words/words';
import type { Aim } from './aim';
import type { Offered } from './offered';
import { type Pivot, turns } from './pivots';
import type { Spot } from './places';

/** The place that is shown as if the move were made, if the domino can turn there. */
function turnable({ shown, pivotOf }: Offered, aim: Aim): { now: Spot; pivot: Pivot } | null {
  const now = shown.find(({ move }) => move === aim.shown());
  const pivot = now && pivotOf(now);
  return now && pivot && turns(pivot) ? { now, pivot } : null;
}

export function Turn({ offered, aim }: { offered: Offered; aim: Aim }) {
  const found = turnable(offered, aim);
  if (!found) return null;
  const { now, pivot } = found;
  return (
    <button type="button" class="tower-turn" aria-keyshortcuts="R" onClick={() => aim.turn(pivot, now)}>
      <Icon name="again" />
      {t('tower-turn', { number: pivot.ways.indexOf(now) + 1, count: pivot.ways.length })}
    </button>
  );
}

/** R turns it. Returns whether the key was that. */
export function turnKey(event: KeyboardEvent, offered: Offered, aim: Aim): boolean {
  if (event.key.toLowerCase() !== 'r' || event.ctrlKey || event.metaKey) return false;
  const found = turnable(offered, aim);
  if (found) aim.turn(found.pivot, found.now);
  return true;
}
