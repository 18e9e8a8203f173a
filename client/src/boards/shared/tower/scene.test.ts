// What the scene answers when somebody points at it; nothing is drawn here.
import { BoxGeometry, Group, Mesh, PerspectiveCamera, Scene } from 'three';
import { expect, test, vi } from 'vitest';
import { height } from './fall';
import { centre, type Risk, type Spot, spotOf } from './places';
import { TowerScene } from './scene';

const made: (Risk | null)[] = []; // what the ghosts that were made are marked with

vi.mock('./room', () => ({
  Room: class {
    scene = new Scene();
    camera = new PerspectiveCamera();
    size = { width: 300, height: 300 };
    onDraw(): void {}
    draw(): void {}
    place(): void {}
  },
}));
vi.mock('./dominoes', () => ({
  END: 0.94,
  TOP: 0.185,
  putSign(): void {},
  Workshop: class {
    flat = () => new Mesh();
    pale(): void {}
    ghost(_tile: string, risk: Risk | null) {
      made.push(risk);
      const fill = new Mesh(new BoxGeometry());
      return { fill, group: new Group().add(fill) };
    }
  },
}));

const spot = (risk: Risk): Spot => spotOf('64@0,0,1/e', risk)!;

/** A scene that is looked at from above that place. */
function begin() {
  const scene = new TowerScene({} as HTMLCanvasElement, true, {} as ConstructorParameters<typeof TowerScene>[2]);
  const { scene: room, camera } = scene as unknown as { scene: Scene; camera: PerspectiveCamera };
  const [x, y] = centre(spot('safe'));
  camera.position.set(x, height(1) + 5, -y);
  camera.lookAt(x, height(1), -y);
  return {
    offer(...spots: Spot[]): void {
      scene.offer({ spots, chosen: null, waits: false, hosts: new Set(), host: null, live: null });
      for (const part of [room, camera]) part.updateMatrixWorld(true);
    },
    camera,
    pick: () => scene.pick(0, 0)?.spot,
    seen: (one: Spot) => scene.project(one).map((part) => part * 300),
  };
}

test('a place that is told again, as after a reconnection, is found as it is told now', () => {
  const { offer, pick } = begin();
  const [before, again] = [spot('safe'), spot('safe')];
  offer(before);
  expect(pick()).toBe(before);
  offer(again);
  expect(pick()).toBe(again);
});

test('a place that has become a risk is marked anew', () => {
  const { offer, pick } = begin();
  made.length = 0;
  const risky = spot('risky');
  for (const one of [spot('safe'), spot('safe'), risky]) offer(one);
  expect(made).toEqual(['safe', 'risky']);
  expect(pick()).toBe(risky);
});

test('the button of a place is where its sign is, on top of the domino', () => {
  const { offer, seen, camera } = begin();
  const one = spot('safe');
  offer(one);
  camera.position.set(1, height(1) + 0.185, 9);
  camera.lookAt(1, height(1) + 0.185, -0.5);
  camera.updateMatrixWorld(true);
  expect(seen(one)[1]).toBeCloseTo(150);
});

test('where places lie behind each other, a finger finds each sign', () => {
  const { offer, seen } = begin();
  const [low, high] = [spot('safe'), spotOf('64@0,0,3/e', 'safe')!];
  offer(low, high);
  offer(low, high); // the eye has come to rest
  const [[x, y], [u, v]] = [seen(low) as [number, number], seen(high) as [number, number]];
  expect(Math.hypot(x - u, y - v)).toBeGreaterThan(40);
});
