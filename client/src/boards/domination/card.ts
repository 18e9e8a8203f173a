import type { GameCard } from '../card';
import { Picture } from './Picture';

export default { name: 'domination', Picture, board: () => import('./board') } satisfies GameCard;
