// Home: a box for each game, joining a table, unfinished games, and replays.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { alone } from '../alone';
import { learnGames } from '../api';
import { boxes } from '../boards';
import { forgetTable, myTables, newToken } from '../keys';
import { isHere } from '../local/codes';
import { Box } from '../parts/Box';
import { Header } from '../parts/Header';
import { Icon } from '../parts/Icon';
import { JoinForm } from '../parts/JoinForm';
import { planFor, request } from '../plans';
import { nickname } from '../prefs';
import { refusal } from '../refusals';
import { go, to } from '../route';
import { lookForServer, server } from '../server';
import { make, making, refused } from '../table';
import { t, title } from '../words';

/** Starts a game at once, set up as last time. */
async function playNow(game: string): Promise<void> {
  making.value = true;
  const there = await lookForServer();
  const plan = planFor(game);
  const asked = request(game, plan);
  const name = nickname.value.trim() || t('guest-name');
  await make(there ? asked : alone(asked, name), newToken(), (code) =>
    go('t', code, ...(plan.screen && there ? ['screen'] : [])),
  );
}

export function Home() {
  useEffect(() => void learnGames().catch(() => {}), []);
  useEffect(() => void lookForServer(), []);
  return (
    <div class="page home">
      <Header />
      <main>
        <h1>{t('home-title')}</h1>
        <p class="lead">{t('home-lead')}</p>
        {server.value === 'away' && (
          <p class="note" role="status">
            <strong>{t('offline-title')}</strong> {t('offline-play')}
          </p>
        )}
        {server.value === 'none' && <p class="soft">{t('here-words')}</p>}
        {refused.value && (
          <p class="refusal" role="alert">
            {refusal(refused.value)}
          </p>
        )}
        <ul class="boxes">
          {boxes().map((box) => (
            <li key={box.name}>
              <Box box={box} onPlay={(game) => void playNow(game)} />
            </li>
          ))}
        </ul>
        <div class="home-more">
          {server.value !== 'none' && (
            <section class="paper-card">
              <h2>{t('join-title')}</h2>
              <p class="soft">{t('join-words')}</p>
              <JoinForm />
            </section>
          )}
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
                {t(`phase-${one.phase}`)} · {isHere(one.table) && `${t('on-this-device')} · `}
                {new Date(one.when).toLocaleDateString(document.documentElement.lang)}
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
