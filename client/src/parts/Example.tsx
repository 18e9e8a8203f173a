// An example from the rules: the game's own board, and tiles with a mark that says whether they fit.
import { useMemo } from 'preact/hooks';
import type { GameBoard } from '../boards/board';
import { Picker } from '../input/picker';
import type { Example as Shown, View } from '../protocol';
import { t } from '../words/words';
import { Icon } from './Icon';

/** A picker that has all tiles of an example picked at once. */
function holding({ tiles }: Shown): Picker {
  const picker = new Picker();
  const moves = tiles.flatMap((one) => one.moves);
  picker.offer({ hand: tiles.map(({ tile }) => tile), legal: moves, moves: () => moves, play: () => {} });
  if (tiles.length) picker.pick(0);
  return picker;
}

export function Example({ board, shown, caption }: { board: GameBoard<View>; shown: Shown; caption: string }) {
  const picker = useMemo(() => holding(shown), [shown]);
  const players = Array.from({ length: shown.view.players }, (_, seat) => ({
    seat,
    name: t('seat', { seat: seat + 1 }),
    you: false,
  }));
  return (
    <figure class={`example game-${shown.view.game}`}>
      <div class="example-board" inert>
        <board.Board view={shown.view} players={players} picker={picker} still />
      </div>
      <figcaption>
        {shown.tiles.length > 0 && (
          <span class="example-tiles">
            {shown.tiles.map(({ tile, moves }) => (
              <span key={tile} class={moves.length ? 'fits' : 'fails'}>
                <span class="example-tile" aria-hidden="true">
                  <board.Face tile={tile} />
                </span>
                <span class="example-mark" aria-hidden="true">
                  <Icon name={moves.length ? 'check' : 'close'} />
                </span>
                <span class="unseen">
                  {t(moves.length ? 'example-fits' : 'example-fails', { tile: board.name(tile) })}
                </span>
              </span>
            ))}
          </span>
        )}
        <span>{caption}</span>
      </figcaption>
    </figure>
  );
}
