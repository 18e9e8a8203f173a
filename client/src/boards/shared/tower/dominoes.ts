// Magnetic dominoes in 3D: enamel bodies with white pips, and the light that marks a place. A domino
// is one shape of one material, so that phones can draw a whole tower.
import {
  BackSide,
  BoxGeometry,
  BufferGeometry,
  type CanvasTexture,
  Color,
  Float32BufferAttribute,
  Group,
  LineBasicMaterial,
  LineLoop,
  Mesh,
  MeshBasicMaterial,
  MeshPhongMaterial,
  PlaneGeometry,
  SphereGeometry,
  Vector3,
} from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { pips } from '../../../parts/Domino';
import { enamel } from '../magnetic/Enamel';
import { THICK } from './orbit';
import { softSpot } from './wood';

const LONG = 1.88; // two cells less the gap on each side, as the judge measures it
const WIDE = 0.88;
const ENAMEL = [0xa81c24, 0x174f9e, 0x0f6b45, 0xb8640a].map((colour) => new Color(colour));
const WHITE = new Color(0xfff8ea).multiplyScalar(1.25);
const GLOW = 0xffd978;

/** One domino: `inner` trembles, the group itself is where the domino lies. */
export interface Body {
  group: Group;
  inner: Mesh<BufferGeometry, MeshPhongMaterial>;
  rim: Mesh;
  shade: Mesh<PlaneGeometry, MeshBasicMaterial>;
}

/** Everything dominoes are made of, made once and disposed of together. */
export class Workshop {
  private readonly made: { dispose(): void }[] = [];
  private readonly box = this.keep(new RoundedBoxGeometry(LONG, THICK, WIDE, 4, 0.1));
  private readonly around = this.keep(new RoundedBoxGeometry(LONG + 0.08, THICK + 0.08, WIDE + 0.08, 3, 0.14));
  private readonly thin = this.keep(new RoundedBoxGeometry(LONG + 0.045, THICK + 0.045, WIDE + 0.045, 3, 0.12));
  private readonly pip = this.keep(new SphereGeometry(0.09, 18, 8).scale(1, 0.2, 1));
  private readonly line = this.keep(new BoxGeometry(0.026, 0.012, WIDE * 0.66));
  private readonly plane = this.keep(new PlaneGeometry(1, 1));
  private readonly hull = this.keep(new BoxGeometry(LONG, THICK, WIDE));
  private readonly outline = this.keep(new BufferGeometry().setFromPoints(around(LONG, WIDE, 0.12)));
  private readonly spot: CanvasTexture = this.keep(softSpot());
  readonly worry = this.keep(new MeshBasicMaterial({ side: BackSide })); // the rim of what would part first
  readonly brass = this.keep(new MeshBasicMaterial({ color: GLOW, side: BackSide }));
  private readonly ghostFill = this.keep(
    new MeshBasicMaterial({ color: GLOW, transparent: true, opacity: 0.18, depthWrite: false }),
  );
  private readonly ghostLine = this.keep(new LineBasicMaterial({ color: GLOW }));
  private readonly ghostHint = this.keep(
    new LineBasicMaterial({ color: GLOW, transparent: true, opacity: 0.3, depthTest: false }),
  );
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

  /** A place: the outline of a domino made of light, faintly seen through what hides it. */
  ghost(): { group: Group; fill: Mesh } {
    const fill = new Mesh(this.hull, this.ghostFill);
    return {
      group: new Group().add(
        fill,
        new LineLoop(this.outline, this.ghostLine),
        new LineLoop(this.outline, this.ghostHint),
      ),
      fill,
    };
  }

  /** The picked domino, as if it were there already. */
  preview(tile: string): Group {
    const known = this.previews.get(tile);
    if (known) return known;
    const box = new Mesh(this.shape(tile), Object.assign(this.enamel(), { transparent: true, opacity: 0.88 }));
    box.castShadow = true;
    const preview = new Group().add(box, new Mesh(this.around, this.brass));
    this.previews.set(tile, preview);
    return preview;
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

/** The upper edge of a domino, with rounded corners. */
function around(long: number, wide: number, radius: number): Vector3[] {
  const corners: [number, number][] = [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ];
  return corners.flatMap(([east, south], quarter) =>
    [0, 1, 2, 3, 4].map((i) => {
      const angle = ((quarter + i / 4) * Math.PI) / 2;
      const [x, z] = [
        east * (long / 2 - radius) + radius * Math.cos(angle),
        south * (wide / 2 - radius) + radius * Math.sin(angle),
      ];
      return new Vector3(x, THICK / 2, z);
    }),
  );
}

/** One colour on every corner of a shape, without the seams that merging would stumble over. */
function painted(shape: BufferGeometry, { r, g, b }: Color): BufferGeometry {
  const plain = shape.index ? shape.toNonIndexed() : shape;
  const count = plain.getAttribute('position').count;
  plain.setAttribute('color', new Float32BufferAttribute(Array.from({ length: count }, () => [r, g, b]).flat(), 3));
  plain.deleteAttribute('uv');
  return plain;
}
