// The dominoes of the magnetic set: the same shape in one of four enamel colours, with white pips.
import { Domino } from '../../../parts/Domino';
import './magnetic.css';

/** Which of the four colours a domino has (MAG-1): `enamel-0` to `enamel-3`. */
export function enamel(tile: string): number {
  const [high, low] = [Number(tile[0]), Number(tile[1])];
  return (low * 7 - (low * (low - 1)) / 2 + (high - low)) % 4;
}

/** A whole domino, upright, for a hand. */
export function EnamelDomino({ tile }: { tile: string | null }) {
  return (
    <div class={tile === null ? 'enamelled' : `enamelled enamel-${enamel(tile)}`}>
      <Domino tile={tile} />
    </div>
  );
}
