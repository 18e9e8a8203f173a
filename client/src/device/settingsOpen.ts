// Whether the settings are shown; every page and the table can open them.
import { signal } from '@preact/signals';

export const settingsOpen = signal(false);
