// A small seal: this page checked for itself that nobody could steer the shuffle.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { recordText } from '../connection/records';
import { partOf, type Verdict } from '../fairness/shuffle';
import type { Seen } from '../fairness/verify';
import type { Ending, Info, View } from '../protocol';
import { t } from '../words/words';
import { Icon } from './Icon';

export function Seal({ verdict }: { verdict: Verdict | null }) {
  if (!verdict) return null;
  return (
    <details class={`seal ${verdict}`} data-seal={verdict}>
      <summary>
        <Icon name={verdict === 'broken' ? 'close' : 'seal'} />
        {t(`seal-${verdict}`)}
      </summary>
      <p>{t(`seal-${verdict}-words`)}</p>
    </details>
  );
}

/** The seal of the round that has just ended at this table. */
export function RoundSeal({
  table,
  ending,
  view,
  yours,
}: {
  table: Info;
  ending: Ending;
  view: View;
  yours: number[];
}) {
  const verdict = useSignal<Verdict | null>(null);
  const { reveal } = ending;
  useEffect(() => {
    if (!reveal) return;
    const part = partOf(table.table, reveal.commitment);
    const seen = { reveal, part, yours, view, scores: ending.scores };
    void checked(seen, table, ending.record).then(
      (found) => (verdict.value = found),
      () => {}, // no connection, or a game that this page cannot play: nothing is said
    );
  }, [reveal?.commitment]);
  if (!reveal) return null;
  return (
    <div class="seal-place">
      <Seal verdict={verdict.value} />
    </div>
  );
}

async function checked(seen: Seen, table: Info, record: number): Promise<Verdict> {
  const [{ verdictOn }, { replay }] = await Promise.all([import('../fairness/verify'), import('../local/line')]);
  return verdictOn(seen, await recordText(table.table, record), (text) => replay(text, null));
}
