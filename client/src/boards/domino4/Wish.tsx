// A small mark at an open end: what the next tile must show.
import type { ComponentChildren } from 'preact';
import { COLOURS, type Colour, sideTowards } from './moves';
import { CELL, corner } from './plane';
import { Shape } from './Tile';

export function Wish({ wish, from, to }: { wish: string; from: number[]; to: number[] }) {
  const [x, y] = corner((from[0]! + to[0]!) / 2, (from[1]! + to[1]!) / 2);
  return (
    <div
      class={`d4-wish to-${sideTowards(from, to)}`}
      style={{ left: `${x + CELL / 2}px`, top: `${y + CELL / 2}px` }}
      aria-hidden="true"
    >
      <WishMark wish={wish} />
    </div>
  );
}

/** An end that has no room left. */
export function Closed({ cell }: { cell: number[] }) {
  const [x, y] = corner(cell[0]!, cell[1]!);
  return (
    <div class="d4-wish d4-shut" style={{ left: `${x + CELL}px`, top: `${y}px` }} aria-hidden="true">
      <svg width="24" height="24" viewBox="0 0 24 24">
        <circle cx="12" cy="12" r="11" />
        <path d="M7 12 H17" />
      </svg>
    </div>
  );
}

/** any: all shapes; white: a ring; r: the shape alone; r3: shape and number; r33: or that double. */
export function WishMark({ wish }: { wish: string }) {
  if (wish === 'any')
    return (
      <Pill kind="any" width={54}>
        {COLOURS.map((colour, n) => (
          <g key={colour} class={`d4-${colour} d4-tint`}>
            <Shape colour={colour} x={10.5 + n * 11} y={12} r={4.2} />
          </g>
        ))}
      </Pill>
    );
  if (wish === 'white')
    return (
      <Pill kind="white" width={28}>
        <circle class="d4-ring" cx="14" cy="12" r="5" />
      </Pill>
    );
  const colour = wish[0] as Colour;
  const number = wish[1];
  const double = wish.length === 3;
  const width = number ? (double ? 62 : 38) : 28;
  return (
    <Pill kind={colour} width={width}>
      <g class="d4-pips">
        <Shape colour={colour} x={14} y={12} r={5.4} />
      </g>
      {number && (
        <text class="d4-number" x="28" y="17.2">
          {number}
        </text>
      )}
      {double && (
        <g class="d4-double">
          <path d="M38 1.5 H52 a8.5 8.5 0 0 1 8.5 8.5 v4 a8.5 8.5 0 0 1 -8.5 8.5 H38 Z" />
          <text x="48.5" y="17.2">
            {wish.slice(1)}
          </text>
        </g>
      )}
    </Pill>
  );
}

function Pill({ kind, width, children }: { kind: string; width: number; children: ComponentChildren }) {
  return (
    <svg class={`d4-pill d4-${kind}`} width={width} height="24" viewBox={`0 0 ${width} 24`}>
      <rect class="d4-field" x="1" y="1" width={width - 2} height="22" rx="11" />
      {children}
    </svg>
  );
}
