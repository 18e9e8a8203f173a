// What is worth remembering of a line the first time it happens.

import type { View } from '../../../protocol';
import type { Feat } from '../../board';

export function feats({ seat, move, after, won }: Feat<View>): string[] {
  if (!won) return [];
  if (after.counts[seat]) return ['line-blocked'];
  return move[0] === move[1] ? ['line-double'] : [];
}
