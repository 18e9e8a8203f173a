// From domino to domino, for those who do not point at one: with buttons, or page up and page down.
import { Icon } from '../../../parts/Icon';
import { t } from '../../../words/words';
import type { Aim } from './aim';
import { stepped } from './choice';
import type { Offered } from './offered';
import { groupName } from './phrases';

/** Some places everywhere, then those at each domino. */
export function Around({ offered, aim }: { offered: Offered; aim: Aim }) {
  const { groups, few } = offered;
  if (few || groups.length < 2) return null;
  const group = groups.find(({ key }) => key === aim.group.value);
  const go = (step: number): void => aim.show(stepped(groups, aim.group.value, step), true);
  return (
    <div class="tower-around" role="group" aria-label={t('tower-around')}>
      <button type="button" class="tower-button" aria-label={t('tower-before')} onClick={() => go(-1)}>
        <Icon name="previous" />
      </button>
      <span class="tower-where" role="status">
        {group ? groupName(group) : t('tower-everywhere')}
      </span>
      <button type="button" class="tower-button" aria-label={t('tower-after')} onClick={() => go(1)}>
        <Icon name="following" />
      </button>
    </div>
  );
}

/** Page up and page down go from domino to domino, and the keyboard follows. */
export function pageKey(event: KeyboardEvent, { groups, few }: Offered, aim: Aim): void {
  const step = { PageUp: -1, PageDown: 1 }[event.key];
  if (!step || few) return;
  event.preventDefault();
  const place = event.currentTarget as HTMLElement;
  aim.show(stepped(groups, aim.group.peek(), step), true);
  requestAnimationFrame(() => place.querySelector<HTMLElement>('[data-move]')?.focus());
}
