import { expect, test } from 'vitest';
import { builtGames, builtModule } from '../engine/built';
import { Machine } from '../engine/machine';
import { FakeEngine } from './fake';
import { BadRecord } from './record';
import { replayed } from './replay';
import { Round } from './round';

const engineFor = async () => new FakeEngine();
const RECORD = `game: fake
players: 2
rules: 1
seed: 7
options: short=no
names: Ada, bot:club
result: 0 +1

0:down:10 1:12 0:11
`;

test('a record is shown step by step, with every hand', async () => {
  const { steps, ending, ...rest } = await replayed(RECORD, engineFor);
  expect(rest).toEqual({ game: 'fake', players: 2, options: { short: false }, names: ['Ada', 'bot:club'] });
  expect(steps.map(({ seat, move, hands }) => [seat, move, hands])).toEqual([
    [
      null,
      null,
      [
        ['10', '11'],
        ['12', '13'],
      ],
    ],
    [0, 'down:10', [['11'], ['12', '13']]],
    [1, '12', [['11'], ['13']]],
    [0, '11', [[], ['13']]],
  ]);
  expect(steps[1]!.view).toMatchObject({ seat: null, hand: [] });
  expect(ending).toMatchObject({ winners: [0], scores: [1, 0], clause: 'FAK-1' });
});

test('a round that is not over has no ending', async () => {
  const text = RECORD.replace('result: 0 +1\n', '').replace(' 0:11', '');
  expect((await replayed(text, engineFor)).ending).toBeNull();
});

test.each([
  ['a hidden seed', RECORD.replace('seed: 7', 'seed: hidden')],
  ['other rules', RECORD.replace('rules: 1', 'rules: 2')],
  ['too many players', RECORD.replace('players: 2', 'players: 9')],
  ['an unknown option', RECORD.replace('short', 'long')],
  ['an illegal move', RECORD.replace('1:12', '1:99')],
  ['another result', RECORD.replace('0 +1', '1 +1')],
  ['a result before the end', RECORD.replace(' 0:11', '')],
])('%s cannot be shown', async (_what, text) => {
  await expect(replayed(text, engineFor)).rejects.toThrow(BadRecord);
});

test.each(builtGames)('a round of %s is the same when it is replayed', async (game) => {
  const module = await builtModule(game);
  const engine = await Machine.of(module);
  const players = engine.manifest.players.at(-1)!;
  const options = Object.fromEntries(engine.manifest.options.map(({ name, default: value }) => [name, value]));
  const round = new Round(engine, { players, options, seed: 2n ** 63n + 5n, names: [] });
  while (!round.over && round.moves.length < 400) round.play(round.legal(round.actors[0]!).at(-1)!, round.actors[0]!);
  const answer = await replayed(round.record(), () => Machine.of(module));
  expect(answer.steps).toHaveLength(round.moves.length + 1);
  expect(answer.steps.at(-1)!.view).toEqual(engine.view(null));
  expect(answer.ending).toEqual(round.result);
});

test('through one pair of eyes only that hand is open, and what was hidden stays hidden', async () => {
  const { steps } = await replayed(RECORD, engineFor, 1);
  expect(steps[1]).toMatchObject({ seat: 0, move: expect.not.stringContaining('10'), view: { seat: 1 } });
  expect(steps[1]!.hands).toEqual([[], ['12', '13']]);
});
