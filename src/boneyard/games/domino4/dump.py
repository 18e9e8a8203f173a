"""Dumps of Domino 4, and how they are restored.

The table is laid again by the rules, in the order of laying. The events of the memory are undone
one by one, from the last to the first, which shows whether they can have happened and where each
tile was before them.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Literal, NotRequired, TypedDict, get_args

import numpy as np

from boneyard.engine.dumps import read, require, require_between
from boneyard.engine.rules import Pair, State
from boneyard.games.domino4.actors import giver
from boneyard.games.domino4.geometry import FARTHEST, TURNS
from boneyard.games.domino4.memory import (
    DRAWN,
    FACE_DOWN_AT,
    GAVE,
    HIDDEN,
    LAID,
    ROOM,
    SHOWN,
    STOCK,
    STUCK,
    TABLE,
    excluded,
    sort_jokers,
)
from boneyard.games.domino4.moves import FACE_DOWN, LAY, OPEN_JOKER, laying
from boneyard.games.domino4.state import (
    ACCUSER_GIVES,
    ANSWERS,
    BLOCKED,
    ENDLESS,
    IN_HAND,
    IN_TURN,
    MOST_IDLE,
    NOBODY,
    PLAYER_GIVES,
    RUNNING,
    WENT_OUT,
)
from boneyard.games.domino4.table import (
    CORNERSTONE,
    MOST_LAYINGS,
    cornerstone_layings,
    face_down_layings,
    joined_side,
    open_layings,
    put,
    wish_granted,
)
from boneyard.games.domino4.tiles import (
    COLOURS,
    INDEX,
    JOKER,
    JOKERS,
    NOTHING,
    TEXT,
    TILES,
    WISH_TEXT,
    bits_of,
    texts_of,
    with_tile,
    without_tile,
)

What = Literal["drawn", "laid", "hidden", "gave", "shown", "stuck"]
WHAT: tuple[What, ...] = get_args(What)  # by their numbers, see memory.py
MOST_STILL = TILES + MOST_IDLE * 8  # turns without a tile laid: each draws one, or with no stock
Wishes = tuple[int, int]


class Event(TypedDict):
    """Something that the memory keeps."""

    what: What
    seat: int  # that did it
    tile: NotRequired[str]  # not if it was stuck
    number: NotRequired[int]  # laid and hidden: the tile's place in `table`
    to: NotRequired[int]  # gave: the seat that got it
    wishes: NotRequired[list[str]]  # stuck: what the two ends asked for; nothing: no room there


class LaidTile(TypedDict):
    """A tile on the table, as in a view (see `view.LAID_TILE`)."""

    cell: Pair
    tile: str | None
    turn: Literal["nw", "ne", "se", "sw"] | None
    colour: Literal["r", "g", "b", "y"] | None
    down: bool
    by: int | None
    cornerstone: bool


class Domino4Dump(TypedDict):
    """What `restore` reads of a dump, besides players and options."""

    hands: list[list[str]]  # every hand
    stock_order: list[str]  # the stock, the next to be drawn first
    table: list[LaidTile]  # with every tile, also those face down
    events: list[Event]  # what happened to the tiles, as far back as the memory goes
    turn: int
    phase: Literal["turn", "answers", "gift"]
    waiting: list[int]  # seats that have yet to answer
    accuser: int | None
    giver: int | None  # the seat that must give a tile now
    owes: int | None
    skips: list[int]
    stayed: int  # tiles laid to stay in this turn
    began_empty: bool  # whether this turn started with no stock
    idle: int  # turns in a row without a tile laid
    passes: int
    stale: int
    rng: int  # the counter of the random numbers


def dump(s: State, seen: dict[str, Any]) -> dict[str, Any]:
    """Everything: the keys of a spectator's view and of `Domino4Dump`, and laid, as in `table`."""
    laid = [TEXT[tile] for tile in s["laid_tile"][: s["laid_count"]]]
    gives = int(giver(s))
    return {
        **seen,
        "table": [{**tile, "tile": text} for tile, text in zip(seen["table"], laid, strict=True)],
        "hands": [texts_of(hand) for hand in s["hands"][: s["seats"]].tolist()],
        "stock_order": [TEXT[t] for t in s["stock"][: s["stock_left"]][::-1]],
        "laid": laid,
        "events": events_of(s),
        "waiting": [seat for seat in range(s["seats"]) if s["waiting"] >> seat & 1],
        "giver": None if gives == NOBODY else gives,
        "stayed": int(s["stayed"]),
        "began_empty": bool(s["began_empty"]),
        "idle": int(s["idle"]),
        "rng": int(s["rng"]),
    }


def events_of(s: State) -> list[Event]:
    """All that the memory keeps, in order."""
    columns = (s[f"event_{key}"][: s["events"]].tolist() for key in EVENT_KEYS)
    return [event_of(*row) for row in zip(*columns, strict=True)]


def event_of(kind: int, seat: int, other: int, tile: int) -> Event:
    """An event of the memory."""
    event: Event = {"what": WHAT[kind], "seat": seat}
    if kind == STUCK:
        event["wishes"] = [WISH_TEXT[other], WISH_TEXT[tile]]
        return event
    event["tile"] = TEXT[tile]
    if kind in (LAID, HIDDEN):
        event["number"] = other
    elif kind == GAVE:
        event["to"] = other
    return event


EVENT_KEYS = ("kind", "seat", "other", "tile")


def restore(s: State, given: dict[str, Any]) -> None:
    """Fill in a state from a dump."""
    dump = read(given, Domino4Dump)
    require_between("rng", dump["rng"], 0, 2**64 - 1)
    s["rng"], s["winner"], s["owes"] = dump["rng"], NOBODY, NOBODY
    wishes = lay_again(s, dump["table"])
    restore_tiles(s, dump["hands"], dump["stock_order"])
    restore_events(s, dump["events"])
    undo_events(s, wishes)
    restore_phase(s, dump)
    restore_end(s, dump)
    restore_counts(s, dump)


def lay_again(s: State, table: list[LaidTile]) -> list[Wishes]:
    """Lay each tile where the rules allow it; returns what the ends asked for after each."""
    require(table and table[0]["tile"] == "J", "table: a joker lies in the middle (D4-4)")
    put(s, NOBODY, JOKER, 0, 0, 0, CORNERSTONE, False)
    wishes: list[Wishes] = [(NOTHING, NOTHING)]
    for number, lies in enumerate(table):
        if number:
            put_again(s, lies, f"table[{number}]")
        wishes.append((int(wish_granted(s, 0)), int(wish_granted(s, 1))))
    return wishes


def put_again(s: State, lies: LaidTile, where: str) -> None:
    """Lay one tile, if it can be laid so."""
    (x, y), by, tile = lies["cell"], lies["by"], tile_number(lies["tile"], where)
    require(max(abs(x), abs(y)) <= FARTHEST, f"{where}: no cell is as far off as {x},{y}")
    require_seat(s, f"{where}.by", NOBODY if by is None else by)
    joker = lies["down"] or tile == JOKER
    look = lies["colour"] if joker else lies["turn"]
    require(look is not None, f"{where}: a joker has a colour, other tiles have a turn")
    moves = np.empty(MOST_LAYINGS, np.int64)
    hand = 1 << tile
    if joker:
        kind, count = OPEN_JOKER, 0
        if s["bluff"]:  # D4-30; a joker that was turned over was laid face down
            kind, count = FACE_DOWN, face_down_layings(s, hand, moves, 0)
        elif not lies["down"]:
            count = open_layings(s, hand, True, moves, 0)
    else:
        kind, count = LAY, open_layings(s, hand, False, moves, 0)
        if s["cornerstone"]:
            count = cornerstone_layings(s, hand, moves, count)
    turned = (COLOURS if joker else TURNS).index(str(look))
    move = laying(kind, tile, x, y, turned)
    require(move in moves[:count].tolist(), f"{where}: {lies['tile']} cannot be laid so")
    put(s, int(by or 0), tile, x, y, turned, joined_side(s, x, y), lies["down"])


def tile_number(text: str | None, where: str) -> int:
    """The number of a tile."""
    require(text in INDEX, f"{where}: there is no tile {text!r}; tiles are such as r43, and J")
    return INDEX[str(text)]


def restore_tiles(s: State, hands: list[list[str]], stock: list[str]) -> None:
    """Hands and stock; each tile is in one place, and there are four jokers (D4-1)."""
    seats = int(s["seats"])
    require(len(hands) == seats, f"hands has {len(hands)} hands for {seats} seats")
    laid = [TEXT[tile] for tile in s["laid_tile"][: s["laid_count"]].tolist()]
    places = Counter([*stock, *laid, *(text for hand in hands for text in hand)])
    for text in places:
        tile_number(text, "hands, stock_order")
    for text, many in Counter(TEXT).items():
        require(
            places[text] == many,
            f"{text} is in {places[text]} places; there {'are' if many > 1 else 'is'} {many}",
        )
    s["hands"][:seats] = [bits_of(hand) for hand in hands]
    s["stock_left"] = len(stock)
    s["stock"][: len(stock)] = [INDEX[text] for text in reversed(stock)]


def restore_events(s: State, events: list[Event]) -> None:
    """The memory, with each event checked."""
    require(len(events) <= ROOM, f"events has {len(events)} events; the memory holds {ROOM}")
    for e, event in enumerate(events):
        where, kind = f"events[{e}]", WHAT.index(event["what"])
        require_seat(s, f"{where}.seat", event["seat"])
        needs = {LAID: ["number"], HIDDEN: ["number"], GAVE: ["to"]}.get(kind, [])
        keys = {"what", "seat", *(["wishes"] if kind == STUCK else ["tile", *needs])}
        require(event.keys() == keys, f"{where}: {event['what']} has the keys {sorted(keys)}")
        if kind == STUCK:
            for wish in event["wishes"]:
                require(wish in WISH_TEXT, f"{where}: no end asks for {wish!r}")
            require(len(event["wishes"]) == 2, f"{where}: there are two wishes")
            other, tile = (WISH_TEXT.index(wish) for wish in event["wishes"])
        else:
            other, tile = 0, tile_number(event["tile"], where)
        if kind in (LAID, HIDDEN):
            other = event["number"]
            require_between(f"{where}.number", other, 1, int(s["laid_count"]) - 1)
        elif kind == GAVE:
            other = event["to"]
            require_seat(s, f"{where}.to", other)
        for key, value in zip(EVENT_KEYS, (kind, event["seat"], other, tile), strict=True):
            s[f"event_{key}"][e] = value
    s["events"] = len(events)


def require_seat(s: State, what: str, seat: int) -> None:
    """Refuse a number that is not a seat."""
    require_between(what, seat, 0, int(s["seats"]) - 1)


class Undoing:
    """The places of the tiles while the events are undone, the last first."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.hands: list[int] = s["hands"].tolist()
        self.stock = bits_of([TEXT[tile] for tile in s["stock"][: s["stock_left"]]])
        self.laid = int(s["laid_count"])

    def take_from(self, hand: int, tile: int, where: str) -> None:
        """A tile leaves a hand, in which it must be."""
        has = self.hands[hand] & (JOKERS if tile == JOKER else 1 << tile)
        require(has, f"{where}: seat {hand} did not have {TEXT[tile]}")
        self.hands[hand] = int(without_tile(self.hands[hand], tile))

    def take_off(self, number: int, tile: int, seat: int, down: bool, where: str) -> None:
        """A tile leaves the table, of which it must be the last."""
        s, last = self.s, self.laid - 1
        lies = int(s["laid_tile"][last]), int(s["laid_by"][last]), bool(s["laid_down"][last])
        require(
            number == last > 0 and lies == (tile, seat, down),
            f"{where}: it does not agree with table[{last}]",
        )
        self.laid = last

    def undo(self, e: int, wishes: list[Wishes]) -> None:
        """Undo an event."""
        where = f"events[{e}]"
        kind, seat, other, tile = (int(self.s[f"event_{key}"][e]) for key in EVENT_KEYS)
        if kind == STUCK:
            asked = wishes[self.laid]
            fits = self.hands[seat] & int(excluded(self.s, e))
            require(
                (other, tile) == asked and asked != (NOTHING, NOTHING),
                f"{where}: the ends asked for {[WISH_TEXT[wish] for wish in asked]}",
            )
            require(not fits, f"{where}: seat {seat} was stuck, but had {texts_of(fits)}")
            return
        if kind in (LAID, HIDDEN):
            self.take_off(other, tile, seat, kind == HIDDEN, where)
        else:
            self.take_from(other if kind == GAVE else seat, tile, where)
        if kind == DRAWN:
            self.stock = int(with_tile(self.stock, tile))
        else:
            self.hands[seat] = int(with_tile(self.hands[seat], tile))


def undo_events(s: State, wishes: list[Wishes]) -> None:
    """Find out where each tile was before the first event of the memory."""
    undoing = Undoing(s)
    for e in range(int(s["events"]) - 1, -1, -1):
        undoing.undo(e, wishes)
    check_deal(s, undoing)
    hands = enumerate(undoing.hands)
    places = [(text, seat) for seat, hand in hands for text in texts_of(hand)]
    places += [(text, STOCK) for text in texts_of(undoing.stock)]
    for number in range(s["laid_count"]):
        down = number and s["laid_down"][number]
        place = FACE_DOWN_AT + number if down else TABLE
        if number < undoing.laid:
            places.append((TEXT[s["laid_tile"][number]], place))
    jokers = iter(range(JOKER, TILES))
    for text, place in places:
        s["start"][next(jokers) if text == "J" else INDEX[text]] = place
    sort_jokers(s)


def check_deal(s: State, undoing: Undoing) -> None:
    """If the memory goes back to the deal, each seat was dealt as many as the rules say (D4-3).

    A memory that was full forgot its older half; that of a re-dealt position may start later, too,
    and then mostly with what was shown.
    """
    events = int(s["events"])
    if undoing.laid > 1 or events >= ROOM // 2 or (events and s["event_kind"][0] == SHOWN):
        return
    each = int(IN_HAND[s["seats"]])
    for seat in range(s["seats"]):
        dealt = undoing.hands[seat].bit_count()
        require(dealt == each, f"seat {seat} was dealt {dealt} tiles; each takes {each} (D4-3)")


def restore_phase(s: State, dump: Domino4Dump) -> None:
    """Whose turn it is, and what must happen before it continues."""
    require_seat(s, "turn", dump["turn"])
    s["turn"], s["accuser"] = dump["turn"], NOBODY
    turn, phase = dump["turn"], dump["phase"]
    latest = [WHAT[kind] for kind in s["event_kind"][: s["events"]][-2:]]
    whose = s["event_seat"][: s["events"]][-2:].tolist()
    own = all(seat == turn for seat in whose[-1:])
    waiting = seat_bits(s, "waiting", dump["waiting"])
    if phase == "answers":
        require(own and latest[-1:] == ["hidden"], "phase: nothing was laid face down just now")
        require(
            waiting and not waiting >> turn & 1, "waiting: some of the others have yet to answer"
        )
        s["phase"], s["waiting"] = ANSWERS, waiting
        return
    require(not waiting, "waiting: there is nothing to answer")
    if phase == "turn":
        s["phase"] = IN_TURN
        return
    accuser, gives = dump["accuser"], dump["giver"]
    require(s["bluff"] and accuser is not None, "accuser: someone accused (D4-31)")
    require_seat(s, "accuser", accuser or 0)
    require(accuser != turn, "accuser: nobody accuses themselves")
    s["accuser"] = accuser
    if gives == turn:
        shown = own and latest[-1:] == ["laid"] and s["laid_tile"][s["laid_count"] - 1] == JOKER
        require(shown, "giver: no joker was turned over just now (D4-32)")
        s["phase"] = PLAYER_GIVES
        return
    caught = latest[-1:] == ["shown"] or (latest == ["shown", "drawn"] and whose == [turn, turn])
    require(gives == accuser, "giver: the player or the accuser gives (D4-32, D4-33)")
    require(own and caught, "giver: nobody took a tile back just now (D4-33)")
    s["phase"] = ACCUSER_GIVES


def seat_bits(s: State, what: str, seats: list[int]) -> int:
    """Seats as a bit set."""
    for seat in seats:
        require_seat(s, what, seat)
    return sum(1 << seat for seat in set(seats))


def restore_end(s: State, dump: Domino4Dump) -> None:
    """Whether someone is out (D4-17), or the game has stopped (D4-18, D4-36)."""
    seats = int(s["seats"])
    require_between("passes", dump["passes"], 0, 2 * seats)
    require_between("stale", dump["stale"], dump["passes"], MOST_IDLE * seats)
    s["passes"], s["stale"] = dump["passes"], dump["stale"]
    out = [seat for seat in range(seats) if not s["hands"][seat]]
    if s["phase"] == ANSWERS:
        out = [seat for seat in out if seat != s["turn"]]  # D4-34: not yet
    require(len(out) < 2, f"hands: {out} are out; the first of them ended the game")
    if out:
        require(s["phase"] == IN_TURN, "phase: the game is over when a hand is empty (D4-17)")
        s["ended"], s["winner"] = WENT_OUT, out[0]
    elif s["phase"] == IN_TURN and s["passes"] == 2 * seats:
        s["ended"] = BLOCKED
    elif s["phase"] == IN_TURN and s["stale"] == MOST_IDLE * seats:
        s["ended"] = ENDLESS
    stopped = s["ended"] in (BLOCKED, ENDLESS)
    require(
        stopped or (s["passes"] < 2 * seats and s["stale"] < MOST_IDLE * seats),
        "passes, stale: the game would have stopped (D4-18, D4-36)",
    )


def restore_counts(s: State, dump: Domino4Dump) -> None:
    """What is counted from turn to turn."""
    seats, turn, running = int(s["seats"]), dump["turn"], s["ended"] == RUNNING
    require_between("idle", dump["idle"], dump["stale"], MOST_STILL)
    require_between("stayed", dump["stayed"], 0, 1 if running else 2)
    s["idle"], s["stayed"], s["began_empty"] = dump["idle"], dump["stayed"], dump["began_empty"]
    last = int(s["laid_by"][s["laid_count"] - 1])
    if s["stock_left"]:
        never = not dump["began_empty"] and not dump["stale"]
        require(never, "began_empty, stale: the stock was never empty")
    if dump["stayed"]:
        require(dump["stale"] == 0 or not running, "stale: a tile was laid in this turn (D4-36)")
        second = dump["idle"] >= seats or s["ended"] == WENT_OUT
        require(second, f"stayed: after {dump['idle']} idle turns there is no second tile (D4-16)")
    owes = dump["owes"]
    if owes is not None:
        require_seat(s, "owes", owes)
        one_left = int(s["hands"][owes]).bit_count() == 1
        require(one_left and last == owes, "owes: a seat that has just laid its last tile but one")
        s["owes"] = owes
    s["skips"] = seat_bits(s, "skips", dump["skips"])
    require(not s["skips"] >> turn & 1, "skips: who skips a turn does not have it (D4-15)")
    check_turn(s)


def check_turn(s: State) -> None:
    """No turn since the last tile was laid has left one, so it is known whose turn it is."""
    turn, seats = int(s["turn"]), int(s["seats"])
    layers = s["laid_by"][1 : s["laid_count"]].tolist()
    not_yet = s["phase"] in (ANSWERS, PLAYER_GIVES)
    for _ in range(int(s["stayed"]) + not_yet):
        require(layers and layers.pop() == turn, f"turn: seat {turn} did not lay last")
    if layers and s["ended"] != WENT_OUT:
        found = (layers[-1] + int(s["idle"]) + (s["ended"] == RUNNING)) % seats
        require(turn == found, f"turn is {turn}; after {s['idle']} idle turns it is {found}")
