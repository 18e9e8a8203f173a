// How the page is dressed: what its owner chose in the settings, as attributes that style sheets ask for.
import { effect } from '@preact/signals';
import { textSize, theme, tileColours } from './prefs';
import { isStill } from './stillness';

/** Dress the page now, and again whenever a setting changes. */
export const dress = (root: HTMLElement = document.documentElement): (() => void) =>
  effect(() => {
    Object.assign(root.dataset, { theme: theme.value, text: textSize.value, tiles: tileColours.value });
    root.toggleAttribute('data-still', isStill.value);
  });
