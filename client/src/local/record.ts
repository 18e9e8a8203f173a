// The record of a round as text, as the rest of Boneyard reads and writes it: enough to replay it exactly.
import { readSeed, type Seed, seedText } from '../engine/seeds';

const KEYS = ['game', 'players', 'rules', 'seed', 'options', 'names', 'result'] as const;
type Key = (typeof KEYS)[number];

const HIDDEN = 'hidden'; // the seed in the export of a running game
const WIDTH = 88;
const MOVE = /^(\d{1,3}):(\S+)$/;
const WHOLE = /^\d{1,20}$/;

export type Made = [seat: number, move: string];

export interface GameRecord {
  game: string;
  players: number;
  /** The version of the rules. */
  rules: number;
  /** Null: hidden. */
  seed: Seed | null;
  options: Record<string, string>;
  names: string[];
  moves: Made[];
  result: string | null;
}

/** The text is no record. */
export class BadRecord extends Error {}

export function writeRecord(record: GameRecord): string {
  const header: Record<Key, string> = {
    game: record.game,
    players: String(record.players),
    rules: String(record.rules),
    seed: record.seed === null ? HIDDEN : seedText(record.seed),
    options: Object.entries(record.options)
      .map(([name, value]) => `${name}=${value}`)
      .join(', '),
    names: record.names.join(', '),
    result: record.result ?? '',
  };
  const lines = KEYS.filter((key) => header[key]).map((key) => `${key}: ${header[key]}`);
  return `${[...lines, '', ...wrapped(record.moves)].join('\n')}\n`;
}

/** The moves in lines of a readable length. */
function wrapped(moves: Made[]): string[] {
  const lines: string[] = [];
  for (const word of moves.map(([seat, move]) => `${seat}:${move}`)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= WIDTH) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

export function readRecord(text: string): GameRecord {
  const { header, moves } = split(text);
  const game = header.get('game');
  const seed = header.get('seed');
  if (!game || !seed) throw new BadRecord('a record names its game and its seed');
  const read = seed === HIDDEN ? null : readSeed(seed);
  if (seed !== HIDDEN && read === null) throw new BadRecord(`no seed: ${seed}`);
  const names = header.get('names');
  return {
    game,
    players: wholeNumber(header.get('players')),
    rules: wholeNumber(header.get('rules') ?? '1'),
    seed: read,
    options: readOptions(header.get('options') ?? ''),
    names: names ? names.split(',').map((name) => name.trim()) : [],
    moves,
    result: header.get('result') || null,
  };
}

/** The header's lines and the moves, without comments. */
function split(text: string): { header: Map<string, string>; moves: Made[] } {
  const header = new Map<string, string>();
  const moves: Made[] = [];
  let inHeader = true;
  for (const line of text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)) {
    const words = line.split('#')[0]!.trim();
    if (!inHeader) moves.push(...readMoves(words));
    else if (words) readHeaderLine(words, header);
    else if (header.size && !line.trim()) inHeader = false;
  }
  return { header, moves };
}

function readHeaderLine(line: string, header: Map<string, string>): void {
  const colon = line.indexOf(':');
  const key = line.slice(0, Math.max(colon, 0)).trim();
  if (!(KEYS as readonly string[]).includes(key) || header.has(key)) throw new BadRecord(`unexpected: ${line}`);
  header.set(key, line.slice(colon + 1).trim());
}

function readMoves(line: string): Made[] {
  return line
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const found = MOVE.exec(word);
      if (!found) throw new BadRecord(`no move: ${word}`);
      return [Number(found[1]), found[2]!];
    });
}

function wholeNumber(text: string | undefined): number {
  if (!text || !WHOLE.test(text)) throw new BadRecord(`no number: ${text}`);
  return Number(text);
}

function readOptions(text: string): Record<string, string> {
  const words = text
    .replaceAll(/\s*=\s*/g, '=')
    .replaceAll(',', ' ')
    .split(/\s+/)
    .filter(Boolean);
  const options: Record<string, string> = {};
  for (const word of words) {
    const [name = '', value] = word.split(/=(.*)/s);
    if (value === undefined || name in options) throw new BadRecord(`no option: ${word}`);
    options[name] = value;
  }
  return options;
}
