"""Moves as text, and why a move is refused."""

from __future__ import annotations

from boneyard.engine.rules import State
from boneyard.errors import Refusal
from mexican_train.state import MEXICAN, NOTHING, SHOWING, TILES, TRAINS
from mexican_train.trains import DRAW, PASS, STOP, reachable

LETTERS = "ABCDEFGHM"  # of the trains: one for each seat, and the Mexican train
WORDS = {"draw": DRAW, "pass": PASS, "stop": STOP}
MOVE_TEXT = [tile + letter for tile in TILES.text for letter in LETTERS] + list(WORDS)


def move_text(s: State, seat: int, move: int) -> str:
    """A move as it is written: a domino and a train, or a word."""
    return MOVE_TEXT[move]


def parse_move(s: State, seat: int, text: str) -> int:
    """The move that a text means."""
    if text in WORDS:
        return WORDS[text]
    tile, letter = text[:2], text[2:]
    if tile not in TILES.index:
        if tile[::-1] in TILES.index:
            raise Refusal("higher-first", tile=tile[::-1])
        raise Refusal("mexican-train-not-a-move")
    if not letter:
        raise Refusal("mexican-train-which", tile=tile)
    if len(letter) > 1 or letter not in LETTERS:
        raise Refusal("mexican-train-not-a-move")
    train = LETTERS.index(letter)
    if s["seats"] <= train < MEXICAN:
        raise Refusal("mexican-train-no-train", train=letter)
    return TRAINS * TILES.index[tile] + train


def refuse(s: State, seat: int, move: int) -> Refusal:
    """Why a well-formed move is not legal for the player whose turn it is."""
    if move >= DRAW:
        return refuse_word(s, seat, move)
    tile, train = divmod(move, TRAINS)
    if not int(s["hands"][seat]) >> tile & 1:
        return Refusal("not-in-hand", tile=TILES.text[tile])
    due = int(s["due"])
    if due not in (NOTHING, train):  # MT-8
        return Refusal("mexican-train-cover", number=int(s["ends"][due]), train=LETTERS[due])
    if due == NOTHING and s["rolling"] and train != seat:  # MT-9
        return Refusal("mexican-train-own-only")
    if not reachable(s, seat) >> train & 1:  # MT-5
        return Refusal("mexican-train-closed", train=LETTERS[train])
    end = int(s["ends"][train])
    return Refusal(
        "mexican-train-does-not-fit", tile=TILES.text[tile], train=LETTERS[train], number=end
    )


def refuse_word(s: State, seat: int, move: int) -> Refusal:
    """Why one may not draw, pass or stop (MT-6, MT-9)."""
    if move == STOP:
        return Refusal("mexican-train-no-stop")
    if s["rolling"] and s["due"] == NOTHING:
        return Refusal("mexican-train-play-or-stop")
    if can_play(s, seat):
        return Refusal("can-lay")
    if move == PASS:
        return Refusal("must-draw")
    return Refusal("mexican-train-must-pass") if s["drawn"] else Refusal("no-stock")


def can_play(s: State, seat: int) -> bool:
    """Whether a domino of the hand fits a train that may be played on."""
    hand, among = int(s["hands"][seat]), int(reachable(s, seat))
    ends = [int(s["ends"][train]) for train in range(TRAINS) if among >> train & 1]
    return any(hand & int(SHOWING[end]) for end in ends)
