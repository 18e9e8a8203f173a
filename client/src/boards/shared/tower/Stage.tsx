// The tower in 3D: the picture, turning it, and an invisible button over each ghost for dropping,
// keyboards and screen readers.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { fallOf } from '../../../connection/api';
import { reducedMotion } from '../../../device/stillness';
import type { Picker } from '../../../input/picker';
import { ZOOM_STEP } from '../../../input/zoom';
import { isHere } from '../../../local/codes';
import { buzz, clack, crash, rattle } from '../../../moments/sound';
import { Icon, type IconName } from '../../../parts/Icon';
import { info, sights } from '../../../table/table';
import { t } from '../../../words/words';
import type { Ruin, StackView } from '../../views';
import { Around } from './Around';
import type { Aim } from './aim';
import { computed, type Falling, told } from './fall';
import { useHands } from './hands';
import type { Offered } from './offered';
import { offerLabel, summary } from './phrases';
import { turns } from './pivots';
import type { Lying, Spot } from './places';
import type { TowerScene } from './scene';
import { Turn } from './Turn';
import type { Fall } from './telling';

const TOOLS = 60; // pixels that the buttons cover at the bottom

/** The scene of each stage, for its closing. */
export const scenes = new WeakMap<Element, TowerScene>();

interface Props {
  view: StackView;
  offered: Offered;
  picker: Picker;
  aim: Aim;
  fall: Fall;
  /** The domino that somebody points at elsewhere, as in the log. */
  lit: string | null;
  /** Called if 3D is not available, or no longer. */
  onLost(): void;
}

export function Stage({ view, offered, picker, aim, fall, lit, onLost }: Props) {
  const { shown: spots, groups, pivotOf } = offered;
  const host = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [scene, setScene] = useState<TowerScene | null>(null);
  const [seen, setSeen] = useState({ quarter: 0, moved: false });
  const places = useRef(spots);
  places.current = spots;
  const shown = aim.shown();
  useScene(host, canvas, setScene, onLost, fall);
  useEffect(() => {
    if (!scene) return;
    scenes.set(host.current!, scene);
    scene.onDraw = () => {
      follow(scene, host.current, places.current);
      const { quarter, moved } = scene;
      setSeen((before) => (before.quarter === quarter && before.moved === moved ? before : { quarter, moved }));
    };
  }, [scene]);
  useEffect(() => {
    if (!scene?.show(view)) fall.skip();
  }, [scene, view]);
  const live = useLive(view, offered, aim);
  const group = groups.find(({ key }) => key === aim.group.value);
  useEffect(
    () =>
      scene?.offer({
        spots,
        chosen: shown,
        waits: picker.pending.value !== null,
        hosts: new Set(groups.map((one) => one.host.tile)),
        host: group?.host.tile ?? null,
        live,
      }),
    [scene, spots, shown, picker.pending.value, groups, group, live],
  );
  useEffect(() => scene?.light(lit), [scene, lit]);
  const hands = useHands(scene, host, picker, aim, offered);
  const dragged = picker.drag.value;
  useEffect(() => {
    if (!dragged) return;
    const near = picker.nearest(dragged.x, dragged.y);
    aim.point(spots.find((spot) => spot.move === near) ?? null);
    if (!near) hands.visit(dragged.x, dragged.y);
  }, [dragged]);
  return (
    <div
      ref={host}
      class="tower-stage"
      tabIndex={0}
      role="group"
      aria-label={`${summary(view.tower)} ${t('tower-stage')}`}
      {...hands.events}
    >
      <canvas ref={canvas} class={scene ? 'tower-canvas ready' : 'tower-canvas'} aria-hidden="true" />
      {spots.map((spot) => (
        <div
          key={pivotOf(spot)?.key}
          class="tower-anchor"
          {...picker.spot(spot.move, offerLabel(spot, view.tower, seen.quarter), turns(pivotOf(spot)))}
          data-risk={spot.risk ?? undefined}
          onFocus={() => aim.point(spot)}
          onBlur={() => aim.point(null)}
        />
      ))}
      <div
        class="tower-tools"
        onPointerDown={(event) => event.stopPropagation()}
        onClick={(event) => event.stopPropagation()}
      >
        <Around offered={offered} aim={aim} />
        <Turn offered={offered} aim={aim} />
        <div class="tower-controls">
          {seen.moved && <Control name="eye" label="tower-home" act={() => scene?.home()} />}
          <Control name="minus" label="tower-zoom-out" act={() => scene?.zoom(1 / ZOOM_STEP)} />
          <Control name="plus" label="tower-zoom-in" act={() => scene?.zoom(ZOOM_STEP)} />
        </div>
      </div>
    </div>
  );
}

function Control({ name, label, act }: { name: IconName; label: string; act: () => void }) {
  return (
    <button type="button" class="tower-button" aria-label={t(label)} title={t(label)} onClick={act}>
      <Icon name={name} />
    </button>
  );
}

/** What the eye should look at: the places that were asked for with what holds them; the same until others are. */
function useLive({ tower }: StackView, { shown, groups }: Offered, aim: Aim): Lying[] | null {
  const picked = shown[0]?.tile ?? null;
  const framed = aim.framed.value;
  return useMemo(() => {
    if (!picked) return null;
    const group = groups.find(({ key }) => key === framed);
    if (group) return [group.host, ...group.spots];
    const hosts = groups.filter(({ spots }) => spots.some((spot) => shown.includes(spot)));
    return [...hosts.map(({ host }) => host), ...shown];
  }, [picked, framed, tower]);
}

/** A sign drawn like our icons. */
export function Glyph({ path }: { path: string }) {
  return (
    <svg class="icon-image" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

const PATIENCE = 900; // milliseconds: then the tower falls all the same

/** The fall of the tower on this page's table; a replay or a lesson has none. */
async function asTold(ruin: Ruin): Promise<Falling | null> {
  const table = info.peek()?.table;
  if (!table) return null;
  const late = new Promise<null>((done) => setTimeout(() => done(null), PATIENCE));
  return Promise.race([
    isHere(table)
      ? fallHere(ruin)
      : fallOf(table).then((answer) => (answer.number === ruin.number ? told(ruin, answer) : null)),
    late,
  ]).catch(() => null);
}

/** The fall at a table that lives in this page. */
async function fallHere(ruin: Ruin): Promise<Falling | null> {
  const { fall } = await import('../../../local/line');
  const frames = await fall();
  const latest = (sights.peek()[0]?.view as StackView | undefined)?.ruin;
  return frames && latest?.number === ruin.number ? computed(ruin, frames) : null;
}

/** Load the scene, keep it as large as its box, and dispose of it in the end. */
function useScene(
  host: { current: HTMLDivElement | null },
  canvas: { current: HTMLCanvasElement | null },
  found: (scene: TowerScene) => void,
  onLost: () => void,
  fall: Fall,
): void {
  useEffect(() => {
    let scene: TowerScene | undefined;
    let over = false;
    const lost = (): void => {
      if (!over) onLost();
    };
    const box = host.current!;
    const signs = box.parentElement?.querySelector<HTMLElement>('.tower-signs');
    const size = new ResizeObserver(() => {
      if (!scene) return;
      scene.edges = { top: (signs?.offsetHeight ?? 0) + 16, bottom: TOOLS };
      scene.resize(box.clientWidth, box.clientHeight);
    });
    canvas.current!.addEventListener('webglcontextlost', lost);
    void import('./scene')
      .then(({ TowerScene: Scene }) => {
        if (over) return;
        scene = new Scene(canvas.current!, reducedMotion(), {
          landed: clack,
          trembles() {
            rattle();
            buzz(30, 40, 30, 40, 30);
          },
          fell() {
            crash();
            buzz(60, 80, 180);
          },
          lies: fall.tell,
          swept: fall.over,
          fall: asTold,
        });
        size.observe(box);
        if (signs) size.observe(signs);
        found(scene);
      })
      .catch(lost);
    return () => {
      over = true;
      size.disconnect();
      scene?.dispose();
    };
  }, []);
}

/** Put each invisible button over its ghost. */
function follow(scene: TowerScene, host: HTMLElement | null, spots: Spot[]): void {
  if (!host) return;
  const anchors = host.querySelectorAll<HTMLElement>('.tower-anchor');
  anchors.forEach((anchor, i) => {
    const spot = spots[i];
    if (!spot) return;
    const [x, y] = scene.project(spot);
    anchor.style.translate = `${x * host.clientWidth}px ${y * host.clientHeight}px`;
  });
}
