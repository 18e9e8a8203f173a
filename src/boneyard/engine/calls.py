"""How Python, and a browser, call the kernels of a game: with an array of one state.

A lone record is handed over as a buffer that describes all its fields each time, which takes
several times as long as most kernels do; an array is handed over as it is. What a caller wants to
know together is found out in one call.
"""

from __future__ import annotations

from typing import Any

from boneyard.engine.json_writer import write_json
from boneyard.engine.kernels import dispatch
from boneyard.engine.kernels.jit import kernel
from boneyard.engine.letters import CLOSE_LIST, OPEN_LIST, QUOTE, comma, put

HEAD = 4  # bytes before a text that say how long it is


@kernel
def setup(states: Any) -> int:
    """Rules.setup of the first state; returns who may act."""
    dispatch.setup(states[0])
    return dispatch.actors(states[0])


@kernel
def read_option(states: Any, option: int, text: Any, n: int) -> bool:
    """Rules.read_option of the first state."""
    return dispatch.read_option(states[0], option, text, n)


@kernel
def actors(states: Any) -> int:
    """Rules.actors of the first state."""
    return dispatch.actors(states[0])


@kernel
def legal(states: Any, seat: int, moves: Any) -> int:
    """Rules.legal of the first state."""
    return dispatch.legal(states[0], seat, moves)


@kernel
def play(states: Any, seat: int, move: int) -> int:
    """Rules.play of the first state; returns who may act then."""
    dispatch.play(states[0], seat, move)
    return dispatch.actors(states[0])


@kernel
def redeal(states: Any, seat: int, seed: Any) -> None:
    """Rules.redeal of the first state."""
    dispatch.redeal(states[0], seat, seed)


@kernel
def outcome(states: Any, scores: Any) -> int:
    """Rules.outcome of the first state."""
    return dispatch.outcome(states[0], scores)


@kernel
def view(states: Any, viewer: int, views: Any, words: Any, out: Any) -> int:
    """What a viewer sees, as JSON; returns its length. `words` are those of `views`."""
    dispatch.fill_view(states[0], viewer, views[0])
    steps, letters, starts = dispatch.view_program(states[0])
    return write_json(steps, letters, starts, words, out, 0)


@kernel
def ending(states: Any, endings: Any, words: Any, out: Any) -> int:
    """Why the game ended as it did, as JSON; returns its length."""
    endings[0].numbers.n = 0
    dispatch.fill_ending(states[0], endings[0])
    steps, letters, starts = dispatch.ending_program(states[0])
    return write_json(steps, letters, starts, words, out, 0)


@kernel
def legal_texts(states: Any, seat: int, moves: Any, out: Any) -> int:
    """The legal moves of a seat: their numbers in `moves`, and their texts as JSON."""
    n = dispatch.legal(states[0], seat, moves)
    at = put(out, 0, OPEN_LIST)
    for i in range(n):
        at = put(out, comma(out, at), QUOTE)
        at = put(out, dispatch.write_move(states[0], seat, moves[i], out, at), QUOTE)
    return put(out, at, CLOSE_LIST)


@kernel
def move_text(states: Any, seat: int, move: int, out: Any) -> int:
    """A move in notation; returns its length."""
    return dispatch.write_move(states[0], seat, move, out, 0)


@kernel
def find_move(
    states: Any, seat: int, text: Any, n: int, moves: Any, reasons: Any, words: Any, out: Any
) -> int:
    """The legal move that n letters mean, and its text in `out`, after HEAD bytes.

    If there is none: -1, and in `out` why not, as JSON.
    """
    s = states[0]
    move = dispatch.read_move(s, seat, text, n, reasons[0])
    if move >= 0:
        if is_legal(s, seat, move, moves):
            put_length(out, dispatch.write_move(s, seat, move, out, HEAD))
            return move
        dispatch.refuse(s, seat, move, reasons[0])
    steps, letters, starts = dispatch.reason_program(s)
    put_length(out, write_json(steps, letters, starts, words, out, HEAD))
    return -1


@kernel
def is_legal(s: Any, seat: int, move: int, moves: Any) -> bool:
    """Whether a seat can make a move."""
    for i in range(dispatch.legal(s, seat, moves)):
        if moves[i] == move:
            return True
    return False


@kernel
def put_length(out: Any, end: int) -> None:
    """How many bytes there are between HEAD and the end, the lowest byte first."""
    for i in range(HEAD):
        out[i] = (end - HEAD) >> 8 * i & 255


@kernel
def seen_text(states: Any, viewer: int, seat: int, move: int, out: Any) -> int:
    """A move as a viewer sees it; returns its length."""
    return dispatch.write_seen(states[0], viewer, seat, move, out, 0)


@kernel
def reveals(states: Any, viewer: int, seat: int, move: int, out: Any) -> int:
    """The tiles that a move shows the viewer, as JSON; returns its length."""
    at = dispatch.reveals(states[0], viewer, seat, move, out, put(out, 0, OPEN_LIST))
    return put(out, at, CLOSE_LIST)


@kernel
def unseen(states: Any, viewer: int, out: Any) -> int:
    """The tiles that the viewer has not seen, as JSON; returns its length."""
    return put(out, dispatch.unseen(states[0], viewer, out, put(out, 0, OPEN_LIST)), CLOSE_LIST)


@kernel
def ends(states: Any, out: Any) -> int:
    """What the open ends ask for, as JSON; returns its length."""
    return put(out, dispatch.ends(states[0], out, put(out, 0, OPEN_LIST)), CLOSE_LIST)


@kernel
def fall(states: Any, out: Any) -> int:
    """The latest fall of what was built, as numbers; returns how many."""
    return dispatch.fall(states[0], out)
