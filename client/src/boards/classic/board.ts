// The line, played with ivory dominoes.
import type { GameBoard } from '../board';
import { line } from '../shared/line/Line';
import type { ClassicView } from '../views';

export default line satisfies GameBoard<ClassicView>;
