// The move that waits for an answer, kept for this tab: a page that is loaded again meanwhile goes on with it.

export interface KeptMove {
  table: string;
  round: number;
  /** How many moves of the round had been made. */
  after: number;
  seat: number;
  move: string;
}

const PLACE = 'boneyard.kept-move';
let inMemory: KeptMove | null = null; // for browsers that store nothing

export function keepMove(move: KeptMove | null): void {
  inMemory = move;
  try {
    if (move) sessionStorage.setItem(PLACE, JSON.stringify(move));
    else sessionStorage.removeItem(PLACE);
  } catch {
    // private windows may refuse; then it is kept until the page is closed
  }
}

/** The move that waits at a table. */
export function keptMove(table: string): KeptMove | null {
  const kept = inMemory ?? read();
  return kept?.table === table ? kept : null;
}

function read(): KeptMove | null {
  try {
    return JSON.parse(sessionStorage.getItem(PLACE) ?? 'null') as KeptMove | null;
  } catch {
    return null;
  }
}
