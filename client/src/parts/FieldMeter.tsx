// How the fields of Domination are shared: all 49, and the 24 at the rim that break a tie.
import { FIELDS } from '../boards/lattice';
import type { DominationView } from '../protocol';
import { Emblem } from './Emblem';

const ALL = FIELDS.length;
const OUTER = 24;

export const ALL_SIGN = 'M2.5 2.5 h11 v11 h-11 Z M8 2.5 v11 M2.5 8 h11';
export const OUTER_SIGN = 'M2 2 h12 v12 h-12 Z M5.5 5.5 h5 v5 h-5 Z';

/** Fields; those at the rim. */
export const Sign = ({ path }: { path: string }) => <svg class="domination-sign" viewBox="0 0 16 16"><path d={path} /></svg>;

/** Two players pull from both ends, the middle wins; more are lined up from the left. */
export function FieldMeter({ view }: { view: DominationView }) {
  return (
    <div class={`domination-meter ${view.players === 2 ? 'tug' : ''}`} aria-hidden="true">
      <Sign path={ALL_SIGN} />
      <Track shares={view.chips} whole={ALL} marked />
      <Sign path={OUTER_SIGN} />
      <Track shares={view.outer} whole={OUTER} />
    </div>
  );
}

function Track({ shares, whole, marked }: { shares: number[]; whole: number; marked?: boolean }) {
  const open = whole - shares.reduce((sum, share) => sum + share, 0);
  const parts = shares.map((share, seat) => <i key={seat} class={`seat-${seat}`} style={{ flexGrow: share }}>{marked && share > 0 && <Emblem seat={seat} />}</i>);
  const rest = <i key="open" class="open" style={{ flexGrow: open }} />;
  return <span>{shares.length === 2 ? [parts[0], rest, parts[1]] : [...parts, rest]}</span>;
}
