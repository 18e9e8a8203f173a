// Domination on its box: a corner of the board; a domino comes, closes a field, and a chip drops.
import './card.css';
import { DominoShape } from '../../parts/Domino';
import { EmblemShape } from '../../parts/Emblem';

const PRINT = ['44003', '33641', '22655', '11033'];
const PITCH = 126;
const LAID = '00a 20a 30a 01a 11a 21a 31a 22a 13a 23a 00 10 20 30 40 11 21 02 32 42'.split(' ');
const CHIPS = [
  [0, 0, 1],
  [2, 0, 0],
  [3, 0, 2],
  [1, 1, 0],
] as const;

/** A domino rightwards (a) or downwards from a square. */
function Piece({ at }: { at: string }) {
  const [x, y] = [Number(at[0]), Number(at[1])];
  const place = at[2]
    ? `matrix(0 1 1 0 ${x * PITCH + 23} ${y * PITCH - 20})`
    : `translate(${x * PITCH - 20} ${y * PITCH + 23})`;
  const other = at[2] ? PRINT[y]![x + 1] : PRINT[y + 1]![x];
  return (
    <g transform={place}>
      <rect x="2" y="4" width="40" height="80" rx="7" opacity="0.35" />
      <DominoShape upper={Number(PRINT[y]![x])} lower={Number(other)} />
    </g>
  );
}

export function Picture() {
  return (
    <svg class="card-art card-domination" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice">
      <radialGradient id="card-wood" cx="0.2" cy="0" r="1.1">
        <stop stop-color="#8a6545" />
        <stop offset="0.6" stop-color="#523622" />
        <stop offset="1" stop-color="#3b2516" />
      </radialGradient>
      <g transform="translate(24 46) rotate(-5) scale(0.48)">
        <rect x="-64" y="-64" width="632" height="640" rx="18" fill="url(#card-wood)" />
        {PRINT.flatMap((row, y) =>
          [...row].map((value, x) => (
            <g key={`${x}${y}`} transform={`translate(${x * PITCH} ${y * PITCH})`}>
              <rect x="-30" y="-28" width="60" height="60" rx="9" fill="#a98a57" />
              <rect x="-30" y="-30" width="60" height="60" rx="9" fill="#e2c490" />
              <text y="14.5">{value}</text>
            </g>
          )),
        )}
        {LAID.map((at) => (
          <Piece key={at} at={at} />
        ))}
        <g class="card-move">
          <Piece at="12a" />
        </g>
        {CHIPS.map(([x, y, seat], n) => (
          <g key={n} class={`seat-${seat}`} transform={`translate(${(x + 0.5) * PITCH} ${(y + 0.5) * PITCH})`}>
            <g class={n === 3 ? 'card-chip' : undefined}>
              <rect class="emblem-disc" x="-41" y="-41" width="82" height="82" rx="8" opacity="0.6" />
              <g transform="scale(2.4) translate(-12 -12)">
                <EmblemShape seat={seat} />
              </g>
            </g>
          </g>
        ))}
      </g>
    </svg>
  );
}
