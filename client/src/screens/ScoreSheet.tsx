// The end of a round or a match: who won and why, the score sheet, and what comes next.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { has, infoOf, learnGames } from '../api';
import type { GameBoard, Player } from '../boards/board';
import { isHere } from '../local/codes';
import { Emblem } from '../parts/Emblem';
import { Icon } from '../parts/Icon';
import { linkTo, Shared } from '../parts/Invite';
import { RoundSeal } from '../parts/Seal';
import { Sheet } from '../parts/Sheet';
import { about } from '../people';
import type { Ending, Info, Outcome, View } from '../protocol';
import { recordText } from '../records';
import { to } from '../route';
import { save } from '../save';
import { next, yours } from '../table';
import { listed, t, tOr, told } from '../words';

/** A clause of a rules page, such as CLA-7. */
const CLAUSE = /^[A-Z0-9]+-\d+$/;

interface ScoreSheetProps {
  table: Info;
  ending: Ending;
  view: View;
  board: GameBoard<View>;
  players: Player[];
  watching: boolean;
  onClose: () => void;
}

/** "Ada wins", "Shared win: Ada and Bo". */
export function headline(winners: number[], players: Player[]): string {
  const [first, ...others] = winners.map((seat) => players[seat]!);
  if (!first) return t('nobody-wins');
  return others.length === 0
    ? t('wins', about(first))
    : t('share-win', { names: listed([first, ...others].map(({ name }) => name)) });
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

export function ScoreSheet({ table, ending, view, board, players, watching, onClose }: ScoreSheetProps) {
  const sharing = useSignal(false);
  const lone = table.rounds === 1 && table.target === null;
  const columns = Object.keys(ending.numbers);
  useEffect(() => void learnGames().catch(() => {}), []);
  const points = infoOf(table.game)?.tally !== 'wins';
  const winners = ending.match_over && !lone ? ending.match_winners : ending.winners;
  const keep = async (): Promise<void> =>
    save(`boneyard-${table.game}-${ending.record}.txt`, await recordText(table.table, ending.record));
  return (
    <Sheet title={headline(winners, players)} kind="score-sheet" onClose={onClose}>
      <p class="reason">
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
              {points && <th scope="col">{t('this-round')}</th>}
              {!lone && <th scope="col">{t('total')}</th>}
            </tr>
          </thead>
          <tbody>
            {players.map(({ name, seat }) => (
              <tr key={seat} class={winners.includes(seat) ? 'winner' : ''}>
                <th scope="row">
                  <Emblem seat={seat} />
                  {name}
                </th>
                {columns.map((column) => (
                  <td key={column}>{ending.numbers[column]?.[seat] ?? ''}</td>
                ))}
                {points && <td>{ending.scores[seat]}</td>}
                {!lone && (
                  <td>
                    <strong>{ending.totals[seat]}</strong>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {view.hands && (
        <details class="hands-left">
          <summary>{t('hands-left')}</summary>
          {view.hands.map((hand, seat) => (
            <div key={seat} class={`left-hand game-${table.game}`}>
              <Emblem seat={seat} />
              <span class="unseen">{told(players[seat]!.name, listed(hand.map(board.name)))}</span>
              {hand.map((tile, n) => (
                <span key={n} class="memory-tile">
                  <board.Face tile={tile} />
                </span>
              ))}
            </div>
          ))}
        </details>
      )}
      <RoundSeal table={table} ending={ending} view={view} yours={yours.value} />
      {!lone && !ending.match_over && (
        <p class="soft">
          {t(table.target === null ? 'rounds-left' : 'target-left', {
            round: table.round,
            rounds: table.rounds ?? 0,
            target: table.target ?? 0,
          })}
        </p>
      )}
      <div class="row end-buttons">
        <a class="button" href={to('replay', table.table, String(ending.record))}>
          <Icon name="play" />
          {t('replay')}
        </a>
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
        {!watching && (
          <button type="button" class="button primary" data-testid="next" onClick={() => next()}>
            <Icon name="again" />
            {t(ending.match_over ? 'rematch' : 'next-round')}
          </button>
        )}
        {watching && (
          <a class="button primary" href={to()}>
            {t('home')}
          </a>
        )}
      </div>
      {sharing.value && <Shared link={linkTo('replay', table.table, String(ending.record))} how={t('share-replay')} />}
    </Sheet>
  );
}
