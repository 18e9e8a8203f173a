// Who owns how many fields: of all 49, and of the 24 at the rim, which break a tie.

import { Emblem } from '../../parts/Emblem';
import type { DominationView } from '../views';
import { FIELDS } from './lattice';

const ALL = FIELDS.length;
const OUTER = 24;

export const ALL_SIGN = 'M2.5 2.5 h11 v11 h-11 Z M8 2.5 v11 M2.5 8 h11';
export const OUTER_SIGN = 'M2 2 h12 v12 h-12 Z M5.5 5.5 h5 v5 h-5 Z';

/** Fields; those at the rim. */
export const Sign = ({ path }: { path: string }) => (
  <svg class="domination-sign" viewBox="0 0 16 16">
    <path d={path} />
  </svg>
);

/** You come first. Two players pull from both ends, the middle wins; more are lined up. */
export function FieldMeter({ view }: { view: DominationView }) {
  const order = view.chips.map((_, n) => ((view.seat ?? 0) + n) % view.players);
  return (
    <div class={`domination-meter ${view.players === 2 ? 'tug' : ''}`} aria-hidden="true">
      <Sign path={ALL_SIGN} />
      <Track order={order} shares={view.chips} whole={ALL} marked />
      <Sign path={OUTER_SIGN} />
      <Track order={order} shares={view.outer} whole={OUTER} />
    </div>
  );
}

function Track({
  order,
  shares,
  whole,
  marked,
}: {
  order: number[];
  shares: number[];
  whole: number;
  marked?: boolean;
}) {
  const open = whole - shares.reduce((sum, share) => sum + share, 0);
  const parts = order.map((seat) => (
    <i key={seat} class={`seat-${seat}`} style={{ flexGrow: shares[seat]! }}>
      {marked && shares[seat]! > 2 && <Emblem seat={seat} />}
    </i>
  ));
  parts.splice(order.length === 2 ? 1 : order.length, 0, <i key="open" class="open" style={{ flexGrow: open }} />);
  return <span>{parts}</span>;
}
