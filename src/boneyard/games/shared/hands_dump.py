"""Hands and stock in a dump, and read back from one (see `hands`)."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from boneyard.engine.dumps import require, require_between
from boneyard.engine.rules import Pair, State
from boneyard.engine.tiles import DOUBLE_SIX, TileSet
from boneyard.games.shared.hands import ASIDE, bit_sets, write_hand


class Came(TypedDict):
    """Who laid a domino when it was first laid, and what is known of how it came to that hand."""

    by: int
    slots: Pair  # it came in this slot of the hand or later, and in a slot before this one


class HandsDump(TypedDict):
    """What `restore_hands` reads of a dump, and `hidden` writes."""

    hands: list[list[str]]  # every hand
    stock_order: list[str]  # the stock, the next to be drawn first
    came: dict[str, Came]  # for each domino that was ever laid
    turn: int
    rng: int  # the counter of the random numbers
    passes: int  # in a row
    aside: NotRequired[list[str]]  # what was set aside, where something was


def hidden(s: State) -> dict[str, Any]:
    """What no view shows while a game runs: `HandsDump`, and laid: the dominoes on the table."""
    tiles, laid_by = TileSet.of(s), s["laid_by"].tolist()
    slots = zip(laid_by, s["after_slot"].tolist(), s["before_slot"].tolist(), strict=True)
    came: dict[str, Came] = {
        text: {"by": by, "slots": [after, before]}
        for text, (by, after, before) in zip(tiles.text, slots, strict=True)
        if before
    }
    told = {
        "laid": list(came),
        "hands": [tiles.texts_of(hand) for hand in bit_sets(s)],
        "stock_order": [tiles.text[t] for t in s["stock"][: s["stock_left"]][::-1].tolist()],
        "came": came,
        "rng": int(s["rng"]),
        "passes": int(s["passes"]),
    }
    if ASIDE in laid_by:
        told["aside"] = [tiles.text[tile] for tile, by in enumerate(laid_by) if by == ASIDE]
    return told


def restore_hands(s: State, dump: HandsDump, table: int, each: int) -> None:
    """Every domino to where it is; those on the table are laid by the game. Not `ended`."""
    seats, tiles = int(s["seats"]), TileSet.of(s)
    require(len(dump["hands"]) == seats, f"hands has {len(dump['hands'])} hands for {seats} seats")
    require_between("turn", dump["turn"], 0, seats - 1)
    require_between("rng", dump["rng"], 0, 2**64 - 1)
    require_between("passes", dump["passes"], 0, seats)
    places = [tile_set(hand, f"hand {seat}", tiles) for seat, hand in enumerate(dump["hands"])]
    for seat, hand in enumerate(places):
        write_hand(s, seat, hand)
    aside = dump.get("aside", [])
    places += [tile_set(dump["stock_order"], "stock_order", tiles), table]
    places += [tile_set(aside, "aside", tiles)]
    for tile, text in enumerate(tiles.text):
        times = sum(place >> tile & 1 for place in places)
        require(times == 1, f"{text} is in {times} places; each domino is in one")
    s["stock_left"] = len(dump["stock_order"])
    s["stock"][: s["stock_left"]] = [tiles.index[text] for text in reversed(dump["stock_order"])]
    s["laid_by"][[tiles.index[text] for text in aside]] = ASIDE
    s["turn"], s["rng"], s["passes"] = dump["turn"], dump["rng"], dump["passes"]
    s["dealt"] = each
    restore_slots(s, dump["came"])


def restore_slots(s: State, came: dict[str, Came]) -> None:
    """What is known of each domino that was ever laid, and how many each seat was given."""
    seats, dealt, tiles = int(s["seats"]), int(s["dealt"]), TileSet.of(s)
    laid = tile_set(list(came), "came", tiles)
    s["got"][:seats] = [(hand & ~laid).bit_count() for hand in bit_sets(s)]
    for text, told in came.items():
        require_between(f"came[{text}].by", told["by"], 0, seats - 1)
        s["got"][told["by"]] += 1
    for seat, got in enumerate(s["got"][:seats].tolist()):
        require(got >= dealt, f"seat {seat} was given {got} dominoes; at first each takes {dealt}")
    for text, told in came.items():
        tile, by, (first, before) = tiles.index[text], told["by"], told["slots"]
        require_between(f"the second of came[{text}].slots", before, dealt, int(s["got"][by]))
        require(
            first == 0 or dealt <= first < before,
            f"the first of came[{text}].slots is {first}; it can be 0 or {dealt} to {before - 1}",
        )
        s["laid_by"][tile], s["after_slot"][tile], s["before_slot"][tile] = by, first, before


def tile_set(texts: list[str], where: str, tiles: TileSet = DOUBLE_SIX) -> int:
    """The bit set of dominoes given as text, each once."""
    bits, index = 0, tiles.index
    for text in texts:
        require(
            text in index,
            f"{where}: there is no domino {text!r}; the higher number is written first",
        )
        require(not bits >> index[text] & 1, f"{where}: {text} is there twice")
        bits |= 1 << index[text]
    return bits


def slots_of(s: State, seat: int, first_slot: Any) -> dict[int, tuple[int, int]]:
    """What a seat was given, and in which slots each can have come; first_slot: if not laid."""
    got, hand = int(s["got"][seat]), bit_sets(s)[seat]
    bounds = {}
    for tile in range(s["stock"].size):
        if s["before_slot"][tile]:
            if s["laid_by"][tile] == seat:
                bounds[tile] = int(s["after_slot"][tile]), int(s["before_slot"][tile])
        elif hand >> tile & 1:
            bounds[tile] = int(first_slot[seat, tile]), got
    return bounds


def check_slots(s: State, first_slot: Any) -> None:
    """Each seat can have been given its dominoes, by what first_slot says of those not laid."""
    for seat in range(s["seats"]):
        bounds = slots_of(s, seat, first_slot)
        for tile, (first, before) in bounds.items():
            text = TileSet.of(s).text[tile]
            require(first < before, f"seat {seat} showed that it did not hold {text}")
        require(
            one_a_slot(list(bounds.values())),
            f"seat {seat} cannot have been given its dominoes one by one, as came and stuck say",
        )


def one_a_slot(bounds: list[tuple[int, int]]) -> bool:
    """Whether dominoes with these bounds can have come one at a time.

    Each slot takes, of those that can have come by then, the one that had to come first.

    >>> one_a_slot([(0, 2), (0, 1)]), one_a_slot([(1, 2), (1, 2)])
    (True, False)
    """
    waiting = list(bounds)
    for slot in range(len(bounds)):
        ready = [bound for bound in waiting if bound[0] <= slot < bound[1]]
        if not ready:
            return False
        waiting.remove(min(ready, key=lambda bound: bound[1]))
    return True


def between(one: int, other: int, seats: int) -> list[int]:
    """The seats after one and before the other, in turn; all others if it is the same.

    >>> between(2, 1, 4), between(1, 1, 2)
    ([3, 0], [0])
    """
    return [(one + i) % seats for i in range(1, (other - one - 1) % seats + 1)]
