// Telling of a fall: first it is seen, then a sentence says what it means, then the hand changes.
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { reducedMotion } from '../../../device/stillness';
import { hold } from '../../../moments/hold';
import { buzz, crash, rattle } from '../../../moments/sound';
import type { Ruin, StackView } from '../../views';
import { TREMBLING, TUMBLING } from './tumble';

export const READING = 1600; // milliseconds for a sentence, where nothing else can be seen
const LINGER = 6000; // how long the sentence stays

/** Whoever shows the fall says when it lies there and when it is over. */
export interface Fall {
  /** The fall that is being told. */
  told: Signal<Ruin | null>;
  /** What falls in the levels just now. */
  tumbling: Signal<Ruin | null>;
  /** It lies there. */
  tell(): void;
  /** It has been seen. */
  over(): void;
  /** Nobody shows it: it is told at once. */
  skip(): void;
}

export function useFall(view: StackView, levels: boolean): Fall {
  const told = useSignal<Ruin | null>(null);
  const tumbling = useSignal<Ruin | null>(null);
  const number = view.ruin?.number ?? 0;
  const seen = useRef(number);
  const now = useRef({ ruin: view.ruin, untold: false, release: () => {}, hush: 0, timers: [] as number[] });
  const fall = useMemo(
    (): Fall => ({
      told,
      tumbling,
      tell() {
        told.value = now.current.ruin;
        now.current.untold = false;
        clearTimeout(now.current.hush);
        now.current.hush = window.setTimeout(() => (told.value = null), LINGER);
      },
      over: () => now.current.release(),
      skip() {
        if (!now.current.untold) return;
        fall.tell();
        fall.over();
      },
    }),
    [],
  );
  useLayoutEffect(() => {
    const fresh = number > seen.current;
    seen.current = number;
    now.current.timers.forEach(clearTimeout);
    tumbling.value = null;
    if (!fresh) return;
    now.current.release();
    Object.assign(now.current, { ruin: view.ruin, untold: true, release: hold() });
    if (!levels) return; // the scene shows it
    if (reducedMotion()) return fall.skip();
    tumbling.value = view.ruin;
    rattle();
    const later = (act: () => void, delay: number): number => window.setTimeout(act, delay);
    now.current.timers = [
      later(() => {
        crash();
        buzz(60, 80, 180);
      }, TREMBLING),
      later(() => {
        tumbling.value = null;
        fall.tell();
      }, TREMBLING + TUMBLING),
      later(() => fall.over(), TREMBLING + TUMBLING + READING),
    ];
  }, [number]);
  useEffect(
    () => () => {
      clearTimeout(now.current.hush);
      now.current.timers.forEach(clearTimeout);
      now.current.release();
    },
    [],
  );
  return fall;
}
