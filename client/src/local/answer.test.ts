// What the bots of the page answer, by the module that is shipped.
import { expect, test } from 'vitest';
import { builtModule } from '../engine/built';
import { Machine } from '../engine/machine';
import { MachineMind } from '../engine/mind';
import { answer } from './answer';
import type { Order } from './bots';
import { Round } from './round';

const MOVES = '1:65 0:55R 1:52R 0:22R 1:42R 0:41R 1:51R 0:64L 1:53R 0:44L';

test('a master plays, and its hint says why', async () => {
  const engine = await Machine.of(await builtModule('classic'));
  const round = new Round(engine, { players: 2, options: {}, seed: 4n, names: [] });
  for (const [seat, move] of MOVES.split(' ').map((one) => one.split(':'))) round.play(move!, Number(seat));
  const order: Order = { game: 'classic', seat: 1, level: 'master', seed: 0n, state: engine.copy() };
  const mind = new MachineMind(engine);
  expect(answer(mind, order)).toMatchObject({ move: '33R' });
  expect(answer(mind, { ...order, hint: true }).advice).toEqual({
    move: '33R',
    verdict: 'better',
    other: '31R',
    margin: 'little',
    why: { message: 'reason-own-next', better: 6, worse: 0 }, // as Python finds it: see coach/reasons.json
  });
});
