// The camera's orbit around the tower: never below the table, always far enough away to see it all.
// Numbers only; the scene draws.
import { bounds, cells, type Lying } from './places';

export const FIELD = 30; // of view, in degrees: a long lens, as for jewellery
export const PITCH = 0.48; // from level to level; a domino is thinner, so that air shows between
export const THICK = 0.33;
const AROUND = 0.25; // cells kept in sight around what matters
const LEAST = 1.7; // cells in sight on each side of the middle, however little there is
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

const QUARTER = Math.PI / 2;
const SMALL = 48; // pixels: a domino that is shorter can hardly be read
const WORTH_TURNING = 1.3; // times as near

/** From where to look: from in front, but along the other side of a construction that would be too small otherwise. */
export function front(frame: Frame, now: Eye, size: Size, share?: number): Eye {
  const aspect = size.width / size.height;
  const other = { ...now, azimuth: now.azimuth === HOME.azimuth ? HOME.azimuth + QUARTER : HOME.azimuth };
  const { far } = frame.seen(now, aspect, share);
  return dominoIn(far, size) < SMALL && far > WORTH_TURNING * frame.seen(other, aspect, share).far ? other : now;
}

/** How long a domino in the middle of the picture is, in pixels: it is two cells, and the picture twice its half height. */
export const dominoIn = (far: number, { height }: Size): number => height / (far * Math.tan((FIELD * Math.PI) / 360));

interface Size {
  width: number;
  height: number;
}

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

export function turned(eye: Eye, right: number, up: number): Eye {
  return { ...eye, azimuth: eye.azimuth + right, height: within(eye.height + up, LOWEST, HIGHEST) };
}

export const zoomed = (eye: Eye, factor: number): Eye => ({ ...eye, zoom: within(eye.zoom * factor, 0.6, 4) });

/** The direction from the tower to the eye: east, up, south. */
export function direction({ azimuth, height }: Eye): [number, number, number] {
  return [Math.sin(azimuth) * Math.cos(height), Math.sin(height), Math.cos(azimuth) * Math.cos(height)];
}

/** East, up, south. */
export type Point = [number, number, number];

/** What must be in the picture. */
export interface Frame {
  middle: Point;
  /** How far it reaches over the table from its middle. */
  radius: number;
  /** From where all of it is seen in this share of the height. */
  seen(eye: Eye, aspect: number, share?: number): Sight;
}

export interface Sight {
  /** What the eye looks at. */
  target: Point;
  /** How far away it is. */
  far: number;
}

/** The corners of a domino, below and above. */
const corners = (at: Lying): Point[] =>
  cells(at).flatMap(([x, y]) =>
    [0, 1].flatMap((east) =>
      [0, 1].flatMap((north) => [at.z, at.z + 1].map((z): Point => [x + east, z * PITCH, -(y + north)])),
    ),
  );

/** All of these dominoes, with as much of the table around them as is asked for, and other points. */
export function frameOf(all: Lying[], least = LEAST, others: Point[] = []): Frame {
  const { west, east, south, north, top } = bounds(all);
  const lowest = all.length ? Math.min(...all.map(({ z }) => z)) : 0;
  const middle: Point = [(west + east) / 2, ((lowest + top + 0.6) / 2) * PITCH, -(south + north) / 2];
  const around: Point[] = [
    [-least, 0, 0],
    [least, 0, 0],
    [0, 0, -least],
    [0, 0, least],
  ];
  const points = [
    ...around,
    ...[...all.flatMap(corners), ...others].map((point) => point.map((value, i) => value - middle[i]!) as Point),
  ];
  return {
    middle,
    radius: Math.max(...points.map(([x, , z]) => Math.hypot(x, z))),
    seen(eye, aspect, share) {
      const { target, far } = sight(points, eye, aspect, share);
      return { target: target.map((value, i) => value + middle[i]!) as Point, far };
    },
  };
}

/** What stood, and what fell of it: the middles of dominoes that may lie there any way. */
export function frameOfFall(tower: Lying[], ends: Point[]): Frame {
  const around = ends.flatMap(([x, y, z]): Point[] => [
    [x - 1, y, z],
    [x + 1, y, z],
    [x, y, z - 1],
    [x, y, z + 1],
  ]);
  return frameOf(tower, undefined, around);
}

/** Part of the way from one frame to another. */
export function partway(one: Frame, other: Frame, part: number): Frame {
  const mix = (from: number, to: number): number => from + (to - from) * part;
  const between = (from: Point, to: Point): Point => from.map((value, i) => mix(value, to[i]!)) as Point;
  if (part >= 1) return other;
  return {
    middle: between(one.middle, other.middle),
    radius: mix(one.radius, other.radius),
    seen(...how) {
      const [from, to] = [one.seen(...how), other.seen(...how)];
      return { target: between(from.target, to.target), far: mix(from.far, to.far) };
    },
  };
}

/** Pixels at the edges of the picture that something else covers. */
export interface Edges {
  top: number;
  bottom: number;
}

const ASIDE = 0.3; // of the edges: in a wide picture what covers them stands in the corners, beside the tower

/** The free part of a picture: its share of the height, and how far its middle is below the picture's, in pixels. */
export function free(edges: Edges, { width, height }: Size): Free {
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

/** From where all these points are seen, and they in the middle. */
function sight(points: Point[], eye: Eye, aspect: number, share = 1): Sight {
  const half = Math.tan((FIELD * Math.PI) / 360);
  const [cos, sin] = [Math.cos(eye.azimuth), Math.sin(eye.azimuth)];
  const [level, steep] = [Math.cos(eye.height), Math.sin(eye.height)];
  const right: Point = [cos, 0, -sin];
  const up: Point = [-sin * steep, level, -cos * steep];
  const across = spread(points, right);
  const above = spread(points, up);
  const toward = direction(eye);
  const far = points.map((point) => {
    const aside = (Math.abs(along(point, right) - across) + AROUND) / (half * aspect);
    const high = (Math.abs(along(point, up) - above) + AROUND) / (half * share);
    return along(point, toward) + Math.max(aside, high);
  });
  return { target: right.map((value, i) => value * across + up[i]! * above) as Point, far: Math.max(...far) };
}

const along = (point: Point, way: Point): number => point.reduce((sum, value, i) => sum + value * way[i]!, 0);

/** The middle between the first and the last of these points on the way. */
function spread(points: Point[], way: Point): number {
  const places = points.map((point) => along(point, way));
  return (Math.min(...places) + Math.max(...places)) / 2;
}
