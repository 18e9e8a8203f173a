// Looking back at a finished game: the graph, what is thought of each move, and what was luck.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameBoard, Player } from '../boards/board';
import { called, inWords, reasoned } from '../moves';
import { Icon } from '../parts/Icon';
import { about } from '../people';
import type { Analysis, Judgement, ReplayAnswer, View } from '../protocol';
import { analysis as analysed } from '../records';
import { t } from '../words';
import { Curve, type Dot, reading } from './Curve';
import { SplitBars } from './SplitBars';
import { amount, chances, judged, SIGNS, sentence } from './telling';

interface LookBackProps {
  record: string;
  game: ReplayAnswer;
  board: GameBoard<View>;
  players: Player[];
  at: number;
  onMove: (step: number) => void;
  /** Show the board with another move in place of one that was made, the first being 1. */
  onInstead: (number: number, move: string) => void;
  onClose: () => void;
}

export function LookBack(props: LookBackProps) {
  const found = useSignal<Analysis | 'waiting' | 'failed'>('waiting');
  useEffect(() => {
    found.value = 'waiting';
    analysed(props.record).then(
      (answer) => (found.value = answer),
      () => (found.value = 'failed'),
    );
  }, [props.record]);
  return (
    <aside class="look-back" aria-label={t('look-back')}>
      <h2>{t('look-back')}</h2>
      <button type="button" class="button icon quiet" aria-label={t('look-back-close')} onClick={props.onClose}>
        <Icon name="close" />
      </button>
      {typeof found.value === 'string' ? (
        <p class="soft" role="status">
          {t(`look-back-${found.value}`)}
        </p>
      ) : (
        <Found {...props} analysis={found.value} />
      )}
    </aside>
  );
}

function Found({ analysis, game, board, players, at, onMove, onInstead }: LookBackProps & { analysis: Analysis }) {
  const open = useSignal(false);
  const views = game.steps.map(({ view }) => view);
  const shares = chances(analysis);
  const dots = analysis.moves.flatMap((move, index): Dot[] => {
    const mark = judged(move, open.value)?.mark;
    return mark === 'slip' || mark === 'blunder' ? [{ step: index + 1, seat: move.seat, kind: mark }] : [];
  });
  return (
    <>
      <p class="look-back-story">
        {analysis.story.map((one) => sentence(one, analysis, board, views, players)).join(' ')}
      </p>
      <h3>{t('graph-title')}</h3>
      <Curve chances={shares} players={players} dots={dots} at={at} onMove={onMove} />
      <p class="curve-reading">
        {reading(shares[at]!, players)}. {t('graph-open')}
      </p>
      {at > 0 && (
        <Move
          analysis={analysis}
          number={at}
          open={open.value}
          board={board}
          view={views[at - 1]!}
          players={players}
          onInstead={onInstead}
        />
      )}
      <label class="check">
        <input type="checkbox" checked={open.value} onChange={() => (open.value = !open.value)} />
        <span>{t('open-hands-switch')}</span>
      </label>
      <ol class="marked-moves">
        {analysis.moves.map((move, index) => {
          const mark = judged(move, open.value)?.mark;
          return (
            <li key={index}>
              <button type="button" aria-current={at === index + 1} onClick={() => onMove(index + 1)}>
                <span>{inWords(board, views[index + 1]!, players[move.seat]!, move.move)}</span>
                {mark && (
                  <span class={`mark ${mark}`}>
                    <span aria-hidden="true">{SIGNS[mark]}</span> {t(`mark-${mark}`)}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
      <SplitBars analysis={analysis} players={players} first={game.ending?.winners[0] ?? 0} />
    </>
  );
}

interface MoveProps {
  analysis: Analysis;
  /** Of the move, from 1. */
  number: number;
  open: boolean;
  board: GameBoard<View>;
  /** Before it. */
  view: View;
  players: Player[];
  onInstead: (number: number, move: string) => void;
}

/** What is thought of the move that led here. */
function Move({ analysis, number, open, board, view, players, onInstead }: MoveProps) {
  const move = analysis.moves[number - 1]!;
  const verdict: Judgement | null = judged(move, open);
  if (!verdict) return <p class="soft">{t('mark-forced')}</p>;
  const { mark, better, loss, why } = verdict;
  return (
    <div class="judged" role="status">
      <p>
        {mark ? (
          <span class={`mark ${mark}`}>
            <span aria-hidden="true">{SIGNS[mark]}</span> {t(`mark-${mark}`)}
          </span>
        ) : (
          <span class="soft">{t('mark-unclear')}</span>
        )}{' '}
        {better && t('mark-better', { better: called(board, view, better), points: amount(analysis.unit, loss) })}{' '}
        {reasoned(why)}
      </p>
      {better && (
        <button type="button" class="button" onClick={() => onInstead(number, better)}>
          <Icon name="eye" />
          {t('mark-show')}
        </button>
      )}
      <p class="soft">{open ? t('mark-open') : t('mark-known', about(players[move.seat]!))}</p>
    </div>
  );
}
