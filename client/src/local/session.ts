// The page's conversation with its table: it reads a message, asks the table and answers.
import { Refusal } from '../engine/engine';
import type { ClientMessage, Create } from '../protocol';
import type { House } from './house';
import { planned } from './plan';
import { Behind, Denied } from './refused';
import { tidy } from './shelf';
import { Table } from './table';

export class Session {
  private table: Table | null = null;
  private queue: Promise<void> = Promise.resolve();

  private readonly house: House;

  constructor(house: House) {
    const engineFor = (game: string) => house.engineFor(game).catch(() => Promise.reject(new Denied('no-engine')));
    this.house = { ...house, engineFor };
  }

  /** Do what a message asks, after those before it; it is always answered. */
  receive(message: ClientMessage): Promise<void> {
    this.queue = this.queue.then(() => this.answer(message));
    return this.queue;
  }

  /** How what was built at this table fell last, as numbers. */
  async fall(): Promise<Int16Array> {
    const { table } = this;
    return table ? table.turn(() => table.fall()) : new Int16Array();
  }

  /** Nobody listens any more. */
  gone(): void {
    this.table?.close();
    this.table = null;
  }

  private async answer(message: ClientMessage): Promise<void> {
    try {
      await this.follow(message);
    } catch (problem) {
      if (problem instanceof Behind) return this.table?.show(0);
      this.house.tell({ t: 'refused', ...reason(problem), to: message.t });
    }
  }

  private async follow(message: ClientMessage): Promise<void> {
    if (message.t === 'create') return this.create(message);
    if (message.t === 'ping') return this.house.tell({ t: 'pong', n: message.n ?? 0 });
    if (message.t === 'enter') await this.find(message.table);
    const { table } = this;
    if (!table) throw new Denied('no-table');
    return table.turn(() => this.askOf(table, message));
  }

  private async askOf(table: Table, message: Exclude<ClientMessage, Create>): Promise<void> {
    switch (message.t) {
      case 'enter':
        return table.enter(message.watch ?? false, message.since ?? 0);
      case 'play':
        return table.play(message);
      case 'undo':
        return table.undo(message.seq);
      case 'next':
        return table.next(message.seq);
      case 'leave':
        return table.leave(message);
      case 'resign':
        return table.resign(message);
      case 'begin':
        throw new Behind(); // nobody comes from elsewhere, so every table has begun
      case 'say':
        return table.say(message);
      case 'hint':
        return table.hint(message);
      case 'why':
        return this.house.tell(table.why(message));
      case 'recall':
        return this.house.tell(table.recall(message.seat ?? null));
      case 'export':
        return this.house.tell({ t: 'exported', record: table.export() });
      case 'resync':
        return table.show(message.since ?? 0);
      case 'seal':
      case 'open':
        return undefined; // a page shuffles by itself
      case 'sit':
      case 'fill':
        throw new Denied('seat-taken', { seat: message.seat });
    }
  }

  private async create(message: Create): Promise<void> {
    const engine = await this.house.engineFor(message.game);
    const plan = planned(message, engine.manifest, this.house.newCode(), this.house.now());
    const table = await Table.make(plan, engine, this.house);
    this.gone();
    this.table = table;
    void tidy(this.house.shelf).catch(() => {});
    await table.turn(() => table.enter(message.watch ?? false, 0));
  }

  private async find(code: string): Promise<void> {
    if (this.table?.code === code) return;
    this.gone();
    const table = await Table.open(code, this.house);
    if (!table) throw new Denied('no-such-table');
    this.table = table;
  }
}

function reason(problem: unknown): { code: string; facts?: Record<string, string | number> } {
  if (problem instanceof Denied || problem instanceof Refusal) return { code: problem.code, facts: problem.facts };
  return { code: 'try-again' };
}
