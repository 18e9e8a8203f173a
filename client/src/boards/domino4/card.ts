import type { GameCard } from '../card';
import { Picture } from './Picture';

export default { name: 'domino4', Picture, board: () => import('./board') } satisfies GameCard;
