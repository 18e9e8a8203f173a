"""What a search sees at first: the worlds that it meets, and how it weighs the moves."""

from __future__ import annotations

from collections.abc import Iterator

from boneyard.bots.api import BotInput, look
from boneyard.bots.effort import MASTER
from boneyard.bots.search.bench import Workbench
from boneyard.bots.search.candidates import weigh_all
from boneyard.bots.search.memory import WORLD
from boneyard.bots.search.worlds import next_world
from boneyard.engine.kernels.jit import kernel
from boneyard.engine.position import Position


@kernel
def step(memory: object) -> None:
    next_world(memory[0])  # type: ignore[index]


@kernel
def list_weights(memory: object) -> int:
    return weigh_all(memory[0])  # type: ignore[index]


def inferred_worlds(position: Position, viewer: int, count: int) -> Iterator[Position]:
    """Worlds in proportion to how well they explain the others' moves."""
    bench = Workbench(position.rules)
    bench.begin(look(position, viewer), MASTER, seed=5)
    for _ in range(count):
        step(bench.memory)
        world = position.copy()
        world._states[0] = bench.memory["states"][0, WORLD]
        yield world


def weighed(bench: Workbench, given: BotInput, seed: int) -> list[tuple[str, float]]:
    """Every move worth considering with its weight at first sight."""
    world = bench.begin(given, MASTER, seed)
    n = list_weights(bench.memory)
    texts = bench.texts(world, given.seat)
    moves = [texts[move] for move in bench.memory["moves"][0, 0, :n].tolist()]
    return list(zip(moves, bench.memory["weights"][0, :n].tolist(), strict=True))
