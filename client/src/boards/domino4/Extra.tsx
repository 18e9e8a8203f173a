// Domino 4's own buttons: last tile, face down, and whether to believe a joker.
import { useEffect, useState } from 'preact/hooks';
import { tell } from '../../announce';
import { t } from '../../words';
import type { BoardProps } from '../board';
import type { Domino4View } from '../views';
import { announced, faceDown } from './intent';
import { announcing, canAnnounce, canHide } from './moves';

type Props = BoardProps<Domino4View>;
const READ = 3500; // milliseconds a word stays
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
          <BackIcon />
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
  const [word, setWord] = useState<string | null>(null);
  useEffect(() => {
    if (!word) return undefined;
    const timer = setTimeout(() => setWord(null), READ);
    return () => clearTimeout(timer);
  }, [word]);
  const say = (text: string): void => {
    setWord(text);
    tell(text);
  };
  const press = (): void => {
    const { legal, play } = picker.choices.value;
    if (legal.includes('last!')) return play('last!');
    if (!canAnnounce(legal)) return say(t('d4-last-not-now'));
    announced.value = !announced.value;
    if (picker.pending.value) picker.pending.value = announcing(picker.pending.value, announced.value);
    return announced.value ? say(t('d4-last-armed')) : setWord(null);
  };
  if (!mayMatter(view)) return null;
  return (
    <>
      {word && <span class="d4-word">{word}</span>}
      <button type="button" class="button d4-last" aria-pressed={announced.value} onClick={press}>
        {t('d4-last')}
      </button>
    </>
  );
}

/** A hand is nearly out, and this player is not asked something else: the doubted one alone may still say it. */
function mayMatter({ counts, phase, seat, turn }: Domino4View): boolean {
  if (Math.min(...counts) > NEARLY_OUT || phase === 'gift') return false;
  return phase !== 'answers' || seat === turn;
}

const BackIcon = () => (
  <svg class="icon-image" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M5 4 h14 a1 1 0 0 1 1 1 v14 a1 1 0 0 1 -1 1 H5 a1 1 0 0 1 -1 -1 V5 a1 1 0 0 1 1 -1 Z M9 9 h.01 M15 9 h.01 M12 12 h.01 M9 15 h.01 M15 15 h.01" />
  </svg>
);
