// What a screen reader should say now; one polite live region reads it.
import { signal } from '@preact/signals';

export const spoken = signal('');

export function tell(text: string): void {
  // the same sentence twice must be heard twice
  spoken.value = spoken.value === text ? `${text}\u00a0` : text;
}
