// Domination: printed squares, a domino between any two neighbours, chips on conquered fields.
import type { JSX } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import './board.css';
import { reducedMotion } from '../../device/stillness';
import { useNearest } from '../../input/nearest';
import type { Picker } from '../../input/picker';
import { arrive } from '../../moments/motion';
import { chime, clack } from '../../moments/sound';
import { Domino, DominoShape, LONG, WIDE } from '../../parts/Domino';
import { EmblemShape } from '../../parts/Emblem';
import { about } from '../../words/people';
import { apart, t, told } from '../../words/words';
import type { BoardProps, GameBoard, Player } from '../board';
import type { DominationView } from '../views';
import { closing } from './closing';
import { ALL_SIGN, FieldMeter, OUTER_SIGN, Sign } from './FieldMeter';
import { feats } from './feats';
import {
  at,
  beside,
  closes,
  EDGES,
  edgeAt,
  ends,
  FIELDS,
  fieldAt,
  halves,
  PITCH,
  REACH,
  ripe,
  SQUARE,
  SQUARES,
  tileOf,
  toRight,
  upwards,
  value,
} from './lattice';

const RIM = 46; // from the middle of an outer square to the end of the picture
const CHIP = 58;
const FILES = [...'abcdefgh'];
const RANKS = [...'87654321'];
const box = `${-RIM} ${-RIM} ${REACH + 2 * RIM} ${REACH + 2 * RIM}`;
const moved = ({ x, y }: { x: number; y: number }): string => `translate(${x} ${y})`;

function Domination({ view, players, picker, still, lit }: BoardProps<DominationView>) {
  const board = useRef<SVGSVGElement>(null);
  const wood = useMemo(() => <Wood />, []);
  const squares = useMemo(() => <Squares board={view.board} />, [view.board.join()]);
  useNewest(view, board, picker, still);
  useNearest(picker, board);
  return (
    <div class={`domination ${still ? 'still' : ''}`}>
      {!still && <FieldMeter view={view} />}
      <div class="domination-wood">
        <svg
          ref={board}
          class="domination-board"
          viewBox={box}
          role="group"
          aria-label={inWords(view, players)}
          onPointerDown={(event) => picker.notice(event)}
        >
          {wood}
          <Lights picker={picker} />
          <Fields view={view} picker={picker} />
          {squares}
          <Laid view={view} lit={lit} />
          {conquered(view).map((field) => (
            <g key={field} transform={moved(fieldAt(field))}>
              <circle class="domination-wave" r={CHIP / 2} />
            </g>
          ))}
          {(!still || picker.tile.value !== null) && <Places view={view} picker={picker} />}
        </svg>
      </div>
      <Told view={view} players={players} />
    </div>
  );
}

/** The wood: slots for dominoes, the names of files and ranks, a line around the inner fields. */
function Wood() {
  return (
    <g aria-hidden="true">
      <rect class="domination-inner" x={PITCH} y={PITCH} width={REACH - 2 * PITCH} height={REACH - 2 * PITCH} />
      {EDGES.map((edge) => (
        <g key={edge} transform={lying(edge)}>
          <rect class="domination-slot" x="3" y="3" width={WIDE - 6} height={LONG - 6} rx="5" />
        </g>
      ))}
      {FILES.map((file, i) => (
        <text key={file} class="domination-name" x={i * PITCH} y={REACH + RIM + 11}>
          {file}
        </text>
      ))}
      {RANKS.map((rank, i) => (
        <text key={rank} class="domination-name" x={-RIM - 3} y={i * PITCH + 9}>
          {rank}
        </text>
      ))}
    </g>
  );
}

/** What is printed on it. */
function Squares({ board }: { board: number[][] }) {
  return (
    <g aria-hidden="true">
      {SQUARES.map((square) => (
        <g key={square} transform={moved(at(square))}>
          <rect
            class="domination-square-edge"
            x={-SQUARE / 2}
            y={-SQUARE / 2 + 2}
            width={SQUARE}
            height={SQUARE}
            rx="9"
          />
          <rect class="domination-square" x={-SQUARE / 2} y={-SQUARE / 2} width={SQUARE} height={SQUARE} rx="9" />
          <text class="domination-number" y="14.5">
            {value(board, square)}
          </text>
        </g>
      ))}
    </g>
  );
}

/** Light on the wood where the picked domino may go: below the squares, so that they stay readable. */
function Lights({ picker }: { picker: Picker }) {
  return (
    <g aria-hidden="true">
      <radialGradient id="domination-light">
        <stop offset="0.3" stop-color="#ffd978" />
        <stop offset="1" stop-color="#ffd978" stop-opacity="0" />
      </radialGradient>
      {picker.spots.value.map((move) => (
        <circle
          key={move}
          class="domination-light"
          transform={moved(edgeAt(move))}
          r={PITCH * 0.72}
          fill="url(#domination-light)"
        />
      ))}
    </g>
  );
}

/** An upright domino's box moved and turned onto an edge, its upper half on the left or on top. */
function lying(edge: string): string {
  const { x, y, across } = edgeAt(edge);
  return across ? `matrix(0 1 1 0 ${x - LONG / 2} ${y - WIDE / 2})` : `translate(${x - WIDE / 2} ${y - LONG / 2})`;
}

function Laid({ view, lit }: Pick<BoardProps<DominationView>, 'view' | 'lit'>) {
  const pieces = EDGES.filter((edge) => edge in view.edges && edge !== view.last);
  if (view.last !== null && view.last in view.edges) pieces.push(view.last); // it travels above the others
  return (
    <g aria-hidden="true">
      {pieces.map((edge) => (
        <g key={edge} data-edge={edge}>
          <g transform={lying(edge)}>
            <Piece board={view.board} edge={edge} marked={edge === (lit ?? view.last)} />
          </g>
        </g>
      ))}
    </g>
  );
}

function Piece({ board, edge, marked }: { board: number[][]; edge: string; marked: boolean }) {
  const [upper, lower] = halves(board, edge);
  return (
    <>
      <rect class="domination-shadow" x="2" y="3" width={WIDE} height={LONG} rx="7" />
      <DominoShape upper={upper} lower={lower} />
      {marked && <rect class="domination-halo" x="-1.5" y="-1.5" width={WIDE + 3} height={LONG + 3} rx="8" />}
    </>
  );
}

/** Chips on conquered fields; a ring where one domino would conquer, which lights up if the picked one would. */
function Fields({ view, picker }: { view: DominationView; picker: Picker }) {
  const taken = laid(view);
  const promised = picker.tile.value === null ? [] : picker.spots.value.flatMap((move) => closes(move, taken));
  const won = conquered(view);
  const room = PITCH - WIDE - 4;
  return (
    <g aria-hidden="true">
      {FIELDS.map((field): JSX.Element | null => {
        const seat = view.fields[field];
        if (seat === undefined)
          return ripe(field, taken) ? (
            <circle
              key={field}
              class={`domination-ripe ${promised.includes(field) ? 'promised' : ''}`}
              transform={moved(fieldAt(field))}
              r={CHIP / 2 - 4}
            />
          ) : null;
        return (
          <g
            key={field}
            class={`seat-${seat} ${won.includes(field) ? 'domination-won' : ''}`}
            transform={moved(fieldAt(field))}
          >
            <rect class="domination-field" x={-room / 2} y={-room / 2} width={room} height={room} rx="8" />
            <g class="domination-chip">
              <circle class="domination-shadow" cx="1.5" cy="3" r={CHIP / 2} />
              <g transform={`scale(${CHIP / 24}) translate(-12 -12)`}>
                <EmblemShape seat={seat} />
              </g>
              <circle class={won.includes(field) ? 'domination-rim new' : 'domination-rim'} r={CHIP / 2 - 3} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** Where the picked domino may go; with none picked, where any may, since the edge decides which. */
function Places({ view, picker }: { view: DominationView; picker: Picker }) {
  const picked = picker.tile.value !== null;
  const offered = picked ? picker.spots.value : picker.choices.value.legal;
  const look = (move: string): string => `${picked ? 'lit' : ''} ${picker.pending.value === move ? 'pending' : ''}`;
  const pick = (move: string): void => {
    if (!picked) picker.pick(picker.choices.value.hand.indexOf(tileOf(view.board, move)));
  };
  return (
    <g>
      {EDGES.filter((edge) => offered.includes(edge)).map((move) => (
        <g
          key={move}
          class={`domination-spot ${look(move)}`}
          transform={moved(edgeAt(move))}
          {...picker.spot(move, label(move, view))}
          tabindex={picked ? 0 : -1}
          onClickCapture={() => pick(move)}
        >
          <path class="domination-reach" d={`M0 ${-PITCH / 2} L${PITCH / 2} 0 L0 ${PITCH / 2} L${-PITCH / 2} 0 Z`} />
          <g class="ghost domination-ghost" transform={lyingHere(move)}>
            <Piece board={view.board} edge={move} marked />
          </g>
        </g>
      ))}
    </g>
  );
}

const lyingHere = (edge: string): string =>
  edgeAt(edge).across ? `matrix(0 1 1 0 ${-LONG / 2} ${-WIDE / 2})` : `translate(${-WIDE / 2} ${-LONG / 2})`;

/** Animates a new domino: it arrives from its rack, then the fields it closed flash. */
function useNewest(
  view: DominationView,
  board: { current: SVGSVGElement | null },
  picker: Picker,
  still = false,
): void {
  const before = useRef<Record<string, number> | null>(null);
  useLayoutEffect(() => {
    const old = before.current;
    before.current = view.edges;
    const { last } = view;
    if (still || !old || last === null || last in old || Object.keys(view.edges).length !== Object.keys(old).length + 1)
      return;
    const piece = board.current?.querySelector(`[data-edge="${last}"]`);
    clack();
    if (piece) arrive(piece, picker.origin(view.edges[last]!, view.seat), 280);
    const won = conquered(view);
    if (won.length) chime();
    if (board.current && won.length && !reducedMotion()) celebrate(board.current, won);
  }, [view]);
}

const LANDED = { delay: 220, fill: 'backwards' } as const; // once the domino lies

/** A chip drops onto each field that was won, which flashes once; two at once make larger waves. */
function celebrate(board: Element, won: string[]): void {
  const parts = (part: string): Element[] =>
    [...board.querySelectorAll(part)].filter((element) => 'animate' in element);
  for (const chip of parts('.domination-won .domination-chip'))
    chip.animate(
      [{ scale: 2.2, opacity: 0 }, { scale: 0.94, opacity: 1, offset: 0.7, easing: 'ease-out' }, { scale: 1 }],
      { duration: 280, ...LANDED },
    );
  for (const field of parts('.domination-won .domination-field'))
    field.animate([{ opacity: 0 }, { fill: '#ffe9ad', opacity: 1, offset: 0.3 }, {}], { duration: 700, ...LANDED });
  for (const wave of parts('.domination-wave'))
    wave.animate(
      [
        { scale: 1, opacity: 1 },
        { scale: won.length > 1 ? 5 : 2.6, opacity: 0 },
      ],
      { duration: won.length > 1 ? 900 : 600, delay: 400, easing: 'ease-out' },
    );
}

const laid = (view: DominationView): Set<string> => new Set(Object.keys(view.edges));

const label = (move: string, view: DominationView): string =>
  placed(move, view, 'domination-closing', closes(move, laid(view)).length);

/** A domino and its place in words; `message` is used if it concerns fields. */
function placed(move: string, view: DominationView, message: string, count: number): string {
  const [one, two] = ends(move);
  return t(count ? message : 'domination-place', { tile: name(tileOf(view.board, move)), one, two, count });
}

function said(move: string, view: DominationView, before?: string[]): string | null {
  if (!EDGES.includes(move)) return null;
  const won = before ? closes(move, new Set(before)) : view.last === move ? conquered(view) : [];
  return placed(move, view, 'domination-conquering', won.length);
}

/** The fields that the last domino closed. */
const conquered = (view: DominationView): string[] =>
  view.last === null ? [] : beside(view.last).filter((field) => field in view.fields);

function inWords(view: DominationView, players: Player[]): string {
  return apart(players.map(({ name: who, seat }) => told(who, fieldsOf(view, seat))));
}

const fieldsOf = (view: DominationView, seat: number): string =>
  t('domination-fields', { fields: view.chips[seat] ?? 0, outer: view.outer[seat] ?? 0 });

/** The board for screen readers: a table of its ranks, each square with what is right of and above it. */
function Told({ view, players }: { view: DominationView; players: Player[] }) {
  const taken = laid(view);
  const owner = (field: string): Player | undefined => players.find(({ seat }) => seat === view.fields[field]);
  const cell = (square: string): string => {
    const who = owner(square);
    const parts = [String(value(view.board, square))];
    if ((toRight(square) ?? '') in view.edges) parts.push(t('domination-right'));
    if ((upwards(square) ?? '') in view.edges) parts.push(t('domination-above'));
    if (who) parts.push(t('domination-field-of', about(who)));
    else if (FIELDS.includes(square) && ripe(square, taken)) parts.push(t('domination-field-ripe'));
    return parts.join(', ');
  };
  return (
    <table class="unseen">
      <caption>{t('domination-table')}</caption>
      <thead>
        <tr>
          <td />
          {FILES.map((file) => (
            <th key={file} scope="col">
              {file}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {RANKS.map((rank) => (
          <tr key={rank}>
            <th scope="row">{rank}</th>
            {FILES.map((file) => (
              <td key={file}>{cell(file + rank)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Fields beside a player's name: all of them, and those at the rim, which break a tie. */
function Badge({ view, seat }: { view: DominationView; seat: number }) {
  return (
    <span class="domination-badge">
      <span class="unseen">{fieldsOf(view, seat)}</span>
      <span aria-hidden="true" title={fieldsOf(view, seat)}>
        <Sign path={ALL_SIGN} />
        {view.chips[seat]}
        <Sign path={OUTER_SIGN} />
        {view.outer[seat]}
      </span>
    </span>
  );
}

const name = (tile: string): string => t('domino-name', { one: tile[0] ?? '', two: tile[1] ?? '' });

const domination = {
  Board: Domination,
  Face: Domino,
  square: true,
  moves: (view, legal, tile) => legal.filter((move) => tileOf(view.board, move) === tile),
  attempts: (view, tile) => EDGES.filter((edge) => tileOf(view.board, edge) === tile),
  tileOf: (move, view) => (EDGES.includes(move) ? tileOf(view.board, move) : undefined),
  name,
  said,
  closing,
  feats,
  Badge,
} satisfies GameBoard<DominationView>;
export default domination;
