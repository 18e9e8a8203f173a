// A tower played alternately up and flat (MAG-40): which comes next is shown over the board and
// beside the players' names.

import { t } from '../../words';
import type { BoardProps, GameBoard } from '../board';
import { Glyph } from '../shared/tower/Stage';
import { Tower, tower } from '../shared/tower/Tower';
import type { StaggeredView } from '../views';

const UP = 'M5 19 H19 M12 15 V4 M7 9 L12 4 L17 9';
const FLAT = 'M5 19 H19 M4 12 H20 M15 7 L20 12 L15 17';

const Board = (props: BoardProps<StaggeredView>) => <Tower {...props} sign={<Due view={props.view} />} />;

/** Whether the reader, or else the player whose turn it is, must play up or flat. */
function Due({ view }: { view: StaggeredView }) {
  const way = view.due[view.seat ?? view.turn];
  if (!way) return null;
  return (
    <div class="tower-due" title={t(`tower-due-${way}`)}>
      <Glyph path={way === 'up' ? UP : FLAT} />
      <span>{t(`tower-lay-${way}`)}</span>
    </div>
  );
}

/** Which way a player must play next, with 2 players, who alternate separately (MAG-44). */
function Badge({ view, seat }: { view: StaggeredView; seat: number }) {
  const way = view.players === 2 ? view.due[seat] : undefined;
  if (!way) return null;
  return (
    <span class="tower-badge" title={t(`tower-lay-${way}`)}>
      <Glyph path={way === 'up' ? UP : FLAT} />
      <span class="unseen">{t(`tower-lay-${way}`)}</span>
    </span>
  );
}

export default { ...tower, Board, Badge } satisfies GameBoard<StaggeredView>;
