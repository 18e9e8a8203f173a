// What is shown over the table: what is going on, the choices for a tile, and the zoom buttons.
import type { ComponentChildren } from 'preact';
import { Icon } from '../../parts/Icon';
import { t } from '../../words/words';
import type { BoardProps } from '../board';
import type { Domino4View } from '../views';
import { Clock } from './Clock';
import { answered, faceDown } from './intent';
import type { Lens } from './lens';
import { laying } from './moves';
import { considered } from './Places';
import { SceneCards } from './Scene';
import type { Scene } from './scene';
import { Swatch, Tile } from './Tile';
import { choiceName, colourName, tileName } from './words';

type Props = BoardProps<Domino4View>;

/** One sentence, if there is something to say that the table does not show. */
export function advice(props: Props): string | null {
  const { view, players, picker } = props;
  const name = (seat: number | null): string => players.find((player) => player.seat === seat)?.name ?? '';
  if (answered.value) return answered.value;
  if (view.phase === 'answers') {
    const colour = colourName(view.table.at(-1)?.colour ?? '');
    const asked = picker.choices.value.legal.includes('accuse');
    return asked ? t('d4-note-asked', { name: name(view.turn), colour }) : t('d4-note-answers');
  }
  if (view.phase === 'gift') {
    const [giver, to] = giverOf(view);
    return giver === view.seat ? t('d4-note-gift', { name: name(to) }) : t('d4-note-gift-other', { name: name(giver) });
  }
  return view.turn === view.seat && picker.choices.value.legal.length ? ownAdvice(props) : null;
}

/** What the player whose turn it is may not know. */
function ownAdvice({ view, picker }: Props): string | null {
  const here = considered(picker);
  if (here && here.place.moves.length > 1) return t(laying(here.move)?.colour ? 'd4-colour-how' : 'd4-note-turn');
  if (picker.tile.value !== null) return null;
  if (faceDown.value) return t('d4-note-down');
  if (view.second) return t(picker.choices.value.legal.some(laying) ? 'd4-note-second' : 'd4-note-no-second');
  const fits = view.hand.some((tile) => picker.choices.value.moves(tile).length > 0);
  return view.two_tiles && fits ? t('d4-note-two') : null;
}

/** Who gives a tile to whom: the player if it was a joker, else the accuser (D4-32, D4-33). */
export function giverOf(view: Domino4View): [number | null, number | null] {
  const giver = view.actors.find((seat) => seat === view.turn || seat === view.accuser) ?? null;
  return [giver, giver === view.turn ? view.accuser : view.turn];
}

/** What has just happened, over the table; and what goes on, where it is not said beside a hand. */
export function Note({ scenes, forget, ...props }: Props & { scenes: Scene[]; forget: () => void }) {
  const text = scenes.length || props.advised ? null : advice(props);
  const clock = props.left && props.picker.choices.value.legal.includes('accuse') ? <Clock until={props.left} /> : null;
  return (
    <>
      <div class="d4-note" role="status">
        <SceneCards scenes={scenes} players={props.players} onPress={forget} />
        {text && <p key={text}>{text}</p>}
      </div>
      {clock}
    </>
  );
}

/** The turns of the tile that is being considered, or the colours to name with a joker. */
export function Choices({ picker }: Props) {
  const here = considered(picker);
  if (!here || here.place.moves.length < 2) return null;
  const colours = laying(here.move)?.colour !== null;
  return (
    <div
      class="d4-choices"
      role="group"
      onClick={(event) => event.stopPropagation()}
      aria-label={t(colours ? 'd4-colour-how' : 'd4-turn-how')}
    >
      {here.place.moves.map((move) => {
        const laid = laying(move)!;
        return (
          <button
            key={move}
            type="button"
            class="d4-choice"
            aria-pressed={move === here.move}
            aria-label={choiceName(move)}
            title={choiceName(move)}
            onClick={() => {
              picker.pending.value = move;
            }}
          >
            {laid.colour ? <Swatch colour={laid.colour} /> : <Tile tile={laid.tile} turn={laid.turn} />}
          </button>
        );
      })}
    </div>
  );
}

/** The tile that is to be given away, and to whom. */
export function Gift({ view, players, picker }: Props) {
  const move = picker.spots.value.find((one) => one.startsWith('give:'));
  if (!move) return null;
  const tile = move.slice(5);
  const name = players.find((player) => player.seat === giverOf(view)[1])?.name ?? '';
  const spot = picker.spot(move, t('d4-give', { tile: tileName(tile), name }));
  const give = (event: Event): void => {
    event.stopPropagation();
    picker.choose(move, false); // picking it was the first word, this is the second
  };
  return (
    <div class="d4-gift" {...spot} onClick={give}>
      <span class="d4-gift-tile">
        <Tile tile={tile} />
      </span>
      <span>{t('d4-give', { tile: tileName(tile), name })}</span>
    </div>
  );
}

export function Zoom({ lens }: { lens: { current: Lens | null } }) {
  const button = (label: string, act: () => void, image: ComponentChildren) => (
    <button type="button" class="d4-zoom-button" aria-label={t(label)} title={t(label)} onClick={act}>
      {image}
    </button>
  );
  return (
    <div class="d4-zoom" onClick={(event) => event.stopPropagation()}>
      {button('d4-zoom-in', () => lens.current?.zoomIn(), <Icon name="plus" />)}
      {button('d4-zoom-out', () => lens.current?.zoomOut(), <Icon name="minus" />)}
      {button(
        'd4-zoom-fit',
        () => lens.current?.fit(),
        <svg class="icon-image" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 9 V4 h5 M15 4 h5 v5 M20 15 v5 h-5 M9 20 H4 v-5" />
        </svg>,
      )}
    </div>
  );
}
