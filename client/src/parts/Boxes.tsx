// The four boxes. Magnetic Domino holds three games.
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { planFor } from '../plans';
import { to } from '../route';
import { t } from '../words';
import { Classic } from './cards/Classic';
import { Domination } from './cards/Domination';
import { Domino4 } from './cards/Domino4';
import { Magnetic } from './cards/Magnetic';
import { Icon } from './Icon';

interface BoxOf { id: string; games: string[]; players: string; Picture: ComponentType }

export const BOXES: BoxOf[] = [
  { id: 'classic', games: ['classic'], players: '2–4', Picture: Classic },
  { id: 'domination', games: ['domination'], players: '2–4', Picture: Domination },
  { id: 'domino4', games: ['domino4'], players: '2–8', Picture: Domino4 },
  { id: 'magnetic', games: ['magnetic-tower', 'magnetic-staggered', 'magnetic-flat'], players: '2–4', Picture: Magnetic },
];

export function Box({ box, onPlay }: { box: BoxOf; onPlay: (game: string) => void }) {
  const game = useSignal(box.games[0]!);
  const plan = planFor(game.value);
  const bots = plan.seats.filter((seat) => seat.kind === 'bot');
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
          <button type="button" class="button primary" data-play={game.value} onClick={() => onPlay(game.value)}><Icon name="play" />{t('play-now')}</button>
          <a class="button" href={to('new', game.value)}><Icon name="people" />{t('set-table')}</a>
        </div>
        <p class="box-foot soft">
          <span><Icon name="person" />{box.players}</span>
          {bots.length > 0 && <span>{t('against', { bots: bots.map((seat) => t(`level-${seat.level}`)).join(', ') })}</span>}
          <a href={to('learn', game.value)}>{t('learn')}</a>
          <a href={to('rules', game.value)}>{t('rules')}</a>
        </p>
      </div>
    </article>
  );
}
