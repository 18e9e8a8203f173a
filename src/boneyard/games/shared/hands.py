"""Hands and stock of one double-six set: what all games with these 28 dominoes share.

Hands are bit sets. Each domino a seat is given comes to a numbered slot of its hand, first the
deal, then the draws; nobody else sees which domino that is. What others may conclude about it is
kept as bounds on the slot (see `deals`): for laid dominoes in the state, for the others by the
game, which knows what it means that somebody could not lay.
"""

from __future__ import annotations

from typing import Any, TypedDict

import numpy as np

from boneyard.engine.deals import assign
from boneyard.engine.dumps import require, require_between
from boneyard.engine.kernels.jit import int64, kernel
from boneyard.engine.rng import shuffle
from boneyard.engine.rules import SPECTATOR, Pair, State, Value, View
from boneyard.engine.tiles import INDEX, KINDS, PIPS, TEXT, lowest, size, texts_of

SEATS = 4
RUNNING, WENT_OUT, BLOCKED = 0, 1, 2

FIELDS: list[Any] = [
    ("rng", np.uint64),
    ("hands", np.int64, SEATS),
    ("seats", np.int8),
    ("turn", np.int8),
    ("ended", np.int8),
    ("passes", np.int8),  # in a row
    ("stock", np.int8, KINDS),
    ("stock_left", np.int8),  # the last of these is drawn next
    ("dealt", np.int8),  # dominoes in a hand at first
    ("got", np.int8, SEATS),  # dominoes a seat was ever given
    ("laid_by", np.int8, KINDS),  # for each domino that was laid
    ("after_slot", np.int8, KINDS),  # it came to its hand in this slot or later,
    ("before_slot", np.int8, KINDS),  # and in a slot before this one; 0: not laid
]


@kernel
def deal(s: State, each: int) -> None:
    """Shuffle all dominoes and give each player theirs; the rest is the stock."""
    for i in range(KINDS):
        s.stock[i] = i
    shuffle(s, s.stock, KINDS)
    s.stock_left = KINDS
    s.dealt = each
    for seat in range(s.seats):
        s.hands[seat] = 0
        s.got[seat] = 0
        for _ in range(each):
            take(s, seat)


@kernel
def take(s: State, seat: int) -> None:
    """Move the next domino of the stock to a hand."""
    s.stock_left -= 1
    s.hands[seat] |= 1 << int64(s.stock[s.stock_left])
    s.stock[s.stock_left] = 0  # what was drawn is not to be read there
    s.got[seat] += 1


@kernel
def leave(s: State, seat: int, tile: int, first_slot: int) -> None:
    """A domino leaves a hand for the table; it cannot have come before this slot."""
    s.hands[seat] &= ~(1 << tile)
    s.laid_by[tile] = seat
    s.after_slot[tile] = first_slot
    s.before_slot[tile] = s.got[seat]


@kernel
def actors(s: State) -> int:
    """The seat whose turn it is, as a bit set."""
    return 0 if s.ended else 1 << int64(s.turn)


@kernel
def pass_on(s: State) -> None:
    """The next seat's turn."""
    s.turn = 0 if s.turn + 1 == s.seats else s.turn + 1


@kernel
def least(s: State, among: int, by_tiles: bool) -> int:
    """Those of a set of seats who have the least left, in tiles or in pips."""
    best = 1000
    seats = 0
    for seat in range(s.seats):
        if among >> seat & 1:
            left = measure(s.hands[seat], by_tiles)
            if left < best:
                best = left
                seats = 0
            if left == best:
                seats |= 1 << seat
    return seats


@kernel
def everybody(s: State) -> int:
    """All seats, as a bit set."""
    return (1 << int64(s.seats)) - 1


@kernel
def measure(hand: int, by_tiles: bool) -> int:
    """What is left in a hand, in tiles or in pips."""
    total = 0
    while hand:
        total += 1 if by_tiles else PIPS[lowest(hand)]
        hand &= hand - 1
    return total


@kernel
def redeal_hands(
    s: State, viewer: int, first_slot: Any, whole: bool, tiles: Any, owner: Any, slot: Any
) -> int:
    """Deal anew all that the viewer cannot know; first_slot[seat, tile] bounds what is not laid.

    Returns how many slots were filled; slot number slot[i] of owner[i] got tiles[i]; the stock is
    owner SEATS. Laid dominoes are among them, in a slot of the hand they came from; but unless the
    whole history is asked for, not those of a seat of which nothing is known: its slots are alike.
    """
    alike = 0 if whole else seats_alike(s, first_slot)
    n = list_slots(s, viewer, alike, owner, slot)
    earliest = np.zeros((n, SEATS + 1), np.int64)
    latest = np.zeros((n, SEATS + 1), np.int64)
    unseen = np.empty(n, np.int64)
    bound_tiles(s, viewer, first_slot, alike, unseen, earliest, latest)
    tile_at = np.empty(n, np.int64)
    assign(s, earliest, latest, owner, slot, n, tile_at)
    for seat in range(s.seats):
        if seat != viewer:
            s.hands[seat] = 0
    for i in range(n):
        tiles[i] = unseen[tile_at[i]]
        if owner[i] == SEATS:
            s.stock[slot[i]] = tiles[i]
        elif s.before_slot[tiles[i]] == 0:
            s.hands[owner[i]] |= 1 << tiles[i]
    return n


@kernel
def redeal_stock(s: State) -> None:
    """When hands are open only the order of the stock is unknown."""
    for i in range(1, s.stock_left):  # sorted first: the shuffle must owe nothing to the truth
        tile = s.stock[i]
        j = i
        while j > 0 and s.stock[j - 1] > tile:
            s.stock[j] = s.stock[j - 1]
            j -= 1
        s.stock[j] = tile
    shuffle(s, s.stock, s.stock_left)


@kernel
def seats_alike(s: State, first_slot: Any) -> int:
    """The seats whose hands may hold any domino in any slot, as a bit set."""
    alike = 0
    for seat in range(s.seats):
        bounds = 0
        for tile in range(KINDS):
            bounds += first_slot[seat, tile]
        if bounds == 0:
            alike |= 1 << seat
    return alike


@kernel
def list_slots(s: State, viewer: int, alike: int, owner: Any, slot: Any) -> int:
    """List every slot whose domino the viewer did not see come; of some seats, those still held."""
    n = 0
    for who in range(SEATS + 1):
        if who == viewer:
            continue
        if who == SEATS:
            count = int64(s.stock_left)
        elif alike >> who & 1:
            count = size(s.hands[who])
        else:
            count = int64(s.got[who])
        for i in range(count):
            owner[n] = who
            slot[n] = i
            n += 1
    return n


@kernel
def bound_tiles(
    s: State, viewer: int, first_slot: Any, alike: int, unseen: Any, earliest: Any, latest: Any
) -> None:
    """List the dominoes that came to those slots, with the bounds of each in each hand."""
    own = s.hands[viewer] if viewer >= 0 else 0
    n = 0
    for tile in range(KINDS):
        laid = s.before_slot[tile] > 0
        if s.laid_by[tile] == viewer if laid else own >> tile & 1:
            continue
        if laid and alike >> int64(s.laid_by[tile]) & 1:
            continue
        unseen[n] = tile
        if laid:
            earliest[n, s.laid_by[tile]] = s.after_slot[tile]
            latest[n, s.laid_by[tile]] = s.before_slot[tile]
        else:
            latest[n, SEATS] = KINDS
            for seat in range(s.seats):
                earliest[n, seat] = first_slot[seat, tile]
                latest[n, seat] = s.got[seat]
        n += 1


def leftovers(s: State) -> dict[str, tuple[int, ...]]:
    """What is left in each hand, in both measures."""
    hands = s["hands"][: s["seats"]]
    return {
        "pips": tuple(int(measure(hand, False)) for hand in hands),
        "tiles": tuple(int(measure(hand, True)) for hand in hands),
    }


def common_view(s: State, viewer: int, game: str, options: dict[str, Value]) -> View:
    """What every game shows; hands are open once the game is over."""
    over, turn, seats = bool(s["ended"]), int(s["turn"]), int(s["seats"])
    hands = s["hands"].tolist()[:seats]
    return {
        "game": game,
        "players": seats,
        "options": options,
        "seat": None if viewer == SPECTATOR else viewer,
        "turn": turn,
        "actors": [] if over else [turn],
        "hand": [] if viewer == SPECTATOR else texts_of(hands[viewer]),
        "counts": [hand.bit_count() for hand in hands],
        "stock": int(s["stock_left"]),
        "hands": [texts_of(hand) for hand in hands] if over else None,
    }


def private_view(s: State, seat: int) -> dict[str, Any]:
    """What only the seat itself sees."""
    return {"seat": seat, "hand": texts_of(s["hands"][seat])}


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


def hidden(s: State) -> dict[str, Any]:
    """What no view shows while a game runs: `HandsDump`, and laid: the dominoes on the table."""
    came: dict[str, Came] = {
        TEXT[tile]: {
            "by": int(s["laid_by"][tile]),
            "slots": [int(s["after_slot"][tile]), int(s["before_slot"][tile])],
        }
        for tile in s["before_slot"].nonzero()[0].tolist()
    }
    return {
        "laid": list(came),
        "hands": [texts_of(hand) for hand in s["hands"][: s["seats"]]],
        "stock_order": [TEXT[t] for t in s["stock"][: s["stock_left"]][::-1]],
        "came": came,
        "rng": int(s["rng"]),
        "passes": int(s["passes"]),
    }


def restore_hands(s: State, dump: HandsDump, table: int, each: int) -> None:
    """Every domino to where it is; those on the table are laid by the game. Not `ended`."""
    seats = int(s["seats"])
    require(len(dump["hands"]) == seats, f"hands has {len(dump['hands'])} hands for {seats} seats")
    require_between("turn", dump["turn"], 0, seats - 1)
    require_between("rng", dump["rng"], 0, 2**64 - 1)
    require_between("passes", dump["passes"], 0, seats)
    places = [tile_set(hand, f"hand {seat}") for seat, hand in enumerate(dump["hands"])]
    s["hands"][:seats] = places
    places += [tile_set(dump["stock_order"], "stock_order"), table]
    for tile, text in enumerate(TEXT):
        times = sum(place >> tile & 1 for place in places)
        require(times == 1, f"{text} is in {times} places; each domino is in one")
    s["stock_left"] = len(dump["stock_order"])
    s["stock"][: s["stock_left"]] = [INDEX[text] for text in reversed(dump["stock_order"])]
    s["turn"], s["rng"], s["passes"] = dump["turn"], dump["rng"], dump["passes"]
    s["dealt"] = each
    restore_slots(s, dump["came"])


def restore_slots(s: State, came: dict[str, Came]) -> None:
    """What is known of each domino that was ever laid, and how many each seat was given."""
    seats, dealt, laid = int(s["seats"]), int(s["dealt"]), tile_set(list(came), "came")
    s["got"][:seats] = [(int(hand) & ~laid).bit_count() for hand in s["hands"][:seats]]
    for text, told in came.items():
        require_between(f"came[{text}].by", told["by"], 0, seats - 1)
        s["got"][told["by"]] += 1
    for seat, got in enumerate(s["got"][:seats].tolist()):
        require(got >= dealt, f"seat {seat} was given {got} dominoes; at first each takes {dealt}")
    for text, told in came.items():
        tile, by, (first, before) = INDEX[text], told["by"], told["slots"]
        require_between(f"the second of came[{text}].slots", before, dealt, int(s["got"][by]))
        require(
            first == 0 or dealt <= first < before,
            f"the first of came[{text}].slots is {first}; it can be 0 or {dealt} to {before - 1}",
        )
        s["laid_by"][tile], s["after_slot"][tile], s["before_slot"][tile] = by, first, before


def tile_set(texts: list[str], where: str) -> int:
    """The bit set of dominoes given as text, each once."""
    bits = 0
    for text in texts:
        require(
            text in INDEX,
            f"{where}: there is no domino {text!r}; the higher number is written first",
        )
        require(not bits >> INDEX[text] & 1, f"{where}: {text} is there twice")
        bits |= 1 << INDEX[text]
    return bits


def slots_of(s: State, seat: int, first_slot: Any) -> dict[int, tuple[int, int]]:
    """What a seat was given, and in which slots each can have come; first_slot: if not laid."""
    got, hand = int(s["got"][seat]), int(s["hands"][seat])
    bounds = {}
    for tile in range(KINDS):
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
            require(first < before, f"seat {seat} showed that it did not hold {TEXT[tile]}")
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
