// What this device remembers: its owner's settings, and the keys of its tables.
import { effect, type Signal, signal } from '@preact/signals';
import { type Language, preferred } from '../words/words';

/** A signal that survives closing the page, where the browser allows it. */
export function stored<T>(name: string, first: T): Signal<T> {
  const place = `boneyard.${name}`;
  const box = signal<T>(read(place) ?? first);
  effect(() => {
    const text = JSON.stringify(box.value);
    try {
      localStorage.setItem(place, text);
    } catch {
      // private windows may refuse; the page works anyway
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

export const chosenLanguage = stored<Language>('language', preferred());
export const nickname = stored<string>('name', '');
/** Milliseconds before a bot's move is shown at a table in this page, so that people can follow. */
export const botPause = stored<number>('bot-pause', 700);
export const sound = stored<boolean>('sound', true);
/** `auto` is what the device asks for. */
export const theme = stored<'auto' | 'light' | 'dark'>('theme', 'auto');
export const motion = stored<'auto' | 'less' | 'full'>('motion', 'auto');
export const textSize = stored<'normal' | 'large' | 'larger'>('text', 'normal');
export const tileColours = stored<'ivory' | 'snow' | 'walnut' | 'ebony'>('tiles', 'ivory');
/** Moves a second of a replay that runs. */
export const replaySpeed = stored<number>('replay-speed', 1);
/** Show a tile in its place and ask, before it is laid; else it is laid at once. */
export const askBeforeLaying = stored<boolean>('ask-before-laying', false);
