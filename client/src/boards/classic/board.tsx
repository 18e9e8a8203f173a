// The line, played with ivory dominoes.
import { rem } from '../../parts/size';
import type { BoardProps, GameBoard } from '../board';
import { Line, line } from '../shared/line/Line';
import type { ClassicView } from '../views';
import { StartDraw, useStartDraw } from './StartDraw';

const ROOMY = 22; // heights of the text: the words end above the first domino

function Board(props: BoardProps<ClassicView>) {
  const { view, players, picker, still } = props;
  const draw = useStartDraw(view);
  const shown = draw && !still && !picker.spots.value.length;
  const opening = (height: number) =>
    shown && <StartDraw {...draw} players={players} roomy={!view.line.length || height >= ROOMY * rem()} />;
  return <Line {...props} opening={opening} />;
}

export default { ...line, Board } satisfies GameBoard<ClassicView>;
