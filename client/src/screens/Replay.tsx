// A recorded game, step by step: from this server's tables, or from a file.
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { load } from '../boards';
import type { GameBoard, Player as Person } from '../boards/board';
import { LookBack } from '../coach/LookBack';
import { instead } from '../coach/whatIf';
import { Failed, has } from '../connection/api';
import { tell } from '../words/announce';
import { useTitle } from '../words/heading';
import '../look/table.css';
import { recordText, replay } from '../connection/records';
import { seatsAt } from '../device/keys';
import { nickname, replaySpeed } from '../device/prefs';
import { reducedMotion } from '../device/stillness';
import type { Verdict } from '../fairness/shuffle';
import { verdictOnRecord } from '../fairness/verify';
import { Picker } from '../input/picker';
import { held } from '../moments/hold';
import { Header } from '../parts/Header';
import { Icon, type IconName } from '../parts/Icon';
import { useKeys } from '../parts/Keys';
import { Portrait } from '../parts/Plate';
import { Seal } from '../parts/Seal';
import { Stock } from '../parts/Stock';
import type { ReplayAnswer, Step, View } from '../protocol';
import { go, route, to } from '../route';
import { inWords } from '../words/moves';
import { about, charactersIn, namesIn, playersIn } from '../words/people';
import { language, listed, t, title, told } from '../words/words';
import { headline, reason } from './ScoreSheet';

const PACE = 900; // milliseconds from move to move
const SPEEDS = [0.5, 1, 2, 4];

export default function Replay() {
  const [, code, round, lookingBack] = route.value;
  const game = useSignal<ReplayAnswer | null>(null);
  const board = useSignal<GameBoard<View> | null>(null);
  const problem = useSignal<string | null>(null);
  const seal = useSignal<Verdict | null>(null);
  const record = useSignal('');
  const show = async (text: Promise<string> | string): Promise<void> => {
    try {
      problem.value = null;
      record.value = await text;
      const answer = await replay(record.value);
      seal.value = verdictOnRecord(record.value);
      board.value = await load(answer.game);
      game.value = answer;
    } catch (error) {
      problem.value = error instanceof Failed ? error.code : 'bad-record';
    }
  };
  useEffect(() => {
    game.value = null;
    if (code) void show(recordText(code, Number(round ?? 1)));
  }, [code, round]);
  if (game.value && board.value)
    return (
      <Player
        record={record.value}
        table={code}
        open={game.value}
        board={board.value}
        seal={seal.value}
        back={code ? to('t', code) : to()}
        lookingBack={lookingBack !== undefined}
      />
    );
  return (
    <Open
      problem={problem.value}
      waiting={code !== undefined && problem.value === null}
      show={(text) => void show(text)}
    />
  );
}

function Open({
  problem,
  waiting,
  show,
}: {
  problem: string | null;
  waiting: boolean;
  show: (text: Promise<string> | string) => void;
}) {
  const text = useSignal('');
  useTitle(t('replay-title'));
  return (
    <div class="page">
      <Header />
      <main class="narrow">
        <section class="paper-card">
          <h1>{t('replay-title')}</h1>
          {waiting ? (
            <p class="soft" role="status">
              {t('opening-table')}
            </p>
          ) : (
            <>
              <p class="soft">{t('replay-words')}</p>
              <label class="button">
                <Icon name="download" />
                {t('replay-file')}
                <input
                  class="unseen"
                  type="file"
                  accept=".txt,text/plain"
                  onChange={(event) => {
                    const file = event.currentTarget.files?.[0];
                    if (file) show(file.text());
                  }}
                />
              </label>
              <label class="field">
                <span>{t('replay-paste')}</span>
                <textarea
                  rows={8}
                  spellcheck={false}
                  value={text.value}
                  onInput={(event) => (text.value = event.currentTarget.value)}
                />
              </label>
              <button
                type="button"
                class="button primary"
                disabled={!text.value.trim()}
                onClick={() => show(text.value)}
              >
                {t('replay-open')}
              </button>
            </>
          )}
          {problem && (
            <p class="refusal" role="alert">
              {t(
                problem === 'offline'
                  ? 'offline-words'
                  : problem === 'no-such-record'
                    ? 'no-such-record'
                    : 'bad-record',
              )}
            </p>
          )}
        </section>
      </main>
    </div>
  );
}

interface PlayerProps {
  record: string;
  /** The code of the table that it comes from, if from one. */
  table: string | undefined;
  /** The game with all hands open. */
  open: ReplayAnswer;
  board: GameBoard<View>;
  seal: Verdict | null;
  back: string;
  /** Whether to look back at once. */
  lookingBack: boolean;
}

function Player({ record, table, open, board, seal, back, lookingBack }: PlayerProps) {
  const at = useSignal(0);
  const running = useSignal(table !== undefined && !lookingBack && !reducedMotion()); // who came to watch, watches
  const viewer = useSignal<number | null>(null);
  const picker = useMemo(() => new Picker(), []);
  const coaching = useSignal(lookingBack);
  const opener = useRef<HTMLButtonElement>(null);
  const lookBack = (): void => {
    running.value = false;
    coaching.value = true;
  };
  const better = useSignal<Step | null>(null);
  const game = useSeen(record, open, viewer.value);
  const last = game.steps.length - 1;
  const step = better.value ?? game.steps[at.value]!;
  const people = playersIn(game.names, game.players, table ? seatsAt(table) : []);
  const show = (to: number): void => {
    better.value = null;
    at.value = Math.max(0, Math.min(last, to));
  };
  const close = (): void => {
    coaching.value = false;
    show(at.value); // what was made, no longer what would have been better
    setTimeout(() => opener.current?.focus()); // the button that closed it is gone
  };
  /** By hand: whoever goes to a move wants to stay there. */
  const move = (to: number): void => {
    running.value = false;
    show(to);
  };
  const showInstead = async (number: number, other: string): Promise<void> => {
    const { steps } = await replay(instead(record, number, other));
    at.value = number;
    better.value = steps[number]!;
    tell(inWords(board, better.value.view, people[better.value.seat!]!, other));
  };
  const playOn = async (number: number, other: string): Promise<void> => {
    const seat = open.steps[number]!.seat!;
    const from = {
      record: instead(record, number, other),
      seat,
      name: nickname.value || namesIn(open.names, open.players)[seat]!,
    };
    const { branch } = await import('../local/line');
    go('t', await branch(from));
  };
  const run = (): void => {
    if (at.value === last) show(0);
    running.value = !running.value;
  };
  useEffect(() => {
    if (!running.value) return undefined;
    const timer = setInterval(() => {
      if (held.peek()) return; // a fall is seen first
      if (at.value < last) show(at.value + 1);
      else running.value = false;
    }, PACE / replaySpeed.value);
    return () => clearInterval(timer);
  }, [running.value, replaySpeed.value]);
  useTitle(t('replay-title'), title(game.game));
  const keys: Record<string, () => void> = {
    ArrowLeft: () => move(at.value - 1),
    ArrowRight: () => move(at.value + 1),
    Home: () => move(0),
    End: () => move(last),
    ' ': run,
  };
  useKeys((event) => {
    const act = keys[event.key];
    if (!act || (event.key === ' ' && (event.target as HTMLElement).closest?.('button, a'))) return false;
    act();
    return true;
  });
  const words =
    step.move === null || step.seat === null
      ? t('replay-start')
      : inWords(board, step.view, people[step.seat]!, step.move);
  const done = at.value === last && game.ending && !better.value;
  const button = (icon: IconName, label: string, act: () => void, disabled = false) => (
    <button type="button" class="button icon" aria-label={label} title={label} disabled={disabled} onClick={act}>
      <Icon name={icon} />
    </button>
  );
  return (
    <main class={`felt table replay game-${game.game} ${coaching.value ? 'looking-back' : ''}`}>
      <h1 class="unseen">{told(t('replay-title'), title(game.game))}</h1>
      <header class="top-bar">
        <a class="button icon quiet" href={back} aria-label={t('back')}>
          <Icon name="back" />
        </a>
        <p class="turn-word" role="status">
          {done ? `${headline(game.ending!.winners, people)}. ${reason(game.ending!)}` : words}
        </p>
        <Stock left={step.view.stock} />
      </header>
      <Hands game={game} step={step} people={people} board={board} viewer={viewer.value} />
      <div class="board-place">
        <board.Board view={step.view} players={people} picker={picker} />
      </div>
      <div class="scrubber">
        <div class="row">
          {button('first', t('replay-first'), () => move(0), at.value === 0)}
          {button('previous', t('replay-previous'), () => move(at.value - 1), at.value === 0)}
          {button(running.value ? 'pause' : 'play', t(running.value ? 'replay-pause' : 'replay-run'), run)}
          {button('following', t('replay-following'), () => move(at.value + 1), at.value === last)}
          {button('last', t('replay-last'), () => move(last), at.value === last)}
        </div>
        <input
          type="range"
          min={0}
          max={last}
          value={at.value}
          aria-label={t('replay-at', { number: at.value, count: last })}
          onInput={(event) => move(Number(event.currentTarget.value))}
        />
        <span class="scrub-count">
          {at.value} / {last}
        </span>
        <Seal verdict={seal} />
        {game.ending && !coaching.value && (
          <button ref={opener} type="button" class="button" onClick={lookBack}>
            <Icon name="hint" />
            {t('look-back')}
          </button>
        )}
        <div class="row">
          <select
            aria-label={t('replay-eyes')}
            value={String(viewer.value)}
            onChange={({ currentTarget: { value } }) => (viewer.value = value === 'null' ? null : Number(value))}
          >
            <option value="null">{t('replay-open-hands')}</option>
            {people.map((one) => (
              <option key={one.seat} value={String(one.seat)}>
                {t('replay-as', about(one))}
              </option>
            ))}
          </select>
          <select
            aria-label={t('replay-speed')}
            value={String(replaySpeed.value)}
            onChange={(event) => (replaySpeed.value = Number(event.currentTarget.value))}
          >
            {SPEEDS.map((speed) => (
              <option key={speed} value={String(speed)}>
                {speed.toLocaleString(language.value)}×
              </option>
            ))}
          </select>
        </div>
      </div>
      {coaching.value && open.ending && (
        <LookBack
          record={record}
          table={table}
          game={open}
          board={board}
          players={people}
          at={at.value}
          onMove={move}
          onInstead={(number, other) => void showInstead(number, other)}
          onBranch={has(open.game, 'module') ? (number, other) => void playOn(number, other) : null}
          onClose={close}
        />
      )}
    </main>
  );
}

interface HandsProps {
  game: ReplayAnswer;
  step: Step;
  people: Person[];
  board: GameBoard<View>;
  viewer: number | null;
}

/** Everybody's hand: open, or for one seat's eyes the others face down. */
function Hands({ game, step, people, board, viewer }: HandsProps) {
  const characters = charactersIn(game.names);
  return (
    <div class="replay-hands">
      {step.hands.map((hand, seat) => {
        const open = viewer === null || viewer === seat;
        const tiles = open ? hand : Array.from({ length: step.view.counts[seat] ?? 0 }, () => null);
        const words = open ? listed(hand.map(board.name)) : t('holds', { count: tiles.length });
        return (
          <div key={seat} class={`replay-hand ${step.view.actors.includes(seat) ? 'acting' : ''}`} data-seat={seat}>
            <Portrait seat={seat} character={characters[seat] ?? null} />
            <span class="plate-name">{people[seat]!.name}</span>
            <span class="hand-tiles">
              <span class="unseen">{words}</span>
              {tiles.map((tile, n) => (
                <span key={n} class="memory-tile" aria-hidden="true">
                  <board.Face tile={tile} />
                </span>
              ))}
            </span>
          </div>
        );
      })}
    </div>
  );
}

/** The game as a seat saw it, once that is known; until then with open hands. */
function useSeen(record: string, open: ReplayAnswer, viewer: number | null): ReplayAnswer {
  const seen = useSignal<Record<number, ReplayAnswer>>({});
  useEffect(() => {
    if (viewer === null || seen.value[viewer]) return;
    void replay(record, viewer).then(
      (answer) => (seen.value = { ...seen.value, [viewer]: answer }),
      () => {},
    );
  }, [viewer]);
  return (viewer === null ? null : seen.value[viewer]) ?? open;
}
