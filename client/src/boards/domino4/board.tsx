// Domino 4: coloured square tiles on a plane that grows from the joker in the middle.
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import './board.css';
import type { Picker } from '../../input/picker';
import { arrive, turnOver } from '../../moments/motion';
import { clack } from '../../moments/sound';
import { t } from '../../words/words';
import type { BoardProps, FaceProps, GameBoard } from '../board';
import type { Domino4View, LaidTile } from '../views';
import { Badge } from './Badge';
import { closing } from './closing';
import { Extra } from './Extra';
import { feats } from './feats';
import { announced, faceDown, forget } from './intent';
import type { Lens } from './lens';
import { attempts, cellOf, movesOf, places, tileIn } from './moves';
import { advice, Choices, Gift, Note, Zoom } from './Notes';
import { onCell, Places, turn } from './Places';
import { Plane } from './Plane';
import { Taken, useScenes } from './Scene';
import type { Scene } from './scene';
import { Tile } from './Tile';
import { called, endsInWords, laidName, said, tileName, wishName } from './words';

type Props = BoardProps<Domino4View>;

const UNMOVED = { current: null }; // an example is seen whole

function Board(props: Props) {
  const { view, picker, still = false, lit = null } = props;
  const held = !still || picker.tile.value !== null; // an example may hold a tile up
  const lens = useRef<Lens | null>(null);
  const table = useRef<HTMLDivElement>(null);
  const { scenes, forget: putAway } = useScenes(props);
  const since = useSince(view);
  useNewest(view.table, table, picker, view.seat);
  const board = useRef<HTMLDivElement>(null);
  useClear(board, lens, view, scenes);
  useLayoutEffect(() => (still ? undefined : forget()), [view.seat, view.turn, view.phase, view.table.length]);
  const laid = useMemo(() => <Laid table={view.table} since={since} lit={lit} />, [view.table, since, lit]);
  const cells = [
    ...view.table.map(({ cell }) => cell),
    ...(held ? view.spots.flat() : []),
    ...(still ? places(picker.spots.value, []).map(({ x, y }) => [x, y]) : []),
  ];
  return (
    <div ref={board} class={`d4-board ${still ? 'still' : ''} ${!still && view.phase === 'answers' ? 'claimed' : ''}`}>
      <Summary view={view} />
      {!still && <Note {...props} scenes={scenes} forget={putAway} />}
      <Plane
        cells={cells}
        still={still}
        ready={(camera) => {
          lens.current = camera;
        }}
        onWheel={(event) => overGhost(event) && turn(picker, Math.sign(event.deltaY))}
      >
        <div class="d4-laid" ref={table} aria-hidden="true">
          {laid}
        </div>
        <Taken scenes={scenes} />
        {held && <Places view={view} picker={picker} lens={still ? UNMOVED : lens} />}
      </Plane>
      {!still && (
        <>
          <Gift {...props} />
          <Choices {...props} />
          <Zoom lens={lens} />
        </>
      )}
    </div>
  );
}

const overGhost = (event: Event): boolean => (event.target as Element).closest('.d4-place.chosen') !== null;

/**
 * No card lies on an end of a chain or on the newest tile if the other edge of the room is better; in a wide room, nor on
 * a place beside an end: below an upright one there is room for those.
 */
function useClear(
  board: { current: HTMLElement | null },
  lens: { current: Lens | null },
  { spots, ends, table }: Domino4View,
  scenes: Scene[],
): void {
  useLayoutEffect(() => {
    const note = board.current?.querySelector<HTMLElement>(':scope > .d4-note');
    if (!note) return;
    const places = board.current!.hasAttribute('data-wide') ? spots.flat() : [];
    const cells = [...places, ...ends.map((end) => table[end]!.cell)];
    const card = { width: note.offsetWidth, height: note.offsetHeight };
    note.classList.toggle('low', scenes.length > 0 && lens.current!.low(card, cells, table.at(-1)!.cell));
  }, [scenes, table]);
}

/** How many tiles lay there when the reader's last turn was over: what the others laid since is marked. */
function useSince({ seat, turn, table }: Domino4View): number {
  const past = useRef({ since: table.length, own: false });
  const own = turn === seat;
  const since = past.current.own && !own ? table.length : past.current.since;
  past.current = { since: Math.min(since, table.length), own }; // a tile may be taken back
  return seat === null ? table.length : past.current.since;
}

interface LaidProps {
  table: LaidTile[];
  /** From which tile on it was not seen yet by whoever comes to move. */
  since: number;
  lit: string | null;
}

/** The tiles on the table; drawn again only when the table changes. */
function Laid({ table, since, lit }: LaidProps) {
  const pointed = lit === null ? null : cellOf(lit);
  const mark = (n: number): string => (n === table.length - 1 ? 'last' : n >= since ? 'recent' : '');
  return (
    <>
      {table.map((laid, n) => (
        <div
          key={laid.cell.join()}
          class={`d4-lies ${n ? `${mark(n)} seat-${laid.by}` : ''} ${laid.cornerstone ? 'cornerstone' : ''} ${pointed === laid.cell.join() ? 'lit' : ''}`}
          style={onCell(laid.cell[0]!, laid.cell[1]!)}
        >
          <Tile tile={laid.tile} turn={laid.turn} colour={laid.colour} down={laid.down} />
        </div>
      ))}
    </>
  );
}

/** A new tile arrives from the hand that played it; one that was accused is turned over. */
function useNewest(
  table: LaidTile[],
  layer: { current: HTMLElement | null },
  picker: Picker,
  reader: number | null,
): void {
  const before = useRef<LaidTile[] | null>(null);
  useLayoutEffect(() => {
    const old = before.current;
    before.current = table;
    const element = layer.current?.lastElementChild;
    const newest = table.at(-1);
    if (!old || !element || !newest) return;
    if (table.length === old.length + 1) {
      clack();
      arrive(element, picker.origin(newest.by, reader));
    } else if (table.length === old.length && old.at(-1)?.down !== newest.down) turnOver(element);
  }, [table]);
}

/** The whole table for screen readers: both ends first, then every tile. */
function Summary({ view }: { view: Domino4View }) {
  return (
    <div class="unseen">
      {endsInWords(view).map((text, chain) => (
        <p key={chain}>{text}</p>
      ))}
      <p>{t('d4-table', { count: view.table.length })}</p>
      <ul>
        {view.table.map((laid) => (
          <li key={laid.cell.join()}>{laidName(laid)}</li>
        ))}
      </ul>
    </div>
  );
}

function Face({ tile }: FaceProps) {
  return <Tile tile={tile} />;
}

/** Players who may only still announce a last tile must remember it themselves (D4-15). */
function waitedFor(view: Domino4View): number[] {
  const unasked = view.phase === 'answers' || view.owes !== view.turn ? view.owes : null;
  return view.actors.filter((seat) => seat !== unasked);
}

const domino4 = {
  Board,
  Face,
  row: 7,
  moves: (_view, legal, tile) => movesOf(legal, tile, faceDown.value, announced.value),
  showsFirst: (move) => move.startsWith('give:') || move.startsWith('?'), // these deserve a second thought
  placeOf: (move) => cellOf(move) ?? move,
  attempts,
  tileOf: (move) => (move.startsWith('give') ? move.slice('give:'.length) || null : tileIn(move)),
  name: tileName,
  said,
  called,
  end: (end) => wishName(String(end)),
  facts: ({ wish }): Record<string, string> => (wish === undefined ? {} : { wish: wishName(String(wish)) }),
  tall: true,
  waitedFor,
  advice,
  closing,
  feats,
  Extra,
  Badge,
} satisfies GameBoard<Domino4View>;
export default domino4;
