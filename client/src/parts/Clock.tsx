// How much time is left for this turn, if the table has a clock.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { deadline } from '../table/table';
import { t } from '../words/words';

export function Clock() {
  const now = useSignal(Date.now());
  const end = deadline.value;
  useEffect(() => {
    if (end === null) return undefined;
    const timer = setInterval(() => (now.value = Date.now()), 250);
    return () => clearInterval(timer);
  }, [end]);
  if (end === null) return null;
  const seconds = Math.max(0, Math.ceil((end - Math.max(now.value, end - 86_400_000)) / 1000));
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <span class={`clock ${seconds <= 10 ? 'short' : ''}`} role="timer" aria-label={t('time-left', { seconds })}>
      {text}
    </span>
  );
}
