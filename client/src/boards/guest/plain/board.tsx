// The board that works for any game: the table in headings and dominoes, and a button for each move.
import { useLayoutEffect, useRef } from 'preact/hooks';
import './plain.css';
import { clack } from '../../../moments/sound';
import { Domino, halves } from '../../../parts/Domino';
import type { View } from '../../../protocol';
import { t } from '../../../words/words';
import type { BoardProps, FaceProps, GameBoard } from '../../board';
import { COMMON, deed, movesOf, placeName, said, split, tileName } from './phrases';
import { Table } from './Table';
import { count, sections } from './values';

function Board(props: BoardProps<View>) {
  const { view, players, still } = props;
  useClack(props);
  return (
    <div class={`plain-board ${still ? 'still' : ''} ${view.seat === null ? '' : 'seated'}`}>
      <Table view={view} players={players} />
      {!still && <Moves {...props} />}
    </div>
  );
}

/** A domino more than before makes its sound. */
function useClack({ view, players, still }: BoardProps<View>): void {
  const before = useRef<number | null>(null);
  const now = sections(view, players).reduce((sum, { value }) => sum + count(value), 0);
  useLayoutEffect(() => {
    if (!still && before.current !== null && now > before.current) clack();
    before.current = now;
  }, [now]);
}

/** The legal moves that play a tile, tile by tile; of a tile that is picked its own alone. */
function Moves({ view, players, picker }: BoardProps<View>) {
  const { hand, moves } = picker.choices.value;
  const picked = picker.tile.value;
  const tiles = (picked === null ? [...new Set(hand)] : [picked]).filter((tile) => moves(tile).length);
  if (!tiles.length) return null;
  return (
    <section class="plain-moves" onClick={(event) => event.stopPropagation()}>
      <h2>{t('plain-moves')}</h2>
      <ul>
        {tiles.map((tile) => (
          <li key={tile}>
            <div class="plain-choice" role="group" aria-label={tileName(tile)}>
              <span class="plain-tile" aria-hidden="true">
                <Face tile={tile} />
              </span>
              {moves(tile).map((move) => {
                const place = placeName(view.game, split(move).tile ? split(move).place : move, players);
                const label = place
                  ? t('plain-play-at', { tile: tileName(tile), place })
                  : t('plain-play-tile', { tile: tileName(tile) });
                return (
                  <button
                    key={move}
                    type="button"
                    class={`button ${picker.pending.value === move ? 'primary' : ''}`}
                    {...picker.spot(move, label)}
                  >
                    {place || t('plain-play')}
                  </button>
                );
              })}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Moves that play no tile; the table itself has buttons for drawing and passing. */
function Extra({ picker }: BoardProps<View>) {
  const { hand, legal, moves } = picker.choices.value;
  const played = new Set(hand.flatMap((tile) => moves(tile)));
  return (
    <>
      {legal
        .filter((move) => !played.has(move) && !COMMON.includes(move))
        .map((move) => (
          <button key={move} type="button" class="button" data-action={move} onClick={() => picker.choose(move, false)}>
            {deed(move)}
          </button>
        ))}
    </>
  );
}

function Face({ tile }: FaceProps) {
  if (tile === null || halves(tile)) return <Domino tile={tile} />;
  return <span class="plain-card">{tile}</span>;
}

const plain: GameBoard<View> = {
  Board,
  Face,
  Extra,
  moves: movesOf,
  tileOf: (move) => split(move).tile ?? undefined,
  name: tileName,
  said,
};
export default plain;
