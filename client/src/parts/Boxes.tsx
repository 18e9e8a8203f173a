// The four boxes. Magnetic Domino holds three games.
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { catalogue } from '../api';
import { planFor } from '../plans';
import { to } from '../route';
import { listed, t, told } from '../words';
import { Classic } from './cards/Classic';
import { Domination } from './cards/Domination';
import { Domino4 } from './cards/Domino4';
import { Magnetic } from './cards/Magnetic';
import { Icon } from './Icon';

interface BoxOf { id: string; games: string[]; Picture: ComponentType }

export const BOXES: BoxOf[] = [
  { id: 'classic', games: ['classic'], Picture: Classic },
  { id: 'domination', games: ['domination'], Picture: Domination },
  { id: 'domino4', games: ['domino4'], Picture: Domino4 },
  { id: 'magnetic', games: ['magnetic-tower', 'magnetic-staggered', 'magnetic-flat'], Picture: Magnetic },
];

/** Who waits if you play at once: the bots of the last time. */
function opponents(game: string): string {
  return listed(planFor(game).seats.filter((seat) => seat.kind === 'bot').map((seat) => t(`level-${seat.level}`)));
}

/** For how many, as the engine says. */
function howMany(game: string): string {
  const players = catalogue.value?.games.find((one) => one.name === game)?.players ?? [];
  return players.length ? t('players', { count: `${Math.min(...players)}–${Math.max(...players)}` }) : '';
}

export function Box({ box, onPlay }: { box: BoxOf; onPlay: (game: string) => void }) {
  const game = useSignal(box.games[0]!);
  const against = opponents(game.value);
  const crowd = howMany(game.value);
  const label = (message: string): string => told(t(message), t(`game-${game.value}`));
  return (
    <article class={`box box-${box.id}`} aria-labelledby={`box-${box.id}`}>
      <div class="box-picture" aria-hidden="true"><box.Picture /></div>
      <div class="box-words">
        <h2 id={`box-${box.id}`}>{t(`box-${box.id}`)}</h2>
        <p>{t(`box-${box.id}-words`)}</p>
        {box.games.length > 1 && (
          <div class="ways" role="group" aria-label={t('ways')}>
            {box.games.map((one) => (
              <button key={one} type="button" class="way" aria-pressed={one === game.value} onClick={() => (game.value = one)}>{t(`way-${one}`)}</button>
            ))}
          </div>
        )}
        <div class="row">
          <button type="button" class="button primary" data-play={game.value} aria-label={label('play-now')} onClick={() => onPlay(game.value)}><Icon name="play" />{t('play-now')}</button>
          <a class="button" href={to('new', game.value)} aria-label={label('set-table')}><Icon name="people" />{t('set-table')}</a>
        </div>
        {against && <p class="soft small">{t('against', { bots: against })}</p>}
        <p class="box-foot soft">
          <span>{crowd && <><Icon name="people" />{crowd}</>}</span>
          <a href={to('learn', game.value)} aria-label={label('learn')}>{t('learn')}</a>
          <a href={to('rules', game.value)} aria-label={label('rules')}>{t('rules')}</a>
        </p>
      </div>
    </article>
  );
}
