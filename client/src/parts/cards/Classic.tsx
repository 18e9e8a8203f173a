// A small living picture of dominoes: the last one comes and goes.
import { DominoShape } from '../Domino';

const LINE: [number, number, number, number, number][] = [
  [34, 118, -90, 6, 3], [118, 118, -90, 3, 3], [202, 118, -90, 3, 5],
];

export function Classic() {
  return (
    <svg viewBox="0 0 320 200" class="card-art">
      {LINE.map(([x, y, turn, a, b], n) => (
        <g key={n} transform={`translate(${x + (n === 1 ? 0 : 0)} ${y}) rotate(${n === 1 ? 0 : turn}) translate(-20 -40)`}><DominoShape upper={a} lower={b} /></g>
      ))}
      <g class="card-move"><g transform="translate(264 98) rotate(0) translate(-20 -20)"><DominoShape upper={5} lower={1} /></g></g>
      <g transform="translate(64 30) rotate(-8)"><DominoShape upper={6} lower={6} /></g>
    </svg>
  );
}
