// What a game's module says about itself, in its custom section `boneyard`.
import type { Value } from '../protocol';

/** Where a field of the state lies. */
export interface Field {
  offset: number;
  itemsize: number;
  shape?: number[];
}

/** Bytes at a place of the state, in hexadecimal. */
export type Write = [offset: number, bytes: string];

interface ManifestOption {
  name: string;
  default: Value;
  choices: Value[];
  /** For each choice, where a new state differs from one with the default. */
  writes: Write[][];
  /** Whether what can be chosen depends on the players: then numbers are seats. */
  checked: boolean;
}

/** Something that can be seen after a move, and so be a reason for it; the message `reason-<name>` tells it. */
export interface Feature {
  name: string;
  /** To have. */
  good: boolean;
  /** It is so or not before the move, and whatever the move is. */
  of_world: boolean;
}

export interface Manifest {
  game: string;
  /** The version of the rules. */
  version: number;
  players: number[];
  /** How many tiles are shuffled into the stock; 0: the game deals in a way of its own. */
  deck: number;
  tally: 'points' | 'least' | 'wins';
  options: ManifestOption[];
  /** What is not zero in a new state in which all options are at their defaults. */
  blank: Write[];
  fields: Record<string, Field>;
  /** Bytes that the host sets aside. */
  sizes: {
    state: number;
    moves: number;
    scores: number;
    out: number;
    text: number;
    search?: number;
    thoughts?: number;
    values?: number;
    fall?: number;
  };
  /** Why a move may be refused: the code, and the names of its facts. */
  reasons: [code: string, ...facts: string[]][];
  /** In the order of the bits that the module gives for them. */
  features: Feature[];
  /** The moves of a seat that has nothing that fits. */
  stuck: string[];
  /** The move that saying nothing means, when several may answer. */
  silence: string | null;
  /** What a seat may say out of turn but need not. */
  optional: string[];
  /** People compare moves by their tiles, wherever they are played. */
  compared_by_tile: boolean;
}

const SECTION = 'boneyard';

/** What a module says about itself; an error if it is no game. */
export function manifestOf(module: WebAssembly.Module): Manifest {
  const [section] = WebAssembly.Module.customSections(module, SECTION);
  if (!section) throw new Error('this module is no game: it has no manifest');
  return JSON.parse(new TextDecoder().decode(section)) as Manifest;
}

/** A value of an option as records and command lines write it. */
export const optionText = (value: Value): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);

/** All options of a game: the given ones, checked, and the defaults of the others; null if one cannot be chosen. */
export function readOptions(
  manifest: Manifest,
  given: Record<string, Value>,
  players: number,
): Record<string, Value> | null {
  const options: Record<string, Value> = {};
  if (Object.keys(given).some((name) => manifest.options.every((option) => option.name !== name))) return null;
  for (const option of manifest.options) {
    const value = given[option.name] ?? option.default;
    const index = option.choices.findIndex((choice) => choice === value || optionText(choice) === value);
    const choice = option.choices[index];
    if (choice === undefined || (option.checked && typeof choice === 'number' && choice >= players)) return null;
    options[option.name] = choice;
  }
  return options;
}
