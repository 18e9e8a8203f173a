// The camera's orbit around the tower: never below the table, always far enough away to see it all.
// Numbers only; the scene draws.
import type { Bounds } from './places';

export const FIELD = 30; // of view, in degrees: a long lens, as for jewellery
export const PITCH = 0.48; // from level to level; a domino is thinner, so that air shows between
export const THICK = 0.33;
const AROUND = 0.7; // cells kept in sight around the tower: whatever can be laid is in the picture
const LOWEST = 0.16;
const HIGHEST = 1.5;
const HOME = { azimuth: -0.42, height: 0.68, zoom: 1 };

export interface Eye {
  /** Radians to the right of due south. */
  azimuth: number;
  /** Radians above the table. */
  height: number;
  /** More than 1 is nearer than what shows everything. */
  zoom: number;
}

export const home = (): Eye => ({ ...HOME });

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

export function turned(eye: Eye, right: number, up: number): Eye {
  return { ...eye, azimuth: eye.azimuth + right, height: within(eye.height + up, LOWEST, HIGHEST) };
}

export const zoomed = (eye: Eye, factor: number): Eye => ({ ...eye, zoom: within(eye.zoom * factor, 0.6, 4) });

/** The direction from the tower to the eye: east, up, south. */
export function direction({ azimuth, height }: Eye): [number, number, number] {
  return [Math.sin(azimuth) * Math.cos(height), Math.sin(height), Math.cos(azimuth) * Math.cos(height)];
}

export interface Frame {
  /** What the eye looks at: east, up, south. */
  target: [number, number, number];
  radius: number;
  tall: number;
}

/** The drum around a construction that must be in the picture; around a part of one, from its lowest level. */
export function frameOf(bounds: Bounds, lowest = 0): Frame {
  const radius = Math.hypot(bounds.east - bounds.west, bounds.north - bounds.south) * 0.43 + AROUND;
  const tall = (bounds.top - lowest + 0.6) * PITCH;
  return {
    target: [(bounds.west + bounds.east) / 2, lowest * PITCH + tall / 2, -(bounds.south + bounds.north) / 2],
    radius: Math.max(radius, 2.3),
    tall,
  };
}

/** Pixels at the edges of the picture that something else covers. */
export interface Edges {
  top: number;
  bottom: number;
}

const ASIDE = 0.3; // of the edges: in a wide picture what covers them stands in the corners, beside the tower

/** The free part of a picture: its share of the height, and how far its middle is below the picture's, in pixels. */
export function free(edges: Edges, { width, height }: { width: number; height: number }): Free {
  const counts = width > 2 * height ? ASIDE : 1;
  const [top, bottom] = [edges.top * counts, edges.bottom * counts];
  const part = Math.min(1, height / 2 / (top + bottom || 1)); // a flat stage keeps half of itself for the tower
  return { share: 1 - (part * (top + bottom)) / (height || 1), lower: (part * (top - bottom)) / 2 };
}

interface Free {
  share: number;
  lower: number;
}

/** Which side of the table one looks from: 0 where one sits, 1 from the right of it, and so on. */
export const quarterOf = ({ azimuth }: Eye): number => ((Math.round(azimuth / (Math.PI / 2)) % 4) + 4) % 4;

/** How far away the eye must be, whichever way it turns, to see the whole drum in this share of the height. */
export function distance({ radius, tall }: Frame, height: number, aspect: number, share = 1): number {
  const half = Math.tan((FIELD * Math.PI) / 360);
  const [up, across] = [half * share, half * aspect];
  const [sin, cos] = [Math.sin(height), Math.cos(height)];
  let least = 0;
  for (let i = 0; i < 24; i += 1) {
    const [x, z] = [radius * Math.cos((i * Math.PI) / 12), radius * Math.sin((i * Math.PI) / 12)];
    for (const y of [-tall / 2, tall / 2]) {
      const toward = y * sin + z * cos;
      least = Math.max(least, toward + Math.abs(y * cos - z * sin) / up, toward + Math.abs(x) / across);
    }
  }
  return least * 0.9; // the rim of the drum is but table
}
