"""Views of Domino 4, and why a move is refused."""

from __future__ import annotations

from typing import Any, Literal, TypedDict, cast

import numpy as np

from boneyard.engine.rules import MOST_SEATS, SPECTATOR, Pair, State, View, chosen
from boneyard.engine.tiles import size
from boneyard.errors import Refusal
from boneyard.games.domino4.geometry import STEP_X, STEP_Y, TURNS, opposite
from boneyard.games.domino4.memory import recall_hands, seen_tiles
from boneyard.games.domino4.moves import (
    ACCEPT,
    ACCUSE,
    ANNOUNCED,
    DRAW,
    FACE_DOWN,
    GIVE,
    LAST,
    LAY,
    OPEN_JOKER,
    PASS,
    STOP,
    kind_of,
    tile_of,
    x_of,
    y_of,
)
from boneyard.games.domino4.state import (
    ACCUSER_GIVES,
    ANSWERS,
    IN_TURN,
    NOBODY,
    OPTIONS,
    PLAYER_GIVES,
)
from boneyard.games.domino4.table import (
    CORNERSTONE,
    first_neighbour,
    fits_openly,
    free_sides,
    is_free,
    joined_side,
    open_sides,
    tile_on,
    wish,
)
from boneyard.games.domino4.tiles import (
    ALL,
    ANYTHING,
    COLOURED,
    COLOURS,
    DOUBLES,
    FITTING,
    HALVES,
    JOKER,
    JOKERS,
    NAMED,
    TEXT,
    WHITE,
    texts_of,
)

PHASES: dict[int, Literal["turn", "answers", "gift"]] = {
    IN_TURN: "turn",
    ANSWERS: "answers",
    PLAYER_GIVES: "gift",
    ACCUSER_GIVES: "gift",
}


Turn = Literal["nw", "ne", "se", "sw"]
Colour = Literal["r", "g", "b", "y"]


class LaidTile(TypedDict):
    """A tile on the table."""

    cell: Pair  # x to the east, y to the north; the middle is 0, 0
    tile: str | None  # None: face down, and unknown to this viewer
    turn: Turn | None  # the sides of the half named first; None: a joker
    colour: Colour | None  # the colour named with a joker; None: no joker, or the one in the middle
    down: bool  # lies face down
    by: int | None
    cornerstone: bool


class Domino4View(View):
    """What is seen of a game of Domino 4."""

    table: list[LaidTile]  # in the order in which they were laid
    ends: Pair  # the place in `table` of the last tile of the west and of the east chain
    spots: list[list[Pair]]  # the free cells at each end
    wishes: list[str]  # what each end asks for: any, white, r3, r33 (a double), r (after a joker)
    phase: Literal["turn", "answers", "gift"]
    second: bool  # the first of two tiles has been laid (D4-16)
    two_tiles: bool  # a tile laid now may be followed by another (D4-16)
    accuser: int | None
    owes: int | None  # the seat that has one tile and may still announce it (D4-15)
    skips: list[int]  # the seats that skip their next turn (D4-15)
    passes: int  # with no stock, one after the other: twice each ends the game (D4-18)
    stale: int  # turns started with no stock since a tile was laid (D4-36)
    known: list[list[str]]  # tiles in each hand that the viewer knows of: shown, or given


def view(s: State, viewer: int) -> Domino4View:
    """What a seat, or a spectator, sees; everything is open once the game is over."""
    over = bool(s["ended"])
    seats = int(s["seats"])
    hands = [texts_of(hand) for hand in s["hands"][:seats].tolist()]
    return {
        "game": "domino4",
        "players": seats,
        "options": chosen(s, OPTIONS),
        "seat": None if viewer == SPECTATOR else viewer,
        "turn": int(s["turn"]),
        "actors": [] if over else acting(s),
        "hand": [] if viewer == SPECTATOR else hands[viewer],
        "counts": [len(hand) for hand in hands],
        "stock": int(s["stock_left"]),
        "hands": hands if over else None,
        "table": laid_tiles(s, viewer, over),
        "ends": s["ends"].tolist(),
        "spots": [spots(s, chain) for chain in range(2)],
        "wishes": [wish_text(int(wish(s, chain))) for chain in range(2)],
        "phase": PHASES[int(s["phase"])],
        "second": bool(s["stayed"]),
        "two_tiles": bool(s["idle"] >= s["seats"] and not s["stayed"]),
        "accuser": seat_or_none(s["accuser"]),
        "owes": seat_or_none(s["owes"]),
        "skips": [seat for seat in range(seats) if s["skips"] >> seat & 1],
        "passes": int(s["passes"]),
        "stale": int(s["stale"]),
        "known": [[] for _ in hands] if over else known_tiles(s, viewer),
    }


def private_view(s: State, seat: int) -> dict[str, Any]:
    """What only the seat itself sees, or sees more of."""
    over = bool(s["ended"])
    return {
        "seat": seat,
        "hand": texts_of(s["hands"][seat]),
        "known": [[] for _ in range(s["seats"])] if over else known_tiles(s, seat),
        **({"table": laid_tiles(s, seat, over)} if s["bluff"] else {}),
    }


def acting(s: State) -> list[int]:
    """The seats that may act."""
    from boneyard.games.domino4.rules import actors  # late: the rules import this file

    bits = int(actors(s))
    return [seat for seat in range(s["seats"]) if bits >> seat & 1]


def seat_or_none(seat: Any) -> int | None:
    """A seat, if it is one."""
    return None if seat == NOBODY else int(seat)


def laid_tiles(s: State, viewer: int, over: bool) -> list[LaidTile]:
    """The tiles on the table, as far as the viewer may know them."""
    keys = ("tile", "x", "y", "look", "joined", "down", "by")
    columns = [s[f"laid_{key}"][: s["laid_count"]].tolist() for key in keys]
    table: list[LaidTile] = []
    for tile, x, y, look, joined, down, by in zip(*columns, strict=True):
        joker = down or tile >= COLOURED
        middle = not table
        table.append(
            {
                "cell": [x, y],
                "tile": TEXT[tile] if over or not down or by == viewer else None,
                "turn": None if joker else cast("Turn", TURNS[look]),
                "colour": cast("Colour", COLOURS[look]) if joker and not middle else None,
                "down": bool(down),
                "by": seat_or_none(by),
                "cornerstone": joined == CORNERSTONE and not middle,
            }
        )
    return table


def spots(s: State, chain: int) -> list[list[int]]:
    """The free cells at the end of a chain."""
    n = s["ends"][chain]
    x, y = int(s["laid_x"][n]), int(s["laid_y"][n])
    sides = int(free_sides(s, chain))
    return [[x + int(STEP_X[i]), y + int(STEP_Y[i])] for i in range(4) if sides >> i & 1]


def wish_text(asked: int) -> str:
    """What an end asks for, in the letters of tiles.

    >>> [wish_text(w) for w in (WHITE, HALVES + 2, DOUBLES + 7, NAMED + 2, ANYTHING)]
    ['white', 'r3', 'g44', 'b', 'any']
    """
    if asked in (WHITE, ANYTHING):
        return "white" if asked == WHITE else "any"
    if asked >= NAMED:
        return COLOURS[asked - NAMED]
    colour, number = divmod((asked - HALVES) % 16, 4)
    return COLOURS[colour] + str(number + 1) * (2 if asked >= DOUBLES else 1)


def wishes(s: State) -> tuple[int | str, ...]:
    """What the two ends ask for."""
    return tuple(wish_text(int(wish(s, chain))) for chain in range(2))


def unseen(s: State, viewer: int) -> list[str]:
    """The tiles that a viewer never saw, as far back as the memory goes."""
    return texts_of(ALL & ~int(seen_tiles(s, viewer)))


def reveals(s: State, viewer: int, seat: int, move: int) -> list[str]:
    """The tile that an accusation turns over, for all to see (D4-31)."""
    return [TEXT[s["laid_tile"][s["laid_count"] - 1]]] if kind_of(move) == ACCUSE else []


def known_tiles(s: State, viewer: int) -> list[list[str]]:
    """The tiles of other hands that the viewer saw there and that cannot have left since."""
    known = np.zeros(MOST_SEATS, np.int64)
    recall_hands(s, viewer, known)
    return [texts_of(tiles) for tiles in known[: s["seats"]].tolist()]


def giver(s: State) -> int | None:
    """The seat that gives a tile away now, if one does (D4-32, D4-33)."""
    if s["phase"] not in (PLAYER_GIVES, ACCUSER_GIVES):
        return None
    return int(s["turn"] if s["phase"] == PLAYER_GIVES else s["accuser"])


def refuse(s: State, seat: int, move: int) -> Refusal:
    """Why a well-formed move is not legal for a seat that may act."""
    kind = kind_of(move)
    if kind == LAST:
        return Refusal("nothing-to-announce")
    if s["phase"] == ANSWERS:
        may_answer = s["waiting"] >> seat & 1
        return Refusal("answer-first") if may_answer else Refusal("only-announce")
    if s["phase"] != IN_TURN:
        if seat != giver(s):
            return Refusal("only-announce")
        if kind != GIVE:
            return Refusal("give-first")
        return Refusal("not-in-hand", tile=TEXT[tile_of(move)])
    if seat != s["turn"]:
        return Refusal("only-announce")
    if kind in (ACCEPT, ACCUSE, GIVE):
        return Refusal("nothing-to-give") if kind == GIVE else Refusal("nothing-to-answer")
    if kind in (DRAW, PASS, STOP):
        return refuse_to_lay_nothing(s, seat, kind)
    return refuse_to_lay(s, seat, move)


def refuse_to_lay_nothing(s: State, seat: int, kind: int) -> Refusal:
    """Why a turn cannot end this way."""
    if kind == STOP:
        return Refusal("no-stop")
    if s["stayed"]:
        return Refusal("second-or-stop")
    if fits_openly(s, int(s["hands"][seat]), not s["bluff"]):
        return Refusal("can-lay")
    return Refusal("must-draw") if s["stock_left"] else Refusal("no-stock")


def refuse_to_lay(s: State, seat: int, move: int) -> Refusal:
    """Why a tile cannot be laid this way."""
    kind, tile, hand = kind_of(move), tile_of(move), int(s["hands"][seat])
    if kind == FACE_DOWN and not s["bluff"]:
        return Refusal("no-bluff")
    if kind == OPEN_JOKER and s["bluff"]:
        return Refusal("joker-face-down")
    if not hand & (JOKERS if tile == JOKER else 1 << tile):
        return Refusal("not-in-hand", tile=TEXT[tile])
    if move & ANNOUNCED and size(hand) != 2:
        return Refusal("not-last")
    x, y = x_of(move), y_of(move)
    touching = touched(s, x, y)
    if tile_on(s, x, y) >= 0:
        return Refusal("tile-there")
    if not touching:
        return Refusal("cell-apart")
    if len(touching) > 1:
        return refuse_cornerstone(s, kind, x, y)
    return refuse_at_end(s, kind, tile, x, y)


def touched(s: State, x: int, y: int) -> list[int]:
    """The tiles that touch a cell."""
    found = [int(tile_on(s, x + int(STEP_X[i]), y + int(STEP_Y[i]))) for i in range(4)]
    return [n for n in found if n >= 0]


def refuse_cornerstone(s: State, kind: int, x: int, y: int) -> Refusal:
    """Why a tile cannot lie on a cell that touches several others."""
    if not s["cornerstone"] or kind != LAY:
        return Refusal("touches-others")
    if first_neighbour(s, x, y) < 0:
        return Refusal("no-cornerstone-there")
    return Refusal("numbers-differ")


def refuse_at_end(s: State, kind: int, tile: int, x: int, y: int) -> Refusal:
    """Why a tile cannot lie on a cell that touches one other."""
    joined = int(joined_side(s, x, y))
    before = int(tile_on(s, x + int(STEP_X[joined]), y + int(STEP_Y[joined])))
    chains = [chain for chain in range(2) if s["ends"][chain] == before]
    if not chains:
        return Refusal("no-open-end")
    chains = [c for c in chains if int(open_sides(s, c)) >> int(opposite(joined)) & 1]
    if not chains:
        return Refusal("side-closed")
    if not is_free(s, x, y, joined):
        return Refusal("line-too-long")
    asked = int(wish(s, chains[0]))
    if kind == LAY and tile < COLOURED and not int(FITTING[asked]) >> tile & 1:
        return Refusal("end-asks", tile=TEXT[tile], wish=wish_text(asked))
    return Refusal("turned-wrong", tile=TEXT[tile])
