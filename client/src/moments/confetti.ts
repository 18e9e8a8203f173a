// Confetti of dominoes: small ones that fall over the table for a moment, drawn on one canvas.
import { pips } from '../parts/Domino';

const LENGTH = 3200; // milliseconds
const COLOURS = ['#f8f1e0', '#f8f1e0', '#e9b44c', '#a81c24', '#174f9e', '#0f6b45'];

interface Flake {
  /** Where it starts and how far it drifts, in parts of the width. */
  x: number;
  drift: number;
  /** When it starts, and how long it falls, in parts of the whole. */
  start: number;
  fall: number;
  /** Turns on the way, and how often it shows its edge. */
  turns: number;
  flips: number;
  size: number;
  colour: string;
  halves: [number, number];
}

function flakes(count: number): Flake[] {
  const between = (least: number, most: number): number => least + Math.random() * (most - least);
  return Array.from({ length: count }, () => ({
    x: between(-0.05, 1.05),
    drift: between(-0.12, 0.12),
    start: between(0, 0.35),
    fall: between(0.45, 0.65),
    turns: between(-1.5, 1.5),
    flips: between(1, 3),
    size: between(9, 16),
    colour: COLOURS[Math.floor(Math.random() * COLOURS.length)]!,
    halves: [Math.floor(between(0, 7)), Math.floor(between(0, 7))],
  }));
}

/** Let dominoes fall over a canvas; call what is returned to stop. */
export function confetti(canvas: HTMLCanvasElement): () => void {
  const pen = canvas.getContext('2d');
  if (!pen) return () => {};
  const [width, height] = [canvas.clientWidth, canvas.clientHeight];
  const sharp = Math.min(2, devicePixelRatio);
  canvas.width = width * sharp;
  canvas.height = height * sharp;
  const falling = flakes(Math.round(Math.min(64, 24 + width / 24)));
  const began = performance.now();
  let asked = requestAnimationFrame(draw);
  return () => cancelAnimationFrame(asked);

  function draw(now: number): void {
    const part = (now - began) / LENGTH;
    pen!.setTransform(sharp, 0, 0, sharp, 0, 0);
    pen!.clearRect(0, 0, width, height);
    if (part >= 1) return;
    for (const flake of falling) {
      const way = (part - flake.start) / flake.fall;
      if (way > 0 && way < 1) paint(flake, way);
    }
    asked = requestAnimationFrame(draw);
  }

  function paint({ x, drift, turns, flips, size, colour, halves }: Flake, way: number): void {
    pen!.save();
    pen!.globalAlpha = Math.min(1, (1 - way) * 5);
    pen!.translate((x + drift * way) * width, way * (height + 80) - 40);
    pen!.rotate(turns * way * 2 * Math.PI);
    pen!.scale(Math.cos(flips * way * 2 * Math.PI) * 0.85 + 0.15, 1);
    pen!.fillStyle = colour;
    pen!.beginPath();
    pen!.roundRect(-size / 2, -size, size, 2 * size, size * 0.16);
    pen!.fill();
    pen!.fillStyle = colour === COLOURS[0] || colour === COLOURS[2] ? '#221d18' : '#fff8ea';
    pen!.beginPath();
    halves.forEach((number, half) => {
      for (const [u, v] of pips(number)) {
        const [px, py] = [(u - 0.5) * size, (v - 1 + half) * size];
        pen!.moveTo(px + size * 0.09, py);
        pen!.arc(px, py, size * 0.09, 0, 7);
      }
    });
    pen!.fill();
    pen!.restore();
  }
}
