// Whole games at the page's table, by the modules that are shipped and the bots in them.
import { describe, expect, test } from 'vitest';
import { builtGames, builtModule } from '../engine/built';
import { Machine } from '../engine/machine';
import { MachineMind } from '../engine/mind';
import type { Moved, Sight } from '../protocol';
import { answer } from './answer';
import { FakeHouse } from './fakeHouse';
import { replayed } from './replay';
import { Session } from './session';

describe.each(builtGames)('%s', (game) => {
  async function houseOf(): Promise<FakeHouse> {
    const module = await builtModule(game);
    const house = new FakeHouse();
    house.engineFor = () => Machine.of(module);
    const mind = new MachineMind(await Machine.of(module));
    house.thinks = async (order) => answer(mind, order);
    return house;
  }

  test('from the first deal to the result and the replay, with a reload on the way', { timeout: 60_000 }, async () => {
    const house = await houseOf();
    let session = new Session(house);
    const seats = [{ kind: 'here', name: 'Ada' } as const, { kind: 'bot', level: 'beginner' } as const];
    await session.receive({ t: 'create', token: 'key', game, seats, rounds: 1 });
    const { table } = house.last('state').info;
    let sight: Sight = house.last('state').sights![0]!;
    let ended: Moved['ending'] = null;
    for (let turn = 0; !ended && turn < 1000; turn += 1) {
      if (turn === 5) {
        session.gone();
        session = new Session(house);
        await session.receive({ t: 'enter', table });
        expect(house.last('state').sights).toEqual([{ ...sight, move: null }]);
      }
      const seq = Math.max(house.last('state').seq, house.last('moved')?.seq ?? 0);
      if (sight.legal.length) await session.receive({ t: 'play', seq, move: sight.legal[0]!, seat: 0 });
      else await house.pass(1000);
      const moved = house.last('moved');
      sight = moved.sights[0]!;
      ended = moved.ending;
    }
    expect(house.told.filter(({ t }) => t === 'refused')).toEqual([]);
    expect(ended).toMatchObject({ match_over: true });
    const [kept] = house.games.values();
    const replay = await replayed(kept!.records[0]!, house.engineFor);
    expect(replay.ending).toMatchObject({ winners: ended!.winners, clause: ended!.clause });
    expect(house.told.filter(({ t }) => t === 'moved').length).toBe(replay.steps.length - 1);
  });

  test('a master’s hint is a legal move, and the same when it is asked again', { timeout: 60_000 }, async () => {
    const house = await houseOf();
    const session = new Session(house);
    const seats = [0, 1].map((n) => ({ kind: 'here' as const, name: `Ada ${n}` }));
    await session.receive({ t: 'create', token: 'key', game, seats });
    const { sights, seq } = house.last('state');
    const sight = sights!.find(({ legal }) => legal.length)!;
    const ask = async () => {
      await session.receive({ t: 'hint', seq, seat: sight.seat });
      await house.pass(0);
      return house.last('hinted');
    };
    const first = await ask();
    expect(sight.legal).toContain(first.move);
    expect(await ask()).toEqual(first);
  });

  test('a tile that goes nowhere is refused with a reason', async () => {
    const house = await houseOf();
    const session = new Session(house);
    const seats = [0, 1].map((n) => ({ kind: 'here' as const, name: `Ada ${n}` }));
    await session.receive({ t: 'create', token: 'key', game, seats });
    const { sights, seq } = house.last('state');
    const sight = sights!.find(({ legal }) => legal.length)!;
    await session.receive({ t: 'why', seq, seat: sight.seat, moves: ['nonsense', ...sight.legal.slice(0, 2)] });
    expect(house.last('because').reasons.length).toBe(1);
  });
});
