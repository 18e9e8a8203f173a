"""The worlds that a search meets, one after the other."""

from __future__ import annotations

from collections.abc import Iterator

from boneyard.bots.api import look
from boneyard.bots.search.bench import Workbench
from boneyard.bots.search.scratch import WORLD
from boneyard.bots.search.worlds import next_world
from boneyard.engine.kernels.jit import kernel
from boneyard.engine.position import Position


@kernel
def step(scratch: object) -> None:
    next_world(scratch[0])  # type: ignore[index]


def inferred_worlds(position: Position, viewer: int, count: int) -> Iterator[Position]:
    """Worlds in proportion to how well they explain the others' moves."""
    bench = Workbench(position.rules)
    bench.prepare(look(position, viewer), seed=5)
    bench.set_up_playouts(inference_weight=1.0, max_moves=0)
    for _ in range(count):
        step(bench.scratch)
        world = position.copy()
        world._states[0] = bench.scratch["states"][0, WORLD]
        yield world
