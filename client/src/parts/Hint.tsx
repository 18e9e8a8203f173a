// What a master would do: in words beside your name, and shown on the board, where nothing covers it.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameBoard } from '../boards/board';
import type { Picker } from '../input/picker';
import type { Hinted, View } from '../protocol';
import { tell } from '../words/announce';
import { advice } from '../words/moves';
import { t, unbroken } from '../words/words';

const LONG = 3000; // milliseconds: a master answers sooner, unless its search is compiled first

/** While the master thinks. */
export function Thinking() {
  const slow = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => (slow.value = true), LONG);
    return () => clearTimeout(timer);
  }, []);
  const text = t(slow.value ? 'first-time' : 'hint-thinking');
  useEffect(() => tell(text), [text]);
  return <p class="hint-word">{text}</p>;
}

interface HintProps {
  hint: Hinted;
  board: GameBoard<View>;
  view: View;
  legal: string[];
  picker: Picker;
}

export function Hint({ hint, board, view, legal, picker }: HintProps) {
  const text = advice(board, view, hint);
  useEffect(() => {
    tell(text);
    picker.show(hint.move);
  }, [hint]);
  const shown = picker.pending.value === hint.move; // then the board's own buttons lay it
  return (
    <p class="hint-word">
      <span>{unbroken(text)}</span>
      {!shown && legal.includes(hint.move) && (
        <button type="button" class="button" onClick={() => picker.choose(hint.move, false)}>
          {t('do-that')}
        </button>
      )}
    </p>
  );
}
