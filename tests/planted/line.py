"""Faults in a line game: `classic`, and `magnetic-flat` where its opening matters."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from boneyard.engine.rules import Ending, Rules, State, Value, write_choices
from boneyard.engine.tiles import KINDS, TEXT, texts_of
from boneyard.errors import Refusal
from boneyard.games.shared.hands import redeal_stock
from tests.planted import Fault, honest, rewritten, view_of

CLASSIC = honest("classic")
FLAT = honest("magnetic-flat")


def keep_all(s: State, seat: int, seed: Any) -> None:
    """A redeal that does nothing."""


def keep_tiles(s: State, seat: int, seed: Any) -> None:
    """A redeal that leaves every domino where it is."""
    s["rng"] = seed


def keep_hands(s: State, seat: int, seed: Any) -> None:
    """A redeal that leaves the hands as they are."""
    s["rng"] = seed
    redeal_stock(s)


def keep_hands_at_times(s: State, seat: int, seed: Any) -> None:
    """A redeal in which the truth is likelier than it should be."""
    (keep_hands if seed % np.uint64(4) == 0 else CLASSIC.redeal)(s, seat, seed)


def deal_by_number(s: State, seat: int, seed: Any) -> None:
    """A redeal that depends neither on the truth nor on chance."""
    CLASSIC.redeal(s, seat, seed)
    if s["ended"] or s["stuck"].any():
        return
    others = [other for other in range(s["seats"]) if other != seat]
    unseen = [
        tile
        for tile in range(KINDS)
        if not s["before_slot"][tile] and not (seat >= 0 and int(s["hands"][seat]) >> tile & 1)
    ]
    for other in others:
        size = int(s["hands"][other]).bit_count()
        s["hands"][other] = sum(1 << tile for tile in unseen[:size])
        unseen = unseen[size:]
    s["stock"][: s["stock_left"]] = unseen


def keep_next(s: State, seat: int, seed: Any) -> None:
    """A redeal that leaves the next domino of the stock where it is."""
    top = int(s["stock"][s["stock_left"] - 1]) if s["stock_left"] else -1
    CLASSIC.redeal(s, seat, seed)
    if top >= 0 and not s["ended"]:
        put_next(s, top)


def put_next(s: State, tile: int) -> None:
    """Bring a hidden domino to the top of the stock, in exchange for what lies there."""
    last = s["stock_left"] - 1
    given = int(s["stock"][last])
    for i in range(last):
        if s["stock"][i] == tile:
            s["stock"][i] = given
    for seat in range(s["seats"]):
        if int(s["hands"][seat]) >> tile & 1:
            s["hands"][seat] ^= 1 << tile | 1 << given
    s["stock"][last] = tile


def forget_stuck(rules: Rules) -> Any:
    """A redeal that forgets what drawing and passing revealed."""

    def redeal(s: State, seat: int, seed: Any) -> None:
        known = s["stuck"].copy()
        s["stuck"] = 0
        rules.redeal(s, seat, seed)
        s["stuck"] = known

    return redeal


def forget_opening(s: State, seat: int, seed: Any) -> None:
    """A redeal that may deal a higher double than the one that opened (MAG-3)."""
    opened = int(s["opened"])
    s["opened"] = opened if opened < 0 else 6
    FLAT.redeal(s, seat, seed)
    s["opened"] = opened


def keep_luck(s: State, seat: int, seed: Any) -> None:
    """A redeal from which the random numbers to come can be read."""
    luck = s["rng"].copy()
    CLASSIC.redeal(s, seat, seed)
    s["rng"] = luck


def with_next(view: Any, s: State, seat: int) -> Any:
    """A view that shows the next domino of the stock, as long as the game runs."""
    shown = s["stock_left"] and not s["ended"]
    return {**view, "next": TEXT[s["stock"][s["stock_left"] - 1]] if shown else None}


def with_doubles(view: Any, s: State, seat: int) -> Any:
    """A view that says how many doubles the others have."""
    hands = [texts_of(int(hand)) for hand in s["hands"][: s["seats"]]]
    return {**view, "doubles": [sum(t[0] == t[1] for t in hand) for hand in hands]}


def kept_dump() -> Any:
    """A dump that is made once for each position, and returned again."""
    dumps: dict[bytes, Any] = {}

    def dump(s: State, seen: dict[str, Any]) -> Any:
        return dumps.setdefault(s.tobytes(), CLASSIC.dump(s, seen))

    return dump


def telling_refusal(refusal: Refusal, s: State, seat: int, move: int) -> Refusal:
    """A refusal that says who holds the domino."""
    owners = [n for n in range(s["seats"]) if int(s["hands"][n]) >> (move >> 1) & 1]
    return Refusal(refusal.code, **refusal.facts, owner=owners[0] if owners else -1)


def other_end(move: int, s: State, seat: int, text: str) -> int:
    """A text that is read as the other end of the line."""
    return move ^ 1 if move < 2 * KINDS and s["laid_count"] else move


def stock_only(s: State, viewer: int) -> list[str]:
    """Memory that distinguishes the stock from the hands."""
    return [TEXT[tile] for tile in s["stock"][: s["stock_left"]]]


def deaf(s: State, rules: Rules, options: Mapping[str, Value]) -> None:
    """Options that nobody reads."""
    write_choices(s, rules, {option.name: option.choices[0] for option in rules.options})


def all_score(won: int, s: State, scores: Any) -> int:
    """Losers score too."""
    scores[: s["seats"]] = 1
    return won


def eight_scores(won: int, s: State, scores: Any) -> int:
    """Scores for seats that nobody sits in."""
    scores[:8] = 0
    return won


deals = 0


def unsteady(dealt: None, s: State) -> None:
    """A deal that does not follow from its seed alone."""
    global deals
    deals += 1
    order = s["stock"][: s["stock_left"]].copy()
    s["stock"][: s["stock_left"]] = np.roll(order, deals)


def fixed_deal(s: State) -> None:
    """The same deal for every seed."""
    seed = s["rng"].copy()
    s["rng"] = 7
    CLASSIC.setup(s)
    s["rng"] = seed


def touching_outcome(won: int, s: State, scores: Any) -> int:
    """Counting the scores changes the state."""
    s["passes"] = 0
    s["rng"] += np.uint64(1)
    return won


FAULTS = [
    Fault(
        "a redeal that does nothing",
        replace(CLASSIC, redeal=keep_all),
        "a redeal owes nothing to what the seat cannot know",
    ),
    Fault(
        "a redeal that does nothing, of a game that cannot be set up",
        replace(CLASSIC, redeal=keep_tiles, restore=None),
        "a redeal moves what a seat cannot know",
    ),
    Fault(
        "a redeal that keeps the hands",
        replace(CLASSIC, redeal=keep_hands),
        "a redeal owes nothing to what the seat cannot know",
    ),
    Fault(
        "a redeal that keeps the hands at times",
        replace(CLASSIC, redeal=keep_hands_at_times),
        "a redeal owes nothing to what the seat cannot know",
    ),
    Fault(
        "a redeal that is always the same",
        replace(CLASSIC, redeal=deal_by_number),
        "a redeal moves what a seat cannot know",
    ),
    Fault(
        "a redeal that keeps the random numbers",
        replace(CLASSIC, redeal=keep_luck),
        "a redeal owes nothing to what the seat cannot know",
    ),
    Fault(
        "a redeal that forgets what passing revealed",
        replace(CLASSIC, redeal=forget_stuck(CLASSIC)),
        "a redeal remembers what draws, passes and the opening revealed",
    ),
    Fault(
        "a redeal that forgets who could have opened",
        replace(FLAT, redeal=forget_opening),
        "a redeal remembers what draws, passes and the opening revealed",
    ),
    Fault(
        "a view of the next domino",
        replace(CLASSIC, view=rewritten(view_of(CLASSIC), with_next)),
        "a view shows nothing that is hidden",
    ),
    Fault(
        "a view of the next domino, which redeal takes for known",
        replace(CLASSIC, view=rewritten(view_of(CLASSIC), with_next), redeal=keep_next),
        "a view shows nothing that is hidden",
    ),
    Fault(
        "a view that counts doubles in other hands",
        replace(CLASSIC, view=rewritten(view_of(CLASSIC), with_doubles)),
        "a view shows nothing that is hidden",
    ),
    Fault(
        "a dump that is handed out twice",  # views are new from their JSON each time
        replace(CLASSIC, dump=kept_dump()),
        "a dump can be changed without harm",
    ),
    Fault(
        "a view that shows a hand to all",
        replace(CLASSIC, view=rewritten(view_of(CLASSIC), lambda v, s, seat: {**v, "seat": 0})),
        "a view tells `seat` as it is",
    ),
    Fault(
        "a refusal that names the owner",
        replace(CLASSIC, refuse=rewritten(CLASSIC.refuse, telling_refusal)),
        "refusals do not tell hidden things",
    ),
    Fault(
        "a memory that knows the stock",
        replace(CLASSIC, unseen=stock_only),
        "memory holds nothing that is hidden",
    ),
    Fault(
        "room for fewer moves than there are",
        replace(CLASSIC, most_moves=6),
        "moves are no more than `most_moves`",
    ),
    Fault(
        "a game that is longer than it says",
        replace(CLASSIC, longest=20),
        "a game is no longer than `longest`",
    ),
    Fault(
        "texts that mean another move",
        replace(CLASSIC, parse_move=rewritten(CLASSIC.parse_move, other_end)),
        "a move's text means that move",
    ),
    Fault(
        "options that nobody reads",
        replace(CLASSIC, prepare=deaf),
        "a view tells `options` as it is",
    ),
    Fault(
        "points for losers",
        replace(CLASSIC, outcome=rewritten(CLASSIC.outcome, all_score)),
        "only winners score points",
    ),
    Fault(
        "points for nobody",
        replace(CLASSIC, outcome=rewritten(CLASSIC.outcome, eight_scores)),
        "nobody else has a score",
    ),
    Fault(
        "an outcome that changes the state",
        replace(CLASSIC, outcome=rewritten(CLASSIC.outcome, touching_outcome)),
        "`outcome` changes nothing",
    ),
    Fault(
        "an ending without a reason",
        replace(CLASSIC, ending=lambda s: Ending("", {})),
        "an ending names what decided",
    ),
    Fault(
        "a deal that does not repeat",
        replace(CLASSIC, setup=rewritten(CLASSIC.setup, unsteady)),
        "a record replays to the same bytes",
    ),
    Fault(
        "one deal for all seeds",
        replace(CLASSIC, setup=fixed_deal),
        "other seeds give other deals",
    ),
]
