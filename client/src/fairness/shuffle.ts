// This device's part in a shuffle that nobody can steer. First it binds itself to random numbers of its own (it
// sends their seal), and when it has seen the seals of all it opens them. docs/fairness.md says why.
import { stored } from '../device/prefs';
import type { ClientMessage, Info, Reveal } from '../protocol';
import { fromHex, joined, sha256, toHex } from './sha256';

/** What this device remembers of a shuffle, so that it can go on after a reload, and check it at the end. */
export interface Part {
  table: string;
  commitment: string;
  share: string;
  /** Everybody's seals, as they were when it opened its own; null: it has not. */
  seals: (string | null)[] | null;
  /** The first hand of each of its seats. */
  hands: Record<number, string[]>;
}

/** `record`: a record goes together, whoever played. */
export type Verdict = 'fair' | 'without-you' | 'record' | 'broken';

const MOST = 20;
const NO_SHARE = '0'.repeat(64);
export const parts = stored<Part[]>('shuffles', []);

export const hashOf = (hex: string): string => toHex(sha256(fromHex(hex)));

export const partOf = (table: string, commitment: string | null): Part | undefined =>
  parts.value.find((part) => part.table === table && part.commitment === commitment);

function keep(part: Part): void {
  parts.value = [part, ...parts.value.filter((other) => other.table !== part.table)].slice(0, MOST);
}

/** What this device should say now, given what the table says; null: nothing. */
export function nextWord(info: Info, yours: number[]): ClientMessage | null {
  const { table, commitment, seals, sealed, phase } = info;
  const [seat] = yours;
  if (!commitment || seat === undefined || (phase !== 'waiting' && phase !== 'between')) return null;
  const known = partOf(table, commitment);
  if (!sealed) {
    if (seals[seat] !== null) return null;
    // Numbers that were opened before are known: they are never used again.
    const part = known && !known.seals ? known : { table, commitment, share: draw(), seals: null, hands: {} };
    keep(part);
    return { t: 'seal', commitment, seal: hashOf(part.share) };
  }
  if (!known || seals[seat] !== hashOf(known.share)) return null; // it came too late, or another device plays here
  if (known.seals && known.seals.join() !== seals.join()) return null; // not what it was shown before
  keep({ ...known, seals });
  return { t: 'open', commitment, share: known.share };
}

/** Remember the hands that were dealt. */
export function noteHand(info: Info, seat: number, hand: string[]): void {
  const part = partOf(info.table, info.commitment);
  if (part && !part.hands[seat]) keep({ ...part, hands: { ...part.hands, [seat]: hand } });
}

const draw = (): string => toHex(crypto.getRandomValues(new Uint8Array(32)));

/** The seed that a secret and the shares of all seats give. */
export const seedOf = (secret: string, shares: (string | null)[]): string =>
  toHex(sha256(joined('boneyard deal\0', ...[secret, ...shares].map((part) => fromHex(part ?? NO_SHARE)))));

/** Whether all that was opened goes together, and with what this device did. */
export function check(reveal: Reveal, part: Part | undefined, yours: number[]): Verdict {
  const { commitment, secret, shares, seed } = reveal;
  if (hashOf(secret) !== commitment || seedOf(secret, shares) !== seed) return 'broken';
  if (!part?.seals) return 'without-you';
  const { seals, share } = part;
  if (part.commitment !== commitment) return 'broken';
  if (shares.some((one, seat) => one !== null && hashOf(one) !== seals[seat])) return 'broken';
  const own = yours.filter((seat) => seals[seat] === hashOf(share));
  return own.length && own.every((seat) => shares[seat] === share) ? 'fair' : 'without-you';
}
