"""Which search runs for a game here and now: native code, or the module of the game meanwhile."""

from __future__ import annotations

from boneyard.bots.search.memory import memory_dtype
from boneyard.bots.search.native import NativeSearch
from boneyard.bots.search.registry import register_search
from boneyard.bots.search.search import Search
from boneyard.bots.search.thoughts import THOUGHT
from boneyard.bots.search.values import VALUE
from boneyard.engine.engines import runs_natively
from boneyard.engine.rules import Rules
from boneyard.engine.wasm.machine import module_for
from boneyard.engine.wasm.search import WasmSearch
from boneyard.engine.wasm.sections import manifest_of

# The marks of a game whose searches were compiled, and what the coach asks of a search.
SEARCH = "search"
COACH = "coach"


def new_search(rules: Rules, mark: str = SEARCH) -> Search:
    """Native code if it is there; else the module of the game; else it has to be compiled.

    What the coach asks is compiled apart from what bots do: one can be there without the other.
    """
    module = None if runs_natively(rules, mark) else module_for(rules)
    if module is None or "features" not in manifest_of(module)["exports"]:
        return NativeSearch(rules)
    register_search(rules)
    return WasmSearch(module, memory_dtype(rules), THOUGHT, VALUE)
