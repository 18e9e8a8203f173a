// Home: a box for each game, joining a table, unfinished games, and replays.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { learnGames, loadHostInfo } from '../api';
import { boxes } from '../boards';
import { forgetTable, myTables, newToken } from '../keys';
import { Box } from '../parts/Box';
import { Header } from '../parts/Header';
import { Icon } from '../parts/Icon';
import { JoinForm } from '../parts/JoinForm';
import { planFor, request } from '../plans';
import { refusal } from '../refusals';
import { go, to } from '../route';
import { make, refused } from '../table';
import { t, title } from '../words';

/** Starts a game at once, set up as last time. */
function playNow(game: string): void {
  const plan = planFor(game);
  make(request(game, plan), newToken(), (code) => go('t', code, ...(plan.screen ? ['screen'] : [])));
}

export function Home() {
  const offline = useSignal(false);
  useEffect(
    () =>
      void Promise.all([learnGames(), loadHostInfo()])
        .then(() => (offline.value = false))
        .catch(() => (offline.value = true)),
    [],
  );
  return (
    <div class="page home">
      <Header />
      <main>
        <h1>{t('home-title')}</h1>
        <p class="lead">{t('home-lead')}</p>
        {offline.value && (
          <p class="note" role="status">
            <strong>{t('offline-title')}</strong> {t('offline-words')}
          </p>
        )}
        {refused.value && (
          <p class="refusal" role="alert">
            {refusal(refused.value)}
          </p>
        )}
        <ul class="boxes">
          {boxes().map((box) => (
            <li key={box.name}>
              <Box box={box} onPlay={playNow} />
            </li>
          ))}
        </ul>
        <div class="home-more">
          <section class="paper-card">
            <h2>{t('join-title')}</h2>
            <p class="soft">{t('join-words')}</p>
            <JoinForm />
          </section>
          <MyGames />
          <section class="paper-card">
            <h2>{t('replay-title')}</h2>
            <p class="soft">{t('replay-words')}</p>
            <a class="button" href={to('replay')}>
              <Icon name="play" />
              {t('replay-open')}
            </a>
          </section>
        </div>
      </main>
    </div>
  );
}

const ORDER = { playing: 0, between: 1, waiting: 2, over: 3 };

function MyGames() {
  const all = useSignal(false);
  const games = myTables.value
    .filter((one) => one.game)
    .sort((a, b) => ORDER[a.phase] - ORDER[b.phase] || b.when - a.when);
  const shown = all.value ? games : games.slice(0, 4);
  return (
    <section class="paper-card">
      <h2>{t('my-games')}</h2>
      {games.length === 0 && <p class="soft">{t('no-games-yet')}</p>}
      <ul class="my-games">
        {shown.map((one) => (
          <li key={one.table}>
            <a href={to('t', one.table)}>
              <strong>{title(one.game)}</strong>
              <span class="soft">
                {t(`phase-${one.phase}`)} · {new Date(one.when).toLocaleDateString(document.documentElement.lang)}
              </span>
            </a>
            <button
              type="button"
              class="button icon quiet"
              aria-label={t('forget-game', { game: title(one.game) })}
              onClick={() => forgetTable(one.table)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      {games.length > 4 && (
        <button type="button" class="button quiet" onClick={() => (all.value = !all.value)}>
          {t(all.value ? 'show-fewer' : 'show-all', { count: games.length })}
        </button>
      )}
    </section>
  );
}
