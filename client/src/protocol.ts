// Generated from boneyard/server/wire; do not edit.
export type Emote = "goodbye" | "hello" | "hurry" | "oops" | "thanks" | "thinking" | "well-played" | "wow";

export type Phase = "between" | "over" | "playing" | "waiting";

export type Value = boolean | number | string;

export interface Create {
  t: "create";
  token: string;
  game: string;
  seats: SeatPlan[];
  options?: Record<string, Value>;
  rounds?: number | null;
  target?: number | null;
  turn_time?: number | null;
  listed?: boolean;
  watch?: boolean;
  aids?: boolean;
  undo?: boolean;
}

export interface SeatPlan {
  kind?: "bot" | "here" | "open";
  name?: string | null;
  level?: string | null;
}

export interface Enter {
  t: "enter";
  table: string;
  token?: string | null;
  since?: number;
  watch?: boolean;
}

export interface Sit {
  t: "sit";
  seat: number;
  name: string;
}

export interface Leave {
  t: "leave";
  seat: number;
}

export interface Fill {
  t: "fill";
  seat: number;
  level: string;
}

export interface Begin {
  t: "begin";
}

export interface Resign {
  t: "resign";
  seat: number;
}

export interface Play {
  t: "play";
  seq: number;
  move: string;
  seat?: number | null;
}

export interface Undo {
  t: "undo";
  seq: number;
}

export interface Next {
  t: "next";
  seq: number;
}

export interface Seal {
  t: "seal";
  commitment: string;
  seal: string;
}

export interface Open {
  t: "open";
  commitment: string;
  share: string;
}

export interface Say {
  t: "say";
  emote: Emote;
  n: number;
  seat?: number | null;
}

export interface Hint {
  t: "hint";
  seq: number;
  level?: string;
  seat?: number | null;
}

export interface Why {
  t: "why";
  seq: number;
  moves: string[];
  seat?: number | null;
}

export interface Recall {
  t: "recall";
  seat?: number | null;
}

export interface Export {
  t: "export";
}

export interface Resync {
  t: "resync";
  since?: number;
}

export interface Ping {
  t: "ping";
  n?: number;
}

export interface State {
  t: "state";
  seq: number;
  info: Info;
  yours: number[];
  host: boolean;
  sights?: Sight[] | null;
  log?: [number, string][];
  left?: number | null;
  ending?: Ending | null;
  undo?: number | null;
}

export interface Info {
  table: string;
  game: string;
  players: number;
  options: Record<string, Value>;
  seats: SeatInfo[];
  phase: Phase;
  round: number;
  rounds: number | null;
  target: number | null;
  totals: number[];
  turn_time: number | null;
  listed: boolean;
  aids: boolean;
  undo: boolean;
  commitment: string | null;
  seals: (string | null)[];
  sealed: boolean;
}

export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name: string;
  here: boolean;
  bot?: string | null;
}

export interface Sight {
  seat: number | null;
  view: View;
  legal: string[];
  move?: string | null;
}

export interface Ending {
  winners: number[];
  scores: number[];
  clause: string;
  numbers: Record<string, number[]>;
  totals: number[];
  match_over: boolean;
  match_winners: number[];
  record: number;
  reveal: Reveal | null;
}

export interface Reveal {
  commitment: string;
  secret: string;
  shares: (string | null)[];
  seed: string;
}

export interface Moved {
  t: "moved";
  seq: number;
  seat: number;
  how: "bot" | "person" | "time";
  sights: Sight[];
  left?: number | null;
  ending?: Ending | null;
  undo?: number | null;
}

export interface Undone {
  t: "undone";
  seq: number;
  seat: number;
  sights: Sight[];
  left?: number | null;
}

export interface Dealt {
  t: "dealt";
  seq: number;
  info: Info;
  sights: Sight[];
  left?: number | null;
}

export interface Seats {
  t: "seats";
  seq: number;
  info: Info;
  yours: number[];
}

export interface Here {
  t: "here";
  here: boolean[];
}

export interface Emoted {
  t: "emoted";
  seat: number;
  emote: Emote;
}

export interface Hinted {
  t: "hinted";
  seq: number;
  seat: number;
  move: string;
  verdict: "better" | "certain" | "close" | "only" | "play";
  other?: string | null;
  margin?: "clear" | "little" | "much" | null;
  why?: Explanation | null;
}

export interface Explanation {
  message: string;
  better: number;
  worse: number;
}

export interface Because {
  t: "because";
  seq: number;
  seat: number;
  reasons: Reason[];
}

export interface Reason {
  code: string;
  facts?: Record<string, string | number>;
}

export interface Recalled {
  t: "recalled";
  seat: number | null;
  unseen: string[];
  passed: Stuck[];
}

export interface Stuck {
  seat: number;
  move: "draw" | "pass";
  ends: (number | string)[];
}

export interface Exported {
  t: "exported";
  record: string;
}

export interface Refused {
  t: "refused";
  code: string;
  facts?: Record<string, string | number>;
  to?: string | null;
}

export interface Stopping {
  t: "stopping";
  again: number;
}

export interface Pong {
  t: "pong";
  n: number;
}

export interface GamesAnswer {
  games: GameInfo[];
  bots: string[];
}

export interface GameInfo {
  name: string;
  players: number[];
  tally: "least" | "points" | "wins";
  options: OptionInfo[];
  words: boolean;
  page: boolean;
  lesson: boolean;
  puzzles: boolean;
  board: boolean;
  module: boolean;
  tries: number;
}

export interface OptionInfo {
  name: string;
  default: Value;
  choices: Value[];
  checked: boolean;
}

export interface Book {
  game: string;
  rules: number;
  searched: Record<string, number>;
  puzzles: Puzzle[];
  lessons: Study[];
}

export interface Puzzle {
  id: string;
  kind: string;
  rating: number;
  seed: number;
  moves: string;
  seat: number | null;
  right: string[];
  players?: number;
  options?: Record<string, Value>;
  about?: string;
  choices?: string[];
  other?: string;
  lead?: number;
  error?: number;
  obvious?: string;
  why?: Explanation | null;
}

export interface Study {
  name: string;
  puzzles: string[];
}

export interface TablesAnswer {
  tables: Info[];
}

export interface TableAnswer {
  info: Info;
  turn: number[];
  moved: number;
}

export interface HereAnswer {
  tables: boolean;
  lan: boolean;
  addresses: string[];
}

export interface ReplayAnswer {
  game: string;
  players: number;
  options: Record<string, Value>;
  names: string[];
  steps: Step[];
  ending: Outcome | null;
}

export interface Step {
  seat: number | null;
  move: string | null;
  view: View;
  hands: string[][];
}

export interface Outcome {
  winners: number[];
  scores: number[];
  clause: string;
  numbers: Record<string, number[]>;
}

export interface Analysis {
  game: string;
  players: number;
  unit: "points" | "wins";
  worlds: number;
  moves: JudgedMove[];
  end: Standing;
  split: Split;
  story: Sentence[];
}

export interface JudgedMove {
  seat: number;
  move: string;
  before: Standing;
  known: Judgement | null;
  open: Judgement | null;
}

export interface Standing {
  points: number[];
  wins: number[];
}

export interface Judgement {
  mark: "best" | "blunder" | "good" | "slip" | null;
  loss: number;
  error: number;
  better: string | null;
  why: Explanation | null;
  moves: Alternative[];
}

export interface Alternative {
  move: string;
  points: number;
  ahead: number;
  error: number;
}

export interface Split {
  margin: number[];
  deal: number[];
  chance: number[];
  unseen: number[];
  choices: number[][];
}

export interface Sentence {
  message: string;
  seat?: number | null;
  points?: number | null;
  move?: number | null;
}

export interface ProgressAnswer {
  share: number;
}

export interface FallAnswer {
  number: number;
  tiles: string[];
  rate: number;
  packed: string;
}

export interface RulesAnswer {
  language: string;
  title: string;
  parts: string[];
  html: string;
  examples: Record<string, Example>;
}

export interface Example {
  view: View;
  tiles: Held[];
}

export interface Held {
  tile: string;
  moves: string[];
}

export interface LessonAnswer {
  game: string;
  players: number;
  steps: LessonStep[];
}

export interface LessonStep {
  words: string;
  view: View;
  legal: string[];
  after: Turn[];
}

export interface Turn {
  seat: number;
  move: string;
  view: View;
}

export interface ErrorAnswer {
  code: string;
  message?: string;
}

export interface View {
  actors: number[];
  counts: number[];
  game: string;
  hand: string[];
  hands: string[][] | null;
  options: Record<string, Value>;
  players: number;
  seat: number | null;
  stock: number;
  turn: number;
}

export type ClientMessage = Create | Enter | Sit | Leave | Fill | Begin | Resign | Play | Undo | Next | Seal | Open | Say | Hint | Why | Recall | Export | Resync | Ping;

export type ServerMessage = State | Moved | Undone | Dealt | Seats | Here | Emoted | Hinted | Because | Recalled | Exported | Refused | Stopping | Pong;
