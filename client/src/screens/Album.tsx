// The album: what this device remembers of games played, won and done for the first time.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { learnGames } from '../connection/api';
import { useTitle } from '../words/heading';
import '../look/table/sheet.css';
import '../moments/moments.css';
import { album, EMPTY } from '../moments/album';
import { firstName } from '../moments/News';
import { Stamp } from '../moments/Stamp';
import { Header } from '../parts/Header';
import { to } from '../route';
import { knows, language, t, title } from '../words/words';

export default function Album() {
  const asked = useSignal(false);
  useTitle(t('album'));
  useEffect(() => void learnGames().catch(() => {}), []);
  const { games, firsts } = album.value;
  const known = firsts.filter(({ feat, game }) => knows(`feat-${feat}`, game)).reverse();
  const day = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' });
  return (
    <div class="page album">
      <Header />
      <main class="narrow">
        <h1>{t('album')}</h1>
        {!Object.keys(games).length && (
          <section class="paper-card album-empty">
            <Stamp />
            <p>{t('album-empty')}</p>
            <a class="button primary" href={to()}>
              {t('home')}
            </a>
          </section>
        )}
        {known.length > 0 && (
          <section class="paper-card">
            <h2>{t('for-the-first-time')}</h2>
            <ul class="album-firsts">
              {known.map((first) => (
                <li key={`${first.game} ${first.feat}`}>
                  <Stamp />
                  <span>
                    {firstName(first)}
                    <small class="soft">
                      {title(first.game)} · {day.format(first.when)}
                    </small>
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {Object.keys(games).length > 0 && (
          <section class="paper-card">
            <table class="scores">
              <thead>
                <tr>
                  <th scope="col">{t('album-game')}</th>
                  <th scope="col">{t('album-played')}</th>
                  <th scope="col">{t('album-won')}</th>
                  <th scope="col">{t('album-longest')}</th>
                </tr>
              </thead>
              <tbody>
                {Object.entries(games).map(([game, one]) => (
                  <tr key={game}>
                    <th scope="row">{title(game)}</th>
                    <td>{one.played}</td>
                    <td>{one.won}</td>
                    <td>{one.longest}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p class="soft">{t('album-here')}</p>
            <div class="row">
              <button
                type="button"
                class="button"
                onClick={() => {
                  if (asked.value) album.value = EMPTY;
                  asked.value = !asked.value;
                }}
              >
                {t(asked.value ? 'album-clear-sure' : 'album-clear')}
              </button>
            </div>
          </section>
        )}
      </main>
    </div>
  );
}
