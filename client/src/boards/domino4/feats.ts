// What is worth remembering of Domino 4 the first time it happens.
import type { Feat } from '../board';
import type { Domino4View } from '../views';
import { laying } from './moves';

export function feats({ move, won }: Feat<Domino4View>): string[] {
  const laid = laying(move);
  return [
    ...(laid?.down ? ['d4-face-down'] : []),
    ...(move === 'accuse' ? ['d4-accuse'] : []),
    ...(won && laid?.tile === 'J' ? ['d4-joker-last'] : []),
  ];
}
