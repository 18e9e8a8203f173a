// A tower played alternately up and flat (MAG-40): which comes next is shown over the board, said beside
// the hand and shown beside the players' names.

import { useSettled } from '../../moments/hold';
import { t } from '../../words/words';
import type { BoardProps, GameBoard } from '../board';
import { Tower, tower } from '../shared/tower/Tower';
import type { StaggeredView } from '../views';
import { type Way, WayPicture } from './WayPicture';
import './board.css';

const Board = (props: BoardProps<StaggeredView>) => <Tower {...props} sign={<Due view={props.view} />} />;

/** Which way the reader, or else the player whose turn it is, must play; paler while it is somebody else's turn. */
function Due({ view: now }: { view: StaggeredView }) {
  const view = useSettled(now, tower.holds); // a fall is seen first
  const way = view.due[view.seat ?? view.turn];
  if (!way || !view.actors.length) return null; // after the end nothing is due
  const later = view.seat !== null && !view.actors.includes(view.seat);
  return (
    <div class={`tower-due ${later ? 'later' : ''}`} title={t(`tower-due-${way}`)}>
      <WayPicture way={way} />
      <span>{t(`tower-lay-${way}`)}</span>
      <span class="tower-then" aria-hidden="true">
        <WayPicture way={way === 'up' ? 'flat' : 'up'} />
      </span>
    </div>
  );
}

/** Which way a player must play next, with 2 players, who alternate separately (MAG-44). */
function Badge({ view, seat }: { view: StaggeredView; seat: number }) {
  const way = view.players === 2 ? view.due[seat] : undefined;
  if (!way) return null;
  return (
    <span class="tower-badge" title={t(`tower-lay-${way}`)}>
      <WayPicture way={way} />
      <span class="unseen">{t(`tower-lay-${way}`)}</span>
    </span>
  );
}

const SAID = { 'advice-pick': 'pick', 'advice-place': 'place', 'advice-draw': 'draw', 'advice-pass': 'pass' };

/** What to do now, with the way that is due. */
function advice(props: BoardProps<StaggeredView>, plain: string): string | null {
  const { view } = props;
  const way: Way | undefined = view.due[view.seat ?? view.turn];
  const said = SAID[plain as keyof typeof SAID];
  return tower.advice(props, plain) ?? (way && said ? t(`staggered-${said}-${way}`) : null);
}

export default { ...tower, Board, Badge, advice } satisfies GameBoard<StaggeredView>;
