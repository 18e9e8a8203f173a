// What decided a game, in a sentence or two: names of messages, and the facts they tell. As boneyard/coach/story.py.
import type { JudgedMove, Sentence, Split } from '../protocol';

const THOUSAND = 1000;
const LEAST = 1; // points, or games in a hundred: less is not worth a sentence
const MOSTLY = 2 / 3; // of the margin

export function story(moves: JudgedMove[], parts: Split, winners: number[]): Sentence[] {
  const [winner, ...others] = winners;
  if (winner === undefined || others.length) return costliest(moves);
  return [...summedUp(parts, winner), ...largest(parts, winner), ...costliest(moves)];
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
  if (margin < LEAST) return [];
  if (luck <= -LEAST) return [told('story-against-luck', winner)];
  if (luck >= MOSTLY * margin) return [told('story-luck', winner)];
  return [told(margin - luck >= MOSTLY * margin ? 'story-choices' : 'story-both', winner)];
}

function largest(parts: Split, winner: number): Sentence[] {
  const skill = parts.choices.reduce((sum, points) => sum + points[winner]!, 0);
  const amounts: [string, number][] = [
    ['deal', parts.deal[winner]!],
    ['chance', parts.chance[winner]!],
    ['unseen', parts.unseen[winner]!],
    ['better', skill],
  ];
  const [part, most] = amounts.reduce((one, other) => (other[1] > one[1] ? other : one));
  return most / THOUSAND >= LEAST ? [told(`story-${part}`, winner, most / THOUSAND)] : [];
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
