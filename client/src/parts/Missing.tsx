// Shown if a part of the page could not be fetched: the network is down, or the server has a newer page.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../words/words';

const PATIENCE = 4000; // milliseconds; a network that never answers is none

/** Whether the page itself can be fetched: then what is missing belongs to a version that is gone. */
const isNewer = (): Promise<boolean> =>
  fetch(document.baseURI, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) }).then(
    ({ ok }) => ok,
    () => false,
  );

export function Missing() {
  const newer = useSignal<boolean | null>(null);
  useEffect(() => {
    void isNewer().then((found) => (newer.value = found));
  }, []);
  if (newer.value === null) return null;
  return (
    <main class="page">
      <div class="paper-card">
        <h1>{t(newer.value ? 'new-version' : 'offline-title')}</h1>
        {!newer.value && <p>{t('offline-words')}</p>}
        <button type="button" class="button primary" onClick={() => location.reload()}>
          {t(newer.value ? 'new-version-load' : 'try-again')}
        </button>
      </div>
    </main>
  );
}
