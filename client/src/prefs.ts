// What this device remembers: choices of its owner, and the keys of the tables it sits at.
import { effect, type Signal, signal } from '@preact/signals';
import { type Language, preferred } from './words';

/** A signal that survives closing the page; where nothing can be kept, it lasts as long as the page. */
export function kept<T>(name: string, first: T): Signal<T> {
  const place = `boneyard.${name}`;
  const box = signal<T>(read(place) ?? first);
  effect(() => {
    const text = JSON.stringify(box.value);
    try {
      localStorage.setItem(place, text);
    } catch {
      // private windows may refuse; the page works all the same
    }
  });
  return box;

  function read(key: string): T | null {
    try {
      return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null;
    } catch {
      return null;
    }
  }
}

export const tongue = kept<Language>('language', preferred());
export const nickname = kept<string>('name', '');
export const sound = kept<boolean>('sound', true);
export const confirmTouch = kept<boolean>('confirm', true);
