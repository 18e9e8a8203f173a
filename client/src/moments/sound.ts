// Sounds of wood on wood, made on the spot: no files to load.
import { sound } from '../device/prefs';

let context: AudioContext | undefined;

function begin(): AudioContext | null {
  if (!sound.value || typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

/** How sharply a knock rings: a piece of wood, neither a bell nor a cloth. */
const RESONANCE = 6;

/**
 * How much of a noise a filter of that pitch must be raised to sound as loud as any other: what it
 * lets through is the narrower the lower it is.
 */
const raised = (pitch: number): number => 120 / Math.sqrt(pitch);

/** A knock: a short noise through a narrow filter; `pitch` in hertz, `weight` 0 to 1. */
function knock(pitch: number, weight: number, delay = 0, seconds = 0.12): void {
  const audio = begin();
  if (!audio) return;
  const length = Math.floor(audio.sampleRate * seconds);
  const noise = audio.createBuffer(1, length, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < length; i += 1) samples[i] = (Math.random() * 2 - 1) * Math.exp((-i / length) * 14);
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  source.buffer = noise;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = RESONANCE;
  gain.gain.value = weight * raised(pitch);
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

/** A domino is laid. */
export const clack = (): void => {
  knock(1900, 0.8);
  knock(720, 0.7, 0.012);
};
/** Something is moved over the table. */
export const slide = (): void => knock(620, 0.35, 0, 0.3);
export const chime = (): void => {
  tone(659, 0.35);
  tone(880, 0.5, 0.09);
};
/** Something is put down with a bang; the upper knock is what a phone can play of it. */
export const thud = (): void => {
  knock(520, 0.9, 0, 0.25);
  knock(190, 0.9, 0, 0.4);
  knock(110, 0.9, 0.05, 0.5);
};
/** Dominoes that tremble on each other. */
export const rattle = (): void => {
  for (let i = 0; i < 7; i += 1) knock(1300 + 260 * (i % 3), 0.45 - i * 0.04, i * 0.075);
};
/** What a hand feels that holds a phone: so many milliseconds, with pauses between. */
export const buzz = (...pattern: number[]): void => {
  if (sound.value) navigator.vibrate?.(pattern);
};
export const turnTone = (): void => tone(523, 0.25);
/** Everything falls: dominoes tumble over each other, and the last ones roll out. */
export const crash = (): void => {
  for (let i = 0; i < 16; i += 1) {
    const late = i / 16;
    knock([900, 1450, 620, 2100, 1150][i % 5] ?? 900, 0.85 - 0.6 * late, 0.2 + 0.75 * late ** 1.4, 0.16);
  }
  knock(210, 0.8, 0.24, 0.5);
};
/** For a win: up the bars of a marimba, wood under every tone. */
export const fanfare = (): void => {
  [523, 659, 784, 1047, 784, 1047].forEach((pitch, n) => {
    tone(pitch, 0.5, n * 0.11);
    knock(pitch * 2, 0.25, n * 0.11);
  });
};
/** For a loss: two low tones, kindly. */
export const consolation = (): void => {
  tone(440, 0.4);
  tone(349, 0.7, 0.18);
};
