// The current route: the part of the address after #, split at slashes.
import { computed, signal } from '@preact/signals';

const hash = signal(location.hash);
addEventListener('hashchange', () => (hash.value = location.hash));

/** `#/new/x` is ['new', 'x']; home is []. */
export const route = computed(() => hash.value.replace(/^#\/?/, '').split('/').filter(Boolean).map(decodeURIComponent));

export const to = (...words: string[]): string => `#/${words.map(encodeURIComponent).join('/')}`;

export function go(...words: string[]): void {
  location.hash = to(...words);
}
