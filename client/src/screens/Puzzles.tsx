// Puzzles: today's, a shelf of books, the lessons of a game, and one puzzle at a time.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isOurs, load, withBoard } from '../boards';
import type { GameBoard } from '../boards/board';
import { bookOf, catalogue, Failed, infoOf, learnGames } from '../connection/api';
import { useTitle } from '../words/heading';
import '../look/puzzles.css';
import { dayNumber, deeds, gameOfTheDay, nextPuzzle, puzzleOfTheDay } from '../device/puzzles';
import { BoxPicture } from '../parts/BoxPicture';
import { Header } from '../parts/Header';
import { Icon } from '../parts/Icon';
import { Opening } from '../parts/Opening';
import type { Book, Puzzle, View } from '../protocol';
import { route, to } from '../route';
import { speakMore, t, title } from '../words/words';
import { Solving } from './Solving';

const TODAY = 'today';

/** What an address asks for. */
interface Wanted {
  game: string;
  book: Book;
  board: GameBoard<View>;
  puzzle: Puzzle | null;
  /** The number of today, if it is today's puzzle. */
  day: number | null;
}

/** The games that have puzzles. */
const games = (): string[] => (catalogue.value?.games ?? []).filter((one) => one.puzzles).map(({ name }) => name);

/** The book that an address means, and the puzzle in it. */
async function found(asked: string, id: string | undefined): Promise<Wanted> {
  await Promise.all([speakMore(), learnGames()]);
  const ours = games().filter(isOurs);
  const day = asked === TODAY ? dayNumber(new Date()) : null;
  const game = day === null ? asked : (gameOfTheDay(day, ours) ?? '');
  if (!infoOf(game)?.puzzles) throw new Failed('no-such-page');
  const [book, board] = await withBoard(bookOf(game), game);
  const puzzle =
    day === null ? (book.puzzles.find((one) => one.id === id) ?? null) : puzzleOfTheDay(day, ours.length, book);
  return { game, book, board, puzzle, day };
}

export default function Puzzles() {
  const [, asked, id, lesson] = route.value;
  const ready = useSignal<Wanted | 'shelf' | null>(null);
  const problem = useSignal<string | null>(null);
  useEffect(() => {
    let gone = false;
    problem.value = null;
    const wanted = asked ? found(asked, id) : Promise.all([speakMore(), learnGames()]).then(() => 'shelf' as const);
    void wanted.then(
      (answer) => {
        if (!gone) ready.value = answer;
      },
      (error: unknown) => {
        if (!gone) problem.value = error instanceof Failed ? error.code : 'offline';
      },
    );
    return () => {
      gone = true;
    };
  }, [asked, id]);
  const shown = ready.value;
  if (shown === 'shelf' && !asked) return <Shelf />;
  if (shown && shown !== 'shelf' && asked && (asked === TODAY || asked === shown.game)) {
    if (shown.puzzle && (shown.day !== null || shown.puzzle.id === id))
      return <Solving key={shown.puzzle.id} {...shown} puzzle={shown.puzzle} lesson={lesson ?? null} />;
    if (!id) return <Contents {...shown} />;
  }
  return <Opening problem={problem.value} />;
}

/** All books, and today's puzzle before them. */
function Shelf() {
  useTitle(t('puzzles'));
  const { days, day, solved } = deeds.value;
  const today = dayNumber(new Date());
  const todays = gameOfTheDay(today, games().filter(isOurs));
  const done = day === today;
  return (
    <div class="page puzzles">
      <Header />
      <main>
        <h1>{t('puzzles')}</h1>
        <p class="lead">{t('puzzles-lead')}</p>
        <section class="paper-card puzzle-card" aria-labelledby="today">
          <h2 id="today">{t('puzzle-today')}</h2>
          <p class="soft">{t(done ? 'puzzle-today-done' : 'puzzle-today-words')}</p>
          {days > 1 && day >= today - 1 && <p class="soft">{t('puzzle-days', { count: days })}</p>}
          <a class={`button ${done ? '' : 'primary'}`} href={to('puzzles', TODAY)}>
            <Icon name={done ? 'check' : 'play'} />
            {t('puzzle-solve')}
          </a>
          {todays && <BoxPicture game={todays} />}
        </section>
        <ul class="puzzle-books">
          {games().map((game) => (
            <li key={game} class="paper-card puzzle-card">
              <h2>{title(game)}</h2>
              <p class="soft">{t('puzzle-solved', { count: solved[game]?.length ?? 0 })}</p>
              <BoxPicture game={game} />
              <a class="button" href={to('puzzles', game)} aria-label={`${t('puzzle-open')} (${title(game)})`}>
                <Icon name="following" />
                {t('puzzle-open')}
              </a>
            </li>
          ))}
        </ul>
      </main>
    </div>
  );
}

/** The book of a game: what comes next, and its lessons. */
function Contents({ game, book }: Wanted) {
  const solved = deeds.value.solved[game] ?? [];
  const next = nextPuzzle(book, solved);
  useEffect(() => void load(game), [game]); // its words are heard
  useTitle(t('puzzles'), title(game));
  return (
    <div class="page puzzles">
      <Header />
      <main class="narrow">
        <h1>{title(game)}</h1>
        <section class="paper-card puzzle-card">
          <h2>{t('puzzles')}</h2>
          <p class="soft">{t('puzzle-solved-of', { count: solved.length, number: book.puzzles.length })}</p>
          <a class="button primary" href={to('puzzles', game, next.id)}>
            <Icon name="play" />
            {t('puzzle-solve')}
          </a>
          <BoxPicture game={game} />
        </section>
        {book.lessons.length > 0 && (
          <section class="paper-card">
            <h2>{t('study-title')}</h2>
            <ol class="puzzle-lessons">
              {book.lessons.map(({ name, puzzles }) => (
                <li key={name}>
                  <a href={to('puzzles', game, puzzles[0]!, name)}>
                    <Icon name={puzzles.every((id) => solved.includes(id)) ? 'check' : 'learn'} />
                    {t(`study-${name}`)}
                  </a>
                </li>
              ))}
            </ol>
          </section>
        )}
        <p>
          <a href={to('puzzles')}>{t('puzzle-all')}</a>
        </p>
      </main>
    </div>
  );
}
