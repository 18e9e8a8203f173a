// The box of a game that brings no picture: three dominoes, whose pips follow from its name.
import { DominoShape } from '../../parts/Domino';

const FAN = [
  { x: 104, y: 112, turn: -16 },
  { x: 160, y: 98, turn: 0 },
  { x: 216, y: 112, turn: 16 },
];

/** Numbers from 0 to 6 that are always the same for a name. */
function pipsOf(name: string): number[] {
  let mixed = 7;
  for (const letter of name) mixed = (mixed * 31 + letter.codePointAt(0)!) % 1_000_003;
  return FAN.flatMap((_, n) => [Math.floor(mixed / 7 ** (2 * n)) % 7, Math.floor(mixed / 7 ** (2 * n + 1)) % 7]);
}

export function Picture({ game }: { game: string }) {
  const pips = pipsOf(game);
  return (
    <svg viewBox="0 0 320 200" class="card-art" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {FAN.map(({ x, y, turn }, n) => (
        <g key={x} class={n === 1 ? 'card-move' : undefined}>
          <g class="card-shadow" transform={`translate(${x} ${y}) rotate(${turn}) scale(1.25) translate(-20 -40)`}>
            <DominoShape upper={pips[2 * n]!} lower={pips[2 * n + 1]!} />
          </g>
        </g>
      ))}
    </svg>
  );
}
