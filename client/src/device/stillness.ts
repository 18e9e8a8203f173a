// Whether things move: as chosen in the settings, or else as the device asks.
import { computed, signal } from '@preact/signals';
import { motion } from './prefs';

const device = matchMedia('(prefers-reduced-motion: reduce)');
const deviceIsStill = signal(device.matches);
device.addEventListener?.('change', () => (deviceIsStill.value = device.matches));

export const isStill = computed(() => (motion.value === 'auto' ? deviceIsStill.value : motion.value === 'less'));
export const reducedMotion = (): boolean => isStill.value;
