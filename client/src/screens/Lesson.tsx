// A first game that teaches: a few prepared positions, one thing to do in each. The server
// says which move is wanted and what it leads to; the words are the client's.
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { FIRST, withBoard } from '../boards';
import type { BoardProps, GameBoard, Player } from '../boards/board';
import { Failed, has, lessonOf } from '../connection/api';
import { tell } from '../words/announce';
import { useTitle } from '../words/heading';
import '../look/lesson.css';
import '../look/table.css';
import { reducedMotion } from '../device/stillness';
import { Picker } from '../input/picker';
import { Actions } from '../parts/Actions';
import { Icon } from '../parts/Icon';
import { Opening } from '../parts/Opening';
import { Plate } from '../parts/Plate';
import { Dragged, Rack } from '../parts/Rack';
import { Stock } from '../parts/Stock';
import type { LessonAnswer, View } from '../protocol';
import { route, to } from '../route';
import { inWords } from '../words/moves';
import { title as gameTitle, knows, t, unbroken } from '../words/words';

const PUPIL = 0;
const FRIEND = 'Ada'; // in a lesson there are two
const PAUSE = 1100; // milliseconds to see what the others did

interface Ready {
  lesson: LessonAnswer;
  board: GameBoard<View>;
}

export default function Lesson() {
  const [, game = FIRST] = route.value;
  const ready = useSignal<Ready | null>(null);
  const problem = useSignal<string | null>(null);
  useEffect(() => {
    ready.value = null;
    problem.value = null;
    void withBoard(lessonOf(game), game)
      .then(([lesson, board]) => (ready.value = { lesson, board }))
      .catch((error: unknown) => (problem.value = error instanceof Failed ? error.code : 'offline'));
  }, [game]);
  if (ready.value) return <Taught key={game} {...ready.value} />;
  return <Opening problem={problem.value} />;
}

/** Where the lesson is: the step, and how many of its following moves have been made. */
interface Place {
  step: Signal<number>;
  made: Signal<number>;
}

function Taught({ lesson, board }: Ready) {
  const at: Place = { step: useSignal(0), made: useSignal(0) };
  const wrong = useSignal(false);
  const picker = useMemo(() => new Picker(), []);
  const step = lesson.steps[at.step.value]!;
  const turn = at.made.value ? step.after[at.made.value - 1]! : null;
  const view = turn?.view ?? step.view;
  const legal = turn ? [] : step.legal;
  const players: Player[] = [t('you'), FRIEND].map((name, seat) => ({ name, seat, you: seat === PUPIL }));
  const go = (to: number): void => {
    wrong.value = false;
    at.made.value = 0;
    at.step.value = Math.max(0, Math.min(lesson.steps.length - 1, to));
  };
  useEffect(() => {
    picker.offer({
      hand: view.hand,
      legal,
      moves: (tile) => board.moves(view, legal, tile),
      play: () => (at.made.value = 1),
      placeOf: board.placeOf,
      showsFirst: () => true, // who learns sees the place first
    });
  }, [view, board]);
  useEffect(() => {
    if (!turn) return tell(t(step.words));
    tell(inWords(board, view, players[turn.seat]!, turn.move));
    const last = at.made.value === step.after.length;
    const timer = setTimeout(
      () => (last ? go(at.step.value + 1) : at.made.value++),
      reducedMotion() || !last ? PAUSE : PAUSE * 0.8,
    );
    return () => clearTimeout(timer);
  }, [at.step.value, at.made.value]);

  const title = t('lesson-title', { game: gameTitle(lesson.game) });
  useTitle(title);
  const said = turn && inWords(board, view, players[turn.seat]!, turn.move);
  const props: BoardProps<View> = { view, players, picker, left: null };
  const plate = (seat: number) => (
    <Plate
      key={seat}
      seat={seat}
      info={{ kind: 'person', name: players[seat]!.name, here: true }}
      name={players[seat]!.name}
      view={view}
      board={board}
      score={null}
      acting={view.actors.includes(seat)}
      you={seat === PUPIL}
    />
  );
  const missed = (event: Event): void => {
    const tile = (event.target as Element).closest('.rack-tile');
    if (tile) wrong.value = legal.length > 0 && !tile.classList.contains('goes');
  };
  return (
    <main class={`felt table lesson game-${lesson.game}`} data-step={at.step.value}>
      <header class="top-bar">
        <a class="button icon quiet" href={to()} aria-label={t('home')} title={t('home')}>
          <Icon name="back" />
        </a>
        <h1 class="unseen">{title}</h1>
        <p class="turn-word">{said ?? title}</p>
        <Stock left={view.stock} />
      </header>
      <div class="others" role="group" aria-label={t('players-label')}>
        {plate(1)}
      </div>
      <div class="board-place" onClick={(event) => picker.tapNear(event) || picker.drop()}>
        <board.Board {...props} />
      </div>
      <Speech
        lesson={lesson}
        at={at}
        wrong={wrong.value}
        waits={turn === null}
        go={go}
        show={() => legal[0] && picker.choose(legal[0], false)}
      />
      <div class="own" onClick={missed}>
        {view.hand.length > 0 && (
          <Rack board={board} picker={picker} hand={view.hand} seat={PUPIL} active={legal.length > 0} />
        )}
        <Actions board={board} props={props} legal={legal} />
      </div>
      <Dragged board={board} picker={picker} />
    </main>
  );
}

interface SpeechProps {
  lesson: LessonAnswer;
  at: Place;
  wrong: boolean;
  /** It is the pupil's turn to read or to play. */
  waits: boolean;
  go: (to: number) => void;
  show: () => void;
}

/** What the teacher says, how far the lesson is, and the buttons. */
function Speech({ lesson, at, wrong, waits, go, show }: SpeechProps) {
  const number = at.step.value;
  const count = lesson.steps.length;
  const step = lesson.steps[number]!;
  const end = number === count - 1;
  const own = `${step.words}-wrong`;
  return (
    <section class={`speech ${waits ? '' : 'over'}`} aria-label={t('lesson-step', { number: number + 1, count })}>
      <p class="speech-words">{unbroken(t(step.words))}</p>
      {wrong && (
        <p class="speech-wrong" role="alert">
          {t(knows(own) ? own : 'lesson-wrong')}
        </p>
      )}
      <div class="speech-foot">
        <button
          type="button"
          class="button icon quiet"
          aria-label={t('lesson-back')}
          title={t('lesson-back')}
          disabled={number === 0}
          onClick={() => go(number - 1)}
        >
          <Icon name="previous" />
        </button>
        <Dots number={number} count={count} />
        {end ? (
          <span class="speech-end">
            <button type="button" class="button" onClick={() => go(0)}>
              <Icon name="again" />
              {t('lesson-again')}
            </button>
            {has(lesson.game, 'puzzles') && (
              <a class="button" href={to('puzzles', lesson.game)}>
                <Icon name="learn" />
                {t('puzzles')}
              </a>
            )}
            <a class="button primary" href={to('new', lesson.game)}>
              <Icon name="play" />
              {t('lesson-play')}
            </a>
          </span>
        ) : step.legal.length ? (
          <button type="button" class="button" disabled={!waits} onClick={show}>
            <Icon name="hint" />
            {t('lesson-show')}
          </button>
        ) : (
          <button type="button" class="button primary" onClick={() => go(number + 1)}>
            {t('lesson-next')}
            <Icon name="following" />
          </button>
        )}
      </div>
    </section>
  );
}

function Dots({ number, count }: { number: number; count: number }) {
  return (
    <span class="dots" role="img" aria-label={t('lesson-step', { number: number + 1, count })}>
      {Array.from({ length: count }, (_, n) => (
        <span key={n} class={n < number ? 'done' : n === number ? 'now' : ''} />
      ))}
    </span>
  );
}
