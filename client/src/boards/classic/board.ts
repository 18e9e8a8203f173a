// Dominoes as everybody knows them: a line, dominoes of ivory.
import type { GameBoard } from '../board';
import { line } from '../shared/line/Line';
import type { ClassicView } from '../views';

export default line satisfies GameBoard<ClassicView>;
