// A row of dominoes on a box: the last one comes and goes.
import { DominoShape } from '../../../parts/Domino';

const LINE: [number, number, number, number, number][] = [
  [54, 128, -90, 6, 3],
  [118, 128, 0, 3, 3],
  [182, 128, -90, 3, 5],
  [246, 108, 180, 5, 2],
];

export function Picture() {
  return (
    <svg viewBox="0 0 320 200" class="card-art" preserveAspectRatio="xMidYMid slice">
      {LINE.map(([x, y, turn, upper, lower]) => (
        <g key={x} class="card-shadow" transform={`translate(${x} ${y}) rotate(${turn}) translate(-20 -40)`}>
          <DominoShape upper={upper} lower={lower} />
        </g>
      ))}
      <g class="card-move card-shadow">
        <g transform="translate(266 47) rotate(-90) translate(-20 -40)">
          <DominoShape upper={2} lower={0} />
        </g>
      </g>
    </svg>
  );
}
