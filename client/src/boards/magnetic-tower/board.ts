// A tower that everybody builds together.
import type { GameBoard } from '../board';
import { tower } from '../shared/tower/Tower';
import type { StackView } from '../views';

export default tower satisfies GameBoard<StackView>;
