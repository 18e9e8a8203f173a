// The end of a round or a match: who won and why, the score sheet, and what comes next.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameBoard, Player } from '../boards/board';
import { has, infoOf, learnGames } from '../connection/api';
import { recordText } from '../connection/records';
import { save } from '../device/save';
import { isHere } from '../local/codes';
import type { News } from '../moments/album';
import { NewsOf } from '../moments/News';
import { Race } from '../moments/Race';
import { Emblem } from '../parts/Emblem';
import { Icon } from '../parts/Icon';
import { linkTo, Shared } from '../parts/Invite';
import { RoundSeal } from '../parts/Seal';
import { Sheet } from '../parts/Sheet';
import type { Ending, Info, Outcome, View } from '../protocol';
import { to } from '../route';
import { next, yours } from '../table/table';
import { about } from '../words/people';
import { listed, t, tOr, told } from '../words/words';

/** A clause of a rules page, such as CLA-7. */
const CLAUSE = /^[A-Z0-9]+-\d+$/;

interface ScoreSheetProps {
  table: Info;
  ending: Ending;
  view: View;
  board: GameBoard<View>;
  players: Player[];
  watching: boolean;
  /** What the album has new. */
  news: News | null;
  onClose: () => void;
}

const KIND_WORDS = 3;

/** One of the kind words for who lost; not the same at every table. */
export const kindWord = ({ table, round }: Pick<Info, 'table' | 'round'>): string => {
  const sum = [...table].reduce((total, letter) => total + letter.charCodeAt(0), round);
  return `lost-kindly-${sum % KIND_WORDS}`;
};

/** Whether there is one round only. */
const isLone = (table: Info): boolean => table.rounds === 1 && table.target === null;

/** Who won what has ended: the match, or else the round. */
export const winnersOf = (table: Info, ending: Ending): number[] =>
  ending.match_over && !isLone(table) ? ending.match_winners : ending.winners;

/** Whether one reader alone is told, and did not win. */
const lost = (winners: number[], players: Player[]): boolean =>
  winners.length > 0 && players.some(({ you, seat }) => you && !winners.includes(seat));

/** What has been won: where there is one round only, it need not be said. */
export const wonWhat = (table: Info, ending: Ending): 'wins' | 'wins-round' | 'wins-match' => {
  if (isLone(table)) return 'wins';
  return ending.match_over ? 'wins-match' : 'wins-round';
};

/** How far a match has come that goes on. */
const standOf = ({ round, rounds, target }: Info): string =>
  t(target === null ? 'rounds-left' : 'target-left', { round, rounds: rounds ?? 0, target: target ?? 0 });

/** "Ada wins", "Ada wins the match", "Shared win: Ada and Bo". */
export function headline(winners: number[], players: Player[], what: ReturnType<typeof wonWhat> = 'wins'): string {
  const [first, ...others] = winners.map((seat) => players[seat]!);
  if (!first) return t('nobody-wins');
  return others.length === 0
    ? t(what, about(first))
    : t('share-win', { names: listed([first, ...others].map(({ name }) => name)) });
}

/** Who won the last round of a match, where it was somebody else than the match: why it ended is told of them. */
export function lastRound(table: Info, ending: Ending, players: Player[]): string {
  const same = String(winnersOf(table, ending)) === String(ending.winners);
  return same ? '' : `${headline(ending.winners, players, 'wins-round')}. `;
}

/** Why, by the clause that decided. */
export function reason(outcome: Outcome): string {
  const id = `clause-${outcome.clause}`;
  const facts: Record<string, string | number> = {};
  for (const [what, numbers] of Object.entries(outcome.numbers)) {
    const winner = outcome.winners[0];
    facts[what] = winner === undefined ? 0 : (numbers[winner] ?? 0);
    const best = Math.max(...numbers);
    facts[`${what}-tied`] = numbers.filter((number) => number === best).length > 1 ? 'yes' : 'no';
  }
  return tOr(id, outcome.clause, facts);
}

export function ScoreSheet({ table, ending, view, board, players, watching, news, onClose }: ScoreSheetProps) {
  const sharing = useSignal(false);
  const lone = isLone(table);
  const columns = Object.keys(ending.numbers);
  useEffect(() => void learnGames().catch(() => {}), []);
  const tally = infoOf(table.game)?.tally ?? 'points';
  const points = tally !== 'wins';
  const bad = tally === 'least';
  const winners = winnersOf(table, ending);
  const keep = async (): Promise<void> =>
    save(`boneyard-${table.game}-${ending.record}.txt`, await recordText(table.table, ending.record));
  const again = (
    <>
      <a class="button" href={to('replay', table.table, String(ending.record))}>
        <Icon name="play" />
        {t('replay')}
      </a>
      <a class="button" href={to('replay', table.table, String(ending.record), 'look-back')}>
        <Icon name="hint" />
        {t('look-back')}
      </a>
    </>
  );
  const onwards = watching ? (
    <Stay over={ending.match_over} onClose={onClose} />
  ) : (
    <button type="button" class="button primary" data-testid="next" onClick={() => next()}>
      <Icon name="again" />
      {t(ending.match_over ? 'rematch' : 'next-round')}
    </button>
  );
  return (
    <Sheet
      title={headline(winners, players, wonWhat(table, ending))}
      kind="score-sheet"
      onClose={onClose}
      foot={
        <>
          {again}
          {onwards}
        </>
      }
    >
      {lost(winners, players) && <p class="kind-word">{t(kindWord(table))}</p>}
      <p class="reason">
        {lastRound(table, ending, players)}
        {reason(ending)}{' '}
        {CLAUSE.test(ending.clause) && has(table.game, 'page') && (
          <a class="clause" href={to('rules', table.game, ending.clause)}>
            {ending.clause}
          </a>
        )}
      </p>
      <div class="scroll-x">
        <table class="scores">
          <thead>
            <tr>
              <th scope="col">{t('player')}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {tOr(`number-${column}`, column)}
                </th>
              ))}
              {points && <th scope="col">{t(bad ? 'penalty-points' : 'this-round')}</th>}
            </tr>
          </thead>
          <tbody>
            {players.map(({ name, seat }) => (
              <tr key={seat} class={ending.winners.includes(seat) ? 'winner' : ''}>
                <th scope="row">
                  <span class="scores-player">
                    <Emblem seat={seat} />
                    {name}
                  </span>
                </th>
                {columns.map((column) => (
                  <td key={column}>{ending.numbers[column]?.[seat] ?? ''}</td>
                ))}
                {points && <td class={bad && ending.scores[seat] ? 'bad' : ''}>{ending.scores[seat]}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!lone && (
        <Race
          players={players}
          totals={ending.totals}
          gained={points ? ending.scores : players.map(({ seat }) => Number(ending.winners.includes(seat)))}
          tally={tally}
          target={table.target ?? (tally === 'wins' ? table.rounds : null)}
          stand={ending.match_over ? null : standOf(table)}
        />
      )}
      {news && <NewsOf news={news} />}
      {view.hands?.some((hand) => hand.length) && (
        <Left game={table.game} hands={view.hands} board={board} players={players} />
      )}
      <RoundSeal table={table} ending={ending} view={view} yours={yours.value} />
      <div class="row end-buttons">
        <button type="button" class="button" onClick={() => void keep()}>
          <Icon name="download" />
          {t('download')}
        </button>
        {!isHere(table.table) && (
          <button type="button" class="button" onClick={() => (sharing.value = !sharing.value)}>
            <Icon name="share" />
            {t('share')}
          </button>
        )}
      </div>
      {sharing.value && <Shared link={linkTo('replay', table.table, String(ending.record))} how={t('share-replay')} />}
    </Sheet>
  );
}

/** For those who watch, such as a shared screen: they stay until the match is over. */
function Stay({ over, onClose }: { over: boolean; onClose: () => void }) {
  if (!over)
    return (
      <button type="button" class="button primary" onClick={onClose}>
        {t('close')}
      </button>
    );
  return (
    <a class="button primary" href={to()}>
      {t('home')}
    </a>
  );
}

/** What was left in each hand. */
function Left({
  game,
  hands,
  board,
  players,
}: {
  game: string;
  hands: string[][];
  board: GameBoard<View>;
  players: Player[];
}) {
  return (
    <section class="hands-left">
      <h3>{t('hands-left')}</h3>
      {hands.map((hand, seat) => (
        <div key={seat} class={`left-hand game-${game}`}>
          <Emblem seat={seat} />
          <span class="unseen">{told(players[seat]!.name, listed(hand.map(board.name)))}</span>
          {!hand.length && (
            <span class="soft" aria-hidden="true">
              {t('nothing-left')}
            </span>
          )}
          {hand.map((tile, n) => (
            <span key={n} class="memory-tile">
              <board.Face tile={tile} />
            </span>
          ))}
        </div>
      ))}
    </section>
  );
}
