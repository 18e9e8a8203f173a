// Tables of this server that wait for players and want to be found, kept up to date while the page is seen.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { openTables } from '../connection/api';
import { server } from '../connection/server';
import { myTables } from '../device/keys';
import type { Info } from '../protocol';
import { to } from '../route';
import { nameOf } from '../words/people';
import { terms } from '../words/terms';
import { listed, t, title, told } from '../words/words';

const EVERY = 3000; // milliseconds

export function OpenTables() {
  const tables = useSignal<Info[]>([]);
  const there = server.value === 'there';
  useEffect(() => {
    if (!there) return undefined;
    const look = (): void => {
      if (document.visibilityState !== 'visible') return;
      void openTables().then(
        (found) => (tables.value = found),
        () => (tables.value = []),
      );
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [there]);
  const own = new Set(myTables.value.filter(({ mine }) => mine).map(({ table }) => table));
  const shown = there ? tables.value.filter(({ table }) => !own.has(table)) : [];
  if (!shown.length) return null;
  return (
    <section class="paper-card" aria-labelledby="open-tables">
      <h2 id="open-tables">{t('open-tables')}</h2>
      <ul class="table-list">
        {shown.map((one) => (
          <li key={one.table} data-table={one.table}>
            <OpenTable info={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OpenTable({ info }: { info: Info }) {
  const free = info.seats.filter(({ kind }) => kind === 'open').length;
  const sitting = info.seats.flatMap(({ kind }, seat) => (kind === 'open' ? [] : [nameOf(info, seat)]));
  const about = [...(sitting.length ? [listed(sitting)] : []), t('seats-free', { count: free }), ...terms(info)];
  return (
    <>
      <span class="table-words">
        <strong>{title(info.game)}</strong>
        <span class="soft">{about.join(' · ')}</span>
      </span>
      <a
        class="button primary"
        href={to('t', info.table, 'sit')}
        aria-label={told(t('sit-down'), `${title(info.game)}, ${listed(sitting)}`)}
      >
        {t('sit-down')}
      </a>
    </>
  );
}
