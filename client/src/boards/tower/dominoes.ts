// Magnetic dominoes as things: enamel bodies with white pips, and their ghosts.
import {
  BackSide, BoxGeometry, CanvasTexture, EdgesGeometry, Group, InstancedMesh, LineBasicMaterial, LineSegments,
  Matrix4, Mesh, MeshBasicMaterial, MeshPhysicalMaterial, PlaneGeometry, SphereGeometry,
} from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { pips } from '../../parts/Domino';
import { THICK } from './orbit';
import { enamel } from './places';
import { softSpot } from './wood';

const LONG = 1.88; // two cells less the gap on each side, as the judge measures it
const WIDE = 0.88;
export const ENAMEL = [0xb3242b, 0x1d57a8, 0x13764e, 0xc07010];
const GLOW = 0xffd978;

/** One domino: `inner` trembles, the group itself is where the domino lies. */
export interface Body {
  group: Group;
  inner: Group;
  box: Mesh;
  rim: Mesh;
  enamel: MeshPhysicalMaterial;
  shade: Mesh<PlaneGeometry, MeshBasicMaterial>;
}

/** Everything dominoes are made of: each domino is made once, and all is thrown away at once. */
export class Workshop {
  private readonly round = new RoundedBoxGeometry(LONG, THICK, WIDE, 5, 0.1);
  private readonly around = new RoundedBoxGeometry(LONG + 0.09, THICK + 0.09, WIDE + 0.09, 3, 0.14);
  private readonly pip = new SphereGeometry(0.088, 20, 10);
  private readonly line = new BoxGeometry(0.026, 0.012, WIDE * 0.66);
  private readonly plane = new PlaneGeometry(1, 1);
  private readonly hull = new BoxGeometry(LONG, THICK, WIDE);
  private readonly edges = new EdgesGeometry(this.hull);
  private readonly spot: CanvasTexture = softSpot();
  private readonly white = new MeshPhysicalMaterial({ color: 0xfffaf0, roughness: 0.4, clearcoat: 0.6, clearcoatRoughness: 0.3 });
  private readonly brass = new MeshBasicMaterial({ color: GLOW, side: BackSide });
  private readonly ghostFill = new MeshBasicMaterial({ color: GLOW, transparent: true, opacity: 0.13, depthWrite: false });
  private readonly ghostLine = new LineBasicMaterial({ color: GLOW, transparent: true, opacity: 0.85 });
  private readonly ghostHint = new LineBasicMaterial({ color: GLOW, transparent: true, opacity: 0.16, depthTest: false });
  private readonly bodies = new Map<string, Body>();
  private readonly previews = new Map<string, Group>();
  private readonly made: { dispose(): void }[] = [
    this.round, this.around, this.pip, this.line, this.plane, this.hull, this.edges, this.spot,
    this.white, this.brass, this.ghostFill, this.ghostLine, this.ghostHint,
  ];

  /** A soft spot of light or shade that lies flat on the table. */
  flat(color: number, opacity: number): Body['shade'] {
    const look = this.keep(new MeshBasicMaterial({ color, map: this.spot, transparent: true, opacity, depthWrite: false }));
    const mesh = new Mesh(this.plane, look);
    mesh.rotation.x = -Math.PI / 2;
    return mesh;
  }

  body(tile: string): Body {
    const known = this.bodies.get(tile);
    if (known) return known;
    const look = this.enamel(tile);
    const [group, inner] = [new Group(), new Group()];
    const box = new Mesh(this.round, look);
    box.castShadow = box.receiveShadow = true;
    const rim = new Mesh(this.around, this.brass);
    inner.add(box, rim, this.face(tile));
    group.add(inner);
    const body = { group, inner, box, rim, enamel: look, shade: this.flat(0x1a0c04, 0.5) };
    this.bodies.set(tile, body);
    return body;
  }

  /** A place: the outline of a domino made of light, faintly seen through what hides it. */
  ghost(): { group: Group; fill: Mesh } {
    const group = new Group();
    const fill = new Mesh(this.hull, this.ghostFill);
    group.add(fill, new LineSegments(this.edges, this.ghostLine), new LineSegments(this.edges, this.ghostHint));
    return { group, fill };
  }

  /** The picked domino as if it lay there already. */
  preview(tile: string): Group {
    const known = this.previews.get(tile);
    if (known) return known;
    const look = this.enamel(tile);
    Object.assign(look, { transparent: true, opacity: 0.86 });
    const box = new Mesh(this.round, look);
    box.castShadow = true;
    const preview = new Group().add(box, new Mesh(this.around, this.brass), this.face(tile));
    this.previews.set(tile, preview);
    return preview;
  }

  private enamel(tile: string): MeshPhysicalMaterial {
    return this.keep(new MeshPhysicalMaterial({ color: ENAMEL[enamel(tile)], roughness: 0.42, clearcoat: 1, clearcoatRoughness: 0.16 }));
  }

  /** Pips and the line between the halves; of an eastward domino the half named first is in the west. */
  private face(tile: string): Group {
    const places = [...tile].flatMap((number, half) =>
      pips(Number(number)).map(([u, v]): [number, number] => [half - 0.5 + (v - 0.5) * 0.86, (u - 0.5) * 0.86]),
    );
    const dots = this.keep(new InstancedMesh(this.pip, this.white, places.length));
    const at = new Matrix4();
    places.forEach(([x, z], i) => dots.setMatrixAt(i, at.makeScale(1, 0.22, 1).setPosition(x, 0, z)));
    dots.receiveShadow = true;
    const face = new Group().add(dots, new Mesh(this.line, this.white));
    face.position.y = THICK / 2;
    return face;
  }

  private keep<T extends { dispose(): void }>(thing: T): T {
    this.made.push(thing);
    return thing;
  }

  dispose(): void {
    for (const thing of this.made) thing.dispose();
  }
}
