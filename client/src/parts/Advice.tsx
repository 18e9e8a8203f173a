// Beside your name: what to do now, why a tile does not go, or the move that waits for the connection.
import type { GameBoard } from '../boards/board';
import { called } from '../moves';
import { waitedFor } from '../people';
import type { Picker } from '../picker';
import type { View } from '../protocol';
import { whyNot } from '../refusals';
import { type Chosen, unfit, withdraw } from '../table';
import { t, unbroken } from '../words';

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
  view,
  legal: all,
  picker,
}: {
  board: GameBoard<View>;
  view: View;
  legal: string[];
  picker: Picker;
}) {
  const legal = view.seat !== null && waitedFor(board, view).includes(view.seat) ? all : [];
  if (legal.length && unfit.value && picker.tile.value === null)
    return (
      <p class="advice yours why" role="status">
        {unbroken(whyNot(unfit.value.tile, unfit.value.reasons, board))}
      </p>
    );
  const layable = view.hand.some((tile) => picker.choices.value.moves(tile).length > 0);
  let id = 'advice-wait';
  if (legal.length && picker.tile.value !== null) id = 'advice-place';
  else if (legal.length && layable) id = 'advice-pick';
  else if (legal.includes('draw')) id = legal.includes('pass') ? 'advice-draw-or-pass' : 'advice-draw';
  else if (legal.includes('pass')) id = 'advice-pass';
  else if (legal.length) id = 'advice-answer';
  return <p class={`advice ${legal.length ? 'yours' : ''}`}>{t(id)}</p>;
}
