// Telling of a fall: first it is seen, then a sentence says what it means, then the hand changes.
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { reducedMotion } from '../../../device/stillness';
import { hold } from '../../../moments/hold';
import type { Ruin, StackView } from '../../views';

const READING = 1600; // milliseconds for a sentence, where nothing else can be seen
const LINGER = 6000; // how long the sentence stays

/** Whoever shows the fall says when it lies there and when it is over. */
export interface Fall {
  /** The fall that is being told. */
  told: Signal<Ruin | null>;
  /** It lies there. */
  tell(): void;
  /** It has been seen. */
  over(): void;
  /** Nobody shows it: it is told at once. */
  skip(): void;
}

export function useFall(view: StackView, levels: boolean): Fall {
  const told = useSignal<Ruin | null>(null);
  const number = view.ruin?.number ?? 0;
  const seen = useRef(number);
  const now = useRef({ ruin: view.ruin, untold: false, release: () => {}, hush: 0 });
  const fall = useMemo(
    (): Fall => ({
      told,
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
    if (!fresh) return;
    now.current.release();
    Object.assign(now.current, { ruin: view.ruin, untold: true, release: hold() });
    if (!levels) return; // the scene shows it
    fall.tell();
    if (reducedMotion()) fall.over();
    else setTimeout(() => fall.over(), READING);
  }, [number]);
  useEffect(
    () => () => {
      clearTimeout(now.current.hush);
      now.current.release();
    },
    [],
  );
  return fall;
}
