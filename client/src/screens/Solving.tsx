// One puzzle: the table as it stands, a question, your try, and why the answer is right.
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { BoardProps, GameBoard, Player } from '../boards/board';
import { infoOf } from '../connection/api';
import { tell } from '../words/announce';
import { useTitle } from '../words/heading';
import '../look/lesson.css';
import '../look/puzzles.css';
import '../look/table.css';
import { deeds, nextPuzzle, tried } from '../device/puzzles';
import { Picker } from '../input/picker';
import { pose } from '../local/line';
import type { Posed } from '../local/puzzle';
import { Actions } from '../parts/Actions';
import { Icon } from '../parts/Icon';
import { Log } from '../parts/Log';
import { Plate } from '../parts/Plate';
import { Dragged, Rack } from '../parts/Rack';
import { Stock } from '../parts/Stock';
import type { Book, Puzzle, View } from '../protocol';
import { go, to } from '../route';
import { called, calledBeside, reasoned } from '../words/moves';
import { knows, sentence, t, title, told, unbroken } from '../words/words';

const OTHERS = ['Ada', 'Tom', 'Mia', 'Leo']; // who else sits there
const BEST = 'best';

interface SolvingProps {
  game: string;
  book: Book;
  board: GameBoard<View>;
  puzzle: Puzzle;
  day: number | null;
  /** The lesson that it belongs to, where it was opened from one. */
  lesson: string | null;
}

/** How far the reader is: asked, tried something else, knows it. */
type Stage = 'asked' | 'missed' | 'solved' | 'shown';

export function Solving(props: SolvingProps) {
  const { game, puzzle } = props;
  const moment = useSignal<Posed | null>(null);
  const failed = useSignal(false);
  useEffect(() => {
    void pose(game, puzzle, null).then(
      (posed) => (moment.value = posed),
      () => (failed.value = true),
    );
  }, [game, puzzle]);
  if (moment.value) return <Posing {...props} posed={moment.value} />;
  return (
    <main class="felt finding">
      <p class="board-word" role="status">
        {t(failed.value ? 'refused-no-engine' : 'opening-table')}
      </p>
    </main>
  );
}

/** The players as they are called here: the reader has the seat of the puzzle. */
function seats({ players = 2, seat }: Puzzle): Player[] {
  const names = OTHERS.values();
  return Array.from({ length: players }, (_, one) => ({
    name: one === seat ? t('you') : (names.next().value ?? ''),
    seat: one,
    you: one === seat,
  }));
}

function Posing({ game, book, board, puzzle, day, lesson, posed }: SolvingProps & { posed: Posed }) {
  const stage = useSignal<Stage>('asked');
  const attempt = useSignal('');
  const first = useRef(true);
  const after = useSignal<View | null>(null);
  const lit = useSignal<string | null>(null);
  const earlier = useSignal<number | null>(null);
  const picker = useMemo(() => new Picker(), []);
  const people = useMemo(() => seats(puzzle), [puzzle]);
  const asksForMove = puzzle.kind === BEST;
  const open = stage.value === 'asked' || stage.value === 'missed';
  const past = earlier.value === null ? null : posed.before[earlier.value]!;
  const view = past?.view ?? after.value ?? posed.view;
  const legal = open && asksForMove && !past ? posed.legal : [];

  const show = (move: string): void =>
    void pose(game, puzzle, move).then((then) => {
      after.value = then.after?.view ?? null;
    });
  const answer = (given: string): void => {
    const right = puzzle.right.includes(given);
    deeds.value = tried(deeds.value, game, puzzle.id, right, first.current, day);
    first.current = false;
    attempt.value = given;
    stage.value = right ? 'solved' : 'missed';
    if (right || !asksForMove) reveal(right);
  };
  const reveal = (right: boolean): void => {
    stage.value = right ? 'solved' : 'shown';
    earlier.value = null;
    if (asksForMove) show(right && attempt.value ? attempt.value : puzzle.right[0]!);
    else if (posed.legal.includes(puzzle.about ?? '')) show(puzzle.about!);
  };
  useEffect(() => {
    const about = puzzle.about ?? '';
    const placed = !asksForMove && posed.legal.includes(about) && !after.value && !past;
    const tile = placed ? (board.tileOf?.(about, view) ?? null) : null;
    picker.offer({
      hand: tile ? [tile] : view.hand,
      legal: tile ? [about] : legal,
      moves: (one) => (tile ? [about] : board.moves(view, legal, one)),
      play: tile ? () => {} : answer,
      placeOf: board.placeOf,
      showsFirst: (move) => board.showsFirst?.(move, view, legal) ?? false,
      asks: board.asks,
    });
    if (tile) picker.show(about); // what the question is about
  }, [view, board, stage.value]);
  const words = question(board, puzzle, people);
  const why = open ? '' : explanation(board, posed.view, puzzle, people);
  const said =
    stage.value === 'missed'
      ? missed(board, posed.view, puzzle, attempt.value)
      : verdict(stage.value, puzzle, attempt.value);
  useEffect(() => tell([said || words, why].filter(Boolean).join(' ')), [stage.value, attempt.value]);

  const about = puzzle.about ?? '';
  const newest = posed.before.at(-1) ?? null;
  const pointed =
    lit.value ??
    (about.startsWith('@') ? (posed.before.findLast((one) => one.move.includes(about))?.move ?? null) : null);
  const props: BoardProps<View> = {
    view,
    players: people,
    picker,
    left: null,
    lit: pointed,
    newest: past ?? newest,
    advised: !asksForMove, // the question says what there is to do
  };
  const own = puzzle.seat;
  useTitle(t('puzzles'), title(game));
  return (
    <main class={`felt table lesson puzzle game-${game}`} data-puzzle={puzzle.id} data-stage={stage.value}>
      <header class="top-bar">
        <a
          class="button icon quiet"
          href={day === null ? to('puzzles', game) : to('puzzles')}
          aria-label={t('puzzle-back')}
          title={t('puzzle-back')}
        >
          <Icon name="back" />
        </a>
        <h1 class="unseen">{told(t('puzzles'), title(game))}</h1>
        <p class="turn-word">{day === null ? title(game) : t('puzzle-today')}</p>
        <span class="puzzle-rating" role="img" aria-label={t('puzzle-rating', { number: puzzle.rating })}>
          {[1, 2, 3, 4, 5].map((one) => (
            <span key={one} class={one <= puzzle.rating ? 'full' : ''} />
          ))}
        </span>
        <Stock left={view.stock} />
      </header>
      <div class="others" role="group" aria-label={t('players-label')}>
        {(own === null ? [] : people)
          .filter((one) => !one.you)
          .map(({ seat, name }) => (
            <Plate
              key={seat}
              seat={seat}
              info={{ kind: 'person', name, here: true }}
              name={name}
              view={view}
              board={board}
              score={null}
              acting={view.actors.includes(seat)}
              you={false}
            />
          ))}
      </div>
      <div class="board-place" onClick={(event) => picker.tapNear(event) || (asksForMove && picker.drop())}>
        <board.Board {...props} />
      </div>
      <section class="speech" aria-label={t('puzzle-question')}>
        {lesson && <Taught lesson={lesson} />}
        <p class="speech-words">{unbroken(words)}</p>
        {said && <p class={stage.value === 'solved' ? 'speech-right' : 'speech-wrong'}>{said}</p>}
        {why && <p class="speech-why">{unbroken(why)}</p>}
        {open && !asksForMove && <Choices puzzle={puzzle} words={words} onAnswer={answer} />}
        <details class="puzzle-past">
          <summary>{t('puzzle-past')}</summary>
          <Log
            said={posed.before.map((one) => ({ ...one, how: null }))}
            players={people}
            board={board}
            view={posed.view}
            lit={lit}
            moment={earlier}
          />
        </details>
        <div class="speech-foot">
          <Streak />
          {open && asksForMove ? (
            <button type="button" class="button" data-action="reveal" onClick={() => reveal(false)}>
              <Icon name="hint" />
              {t('puzzle-show')}
            </button>
          ) : (
            !open && <Next game={game} book={book} puzzle={puzzle} lesson={lesson} />
          )}
        </div>
      </section>
      <div class="own">
        {own !== null && view.hand.length > 0 && (
          <Rack board={board} picker={picker} hand={view.hand} seat={own} active={legal.length > 0} />
        )}
        {asksForMove && <Actions board={board} props={props} legal={legal} />}
      </div>
      <Dragged board={board} picker={picker} />
    </main>
  );
}

interface ChoicesProps {
  puzzle: Puzzle;
  /** The question. */
  words: string;
  onAnswer: (choice: string) => void;
}

/** The answers to a question: the keyboard begins there, not in a hand that is only looked at. */
function Choices({ puzzle, words, onAnswer }: ChoicesProps) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <div ref={group} class="row puzzle-choices" role="group" aria-label={words}>
      {(puzzle.choices ?? []).map((choice) => (
        <button key={choice} type="button" class="button" data-choice={choice} onClick={() => onAnswer(choice)}>
          {choiceName(puzzle, choice)}
        </button>
      ))}
    </div>
  );
}

/** What the lesson is about, over its puzzle. */
function Taught({ lesson }: { lesson: string }) {
  const name = `study-${lesson}`;
  if (!knows(name)) return null;
  return (
    <div class="puzzle-taught">
      <h2>{t(name)}</h2>
      <p>{unbroken(t(`${name}-words`))}</p>
    </div>
  );
}

/** How many were solved in a row. */
function Streak() {
  const { streak } = deeds.value;
  return <span class="puzzle-streak">{streak > 1 && t('puzzle-streak', { count: streak })}</span>;
}

function Next({ game, book, puzzle, lesson }: Pick<SolvingProps, 'game' | 'book' | 'puzzle' | 'lesson'>) {
  const ids = book.lessons.find(({ name }) => name === lesson)?.puzzles ?? null;
  const following = ids ? ids[ids.indexOf(puzzle.id) + 1] : nextPuzzle(book, deeds.value.solved[game], puzzle.id).id;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <button
      ref={button}
      type="button"
      class="button primary"
      data-action="next"
      onClick={() => (following ? go('puzzles', game, following, ...(lesson ? [lesson] : [])) : go('puzzles', game))}
    >
      {t(following ? 'puzzle-next' : 'study-done')}
      <Icon name="following" />
    </button>
  );
}

/** Who or what a question is about. */
function facts(board: GameBoard<View>, { about = '' }: Puzzle, people: Player[]): Record<string, string> {
  const tile = board.tileOf?.(about, {} as View);
  return { name: people[Number(about)]?.name ?? '', tile: tile ? board.name(tile) : '' };
}

function question(board: GameBoard<View>, puzzle: Puzzle, people: Player[]): string {
  return t(`puzzle-${puzzle.kind}`, facts(board, puzzle, people));
}

/** An answer to choose, in words; a number speaks for itself. */
export function choiceName({ kind }: Puzzle, choice: string): string {
  const name = `puzzle-${kind}-${choice}`;
  return knows(name) ? t(name) : choice;
}

/** What is said of a try: the right tile, only played otherwise, is half of the answer. */
export function missed(board: GameBoard<View>, view: View, { obvious, right }: Puzzle, attempt: string): string {
  const tile = board.tileOf?.(attempt, view);
  if (tile && right.some((one) => board.tileOf?.(one, view) === tile)) return t('puzzle-missed-tile');
  return t(attempt === obvious ? 'puzzle-missed-obvious' : 'puzzle-missed');
}

function verdict(stage: Stage, puzzle: Puzzle, attempt: string): string {
  if (stage === 'solved') return t('puzzle-right');
  if (stage !== 'shown' || !attempt || puzzle.kind === BEST) return '';
  return t('puzzle-wrong', { text: choiceName(puzzle, puzzle.right[0]!) });
}

/** What the answer is and why, in the points or the wins of the game. */
export function explanation(board: GameBoard<View>, view: View, puzzle: Puzzle, people: Player[]): string {
  const { kind, right, other = '', lead = 0 } = puzzle;
  if (kind !== BEST) {
    const own = `puzzle-${kind}-${right[0]}-why`;
    return t(knows(own) ? own : `puzzle-${kind}-why`, { ...facts(board, puzzle, people), number: right[0]! });
  }
  const name = infoOf(view.game)?.tally === 'wins' ? 'puzzle-lead-wins' : 'puzzle-lead-points';
  return [
    t('puzzle-best-is', { move: called(board, view, right[0]!) }),
    t(name, { count: Math.round(lead), other: calledBeside(board, view, other, right[0]!) }),
    reasoned(puzzle.why),
  ]
    .filter(Boolean)
    .map(sentence)
    .join(' ');
}
