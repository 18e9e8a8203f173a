// Magnetic dominoes in 3D: enamel bodies with white pips, and the light that marks a place. A domino
// is one shape of one material, so that phones can draw a whole tower.
import {
  BackSide,
  BoxGeometry,
  type BufferGeometry,
  CanvasTexture,
  Color,
  Float32BufferAttribute,
  GreaterDepth,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshPhongMaterial,
  type Object3D,
  PlaneGeometry,
  SphereGeometry,
  Sprite,
  SpriteMaterial,
  SRGBColorSpace,
} from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { pips } from '../../../parts/Domino';
import { enamel } from '../magnetic/Enamel';
import { THICK } from './orbit';
import type { Risk } from './places';
import { mark, RISK_COLOURS } from './risk';
import type { Slot } from './signs';
import { softSpot } from './wood';

const LONG = 1.88; // two cells less the gap on each side, as the judge measures it
const WIDE = 0.88;
const ENAMEL = [0xa81c24, 0x174f9e, 0x0f6b45, 0xb8640a].map((colour) => new Color(colour));
const WHITE = new Color(0xfff8ea).multiplyScalar(1.25);
const GLOW = 0xffd978;
const GLASS = 1; // in the order of drawing: after everything that shines through it
const SIGN = GLASS + 3;
export const END = LONG / 2; // cells from the middle of a domino
export const TOP = THICK / 2 + 0.02; // cells above the middle of a domino, where the sign is
const SIGNED = 0.46; // how large the sign of a place is
const CHOSEN = 0.3; // it leaves every pip free where people look how a domino would lie
const BEHIND = 0.36; // how strongly a place shines through what hides it
const CLEAR = 0.76; // how solid glass looks
const PALE = 0.3;

/** One domino: `inner` trembles, the group itself is where the domino lies. */
export interface Body {
  group: Group;
  inner: Mesh<BufferGeometry, MeshPhongMaterial>;
  rim: Mesh;
  shade: Mesh<PlaneGeometry, MeshBasicMaterial>;
}

type Marks = Map<Risk, { rim: MeshBasicMaterial; sign: SpriteMaterial; hidden: MeshBasicMaterial }>;

/** A place for a domino; `fill` is what can be pointed at. */
export interface Ghost {
  group: Group;
  fill: Mesh;
}

/** Moves the sign of a place to one of its ends, or to its middle. */
export function putSign(place: Group, slot: Slot): void {
  for (const part of place.children) if (part instanceof Sprite) part.position.x = slot * END;
}

/** Everything dominoes are made of, made once and disposed of together. */
export class Workshop {
  private readonly made: { dispose(): void }[] = [];
  private readonly box = this.keep(new RoundedBoxGeometry(LONG, THICK, WIDE, 4, 0.1));
  private readonly around = this.keep(new RoundedBoxGeometry(LONG + 0.08, THICK + 0.08, WIDE + 0.08, 3, 0.14));
  private readonly thin = this.keep(new RoundedBoxGeometry(LONG + 0.045, THICK + 0.045, WIDE + 0.045, 3, 0.12));
  private readonly pip = this.keep(new SphereGeometry(0.09, 16, 4, 0, 2 * Math.PI, 0, Math.PI / 2).scale(1, 0.2, 1));
  private readonly line = this.keep(new BoxGeometry(0.026, 0.012, WIDE * 0.66));
  private readonly plane = this.keep(new PlaneGeometry(1, 1));
  private readonly spot: CanvasTexture = this.keep(softSpot());
  readonly worry = this.keep(new MeshBasicMaterial({ side: BackSide })); // the rim of what would part first
  readonly brass = this.keep(new MeshBasicMaterial({ color: GLOW, side: BackSide }));
  private readonly unknown = this.keep(new MeshBasicMaterial({ color: GLOW, side: BackSide, transparent: true }));
  readonly pointed = this.keep(new MeshBasicMaterial({ color: 0xffffff, side: BackSide }));
  private readonly marks: Marks = new Map();
  private readonly strong: Marks = new Map(); // they never turn pale
  private readonly glass = Object.assign(this.enamel(), { transparent: true, opacity: CLEAR, depthWrite: false });
  /** Drawn before what is of glass, so that only its nearest side is seen, and not the rims within. */
  private readonly unseen = this.keep(new MeshBasicMaterial({ colorWrite: false, transparent: true }));
  private readonly shapes = new Map<string, BufferGeometry>();
  private readonly bodies = new Map<string, Body>();
  private readonly previews = new Map<string, Group>();

  /** A soft spot of light or shade that lies flat on the table. */
  flat(color: number, opacity: number): Body['shade'] {
    const look = this.keep(
      new MeshBasicMaterial({ color, map: this.spot, transparent: true, opacity, depthWrite: false }),
    );
    const mesh = new Mesh(this.plane, look);
    mesh.rotation.x = -Math.PI / 2;
    return mesh;
  }

  body(tile: string): Body {
    const known = this.bodies.get(tile);
    if (known) return known;
    const inner = new Mesh(this.shape(tile), this.enamel());
    inner.castShadow = inner.receiveShadow = true;
    const rim = new Mesh(this.thin, this.brass);
    inner.add(rim);
    const body = { group: new Group().add(inner), inner, rim, shade: this.flat(0x140802, 0.5) };
    this.bodies.set(tile, body);
    return body;
  }

  /** A place: the domino as it would lie there, made of glass, with what it risks as a colour and a sign. */
  ghost(tile: string, risk: Risk | null): Ghost {
    const fill = new Mesh(this.shape(tile), this.glass);
    const nearest = new Mesh(this.shape(tile), this.unseen);
    nearest.renderOrder = GLASS;
    const [rim, ...signs] = this.signs(this.thin, risk, this.marks, SIGNED);
    rim!.renderOrder = GLASS + 1;
    fill.renderOrder = GLASS + 2;
    return { group: new Group().add(nearest, rim!, fill, ...signs), fill };
  }

  /** Whether places step back behind the one that waits to be confirmed. */
  pale(waits: boolean): void {
    this.glass.opacity = waits ? PALE : CLEAR;
    for (const { rim, sign, hidden } of this.marks.values()) {
      rim.opacity = sign.opacity = waits ? PALE * 2 : 1;
      hidden.opacity = waits ? 0 : BEHIND; // several on top of each other would be a fog around the chosen one
    }
  }

  /** The picked domino, as if it were there already. */
  preview(tile: string, risk: Risk | null): Group {
    const key = `${tile} ${risk}`;
    const known = this.previews.get(key);
    if (known) return known;
    const box = new Mesh(this.shape(tile), Object.assign(this.enamel(), { transparent: true, opacity: 0.92 }));
    box.castShadow = true;
    const preview = new Group().add(box, ...this.signs(this.around, risk, this.strong, CHOSEN));
    this.previews.set(key, preview);
    return preview;
  }

  /** A rim in the colour of the risk, what shines through whatever hides the place, and its sign, which nothing hides. */
  private signs(rim: BufferGeometry, risk: Risk | null, marks: Marks, large: number): Object3D[] {
    if (!risk) return [new Mesh(rim, this.unknown)];
    const known = marks.get(risk) ?? {
      rim: this.keep(
        new MeshBasicMaterial({ color: RISK_COLOURS[risk], side: BackSide, toneMapped: false, transparent: true }),
      ),
      sign: this.keep(new SpriteMaterial({ map: this.sign(risk), depthTest: false, toneMapped: false })),
      hidden: this.behind(risk),
    };
    marks.set(risk, known);
    const sign = new Sprite(known.sign);
    sign.scale.setScalar(large);
    sign.position.y = TOP;
    sign.renderOrder = SIGN;
    return [new Mesh(rim, known.rim), new Mesh(this.box, known.hidden), sign];
  }

  /** Only seen where something lies in front of it: otherwise the sign would seem to mark what lies there. */
  private behind(risk: Risk): MeshBasicMaterial {
    return this.keep(
      new MeshBasicMaterial({
        color: RISK_COLOURS[risk],
        depthFunc: GreaterDepth,
        depthWrite: false,
        toneMapped: false,
        transparent: true,
        opacity: BEHIND,
      }),
    );
  }

  private sign(risk: Risk): CanvasTexture {
    const picture = this.keep(new CanvasTexture(mark(risk)));
    picture.colorSpace = SRGBColorSpace;
    return picture;
  }

  /** Enamel shines: the lamp is mirrored as a soft window, and edges catch the room. */
  private enamel(): MeshPhongMaterial {
    const look = new MeshPhongMaterial({ vertexColors: true, specular: 0x2a2420, shininess: 70 });
    look.onBeforeCompile = (shader) => {
      shader.fragmentShader = shader.fragmentShader.replace('#include <opaque_fragment>', SHINE);
    };
    return this.keep(look);
  }

  /** Body, pips and the line between the halves; of an eastward domino the half named first is in the west. */
  private shape(tile: string): BufferGeometry {
    const known = this.shapes.get(tile);
    if (known) return known;
    const dots = [...tile].flatMap((number, half) =>
      pips(Number(number)).map(([u, v]) =>
        this.pip.clone().translate(half - 0.5 + (v - 0.5) * 0.86, THICK / 2, (u - 0.5) * 0.86),
      ),
    );
    const parts = [
      painted(this.box.clone(), ENAMEL[enamel(tile)]!),
      ...[this.line.clone().translate(0, THICK / 2, 0), ...dots].map((part) => painted(part, WHITE)),
    ];
    const shape = this.keep(mergeGeometries(parts));
    this.shapes.set(tile, shape);
    return shape;
  }

  private keep<T extends { dispose(): void }>(thing: T): T {
    this.made.push(thing);
    return thing;
  }

  dispose(): void {
    for (const thing of this.made) thing.dispose();
  }
}

const SHINE = `
  vec3 mirrored = inverseTransformDirection(reflect(-normalize(vViewPosition), normal), viewMatrix);
  float lamp = smoothstep(0.80, 0.95, dot(mirrored, normalize(vec3(-0.52, 0.80, 0.30))));
  float room = smoothstep(0.55, 0.98, dot(mirrored, normalize(vec3(0.80, 0.45, -0.40))));
  float edge = pow(1.0 - saturate(dot(normalize(vViewPosition), normal)), 4.0);
  float lit = saturate(dot(reflectedLight.directDiffuse, vec3(1.3)) / max(dot(diffuseColor.rgb, vec3(1.0)), 0.05));
  outgoingLight += lit * lamp * vec3(0.17, 0.14, 0.09) + room * vec3(0.05, 0.045, 0.05) + edge * vec3(0.16, 0.12, 0.09);
  #include <opaque_fragment>`;

/** One colour on every corner of a shape, without the seams that merging would stumble over. */
function painted(shape: BufferGeometry, { r, g, b }: Color): BufferGeometry {
  const plain = shape.index ? shape.toNonIndexed() : shape;
  const count = plain.getAttribute('position').count;
  plain.setAttribute('color', new Float32BufferAttribute(Array.from({ length: count }, () => [r, g, b]).flat(), 3));
  plain.deleteAttribute('uv');
  return plain;
}
