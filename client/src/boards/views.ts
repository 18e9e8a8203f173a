// Generated from the views of our games in boneyard/games; do not edit.
import type { View } from '../protocol';

export interface ClassicView extends View {
  ends: number[];
  laid_by: number[];
  last: string | null;
  line: [number, number][];
  start_draws: ((string | null)[])[];
}

export interface DominationView extends View {
  board: number[][];
  chips: number[];
  edges: Record<string, number>;
  fields: Record<string, number>;
  last: string | null;
  outer: number[];
  places: Record<string, string[]>;
}

export interface Domino4View extends View {
  accuser: number | null;
  ends: [number, number];
  known: string[][];
  owes: number | null;
  passes: number;
  phase: "answers" | "gift" | "turn";
  second: boolean;
  skips: number[];
  spots: [number, number][][];
  stale: number;
  table: LaidTile[];
  two_tiles: boolean;
  wishes: string[];
}

export interface LaidTile {
  by: number | null;
  cell: [number, number];
  colour: "b" | "g" | "r" | "y" | null;
  cornerstone: boolean;
  down: boolean;
  tile: string | null;
  turn: "ne" | "nw" | "se" | "sw" | null;
}

export interface FlatView extends View {
  colours: Record<string, number>;
  ends: number[];
  laid_by: number[];
  last: string | null;
  line: [number, number][];
}

export interface StackView extends View {
  colours: Record<string, number>;
  last: string | null;
  margin: number | null;
  ruin: Ruin | null;
  tower: Place[];
  weakest: (string | null)[] | null;
  word: "about-to-fall" | "shaky" | "solid" | null;
}

export interface Ruin {
  fell: string[];
  last: string;
  number: number;
  tower: Place[];
}

export interface Place {
  by: number;
  heading: "e" | "n" | "s" | "w";
  shift: [number, number, number];
  tile: string;
  x: number;
  y: number;
  z: number;
}

export interface StaggeredView extends View {
  colours: Record<string, number>;
  due: ("flat" | "up")[];
  last: string | null;
  margin: number | null;
  ruin: Ruin | null;
  tower: Place[];
  weakest: (string | null)[] | null;
  word: "about-to-fall" | "shaky" | "solid" | null;
}
