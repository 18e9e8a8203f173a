// Hands on the tower: dragging turns it, two fingers and the wheel zoom; a click lays the picked domino,
// shows the places at a domino, or the place nearest to it.
import { useMemo, useRef } from 'preact/hooks';
import { Gestures } from '../../../input/gestures';
import type { Picker } from '../../../input/picker';
import { moveByKey } from '../../../input/zoom';
import type { Aim } from './aim';
import { groupNear } from './choice';
import type { Offered } from './offered';
import type { Spot } from './places';
import type { Pointed, TowerScene } from './scene';

const TURN = 0.0085; // radians for each pixel of a drag
const KEY_TURN = 0.2; // radians for each press of an arrow key
const KEY_TILT = 0.12;
const NEAR = 22; // pixels from a place's middle, where its sign is
const DWELL = 300; // milliseconds over a domino before its places are shown

export function useHands(
  scene: TowerScene | null,
  host: { current: HTMLDivElement | null },
  picker: Picker,
  aim: Aim,
  { all, shown: spots, few, groups, pivotOf }: Offered,
) {
  const dwelling = useRef<{ key: string; timer: number } | null>(null);
  /** Of some places, the one whose middle is nearest to a point of the window, and how far that is. */
  const closest = (some: Spot[], x: number, y: number): { spot: Spot; away: number } | null => {
    const box = host.current!.getBoundingClientRect();
    return some.reduce<{ spot: Spot; away: number } | null>((best, spot) => {
      const [u, v] = scene!.project(spot);
      const away = Math.hypot(u * box.width - (x - box.left), v * box.height - (y - box.top));
      return best && best.away <= away ? best : { spot, away };
    }, null);
  };
  const find = (x: number, y: number): Pointed | null => {
    if (!scene) return null;
    const box = host.current!.getBoundingClientRect();
    const sign = closest(spots, x, y);
    const hit = scene.pick(((x - box.left) / box.width) * 2 - 1, 1 - ((y - box.top) / box.height) * 2);
    return sign && sign.away < NEAR ? { spot: sign.spot, tile: null, at: [0, 0, 0] } : hit;
  };
  /** The places at a domino, after a moment over it. */
  const visit = (x: number, y: number): void => {
    const found = few ? null : find(x, y);
    const group = found?.tile ? groupNear(groups, found.tile, found.at) : null;
    const key = group?.key ?? null;
    if (key === dwelling.current?.key) return;
    clearTimeout(dwelling.current?.timer);
    dwelling.current = key ? { key, timer: window.setTimeout(() => aim.show(key, false), DWELL) } : null;
  };
  const tap = (event: PointerEvent): void => {
    if (!scene || !spots.length) return undefined;
    const found = find(event.clientX, event.clientY);
    const group = found?.tile ? groupNear(groups, found.tile, found.at) : null;
    if (found?.spot) return aim.tap(found.spot, pivotOf(found.spot));
    if (group && !few) return aim.show(group.key, true);
    const missed = closest(group?.spots ?? all, event.clientX, event.clientY)?.spot; // a miss shows the nearest
    if (!missed) return undefined;
    if (!spots.includes(missed)) aim.show(groups.find((one) => one.spots.includes(missed))?.key ?? null, false);
    return aim.suggest(missed);
  };
  const latest = useRef({ scene, tap });
  latest.current = { scene, tap };
  const gestures = useMemo(
    () =>
      new Gestures({
        tap: (event) => latest.current.tap(event),
        drag: (dx, dy) => latest.current.scene?.turn(-dx * TURN, dy * TURN),
        spread: (factor) => latest.current.scene?.zoom(factor),
      }),
    [],
  );
  return {
    visit,
    events: {
      onPointerDown(event: PointerEvent): void {
        picker.notice(event);
        gestures.press(event);
      },
      onPointerMove(event: PointerEvent): void {
        if (event.pointerType === 'touch' || event.buttons) return;
        aim.point(find(event.clientX, event.clientY)?.spot ?? null);
        visit(event.clientX, event.clientY);
      },
      onPointerLeave(event: PointerEvent): void {
        clearTimeout(dwelling.current?.timer);
        dwelling.current = null;
        if (event.pointerType !== 'touch') aim.point(null);
      },
      onWheel(event: WheelEvent): void {
        event.preventDefault();
        scene?.zoom(Math.exp(-event.deltaY * 0.0012));
      },
      onClickCapture(event: MouseEvent): void {
        // a tap was followed already; only keys click a place itself, and buttons speak for themselves
        if (event.detail && !(event.target as Element).closest('button')) event.stopPropagation();
      },
      onKeyDown(event: KeyboardEvent): void {
        if (!scene) return;
        moveByKey(event, {
          push: (right, down) => scene.turn(-right * KEY_TURN, -down * KEY_TILT),
          zoom: (factor) => scene.zoom(factor),
          fit: () => scene.home(),
        });
      },
    },
  };
}
