// Something on the table must be seen before the game goes on, such as a fall: meanwhile the hand, the
// counts and the log stay as they were, and input waits.
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

const LONGEST = 12_000; // milliseconds: whatever goes wrong, nobody waits for ever

const holding = signal<ReadonlySet<symbol>>(new Set());

/** Whether something must be seen first. */
export const held: ReadonlySignal<boolean> = computed(() => holding.value.size > 0);

/** Let everything wait; call what is returned to let it go on. */
export function hold(): () => void {
  const one = Symbol('hold');
  holding.value = new Set([...holding.peek(), one]);
  const timer = setTimeout(release, LONGEST);
  return release;

  function release(): void {
    clearTimeout(timer);
    if (!holding.peek().has(one)) return;
    holding.value = new Set([...holding.peek()].filter((other) => other !== one));
  }
}

/**
 * A value as it was before everything had to wait. `waits` tells from the old and the new one whether something that
 * shows the new one is about to hold it back.
 */
export function useSettled<T>(value: T, waits: (before: T, after: T) => boolean): T {
  const settled = useRef(value);
  const state = useRef<'free' | 'expected' | 'held'>('free');
  const [, drawAgain] = useState(0);
  if (held.value) state.current = 'held';
  else if (state.current === 'free' && waits(settled.current, value)) state.current = 'expected';
  else {
    state.current = 'free';
    settled.current = value;
  }
  useLayoutEffect(() => {
    if (state.current === 'expected' && !held.peek()) drawAgain((times) => times + 1); // nothing held it
  });
  return settled.current;
}
