// The line, played with ivory dominoes.
import { rem } from '../../parts/size';
import type { BoardProps, GameBoard } from '../board';
import { Line, line } from '../shared/line/Line';
import type { ClassicView } from '../views';
import { StartDraw, useStartDraw } from './StartDraw';

const ROOMY = 22; // heights of the text: the words end above the first domino
const HIGH = 30; // in less room a third domino may turn upwards, onto the words
const FIRST = 2; // dominoes

function Board(props: BoardProps<ClassicView>) {
  const { view, players, picker, still } = props;
  const draw = useStartDraw(view);
  const shown = draw && !still && !picker.spots.value.length;
  const opening = (height: number) => {
    const roomy = height >= ROOMY * rem();
    const fits = height >= HIGH * rem() || view.line.length <= FIRST;
    return shown && fits && <StartDraw {...draw} players={players} roomy={roomy || !view.line.length} />;
  };
  return <Line {...props} opening={opening} />;
}

export default { ...line, Board } satisfies GameBoard<ClassicView>;
