// Domino 4's own buttons: last tile, face down, and whether to believe a joker.
import { tell } from '../../words/announce';
import { t } from '../../words/words';
import type { BoardProps } from '../board';
import type { Domino4View } from '../views';
import { announced, answer, answered, faceDown } from './intent';
import { announcing, canAnnounce, canHide } from './moves';
import { Tile } from './Tile';

type Props = BoardProps<Domino4View>;
const NEARLY_OUT = 2; // tiles: with the next one, somebody has a last tile

export function Extra(props: Props) {
  const { view, picker } = props;
  if (view.seat === null || view.hands) return null;
  const { legal, play } = picker.choices.value;
  return (
    <>
      <LastTile {...props} />
      {canHide(legal) && !picker.pending.value && (
        <button
          type="button"
          class="button icon-if-narrow d4-down"
          aria-pressed={faceDown.value}
          onClick={() => hide(picker)}
        >
          <span class="d4-down-icon">
            <Tile tile={null} />
          </span>
          {t('d4-face-down')}
        </button>
      )}
      {legal.includes('accuse') && (
        <>
          <button type="button" class="button" data-action="accuse" onClick={() => play('accuse')}>
            {t('d4-accuse')}
          </button>
          <button type="button" class="button primary" data-action="accept" onClick={() => play('accept')}>
            {t('d4-accept')}
          </button>
        </>
      )}
    </>
  );
}

/** Toggles whether tiles go face down; the move under consideration no longer applies. */
function hide(picker: Props['picker']): void {
  faceDown.value = !faceDown.value;
  picker.pending.value = null;
}

/**
 * There for everybody as soon as anybody may need it, and always the same, due or not: players must remember it
 * themselves (D4-15). Before the tile that leaves one, it goes with that tile; after it, it is announced at once.
 * Who answers or gives a tile owes nothing any more, or never did, and gets no button beside that question.
 */
function LastTile({ view, picker }: Props) {
  const say = (text: string): void => {
    if (answered.peek() === text) tell(text); // new words are read as they appear; these are there already
    answer(text);
  };
  const press = (): void => {
    const { legal, play } = picker.choices.value;
    if (legal.includes('last!')) return play('last!');
    if (!canAnnounce(legal)) return say(t('d4-last-not-now'));
    announced.value = !announced.value;
    if (picker.pending.value) picker.pending.value = announcing(picker.pending.value, announced.value);
    return announced.value ? say(t('d4-last-armed')) : answer(null);
  };
  if (!mayMatter(view)) return null;
  return (
    <button type="button" class="button d4-last" aria-pressed={announced.value} onClick={press}>
      {t('d4-last')}
    </button>
  );
}

/** A hand is nearly out, and this player is not asked something else: the doubted one alone may still say it. */
function mayMatter({ counts, phase, seat, turn }: Domino4View): boolean {
  if (Math.min(...counts) > NEARLY_OUT || phase === 'gift') return false;
  return phase !== 'answers' || seat === turn;
}
