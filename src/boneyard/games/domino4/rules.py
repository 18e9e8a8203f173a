"""Domino 4: square tiles cut by a diagonal, two chains from a joker, colours and numbers.

Each takes 11, 9 or 7 tiles with 2, 3 or more players (D4-3); a joker lies in the middle (D4-4).
In turn each lays one tile at the end of either chain, colour and number equal where halves touch
(D4-6 to D4-13). A player with nothing that fits takes one from the stock, or passes (D4-14). A
player with one tile left announces it, or skips a turn (D4-15). After a round in which nobody laid,
a player may lay two (D4-16). The first to lay all tiles wins (D4-17), or the player with the fewest
when the game is blocked (D4-18, D4-36).

Options: cornerstones in the middle of the chains, which punish the player before (D4-20 to
D4-25); tiles laid face down as jokers, which any opponent may accuse (D4-30 to D4-36).
"""

from __future__ import annotations

from typing import Any

from boneyard.engine.kernels.jit import int64, kernel
from boneyard.engine.rng import below, shuffle_deck
from boneyard.engine.rules import MOST_SEATS, Rules, State
from boneyard.engine.texts import EndingKernel, tell_measure
from boneyard.engine.tiles import lowest, size
from boneyard.games.domino4.actors import actors, giver
from boneyard.games.domino4.dump import dump, restore
from boneyard.games.domino4.memory import (
    DRAWN,
    GAVE,
    HIDDEN,
    LAID,
    SHOWN,
    STOCK,
    TABLE,
    add_event,
    mark_stuck,
    start_at,
)
from boneyard.games.domino4.moves import (
    ACCEPT,
    ACCUSE,
    ANNOUNCED,
    DRAW,
    FACE_DOWN,
    GIVE,
    LAST,
    PASS,
    STOP,
    giving,
    kind_of,
    lays,
    look_of,
    move_text,
    parse_move,
    seen_text,
    tile_of,
    x_of,
    y_of,
)
from boneyard.games.domino4.redeal import redeal_hidden, redeal_stock
from boneyard.games.domino4.refusals import refuse
from boneyard.games.domino4.state import (
    ACCUSER_GIVES,
    ANSWERS,
    BLOCKED,
    ENDLESS,
    IN_HAND,
    IN_TURN,
    MOST_IDLE,
    NOBODY,
    OPTIONS,
    PLAYER_GIVES,
    RUNNING,
    STATE,
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
    take_off,
    wish_granted,
)
from boneyard.games.domino4.tiles import COLOURED, JOKER, TILES, faces, with_tile, without_tile
from boneyard.games.domino4.view import reveals, unseen, view, wishes

# Each tile that stays: laid, answered by all others, paid for by a gift, its announcement, `stop`.
# Each turn without one: the same less `stop`; it takes a tile of the stock, or there is none and
# D4-36 counts it.
STAYING = DECK = TILES - 1
LONGEST = STAYING * (MOST_SEATS + 3) + (MOST_SEATS + 2) * (
    STAYING + (STAYING + 1) * MOST_IDLE * MOST_SEATS
)

CLAUSES = ("D4-17", "D4-18", "D4-36")  # that end a game: went out, blocked, endless


@kernel
def setup(s: State) -> None:
    """A joker in the middle, the rest shuffled and dealt; a random seat starts (D4-4)."""
    s.winner = s.accuser = s.owes = NOBODY
    put(s, NOBODY, JOKER, 0, 0, 0, CORNERSTONE, False)
    s.start[TILES - 1] = TABLE
    shuffle_deck(s, DECK)
    for tile in range(DECK):
        s.stock[tile] = min(s.stock[tile], JOKER)
        s.start[tile] = STOCK
    for seat in range(int64(s.seats)):
        for _ in range(IN_HAND[s.seats]):
            start_at(s, from_stock(s, seat), STOCK, seat)
    s.turn = below(s, int64(s.seats))


@kernel
def from_stock(s: State, seat: int) -> int:
    """Move the next tile of the stock to a hand; returns the tile."""
    s.stock_left -= 1
    tile = int64(s.stock[s.stock_left])
    s.stock[s.stock_left] = 0  # leave no trace of what was drawn
    s.hands[seat] = with_tile(s.hands[seat], tile)
    return tile


@kernel
def take(s: State, seat: int) -> None:
    """Draw a tile, if there is one."""
    if s.stock_left:
        add_event(s, DRAWN, seat, 0, from_stock(s, seat))


@kernel
def legal(s: State, seat: int, moves: Any) -> int:
    """All moves of a seat."""
    if s.ended:
        return 0
    n = 0
    if s.phase == ANSWERS:
        if s.waiting >> seat & 1:  # D4-31
            moves[0] = ACCEPT
            moves[1] = ACCUSE
            n = 2
    elif s.phase != IN_TURN:
        if seat == giver(s):  # D4-32, D4-33
            n = gifts(s, seat, moves)
    elif seat == s.turn:
        n = turn_moves(s, seat, moves)
    if s.owes == seat:
        moves[n] = LAST  # D4-15
        n += 1
    return n


@kernel
def gifts(s: State, seat: int, moves: Any) -> int:
    """Any tile of the hand."""
    n = 0
    hand = faces(s.hands[seat])
    while hand:
        moves[n] = giving(lowest(hand))
        hand &= hand - 1
        n += 1
    return n


@kernel
def turn_moves(s: State, seat: int, moves: Any) -> int:
    """What a player can do in their own turn."""
    hand = s.hands[seat]
    n = fitting = open_layings(s, hand, not s.bluff, moves, 0)
    if s.cornerstone:
        n = cornerstone_layings(s, hand, moves, n)
    if s.bluff:
        n = face_down_layings(s, hand, moves, n)
    if size(hand) == 2:  # D4-15: with or without saying that one is left
        for i in range(n):
            moves[n + i] = moves[i] | ANNOUNCED
        n *= 2
    if s.stayed:
        moves[n] = STOP  # D4-16
        n += 1
    elif fitting == 0:  # D4-14, D4-25, D4-35
        moves[n] = DRAW if s.stock_left else PASS
        n += 1
    return n


@kernel
def play(s: State, seat: int, move: int) -> None:
    """One move."""
    kind = kind_of(move)
    if kind == LAST:
        s.owes = NOBODY
    elif kind == ACCEPT:
        accept(s, seat)
    elif kind == ACCUSE:
        accuse(s, seat)
    elif kind == GIVE:
        give(s, seat, tile_of(move))
    else:
        too_late_to_announce(s, seat)
        if kind == STOP:
            end_turn(s, False)
        elif kind <= FACE_DOWN:
            lay(s, seat, move)
        else:  # drawn or passed
            mark_stuck(s, seat, wish_granted(s, 0), wish_granted(s, 1))
            take(s, seat)
            end_turn(s, False)
    if s.owes != NOBODY and size(s.hands[s.owes]) != 1:
        s.owes = NOBODY  # D4-15: the duty ends


@kernel
def too_late_to_announce(s: State, seat: int) -> None:
    """After a move in turn: a seat that still owes an announcement skips a turn (D4-15)."""
    if s.owes != NOBODY and s.owes != seat:
        s.skips |= 1 << int64(s.owes)
        s.owes = NOBODY


@kernel
def lay(s: State, seat: int, move: int) -> None:
    """Lay a tile: at an end, as a cornerstone, or face down."""
    x, y = x_of(move), y_of(move)
    down = kind_of(move) == FACE_DOWN
    tile = tile_of(move)
    joined = joined_side(s, x, y)
    s.hands[seat] = without_tile(s.hands[seat], tile)
    add_event(s, HIDDEN if down else LAID, seat, int64(s.laid_count), tile)
    put(s, seat, tile, x, y, look_of(move), joined, down)
    if size(s.hands[seat]) == 1 and not move & ANNOUNCED:
        s.owes = seat  # D4-15
    if down:
        s.phase = ANSWERS  # D4-31
        s.waiting = (1 << int64(s.seats)) - 1 & ~(1 << seat)
        return
    if joined == CORNERSTONE and s.hands[seat]:
        take(s, (s.turn if s.turn else s.seats) - 1)  # D4-23
    stay(s)


@kernel
def stay(s: State) -> None:
    """The tile just laid stays: the player wins, may lay a second one, or ends the turn."""
    s.stayed += 1
    s.passes = s.stale = 0
    if s.hands[s.turn] == 0:
        win(s, int64(s.turn))  # D4-17, D4-34
    elif s.stayed == 2 or s.idle < s.seats:  # D4-16
        end_turn(s, False)


@kernel
def win(s: State, seat: int) -> None:
    """A hand is empty (D4-17)."""
    s.ended = WENT_OUT
    s.winner = seat
    s.phase = IN_TURN
    s.accuser = NOBODY


@kernel
def accept(s: State, seat: int) -> None:
    """One opponent believes it; after the last of them the tile stays face down (D4-31)."""
    s.waiting &= ~(1 << seat)
    if s.waiting == 0:
        s.phase = IN_TURN
        stay(s)


@kernel
def accuse(s: State, seat: int) -> None:
    """The first to accuse turns the tile over (D4-31 to D4-33)."""
    s.waiting = 0
    s.accuser = seat
    turn, n = int64(s.turn), int64(s.laid_count) - 1
    tile = int64(s.laid_tile[n])
    s.events -= 1  # now all know which tile was laid
    if tile >= COLOURED:
        s.laid_down[n] = 0
        add_event(s, LAID, turn, n, tile)
        s.phase = PLAYER_GIVES  # D4-32
        if s.hands[turn] == 0:
            win(s, turn)  # D4-34: nothing to give
    else:
        take_off(s)
        s.hands[turn] |= 1 << tile
        add_event(s, SHOWN, turn, 0, tile)
        take(s, turn)
        s.phase = ACCUSER_GIVES  # D4-33


@kernel
def give(s: State, seat: int, tile: int) -> None:
    """The gift after an accusation, from the player or to the player (D4-32, D4-33)."""
    to = int64(s.accuser if s.phase == PLAYER_GIVES else s.turn)
    s.hands[seat] = without_tile(s.hands[seat], tile)
    s.hands[to] = with_tile(s.hands[to], tile)
    add_event(s, GAVE, seat, to, tile)
    lost = s.phase == ACCUSER_GIVES
    s.phase = IN_TURN
    s.accuser = NOBODY
    if s.hands[seat] == 0:
        win(s, seat)  # D4-17
    elif lost:
        end_turn(s, True)
    else:
        stay(s)


@kernel
def end_turn(s: State, lost: bool) -> None:
    """Count the turn, see whether the game stops, and find whose turn is next."""
    if s.stayed:
        s.idle = 0
    else:
        count_idle(s)
    if lost:
        s.passes = 0  # D4-18
    s.stayed = 0
    while not stopped(s):
        s.turn = 0 if s.turn + 1 == s.seats else s.turn + 1
        s.began_empty = s.stock_left == 0
        if not s.skips >> s.turn & 1:
            return
        s.skips &= ~(1 << int64(s.turn))  # D4-15
        count_idle(s)


@kernel
def count_idle(s: State) -> None:
    """Count a turn that left no tile on the table (D4-16); with no stock two more counts."""
    s.idle += 1
    if s.began_empty:
        s.passes += 1  # D4-18
        s.stale += 1  # D4-36


@kernel
def stopped(s: State) -> bool:
    """Whether all have passed twice (D4-18), or nothing has happened for a long time (D4-36)."""
    if s.passes == 2 * s.seats:
        s.ended = BLOCKED
    elif s.stale == MOST_IDLE * s.seats:
        s.ended = ENDLESS
    return s.ended != RUNNING  # type: ignore[no-any-return]


@kernel
def outcome(s: State, scores: Any) -> int:
    """The tiles left (D4-17); the seat that went out has won, or all with the fewest (D4-18)."""
    fewest = TILES
    for seat in range(s.seats):
        scores[seat] = size(s.hands[seat])
        fewest = min(fewest, scores[seat])
    if s.ended == WENT_OUT:
        return 1 << int64(s.winner)
    won = 0
    for seat in range(s.seats):
        if scores[seat] == fewest:
            won |= 1 << seat
    return won


@kernel
def redeal(s: State, seat: int, seed: Any) -> None:
    """Re-deal what a seat cannot know; once the game is over only the stock is hidden."""
    s.rng = seed
    if s.ended == RUNNING:
        redeal_hidden(s, seat)
    else:
        redeal_stock(s)


@kernel
def fill_ending(s: State, e: Any) -> None:
    """The clause that decided the game, and the tiles left."""
    e.clause = s.ended - WENT_OUT
    for seat in range(s.seats):
        tell_measure(e, 0, seat, size(s.hands[seat]))


RULES = Rules(
    name="domino4",
    players=(2, 3, 4, 5, 6, 7, 8),  # D4-3
    dtype=STATE,
    most_moves=MOST_LAYINGS + 2,
    longest=LONGEST,
    tally="wins",  # D4-17: no points
    deck=DECK,
    setup=setup,
    actors=actors,
    legal=legal,
    play=play,
    redeal=redeal,
    outcome=outcome,
    view=view,
    dump=dump,
    ending=EndingKernel(fill_ending, CLAUSES, ("tiles",)),
    move_text=move_text,
    lays=lays,
    parse_move=parse_move,
    refuse=refuse,
    options=OPTIONS,
    seen_text=seen_text,
    reveals=reveals,
    ends=wishes,
    unseen=unseen,
    restore=restore,
    home=__package__,
    silence="accept",  # D4-31
    optional=("last!",),  # D4-15
    compared_by_tile=True,
)
