// What is worth remembering of a tower the first time it happens.
import type { Feat } from '../../board';
import type { StackView } from '../../views';
import { neighbours, spotOf } from './places';

const HIGH = 6; // levels

export function feats({ move, after, won }: Feat<StackView>): string[] {
  const spot = spotOf(move);
  const stands = spot && after.tower.some((place) => place.tile === spot.tile);
  if (!spot || !stands) return [];
  const { below, above } = neighbours(
    after.tower.filter((place) => place.tile !== spot.tile),
    spot,
  );
  return [
    ...(spot.z + 1 >= HIGH ? ['tower-high'] : []),
    ...(below.length > 1 ? ['tower-bridge'] : []),
    ...(above.length > 0 && below.length === 0 && spot.z > 0 ? ['tower-hanging'] : []),
    ...(won && after.word === 'about-to-fall' ? ['tower-narrow'] : []),
  ];
}
