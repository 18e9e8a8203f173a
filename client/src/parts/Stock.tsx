// How many tiles nobody has drawn yet.
import { t } from '../words/words';
import { Icon } from './Icon';

export function Stock({ left }: { left: number }) {
  const words = t('stock-holds', { count: left });
  return (
    <span class="stock" title={words}>
      <Icon name="stock" />
      <span class="unseen">{words}</span>
      <span aria-hidden="true">{left}</span>
    </span>
  );
}
