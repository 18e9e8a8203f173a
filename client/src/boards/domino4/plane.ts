// The arithmetic of the plane that holds the tiles: what is visible of it, and how large.
// The plane is measured in pixels at zoom 1; x grows to the right, y downwards.
export const CELL = 64;
const SMALLEST = 12; // pixels a cell
const LARGEST = 256;
export const COMFORTABLE = 88; // no larger of its own accord, unless the room is large

/** What is seen: a point of the plane is shown at point * k + (x, y). */
export interface Camera {
  x: number;
  y: number;
  k: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Room {
  width: number;
  height: number;
}

/** The upper left corner of a cell; cells count y to the north. */
export const corner = (x: number, y: number): [number, number] => [x * CELL, -y * CELL];

/** The smallest box around cells. */
export function around(cells: number[][]): Box {
  const xs = cells.map((cell) => cell[0]!);
  const ys = cells.map((cell) => cell[1]!);
  const [left, top] = corner(Math.min(...xs), Math.max(...ys));
  const [right, bottom] = corner(Math.max(...xs) + 1, Math.min(...ys) - 1);
  return { left, top, right, bottom };
}

const within = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);

/** The camera that shows a box in a room, with a margin at each side, and in the middle if the margins leave it room. */
export function fitInto(box: Box, room: Room, margin: Box, largest = COMFORTABLE): Camera {
  const wide = room.width - margin.left - margin.right;
  const high = room.height - margin.top - margin.bottom;
  const k = within(
    SMALLEST / CELL,
    Math.min(wide / (box.right - box.left), high / (box.bottom - box.top)),
    largest / CELL,
  );
  const middle = (from: number, to: number, whole: number, before: number, after: number): number => {
    const half = ((to - from) / 2) * k;
    const free = Math.max(half, Math.min(whole / 2, whole - after - half)); // clear of what stands behind
    return Math.max(free, before + half) - ((from + to) / 2) * k;
  };
  return {
    x: middle(box.left, box.right, room.width, margin.left, margin.right),
    y: middle(box.top, box.bottom, room.height, margin.top, margin.bottom),
    k,
  };
}

/** The same camera moved so that beside a box there is no more empty room than the margin, unless all of it is seen. */
export function filled(camera: Camera, box: Box, room: Room, margin: Box): Camera {
  const seen = shown(camera, box);
  const shift = (from: number, to: number, first: number, last: number): number => {
    if (to - from <= last - first) return (first + last - from - to) / 2;
    return Math.min(first - from, 0) + Math.max(last - to, 0);
  };
  return {
    ...camera,
    x: camera.x + shift(seen.left, seen.right, margin.left, room.width - margin.right),
    y: camera.y + shift(seen.top, seen.bottom, margin.top, room.height - margin.bottom),
  };
}

/** Nearer or farther, with a point of the room held still. */
export function zoomed(camera: Camera, factor: number, at: { x: number; y: number }): Camera {
  const k = within(SMALLEST / CELL, camera.k * factor, LARGEST / CELL);
  const ratio = k / camera.k;
  return { x: at.x - (at.x - camera.x) * ratio, y: at.y - (at.y - camera.y) * ratio, k };
}

/** Where a box is in the room. */
export function shown(camera: Camera, box: Box): Box {
  const { x, y, k } = camera;
  return { left: box.left * k + x, top: box.top * k + y, right: box.right * k + x, bottom: box.bottom * k + y };
}

/** Whether all of a box is visible. */
export function sees(camera: Camera, box: Box, room: Room): boolean {
  const seen = shown(camera, box);
  return seen.left >= 0 && seen.top >= 0 && seen.right <= room.width && seen.bottom <= room.height;
}

/** Whether two boxes lie over each other. */
export const meet = (one: Box, other: Box): boolean =>
  Math.min(one.right, other.right) > Math.max(one.left, other.left) &&
  Math.min(one.bottom, other.bottom) > Math.max(one.top, other.top);

/** Keeps some of the box in the room, so that the table cannot be pushed out of sight. */
export function held(camera: Camera, box: Box, room: Room, least = CELL): Camera {
  const seen = shown(camera, box);
  const dx = Math.max(least - seen.right, 0) + Math.min(room.width - least - seen.left, 0);
  const dy = Math.max(least - seen.bottom, 0) + Math.min(room.height - least - seen.top, 0);
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}
