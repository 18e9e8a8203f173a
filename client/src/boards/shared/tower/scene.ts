// The tower in 3D: what stands, what falls, and where the picked domino may go.
import { type Group, type Mesh, Raycaster, Vector2, Vector3 } from 'three';
import type { Place, Ruin, StackView } from '../../views';
import { type Body, END, type Ghost, putSign, TOP, Workshop } from './dominoes';
import { type Falling, height, imagined, upright } from './fall';
import { type Frame, frameOf, frameOfFall, PITCH } from './orbit';
import { angle, centre, type Lying, nearest, real, type Spot, step } from './places';
import { easeOut, Room } from './room';
import { type Dot, partSigns, type Slot } from './signs';

const MOODS: Record<string, { colour: number; glow: number; shake: number; again: number }> = {
  solid: { colour: 0x7fd6a2, glow: 0.1, shake: 0, again: 0 },
  shaky: { colour: 0xf2b23c, glow: 0.5, shake: 0.012, again: 4200 },
  'about-to-fall': { colour: 0xff5a36, glow: 0.8, shake: 0.03, again: 2300 },
};
const LAND = 280;
const SLIP = 200;
const TREMBLE = 1100;
const FRIGHT = 1.8; // times as strong just after a domino was laid
const COMES = 3; // cells from the side of whoever lays it
const RUBBLE = 2000; // how long what fell is left lying, while people read what it means
const SWEEP = 420;
const CLOSE = 2.6; // cells around the live part that are always in the picture, so that one knows where it is
const EASY = 64; // pixels: a domino as long as that is easily read and hit
const CIRCLE = 2600; // once around a tower that won

export interface Outside {
  landed(): void;
  /** It trembles under the domino that was just laid. */
  trembles(): void;
  fell(): void;
  /** What fell lies there: time to say what it means. */
  lies(): void;
  /** It has been picked up. */
  swept(): void;
  /** The fall as the server computed it; null if it has not. */
  fall(ruin: Ruin): Promise<Falling | null>;
}
/** Where the picked domino may go, and what of it is shown. */
export interface Offer {
  /** The places that are shown. */
  spots: Spot[];
  /** The move that is drawn as if it were made. */
  chosen: string | null;
  /** Whether that one waits to be confirmed: the others are paler meanwhile. */
  waits: boolean;
  /** The dominoes one may point at for places, and the one that was pointed at. */
  hosts: Set<string>;
  host: string | null;
  /** What the eye should look at; null: the whole tower. It moves when this becomes another one. */
  live: Lying[] | null;
}
/** What is under the pointer: a place, or else a domino and where on it: east, up in levels, north. */
export interface Pointed {
  spot: Spot | null;
  tile: string | null;
  at: [number, number, number];
}
const NOTHING: Offer = { spots: [], chosen: null, waits: false, hosts: new Set(), host: null, live: null };

type Shown = Pick<StackView, 'tower' | 'last' | 'word' | 'weakest' | 'ruin' | 'seat' | 'players'>;

export class TowerScene extends Room {
  private readonly workshop = new Workshop();
  private readonly halo = this.workshop.flat(0xffffff, 0);
  private readonly bodies = new Map<string, Body>();
  private readonly ghosts = new Map<string, Ghost & { spot: Spot; slot: Slot }>();
  private preview: Group | null = null;
  private offered: Offer = NOTHING;
  private latest: Shown | null = null;
  private ruins: number | null = null;
  private busy = false;
  private shakeAgain = 0;
  private weak = new Set<string | null>();
  private lit: string | null = null;

  constructor(
    canvas: HTMLCanvasElement,
    reducedMotion: boolean,
    private readonly outside: Outside,
  ) {
    super(canvas, reducedMotion);
    this.halo.position.y = 0.006;
    this.scene.add(this.halo);
  }

  // --- what stands ---------------------------------------------------------------------------

  /** Show a view: new dominoes land, fallen ones fall; the first view is not animated. Returns whether it is falling. */
  show(view: Shown): boolean {
    const first = this.ruins === null;
    const collapses = view.ruin?.number ?? 0;
    const fresh = !first && collapses > this.ruins!;
    this.ruins = collapses;
    this.latest = view;
    const falls = fresh && view.ruin && !this.reducedMotion && this.sawBuilt(view.ruin);
    if (falls) void this.collapse(view.ruin!);
    else if (!this.busy) this.settle(first);
    return this.busy;
  }

  /** Whether this page showed the tower that fell; otherwise only what is there now is shown. */
  private sawBuilt(ruin: Ruin): boolean {
    return !this.busy && ruin.tower.every((place) => place.tile === ruin.last || this.bodies.has(place.tile));
  }

  private settle(first: boolean): void {
    const { tower, word, weakest } = this.latest!;
    const lying = new Set(tower.map((place) => place.tile));
    for (const tile of [...this.bodies.keys()]) if (!lying.has(tile)) this.remove(tile);
    const fresh = tower.filter((place) => !this.bodies.has(place.tile));
    for (const place of tower) this.put(place);
    if (!first && !this.reducedMotion && fresh.length === 1) void this.land(fresh[0]!).then(() => this.shiver(FRIGHT));
    this.mood(word, weakest ?? []);
    const frame = frameOf(tower);
    if (first) {
      this.frame = frame;
      this.seen = null;
      this.eye = this.best(frame);
    } else this.glide(this.best(frame), frame, 420);
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

  /** A domino comes down onto its exact place, then shifts as the hand slips. */
  private async land(place: Place): Promise<void> {
    const body = this.bodies.get(place.tile)!;
    const exact = centre(place);
    const there = real(place);
    const up = height(place.z);
    const [east, south] = this.sideOf(place.by);
    body.group.quaternion.set(...upright(angle(place.heading)));
    await this.move(LAND, (part) => {
      const left = 1 - easeOut(part);
      body.group.position.set(exact[0] + left * east * COMES, up + left * 1.6, -exact[1] + left * south * COMES);
    });
    this.outside.landed();
    await this.move(SLIP, (part) => {
      const soft = easeOut(part);
      const mix = (a: number, b: number): number => a + (b - a) * soft;
      body.group.position.set(mix(exact[0], there.x), up + 0.03 * Math.sin(part * Math.PI), -mix(exact[1], there.y));
      body.group.quaternion.set(...upright(mix(angle(place.heading), there.turn)));
    });
  }

  /** Towards a player, as they sit around the picture: east and south. */
  private sideOf(by: number): [number, number] {
    const { seat, players } = this.latest!;
    const around = this.eye.azimuth - (2 * Math.PI * (by - (seat ?? 0))) / players;
    return [Math.sin(around), Math.cos(around)];
  }

  /** The colour for the margin, and the two dominoes that would part first. */
  private mood(word: string | null, weakest: (string | null)[]): void {
    const mood = MOODS[word ?? 'solid']!;
    const shown = frameOf(this.latest!.tower);
    this.halo.visible = word !== null;
    this.halo.material.color.set(mood.colour);
    this.halo.material.opacity = mood.glow;
    this.halo.position.set(shown.middle[0], 0.006, shown.middle[2]);
    this.halo.scale.setScalar(shown.radius * 2.5);
    this.workshop.worry.color.set(mood.colour);
    this.weak = new Set(mood.shake > 0 ? weakest : []);
    this.trim();
    clearTimeout(this.shakeAgain);
    if (mood.shake) this.shakeAgain = window.setTimeout(() => this.shiver(), mood.again);
  }

  /** The rims: what would part first, what was laid last; while a domino is picked, where it may go. */
  private trim(): void {
    if (this.busy) return; // what falls has rims of its own
    const { hosts, host, spots } = this.offered;
    for (const [tile, { rim }] of this.bodies) {
      const weak = this.weak.has(tile);
      const pointed = tile === host || tile === this.lit;
      rim.material = pointed ? this.workshop.pointed : weak ? this.workshop.worry : this.workshop.brass;
      rim.visible = tile === this.lit || (spots.length ? hosts.has(tile) : weak || tile === this.latest?.last);
    }
  }

  /** One domino shines, such as that of a line in the log. */
  light(tile: string | null): void {
    if (tile === this.lit) return;
    this.lit = tile;
    this.trim();
    this.draw();
  }

  /** The tower trembles for a moment: the higher and the weaker, the more. */
  private shiver(times = 1): void {
    clearTimeout(this.shakeAgain);
    const mood = MOODS[this.latest?.word ?? 'solid']!;
    if (!mood.shake || this.reducedMotion || this.busy || this.gone) return;
    this.shakeAgain = window.setTimeout(() => this.shiver(), TREMBLE + mood.again);
    if (document.hidden) return;
    if (times > 1) this.outside.trembles();
    void this.move(TREMBLE, (part, time) => {
      const strength = times * mood.shake * Math.sin(part * Math.PI) * (part < 1 ? 1 : 0);
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
    this.glide(this.eye, frameOf(ruin.tower), 320); // whatever was picked filled the picture before
    for (const place of ruin.tower) this.put(place);
    for (const [tile, body] of this.bodies) body.rim.visible = tile === ruin.last;
    const last = ruin.tower.find((place) => place.tile === ruin.last);
    if (last && !known) await this.land(last);
    const falling = (await told) ?? imagined(ruin);
    this.outside.fell();
    await this.tumble(ruin, falling);
    this.workshop.worry.color.set(MOODS['about-to-fall']!.colour);
    for (const [tile, { rim }] of this.bodies) {
      rim.visible = falling.flights.has(tile);
      rim.material = this.workshop.worry; // what fell may lie nearly as it stood
    }
    this.outside.lies();
    await this.move(RUBBLE, () => {});
    await this.sweep();
    this.busy = false;
    for (const tile of [...this.bodies.keys()]) this.remove(tile);
    this.outside.swept();
    this.settle(false);
    this.offer(this.offered);
  }

  private async tumble(ruin: Ruin, { seconds, flights }: Falling): Promise<void> {
    const ends = [...flights.values()].map((flight) => flight(seconds).at);
    this.glide(this.eye, frameOfFall(ruin.tower, ends), 700);
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

  /** The player who placed last picks them all up: they leave towards that side of the table. */
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

  // --- the end -------------------------------------------------------------------------------

  /** Once around the tower that stands, in a light of its own; or around what lies there. */
  circle(): Promise<void> {
    const from = this.eye;
    this.touring = true;
    this.glide(this.eye, frameOf(this.latest?.tower ?? []), 420);
    this.halo.visible = true;
    this.halo.material.color.set(0xffd978);
    const glow = this.halo.material.opacity;
    const step = (part: number): void => {
      const soft = part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2;
      this.eye = {
        ...from,
        azimuth: from.azimuth + soft * 2 * Math.PI,
        height: from.height - 0.24 * Math.sin(part * Math.PI),
      };
      this.halo.material.opacity = glow + (1 - glow) * Math.sin(part * Math.PI);
    };
    return this.move(CIRCLE, step, false).then(() => {
      this.eye = from; // once around is where it was
      this.touring = false;
      this.draw(false);
    });
  }

  // --- where the picked domino may go --------------------------------------------------------

  /** Show a ghost at each place, and the chosen one as if it were there already. */
  offer(offer: Offer): void {
    const { spots, chosen, waits, live } = offer;
    const looksElsewhere = live !== this.offered.live;
    this.offered = offer;
    const places = new Map(spots.map((spot) => [spot.move, spot]));
    for (const [move, ghost] of this.ghosts)
      if (places.get(move)?.risk !== ghost.spot.risk) {
        this.scene.remove(ghost.group);
        this.ghosts.delete(move);
      }
    for (const spot of spots) this.haunt(spot);
    for (const [move, { group }] of this.ghosts) group.visible = !this.busy && move !== chosen;
    this.workshop.pale(waits);
    if (this.preview) this.scene.remove(this.preview);
    const ghost = chosen === null ? undefined : this.ghosts.get(chosen);
    this.preview = ghost ? this.workshop.preview(ghost.spot.tile, ghost.spot.risk) : null;
    if (ghost && this.preview && !this.busy) {
      this.preview.position.copy(ghost.group.position);
      this.preview.quaternion.copy(ghost.group.quaternion);
      this.scene.add(this.preview);
    }
    this.trim();
    if (!this.busy && this.latest && looksElsewhere) this.glide(this.eye, this.liveFrame(), 320);
    this.place(); // what lies over the picture need not wait for it
    this.onDraw();
    this.draw();
  }

  /** What must be in the picture: the live part, or else the whole tower. */
  private liveFrame(): Frame {
    const { live } = this.offered;
    const tower = this.latest?.tower ?? [];
    if (!live?.length) return frameOf(tower);
    const whole = frameOf([...tower, ...live]);
    return this.dominoIn(whole) < EASY ? frameOf(live, CLOSE) : whole;
  }

  /** A ghost at a place; one that is there already haunts the place as it is told now. */
  private haunt(spot: Spot): void {
    const there = this.ghosts.get(spot.move);
    if (there) {
      there.spot = spot;
      return;
    }
    const ghost = this.workshop.ghost(spot.tile, spot.risk);
    const [x, y] = centre(spot);
    ghost.group.position.set(x, height(spot.z), -y);
    ghost.group.quaternion.set(...upright(angle(spot.heading)));
    ghost.group.visible = !this.busy;
    this.ghosts.set(spot.move, { ...ghost, spot, slot: 0 });
    this.scene.add(ghost.group);
  }

  private hideGhosts(): void {
    for (const ghost of this.ghosts.values()) ghost.group.visible = false;
  }

  /** What is under a point of the picture, from -1 to 1 in both directions. */
  pick(x: number, y: number): Pointed | null {
    if (this.busy) return null;
    const ray = new Raycaster();
    ray.setFromCamera(new Vector2(x, y), this.camera);
    const places = new Map([...this.ghosts.values()].map((ghost) => [ghost.fill, ghost.spot]));
    const tiles = new Map([...this.bodies].map(([tile, body]): [Mesh, string] => [body.inner, tile]));
    const hits = ray.intersectObjects([...places.keys(), ...tiles.keys()], false);
    const first = hits[0];
    if (!first) return null;
    const at: Pointed['at'] = [first.point.x, first.point.y / PITCH, -first.point.z];
    const hit = places.get(first.object as Mesh);
    if (!hit) return { spot: null, tile: tiles.get(first.object as Mesh) ?? null, at };
    // where places overlap, the one whose middle is nearest to the finger
    const level = hits.flatMap((one) => places.get(one.object as Mesh) ?? []).filter((spot) => spot.z === hit.z);
    return { spot: nearest(level, at[0], at[2]), tile: null, at };
  }

  /** Where the sign of a place is in the picture, in parts of its width and height. */
  project(spot: Spot, slot = this.ghosts.get(spot.move)?.slot ?? 0): [number, number] {
    const [x, y] = centre(spot);
    const [dx, dy] = step(spot.heading);
    const at = new Vector3(x + slot * END * dx, height(spot.z) + TOP, -y - slot * END * dy).project(this.camera);
    return [(at.x + 1) / 2, (1 - at.y) / 2];
  }

  protected override place(): void {
    super.place();
    const ghosts = [...this.ghosts.values()];
    const dot = (spot: Spot, slot: Slot): Dot => {
      const [x, y] = this.project(spot, slot);
      return [x * this.size.width, y * this.size.height];
    };
    const slots = partSigns(
      ghosts.map(({ spot, slot }) => ({ now: slot, dots: { 0: dot(spot, 0), 1: dot(spot, 1), [-1]: dot(spot, -1) } })),
    );
    ghosts.forEach((ghost, n) => {
      ghost.slot = slots[n]!;
      putSign(ghost.group, ghost.slot);
      if (this.preview && ghost.spot.move === this.offered.chosen) putSign(this.preview, ghost.slot);
    });
  }

  override dispose(): void {
    clearTimeout(this.shakeAgain);
    this.workshop.dispose();
    super.dispose();
  }
}
