// The table as it was after an earlier move: which move it was, and the way back.
import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { GameBoard, Player } from '../boards/board';
import { Picker } from '../input/picker';
import type { View } from '../protocol';
import type { Said } from '../table/table';
import { tell } from '../words/announce';
import { inWords } from '../words/moves';
import { t } from '../words/words';
import { Icon } from './Icon';
import { useKeys } from './Keys';

/**
 * The number of the move in the log whose moment is shown; null: the present. Escape, picking up a tile and a new round
 * lead back. `onShow` makes room for it.
 */
export function useMoment(picker: Picker, round: number, onShow: () => void): Signal<number | null> {
  const moment = useSignal<number | null>(null);
  useEffect(() => {
    moment.value = null;
  }, [round]);
  useSignalEffect(() => {
    if (picker.tile.value !== null) moment.value = null;
  });
  useSignalEffect(() => {
    if (moment.value !== null) onShow();
  });
  useKeys((event) => {
    const back = event.key === 'Escape' && moment.value !== null;
    if (back) moment.value = null;
    return back;
  });
  return moment;
}

interface MomentProps {
  said: Said;
  view: View;
  board: GameBoard<View>;
  players: Player[];
  onBack: () => void;
}

export function Moment({ said, view, board, players, onBack }: MomentProps) {
  const picker = useMemo(() => new Picker(), []); // nothing can be laid in the past
  const words = inWords(board, view, players[said.seat]!, said.move);
  useEffect(() => tell(words), [words]);
  return (
    <div class="moment">
      <board.Board view={view} players={players} picker={picker} />
      <p class="moment-words">
        <span>{words}</span>
        <button type="button" class="button primary" onClick={onBack}>
          <Icon name="following" />
          {t('log-now')}
        </button>
      </p>
    </div>
  );
}
