// Leaving a table: for a while, with a bot in your place, or for good.
import { useSignal } from '@preact/signals';
import type { Info } from '../protocol';
import { to } from '../route';
import { lend, resign, yours } from '../table/table';
import { t } from '../words/words';
import { Icon } from './Icon';
import { Sheet } from './Sheet';

interface LeaveProps {
  table: Info;
  seat: number;
  onClose: () => void;
}

export function Leave({ table, seat, onClose }: LeaveProps) {
  const sure = useSignal(false);
  const others = table.seats.some(({ kind }, number) => kind === 'person' && !yours.value.includes(number));
  const playing = table.phase === 'playing';
  return (
    <Sheet title={t('leave-title')} kind="leave-sheet" onClose={onClose}>
      <div class="leave-way">
        <p>{t(others ? 'leave-later-others' : 'leave-later-help')}</p>
        <a class="button primary" href={to()}>
          <Icon name="back" />
          {t('leave-later')}
        </a>
      </div>
      {playing && (
        <div class="leave-way">
          <p>{t('leave-to-bot-help')}</p>
          <button
            type="button"
            class="button"
            onClick={() => {
              lend(seat);
              onClose();
            }}
          >
            <Icon name="bot" />
            {t('leave-to-bot')}
          </button>
        </div>
      )}
      <div class="leave-way">
        <p>{t(others && table.seats.length > 2 ? 'resign-help-others' : 'resign-help')}</p>
        <button
          type="button"
          class="button danger"
          onClick={() => {
            if (!sure.value) sure.value = true;
            else {
              resign(seat);
              onClose();
            }
          }}
        >
          <Icon name="leave" />
          {t(sure.value ? 'resign-sure' : 'resign')}
        </button>
      </div>
    </Sheet>
  );
}
