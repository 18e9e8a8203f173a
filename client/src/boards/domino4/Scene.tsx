// The moments of Domino 4 that have weight: a card above the table says what happened, tiles fly to who gets them.
import { useSignalEffect } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { reducedMotion } from '../../device/stillness';
import { placeOf } from '../../moments/draws';
import { fly, middleOf, takeBack } from '../../moments/motion';
import { chime, slide, thud } from '../../moments/sound';
import { Emblem } from '../../parts/Emblem';
import { t, told, unbroken } from '../../words/words';
import type { BoardProps, Player } from '../board';
import type { Domino4View } from '../views';
import { onCell } from './Places';
import { giftTo, type Scene, scenesOf } from './scene';
import { Tile } from './Tile';
import { tileName } from './words';

const READ = 5000; // milliseconds a card stays

/** What has just happened, until it was read, put away, or in the way of a tile that is picked up. */
export function useScenes({ view, newest = null, still, picker }: BoardProps<Domino4View>): {
  scenes: Scene[];
  forget: () => void;
} {
  const before = useRef(view);
  const [scenes, setScenes] = useState<Scene[]>([]);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useLayoutEffect(() => {
    const old = before.current;
    before.current = view;
    if (old === view || still) return;
    const to = giftTo(old, view, newest);
    if (to !== null) fly(placeOf(newest!.seat), placeOf(to));
    const found = scenesOf(old, view, newest);
    if (!found.length) return;
    sound(found);
    setScenes((shown) => [
      ...shown.filter(({ kind }) => heavy(kind) && !found.some((one) => heavy(one.kind))),
      ...found,
    ]);
    timers.current.push(setTimeout(() => setScenes((shown) => shown.filter((one) => !found.includes(one))), READ));
  }, [view]);
  const forget = (): void => setScenes([]);
  useSignalEffect(() => {
    if (picker.tile.value !== null) forget();
  });
  useEffect(() => () => timers.current.forEach(clearTimeout), []);
  return { scenes, forget };
}

/** What is read to its end, though something lighter happens meanwhile. */
const heavy = (kind: Scene['kind']): boolean => kind === 'caught' || kind === 'joker';

function sound(scenes: Scene[]): void {
  if (scenes.some(({ kind }) => kind === 'caught')) thud();
  else if (scenes.some(({ kind }) => kind === 'joker')) chime();
  else slide();
}

interface CardsProps {
  scenes: Scene[];
  players: Player[];
  /** A card that was read can be put away. */
  onPress: () => void;
}

export function SceneCards({ scenes, players, onPress }: CardsProps) {
  return (
    <>
      {scenes.map((scene) => (
        <div
          key={`${scene.kind} ${scene.seat}`}
          class={`d4-scene ${scene.kind} seat-${scene.seat}`}
          onClick={(event) => {
            event.stopPropagation();
            onPress();
          }}
        >
          {scene.tile ? <Shown tile={scene.tile} /> : <Emblem seat={scene.seat} />}
          <p>{unbroken(words(scene, players))}</p>
        </div>
      ))}
    </>
  );
}

/** A tile that was no joker: turned over where it lay, it shakes and goes back to the hand it came from. */
export function Taken({ scenes }: { scenes: Scene[] }) {
  const scene = scenes.find(({ kind, cell }) => kind === 'caught' && cell);
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (scene && element.current) takeBack(element.current, middleOf(placeOf(scene.seat)));
  }, [scene]);
  if (!scene || reducedMotion()) return null;
  return (
    <div class="d4-lies d4-taken" ref={element} style={onCell(scene.cell![0]!, scene.cell![1]!)} aria-hidden="true">
      <Tile tile={scene.tile ?? null} />
    </div>
  );
}

/** The tile that was turned over: first its back, then its face. */
function Shown({ tile }: { tile: string }) {
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (reducedMotion()) return;
    element.current?.animate?.([{ rotate: 'y 90deg' }, { rotate: 'y 0deg' }], { duration: 280, easing: 'ease-out' });
  }, [tile]);
  return (
    <span class="d4-scene-tile" ref={element} aria-hidden="true">
      <Tile tile={tile} />
    </span>
  );
}

function words({ kind, seat, other, tile, drew }: Scene, players: Player[]): string {
  const one = players.find((player) => player.seat === seat);
  const two = players.find((player) => player.seat === other);
  const name = one?.name ?? '';
  const you = one?.you ? 'yes' : 'no';
  const role = one?.you ? 'player' : two?.you ? 'accuser' : 'none';
  if (kind === 'last') return told(name, t('d4-said-last'));
  const text = t(`d4-scene-${kind}`, { name, you, role, other: two?.name ?? '', tile: tileName(tile ?? '') });
  return kind === 'caught' && drew ? `${text} ${t('d4-scene-drew', { name, you })}` : text;
}
