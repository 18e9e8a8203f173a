// The buttons of a turn, for legal moves that are not made from the rack and for one that can be taken back. They
// share a row that is always there, so that the hand and the board stay where they are.
import type { BoardProps, GameBoard } from '../boards/board';
import type { View } from '../protocol';
import { t } from '../words/words';
import { Icon, type IconName } from './Icon';
import { TakeBack } from './TakeBack';

const PLAIN: Record<string, IconName> = { draw: 'stock', pass: 'following', stop: 'check' };

interface ActionsProps {
  board: GameBoard<View>;
  props: BoardProps<View>;
  legal: string[];
  /** Whether the last move can be taken back. */
  undo?: boolean;
}

export function Actions({ board, props, legal, undo = false }: ActionsProps) {
  const { picker } = props;
  const plain = legal.filter((move) => move in PLAIN);
  const pending = picker.pending.value;
  return (
    <div class="actions">
      {undo && <TakeBack />}
      {board.Extra && <board.Extra {...props} />}
      {pending && (
        <>
          <button type="button" class="button icon-if-narrow" onClick={() => picker.pick(picker.index.value)}>
            <Icon name="close" />
            {t('take-back')}
          </button>
          <button
            type="button"
            class="button primary"
            data-testid="confirm"
            onClick={() => picker.choose(pending, false)}
          >
            <Icon name="check" />
            {t('lay-here')}
          </button>
        </>
      )}
      {!pending &&
        plain.map((move, n) => (
          <button
            key={move}
            type="button"
            class={`button ${n === 0 ? 'primary' : ''}`}
            data-action={move}
            onClick={() => picker.choose(move, false)}
          >
            <Icon name={PLAIN[move]!} />
            {t(`do-${move}`)}
          </button>
        ))}
    </div>
  );
}
