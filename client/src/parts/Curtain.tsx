// Between two people on one device: no hand is shown until the next player asks for it.
import { useEffect, useRef } from 'preact/hooks';
import { undoable } from '../table/table';
import { t } from '../words/words';
import { DominoBack, LONG, WIDE } from './Domino';
import { Emblem } from './Emblem';
import { TakeBack } from './TakeBack';

export function Curtain({ name, seat, onLift }: { name: string; seat: number; onLift: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  // Browsers honour `autofocus` once per page, but keyboard players need the button every time.
  useEffect(() => button.current?.focus(), [seat]);
  return (
    <main class="felt curtain">
      <svg class="curtain-tile" viewBox={`0 0 ${WIDE} ${LONG}`} aria-hidden="true">
        <DominoBack />
      </svg>
      <Emblem seat={seat} />
      <h1>{t('curtain-title', { name })}</h1>
      <p>{t('curtain-words')}</p>
      <button type="button" class="button primary big" ref={button} onClick={onLift}>
        {t('curtain-lift', { name })}
      </button>
      {undoable.value !== null && <TakeBack />}
    </main>
  );
}
