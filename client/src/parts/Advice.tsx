// Beside your name: what to do now, why a tile does not go, or the move that waits for the connection.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
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

interface AdviceProps {
  board: GameBoard<View>;
  props: BoardProps<View>;
  legal: string[];
}

/** One line that says what to do now, or why a tile does not go. */
export function Advice({ board, props, legal: all }: AdviceProps) {
  const { picker } = props;
  const legal = awaited(board, props, all);
  if (legal.length && unfit.value && picker.tile.value === null)
    return (
      <p class="advice yours why" role="status">
        {unbroken(whyNot(unfit.value.tile, unfit.value.reasons, board))}
      </p>
    );
  const plain = plainly(legal, props);
  const any = anyGoes(plain, props) ? '-any' : '';
  const said = held.value ? '' : unbroken(board.advice?.(props, plain) ?? t(plain + any));
  return <p class={`advice ${legal.length ? 'yours' : ''}`}>{said}</p>;
}

/**
 * What the board itself advises, for those who listen, even while something else is shown in its place. That it is
 * their turn, and what any game would say, they have heard already.
 */
export function AdviceAloud({ board, props, legal: all }: AdviceProps) {
  const plain = plainly(awaited(board, props, all), props);
  const own = (held.value ? null : board.advice?.(props, plain)) ?? '';
  const said = useSignal('');
  useEffect(() => {
    said.value = own; // what is there from the beginning is not read
  }, [own]);
  return (
    <p class="unseen" role="status">
      {said.value}
    </p>
  );
}

/** The moves that the table waits for. */
const awaited = (board: GameBoard<View>, { view }: BoardProps<View>, legal: string[]): string[] =>
  view.seat !== null && waitedFor(board, view).includes(view.seat) ? legal : [];

/** Whether every tile of the hand goes: then none is brighter than another. */
const anyGoes = (plain: string, { view, picker }: BoardProps<View>): boolean =>
  plain === 'advice-pick' && view.hand.every((tile) => picker.choices.value.moves(tile).length > 0);

/** The message that any game may say. */
function plainly(legal: string[], { view, picker }: BoardProps<View>): string {
  if (!legal.length) return 'advice-wait';
  if (picker.tile.value !== null) return 'advice-place';
  if (view.hand.some((tile) => picker.choices.value.moves(tile).length > 0)) return 'advice-pick';
  if (legal.includes('draw')) return legal.includes('pass') ? 'advice-draw-or-pass' : 'advice-draw';
  return legal.includes('pass') ? 'advice-pass' : 'advice-answer';
}
