// How much time is left for this turn, if the table has a clock.
import { useEffect, useState } from 'preact/hooks';
import { deadline } from '../table/table';
import { t } from '../words/words';

export function Clock() {
  const [, drawAgain] = useState(0);
  const end = deadline.value;
  useEffect(() => {
    if (end === null) return undefined;
    const timer = setInterval(() => drawAgain((times) => times + 1), 250);
    return () => clearInterval(timer);
  }, [end]);
  if (end === null) return null;
  const seconds = Math.max(0, Math.ceil((end - Date.now()) / 1000));
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <span class={`clock ${seconds <= 10 ? 'short' : ''}`} role="timer" aria-label={t('time-left', { seconds })}>
      {text}
    </span>
  );
}
