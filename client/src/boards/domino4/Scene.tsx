// The moments of Domino 4 that have weight: a card above the table says what happened, tiles fly to who gets them.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { fly, reducedMotion } from '../../motion';
import { Emblem } from '../../parts/Emblem';
import { chime, slide, thud } from '../../sound';
import { t, told, unbroken } from '../../words';
import type { BoardProps, Player } from '../board';
import type { Domino4View } from '../views';
import { flightsOf, type Scene, scenesOf } from './scene';
import { Tile } from './Tile';
import { tileName } from './words';

const READ = 4500; // milliseconds a card stays

/** What has just happened, for a while; and the tiles that flew. */
export function useScenes({ view, newest = null, still }: BoardProps<Domino4View>): Scene[] {
  const before = useRef(view);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [scenes, setScenes] = useState<Scene[]>([]);
  useLayoutEffect(() => {
    const old = before.current;
    before.current = view;
    if (old === view || still) return;
    for (const { from, to } of flightsOf(old, view, newest)) fly(from === null ? '.stock' : place(from), place(to));
    const found = scenesOf(old, view, newest);
    if (!found.length) return;
    sound(found);
    setScenes(found);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setScenes([]), READ);
  }, [view]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return scenes;
}

const place = (seat: number): string => `[data-seat="${seat}"]`;

function sound(scenes: Scene[]): void {
  if (scenes.some(({ kind }) => kind === 'caught')) thud();
  else if (scenes.some(({ kind }) => kind === 'joker')) chime();
  else slide();
}

export function SceneCards({ scenes, players }: { scenes: Scene[]; players: Player[] }) {
  return (
    <>
      {scenes.map((scene) => (
        <div key={`${scene.kind} ${scene.seat}`} class={`d4-scene ${scene.kind} seat-${scene.seat}`}>
          {scene.tile ? <Shown tile={scene.tile} /> : <Emblem seat={scene.seat} />}
          <p>{unbroken(words(scene, players))}</p>
        </div>
      ))}
    </>
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
