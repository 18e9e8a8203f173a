"""What a game's module exports of the search: choosing, what moves are worth, and what shows."""

from __future__ import annotations

import numpy as np

from boneyard.bots.search.choice import choose_begin, choose_end, choose_run, choose_sure
from boneyard.bots.search.features import features
from boneyard.bots.search.memory import memory_dtype
from boneyard.bots.search.registry import register_search
from boneyard.bots.search.thoughts import THOUGHT
from boneyard.bots.search.values import MOST_TRIED, VALUE, imagine_world, try_moves
from boneyard.engine.rules import Rules
from boneyard.engine.wasm.arguments import Array, Export, Long, Number

NUMBER = Number()


def exports_of(rules: Rules) -> list[Export]:
    """The calls of `choice`, `values` and `features`."""
    register_search(rules)
    states, memory = Array(rules.dtype), Array(memory_dtype(rules))
    thoughts = Array(THOUGHT, rules.most_moves)
    moves, values = Array(np.int64, rules.most_moves), Array(VALUE, MOST_TRIED)
    seed, move = Long(unsigned=True), Long()
    tried = (states, NUMBER, NUMBER, moves, NUMBER, NUMBER, seed, memory, values)
    begin = (states, NUMBER, NUMBER, seed, memory)
    return [
        Export("choose_begin", choose_begin, begin, result=""),
        Export("choose_run", choose_run, (memory, NUMBER)),
        Export("choose_sure", choose_sure, (memory, NUMBER)),
        Export("choose_end", choose_end, (memory, thoughts)),
        Export("try_moves", try_moves, tried, result=""),
        Export("imagine_world", imagine_world, (states, NUMBER, NUMBER, seed, memory), result=""),
        Export("features", features, (states, NUMBER, move, seed, memory)),
    ]
