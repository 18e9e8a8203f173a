// A square tile in a box of 100: two halves along a diagonal, a joker, or a back. Colours differ by
// the shape of their pips as well: red round, green triangle, blue square, yellow diamond.
import type { JSX } from 'preact';
import type { Colour, Turn } from './moves';

/** From the middle of the tile: towards the half's corner, along the diagonal. */
const PIPS: [number, number][][] = [
  [[25, 0]],
  [[25, 0]],
  [
    [23, -17],
    [23, 17],
  ],
  [
    [16.5, -20],
    [16.5, 20],
    [41, 0],
  ],
  [
    [14.5, 0],
    [29.5, -15],
    [29.5, 15],
    [44.5, 0],
  ],
];
const TOWARDS: Record<Turn, [number, number]> = { nw: [-1, -1], ne: [1, -1], se: [1, 1], sw: [-1, 1] };
const OPPOSITE: Record<Turn, Turn> = { nw: 'se', ne: 'sw', se: 'nw', sw: 'ne' };
const HALF = Math.SQRT1_2;
const PIP = 8.2;

/** The shape of a colour, about (x, y). */
export function Shape({ colour, x, y, r }: { colour: Colour; x: number; y: number; r: number }): JSX.Element {
  const at = (points: [number, number][]): string => points.map(([dx, dy]) => `${x + dx * r} ${y + dy * r}`).join(' ');
  if (colour === 'r') return <circle cx={x} cy={y} r={r} />;
  if (colour === 'g')
    return (
      <polygon
        points={at([
          [0, -1.12],
          [1.1, 0.86],
          [-1.1, 0.86],
        ])}
      />
    );
  if (colour === 'b') return <rect x={x - r * 0.9} y={y - r * 0.9} width={r * 1.8} height={r * 1.8} />;
  return (
    <polygon
      points={at([
        [0, -1.25],
        [1.25, 0],
        [0, 1.25],
        [-1.25, 0],
      ])}
    />
  );
}

function Half({ colour, number, turn }: { colour: Colour; number: number; turn: Turn }) {
  const [sx, sy] = TOWARDS[turn];
  const edge = (far: number): number => 50 + far * 40;
  const corners = `${edge(sx)} ${edge(sy)} ${edge(-sx * 0.76)} ${edge(sy)} ${edge(sx)} ${edge(-sy * 0.76)}`;
  const pips = PIPS[number]!.map(([out, along]): [number, number] => [
    50 + (out * sx + along * sx) * HALF,
    50 + (out * sy - along * sy) * HALF,
  ]);
  return (
    <g class={number ? `d4-half d4-${colour}` : 'd4-half d4-white'}>
      <polygon class="d4-field" points={corners} />
      <g class="d4-pips">
        {pips.map(([x, y], n) =>
          number ? <Shape key={n} colour={colour} x={x} y={y} r={PIP} /> : <circle key={n} cx={x} cy={y} r={9.5} />,
        )}
      </g>
    </g>
  );
}

/** The four fields of a joker: north, east, south, west. */
const PETALS: [Colour, string, number, number][] = [
  ['r', '17 11 83 11 50 44', 50, 19.5],
  ['g', '89 17 89 83 56 50', 80.5, 50.5],
  ['b', '83 89 17 89 50 56', 50, 80.5],
  ['y', '11 83 11 17 44 50', 19.5, 50],
];
const STAR = 'M50 37.5 l3.5 7.9 8.6 .9 -6.4 5.8 1.8 8.4 -7.5 -4.3 -7.5 4.3 1.8 -8.4 -6.4 -5.8 8.6 -.9 z';

/** The colour named with a joker, or a star if there was none. */
function Named({ colour }: { colour: Colour | null }) {
  return (
    <g class={colour ? `d4-named d4-${colour}` : 'd4-named'}>
      <circle class="d4-disc" cx="50" cy="50" r={colour ? 26 : 19} />
      <g class="d4-pips">
        {colour ? <Shape colour={colour} x={50} y={50} r={14} /> : <path class="d4-star" d={STAR} />}
      </g>
    </g>
  );
}

function Joker({ colour }: { colour: Colour | null }) {
  return (
    <g class="d4-joker">
      {PETALS.map(([petal, points, x, y]) => (
        <g key={petal} class={`d4-petal d4-${petal} ${colour && colour !== petal ? 'faded' : ''}`}>
          <polygon class="d4-field" points={points} />
          {!colour && (
            <g class="d4-pips">
              <Shape colour={petal} x={x} y={y} r={6.5} />
            </g>
          )}
        </g>
      ))}
      <Named colour={colour} />
    </g>
  );
}

const LATTICE = [22, 36, 50, 64, 78];

function Back({ colour, own }: { colour: Colour | null; own: string | null }) {
  return (
    <g class="d4-back">
      <rect class="back-frame" x="9" y="9" width="82" height="80" rx="8" />
      {LATTICE.flatMap((x, i) =>
        LATTICE.map((y, j) => <circle key={`${i}${j}`} class="back-dot" cx={x} cy={y - 1} r={(i + j) % 2 ? 2 : 3.4} />),
      )}
      {colour && <Named colour={colour} />}
      {own && (
        <g class="d4-peek" transform="translate(56 56) scale(0.42)">
          <TileShape tile={own} turn="nw" />
        </g>
      )}
    </g>
  );
}

export interface TileProps {
  /** Null if it is face down and unknown. */
  tile: string | null;
  turn?: Turn | null;
  colour?: Colour | null;
  down?: boolean;
}

/** A tile inside an SVG, in a box of 100. Face down, its owner still sees what it is. */
export function TileShape({ tile, turn = 'nw', colour = null, down = false }: TileProps) {
  const back = down || tile === null;
  const kind = back ? 'is-back' : tile === 'J' ? 'is-joker' : '';
  return (
    <g class={`d4-shape ${kind}`}>
      <rect class="d4-edge" x="1" y="3" width="98" height="97" rx="13" />
      <rect class="d4-body" x="1" y="0.5" width="98" height="96.5" rx="13" />
      <path class="d4-shine" d="M14 3 H84 M3.5 14 V82" />
      <g transform="translate(2.5 1) scale(0.95)">
        {back ? (
          <Back colour={colour} own={tile} />
        ) : tile === 'J' ? (
          <Joker colour={colour} />
        ) : (
          <Halves tile={tile} turn={turn ?? 'nw'} />
        )}
      </g>
    </g>
  );
}

function Halves({ tile, turn }: { tile: string; turn: Turn }) {
  const colour = tile[0] as Colour;
  return (
    <>
      <Half colour={colour} number={Number(tile[1])} turn={turn} />
      <Half colour={colour} number={Number(tile[2])} turn={OPPOSITE[turn]} />
    </>
  );
}

/** A colour with its shape, to be named with a joker. */
export function Swatch({ colour }: { colour: Colour }) {
  return (
    <svg class={`d4-tile d4-${colour}`} viewBox="0 0 100 100" aria-hidden="true">
      <rect class="d4-field" x="8" y="8" width="84" height="84" rx="20" />
      <g class="d4-pips">
        <Shape colour={colour} x={50} y={50} r={24} />
      </g>
    </svg>
  );
}

/** A tile as an image of its own: it fills its box. */
export function Tile(props: TileProps) {
  return (
    <svg class="d4-tile" viewBox="0 0 100 100" aria-hidden="true">
      <TileShape {...props} />
    </svg>
  );
}
