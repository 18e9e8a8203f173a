// The room the tower stands in: the lit table, the eye that looks at it, and time. Draws only when
// something moves or changes.
import {
  ACESFilmicToneMapping,
  Color,
  DirectionalLight,
  Fog,
  HemisphereLight,
  Mesh,
  MeshLambertMaterial,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  type Texture,
  WebGLRenderer,
} from 'three';
import {
  direction,
  dominoIn,
  type Edges,
  type Eye,
  FIELD,
  type Frame,
  frameOf,
  free,
  front,
  home,
  partway,
  quarterOf,
  turned,
  zoomed,
} from './orbit';
import { wood } from './wood';

const SURROUND = 0x1c120b;
const SMOOTH = 26; // milliseconds: a picture that takes longer is slow
const SLOW = 3; // slow pictures one after another, before they are drawn more coarsely
const FIRST = 4; // pictures in which the graphics chip gets ready
const COARSEST = 0.5;

type Step = (part: number, milliseconds: number) => void;
interface Movement {
  start: number;
  length: number;
  step: Step;
  /** Whether something on the table moves, and not the eye alone. */
  stirs: boolean;
  done(): void;
}

export const easeOut = (part: number): number => 1 - (1 - part) ** 3;

/** Whether drawing is done in software, where smooth edges and sharp grain would cost more than all the rest. */
function drawnBySoftware(): boolean {
  const probe = document.createElement('canvas').getContext('webgl2');
  const info = probe?.getExtension('WEBGL_debug_renderer_info');
  const name = info ? String(probe!.getParameter(info.UNMASKED_RENDERER_WEBGL)) : '';
  probe?.getExtension('WEBGL_lose_context')?.loseContext();
  return /swiftshader|llvmpipe|software/i.test(name);
}

export class Room {
  /** Called after each picture, so that overlays can follow. */
  onDraw: () => void = () => {};
  /** What lies over the picture, so that nothing that matters is under it. */
  edges: Edges = { top: 0, bottom: 0 };
  protected readonly scene = new Scene();
  protected readonly camera = new PerspectiveCamera(FIELD, 1, 0.5, 120);
  protected eye: Eye = home();
  private front: Eye = home(); // where the eye is while nobody turns the table
  protected seen: { eye: Eye; frame: Frame } | null = null; // where the eye is on its way to `eye` and `frame`
  protected frame: Frame = frameOf([]);
  protected gone = false;
  protected touring = false; // the eye goes around by itself
  private readonly renderer: WebGLRenderer;
  private readonly lamp = new DirectionalLight(0xfff0d2, 2.7);
  private readonly grain: Texture = wood();
  private readonly table = new Mesh(new PlaneGeometry(160, 160), new MeshLambertMaterial({ map: this.grain }));
  private readonly movements = new Set<Movement>();
  private asked = 0;
  private readonly sharp = Math.min(2, devicePixelRatio);
  private coarse = 1; // part of the sharpness that this machine can keep up while things move
  private askedAt = 0;
  private pictures = 0;
  private slow = 0; // pictures in a row that took too long
  private stirred = true; // whether shadows have to be drawn again
  private lamplight = ''; // where the lamp shines
  private sharpen = 0;
  protected size = { width: 1, height: 1 };

  constructor(
    canvas: HTMLCanvasElement,
    protected readonly reducedMotion: boolean,
  ) {
    const plain = drawnBySoftware();
    if (plain) this.grain.anisotropy = 1;
    this.renderer = new WebGLRenderer({ canvas, antialias: !plain, powerPreference: 'low-power' });
    this.renderer.setPixelRatio(this.sharp);
    this.renderer.toneMapping = ACESFilmicToneMapping;
    this.renderer.toneMappingExposure = 1.05;
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.shadowMap.autoUpdate = false; // while only the eye moves, shadows lie still
    this.furnish();
  }

  private furnish(): void {
    const { scene, lamp, table } = this;
    scene.background = new Color(SURROUND);
    scene.fog = new Fog(SURROUND, 18, 46);
    table.rotation.x = -Math.PI / 2;
    table.receiveShadow = true;
    this.grain.repeat.set(160 / 13, 160 / 13);
    lamp.castShadow = true;
    lamp.shadow.mapSize.set(1024, 1024);
    lamp.shadow.radius = 7;
    lamp.shadow.bias = -0.0004;
    lamp.shadow.normalBias = 0.02;
    scene.add(table, lamp, lamp.target, new HemisphereLight(0xffe9c9, 0x3a2414, 1.1));
  }

  resize(width: number, height: number): void {
    if (!width || !height) return;
    this.size = { width, height };
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

  /** Back to the first point of view. */
  home(): void {
    const whole = Math.round((this.eye.azimuth - this.front.azimuth) / (2 * Math.PI)) * 2 * Math.PI;
    const eye = { ...this.front, azimuth: this.front.azimuth + whole };
    this.glide(eye, this.frame, 320);
  }

  /** Which side of the table one looks from: see `orbit`. */
  get quarter(): number {
    return quarterOf(this.eye);
  }

  /** Whether somebody turned the table, or went nearer. */
  get moved(): boolean {
    return (
      !this.touring &&
      (['azimuth', 'height', 'zoom'] as const).some((way) => Math.abs(this.eye[way] - this.front[way]) > 0.01)
    );
  }

  /** Where to look from at this, unless somebody turned the table. */
  protected best(frame: Frame): Eye {
    if (this.moved) return this.eye;
    const { share } = free(this.edges, this.size);
    this.front = front(frame, this.front, this.size, share);
    return this.front;
  }

  /** How long a domino would be in the picture, in pixels. */
  protected dominoIn(frame: Frame): number {
    const { share } = free(this.edges, this.size);
    return dominoIn(frame.seen(this.eye, this.camera.aspect, share).far, this.size);
  }

  private look(eye: Eye): void {
    this.eye = eye;
    this.draw(false);
  }

  /** Move eye and frame gently; turning by hand meanwhile wins. */
  protected glide(eye: Eye, frame: Frame, length: number): void {
    const from = { eye: this.eye, frame: this.seen?.frame ?? this.frame };
    const mix = (a: number, b: number, part: number): number => a + (b - a) * part;
    this.frame = frame;
    const turns = eye !== this.eye;
    if (this.reducedMotion) {
      this.eye = eye;
      this.seen = null;
      this.draw();
      return;
    }
    const step: Step = (part) => {
      const soft = easeOut(part);
      if (turns)
        this.eye = {
          azimuth: mix(from.eye.azimuth, eye.azimuth, soft),
          height: mix(from.eye.height, eye.height, soft),
          zoom: mix(from.eye.zoom, eye.zoom, soft),
        };
      if (this.frame !== frame) return;
      this.seen = { eye, frame: partway(from.frame, frame, soft) };
    };
    void this.move(length, step, false);
  }

  protected place(): void {
    const frame = this.seen?.frame ?? this.frame;
    const { width, height } = this.size;
    const { share, lower } = free(this.edges, this.size);
    const { target, far: whole } = frame.seen(this.eye, this.camera.aspect, share);
    const far = whole / this.eye.zoom;
    const [x, y, z] = direction(this.eye);
    const [tx, ty, tz] = target;
    this.camera.position.set(tx + x * far, ty + y * far, tz + z * far);
    this.camera.lookAt(tx, ty, tz);
    this.camera.setViewOffset(width, height, 0, -lower, width, height);
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
    const [mx, , mz] = frame.middle;
    this.lamp.position.set(mx - 8, 15, mz + 4);
    this.lamp.target.position.set(mx, 0, mz);
    const lit = [mx, mz, reach].map((at) => at.toFixed(4)).join(' ');
    if (lit !== this.lamplight) this.stirred = true;
    this.lamplight = lit;
  }

  // --- time ----------------------------------------------------------------------------------

  /** Something moves for a while; `stirs`: more than the eye. */
  protected move(length: number, step: Step, stirs = true): Promise<void> {
    return new Promise((done) => {
      if (this.gone) return;
      this.movements.add({ start: performance.now(), length, step, done, stirs });
      this.draw(stirs);
    });
  }

  /** Request one picture; more follow only while something moves. */
  draw(stirs = true): void {
    if (stirs) this.stirred = true;
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
      if (movement.stirs) this.stirred = true;
      if (time >= movement.length) over.push(movement);
    }
    for (const movement of over) {
      this.movements.delete(movement);
      movement.done();
    }
    this.pace();
    this.render();
    if (this.movements.size) this.draw(false);
  }

  private render(): void {
    this.place();
    this.renderer.shadowMap.needsUpdate = this.stirred;
    this.stirred = false;
    this.renderer.render(this.scene, this.camera);
    this.onDraw();
  }

  /** A slow machine draws coarsely while things move, and sharply at rest. */
  private pace(): void {
    this.pictures += 1;
    const late = performance.now() - this.askedAt > SMOOTH && this.pictures > FIRST;
    this.slow = late ? this.slow + 1 : 0;
    if (this.slow >= SLOW) {
      this.slow = 0;
      this.coarse = Math.max(COARSEST, this.coarse * 0.8);
    }
    if (this.coarse === 1) return;
    this.sharpness(this.sharp * this.coarse);
    clearTimeout(this.sharpen);
    this.sharpen = window.setTimeout(() => this.rest(), 400);
  }

  private rest(): void {
    if (this.movements.size || this.gone) return;
    this.sharpness(this.sharp);
    this.render();
  }

  /** Pixels of the picture for each of the page; setting it replaces the canvas, even with the same value. */
  private sharpness(ratio: number): void {
    if (this.renderer.getPixelRatio() !== ratio) this.renderer.setPixelRatio(ratio);
  }

  dispose(): void {
    this.gone = true;
    cancelAnimationFrame(this.asked);
    clearTimeout(this.sharpen);
    this.movements.clear();
    this.grain.dispose();
    this.table.geometry.dispose();
    this.table.material.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }
}
