// A finished game with another move in place of one that was made.
import { readRecord, writeRecord } from '../local/record';

/** The record up to a move, counted from 1, with another one in its place; what came after is gone. */
export function instead(record: string, number: number, move: string): string {
  const read = readRecord(record);
  const [seat] = read.moves[number - 1]!;
  return writeRecord({ ...read, moves: [...read.moves.slice(0, number - 1), [seat, move]], result: null });
}
