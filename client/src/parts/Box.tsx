// A box on the home page: one game, or several ways to play.
import { useSignal } from '@preact/signals';
import type { Box as BoxOf } from '../boards';
import { charactersOf } from '../bots/characters';
import { has, infoOf } from '../connection/api';
import { lastPlan, type Plan, quickPlan } from '../device/plans';
import { to } from '../route';
import { length } from '../words/terms';
import { knows, listed, t, title, told } from '../words/words';
import { BoxPicture } from './BoxPicture';
import { Icon } from './Icon';

/** Who sat at the last table, and how long it went: enough to know it again. */
function lastTable(plan: Plan): string {
  const levels = plan.seats.map(({ kind, level }) => (kind === 'bot' ? level : ''));
  const bots = charactersOf(levels).map((one) => one?.name ?? '');
  const others = plan.seats.flatMap((seat, number) => {
    if (seat.kind === 'me') return [];
    if (seat.kind === 'invite') return [t('open-seat')];
    return [seat.kind === 'bot' ? bots[number]! : seat.name || t('guest-name')];
  });
  return [listed(others), length(plan.rounds, plan.target)].filter(Boolean).join(' · ');
}

/** For how many players. */
function howMany(game: string): string {
  const players = infoOf(game)?.players ?? [];
  return players.length ? t('players', { count: `${Math.min(...players)}–${Math.max(...players)}` }) : '';
}

/** What stands on a box: its own name, or that of the one game in it. */
export const boxTitle = (box: string): string => (knows(`box-${box}`, box) ? t(`box-${box}`, {}, box) : title(box));

/** One sentence about the game: what is said of the box, unless the way that is chosen has words of its own. */
export function boxWords(box: string, game: string): string {
  const way = `way-${game}-words`;
  if (knows(way, game)) return t(way, {}, game);
  const own = `box-${box}-words`;
  return knows(own, box) ? t(own, {}, box) : t('plain-box-words');
}

export function Box({ box, onPlay }: { box: BoxOf; onPlay: (game: string, plan: Plan) => void }) {
  const [first] = box.games;
  const game = useSignal(first!.name);
  const last = lastPlan(game.value);
  const crowd = howMany(game.value);
  const label = (message: string): string => told(t(message), title(game.value));
  return (
    <article class={`box box-${box.name}`} aria-labelledby={`box-${box.name}`}>
      <BoxPicture game={game.value} />
      <div class="box-words">
        <h2 id={`box-${box.name}`}>{boxTitle(box.name)}</h2>
        <p>{boxWords(box.name, game.value)}</p>
        <div>
          {box.games.length > 1 && (
            <div class="ways" role="group" aria-label={t('ways')}>
              {box.games.map(({ name }) => (
                <button
                  key={name}
                  type="button"
                  class="way"
                  aria-pressed={name === game.value}
                  onClick={() => (game.value = name)}
                >
                  {t(`way-${name}`)}
                </button>
              ))}
            </div>
          )}
        </div>
        <div class="row">
          <button
            type="button"
            class="button primary"
            data-play={game.value}
            aria-label={label('play-now')}
            onClick={() => onPlay(game.value, quickPlan(game.value))}
          >
            <Icon name="play" />
            {t('play-now')}
          </button>
          <a class="button" href={to('new', game.value)} aria-label={label('set-table')}>
            <Icon name="people" />
            {t('set-table')}
          </a>
        </div>
        <div class="box-again">
          {last && (
            <button
              type="button"
              class="button quiet again"
              data-again={game.value}
              onClick={() => onPlay(game.value, last)}
            >
              <Icon name="again" />
              <span>
                {t('same-table')}
                <small>{lastTable(last)}</small>
              </span>
            </button>
          )}
        </div>
        <p class="box-foot soft">
          <span>
            {crowd && (
              <>
                <Icon name="people" />
                {crowd}
              </>
            )}
          </span>
          <span class="box-links">
            {has(game.value, 'lesson') && (
              <a href={to('learn', game.value)} aria-label={label('learn')}>
                {t('learn')}
              </a>
            )}
            {has(game.value, 'page') && (
              <a href={to('rules', game.value)} aria-label={label('rules')}>
                {t('rules')}
              </a>
            )}
          </span>
        </p>
      </div>
    </article>
  );
}
