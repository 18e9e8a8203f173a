// The tower in three dimensions. Draws only when something moves or changes: a picture that stands
// still costs nothing.
import {
  ACESFilmicToneMapping,
  Color,
  DirectionalLight,
  Fog,
  type Group,
  HemisphereLight,
  Mesh,
  MeshLambertMaterial,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  Raycaster,
  Scene,
  type Texture,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three';
import type { Place, Ruin, StackView } from '../../views';
import { type Body, Workshop } from './dominoes';
import { type Falling, height, imagined, upright } from './fall';
import { direction, distance, type Eye, FIELD, type Frame, frameOf, home, turned, zoomed } from './orbit';
import { angle, bounds, centre, nearest, real, type Spot } from './places';
import { wood } from './wood';

const SURROUND = 0x1c120b;
const MOODS: Record<string, { colour: number; glow: number; shake: number; again: number }> = {
  solid: { colour: 0x7fd6a2, glow: 0.1, shake: 0, again: 0 },
  shaky: { colour: 0xf2b23c, glow: 0.5, shake: 0.007, again: 4200 },
  'about-to-fall': { colour: 0xff5a36, glow: 0.8, shake: 0.017, again: 2300 },
};
const LAND = 230;
const SLIP = 200;
const TREMBLE = 1100;
const RUBBLE = 1300; // how long what fell is left lying
const SWEEP = 420;

type Step = (part: number, milliseconds: number) => void;
interface Movement {
  start: number;
  length: number;
  step: Step;
  done(): void;
}
export interface Outside {
  landed(): void;
  fell(): void;
  /** The fall as the server computed it; null: it cannot tell. */
  fall(ruin: Ruin): Promise<Falling | null>;
}
type Shown = Pick<StackView, 'tower' | 'last' | 'word' | 'weakest' | 'ruin'>;

const easeOut = (part: number): number => 1 - (1 - part) ** 3;

/** A frame wide enough for what lies at these points, too. */
function around(frame: Frame, points: [number, number, number][]): Frame {
  const reach = points.map(([x, , z]) => Math.hypot(x - frame.target[0], z - frame.target[2]) + 0.7);
  return { ...frame, radius: Math.max(frame.radius, ...reach) };
}

/** Without a graphics chip, smooth edges would cost more than all the rest. */
function drawnBySoftware(): boolean {
  const probe = document.createElement('canvas').getContext('webgl2');
  const info = probe?.getExtension('WEBGL_debug_renderer_info');
  const name = info ? String(probe!.getParameter(info.UNMASKED_RENDERER_WEBGL)) : '';
  probe?.getExtension('WEBGL_lose_context')?.loseContext();
  return /swiftshader|llvmpipe|software/i.test(name);
}

export class TowerScene {
  /** Called after each picture, so that what lies over it can follow. */
  onDraw: () => void = () => {};
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly camera = new PerspectiveCamera(FIELD, 1, 0.5, 120);
  private readonly lamp = new DirectionalLight(0xfff0d2, 2.7);
  private readonly workshop = new Workshop();
  private readonly halo = this.workshop.flat(0xffffff, 0);
  private readonly grain: Texture = wood();
  private readonly table = new Mesh(new PlaneGeometry(160, 160), new MeshLambertMaterial({ map: this.grain }));
  private readonly bodies = new Map<string, Body>();
  private readonly ghosts = new Map<string, { group: Group; fill: Mesh; spot: Spot }>();
  private preview: Group | null = null;
  private offered: [spots: Spot[], chosen: string | null] = [[], null];
  private readonly movements = new Set<Movement>();
  private eye: Eye = home();
  private seen: { eye: Eye; frame: Frame } | null = null; // where the eye is on its way to `eye` and `frame`
  private frame: Frame = frameOf(bounds([]));
  private latest: Shown | null = null;
  private ruins: number | null = null;
  private busy = false;
  private asked = 0;
  private shakeAgain = 0;
  private gone = false;
  private readonly sharp = Math.min(2, devicePixelRatio);
  private coarse = 1; // part of the sharpness that this machine can keep up while things move
  private askedAt = 0;
  private pictures = 0;
  private sharpen = 0;

  constructor(
    canvas: HTMLCanvasElement,
    private readonly calm: boolean,
    private readonly outside: Outside,
  ) {
    this.renderer = new WebGLRenderer({ canvas, antialias: !drawnBySoftware(), powerPreference: 'low-power' });
    this.renderer.setPixelRatio(this.sharp);
    this.renderer.toneMapping = ACESFilmicToneMapping;
    this.renderer.toneMappingExposure = 1.05;
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.furnish();
  }

  private furnish(): void {
    const { scene, lamp, table, halo } = this;
    scene.background = new Color(SURROUND);
    scene.fog = new Fog(SURROUND, 18, 46);
    table.rotation.x = -Math.PI / 2;
    table.receiveShadow = true;
    this.grain.repeat.set(160 / 13, 160 / 13);
    halo.position.y = 0.006;
    lamp.castShadow = true;
    lamp.shadow.mapSize.set(1024, 1024);
    lamp.shadow.radius = 7;
    lamp.shadow.bias = -0.0004;
    lamp.shadow.normalBias = 0.02;
    scene.add(table, halo, lamp, lamp.target, new HemisphereLight(0xffe9c9, 0x3a2414, 1.1));
  }

  resize(width: number, height: number): void {
    if (!width || !height) return;
    this.renderer.setSize(width, height, false);
    this.camera.aspect = width / height;
    this.render(); // at once: a canvas that changes its size is black
  }

  // --- the eye -------------------------------------------------------------------------------

  turn(right: number, up: number): void {
    this.look(turned(this.eye, right, up));
  }

  zoom(factor: number): void {
    this.look(zoomed(this.eye, factor));
  }

  /** Back to where one looked from at first. */
  home(): void {
    const whole = Math.round((this.eye.azimuth - home().azimuth) / (2 * Math.PI)) * 2 * Math.PI;
    const eye = { ...home(), azimuth: home().azimuth + whole };
    this.glide(eye, this.frame, 320);
  }

  get azimuth(): number {
    return this.eye.azimuth;
  }

  private look(eye: Eye): void {
    this.eye = eye;
    this.draw();
  }

  /** Move eye and frame gently; a hand that turns meanwhile is obeyed. */
  private glide(eye: Eye, frame: Frame, length: number): void {
    const from = { eye: this.eye, frame: this.seen?.frame ?? this.frame };
    const mix = (a: number, b: number, part: number): number => a + (b - a) * part;
    this.frame = frame;
    const turns = eye !== this.eye;
    if (this.calm) {
      this.eye = eye;
      this.seen = null;
      this.draw();
      return;
    }
    void this.move(length, (part) => {
      const soft = easeOut(part);
      if (turns)
        this.eye = {
          azimuth: mix(from.eye.azimuth, eye.azimuth, soft),
          height: mix(from.eye.height, eye.height, soft),
          zoom: mix(from.eye.zoom, eye.zoom, soft),
        };
      if (this.frame !== frame) return;
      const target = frame.target.map((to, i) => mix(from.frame.target[i]!, to, soft)) as Frame['target'];
      this.seen = {
        eye,
        frame: {
          target,
          radius: mix(from.frame.radius, frame.radius, soft),
          tall: mix(from.frame.tall, frame.tall, soft),
        },
      };
    });
  }

  private place(): void {
    const frame = this.seen?.frame ?? this.frame;
    const far = distance(frame, this.eye.height, this.camera.aspect) / this.eye.zoom;
    const [x, y, z] = direction(this.eye);
    const [tx, ty, tz] = frame.target;
    this.camera.position.set(tx + x * far, ty + y * far, tz + z * far);
    this.camera.lookAt(tx, ty, tz);
    this.camera.updateProjectionMatrix();
    this.camera.updateMatrixWorld();
    const fog = this.scene.fog as Fog;
    [fog.near, fog.far] = [far + 2, far * 2.1 + 14];
    const reach = frame.radius + 2.5;
    Object.assign(this.lamp.shadow.camera, {
      left: -reach,
      right: reach,
      top: reach,
      bottom: -reach,
      near: 1,
      far: 60,
    });
    this.lamp.shadow.camera.updateProjectionMatrix();
    this.lamp.position.set(tx - 8, 15, tz + 4);
    this.lamp.target.position.set(tx, 0, tz);
  }

  // --- what stands ---------------------------------------------------------------------------

  /** Show a view: what is new lands, what fell falls; the first view simply stands. */
  show(view: Shown): void {
    const first = this.ruins === null;
    const collapses = view.ruin?.number ?? 0;
    const fresh = !first && collapses > this.ruins!;
    this.ruins = collapses;
    this.latest = view;
    if (fresh && view.ruin && !this.calm && this.sawBuilt(view.ruin)) void this.collapse(view.ruin);
    else if (!this.busy) this.settle(first);
  }

  /** Whether this page showed the tower that fell; who came later is shown what is there now. */
  private sawBuilt(ruin: Ruin): boolean {
    return !this.busy && ruin.tower.every((place) => place.tile === ruin.last || this.bodies.has(place.tile));
  }

  private settle(first: boolean): void {
    const { tower, word, weakest } = this.latest!;
    const lying = new Set(tower.map((place) => place.tile));
    for (const tile of [...this.bodies.keys()]) if (!lying.has(tile)) this.remove(tile);
    const fresh = tower.filter((place) => !this.bodies.has(place.tile));
    for (const place of tower) this.put(place);
    if (!first && !this.calm && fresh.length === 1) void this.land(fresh[0]!).then(() => this.shiver());
    this.mood(word, weakest ?? []);
    const frame = frameOf(bounds(tower));
    if (first) {
      this.frame = frame;
      this.seen = null;
    } else this.glide(this.eye, frame, 420);
    this.draw();
  }

  private put(place: Place): Body {
    const body = this.workshop.body(place.tile);
    this.bodies.set(place.tile, body);
    this.scene.add(body.group, body.shade);
    const { x, y, turn } = real(place);
    body.group.position.set(x, height(place.z), -y);
    body.group.quaternion.set(...upright(turn));
    body.group.scale.setScalar(1);
    body.shade.scale.set(2.9, 1.9, 1);
    body.shade.position.set(x, 0.004 + place.z * 0.0004, -y);
    body.shade.rotation.z = turn;
    body.shade.material.opacity = 0.62 / (1 + place.z * 1.5);
    return body;
  }

  private remove(tile: string): void {
    const body = this.bodies.get(tile);
    if (!body) return;
    this.scene.remove(body.group, body.shade);
    this.bodies.delete(tile);
  }

  /** A domino comes down onto its exact place, then the hand slips. */
  private async land(place: Place): Promise<void> {
    const body = this.bodies.get(place.tile)!;
    const exact = centre(place);
    const there = real(place);
    const up = height(place.z);
    body.group.quaternion.set(...upright(angle(place.heading)));
    await this.move(LAND, (part) => {
      const left = 1 - easeOut(part);
      body.group.position.set(exact[0] + left * 0.5, up + left * 1.9, -exact[1] + left * 0.9);
    });
    this.outside.landed();
    await this.move(SLIP, (part) => {
      const soft = easeOut(part);
      const mix = (a: number, b: number): number => a + (b - a) * soft;
      body.group.position.set(mix(exact[0], there.x), up + 0.03 * Math.sin(part * Math.PI), -mix(exact[1], there.y));
      body.group.quaternion.set(...upright(mix(angle(place.heading), there.turn)));
    });
  }

  /** The colour that tells the margin, and the dominoes that would part first. */
  private mood(word: string | null, weakest: (string | null)[]): void {
    const mood = MOODS[word ?? 'solid']!;
    const shown = frameOf(bounds(this.latest!.tower));
    this.halo.visible = word !== null;
    this.halo.material.color.set(mood.colour);
    this.halo.material.opacity = mood.glow;
    this.halo.position.set(shown.target[0], 0.006, shown.target[2]);
    this.halo.scale.setScalar(shown.radius * 2.5);
    this.workshop.worry.color.set(mood.colour);
    for (const [tile, { rim }] of this.bodies) {
      const weak = mood.shake > 0 && weakest.includes(tile);
      rim.material = weak ? this.workshop.worry : this.workshop.brass;
      rim.visible = weak || tile === this.latest!.last;
    }
    clearTimeout(this.shakeAgain);
    if (mood.shake) this.shakeAgain = window.setTimeout(() => this.shiver(), mood.again);
  }

  /** The tower trembles for a moment: the higher and the weaker, the more. */
  private shiver(): void {
    clearTimeout(this.shakeAgain);
    const mood = MOODS[this.latest?.word ?? 'solid']!;
    if (!mood.shake || this.calm || this.busy || this.gone) return;
    this.shakeAgain = window.setTimeout(() => this.shiver(), TREMBLE + mood.again);
    if (document.hidden) return;
    void this.move(TREMBLE, (part, time) => {
      const strength = mood.shake * Math.sin(part * Math.PI) * (part < 1 ? 1 : 0);
      for (const body of this.bodies.values()) {
        const high = body.group.position.y / 0.5;
        const own = body.group.position.x * 3 + body.group.position.z * 5;
        body.inner.position.set(
          strength * high * Math.sin(time / 26),
          0,
          strength * high * Math.cos(time / 34 + own * 0.1),
        );
        body.inner.rotation.set(0, strength * Math.sin(time / 21 + own), 0);
      }
    });
  }

  // --- what falls ----------------------------------------------------------------------------

  private async collapse(ruin: Ruin): Promise<void> {
    this.busy = true;
    clearTimeout(this.shakeAgain);
    this.hideGhosts();
    const told = this.outside.fall(ruin); // it comes while the last domino lands
    const known = this.bodies.has(ruin.last);
    for (const place of ruin.tower) this.put(place);
    for (const [tile, body] of this.bodies) body.rim.visible = tile === ruin.last;
    const last = ruin.tower.find((place) => place.tile === ruin.last);
    if (last && !known) await this.land(last);
    const falling = (await told) ?? imagined(ruin);
    this.outside.fell();
    await this.tumble(ruin, falling);
    await this.move(RUBBLE, () => {});
    await this.sweep();
    this.busy = false;
    if (this.gone) return;
    for (const tile of [...this.bodies.keys()]) this.remove(tile);
    this.settle(false);
    this.offer(...this.offered);
  }

  private async tumble(ruin: Ruin, { seconds, flights }: Falling): Promise<void> {
    this.glide(
      this.eye,
      around(
        frameOf(bounds(ruin.tower)),
        [...flights.values()].map((flight) => flight(seconds).at),
      ),
      700,
    );
    await this.move(seconds * 1000, (_part, time) => {
      for (const [tile, flight] of flights) {
        const body = this.bodies.get(tile)!;
        const { at, turn } = flight(time / 1000);
        body.group.position.set(...at);
        body.group.quaternion.set(...turn);
        body.shade.position.set(at[0], 0.005, at[2]);
        body.shade.rotation.z = 0;
        body.shade.scale.set(2.2, 2.2, 1);
        body.shade.material.opacity = 0.5 / (1 + at[1] * 1.6);
      }
    });
  }

  /** Who laid takes them all up: they leave towards that side of the table. */
  private async sweep(): Promise<void> {
    const from = [...this.bodies.values()].map((body) => ({ body, at: body.group.position.clone() }));
    await this.move(SWEEP, (part) => {
      for (const { body, at } of from) {
        body.group.position.set(at.x * (1 - part), at.y + part * part * 5, at.z + part * part * 7);
        body.group.scale.setScalar(1 - 0.7 * part);
        body.shade.material.opacity *= 1 - part;
      }
    });
  }

  // --- where the picked domino may go --------------------------------------------------------

  /** Show a ghost at each place; `chosen` is drawn as if it lay there. */
  offer(spots: Spot[], chosen: string | null): void {
    this.offered = [spots, chosen];
    const moves = new Set(spots.map((spot) => spot.move));
    for (const [move, ghost] of this.ghosts)
      if (!moves.has(move)) {
        this.scene.remove(ghost.group);
        this.ghosts.delete(move);
      }
    for (const spot of spots) if (!this.ghosts.has(spot.move)) this.haunt(spot);
    for (const [move, { group }] of this.ghosts) group.visible = !this.busy && move !== chosen;
    if (this.preview) this.scene.remove(this.preview);
    const ghost = chosen === null ? undefined : this.ghosts.get(chosen);
    this.preview = ghost ? this.workshop.preview(ghost.spot.tile) : null;
    if (ghost && this.preview && !this.busy) {
      this.preview.position.copy(ghost.group.position);
      this.preview.quaternion.copy(ghost.group.quaternion);
      this.scene.add(this.preview);
    }
    if (spots.length && !this.busy) this.widen(spots);
    this.place(); // what lies over the picture need not wait for it
    this.onDraw();
    this.draw();
  }

  /** Every place is in the picture; it stays so wide until the next view. */
  private widen(spots: Spot[]): void {
    const frame = frameOf(bounds([...(this.latest?.tower ?? []), ...spots]));
    if (frame.radius > this.frame.radius || frame.tall > this.frame.tall) this.glide(this.eye, frame, 320);
  }

  private haunt(spot: Spot): void {
    const ghost = this.workshop.ghost();
    const [x, y] = centre(spot);
    ghost.group.position.set(x, height(spot.z), -y);
    ghost.group.quaternion.set(...upright(angle(spot.heading)));
    ghost.group.visible = !this.busy;
    this.ghosts.set(spot.move, { ...ghost, spot });
    this.scene.add(ghost.group);
  }

  private hideGhosts(): void {
    for (const ghost of this.ghosts.values()) ghost.group.visible = false;
  }

  /** The place under a point of the picture, from -1 to 1 in both directions. */
  pick(x: number, y: number): Spot | null {
    const ray = new Raycaster();
    ray.setFromCamera(new Vector2(x, y), this.camera);
    const owners = new Map([...this.ghosts.values()].map((ghost) => [ghost.fill, ghost.spot]));
    const boxes = [...this.bodies.values()].map((body) => body.inner);
    const hits = ray.intersectObjects([...owners.keys(), ...boxes], false);
    const hit = hits[0] && owners.get(hits[0].object as Mesh);
    if (!hit || this.busy) return null;
    // where places overlap, the one whose middle is nearest to the finger
    const level = hits.flatMap((one) => owners.get(one.object as Mesh) ?? []).filter((spot) => spot.z === hit.z);
    return nearest(level, hits[0]!.point.x, -hits[0]!.point.z);
  }

  /** Where the middle of a place is in the picture, in parts of its width and height. */
  project(spot: Spot): [number, number] {
    const [x, y] = centre(spot);
    const at = new Vector3(x, height(spot.z), -y).project(this.camera);
    return [(at.x + 1) / 2, (1 - at.y) / 2];
  }

  // --- time ----------------------------------------------------------------------------------

  private move(length: number, step: Step): Promise<void> {
    return new Promise((done) => {
      if (this.gone) return;
      this.movements.add({ start: performance.now(), length, step, done });
      this.draw();
    });
  }

  /** Ask for one picture; more follow only while something moves. */
  draw(): void {
    if (this.asked || this.gone) return;
    this.askedAt = performance.now();
    this.asked = requestAnimationFrame((now) => this.picture(now));
  }

  private picture(now: number): void {
    this.asked = 0;
    const over: Movement[] = [];
    for (const movement of this.movements) {
      const time = Math.max(0, now - movement.start);
      movement.step(Math.min(1, time / movement.length), Math.min(time, movement.length));
      if (time >= movement.length) over.push(movement);
    }
    for (const movement of over) {
      this.movements.delete(movement);
      movement.done();
    }
    this.pace();
    this.render();
    if (this.movements.size) this.draw();
  }

  private render(): void {
    this.place();
    this.renderer.render(this.scene, this.camera);
    this.onDraw();
  }

  /** A slow machine draws coarsely while things move, and sharply once they rest. */
  private pace(): void {
    this.pictures += 1;
    const waited = performance.now() - this.askedAt;
    if (waited > 70 && this.pictures > 4) this.coarse = Math.max(0.5, this.coarse * 0.75);
    if (this.coarse === 1) return;
    this.renderer.setPixelRatio(this.sharp * this.coarse);
    clearTimeout(this.sharpen);
    this.sharpen = window.setTimeout(() => this.rest(), 400);
  }

  private rest(): void {
    if (this.movements.size || this.gone) return;
    this.renderer.setPixelRatio(this.sharp);
    this.render();
  }

  dispose(): void {
    this.gone = true;
    cancelAnimationFrame(this.asked);
    clearTimeout(this.shakeAgain);
    clearTimeout(this.sharpen);
    this.movements.clear();
    this.workshop.dispose();
    this.grain.dispose();
    this.table.geometry.dispose();
    this.table.material.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }
}
