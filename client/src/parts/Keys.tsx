// Keys that work wherever the focus is at the table, and the sheet that lists them.
import { type Signal, useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isTyping } from '../input/gestures';
import { t } from '../words/words';
import { Sheet } from './Sheet';

/** Calls `press` for every key that is not typed into something; it returns whether the key meant something. */
export function useKeys(press: (event: KeyboardEvent) => boolean): void {
  const latest = useRef(press);
  latest.current = press;
  // As soon as there is something to see: whoever is quick presses before a later effect would listen.
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isTyping(event) || document.querySelector('dialog[open]')) return;
      if (latest.current(event)) event.preventDefault();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
}

/** Each line of the sheet: what is pressed, and the message that says what it does. */
const LINES: [string[], string][] = [
  [['1', '…', '9', '0'], 'keys-number'],
  [['←', '→'], 'keys-arrows'],
  [['Enter'], 'keys-enter'],
  [['Esc'], 'keys-escape'],
  [['R'], 'keys-turn'],
  [['+', '−', 'Home'], 'keys-zoom'],
  [['H'], 'hint'],
  [['?'], 'keys-sheet'],
];

export function KeySheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet title={t('keys')} onClose={onClose} kind="key-sheet">
      <dl class="keys">
        {LINES.map(([keys, words]) => (
          <div key={words}>
            <dt>{keys.map((key) => (key === '…' ? <span key={key}>…</span> : <kbd key={key}>{key}</kbd>))}</dt>
            <dd>{t(words)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}

/** The sheet of keys; `?` opens it. */
export function useKeySheet(): Signal<boolean> {
  const open = useSignal(false);
  useKeys((event) => {
    if (event.key === '?') open.value = true;
    return event.key === '?';
  });
  return open;
}

/** For those who come by keyboard: past the top bar, straight to the hand or the board. */
export function SkipLinks() {
  const link = (words: string, selector: string) => (
    <button type="button" onClick={() => document.querySelector<HTMLElement>(selector)?.focus()}>
      {t(words)}
    </button>
  );
  return (
    <nav class="skip-links" aria-label={t('skip')}>
      {link('skip-to-hand', '.rack-tile[tabindex="0"]')}
      {link('skip-to-board', '.board-place')}
    </nav>
  );
}
