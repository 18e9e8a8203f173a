// The draw for the start (CLA-1): what each player drew, and who starts. It is there until the first domino lies,
// and a little longer, as a bot may be quick.
import { useLayoutEffect, useState } from 'preact/hooks';
import './draw.css';
import { Domino } from '../../parts/Domino';
import { about } from '../../words/people';
import { listed, t, told } from '../../words/words';
import type { Player } from '../board';
import { line } from '../shared/line/Line';
import type { ClassicView } from '../views';

const READ = 3500; // milliseconds
const FEW = 4; // dominoes: a longer line needs the room, as where a replay goes to a move

export interface Draw {
  /** For each seat what it drew; more than one where it tied. */
  drawn: string[][];
  starts: number;
}

/** The draw of a round whose start this page saw; null: it is not shown any more. */
export function useStartDraw(view: ClassicView): Draw | null {
  const [draw, setDraw] = useState<Draw | null>(null);
  const empty = view.line.length === 0;
  useLayoutEffect(() => {
    if (empty) {
      setDraw(drawOf(view));
      return undefined;
    }
    const timer = setTimeout(() => setDraw(null), READ);
    return () => clearTimeout(timer);
  }, [empty]);
  return view.line.length > FEW ? null : draw;
}

/** As it lies in the view; null where a table knows of none, such as a position that somebody set up. */
export function drawOf({ start_draws, counts, turn }: ClassicView): Draw | null {
  if (!start_draws?.length || turn === null) return null;
  const drawn = counts.map((_, seat) => start_draws.flatMap((row) => row[seat] ?? []));
  return { drawn, starts: turn };
}

interface StartDrawProps extends Draw {
  players: Player[];
  /** Whether there is room for words as well. */
  roomy: boolean;
}

export function StartDraw({ drawn, starts, players, roomy }: StartDrawProps) {
  return (
    <div class={`board-word start-draw ${roomy ? 'roomy' : ''}`}>
      <ul class="memory-tiles">
        {players.map(({ name, seat }) => (
          <li key={seat} class={seat === starts ? 'starts' : ''}>
            <span class="unseen">{told(name, listed((drawn[seat] ?? []).map(line.name)))}</span>
            <span>
              {drawn[seat]?.map((tile) => (
                <span key={tile} class="memory-tile">
                  <Domino tile={tile} />
                </span>
              ))}
            </span>
            <span aria-hidden="true">{name}</span>
          </li>
        ))}
      </ul>
      {roomy && <strong>{t('start-highest', about(players[starts]!))}</strong>}
    </div>
  );
}
