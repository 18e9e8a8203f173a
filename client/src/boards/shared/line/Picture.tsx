// A row of dominoes on a box: the last one comes and goes.
import { DominoShape } from '../../../parts/Domino';

/** Where a domino lies, and how it is turned. */
const LINE = {
  '63': 'translate(54 128) rotate(-90)',
  '33': 'translate(118 128)',
  '35': 'translate(182 128) rotate(-90)',
  '52': 'translate(246 108) rotate(180)',
  '20': 'translate(266 47) rotate(-90)',
};
const COMES = '20';

interface PictureProps {
  /** The class of a domino's body; the default is ivory. */
  body?: (tile: string) => string;
}

export function Picture({ body = () => '' }: PictureProps) {
  return (
    <svg viewBox="0 0 320 200" class="card-art" preserveAspectRatio="xMidYMid slice">
      {Object.entries(LINE).map(([tile, place]) => (
        <g key={tile} class={`card-shadow ${tile === COMES ? 'card-move' : ''} ${body(tile)}`}>
          <g transform={`${place} translate(-20 -40)`}>
            <DominoShape upper={Number(tile[0])} lower={Number(tile[1])} />
          </g>
        </g>
      ))}
    </svg>
  );
}
