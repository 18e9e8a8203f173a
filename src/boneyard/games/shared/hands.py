"""Hands and a stock of one set of dominoes, for 2 to 8 seats: what most games share.

Choose a set and how many seats there can be, and put these fields into the state; every kernel and
function here then goes by the lengths of the fields it is given:

    TILES, SEATS = TileSet(9), 8
    STATE = np.dtype([*hands.fields(TILES, SEATS), …], align=True)

    @kernel
    def setup(s):
        hands.shuffle_stock(s)
        hands.set_aside(s, 54)  # the double nine, which nobody is dealt
        hands.deal_out(s, 7)

Without arguments it is a double-six set for four. Dominoes that are set aside are known to all, and
where they are is for the game to tell; dominoes that nobody may see are a stock that nobody draws
from.

Hands are bit sets: `s.hands[seat]` in sets of up to 63 dominoes, two words in a row in larger ones.
`holds`, `give`, `hand_size` and `fitting` work in all of them.

Each domino a seat is given comes to a numbered slot of its hand, first the deal, then the draws;
nobody else sees which domino that is. What others may conclude about it is kept as bounds on the
slot (see `deals`): for laid dominoes in the state, for the others by the game, which knows what it
means that somebody could not lay.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from boneyard.engine.deals import assign
from boneyard.engine.kernels.jit import int64, kernel
from boneyard.engine.kernels.stack import stack_array, stack_table
from boneyard.engine.rng import shuffle, shuffle_deck
from boneyard.engine.rules import MOST_SEATS, SPECTATOR, Option, State
from boneyard.engine.texts import tell_measure
from boneyard.engine.tiles import (
    DOUBLE_SIX,
    MOST_KINDS,
    WORD,
    TileSet,
    lowest,
    pips_on,
    showing,
    size,
    tile_item,
)
from boneyard.engine.views import NULL, Kind, common_view
from boneyard.errors import BoneyardError

SEATS = 4
RUNNING, WENT_OUT, BLOCKED = 0, 1, 2
OWNERS = MOST_SEATS + 1  # of slots: the seats and the stock
MEASURES = ("pips", "tiles")  # of what is left in a hand: see `measure`
ASIDE = -1  # who laid a domino that was set aside


def fields(tiles: TileSet = DOUBLE_SIX, seats: int = SEATS) -> list[Any]:
    """The fields that a state needs for hands and stock of this set, at most so many seats.

    >>> np.dtype(fields(TileSet(9), seats=8))["hands"].shape
    (8,)
    """
    if seats not in range(1, MOST_SEATS + 1):
        raise BoneyardError(f"there are 1 to {MOST_SEATS} seats, not {seats!r}")
    return [
        ("rng", np.uint64),
        ("hands", np.int64, seats * tiles.words),
        ("seats", np.int8),
        ("turn", np.int8),
        ("ended", np.int8),
        ("passes", np.int8),  # in a row
        ("stock", np.int8, tiles.kinds),
        ("stock_left", np.int8),  # the last of these is drawn next
        ("dealt", np.int8),  # dominoes in a hand at first
        ("got", np.int8, seats),  # dominoes a seat was ever given
        ("laid_by", np.int8, tiles.kinds),  # for each domino that was laid or set aside
        ("after_slot", np.int8, tiles.kinds),  # it came to its hand in this slot or later,
        ("before_slot", np.int8, tiles.kinds),  # and in a slot before this one; 0: not laid
    ]


FIELDS = fields()


@kernel
def deal(s: State, each: int) -> None:
    """Shuffle the dominoes and give each player theirs; the rest is the stock."""
    shuffle_stock(s)
    deal_out(s, each)


@kernel
def shuffle_stock(s: State) -> None:
    """All dominoes to the stock, in random order; a full stock stays as it lies."""
    shuffle_deck(s, len(s.stock))


@kernel
def set_aside(s: State, tile: int) -> None:
    """Take a domino out of the stock before the deal, for all to see."""
    s.laid_by[tile] = ASIDE
    s.stock_left -= 1
    place = 0
    while s.stock[place] != tile:
        place += 1
    for i in range(place, s.stock_left):
        s.stock[i] = s.stock[i + 1]
    s.stock[s.stock_left] = 0


@kernel
def deal_out(s: State, each: int) -> None:
    """Give each player theirs from the stock."""
    s.dealt = each
    for seat in range(s.seats):
        empty(s, seat)
        s.got[seat] = 0
        for _ in range(each):
            take(s, seat)


@kernel
def take(s: State, seat: int) -> None:
    """Move the next domino of the stock to a hand."""
    s.stock_left -= 1
    give(s, seat, s.stock[s.stock_left])
    s.stock[s.stock_left] = 0  # what was drawn is not to be read there
    s.got[seat] += 1


@kernel
def leave(s: State, seat: int, tile: int, first_slot: int) -> None:
    """A domino leaves a hand for the table; it cannot have come before this slot."""
    word, bit = place(s, seat, tile)
    s.hands[word] &= ~bit
    s.laid_by[tile] = seat
    s.after_slot[tile] = first_slot
    s.before_slot[tile] = s.got[seat]


@kernel
def words(s: State) -> int:
    """How many words a hand takes: one, in sets of up to 63 dominoes."""
    return len(s.hands) // len(s.got)


@kernel
def place(s: State, seat: int, tile: int) -> tuple[int, int]:
    """The word of `hands` that says whether a seat holds a domino, and the bit that does."""
    if words(s) == 1:
        return int64(seat), 1 << int64(tile)
    return words(s) * int64(seat) + int64(tile) // WORD, 1 << int64(tile) % WORD


@kernel
def holds(s: State, seat: int, tile: int) -> bool:
    """Whether a domino is in a hand."""
    word, bit = place(s, seat, tile)
    return s.hands[word] & bit != 0  # type: ignore[no-any-return]


@kernel
def give(s: State, seat: int, tile: int) -> None:
    """Put a domino into a hand."""
    word, bit = place(s, seat, tile)
    s.hands[word] |= bit


@kernel
def empty(s: State, seat: int) -> None:
    """Take all dominoes out of a hand."""
    for word in range(words(s)):
        s.hands[words(s) * seat + word] = 0


@kernel
def fitting(s: State, seat: int, number: int, word: int) -> int:
    """One word of the dominoes in a hand that show a number; of all of them for the number -1.

    All dominoes that fit, one by one, the lowest first:

        for word in range(words(s)):
            rest = fitting(s, seat, number, word)
            while rest:
                tile = WORD * word + lowest(rest)
                rest &= rest - 1
    """
    return s.hands[words(s) * seat + word] & showing(s, number, word)  # type: ignore[no-any-return]


@kernel
def hand_size(s: State, seat: int) -> int:
    """How many dominoes a seat holds."""
    n = 0
    for word in range(words(s)):
        n += size(s.hands[words(s) * seat + word])
    return n


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
    best = 1 << 30
    seats = 0
    for seat in range(s.seats):
        if among >> seat & 1:
            left = measure(s, seat, by_tiles)
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
def measure(s: State, seat: int, by_tiles: bool) -> int:
    """What is left in a hand, in tiles or in pips."""
    total = 0
    for word in range(words(s)):
        hand = s.hands[words(s) * seat + word]
        while hand:
            total += 1 if by_tiles else pips_on(s, WORD * word + lowest(hand))
            hand &= hand - 1
    return total


@kernel
def redeal_hands(
    s: State, viewer: int, first_slot: Any, whole: bool, tiles: Any, owner: Any, slot: Any
) -> int:
    """Deal again all that the viewer cannot know; first_slot[seat, tile] bounds what is not laid.

    Returns how many slots were filled: slot number slot[i] of owner[i] got tiles[i]. The stock
    counts as an owner after the last seat. Laid dominoes are among them, in a slot of the hand they
    came from; but unless the whole history is asked for, not those of a seat of which nothing is
    known, whose slots are alike.
    """
    alike = 0 if whole else seats_alike(s, first_slot)
    n = list_slots(s, viewer, alike, owner, slot)
    stock = len(s.got)
    earliest = stack_table(MOST_KINDS, OWNERS, np.int64)
    latest = stack_table(MOST_KINDS, OWNERS, np.int64)
    for i in range(n):
        for who in range(stock + 1):
            earliest[i, who] = latest[i, who] = 0
    unseen = stack_array(MOST_KINDS, np.int64)
    bound_tiles(s, viewer, first_slot, alike, unseen, earliest, latest)
    tile_at = stack_array(MOST_KINDS, np.int64)
    assign(s, earliest, latest, owner, slot, n, tile_at)
    for seat in range(s.seats):
        if seat != viewer:
            empty(s, seat)
    for i in range(n):
        tiles[i] = unseen[tile_at[i]]
        if owner[i] == stock:
            s.stock[slot[i]] = tiles[i]
        elif s.before_slot[tiles[i]] == 0:
            give(s, owner[i], tiles[i])
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
        for tile in range(len(s.stock)):
            bounds += first_slot[seat, tile]
        if bounds == 0:
            alike |= 1 << seat
    return alike


@kernel
def list_slots(s: State, viewer: int, alike: int, owner: Any, slot: Any) -> int:
    """List every slot whose domino the viewer did not see come; of some seats, those still held."""
    n = 0
    for who in range(len(s.got) + 1):
        if who == viewer:
            continue
        if who == len(s.got):
            count = int64(s.stock_left)
        elif alike >> who & 1:
            count = hand_size(s, who)
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
    n = 0
    for tile in range(len(s.stock)):
        if s.laid_by[tile] == ASIDE:
            continue
        laid = s.before_slot[tile] > 0
        if s.laid_by[tile] == viewer if laid else viewer >= 0 and holds(s, viewer, tile):
            continue
        if laid and alike >> int64(s.laid_by[tile]) & 1:
            continue
        unseen[n] = tile
        if laid:
            earliest[n, s.laid_by[tile]] = s.after_slot[tile]
            latest[n, s.laid_by[tile]] = s.before_slot[tile]
        else:
            latest[n, len(s.got)] = len(s.stock)
            for seat in range(s.seats):
                earliest[n, seat] = first_slot[seat, tile]
                latest[n, seat] = s.got[seat]
        n += 1


@kernel
def leftovers(s: State, e: Any) -> None:
    """What is left in each hand, in both MEASURES, for an ending."""
    for seat in range(s.seats):
        tell_measure(e, 0, seat, measure(s, seat, False))
        tell_measure(e, 1, seat, measure(s, seat, True))


@kernel
def fill_common(s: State, viewer: int, v: Any) -> None:
    """What every game shows; hands are open once the game is over."""
    v.game = 0
    v.players = s.seats
    v.seat = viewer
    v.turn = s.turn
    v.actors.n = 0 if s.ended else 1
    v.actors.of[0] = s.turn
    v.hand.n = 0
    if viewer != SPECTATOR:
        list_hand(s, viewer, v.hand)
    v.counts.n = s.seats
    v.stock = s.stock_left
    v.hands.n = s.seats if s.ended else NULL
    for seat in range(s.seats):
        v.counts.of[seat] = hand_size(s, seat)
        if s.ended:
            list_hand(s, seat, v.hands.of[seat])


@kernel
def list_hand(s: State, seat: int, hand: Any) -> None:
    """The dominoes of a hand, the lowest first."""
    n = 0
    for word in range(words(s)):
        rest = s.hands[words(s) * seat + word]
        while rest:
            hand.of[n] = WORD * word + lowest(rest)
            rest &= rest - 1
            n += 1
    hand.n = n


@kernel
def write_unseen(s: State, viewer: int, out: Any, at: int) -> int:
    """The dominoes in the stock and, until the game is over, in the hands of the others."""
    for tile in range(len(s.stock)):
        if is_unseen(s, viewer, tile):
            at = tile_item(s, tile, out, at)
    return at


@kernel
def is_unseen(s: State, viewer: int, tile: int) -> bool:
    """Whether a domino is in the stock or in a hand that a viewer cannot see."""
    for seat in range(s.seats):
        if holds(s, seat, tile):
            return seat != viewer and s.ended == RUNNING
    for i in range(s.stock_left):
        if s.stock[i] == tile:
            return True
    return False


def bit_sets(s: State) -> list[int]:
    """The hands of all seats as bit sets, for Python."""
    flat, seats, each = s["hands"].tolist(), int(s["seats"]), TileSet.of(s).words
    if each == 1:
        return flat[:seats]  # type: ignore[no-any-return]
    return [
        sum(flat[each * seat + word] << WORD * word for word in range(each))
        for seat in range(seats)
    ]


def write_hand(s: State, seat: int, bits: int) -> None:
    """Let a seat hold the dominoes of a bit set, as `bit_sets` gives it."""
    each = TileSet.of(s).split(bits)
    s["hands"][len(each) * seat : len(each) * (seat + 1)] = each


def hands_view(
    game: str, options: Sequence[Option], tiles: TileSet = DOUBLE_SIX, seats: int = SEATS
) -> dict[str, Kind]:
    """The fields of a view that `fill_common` fills."""
    return common_view(game, options, tiles.text, seats, tiles.kinds)
