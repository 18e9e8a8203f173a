// Where the squares, edges and fields of Domination's board are drawn, and which lie beside which.
// Squares are named a1 to h8, an edge by its two squares (d4e4), a field by its lower left square.

export const SIDE = 8;
export const PITCH = 126; // from square to square; a domino is 80 x 40 and reaches over both
export const SQUARE = 60;
export const REACH = (SIDE - 1) * PITCH; // from the middle of a1 to the middle of h8

export interface Point {
  x: number;
  y: number;
}

export interface Edge extends Point {
  /** Whether it is between a left and a right square, not between a lower and an upper one. */
  across: boolean;
}

const file = (name: string): number => name.charCodeAt(0) - 97;
const rank = (name: string): number => Number(name[1]) - 1;
const named = (x: number, y: number): string => String.fromCharCode(97 + x) + (y + 1);
const inside = (x: number, y: number, side: number): boolean => x >= 0 && y >= 0 && x < side && y < side;

/** All names of a grid in reading order: the highest rank first. */
function names(side: number): string[] {
  return Array.from({ length: side * side }, (_, i) => named(i % side, side - 1 - Math.floor(i / side)));
}

export const SQUARES = names(SIDE);
export const FIELDS = names(SIDE - 1);

/** The middle of a square; h8 is at the upper right. */
export function at(square: string): Point {
  return { x: file(square) * PITCH, y: (SIDE - 1 - rank(square)) * PITCH };
}

/** The two squares of an edge. */
export const ends = (edge: string): [string, string] => [edge.slice(0, 2), edge.slice(2)];

export function edgeAt(edge: string): Edge {
  const [one, two] = ends(edge).map(at) as [Point, Point];
  return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2, across: one.y === two.y };
}

export function fieldAt(field: string): Point {
  const corner = at(field);
  return { x: corner.x + PITCH / 2, y: corner.y - PITCH / 2 };
}

/** The edge from a square to its right or to the square above; null at the rim. */
export const toRight = (square: string): string | null => edgeFrom(square, 1, 0);
export const upwards = (square: string): string | null => edgeFrom(square, 0, 1);

function edgeFrom(square: string, dx: number, dy: number): string | null {
  const [x, y] = [file(square) + dx, rank(square) + dy];
  return inside(x, y, SIDE) ? square + named(x, y) : null;
}

export const EDGES = SQUARES.flatMap((square) => [upwards(square), toRight(square)]).filter((edge) => edge !== null);

/** The four edges around a field. */
export function sides(field: string): string[] {
  const [x, y] = [file(field), rank(field)];
  return [toRight(field), upwards(field), toRight(named(x, y + 1)), upwards(named(x + 1, y))].filter(
    (edge) => edge !== null,
  );
}

/** The fields that an edge is a side of: one at the rim, two inside. */
export function beside(edge: string): string[] {
  const [x, y] = [file(edge), rank(edge)];
  const other = edgeAt(edge).across ? ([x, y - 1] as const) : ([x - 1, y] as const);
  return ([other, [x, y]] as const).filter(([fx, fy]) => inside(fx, fy, SIDE - 1)).map(([fx, fy]) => named(fx, fy));
}

/** The value that is printed on a square; `board` has rank 8 first. */
export const value = (board: number[][], square: string): number => board[SIDE - 1 - rank(square)]![file(square)]!;

/** The halves of the domino that belongs on an edge: the left one or the upper one first. */
export function halves(board: number[][], edge: string): [number, number] {
  const [low, high] = ends(edge).map((square) => value(board, square)) as [number, number];
  return edgeAt(edge).across ? [low, high] : [high, low];
}

/** That domino as text: the higher number first. */
export const tileOf = (board: number[][], edge: string): string => halves(board, edge).sort().reverse().join('');

/** Whether one domino would close this field. */
export const ripe = (field: string, laid: Set<string>): boolean =>
  sides(field).filter((side) => !laid.has(side)).length === 1;

/** The fields that a domino on this empty edge would close. */
export const closes = (edge: string, laid: Set<string>): string[] => beside(edge).filter((field) => ripe(field, laid));
