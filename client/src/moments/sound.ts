// Sounds of wood on wood, made on the spot: no files to load.
import { sound } from '../device/prefs';

let context: AudioContext | undefined;

function begin(): AudioContext | null {
  if (!sound.value || typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

/** A knock: a short noise through a narrow filter; `pitch` in hertz, `weight` 0 to 1. */
function knock(pitch: number, weight: number, delay = 0): void {
  const audio = begin();
  if (!audio) return;
  const length = Math.floor(audio.sampleRate * 0.12);
  const noise = audio.createBuffer(1, length, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < length; i += 1) samples[i] = (Math.random() * 2 - 1) * Math.exp((-i / length) * 14);
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  source.buffer = noise;
  Object.assign(filter, { type: 'bandpass' });
  filter.frequency.value = pitch;
  filter.Q.value = 6;
  gain.gain.value = weight;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(audio.currentTime + delay);
}

/** A soft tone, for your turn and for winning. */
function tone(pitch: number, seconds: number, delay = 0): void {
  const audio = begin();
  if (!audio) return;
  const wave = audio.createOscillator();
  const gain = audio.createGain();
  const start = audio.currentTime + delay;
  wave.frequency.value = pitch;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(0.12, start + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  wave.connect(gain).connect(audio.destination);
  wave.start(start);
  wave.stop(start + seconds);
}

export const clack = (): void => {
  knock(1900, 0.9);
  knock(720, 0.7, 0.012);
};
export const slide = (): void => knock(480, 0.35);
export const chime = (): void => {
  tone(659, 0.35);
  tone(880, 0.5, 0.09);
};
/** Something is put down with a bang. */
export const thud = (): void => {
  knock(190, 1);
  knock(110, 0.9, 0.06);
};
/** Dominoes that tremble on each other. */
export const rattle = (): void => {
  for (let i = 0; i < 7; i += 1) knock(1300 + 260 * (i % 3), 0.2 - i * 0.02, i * 0.075);
};
/** What a hand feels that holds a phone: so many milliseconds, with pauses between. */
export const buzz = (...pattern: number[]): void => {
  if (sound.value) navigator.vibrate?.(pattern);
};
export const turnTone = (): void => tone(523, 0.25);
export const crash = (): void => {
  for (let i = 0; i < 9; i += 1) knock(500 + 150 * (i % 4), 0.9, 0.2 + i * 0.05);
};
/** For a win: up the bars of a marimba, wood under every tone. */
export const fanfare = (): void => {
  [523, 659, 784, 1047, 784, 1047].forEach((pitch, n) => {
    tone(pitch, 0.5, n * 0.11);
    knock(pitch * 2, 0.35, n * 0.11);
  });
};
/** For a loss: two low tones, kindly. */
export const consolation = (): void => {
  tone(440, 0.4);
  tone(349, 0.7, 0.18);
};
