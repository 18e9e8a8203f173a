"""Moves as text, and why a move is refused."""

from __future__ import annotations

from typing import Any

from boneyard.engine.kernels.jit import kernel
from boneyard.engine.letters import find_text, letters_table, put_text
from boneyard.engine.rules import State
from boneyard.engine.texts import (
    MoveReader,
    MoveWriter,
    Reason,
    Refuser,
    refused,
    tell_number,
    tell_text,
)
from boneyard.engine.tiles import letters, read_tile, read_turned_tile
from boneyard.games.shared.hands import holds
from mexican_train.state import MEXICAN, NOTHING, SHOWING, TILES, TRAINS
from mexican_train.trains import DRAW, PASS, STOP, reachable

LETTERS = "ABCDEFGHM"  # of the trains: one for each seat, and the Mexican train
WORDS = ("draw", "pass", "stop")  # from DRAW on
MOVE_TEXT = [tile + letter for tile in TILES.text for letter in LETTERS] + list(WORDS)
TRAIN_LETTERS, WORD_LETTERS = letters_table(LETTERS), letters_table(WORDS)
MOVE_LETTERS = letters_table(MOVE_TEXT)

# Why a move is refused, each with the names of the facts that it speaks of.
(
    HIGHER_FIRST,
    NOT_A_MOVE,
    WHICH,
    NO_TRAIN,
    NOT_IN_HAND,
    COVER,
    OWN_ONLY,
    CLOSED,
    DOES_NOT_FIT,
    NO_STOP,
    PLAY_OR_STOP,
    CAN_LAY,
    MUST_DRAW,
    MUST_PASS,
    NO_STOCK,
) = range(15)
REASONS = (
    Reason("higher-first", "tile"),
    Reason("mexican-train-not-a-move"),
    Reason("mexican-train-which", "tile"),
    Reason("mexican-train-no-train", "train"),
    Reason("not-in-hand", "tile"),
    Reason("mexican-train-cover", "number", "train"),
    Reason("mexican-train-own-only"),
    Reason("mexican-train-closed", "train"),
    Reason("mexican-train-does-not-fit", "tile", "train", "number"),
    Reason("mexican-train-no-stop"),
    Reason("mexican-train-play-or-stop"),
    Reason("can-lay"),
    Reason("must-draw"),
    Reason("mexican-train-must-pass"),
    Reason("no-stock"),
)


@kernel
def write_move(s: State, seat: int, move: int, out: Any, at: int) -> int:
    """A move as it is written: a domino and a train, or a word."""
    return put_text(out, at, MOVE_LETTERS, move)


@kernel
def read_move(s: State, seat: int, text: Any, n: int, r: Any) -> int:
    """The move that a text means."""
    word = find_text(WORD_LETTERS, text, 0, n)
    if word >= 0:
        return DRAW + word
    tile = read_tile(s, text, 0, n)
    if tile < 0:
        return not_a_tile(s, text, n, r)
    if n == 2:
        refused(r, WHICH)
        return tell_text(r, letters(s), tile)
    train = find_text(TRAIN_LETTERS, text, 2, n)
    if train < 0:
        return refused(r, NOT_A_MOVE)
    if s.seats <= train < MEXICAN:
        refused(r, NO_TRAIN)
        return tell_text(r, TRAIN_LETTERS, train)
    return TRAINS * tile + train


@kernel
def not_a_tile(s: State, text: Any, n: int, r: Any) -> int:
    """What is wrong with a text that does not begin with a domino."""
    tile = read_turned_tile(s, text, 0, n)
    if tile < 0:
        return refused(r, NOT_A_MOVE)
    refused(r, HIGHER_FIRST)
    return tell_text(r, letters(s), tile)


@kernel
def why_not(s: State, seat: int, move: int, r: Any) -> None:
    """Why a well-formed move is not legal for the player whose turn it is."""
    if move >= DRAW:
        refuse_word(s, seat, move, r)
        return
    tile, train = move // TRAINS, move % TRAINS
    if not holds(s, seat, tile):
        refused(r, NOT_IN_HAND)
        tell_text(r, letters(s), tile)
    elif s.due != NOTHING and s.due != train:  # MT-8
        refused(r, COVER)
        tell_number(r, s.ends[s.due])
        tell_text(r, TRAIN_LETTERS, s.due)
    elif s.due == NOTHING and s.rolling and train != seat:  # MT-9
        refused(r, OWN_ONLY)
    elif not reachable(s, seat) >> train & 1:  # MT-5
        refused(r, CLOSED)
        tell_text(r, TRAIN_LETTERS, train)
    else:
        refused(r, DOES_NOT_FIT)
        tell_text(r, letters(s), tile)
        tell_text(r, TRAIN_LETTERS, train)
        tell_number(r, s.ends[train])


@kernel
def refuse_word(s: State, seat: int, move: int, r: Any) -> None:
    """Why one may not draw, pass or stop (MT-6, MT-9)."""
    if move == STOP:
        refused(r, NO_STOP)
    elif s.rolling and s.due == NOTHING:
        refused(r, PLAY_OR_STOP)
    elif can_play(s, seat):
        refused(r, CAN_LAY)
    elif move == PASS:
        refused(r, MUST_DRAW)
    else:
        refused(r, MUST_PASS if s.drawn else NO_STOCK)


@kernel
def can_play(s: State, seat: int) -> bool:
    """Whether a domino of the hand fits a train that may be played on."""
    among = reachable(s, seat)
    for train in range(TRAINS):
        if among >> train & 1 and s.hands[seat] & SHOWING[s.ends[train]]:
            return True
    return False


move_text, parse_move = MoveWriter(write_move), MoveReader(read_move, REASONS)
refuse = Refuser(why_not, REASONS)
