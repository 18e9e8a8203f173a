import type { GameCard } from '../card';

export default { name: 'classic', board: () => import('./board') } satisfies GameCard;
