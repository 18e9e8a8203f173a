// Says that a newer version of the page is ready. It is loaded on a press, never by itself, and nothing
// is said at a table: a game that runs is not disturbed.
import { newVersion, renew } from '../offline/version';
import { route } from '../route';
import { t } from '../words/words';

const NOT_AT = new Set(['t', 'learn', 'replay']);

export function NewVersion() {
  if (!newVersion.value || NOT_AT.has(route.value[0] ?? '')) return null;
  return (
    <div class="banner new-version" role="status">
      <span>{t('new-version')}</span>
      <button type="button" class="button" onClick={() => renew()}>
        {t('new-version-load')}
      </button>
    </div>
  );
}
