import { describe, expect, it } from 'vitest';
import type { Place, Ruin } from '../../views';
import { computed, flights, height, imagined, told } from './fall';
import sample from './fall.sample.json';
import { PITCH, THICK } from './orbit';
import { real, spotOf } from './places';

const laid = (text: string): Place => {
  const { tile, x, y, z, heading } = spotOf(text)!;
  return { tile, x, y, z, heading, shift: [3, -5, 2], by: 0 };
};
const ruin: Ruin = {
  number: 1,
  last: '53',
  tower: ['66@0,0,0/e', '64@0,0,1/n', '62@1,0,1/e', '53@0,1,2/n', '20@2,0,2/e', '00@3,0,3/e'].map(laid),
  fell: ['64', '53', '20', '00', '62'],
};

describe('a fall', () => {
  it('moves exactly the dominoes that fell', () => {
    expect([...flights(ruin).keys()].sort()).toEqual([...ruin.fell].sort());
  });

  it('begins where each domino lay', () => {
    const start = flights(ruin).get('53')!(0);
    expect(start.at[0]).toBeCloseTo(0.5 + 3 / 1024);
    expect(start.at[1]).toBeCloseTo(height(2));
    expect(start.at[2]).toBeCloseTo(-(2 - 5 / 1024));
  });

  it('is slow for the first 200 ms', () => {
    for (const flight of flights(ruin).values())
      expect(Math.abs(flight(0.2).at[1] - flight(0).at[1])).toBeLessThan(0.3);
  });

  it('ends flat on the table, no two in one place', () => {
    const ends = [...flights(ruin).values()].map((flight) => flight(imagined(ruin).seconds));
    for (const { at, turn } of ends) {
      expect(at[1]).toBeCloseTo(height(0));
      const [x, , z] = turn;
      expect(Math.min(x * x + z * z, 1 - x * x - z * z)).toBeCloseTo(0); // face up or face down
    }
    for (const one of ends)
      for (const other of ends)
        if (one !== other) expect(Math.hypot(one.at[0] - other.at[0], one.at[2] - other.at[2])).toBeGreaterThan(0.8);
  });

  it('is the same for everybody', () => {
    expect(flights(ruin).get('00')!(0.7)).toEqual(flights(ruin).get('00')!(0.7));
  });
});

describe('a fall as the server computed it', () => {
  const fallen = sample.ruin as unknown as Ruin;

  it('begins where the tower stood', async () => {
    const { flights: flown } = await told(fallen, sample.fall);
    expect([...flown.keys()].sort()).toEqual([...fallen.fell].sort());
    for (const place of fallen.tower.filter(({ tile }) => fallen.fell.includes(tile))) {
      const { at } = flown.get(place.tile)!(0);
      const { x, y } = real(place);
      expect(Math.hypot(at[0] - x, at[2] + y)).toBeLessThan(0.01);
      expect(Math.abs(at[1] - height(place.z))).toBeLessThan(0.02);
    }
  });

  it('is over when nothing moves any more, and moves smoothly until then', async () => {
    const { flights: flown, seconds } = await told(fallen, sample.fall);
    const steps = (at: number, later: number): number[] =>
      [...flown.values()].map((flight) => Math.hypot(...flight(at).at.map((value, i) => value - flight(later).at[i]!)));
    expect(Math.max(...steps(seconds, 99))).toBeLessThan(0.1);
    expect(Math.max(...steps(seconds - 0.1, seconds))).toBeGreaterThan(0);
    const [whole, half] = [Math.max(...steps(0.7, 0.7 + 1 / 30)), Math.max(...steps(0.7, 0.7 + 1 / 60))];
    expect(half / whole).toBeCloseTo(0.5, 1);
  });

  it('ends at rest, on the table or on what lies there, and nothing is bent', async () => {
    const { flights: flown, seconds } = await told(fallen, sample.fall);
    for (const flight of flown.values()) {
      const { at, turn } = flight(seconds);
      expect(at[1]).toBeGreaterThan(0);
      expect(at[1]).toBeLessThan(6 * PITCH + THICK);
      expect(Math.hypot(...turn)).toBeCloseTo(1, 3);
    }
    const moved = [...flown.values()].filter((flight) => flight(0).at[1] - flight(seconds).at[1] > 0.1);
    expect(moved.length).toBeGreaterThan(0);
  });
});

describe('a fall as this page computed it', () => {
  const fallen = sample.ruin as unknown as Ruin;
  const wide = sample.fall.tiles.length * 6;

  /** The numbers of all frames, as a game's module gives them: not as differences, and not packed. */
  async function frames(): Promise<Int16Array> {
    const bytes = Uint8Array.from(atob(sample.fall.packed), (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
    const numbers = new Int16Array(await new Response(stream).arrayBuffer());
    for (let i = wide; i < numbers.length; i += 1) numbers[i]! += numbers[i - wide]!;
    return numbers;
  }

  it('is the one that a server would tell', async () => {
    const [here, there] = [computed(fallen, await frames())!, await told(fallen, sample.fall)];
    expect(here.seconds).toBe(there.seconds);
    for (const [tile, flight] of there.flights)
      for (const at of [0, 0.5, 1, there.seconds]) expect(here.flights.get(tile)!(at)).toEqual(flight(at));
  });

  it('is not shown if it is of another ruin, or if nothing fell', async () => {
    expect(computed(fallen, (await frames()).slice(1))).toBeNull();
    expect(computed(fallen, new Int16Array())).toBeNull();
  });
});
