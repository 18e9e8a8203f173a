import type { GameCard } from '../card';
import { magnetic } from '../shared/magnetic/card';
import { Picture } from './Picture';

export default { ...magnetic, name: 'magnetic-flat', Picture, board: () => import('./board') } satisfies GameCard;
