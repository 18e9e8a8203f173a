// How bots behave at the table: each level has its own manner of greeting, of being stuck, and of losing.
// Every device works it out from what it sees, so that all show the same; nothing is sent.
import type { Emote } from '../protocol';

interface Manner {
  /** When the first round is dealt. */
  greets: Emote | null;
  /** When it has to draw or pass. */
  stuck: Emote | null;
  wins: Emote | null;
  loses: Emote | null;
}

export type Moment = keyof Manner;

const MANNERS: Record<string, Manner> = {
  child: { greets: 'hello', stuck: 'oops', wins: 'wow', loses: 'oops' },
  beginner: { greets: 'hello', stuck: 'oops', wins: 'thanks', loses: 'well-played' },
  club: { greets: 'hello', stuck: null, wins: 'thanks', loses: 'well-played' },
  expert: { greets: null, stuck: 'thinking', wins: 'thanks', loses: 'well-played' },
  master: { greets: null, stuck: null, wins: null, loses: 'well-played' },
};

/** What a bot of this level shows at such a moment; null: nothing. */
export const manner = (level: string, moment: Moment): Emote | null => MANNERS[level]?.[moment] ?? null;
