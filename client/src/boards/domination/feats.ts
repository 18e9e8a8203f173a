// What is worth remembering of a conquest the first time it happens.
import type { Feat } from '../board';
import type { DominationView } from '../views';

export function feats({ seat, before, after }: Feat<DominationView>): string[] {
  const own = (view: DominationView): number => Object.values(view.fields).filter((owner) => owner === seat).length;
  return own(after) - own(before) >= 2 ? ['double-conquest'] : [];
}
