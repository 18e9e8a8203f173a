// Which place is pointed at, and turning the domino where several ways share a cell: tap again, or
// press R. The same in 3D and level by level.
import { signal } from '@preact/signals';
import type { Picker } from '../../../picker';
import { nextWay, type Spot, ways } from './places';

export class Aim {
  /** The move pointed at. */
  readonly move = signal<string | null>(null);
  /** The group of places that is shown, by its key; null: some of all. */
  readonly group = signal<string | null>(null);
  /** The group that the eye went to: pointing alone does not move the picture. */
  readonly framed = signal<string | null>(null);
  private from: string | null = null; // the place under the finger from which one began to turn

  constructor(private readonly picker: Picker) {}

  /** The move shown as if it were made. */
  shown(): string | null {
    return this.picker.pending.value ?? this.move.value;
  }

  /** The pointer is over a place, or over none. */
  point(spot: Spot | null): void {
    if (spot && spot.move === this.from) return;
    this.from = null;
    this.move.value = spot?.move ?? null;
  }

  /** Show the places of a group, and look at them closely if somebody asked for them. */
  show(key: string | null, closely: boolean): void {
    if (key !== this.group.peek()) this.point(null);
    this.group.value = key;
    if (closely) this.framed.value = key;
  }

  /** A place is clicked or tapped; again at the same spot while it waits: the next way. */
  tap(spot: Spot, spots: Spot[]): void {
    const again = spot.move === this.from;
    if (again && this.picker.pending.value && ways(spots, spot).length > 1) return this.turn(spots);
    this.picker.choose((again && this.move.value) || spot.move);
    if (this.picker.pending.value) this.from = spot.move;
  }

  /** Another way to place it there. */
  turn(spots: Spot[]): void {
    const now = spots.find((spot) => spot.move === this.shown());
    if (!now) return;
    this.from ??= now.move;
    const next = nextWay(spots, now).move;
    if (this.picker.pending.value) this.picker.pending.value = next;
    else this.move.value = next;
  }

  /** R turns, and focus follows. Returns whether the key was handled. */
  key(event: KeyboardEvent, spots: Spot[]): boolean {
    if (event.key.toLowerCase() !== 'r' || event.ctrlKey || event.metaKey) return false;
    this.turn(spots);
    if (document.activeElement?.hasAttribute('data-move'))
      document.querySelector<HTMLElement>(`[data-move="${this.shown()}"]`)?.focus();
    return true;
  }

  forget(): void {
    this.group.value = this.framed.value = null;
    this.from = null;
    this.move.value = null;
  }
}
