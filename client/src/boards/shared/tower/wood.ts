// The table's wood, computed: planks with grain, no picture to load.
import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from 'three';

const SIDE = 1024;
const PLANKS = 4;

/** Smooth noise on a lattice that repeats, so that the planks do too. */
function noise(seed: number, across: number, along: number): (u: number, v: number) => number {
  let state = seed;
  const grid = Float32Array.from({ length: across * along }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 8) / 2 ** 24;
  });
  const soft = (t: number): number => t * t * (3 - 2 * t);
  return (u, v) => {
    const [x, y] = [u * across, v * along];
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const [a, b] = [soft(x - i), soft(y - j)];
    const at = (p: number, q: number): number => grid[(p % across) + (q % along) * across]!;
    const upper = at(i, j) * (1 - a) + at(i + 1, j) * a;
    const lower = at(i, j + 1) * (1 - a) + at(i + 1, j + 1) * a;
    return upper * (1 - b) + lower * b;
  };
}

/** A texture of planks that lie from east to west. */
export function wood(): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  const context = canvas.getContext('2d')!;
  const image = context.createImageData(SIDE, SIDE);
  const [slow, fine, pores] = [noise(11, 2, 12), noise(5, 6, 200), noise(23, 48, 512)];
  for (let y = 0; y < SIDE; y += 1) {
    const plank = Math.floor((y * PLANKS) / SIDE);
    const inPlank = ((y * PLANKS) / SIDE) % 1;
    const seam = Math.min(1, Math.min(inPlank, 1 - inPlank) * 44);
    for (let x = 0; x < SIDE; x += 1) {
      const u = (x / SIDE + plank * 0.37) % 1;
      const v = y / SIDE;
      const rings = 0.5 + 0.5 * Math.sin((slow(u, v) * 2.2 + inPlank * 1.1) * 11 + plank * 2);
      const tone =
        0.82 +
        0.1 * rings +
        0.16 * (fine(u, v) - 0.5) -
        0.2 * Math.max(0, pores(u, v) - 0.66) +
        [0, 0.05, -0.035, 0.025][plank]!;
      const light = tone * (0.55 + 0.45 * seam);
      image.data.set([132 * light, 86 * light, 54 * light, 255], (y * SIDE + x) * 4);
    }
  }
  context.putImageData(image, 0, 0);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.anisotropy = 8;
  return texture;
}

/** A soft round spot: for the shade under a domino and the glow under a tower. */
export function softSpot(): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 128;
  const context = canvas.getContext('2d')!;
  const fade = context.createRadialGradient(64, 64, 0, 64, 64, 64);
  for (let i = 0; i <= 8; i += 1) fade.addColorStop(i / 8, `rgb(255 255 255 / ${(1 - i / 8) ** 1.7})`);
  context.fillStyle = fade;
  context.fillRect(0, 0, 128, 128);
  return new CanvasTexture(canvas);
}
