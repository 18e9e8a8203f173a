"""The module of a game and Numba's code of it: the same bits, whatever is asked."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from boneyard.engine.engine import Engine
from boneyard.engine.native import NativeEngine
from boneyard.engine.registry import rules_of
from boneyard.engine.rules import SPECTATOR, Rules
from boneyard.engine.wasm.machine import WasmEngine, wasm_engine
from boneyard.errors import Refusal
from tests.natively import NATIVELY

GAMES = 6


@pytest.fixture(params=NATIVELY)
def engines(request: pytest.FixtureRequest) -> tuple[NativeEngine, WasmEngine]:
    """Both engines of a game."""
    rules = rules_of(request.param)
    module = wasm_engine(rules)
    assert module is not None, f"python -m boneyard.modules {rules.name}"
    return NativeEngine(rules), module


def new_states(rules: Rules, chance: random.Random) -> Any:
    """A state that is ready for its deal."""
    players = chance.choice(rules.players)
    chosen = {o.name: chance.choice(o.choices) for o in rules.options if o.choices and not o.check}
    states = rules.blank(players, rules.read_options(chosen, players))
    states["rng"] = chance.getrandbits(64)
    return states


def copied(states: Any) -> Any:
    """A copy of a state to the last byte, unused ones too."""
    return states.view(np.uint8).copy().view(states.dtype)


def everything(engine: Engine, states: Any, chance: random.Random) -> list[Any]:
    """All that an engine has to say of a state, and what it makes of it."""
    rules, seats = engine.rules, int(states["seats"][0])
    acting = engine.actors(states)
    said: list[Any] = [acting, engine.ends(states)]
    for viewer in (SPECTATOR, *range(seats)):
        said += [engine.view(states, viewer), engine.unseen(states, viewer)]
    dealt = copied(states)
    engine.redeal(dealt, chance.randrange(-1, seats), chance.getrandbits(64))
    said.append(dealt.tobytes())
    for seat in range(seats):
        numbers, texts = engine.legal(states, seat)
        said += [numbers, texts, [engine.find(states, seat, text) for text in texts]]
        if texts and rules.seen_text is not None:
            viewer = chance.randrange(-1, seats)
            said.append([engine.seen_text(states, viewer, seat, move) for move in numbers])
        for nonsense in ("", "64", "66a", "draw!", "\u2603", "7" * 60):
            said.append(refusal(engine, states, seat, nonsense))
    if not acting:
        scores, won = engine.outcome(states)
        said += [scores[:seats], won, engine.ending(states)]
    return said


def refusal(engine: Engine, states: Any, seat: int, text: str) -> Any:
    """What an engine makes of a text that may mean no move."""
    try:
        return engine.find(states, seat, text)
    except Refusal as error:
        return error.code, error.facts


@pytest.mark.slow
def test_all_games_agree_at_every_move(engines: tuple[NativeEngine, WasmEngine]) -> None:
    native, module = engines
    chance = random.Random(22)
    for _ in range(GAMES):
        states = new_states(native.rules, chance)
        twin = copied(states)
        acting = native.setup(states)
        assert module.setup(twin) == acting
        while True:
            assert states.tobytes() == twin.tobytes()
            seed = chance.getrandbits(64)
            told = everything(native, states, random.Random(seed))
            assert everything(module, twin, random.Random(seed)) == told
            if not acting:
                break
            seat = chance.choice([seat for seat in range(8) if acting >> seat & 1])
            move = chance.choice(native.legal(states, seat)[0])
            acting = native.play(states, seat, move)
            assert module.play(twin, seat, move) == acting


def test_a_module_imports_nothing(engines: tuple[NativeEngine, WasmEngine]) -> None:
    from boneyard.engine.wasm.compiled import compiled
    from boneyard.engine.wasm.files import current_module

    module = current_module(engines[1].rules.name)
    assert module is not None
    assert compiled(module).imports == []


def test_a_call_leaves_the_state_alone(engines: tuple[NativeEngine, WasmEngine]) -> None:
    """What only asks changes nothing; and another state is not mistaken for the last one."""
    _, module = engines
    states = new_states(module.rules, random.Random(1))
    module.setup(states)
    before = states.tobytes()
    other = new_states(module.rules, random.Random(2))
    module.setup(other)
    seen = module.view(states, 0)
    assert states.tobytes() == before
    assert module.view(other, 0) != seen
    assert np.array_equal(states, np.frombuffer(before, states.dtype))
