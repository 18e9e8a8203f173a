// The size of an element, kept up to date.
import { type Signal, useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';

export interface Size {
  width: number;
  height: number;
}

/** How many pixels the text of the page is high: it follows the settings, and how far away the screen is. */
export const rem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

export function useSize(element: { current: HTMLElement | null }): Signal<Size> {
  const size = useSignal<Size>({ width: 360, height: 360 });
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    const measure = (): void => {
      if (box.clientWidth && box.clientHeight) size.value = { width: box.clientWidth, height: box.clientHeight };
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return size;
}
