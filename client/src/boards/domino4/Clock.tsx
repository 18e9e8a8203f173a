// The time left to answer: a ring that runs by itself, and a number that changes once a second.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { t } from '../../words/words';

export function Clock({ until }: { until: number }) {
  const [now, setNow] = useState(() => Date.now());
  const whole = useMemo(() => until - Date.now(), [until]);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(Math.ceil((until - now) / 1000), 0);
  return (
    <span class="d4-clock" role="timer" aria-label={t('d4-seconds', { count: seconds })}>
      <svg viewBox="0 0 44 44" aria-hidden="true">
        <circle class="d4-clock-track" cx="22" cy="22" r="19" />
        <circle
          key={until}
          class="d4-clock-run"
          cx="22"
          cy="22"
          r="19"
          pathLength="1"
          style={{ animationDuration: `${whole}ms` }}
        />
      </svg>
      <span aria-hidden="true">{seconds}</span>
    </span>
  );
}
