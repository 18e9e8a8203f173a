// Beside your name: what to do now, why a tile does not go, or the move that waits for the connection.
import type { BoardProps, GameBoard } from '../boards/board';
import { held } from '../moments/hold';
import type { View } from '../protocol';
import { type Chosen, unfit, withdraw } from '../table/table';
import { called } from '../words/moves';
import { waitedFor } from '../words/people';
import { whyNot } from '../words/refusals';
import { t, unbroken } from '../words/words';

/** A move that waits for the connection. */
export function Kept({ board, view, kept }: { board: GameBoard<View>; view: View; kept: Chosen }) {
  return (
    <p class="hint-word" role="status" data-testid="kept">
      <span>{t('move-waits', { move: called(board, view, kept.move) })}</span>
      <button type="button" class="button" onClick={withdraw}>
        {t('withdraw')}
      </button>
    </p>
  );
}

/** One line that says what to do now, or why a tile does not go. */
export function Advice({
  board,
  props,
  legal: all,
}: {
  board: GameBoard<View>;
  props: BoardProps<View>;
  legal: string[];
}) {
  const { view, picker } = props;
  const legal = view.seat !== null && waitedFor(board, view).includes(view.seat) ? all : [];
  if (legal.length && unfit.value && picker.tile.value === null)
    return (
      <p class="advice yours why" role="status">
        {unbroken(whyNot(unfit.value.tile, unfit.value.reasons, board))}
      </p>
    );
  const plain = plainly(legal, props);
  const said = held.value ? '' : unbroken(board.advice?.(props, plain) ?? t(plain));
  return <p class={`advice ${legal.length ? 'yours' : ''}`}>{said}</p>;
}

/** The message that any game may say. */
function plainly(legal: string[], { view, picker }: BoardProps<View>): string {
  if (!legal.length) return 'advice-wait';
  if (picker.tile.value !== null) return 'advice-place';
  if (view.hand.some((tile) => picker.choices.value.moves(tile).length > 0)) return 'advice-pick';
  if (legal.includes('draw')) return legal.includes('pass') ? 'advice-draw-or-pass' : 'advice-draw';
  return legal.includes('pass') ? 'advice-pass' : 'advice-answer';
}
