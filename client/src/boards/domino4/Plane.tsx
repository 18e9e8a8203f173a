// The plane that grows with the table: everything on it moves with one transform.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../words/words';
import { Lens } from './lens';
import { around } from './plane';

interface PlaneProps {
  /** The cells that should be seen. */
  cells: number[][];
  still: boolean;
  /** Called once, when the camera is ready. */
  ready(lens: Lens): void;
  /** Returns true if the wheel was used for something else. */
  onWheel(event: WheelEvent): boolean;
  children: ComponentChildren;
}

export function Plane({ cells, still, ready, onWheel, children }: PlaneProps) {
  const element = useRef<HTMLDivElement>(null);
  const plane = useRef<HTMLDivElement>(null);
  const lens = useRef<Lens | null>(null);
  const wheel = useRef(onWheel);
  wheel.current = onWheel;

  useLayoutEffect(() => {
    const room = element.current!;
    const camera = new Lens(room, plane.current!, still);
    lens.current = camera;
    camera.show(around(cells));
    ready(camera);
    const measure = (): void => camera.resize({ width: room.clientWidth, height: room.clientHeight });
    measure();
    const turn = (event: WheelEvent): void => (wheel.current(event) ? event.preventDefault() : camera.wheel(event));
    if (!still) room.addEventListener('wheel', turn, { passive: false });
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    observer?.observe(room);
    return () => {
      observer?.disconnect();
      room.removeEventListener('wheel', turn);
    };
  }, []);

  const spread = cells.flat().join();
  useLayoutEffect(() => lens.current?.show(around(cells)), [spread]);

  const hands = still
    ? {}
    : {
        tabIndex: 0,
        onPointerDown: (event: PointerEvent) => lens.current?.gestures.press(event),
        onKeyDown: (event: KeyboardEvent) => lens.current?.key(event),
      };
  return (
    <div class="d4-room" ref={element} role="group" aria-label={t('d4-plane')} {...hands}>
      <div class="d4-plane" ref={plane}>
        {children}
      </div>
    </div>
  );
}
