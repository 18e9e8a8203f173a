// The line, played with magnetic dominoes.
import type { BoardProps, GameBoard } from '../board';
import { Line, line } from '../shared/line/Line';
import { EnamelDomino, enamel } from '../shared/magnetic/Enamel';
import type { FlatView } from '../views';

const body = (tile: string): string => `enamel-${enamel(tile)}`;

const Board = (props: BoardProps<FlatView>) => <Line {...props} body={body} empty="tower-empty" />;

export default { ...line, Board, Face: EnamelDomino } satisfies GameBoard<FlatView>;
