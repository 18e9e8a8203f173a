"""The kernels of whichever game a state belongs to, for loops written once for all games.

Numba keeps a loop on disk only when it names what it calls. So the functions here stand for a
game's kernels and are exchanged for them at compile time, chosen by the dtype of the state.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from inspect import signature
from typing import Any, TypeVar

from numba.core.errors import TypingError
from numba.core.types import Any as Anything
from numba.core.types import Function, VarArg  # type: ignore[attr-defined]
from numba.core.typing.templates import AbstractTemplate, infer_global
from numba.extending import lower_builtin, overload
from numba.np.numpy_support import from_dtype

from boneyard.errors import BoneyardError

F = TypeVar("F", bound=Callable[..., Any])
KERNELS = ("setup", "actors", "legal", "play", "redeal", "outcome")
# What a game says, if it says it by kernels (see `texts`): the stand-in of each part of the rules.
SPEAKING = {
    "view": "fill_view",
    "ending": "fill_ending",
    "move_text": "write_move",
    "parse_move": "read_move",
    "refuse": "refuse",
    "seen_text": "write_seen",
    "reveals": "reveals",
    "unseen": "unseen",
    "ends": "ends",
    "fall": "fall",
}
PROGRAMS = {"view": "view_program", "ending": "ending_program", "refuse": "reason_program"}
_kernels: dict[Any, dict[str, Any]] = {}
_programs: dict[Any, dict[str, Any]] = {}
_registered: set[Any] = set()


@dataclass(frozen=True)
class Game:
    """What the code of a loop depends on when it is compiled for a game."""

    kernels: tuple[Any, ...]
    home: str  # the package that its heuristics come from


games: dict[Any, Game] = {}  # by the type of their states


def register_kernels(rules: Any) -> None:
    """Let the functions below find a game's kernels by its dtype."""
    if rules in _registered:  # a server asks with every deal
        return
    for name in KERNELS:
        register_kernel(rules.dtype, name, getattr(rules, name))
    kernels = tuple(getattr(rules, name) for name in KERNELS)
    for part, name in SPEAKING.items():
        if spoken := getattr(getattr(rules, part), "kernel", None):
            register_kernel(rules.dtype, name, spoken)
            kernels += (spoken,)
    if rules.read_option is not None:
        register_kernel(rules.dtype, "read_option", rules.read_option)
        kernels += (rules.read_option,)
    programs = _programs.setdefault(from_dtype(rules.dtype), {})
    for part, name in PROGRAMS.items():
        if program := getattr(getattr(rules, part), "program", None):
            programs.setdefault(name, program)
    games[from_dtype(rules.dtype)] = Game(kernels, rules.home)
    _registered.add(rules)


def register_kernel(dtype: Any, name: str, kernel: Any) -> None:
    """Let one stand-in find this kernel by the dtype of a state."""
    known = _kernels.setdefault(from_dtype(dtype), {})
    if known.setdefault(name, kernel) is not kernel:
        raise BoneyardError(f"two games have the same dtype: {name} would be ambiguous")


def kernels_of(record: Any) -> list[Any]:
    """All kernels that are known for states of a type."""
    return list(_kernels.get(record, {}).values())


def by_dtype(stand_in: F) -> F:
    """Exchange a stand-in for the kernel of the same name that its first argument's game has."""

    def chosen(arguments: Any) -> Any:
        return _kernels[arguments[0]][stand_in.__name__]

    class Call(AbstractTemplate):  # type: ignore[misc]
        """What a call of the stand-in is to the compiler: a call of the kernel."""

        key = stand_in

        def generic(self, arguments: Any, named: Any) -> Any:
            kernel = chosen(arguments)
            taken = signature(kernel.py_func)
            try:
                taken.bind(*arguments, **named)
            except TypeError as error:  # the game has written it with other arguments
                call = f"{kernel.py_func.__name__}{taken}"
                raise TypingError(f"{call} is called with other arguments: {error}") from None
            kind = self.context.resolve_value_type(kernel)  # a GPU has its own for it
            return kind.get_call_type(self.context, arguments, named)

    def call(context: Any, builder: Any, types: Any, arguments: Any) -> Any:
        kind = context.typing_context.resolve_value_type(chosen(types.args))
        kernel = context.get_function(kind, types)
        context.add_linking_libs(kernel.libs)
        return kernel(builder, arguments)

    lower_builtin(stand_in, VarArg(Anything))(call)
    infer_global(stand_in, Function(Call))
    return stand_in


def program_by_dtype(stand_in: F) -> F:
    """Exchange a stand-in for the constants of its name that its argument's game has."""

    def choose(s: Any) -> Any:
        names = ("steps", "letters", "starts")
        constants = dict(zip(names, _programs[s][stand_in.__name__], strict=True))
        return eval("lambda s: (steps, letters, starts)", constants)

    overload(stand_in)(eval("lambda s: choose(s)", {"choose": choose}))
    return stand_in


@by_dtype
def setup(s: Any) -> None:
    """Rules.setup"""


@by_dtype
def actors(s: Any) -> int:
    """Rules.actors"""
    raise NotImplementedError


@by_dtype
def legal(s: Any, seat: int, moves: Any) -> int:
    """Rules.legal"""
    raise NotImplementedError


@by_dtype
def play(s: Any, seat: int, move: int) -> None:
    """Rules.play"""


@by_dtype
def redeal(s: Any, seat: int, seed: Any) -> None:
    """Rules.redeal"""


@by_dtype
def outcome(s: Any, scores: Any) -> int:
    """Rules.outcome"""
    raise NotImplementedError


@by_dtype
def read_option(s: Any, option: int, text: Any, n: int) -> bool:
    """Rules.read_option"""
    raise NotImplementedError


@by_dtype
def fill_view(s: Any, viewer: int, v: Any) -> None:
    """Rules.view"""


@by_dtype
def fill_ending(s: Any, e: Any) -> None:
    """Rules.ending"""


@by_dtype
def write_move(s: Any, seat: int, move: int, out: Any, at: int) -> int:
    """Rules.move_text"""
    raise NotImplementedError


@by_dtype
def read_move(s: Any, seat: int, text: Any, n: int, r: Any) -> int:
    """Rules.parse_move"""
    raise NotImplementedError


@by_dtype
def refuse(s: Any, seat: int, move: int, r: Any) -> None:
    """Rules.refuse"""


@by_dtype
def write_seen(s: Any, viewer: int, seat: int, move: int, out: Any, at: int) -> int:
    """Rules.seen_text"""
    raise NotImplementedError


@by_dtype
def reveals(s: Any, viewer: int, seat: int, move: int, out: Any, at: int) -> int:
    """Rules.reveals"""
    raise NotImplementedError


@by_dtype
def unseen(s: Any, viewer: int, out: Any, at: int) -> int:
    """Rules.unseen"""
    raise NotImplementedError


@by_dtype
def ends(s: Any, out: Any, at: int) -> int:
    """Rules.ends"""
    raise NotImplementedError


@by_dtype
def fall(s: Any, out: Any) -> int:
    """Rules.fall"""
    raise NotImplementedError


@program_by_dtype
def view_program(s: Any) -> tuple[Any, Any, Any]:
    """How a view is written as JSON."""
    raise NotImplementedError


@program_by_dtype
def ending_program(s: Any) -> tuple[Any, Any, Any]:
    """How an ending is written as JSON."""
    raise NotImplementedError


@program_by_dtype
def reason_program(s: Any) -> tuple[Any, Any, Any]:
    """How the reason of a refusal is written as JSON."""
    raise NotImplementedError
