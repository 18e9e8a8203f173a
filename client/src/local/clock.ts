// How long people have to move, and what is played for them when their time is up.

import type { Round } from './round';
import type { Kept } from './shelf';

const CLAIM_TIME = 20; // seconds to answer when several may, at tables without a turn time

/**
 * What is played for people when their time is up: silence is acceptance; otherwise, at tables with a
 * turn time, the first legal move of the first seat that has to move.
 */
export function overdue(round: Round, { seats, turn_time }: Kept): [number, string][] {
  const { silence, optional } = round.engine.manifest;
  const moves: [number, string][] = [];
  let waitedFor = false;
  for (const seat of round.actors) {
    const choices = round.legal(seat);
    const first: boolean = !waitedFor && !choices.every((move) => optional.includes(move));
    waitedFor ||= first;
    if (seats[seat]!.bot) continue;
    if (silence !== null && choices.includes(silence)) moves.push([seat, silence]);
    else if (first && turn_time !== null) moves.push([seat, choices[0]!]);
  }
  return moves;
}

/** Milliseconds for a turn. */
export const allowed = ({ turn_time }: Kept): number => (turn_time ?? CLAIM_TIME) * 1000;
