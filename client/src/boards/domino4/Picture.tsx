// Domino 4 on its box: two chains from the joker; the last tile comes and goes.
const FILL = { r: '#bf3b31', g: '#1f7f54', b: '#2a62ad', y: '#ecbb2c', w: '#fffdf8' };
type Half = [keyof typeof FILL, string];
const DOTS = [
  'M36 36 m-9 0 a9 9 0 1 0 18 0 a9 9 0 1 0 -18 0',
  'M27 48 l9-18 9 18z',
  'M28 28h17v17H28z',
  'M36 24 l12 12-12 12-12-12z',
];
const [RED, GREEN, BLUE, YELLOW] = DOTS as [string, string, string, string];
const TILES: [number, number, number, Half, Half][] = [
  [62, 104, 90, ['b', BLUE], ['w', '']],
  [62, 160, 0, ['w', ''], ['g', GREEN]],
  [174, 104, 90, ['y', YELLOW], ['y', YELLOW]],
  [230, 104, 90, ['w', ''], ['y', YELLOW]],
];

function Tile({ x, y, turn, one, two }: { x: number; y: number; turn: number; one: Half; two: Half }) {
  return (
    <g class="card-shadow" transform={`translate(${x} ${y})`}>
      <rect class="domino-edge" x="-26" y="-25" width="53" height="53" rx="7" />
      <rect class="domino-body" x="-26" y="-26" width="52" height="52" rx="7" />
      {[one, two].map(([colour, dot], n) => (
        <g key={n} transform={`rotate(${turn + n * 180}) translate(-25 -25) scale(.5)`}>
          <path
            d="M10 10H84L10 84Z"
            fill={FILL[colour]}
            stroke={FILL[colour]}
            stroke-width="5"
            stroke-linejoin="round"
          />
          {dot ? (
            <path
              d={dot}
              fill={colour === 'y' ? '#3a2a06' : '#fff6e6'}
              transform={`rotate(${-turn - n * 180} 36 36)`}
            />
          ) : (
            <circle cx="36" cy="36" r="9" fill="none" stroke="#5d5344" stroke-width="4" />
          )}
        </g>
      ))}
    </g>
  );
}

export function Picture() {
  return (
    <svg viewBox="0 0 320 200" class="card-art" preserveAspectRatio="xMidYMid slice">
      <g transform="translate(154 96) rotate(-7) scale(1.24) translate(-148 -102)">
        {TILES.map(([x, y, turn, one, two]) => (
          <Tile key={x + y} x={x} y={y} turn={turn} one={one} two={two} />
        ))}
        <g class="card-shadow" transform="translate(118 104)">
          <rect x="-26" y="-26" width="52" height="53" rx="7" fill="#34254f" />
          {[FILL.r, FILL.g, FILL.b, FILL.y].map((fill, n) => (
            <path key={fill} d="M-16-20H16L0-4Z" fill={fill} transform={`rotate(${n * 90})`} />
          ))}
          <circle r="9" fill="#f8f1e0" />
        </g>
        <g class="card-move">
          <Tile x={230} y={48} turn={180} one={['w', '']} two={['r', RED]} />
        </g>
      </g>
    </svg>
  );
}
