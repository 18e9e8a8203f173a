import { beforeEach, describe, expect, test } from 'vitest';
import { builtGames, builtModule } from './built';
import { Refusal } from './engine';
import { Machine } from './machine';
import { LEVELS, MachineMind } from './mind';

const SEED = 0xfedc_ba98_7654_3210n; // more than 63 bits

describe.each(builtGames)('the module of %s', (game) => {
  let engine: Machine;
  beforeEach(async () => {
    engine = await Machine.of(await builtModule(game));
    engine.deal(engine.manifest.players[0]!, {}, SEED);
  });

  /** Play first and last legal moves in turn; gives the moves. */
  function playOut(most = 2000): [number, string][] {
    const made: [number, string][] = [];
    for (let actors = engine.actors(); actors.length && made.length < most; actors = engine.actors()) {
      const seat = actors[0]!;
      const move = engine.legal(seat).at(made.length % 3 ? 0 : -1)!;
      made.push([seat, engine.play(move, seat)]);
    }
    return made;
  }

  test('says what it is', () => {
    expect(engine.manifest.game).toBe(game);
    expect(engine.players).toBe(engine.manifest.players[0]);
  });

  test('the same seed deals the same, another seed something else', async () => {
    const dealt = engine.copy();
    const twin = await Machine.of(await builtModule(game));
    twin.deal(engine.players, {}, SEED);
    expect(twin.copy()).toEqual(dealt);
    twin.deal(engine.players, {}, SEED + 1n);
    expect(twin.copy()).not.toEqual(dealt);
  });

  test('every option and every number of players can be dealt; what is not offered is refused', () => {
    for (const players of engine.manifest.players)
      for (const { name, choices, checked } of engine.manifest.options)
        for (const choice of choices) {
          if (checked && typeof choice === 'number' && choice >= players) continue;
          engine.deal(players, { [name]: choice }, SEED);
          expect(engine.view(null)).toMatchObject({ players, options: { [name]: choice } });
        }
    expect(() => engine.deal(99, {}, SEED)).toThrow(Refusal);
    expect(() => engine.deal(2, { nothing: true }, SEED)).toThrow(Refusal);
  });

  test('a game is played to its end, and everything is said on the way', () => {
    const made = playOut();
    expect(made.length).toBeGreaterThan(5);
    expect(engine.actors()).toEqual([]);
    const { scores, winners } = engine.outcome();
    expect(scores).toHaveLength(engine.players);
    expect(winners.every((seat) => seat < engine.players)).toBe(true);
    expect(engine.ending().clause).not.toBe('');
    expect(engine.view(0).hands).toHaveLength(engine.players);
    expect(() => engine.play('66', 0)).toThrow(new Refusal('over'));
    const end = engine.copy();
    engine.deal(engine.players, {}, SEED);
    for (const [seat, move] of made) engine.play(move, seat);
    expect(engine.copy()).toEqual(end);
  });

  test('a spectator sees no hand, a seat its own, and nobody that of another', () => {
    playOut(6);
    expect(engine.view(null)).toMatchObject({ seat: null, hand: [], hands: null });
    const seats = Array.from({ length: engine.players }, (_, seat) => engine.view(seat));
    for (const [seat, view] of seats.entries()) {
      expect(view.seat).toBe(seat);
      expect(view.hand).toHaveLength(view.counts[seat]!);
    }
  });

  test('what a seat sees stays the same when the rest is re-dealt', () => {
    playOut(4);
    const seat = engine.actors()[0]!;
    const before = { view: engine.view(seat), legal: engine.legal(seat), unseen: engine.unseen(seat).sort() };
    const truth = engine.copy();
    engine.redeal(seat, SEED);
    expect({ view: engine.view(seat), legal: engine.legal(seat), unseen: engine.unseen(seat).sort() }).toEqual(before);
    engine.restore(truth);
    expect(engine.copy()).toEqual(truth);
  });

  test('a move that is none, is too long, or is somebody else’s is refused and changes nothing', () => {
    const [seat] = engine.actors();
    const other = Array.from({ length: engine.players }, (_, n) => n).find((n) => !engine.actors().includes(n))!;
    const before = engine.copy();
    expect(() => engine.play('what', seat!)).toThrow(Refusal);
    expect(() => engine.play('6'.repeat(500), seat!)).toThrow(Refusal);
    expect(() => engine.play('', seat!)).toThrow(Refusal);
    expect(() => engine.play('66', other)).toThrow(new Refusal('not-your-turn'));
    expect(engine.copy()).toEqual(before);
  });

  test('a move is seen by its maker as it was made', () => {
    const seat = engine.actors()[0]!;
    const move = engine.legal(seat)[0]!;
    expect(engine.seen(move, seat, seat)).toBe(move);
    expect(engine.seen(move, seat, null)).not.toBe('');
    expect(engine.reveals(move, seat, null)).toBeInstanceOf(Array);
    expect(engine.ends()).toBeInstanceOf(Array);
  });

  test.each(LEVELS)('a %s chooses a legal move, the same from the same seed', (level) => {
    if (!engine.exports.choose_begin) return;
    playOut(3);
    const seat = engine.actors()[0]!;
    const mind = new MachineMind(engine);
    const before = engine.copy();
    const choose = (pieces: number[]): unknown => {
      mind.begin(seat, level, 7n);
      for (const count of pieces) mind.run(count);
      return mind.end();
    };
    const choice = choose([40]) as { thoughts: { move: string }[] };
    expect(engine.legal(seat)).toContain(choice.thoughts[0]!.move);
    expect(choose([1, 9, 30])).toEqual(choice);
    expect(engine.copy()).toEqual(before);
  });
});

test('Dominoes: a refusal names its facts', async () => {
  if (!builtGames.includes('classic')) return;
  const engine = await Machine.of(await builtModule('classic'));
  engine.deal(2, {}, 7n);
  const [seat] = engine.actors();
  const absent = ['00', '11', '22', '33', '44'].find((tile) => !engine.view(seat!).hand.includes(tile))!;
  expect.assertions(1);
  try {
    engine.play(absent, seat!);
  } catch (refusal) {
    expect(refusal).toMatchObject({ code: 'not-in-hand', facts: { tile: absent } });
  }
});
