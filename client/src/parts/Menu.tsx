// A button that opens a menu below it. Escape, a press elsewhere or going elsewhere closes it again, so
// that there is never more than one.
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon, type IconName } from './Icon';

interface MenuProps {
  label: string;
  icon: IconName;
  kind?: string;
  /** The items; `item` makes the handler of one that closes the menu and then acts. */
  children: (item: (act: () => void) => () => void) => ComponentChildren;
}

export function Menu({ label, icon, kind = '', children }: MenuProps) {
  const open = useSignal(false);
  const holder = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    open.value = false;
    button.current?.focus(); // what an item opens gives the focus back to it
  };
  // Before the menu is painted: a key pressed at once must not get past it.
  useLayoutEffect(
    () => (open.value ? closeFromOutside(holder.current!, close, () => (open.value = false)) : undefined),
    [open.value],
  );
  return (
    <div class="menu-holder" ref={holder}>
      <button
        ref={button}
        type="button"
        class="button icon quiet"
        aria-expanded={open.value}
        aria-label={label}
        title={label}
        onClick={() => (open.value = !open.value)}
      >
        <Icon name={icon} />
      </button>
      {open.value && (
        <div class={`menu ${kind}`} role="group" aria-label={label}>
          {children((act) => () => {
            close();
            act();
          })}
        </div>
      )}
    </div>
  );
}

/** Close on Escape, on a press outside, and when the focus goes elsewhere; arrows walk through the items. */
function closeFromOutside(holder: HTMLElement, close: () => void, vanish: () => void): () => void {
  const outside = (event: Event): void => {
    if (!holder.contains(event.target as Node)) vanish();
  };
  const key = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') close();
    else if (step && holder.contains(event.target as Node)) walk(holder, step);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('pointerdown', outside, true);
  document.addEventListener('focusin', outside);
  document.addEventListener('keydown', key, true);
  return () => {
    document.removeEventListener('pointerdown', outside, true);
    document.removeEventListener('focusin', outside);
    document.removeEventListener('keydown', key, true);
  };
}

function walk(holder: HTMLElement, step: number): void {
  const items = [...holder.querySelectorAll<HTMLElement>('.menu-item')].filter((item) => item.offsetParent);
  const at = items.indexOf(document.activeElement as HTMLElement);
  items[at < 0 ? (step > 0 ? 0 : items.length - 1) : (at + step + items.length) % items.length]?.focus();
}
