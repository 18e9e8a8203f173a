// The tower in 3D: the picture, turning it, and an invisible button over each ghost for dropping,
// keyboards and screen readers.
import { useEffect, useRef, useState } from 'preact/hooks';
import { fallOf } from '../../../api';
import { isHere } from '../../../local/codes';
import { reducedMotion } from '../../../motion';
import { Icon } from '../../../parts/Icon';
import type { Picker } from '../../../picker';
import { clack, crash } from '../../../sound';
import { info, sights } from '../../../table';
import { t } from '../../../words';
import type { Ruin, StackView } from '../../views';
import type { Aim } from './aim';
import { computed, type Falling, told } from './fall';
import { spotLabel, summary } from './phrases';
import { type Spot, ways } from './places';
import type { TowerScene } from './scene';

const TURN = 0.0085; // radians for each pixel of a drag
const DRAG = 6; // pixels: less is a click
const NEAR = 14; // pixels from a hidden place's middle

interface Props {
  view: StackView;
  spots: Spot[];
  picker: Picker;
  aim: Aim;
  /** Called if 3D is not available, or no longer. */
  onLost(): void;
}

export function Stage({ view, spots, picker, aim, onLost }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [scene, setScene] = useState<TowerScene | null>(null);
  const places = useRef(spots);
  places.current = spots;
  const shown = aim.shown();
  useScene(host, canvas, setScene, onLost);
  useEffect(() => {
    if (scene) scene.onDraw = () => follow(scene, host.current, places.current);
  }, [scene]);
  useEffect(() => scene?.show(view), [scene, view]);
  useEffect(() => scene?.offer(spots, shown), [scene, spots, shown]);
  const dragged = picker.drag.value;
  useEffect(() => {
    const move = dragged && picker.nearest(dragged.x, dragged.y);
    aim.point(spots.find((spot) => spot.move === move) ?? null);
  }, [dragged]);
  const hands = useHands(scene, host, picker, aim, spots);
  const choices = shown ? ways(spots, spots.find((spot) => spot.move === shown) ?? spots[0]!) : [];
  return (
    <div
      ref={host}
      class="tower-stage"
      tabIndex={0}
      role="group"
      aria-label={`${summary(view.tower)} ${t('tower-stage')}`}
      {...hands}
    >
      <canvas ref={canvas} class={scene ? 'tower-canvas ready' : 'tower-canvas'} aria-hidden="true" />
      {spots.map((spot) => (
        <div
          key={spot.move}
          class="tower-anchor"
          {...picker.spot(spot.move, spotLabel(spot, view.tower))}
          onFocus={() => aim.point(spot)}
          onBlur={() => aim.point(null)}
        />
      ))}
      <div
        class="tower-controls"
        onPointerDown={(event) => event.stopPropagation()}
        onClick={(event) => event.stopPropagation()}
      >
        <button
          type="button"
          class="tower-button"
          aria-label={t('tower-zoom-in')}
          title={t('tower-zoom-in')}
          onClick={() => scene?.zoom(1.2)}
        >
          <Icon name="plus" />
        </button>
        <button
          type="button"
          class="tower-button"
          aria-label={t('tower-zoom-out')}
          title={t('tower-zoom-out')}
          onClick={() => scene?.zoom(1 / 1.2)}
        >
          <Icon name="minus" />
        </button>
        <button
          type="button"
          class="tower-button tower-compass"
          aria-label={t('tower-home')}
          title={t('tower-home')}
          onClick={() => scene?.home()}
        >
          <Needle />
        </button>
      </div>
      {choices.length > 1 && (
        <button
          type="button"
          class="tower-another"
          onPointerDown={(event) => event.stopPropagation()}
          onClick={(event) => {
            event.stopPropagation();
            aim.turn(spots);
          }}
        >
          <Icon name="again" />
          {t('tower-another', { number: choices.findIndex((spot) => spot.move === shown) + 1, count: choices.length })}
        </button>
      )}
    </div>
  );
}

/** A sign drawn like our icons. */
export function Glyph({ path }: { path: string }) {
  return (
    <svg class="icon-image" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

function Needle() {
  return (
    <svg class="tower-needle" viewBox="0 0 24 24" aria-hidden="true">
      <path class="north" d="M12 2.5 L16 12 H8 Z" />
      <path class="south" d="M12 21.5 L8 12 H16 Z" />
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
): void {
  useEffect(() => {
    let scene: TowerScene | undefined;
    let over = false;
    const lost = (): void => {
      if (!over) onLost();
    };
    const box = host.current!;
    const size = new ResizeObserver(() => scene?.resize(box.clientWidth, box.clientHeight));
    canvas.current!.addEventListener('webglcontextlost', lost);
    void import('./scene')
      .then(({ TowerScene: Scene }) => {
        if (over) return;
        scene = new Scene(canvas.current!, reducedMotion(), { landed: clack, fell: crash, fall: asTold });
        size.observe(box);
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

/** Put each invisible button over its ghost, and turn the needle to the north. */
function follow(scene: TowerScene, host: HTMLElement | null, spots: Spot[]): void {
  if (!host) return;
  const anchors = host.querySelectorAll<HTMLElement>('.tower-anchor');
  anchors.forEach((anchor, i) => {
    const spot = spots[i];
    if (!spot) return;
    const [x, y] = scene.project(spot);
    anchor.style.translate = `${x * host.clientWidth}px ${y * host.clientHeight}px`;
  });
  host.style.setProperty('--north', `${scene.azimuth}rad`);
}

/** Drag turns, two fingers and the wheel zoom, keys do both; a click without a drag plays. */
function useHands(
  scene: TowerScene | null,
  host: { current: HTMLDivElement | null },
  picker: Picker,
  aim: Aim,
  spots: Spot[],
) {
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const far = useRef(0); // how far the pointer has gone since it went down
  const spread = (): number => {
    const [one, other] = [...fingers.current.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  };
  const find = (event: MouseEvent): Spot | null => {
    const box = host.current!.getBoundingClientRect();
    const [x, y] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
    const hit = scene?.pick(x * 2 - 1, 1 - y * 2) ?? null;
    if (hit || !scene) return hit;
    return (
      spots.find((spot) => {
        const [u, v] = scene.project(spot);
        return Math.hypot((u - x) * box.width, (v - y) * box.height) < NEAR;
      }) ?? null
    );
  };
  const lift = (event: PointerEvent): void => void fingers.current.delete(event.pointerId);
  return {
    onPointerDown(event: PointerEvent): void {
      picker.notice(event);
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.current.size === 1) far.current = 0;
    },
    onPointerMove(event: PointerEvent): void {
      const before = fingers.current.get(event.pointerId);
      if (!before) {
        if (event.pointerType !== 'touch') aim.point(find(event));
        return;
      }
      const gap = spread();
      const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
      far.current += Math.hypot(dx, dy);
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.current.size > 1) scene?.zoom(spread() / (gap || 1) || 1);
      else if (far.current > DRAG) {
        if (!host.current!.hasPointerCapture(event.pointerId)) host.current!.setPointerCapture(event.pointerId);
        scene?.turn(-dx * TURN, dy * TURN);
      }
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onPointerLeave(event: PointerEvent): void {
      if (event.pointerType !== 'touch') aim.point(null);
    },
    onWheel(event: WheelEvent): void {
      event.preventDefault();
      scene?.zoom(Math.exp(-event.deltaY * 0.0012));
    },
    onClickCapture(event: MouseEvent): void {
      if ((event.target as Element).closest('button') || !event.detail) return; // keys speak for themselves
      const spot = far.current > DRAG ? null : find(event);
      const beside = !spot && far.current <= DRAG && !(event.target as Element).closest('[data-move]');
      if (beside) return; // the table takes it as letting go
      event.stopPropagation();
      if (spot) aim.tap(spot, spots);
    },
    onKeyDown(event: KeyboardEvent): void {
      const turn = { ArrowLeft: [0.2, 0], ArrowRight: [-0.2, 0], ArrowUp: [0, 0.12], ArrowDown: [0, -0.12] }[event.key];
      if (aim.key(event, spots)) event.stopPropagation();
      else if (turn) scene?.turn(turn[0]!, turn[1]!);
      else if (event.key === '+' || event.key === '=') scene?.zoom(1.2);
      else if (event.key === '-') scene?.zoom(1 / 1.2);
      else return;
      event.preventDefault();
    },
  };
}
