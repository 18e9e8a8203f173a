// Which place is pointed at, and which way the domino would lie there: tap it again, or press R, and it turns.
// The same in 3D and level by level.
import { signal } from '@preact/signals';
import type { Picker } from '../../../input/picker';
import { type Pivot, turned, turns } from './pivots';
import type { Spot } from './places';

export class Aim {
  /** The move pointed at. */
  readonly move = signal<string | null>(null);
  /** The group of places that is shown, by its key; null: some of all. */
  readonly group = signal<string | null>(null);
  /** The group that the eye went to: pointing alone does not move the picture. */
  readonly framed = signal<string | null>(null);
  /** The way that a domino was turned to, by its pivot. */
  readonly ways = signal<ReadonlyMap<string, Spot>>(new Map());

  constructor(private readonly picker: Picker) {}

  /** The move shown as if it were made. */
  shown(): string | null {
    return this.picker.pending.value ?? this.move.value;
  }

  /** The pointer is over a place, or over none. */
  point(spot: Spot | null): void {
    this.move.value = spot?.move ?? null;
  }

  /** Show the places of a group, and look at them closely if somebody asked for them. */
  show(key: string | null, closely: boolean): void {
    if (key !== this.group.peek()) this.point(null);
    this.group.value = key;
    if (closely) this.framed.value = key;
  }

  /** A place is clicked or tapped. Where the domino can turn it is only shown, and turns when it is tapped again. */
  tap(spot: Spot, pivot: Pivot | undefined): void {
    if (pivot && turns(pivot) && this.picker.pending.value === spot.move) return this.turn(pivot, spot);
    return this.picker.choose(spot.move, turns(pivot) || undefined);
  }

  /** A click that hit no place shows the nearest one, and never lays. */
  suggest(spot: Spot): void {
    if (this.picker.pending.peek() !== spot.move) this.picker.choose(spot.move, true);
  }

  /** Near a place: it is shown, and turns if it is shown already. */
  near(spot: Spot, pivot: Pivot | undefined): void {
    if (turns(pivot)) this.tap(spot, pivot);
    else this.suggest(spot);
  }

  /** Another way to lie there. */
  turn(pivot: Pivot, from: Spot): void {
    const next = turned(pivot, from);
    this.ways.value = new Map(this.ways.peek()).set(pivot.key, next);
    if (this.picker.pending.peek() === from.move) this.picker.pending.value = next.move;
    else this.point(next);
  }

  forget(): void {
    this.group.value = this.framed.value = null;
    this.ways.value = new Map();
    this.move.value = null;
  }
}
