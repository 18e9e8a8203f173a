// The games of this device: those that go on, with whose turn it is, and apart from them the finished ones.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Failed, tableOf } from '../connection/api';
import { server } from '../connection/server';
import { forgetTable, type MyTable, myTables, rememberTable } from '../device/keys';
import { isHere } from '../local/codes';
import { to } from '../route';
import { ago } from '../words/dates';
import { nameOf } from '../words/people';
import { listed, t, title } from '../words/words';
import { Icon } from './Icon';

const FEW = 4; // shown at first
const ASKED = 8; // of so many tables the server is asked how they stand

/** Played first. Tables that somebody only watched are not among them. */
const mine = (finished: boolean): MyTable[] =>
  myTables.value
    .filter(({ game, phase, mine = true }) => game && mine && (phase === 'over') === finished)
    .sort((a, b) => b.when - a.when);

export function RunningGames() {
  useServerNews();
  return <Games title={t('my-games')} games={mine(false)} />;
}

export function FinishedGames() {
  const none = !mine(false).length && !mine(true).length;
  if (!none) return <Games title={t('finished-games')} games={mine(true)} />;
  return (
    <section class="paper-card">
      <h2>{t('my-games')}</h2>
      <p class="soft">{t('no-games-yet')}</p>
    </section>
  );
}

/** Others may have moved meanwhile: ask the server how its tables stand. */
function useServerNews(): void {
  const there = server.value === 'there';
  useEffect(() => {
    if (!there) return;
    const tables = mine(false).filter(({ table }) => !isHere(table));
    for (const { table } of tables.slice(0, ASKED))
      void tableOf(table).then(
        ({ info, turn, moved }) => rememberTable(info, { turn, ...(moved ? { when: moved * 1000 } : {}) }),
        (problem: unknown) => {
          // else it is told as this device saw it last
          if (problem instanceof Failed && problem.code === 'no-such-table') forgetTable(table);
        },
      );
  }, [there]);
}

function Games({ title: heading, games }: { title: string; games: MyTable[] }) {
  const all = useSignal(false);
  if (!games.length) return null;
  return (
    <section class="paper-card">
      <h2>{heading}</h2>
      <ul class="table-list my-games">
        {(all.value ? games : games.slice(0, FEW)).map((one) => (
          <li key={one.table} class={isYourTurn(one) ? 'your-turn' : ''}>
            <Game one={one} />
          </li>
        ))}
      </ul>
      {games.length > FEW && (
        <button type="button" class="button quiet" onClick={() => (all.value = !all.value)}>
          {t(all.value ? 'show-fewer' : 'show-all', { count: games.length })}
        </button>
      )}
    </section>
  );
}

function Game({ one }: { one: MyTable }) {
  const others = (one.seats ?? []).flatMap(({ kind }, seat) =>
    kind === 'open' || one.yours?.includes(seat) ? [] : [nameOf({ seats: one.seats! }, seat)],
  );
  const about = [standing(one), ...(isHere(one.table) ? [t('on-this-device')] : []), ago(one.when)];
  return (
    <>
      <a class="table-words" href={to('t', one.table)}>
        <strong>{title(one.game)}</strong>
        {others.length > 0 && <span>{t('game-with', { names: listed(others) })}</span>}
        <span class="soft">{about.join(' · ')}</span>
      </a>
      <button
        type="button"
        class="button icon quiet"
        aria-label={t('forget-game', { game: title(one.game) })}
        onClick={() => forgetTable(one.table)}
      >
        <Icon name="close" />
      </button>
    </>
  );
}

const isYourTurn = ({ phase, turn = [], yours = [] }: MyTable): boolean =>
  phase === 'playing' && turn.some((seat) => yours.includes(seat));

/** Whose turn it is, or why it is nobody's. */
function standing(one: MyTable): string {
  const { phase, turn = [], seats } = one;
  if (phase !== 'playing' || !turn.length || !seats) return t(`phase-${phase}`);
  if (isYourTurn(one)) return t('your-turn');
  return t('turn-of', { name: listed(turn.map((seat) => nameOf({ seats }, seat))) });
}
