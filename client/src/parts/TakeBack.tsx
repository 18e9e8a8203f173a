// Take back a move that nobody else has seen.
import { undo } from '../table/table';
import { t } from '../words/words';
import { Icon } from './Icon';

export function TakeBack() {
  return (
    <button type="button" class="button take-back" data-testid="undo" onClick={() => undo()}>
      <Icon name="back" />
      {t('undo')}
    </button>
  );
}
