// Flat or up as a picture: the bright domino lies beside another on the table, or on top of it.
import type { StaggeredView } from '../views';

export type Way = StaggeredView['due'][number];

const LAID = { flat: [1, 12], up: [2, 12] } as const;
const NEW = { flat: [13, 12], up: [10, 5] } as const;

export function WayPicture({ way }: { way: Way }) {
  const domino = ([x, y]: readonly [number, number], kind: string) => (
    <rect class={kind} x={x} y={y} width={way === 'flat' ? 10 : 14} height={5.5} rx={1.5} />
  );
  return (
    <svg class="way-picture" viewBox="0 0 24 24" aria-hidden="true">
      {domino(LAID[way], 'way-laid')}
      {domino(NEW[way], 'way-new')}
      <path class="way-table" d="M1 20 H23" />
    </svg>
  );
}
