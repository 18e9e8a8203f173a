// What a master would do: in words beside the own name, and shown on the board, where nothing covers it.
import { useEffect } from 'preact/hooks';
import { tell } from '../announce';
import type { GameBoard } from '../boards/board';
import { humane } from '../moves';
import type { Picker } from '../picker';
import type { Hinted, View } from '../protocol';
import { t } from '../words';

interface HintProps {
  hint: Hinted;
  board: GameBoard<View>;
  view: View;
  legal: string[];
  picker: Picker;
}

export function Hint({ hint, board, view, legal, picker }: HintProps) {
  const text = humane(board, view, legal, hint.text);
  useEffect(() => {
    tell(text);
    picker.show(hint.move);
  }, [hint]);
  const shown = picker.pending.value === hint.move; // then the board's own buttons lay it
  return (
    <p class="hint-word">
      <span>{text}</span>
      {!shown && legal.includes(hint.move) && (
        <button type="button" class="button" onClick={() => picker.choose(hint.move, false)}>{t('do-that')}</button>
      )}
    </p>
  );
}
