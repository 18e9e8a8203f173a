// Until what belongs on the table is here, or if it cannot be had.
import { to } from '../route';
import { t } from '../words/words';

export function Opening({ problem }: { problem: string | null }) {
  const words = problem === 'offline' ? 'offline-words' : 'refused-no-such-page';
  return (
    <main class="felt finding">
      <p class="board-word" role="status">
        {t(problem ? words : 'opening-table')}
      </p>
      {problem && (
        <a class="button primary" href={to()}>
          {t('home')}
        </a>
      )}
    </main>
  );
}
