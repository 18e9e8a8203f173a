"""Positions of Domino 4 with a chosen table and chosen hands, for tests of one clause at a time."""

from __future__ import annotations

from boneyard.engine.api import load
from boneyard.engine.position import Position
from boneyard.games.domino4.memory import STOCK, TABLE, sort_jokers
from boneyard.games.domino4.moves import kind_of, look_of, parse_move, tile_of, x_of, y_of
from boneyard.games.domino4.table import joined_side, put
from boneyard.games.domino4.tiles import INDEX, JOKER, TEXT, TILES, with_tile

# Two chains that ask for r3 in the east and r2 in the west.
BOARD = "r43@1,0/nw r42@-1,0/ne"
COLD = [f"{c}{n}" for c in "gby" for n in ("11", "22", "33", "44", "21", "31", "32", "41", "42")]


def stacked(
    hands: list[list[str]],
    stock: str | None = None,
    turn: int = 0,
    table: str = BOARD,
    **options: object,
) -> Position:
    """A game in which these tiles lie, these are held and these are drawn next (default: the rest).

    Tiles that are nowhere else are out of the game.
    """
    position = load("domino4").new(len(hands), 1, (), **options)
    s = position.state
    s["hands"] = 0
    s["start"] = TABLE
    jokers = iter(range(JOKER, TILES - 1))  # where a joker's place at the start is kept
    for move in (parse_move(s, 0, word) for word in table.split()):
        x, y = int(x_of(move)), int(y_of(move))
        down = int(kind_of(move)) == 2
        put(s, 0, int(tile_of(move)), x, y, int(look_of(move)), int(joined_side(s, x, y)), down)
    lying = {TEXT[t] for t in s["laid_tile"][: s["laid_count"]]}
    for seat, hand in enumerate(hands):
        for text in hand:
            assert text == "J" or text not in lying
            s["hands"][seat] = with_tile(int(s["hands"][seat]), INDEX[text])
            s["start"][next(jokers) if text == "J" else INDEX[text]] = seat
    held = {text for hand in hands for text in hand}
    rest = [t for t in TEXT[:JOKER] if t not in held | lying] if stock is None else stock.split()
    drawn = [INDEX[text] for text in rest]
    s["stock"] = 0
    s["stock"][: len(drawn)] = drawn[::-1]
    s["start"][[next(jokers) if tile == JOKER else tile for tile in drawn]] = STOCK
    sort_jokers(s)
    s["stock_left"] = len(drawn)
    s["began_empty"] = not drawn
    s["turn"] = turn
    position.clear_cache()
    return position


def cold_hands(players: int, each: int = 3) -> list[list[str]]:
    """Hands with nothing red or white: nothing that fits BOARD."""
    return [COLD[each * seat : each * seat + each] for seat in range(players)]


def play_all(position: Position, moves: str) -> None:
    """Moves in notation, as in a record: `0:draw 1:r31@2,0/nw`."""
    for word in moves.split():
        seat, move = word.split(":", 1)
        position.play(move, int(seat))


def cells_of(position: Position, tile: str, seat: int | None = None) -> set[str]:
    """Where a tile can be laid."""
    return {
        move.rstrip("!").split("@")[1].split("/")[0].split("=")[0]
        for move in position.legal(seat)
        if move.startswith(f"{tile}@")
    }
