// The table: the players, the board, your hand, and everything you can do.
import { type Signal, useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { load } from '../boards';
import type { BoardProps, GameBoard } from '../boards/board';
import { tell } from '../words/announce';
import '../look/table.css';
import { line } from '../connection/lines';
import { server } from '../connection/server';
import { Picker } from '../input/picker';
import { isHere } from '../local/codes';
import { Celebration, useClosing } from '../moments/Closing';
import { useDraws } from '../moments/draws';
import { held, useSettled } from '../moments/hold';
import { useKeeping } from '../moments/keeping';
import { slide, turnTone } from '../moments/sound';
import { Actions } from '../parts/Actions';
import { Advice, AdviceAloud, Kept } from '../parts/Advice';
import { Carry } from '../parts/Carry';
import { Curtain } from '../parts/Curtain';
import { passOf } from '../parts/Emotes';
import { Hint, Thinking } from '../parts/Hint';
import { Icon } from '../parts/Icon';
import { Invite, linkTo, Qr, spaced } from '../parts/Invite';
import { KeySheet, SkipLinks, useKeySheet, useKeys } from '../parts/Keys';
import { Leave } from '../parts/Leave';
import { Log } from '../parts/Log';
import { Memory } from '../parts/Memory';
import { Missing } from '../parts/Missing';
import { Moment, useMoment } from '../parts/Moment';
import { Plate } from '../parts/Plate';
import { Dragged, Rack } from '../parts/Rack';
import { Sheet } from '../parts/Sheet';
import { TopBar } from '../parts/TopBar';
import type { Info, Sight, View } from '../protocol';
import { route, to } from '../route';
import {
  askHint,
  askWhy,
  chosen,
  comeBack,
  deadline,
  ending,
  enter,
  hinted,
  hinting,
  info,
  leaveTable,
  lent,
  log,
  phase,
  play,
  recalled,
  refused,
  sights,
  undoable,
  waiting,
  watching,
  withdrawn,
  yours,
} from '../table/table';
import { called, inWords } from '../words/moves';
import { characterOf, nameOf, players, waitedFor } from '../words/people';
import { refusal } from '../words/refusals';
import { t, title, unbroken } from '../words/words';
import { useFacing } from './facing';
import { headline, ScoreSheet, winnersOf, wonWhat } from './ScoreSheet';
import { Waiting } from './Waiting';

const WIDE = '(min-width: 1100px)'; // there is room beside the board

export default function Table() {
  const [, code = '', mode] = route.value;
  const screen = mode === 'screen';
  useEffect(() => enter(code.toUpperCase().replaceAll('-', ''), screen), [code, screen]);
  useEffect(() => () => leaveTable(), []);
  const table = info.value;
  if (!table) return <Finding />;
  if (phase.value === 'waiting') return <Waiting info={table} screen={screen} sitting={mode === 'sit'} />;
  return <Seated key={table.table} table={table} screen={screen} />;
}

/** Until the server answers, or if there is no such table. */
function Finding() {
  const problem = refused.value;
  return (
    <main class="felt finding">
      {problem ? (
        <div class="paper-card">
          <h1>{t('no-table-title')}</h1>
          <p>{refusal(problem)}</p>
          <div class="row">
            <a class="button primary" href={to()}>
              {t('home')}
            </a>
            {server.value !== 'none' && (
              <a class="button" href={to('join')}>
                {t('another-code')}
              </a>
            )}
          </div>
        </div>
      ) : (
        <p class="board-word" role="status">
          {t('opening-table')}
        </p>
      )}
    </main>
  );
}

/** The board of a game; `missing` once it cannot be fetched. */
function useBoard(game: string): { board: Signal<GameBoard<View> | null>; missing: Signal<boolean> } {
  const board = useSignal<GameBoard<View> | null>(null);
  const missing = useSignal(false);
  useEffect(
    () =>
      void load(game).then(
        (loaded) => (board.value = loaded),
        () => (missing.value = true),
      ),
    [game],
  );
  return { board, missing };
}

/** What lies beside the board: the log where there is room for it, nothing on small screens. */
function useSide(screen: boolean): Signal<'log' | 'memory' | null> {
  const side = useSignal<'log' | 'memory' | null>(null);
  useLayoutEffect(() => {
    const wide = matchMedia('(min-width: 1100px) and (min-height: 640px)');
    const follow = (): void => {
      side.value = wide.matches && !screen ? 'log' : null;
    };
    follow();
    wide.addEventListener?.('change', follow);
    return () => wide.removeEventListener?.('change', follow);
  }, []);
  return side;
}

function Seated({ table, screen }: { table: Info; screen: boolean }) {
  const { board: loaded, missing } = useBoard(table.game);
  const board = loaded.value;
  const { facing, curtain, lift } = useFacing(table, board);
  const side = useSide(screen);
  const inviting = useSignal(false);
  const leaving = useSignal(false);
  const sheetClosed = useSignal(false);
  const picker = useMemo(() => new Picker(), []);
  const sight: Sight | null = sights.value.find((one) => one.seat === facing) ?? sights.value[0] ?? null;
  const mayAct = useComputed(() => yours.value.length > 0);
  useEffect(() => {
    sheetClosed.value = false;
  }, [ending.value]);
  useAnnouncements(loaded, table, facing);
  const keySheet = useKeySheet();
  const lit = useSignal<string | null>(null);
  const moment = useMoment(picker, table.round, () => {
    if (!matchMedia(WIDE).matches) side.value = null; // the log lies on the board
  });
  useKeys((event) => {
    const asks = event.key.toLowerCase() === 'h' && legal.length > 0 && table.aids && !hinting.value && facing !== null;
    if (asks) askHint(facing);
    return asks;
  });

  const news = useKeeping(loaded);

  const view = sight?.view ?? null;
  const { seen, said, round } = useSettled({ seen: view, said: log.value, round: table.round }, (before, after) =>
    Boolean(before.seen && after.seen && board?.holds?.(before.seen, after.seen)),
  );
  useDraws(seen, table.round);
  const legal = sight && sight.seat !== null && !waiting.value && !held.value ? sight.legal : [];
  const place = useRef<HTMLDivElement>(null);
  const winners = ending.value ? winnersOf(table, ending.value) : [];
  const lost = yours.value.length === 1 && !winners.includes(yours.value[0]!);
  const closing = useClosing({ ending: ending.value, board, view, lost, place });
  useLayoutEffect(() => {
    if (!board || !view) return;
    const seat = sight!.seat;
    picker.offer({
      hand: view.hand,
      legal,
      moves: (tile) => board.moves(view, legal, tile),
      play: (move) => seat !== null && play(seat, move),
      asks: board.asks,
      showsFirst: (move) => board.showsFirst?.(move, view, legal) ?? false,
      placeOf: board.placeOf,
      why: (tile) => seat !== null && legal.length && askWhy(seat, tile, board.attempts?.(view, tile) ?? []),
    });
  }, [board, view, legal.join(' '), facing]);

  if (curtain !== null) return <Curtain name={nameOf(table, curtain)} seat={curtain} onLift={lift} />;
  if (missing.value) return <Missing />;
  if (!board || !sight || !view || !seen)
    return (
      <main class="felt finding">
        <p class="board-word" role="status">
          {t('opening-table')}
        </p>
      </main>
    );

  const people = players(table, yours.value);
  const names = people.map((one) => one.name);
  const newest = log.value.at(-1) ?? null;
  const props: BoardProps<View> = {
    view,
    players: people,
    picker,
    left: deadline.value,
    newest,
    lit: lit.value,
    advised: facing !== null,
  };
  const past = moment.value === null ? null : (log.value[moment.value] ?? null);
  const hasScores = table.rounds !== 1 || table.target !== null;
  const start = facing ?? 0;
  const order = table.seats.map((_, n) => (start + n) % table.seats.length);
  const plate = (seat: number) => (
    <Plate
      key={seat}
      seat={seat}
      info={table.seats[seat]!}
      name={names[seat]!}
      character={characterOf(table, seat)}
      view={seen}
      board={board}
      score={hasScores ? (table.totals[seat] ?? 0) : null}
      acting={table.phase === 'playing' && waitedFor(board, seen).includes(seat)}
      you={seat === facing}
      passed={passOf(seat, round, said)}
    />
  );
  const others = facing === null ? order : order.slice(1);
  const advised = { board, props: { ...props, view: seen }, legal };
  const hint = hinted.value?.seat === facing ? hinted.value : null;
  // At the end the hand stays where it is, so that the board does not change its size under the last domino.
  const toSheet = ending.value && sheetClosed.value && (
    <button type="button" class="button primary" onClick={() => (sheetClosed.value = false)}>
      {t('score-sheet')}
    </button>
  );
  return (
    <main
      class={`felt table game-${table.game} ${screen ? 'big-screen' : ''} ${side.value ? 'with-side' : ''} ${board.tall ? 'tall-board' : ''} ${board.square ? 'square-board' : ''}`}
      data-phase={table.phase}
    >
      <SkipLinks />
      <h1 class="unseen">{title(table.game)}</h1>
      <TopBar
        table={table}
        board={board}
        view={view}
        names={names}
        facing={facing}
        side={side}
        onInvite={() => (inviting.value = true)}
        onKeys={() => (keySheet.value = true)}
        onLeave={() => (leaving.value = true)}
        screen={screen}
      />
      <div
        class={`others ${others.length > 1 ? 'several' : ''} ${others.length > 4 ? 'many' : ''}`}
        role="group"
        aria-label={t('players-label')}
      >
        {around(others, board.square).map((seats, side) => (
          <div key={SIDES[side]} class={`seats-${SIDES[side]}`}>
            {seats.map(plate)}
          </div>
        ))}
      </div>
      <div
        class="board-place"
        ref={place}
        tabIndex={-1}
        role="group"
        aria-label={t('board')}
        onClick={(event) => picker.tapNear(event) || picker.drop()}
      >
        {past?.view ? (
          <Moment said={past} view={past.view} board={board} players={people} onBack={() => (moment.value = null)} />
        ) : (
          <board.Board {...props} />
        )}
      </div>
      {refused.value && (
        <p class="refusal" role="alert">
          {unbroken(refusal(refused.value, board))}
        </p>
      )}
      {facing !== null && (table.phase === 'playing' || ending.value) && (
        <div class="own">
          <div class="own-head">
            {plate(facing)}
            {ending.value ? null : chosen.value && line.value === 'lost' ? (
              <Kept board={board} view={view} kept={chosen.value} />
            ) : hint ? (
              <Hint hint={hint} board={board} view={view} legal={legal} picker={picker} />
            ) : hinting.value ? (
              <Thinking />
            ) : (
              <Advice {...advised} />
            )}
          </div>
          {!ending.value && <AdviceAloud {...advised} />}
          <Rack board={board} picker={picker} hand={seen.hand} deal={round} seat={facing} active={legal.length > 0} />
          {ending.value ? (
            <div class="actions">{toSheet}</div>
          ) : (
            <Actions board={board} props={props} legal={legal} undo={undoable.value === facing} />
          )}
        </div>
      )}
      {withdrawn.value && (
        <p class="refusal" role="alert">
          {t('move-withdrawn', { move: called(board, view, withdrawn.value.move) })}
        </p>
      )}
      {facing === null && lent.value.length > 0 && table.phase === 'playing' && (
        <div class="own lent">
          <p>{t('bot-plays-for-you')}</p>
          <button type="button" class="button primary" onClick={comeBack}>
            {t('come-back')}
          </button>
        </div>
      )}
      {screen && table.phase === 'playing' && table.seats.some((seat) => seat.kind === 'person' && !seat.here) && (
        <div class="corner-invite">
          <Qr text={linkTo('t', table.table)} />
          <span>{spaced(table.table)}</span>
        </div>
      )}
      {ending.value && closing === 'closing' && (
        <Celebration key={table.round} words={headline(winners, people, wonWhat(table, ending.value))} lost={lost} />
      )}
      {ending.value && closing === 'over' && !sheetClosed.value && (
        <ScoreSheet
          table={table}
          ending={ending.value}
          view={view}
          board={board}
          players={people}
          watching={!mayAct.value}
          news={news.value}
          onClose={() => {
            sheetClosed.value = true;
          }}
        />
      )}
      {facing === null && toSheet && <div class="own over">{toSheet}</div>}
      {side.value === 'log' && (
        <aside class="side" tabIndex={0} aria-label={t('log')}>
          <SideClose side={side} />
          <Log said={said} players={people} board={board} view={seen} lit={lit} moment={moment} />
        </aside>
      )}
      {side.value === 'memory' && recalled.value && (
        <aside class="side" tabIndex={0} aria-label={t('memory')}>
          <SideClose side={side} />
          <Memory recalled={recalled.value} board={board} players={people} />
        </aside>
      )}
      {inviting.value && (
        <Sheet title={t('invite')} onClose={() => (inviting.value = false)}>
          {isHere(table.table) ? <Carry table={table} /> : <Invite code={table.table} />}
        </Sheet>
      )}
      {leaving.value && facing !== null && (
        <Leave table={table} seat={facing} onClose={() => (leaving.value = false)} />
      )}
      {keySheet.value && <KeySheet onClose={() => (keySheet.value = false)} />}
      <Dragged board={board} picker={picker} />
    </main>
  );
}

/** On small screens what lies beside the board covers it: a button and Escape take it away. */
function SideClose({ side }: { side: Signal<'log' | 'memory' | null> }) {
  useKeys((event) => {
    const closes = event.key === 'Escape';
    if (closes) side.value = null;
    return closes;
  });
  return (
    <button
      type="button"
      class="button icon quiet side-close"
      aria-label={t('close')}
      onClick={() => (side.value = null)}
    >
      <Icon name="close" />
    </button>
  );
}

const SIDES = ['left', 'top', 'right'] as const;

/** The other players as they sit around a table, clockwise from the left of whoever looks. */
export function around(others: number[], square = false): [left: number[], top: number[], right: number[]] {
  if (others.length === 1 && square) return [others, [], []];
  const aside = others.length > 1 ? Math.max(1, Math.floor(others.length / 3)) : 0;
  return [others.slice(0, aside), others.slice(aside, others.length - aside), others.slice(others.length - aside)];
}

/** Announcements for screen readers, and the sounds of a table. */
function useAnnouncements(loaded: Signal<GameBoard<View> | null>, table: Info, facing: number | null): void {
  const heard = useSignal(log.peek().length);
  const mine = useSignal(false);
  useSignalEffect(() => {
    const said = log.value;
    const board = loaded.value;
    const view = sights.value[0]?.view;
    if (!board || !view) return;
    const known = Math.min(heard.peek(), said.length);
    const fresh = said.slice(known);
    heard.value = said.length;
    const moves = said.map((one) => one.move);
    const people = players(table, yours.value);
    const words = fresh.flatMap((one, n) => [
      inWords(board, view, people[one.seat]!, one.move, moves.slice(0, known + n)),
      board.aftermath?.(said, known + n, view, people) ?? '',
    ]);
    if (fresh.some((one) => one.move === 'draw' || one.move === 'pass')) slide();
    const turn = facing !== null && waitedFor(board, view).includes(facing) && !ending.value;
    if (turn && !mine.peek()) {
      words.push(t('your-turn'));
      if (!watching.peek()) turnTone();
    }
    mine.value = turn;
    if (words.length) tell(words.filter(Boolean).join(' '));
  });
}
