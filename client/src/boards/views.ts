// Generated from the views of our games in boneyard/games; do not edit.
import type { View } from '../protocol';

export interface ClassicView extends View {
  line: [number, number][];
  laid_by: number[];
  ends: number[];
  last: string | null;
  start_draws: ((string | null)[])[];
}

export interface DominationView extends View {
  board: number[][];
  edges: Record<string, number>;
  fields: Record<string, number>;
  chips: number[];
  outer: number[];
  places: Record<string, string[]>;
  last: string | null;
}

export interface LaidTile {
  cell: [number, number];
  tile: string | null;
  turn: "nw" | "ne" | "se" | "sw" | null;
  colour: "r" | "g" | "b" | "y" | null;
  down: boolean;
  by: number | null;
  cornerstone: boolean;
}

export interface Domino4View extends View {
  table: LaidTile[];
  ends: [number, number];
  spots: [number, number][][];
  wishes: string[];
  phase: "turn" | "answers" | "gift";
  second: boolean;
  two_tiles: boolean;
  accuser: number | null;
  owes: number | null;
  skips: number[];
  passes: number;
  stale: number;
  known: string[][];
}

export interface FlatView extends View {
  line: [number, number][];
  laid_by: number[];
  ends: number[];
  last: string | null;
  colours: Record<string, number>;
}

export interface Place {
  tile: string;
  x: number;
  y: number;
  z: number;
  heading: "e" | "n" | "w" | "s";
  shift: [number, number, number];
  by: number;
}

export interface Ruin {
  number: number;
  tower: Place[];
  last: string;
  fell: string[];
}

export interface StackView extends View {
  tower: Place[];
  last: string | null;
  margin: number | null;
  word: "solid" | "shaky" | "about-to-fall" | null;
  weakest: (string | null)[] | null;
  risks: ("safe" | "risky" | "falls")[];
  ruin: Ruin | null;
  colours: Record<string, number>;
}

export interface StaggeredView extends View {
  tower: Place[];
  last: string | null;
  margin: number | null;
  word: "solid" | "shaky" | "about-to-fall" | null;
  weakest: (string | null)[] | null;
  risks: ("safe" | "risky" | "falls")[];
  ruin: Ruin | null;
  colours: Record<string, number>;
  due: ("flat" | "up")[];
}
