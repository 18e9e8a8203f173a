// Magnetic Domino on its box: a small tower that sways; one more domino comes down onto it.
import { farFirst, IsoDomino, type Stacked } from './Isometric';

const at = (tile: string, x: number, south: number, z: number, along: boolean, colour: number): Stacked => ({
  tile,
  x,
  south,
  z,
  along,
  colour,
});
// a legal stack: halves on top of each other are equal
const BASE = farFirst([
  at('66', 0, 0, 0, true, 3),
  at('53', 0, 1, 0, true, 0),
  at('26', 1, -1, 1, false, 1),
  at('65', 0, 0, 1, false, 2),
]);
const UPPER = farFirst([at('61', 1, 0, 2, false, 0), at('25', -1, 1, 2, true, 0), at('13', 1, 1, 3, false, 1)]);

export function Picture() {
  const draw = (one: Stacked) => <IsoDomino key={one.tile} {...one} />;
  return (
    <svg viewBox="0 0 320 200" class="card-art" preserveAspectRatio="xMidYMid slice">
      <ellipse cx="166" cy="142" rx="112" ry="50" fill="#000" opacity="0.3" />
      <g transform="translate(160 92)">
        {BASE.map(draw)}
        <g class="card-sway">
          {UPPER.map(draw)}
          <g class="card-move">{draw(at('45', 0, 0, 3, false, 3))}</g>
        </g>
      </g>
    </svg>
  );
}
