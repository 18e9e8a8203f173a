// A house for tests, in which nothing is kept and time passes as the test says.
import type { Engine } from '../engine/engine';
import type { ServerMessage } from '../protocol';
import type { Answer, Order } from './bots';
import { advise, decide } from './brain';
import { FakeEngine, FakeMind } from './fake';
import type { House } from './house';
import { type Kept, memoryShelf, type Shelf } from './shelf';

export type Told<T extends ServerMessage['t']> = Extract<ServerMessage, { t: T }>;

export class FakeHouse implements House {
  time = 1_000_000;
  timers: { at: number; act: () => void }[] = [];
  told: ServerMessage[] = [];
  orders: Order[] = [];
  engines = 0;
  seeds = 0n;
  codes = 0;
  games = new Map<string, Kept>();
  shelf: Shelf = memoryShelf(this.games);
  thinks: (order: Order) => Promise<Answer> = async (order) => {
    const mind = new FakeMind(new FakeEngine(), 1);
    return order.hint ? advise(mind, order) : decide(mind, order, () => 0);
  };
  constructor(readonly engine: () => Engine = () => new FakeEngine()) {}
  engineFor = async (game: string): Promise<Engine> => {
    if (game !== 'fake') throw new Error('no such game');
    this.engines += 1;
    return this.engine();
  };
  think = (order: Order): Promise<Answer> => {
    this.orders.push(order);
    return this.thinks(order);
  };
  tell = (message: ServerMessage): void => void this.told.push(structuredClone(message));
  now = (): number => this.time;
  later = (act: () => void, wait: number): (() => void) => {
    const timer = { at: this.time + wait, act };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((one) => one !== timer);
    };
  };
  drawSeed = (): bigint => this.seeds++;
  botPause = 700;
  newCode = (): string => `HERECODE${String(this.codes++).padStart(4, 'A')}`;
  /** Let so many milliseconds pass. */
  async pass(wait: number): Promise<void> {
    const end = this.time + wait;
    for (;;) {
      await settle();
      const next = this.timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.timers = this.timers.filter((one) => one !== next);
      this.time = Math.max(this.time, next.at);
      next.act();
    }
    this.time = end;
  }
  last<T extends ServerMessage['t']>(kind: T): Told<T> {
    return this.told.filter((one): one is Told<T> => one.t === kind).at(-1)!;
  }
}

/** Let everything that waits for nothing happen. */
export const settle = (): Promise<void> => new Promise((done) => setTimeout(done, 0));
