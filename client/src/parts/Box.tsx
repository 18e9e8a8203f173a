// A box on the home page: one game, or several ways to play.
import { useSignal } from '@preact/signals';
import { has, infoOf } from '../api';
import type { Box as BoxOf } from '../boards';
import { Picture as Dominoes } from '../boards/shared/line/Picture';
import { planFor } from '../plans';
import { to } from '../route';
import { knows, listed, t, title, told } from '../words';
import { Icon } from './Icon';

/** The opponents of "play now": the bots of the last time. */
function opponents(game: string): string {
  return listed(
    planFor(game)
      .seats.filter((seat) => seat.kind === 'bot')
      .map((seat) => t(`level-${seat.level}`)),
  );
}

/** For how many players. */
function howMany(game: string): string {
  const players = infoOf(game)?.players ?? [];
  return players.length ? t('players', { count: `${Math.min(...players)}–${Math.max(...players)}` }) : '';
}

/** What stands on a box: its own name, or that of the one game in it. */
export const boxTitle = (box: string): string => (knows(`box-${box}`, box) ? t(`box-${box}`, {}, box) : title(box));

function boxWords(box: string): string {
  const own = `box-${box}-words`;
  return knows(own, box) ? t(own, {}, box) : t('plain-box-words');
}

export function Box({ box, onPlay }: { box: BoxOf; onPlay: (game: string) => void }) {
  const [first] = box.games;
  const game = useSignal(first!.name);
  const Picture = first!.Picture ?? Dominoes;
  const against = opponents(game.value);
  const crowd = howMany(game.value);
  const label = (message: string): string => told(t(message), title(game.value));
  return (
    <article class={`box box-${box.name}`} aria-labelledby={`box-${box.name}`}>
      <div class="box-picture" aria-hidden="true">
        <Picture />
      </div>
      <div class="box-words">
        <h2 id={`box-${box.name}`}>{boxTitle(box.name)}</h2>
        <p>{boxWords(box.name)}</p>
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
        <div class="row">
          <button
            type="button"
            class="button primary"
            data-play={game.value}
            aria-label={label('play-now')}
            onClick={() => onPlay(game.value)}
          >
            <Icon name="play" />
            {t('play-now')}
          </button>
          <a class="button" href={to('new', game.value)} aria-label={label('set-table')}>
            <Icon name="people" />
            {t('set-table')}
          </a>
        </div>
        {against && <p class="soft small">{t('against', { bots: against })}</p>}
        <p class="box-foot soft">
          <span>
            {crowd && (
              <>
                <Icon name="people" />
                {crowd}
              </>
            )}
          </span>
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
        </p>
      </div>
    </article>
  );
}
