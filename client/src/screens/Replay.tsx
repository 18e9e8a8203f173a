// A recorded game, step by step: from this server's tables, or from a file.
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { Failed } from '../api';
import { load } from '../boards';
import type { GameBoard } from '../boards/board';
import '../look/table.css';
import { inWords } from '../moves';
import { Emblem } from '../parts/Emblem';
import { Header } from '../parts/Header';
import { Icon, type IconName } from '../parts/Icon';
import { Seal } from '../parts/Seal';
import { namesIn } from '../people';
import { Picker } from '../picker';
import type { ReplayAnswer, View } from '../protocol';
import { recordText, replay } from '../records';
import { route, to } from '../route';
import type { Verdict } from '../shuffle';
import { verdictOnRecord } from '../verify';
import { listed, t, title, told } from '../words';
import { headline, reason } from './ScoreSheet';

export default function Replay() {
  const [, code, round] = route.value;
  const game = useSignal<ReplayAnswer | null>(null);
  const board = useSignal<GameBoard<View> | null>(null);
  const problem = useSignal<string | null>(null);
  const seal = useSignal<Verdict | null>(null);
  const show = async (text: Promise<string> | string): Promise<void> => {
    try {
      problem.value = null;
      const record = await text;
      const answer = await replay(record);
      seal.value = verdictOnRecord(record);
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
    return <Player game={game.value} board={board.value} seal={seal.value} back={code ? to('t', code) : to()} />;
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
  game: ReplayAnswer;
  board: GameBoard<View>;
  seal: Verdict | null;
  back: string;
}

function Player({ game, board, seal, back }: PlayerProps) {
  const at = useSignal(0);
  const running = useSignal(false);
  const picker = useMemo(() => new Picker(), []);
  const last = game.steps.length - 1;
  const step = game.steps[at.value]!;
  const names = namesIn(game.names, game.players);
  const people = names.map((name, seat) => ({ name, seat, you: false }));
  const move = (to: number): void => {
    at.value = Math.max(0, Math.min(last, to));
  };
  useEffect(() => {
    if (!running.value) return undefined;
    const timer = setInterval(() => {
      if (at.value < last) move(at.value + 1);
      else running.value = false;
    }, 900);
    return () => clearInterval(timer);
  }, [running.value]);
  const words =
    step.move === null || step.seat === null
      ? t('replay-start')
      : inWords(board, step.view, people[step.seat]!, step.move);
  const done = at.value === last && game.ending;
  const button = (icon: IconName, label: string, act: () => void, disabled = false) => (
    <button type="button" class="button icon" aria-label={label} title={label} disabled={disabled} onClick={act}>
      <Icon name={icon} />
    </button>
  );
  return (
    <main
      class={`felt table replay game-${game.game}`}
      onKeyDown={(event) => {
        const go = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (go && !(event.target instanceof HTMLInputElement)) move(at.value + go);
      }}
    >
      <h1 class="unseen">{told(t('replay-title'), title(game.game))}</h1>
      <header class="top-bar">
        <a class="button icon quiet" href={back} aria-label={t('back')}>
          <Icon name="back" />
        </a>
        <p class="turn-word" role="status">
          {done ? `${headline(game.ending!.winners, people)}. ${reason(game.ending!)}` : words}
        </p>
        <span class="stock">
          <Icon name="stock" />
          <span class="unseen">{t('stock-holds', { count: step.view.stock })}</span>
          <span aria-hidden="true">{step.view.stock}</span>
        </span>
      </header>
      <div class="replay-hands">
        {step.hands.map((hand, seat) => (
          <div key={seat} class={`replay-hand ${step.view.actors.includes(seat) ? 'acting' : ''}`} data-seat={seat}>
            <Emblem seat={seat} />
            <span class="plate-name">{names[seat]}</span>
            <span class="hand-tiles">
              <span class="unseen">{listed(hand.map(board.name))}</span>
              {hand.map((tile, n) => (
                <span key={n} class="memory-tile" aria-hidden="true">
                  <board.Face tile={tile} />
                </span>
              ))}
            </span>
          </div>
        ))}
      </div>
      <div class="board-place">
        <board.Board view={step.view} players={people} picker={picker} />
      </div>
      <div class="scrubber">
        {button('first', t('replay-first'), () => move(0), at.value === 0)}
        {button('previous', t('replay-previous'), () => move(at.value - 1), at.value === 0)}
        {button(running.value ? 'pause' : 'play', t(running.value ? 'replay-pause' : 'replay-run'), () => {
          if (at.value === last) move(0);
          running.value = !running.value;
        })}
        {button('following', t('replay-following'), () => move(at.value + 1), at.value === last)}
        {button('last', t('replay-last'), () => move(last), at.value === last)}
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
      </div>
    </main>
  );
}
