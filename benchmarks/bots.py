"""How fast the bots think: `python benchmarks/bots.py`.

Whole games played out by heuristics, and simulations of the tree search, per second of one core;
the latter against OpenSpiel's information-set search on its own dominoes, in the same run.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
from race import Work, arguments, measure

import boneyard
from boneyard.bots.api import look
from boneyard.bots.effort import MASTER, TO_THE_END
from boneyard.bots.search.bench import Workbench
from boneyard.bots.search.memory import ROOT, WORLD
from boneyard.bots.search.playout import play_out
from boneyard.engine.kernels.dispatch import setup
from boneyard.engine.kernels.jit import kernel
from boneyard.engine.rng import advance

SIMULATIONS = 2000
BARS = {"classic": 200_000, "domination": 20_000}  # games played out a second
LEAST_RATIO = 100  # to OpenSpiel's simulations


@kernel
def play_many(memory: Any, count: int) -> None:
    """Deal and play out `count` games; states[ROOT] is blank."""
    w = memory[0]
    for _ in range(count):
        w.states[WORLD] = w.states[ROOT]
        w.states[WORLD].rng = advance(w)
        setup(w.states[WORLD])
        play_out(w.states[WORLD], w)


def playouts(game: str) -> Callable[[], Work]:
    """Games from the deal to the end, by heuristics."""

    def make() -> Work:
        rules = boneyard.load(game).rules
        memory = Workbench(rules).memory
        memory["states"][0, ROOT] = rules.blank(2, rules.read_options({}, 2))[0]
        memory["max_moves"] = TO_THE_END

        def work() -> int:
            play_many(memory, 1000)
            return 1000

        work()
        return work

    return make


def our_search() -> Work:
    """Simulations of our tree search, from the second move of a game."""
    position = boneyard.load("classic").new(2, seed=3)
    position.play(position.legal()[0])
    bench, given = Workbench(position.rules), look(position, position.actors[0])

    def work() -> int:
        world = bench.begin(given, MASTER, 1)
        bench.memory["most_simulations"] = SIMULATIONS
        bench.run(None)
        bench.end(world, given.seat)
        return int(bench.memory["simulations"][0])

    work()
    return work


def openspiel_search() -> Work:
    """Simulations of OpenSpiel's ISMCTS in Python on its own block dominoes."""
    import pyspiel
    from open_spiel.python import games  # noqa: F401 - registers the games written in Python
    from open_spiel.python.algorithms import ismcts, mcts
    from open_spiel.python.games import block_dominoes

    dice = random.Random(3)
    game = pyspiel.load_game("python_block_dominoes")
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        state.apply_action(dice.choice(state.legal_actions()))
    deck, names = block_dominoes._DECK, block_dominoes._ACTIONS_STR

    def redealt(state: Any, seat: int) -> Any:
        laid = [action.tile for action in state.actions_history if action.player != seat]
        own = [*state.hands[seat], *(a.tile for a in state.actions_history if a.player == seat)]
        unseen = [tile for tile in deck if tile not in own and tile not in laid]
        other = laid + dice.sample(unseen, 7 - len(laid))
        fresh = game.new_initial_state()
        for hand in [own, other] if seat == 0 else [other, own]:
            for tile in hand:
                fresh.apply_action(deck.index(tile))
        for action in state.actions_history:
            fresh.apply_action(names.index(str(action)))
        return fresh

    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, 50, random_state=np.random.RandomState(1))
    bot.set_resampler(redealt)

    def work() -> int:
        bot.step(state)
        return 50

    return work


def main() -> int:
    """Measure, print and say whether the bars are met."""
    args = arguments(__doc__).parse_args()
    makers = {game: playouts(game) for game in BARS}
    makers |= {"our search": our_search, "OpenSpiel's search": openspiel_search}
    speeds = measure(makers, args.seconds, args.rounds)
    met = True
    for game, bar in BARS.items():
        met &= speeds[game] >= bar
        print(f"{game}: {speeds[game]:,.0f} games played out a second (at least {bar:,})")
    ratio = speeds["our search"] / speeds["OpenSpiel's search"]
    met &= ratio >= LEAST_RATIO
    print(f"our search: {speeds['our search']:,.0f} simulations a second")
    theirs = speeds["OpenSpiel's search"]
    print(f"OpenSpiel's: {theirs:,.0f}; ratio {ratio:.0f} (at least {LEAST_RATIO})")
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
