// Home: joining a table, tables that wait for players, your own games, a box for each game, and replays.
import { useEffect } from 'preact/hooks';
import { boxes, load } from '../boards';
import { learnGames } from '../connection/api';
import { lookForServer, server } from '../connection/server';
import { newToken } from '../device/keys';
import { type Plan, request } from '../device/plans';
import { nickname } from '../device/prefs';
import { Box } from '../parts/Box';
import { Header } from '../parts/Header';
import { Icon } from '../parts/Icon';
import { JoinForm } from '../parts/JoinForm';
import { FinishedGames, RunningGames } from '../parts/MyGames';
import { OpenTables } from '../parts/OpenTables';
import { go, to } from '../route';
import { alone } from '../table/alone';
import { make, making, refused } from '../table/table';
import { refusal } from '../words/refusals';
import { t } from '../words/words';

/** Makes a table at once; where nobody can come from elsewhere, bots take the open seats. */
async function playNow(game: string, plan: Plan): Promise<void> {
  making.value = true;
  fetchAhead(game);
  const there = await lookForServer();
  const asked = request(game, plan);
  const name = nickname.value.trim() || t('guest-name');
  await make(there ? asked : alone(asked, name), newToken(), (code) =>
    go('t', code, ...(plan.screen && there ? ['screen'] : [])),
  );
}

/** Fetches what a table is drawn with while the table is made; what fails is asked for again at the table. */
function fetchAhead(game: string): void {
  const inPage = server.peek() === 'there' ? undefined : import('../local/line').then(({ getReady }) => getReady());
  void Promise.all([import('./Table'), load(game), inPage]).catch(() => {});
}

export function Home() {
  useEffect(() => void learnGames().catch(() => {}), []);
  useEffect(() => void lookForServer(), []);
  return (
    <div class="page home">
      <Header />
      <main>
        <div class="home-head">
          <div>
            <h1>{t('home-title')}</h1>
            <p class="lead">{t('home-lead')}</p>
          </div>
          {server.value !== 'none' && (
            <section class="home-join" aria-labelledby="join-title">
              <h2 id="join-title">{t('join-title')}</h2>
              <JoinForm />
            </section>
          )}
        </div>
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
        <div class="home-now">
          <OpenTables />
          <RunningGames />
        </div>
        <ul class="boxes">
          {boxes().map((box) => (
            <li key={box.name}>
              <Box box={box} onPlay={(game, plan) => void playNow(game, plan)} />
            </li>
          ))}
        </ul>
        <div class="home-more">
          <FinishedGames />
          <section class="paper-card">
            <h2>{t('replay-title')}</h2>
            <p class="soft">{t('replay-words')}</p>
            <a class="button" href={to('replay')}>
              <Icon name="play" />
              {t('replay-open')}
            </a>
          </section>
        </div>
        <p class="home-album">
          <a href={to('puzzles')}>
            <Icon name="hint" />
            {t('puzzles')}
          </a>
          <a href={to('album')}>
            <Icon name="album" />
            {t('album')}
          </a>
        </p>
      </main>
    </div>
  );
}
