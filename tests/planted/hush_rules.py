"""The texts of `hush`, its views, and its rules as a whole."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from boneyard.engine.dumps import require
from boneyard.engine.rules import SPECTATOR, Ending, Rules, State, Value
from boneyard.errors import Refusal
from tests.planted.hush import (
    COPIES,
    DOWN,
    DRAW,
    GIVE,
    KINDS,
    MOVE_TEXT,
    NO_FAULT,
    NOBODY,
    STATE,
    TEXT,
    TILES,
    TURN,
    actors,
    gather_unseen,
    held,
    hidden_by_another,
    legal,
    outcome,
    play,
    redeal,
    setup,
)


def hand_texts(s: State, seat: int) -> list[str]:
    """A hand, sorted."""
    return [TEXT[kind] for kind in np.repeat(np.arange(KINDS), s["hands"][seat]).tolist()]


def known(s: State, seat: int) -> str | None:
    """The tile that a seat gave away, if it is sure that the other has it still."""
    sure = s["giver"] == seat != NOBODY and s["gift_kept"] and not s["ended"]
    return TEXT[s["gift"]] if sure else None


def view(s: State, seat: int) -> dict[str, Any]:
    """What a seat sees."""
    players, over = int(s["seats"]), bool(s["ended"])
    hands = [hand_texts(s, other) for other in range(players)]
    return {
        "game": "hush",
        "players": players,
        "options": {},
        "seat": None if seat == SPECTATOR else seat,
        "turn": int(s["turn"]),
        "actors": [] if over else [int(s["turn"])],
        "hand": [] if seat == SPECTATOR else hands[seat],
        "counts": [len(hand) for hand in hands],
        "stock": int(s["stock_left"]),
        "hands": hands if over else None,
        "table": [
            [by, None if down and by != seat and not over else TEXT[kind], bool(down)]
            for by, kind, down in laid_tiles(s)
        ],
        "known": known(s, seat),
    }


def laid_tiles(s: State) -> list[tuple[int, int, int]]:
    """The tiles on the table, who laid them, and whether they are face down."""
    columns = [s[key][: s["laid_count"]].tolist() for key in ("laid_by", "laid", "laid_down")]
    return list(zip(*columns, strict=True))


def dump(s: State, seen: dict[str, Any]) -> dict[str, Any]:
    """Everything."""
    return {
        **seen,
        "hands": [hand_texts(s, seat) for seat in range(s["seats"])],
        "stock_order": [TEXT[kind] for kind in s["stock"][: s["stock_left"]][::-1].tolist()],
        "laid": [TEXT[kind] for _, kind, _ in laid_tiles(s)],
        "gift": None if s["gift"] == NOBODY else TEXT[s["gift"]],
        "giver": int(s["giver"]),
        "gift_kept": int(s["gift_kept"]),
        "own_jokers": int(s["own_jokers"]),
        "rng": int(s["rng"]),
    }


def restore(s: State, told: dict[str, Any]) -> None:
    """Fill in a state from a dump."""
    for seat, hand in enumerate(told["hands"]):
        for text in hand:
            s["hands"][seat, TEXT.index(text)] += 1
    stock, laid = told["stock_order"], told["laid"]
    s["stock"][: len(stock)] = [TEXT.index(text) for text in reversed(stock)]
    s["stock_left"], s["laid_count"] = len(stock), len(laid)
    s["laid"][: len(laid)] = [TEXT.index(text) for text in laid]
    s["laid_by"][: len(laid)] = [by for by, _, _ in told["table"]]
    s["laid_down"][: len(laid)] = [down for _, _, down in told["table"]]
    s["gift"] = NOBODY if told["gift"] is None else TEXT.index(told["gift"])
    for key in ("giver", "gift_kept", "own_jokers", "rng", "turn"):
        s[key] = told[key]
    s["ended"] = any(not hand for hand in told["hands"])
    tiles = sorted([*stock, *laid, *(text for hand in told["hands"] for text in hand)])
    require(tiles == sorted(np.repeat(TEXT, COPIES).tolist()), "each tile is in one place")


def ending(s: State) -> Ending:
    """The seat that is out wins."""
    return Ending("out", {"tiles": tuple(int(held(s, seat)) for seat in range(s["seats"]))})


def move_text(s: State, seat: int, move: int) -> str:
    """A move in notation."""
    return MOVE_TEXT[move]


def parse_move(s: State, seat: int, text: str) -> int:
    """The move that a text stands for."""
    if text not in MOVE_TEXT:
        raise Refusal("not-a-line-move")
    return MOVE_TEXT.index(text)


def refuse(s: State, seat: int, move: int) -> Refusal:
    """Why not."""
    if move < DRAW and not s["hands"][seat, move % KINDS]:
        return Refusal("not-in-hand", tile=TEXT[move % KINDS])
    return Refusal("give-first" if s["gift"] == NOBODY else "no-stock")


def seen_text(s: State, viewer: int, seat: int, move: int) -> str:
    """Without the tile if it is face down or, for third parties, given."""
    if DOWN <= move < GIVE:
        return "?"
    if GIVE <= move < DRAW and viewer != (seat + 1) % int(s["seats"]):
        return "give"
    return MOVE_TEXT[move]


def reveals(s: State, viewer: int, seat: int, move: int) -> list[str]:
    """The tile that is turned over."""
    return [TEXT[s["laid"][hidden_by_another(s, seat)]]] if move == TURN else []


def unseen(s: State, viewer: int) -> list[str]:
    """The tiles that a viewer does not see now, except the one it gave away."""
    pool = np.empty(TILES, np.int64)
    texts = [TEXT[kind] for kind in pool[: gather_unseen(s, viewer, pool)].tolist()]
    given = known(s, viewer)
    if given is not None:
        texts.remove(given)
    return texts


def with_fault(fault: int) -> Any:
    """`Rules.prepare` for a game with one of the faults that kernels have a branch for."""

    def prepare(s: State, rules: Rules, options: Mapping[str, Value]) -> None:
        s["fault"] = fault

    return prepare


RULES = Rules(
    name="hush",
    players=(2, 3),
    dtype=STATE,
    most_moves=2 * KINDS + 2,
    longest=3 * TILES,
    tally="least",
    setup=setup,
    actors=actors,
    legal=legal,
    play=play,
    redeal=redeal,
    outcome=outcome,
    view=view,
    dump=dump,
    ending=ending,
    move_text=move_text,
    parse_move=parse_move,
    refuse=refuse,
    prepare=with_fault(NO_FAULT),
    seen_text=seen_text,
    reveals=reveals,
    unseen=unseen,
    restore=restore,
)
