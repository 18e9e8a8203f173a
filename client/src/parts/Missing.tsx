// Shown if a part of the page could not be fetched: the network is down, or the server has a newer page.
import { t } from '../words/words';

export function Missing() {
  return (
    <main class="page">
      <div class="paper-card">
        <h1>{t('offline-title')}</h1>
        <p>{t('offline-words')}</p>
        <button type="button" class="button primary" onClick={() => location.reload()}>
          {t('try-again')}
        </button>
      </div>
    </main>
  );
}
