// Looking back at a finished game: the graph, what is thought of each move, and what was luck.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { GameBoard, Player } from '../boards/board';
import { analysis as analysed } from '../connection/records';
import { Check } from '../parts/Fields';
import { Icon } from '../parts/Icon';
import type { Analysis, Judgement, ReplayAnswer, View } from '../protocol';
import { calledBeside, inWords, reasoned } from '../words/moves';
import { about } from '../words/people';
import { sentence as asSentence, t, unbroken } from '../words/words';
import { Curve, type Dot, reading } from './Curve';
import { SplitBars } from './SplitBars';
import { amount, chances, judged, type Mark, SIGNS, sentence } from './telling';

interface LookBackProps {
  record: string;
  /** The code of the table that the record comes from, if from one. */
  table: string | undefined;
  game: ReplayAnswer;
  board: GameBoard<View>;
  players: Player[];
  at: number;
  onMove: (step: number) => void;
  /** Show the board with another move in place of one that was made, the first being 1. */
  onInstead: (number: number, move: string) => void;
  /** Play on from there against bots; where the rules run in no page, nobody can. */
  onBranch: ((number: number, move: string) => void) | null;
  onClose: () => void;
}

export function LookBack(props: LookBackProps) {
  const found = useSignal<Analysis | 'waiting' | 'failed'>('waiting');
  const done = useSignal<number | undefined>(undefined);
  useEffect(() => {
    found.value = 'waiting';
    done.value = undefined;
    analysed(props.record, props.table, (share) => (done.value = share)).then(
      (answer) => (found.value = answer),
      () => (found.value = 'failed'),
    );
  }, [props.record]);
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) close.current!.focus(); // the button that opened it is gone
  }, []);
  return (
    <aside class="look-back" aria-label={t('look-back')}>
      <h2>{t('look-back')}</h2>
      <button
        ref={close}
        type="button"
        class="button icon quiet"
        aria-label={t('look-back-close')}
        onClick={props.onClose}
      >
        <Icon name="close" />
      </button>
      {typeof found.value === 'string' ? (
        <>
          <p class="soft" role="status">
            {t(`look-back-${found.value}`)}
          </p>
          {found.value === 'waiting' && <progress aria-label={t('look-back-waiting')} value={done.value} />}
        </>
      ) : (
        <Found {...props} analysis={found.value} />
      )}
    </aside>
  );
}

function Found({ analysis, game, board, players, at, ...act }: LookBackProps & { analysis: Analysis }) {
  const { onMove, onInstead, onBranch } = act;
  const open = useSignal(false);
  const views = game.steps.map(({ view }) => view);
  const shares = chances(analysis);
  const dots = analysis.moves.flatMap((move, index): Dot[] => {
    const mark = judged(move, open.value)?.mark;
    return mark === 'slip' || mark === 'blunder' ? [{ step: index + 1, seat: move.seat, kind: mark }] : [];
  });
  const told = analysis.story.find(({ move }) => move != null)?.move;
  const list = useRef<HTMLOListElement>(null);
  const shown = useRef(at);
  useEffect(() => {
    const item = list.current?.children[at - 1] as HTMLElement | undefined;
    if (!item) return;
    // all that is said of the move, in the middle where it fits
    list.current!.scrollTop = item.offsetTop - Math.max(0, (list.current!.clientHeight - item.offsetHeight) / 2);
    // on a phone the list itself may be out of sight; while the graph is used the page does not jump
    if (at !== shown.current && !document.activeElement?.matches('.curve')) item.scrollIntoView({ block: 'nearest' });
    shown.current = at;
  }, [at]);
  return (
    <>
      <p class="look-back-story">
        {unbroken(analysis.story.map((one) => sentence(one, analysis, board, views, players)).join(' '))}
      </p>
      {told && (
        <button type="button" class="button" onClick={() => onMove(told)}>
          <Icon name="eye" />
          {t('story-see', { number: told })}
        </button>
      )}
      <h3>{t('graph-title')}</h3>
      <Curve chances={shares} players={players} dots={dots} at={at} onMove={onMove} />
      <p class="curve-reading">
        {unbroken(reading(shares[at]!, players))}. {t('graph-open')}
      </p>
      <Check label={t('open-hands-switch')} value={open.value} onChange={(value) => (open.value = value)} />
      <ol class="marked-moves" ref={list}>
        {analysis.moves.map((move, index) => (
          <li key={index}>
            <MarkedMove
              mark={judged(move, open.value)?.mark ?? null}
              words={inWords(board, views[index + 1]!, players[move.seat]!, move.move)}
              current={at === index + 1}
              onPick={() => onMove(index + 1)}
            />
            {at === index + 1 && (
              <Verdict
                analysis={analysis}
                number={at}
                open={open.value}
                board={board}
                view={views[index]!}
                players={players}
                onInstead={onInstead}
                onBranch={onBranch}
              />
            )}
          </li>
        ))}
      </ol>
      <SplitBars analysis={analysis} players={players} first={game.ending?.winners[0] ?? 0} />
    </>
  );
}

interface MarkedMoveProps {
  mark: Mark | null;
  words: string;
  current: boolean;
  onPick: () => void;
}

/** A move of the list, with its mark. */
function MarkedMove({ mark, words, current, onPick }: MarkedMoveProps) {
  return (
    <button type="button" aria-current={current} onClick={onPick}>
      <span>{unbroken(words)}</span>
      {mark && <Marked mark={mark} />}
    </button>
  );
}

const Marked = ({ mark }: { mark: Mark }) => (
  <span class={`mark ${mark}`}>
    <span aria-hidden="true">{SIGNS[mark]}</span> {t(`mark-${mark}`)}
  </span>
);

interface VerdictProps {
  analysis: Analysis;
  /** Of the move, from 1. */
  number: number;
  open: boolean;
  board: GameBoard<View>;
  /** Before it. */
  view: View;
  players: Player[];
  onInstead: LookBackProps['onInstead'];
  onBranch: LookBackProps['onBranch'];
}

/** What is thought of the move that led here. */
function Verdict({ analysis, number, open, board, view, players, onInstead, onBranch }: VerdictProps) {
  const move = analysis.moves[number - 1]!;
  const verdict: Judgement | null = judged(move, open);
  if (!verdict) return <p class="judged soft">{t('mark-forced')}</p>;
  const { mark, better, loss, why } = verdict;
  const points = amount(analysis.unit, loss);
  return (
    <div class="judged" role="status">
      {!mark && <p class="soft">{t('mark-unclear')}</p>}
      {better && (
        <>
          <p>
            {unbroken(asSentence(t('mark-better', { better: calledBeside(board, view, better, move.move), points })))}{' '}
            {reasoned(why)}
          </p>
          <div class="row">
            <button type="button" class="button" onClick={() => onInstead(number, better)}>
              <Icon name="eye" />
              {t('mark-show')}
            </button>
            {onBranch && (
              <button type="button" class="button" onClick={() => onBranch(number, better)}>
                <Icon name="play" />
                {t('mark-play-on')}
              </button>
            )}
          </div>
        </>
      )}
      <p class="soft">{open ? t('mark-open') : t('mark-known', about(players[move.seat]!))}</p>
    </div>
  );
}
