// What decided a game, in a sentence or two: names of messages, and the facts they tell. As boneyard/coach/story.py.
import type { JudgedMove, Sentence, Split } from '../protocol';

const THOUSAND = 1000;
const LEAST = 1; // points, or games in a hundred: less is not worth a sentence
const MOSTLY = 2 / 3; // of the margin
const LUCKY = ['story-luck', 'story-both', 'story-luck-mistakes']; // after these it is said which luck

export function story(moves: JudgedMove[], parts: Split, winners: number[]): Sentence[] {
  const [winner, ...others] = winners;
  if (winner === undefined || others.length) return costliest(moves);
  const summary = summedUp(parts, winner);
  return [...summary, ...luckiest(parts, winner, summary), ...costliest(moves)];
}

const told = (message: string, seat: number, points: number | null = null, move: number | null = null): Sentence => ({
  message,
  seat,
  points,
  move,
});

function summedUp(parts: Split, winner: number): Sentence[] {
  const margin = parts.margin[winner]! / THOUSAND;
  const luck = (parts.deal[winner]! + parts.chance[winner]! + parts.unseen[winner]!) / THOUSAND;
  const well = own(parts, winner) >= others(parts, winner); // rather than others badly
  if (margin < LEAST) return [];
  if (luck <= -LEAST) return [told('story-against-luck', winner)];
  if (luck >= MOSTLY * margin) return [told('story-luck', winner)];
  if (margin - luck >= MOSTLY * margin) return [told(well ? 'story-choices' : 'story-mistakes', winner)];
  return [told(well ? 'story-both' : 'story-luck-mistakes', winner)];
}

/** What the winner's own choices brought, and what those of the others did. */
const own = ({ choices }: Split, winner: number): number => choices[winner]![winner]!;
const others = ({ choices }: Split, winner: number): number =>
  choices.reduce((sum, points, seat) => (seat === winner ? sum : sum + points[winner]!), 0);

function luckiest(parts: Split, winner: number, summary: Sentence[]): Sentence[] {
  if (!summary.some(({ message }) => LUCKY.includes(message))) return [];
  const kinds: [string, number][] = [
    ['deal', parts.deal[winner]!],
    ['chance', parts.chance[winner]!],
    ['unseen', parts.unseen[winner]!],
  ];
  const [kind, most] = kinds.reduce((one, other) => (other[1] > one[1] ? other : one));
  return most / THOUSAND >= LEAST ? [told(`story-${kind}`, winner, most / THOUSAND)] : [];
}

function costliest(moves: JudgedMove[]): Sentence[] {
  let found: Sentence[] = [];
  let most = Number.NEGATIVE_INFINITY;
  moves.forEach(({ seat, known }, index) => {
    if (!known?.better || known.loss < most) return;
    most = known.loss;
    found = [told('story-costliest', seat, known.loss, index + 1)];
  });
  return found;
}
