import type { GameCard } from '../card';
import { magnetic } from '../shared/magnetic/card';

export default { ...magnetic, name: 'magnetic-tower', board: () => import('./board') } satisfies GameCard;
