"""Who has which domino? `python examples/what_a_seat_knows.py [seed] [worlds]`

A seat knows its hand, the table, and what draws and passes have revealed. `redealt` deals
everything else again, consistent with all of that; counting such worlds gives probabilities.
"""

import sys
from collections import Counter

import boneyard

SEAT = 0


def main(seed: str = "11", worlds: str = "1000") -> None:
    """What seat 0 can say about the other hands in the middle of a game."""
    position = boneyard.load("classic").new(players=3, seed=int(seed))
    while len(position.moves) < 12 and not position.over:
        position.play(position.legal()[0])
    view = position.view(SEAT)
    print(f"On the table {view['line']}; in my hand {' '.join(view['hand'])}")

    held: list[Counter[str]] = [Counter() for _ in range(position.players)]
    for number in range(int(worlds)):
        world = position.redealt(SEAT, seed=number)
        assert world.view(SEAT) == view  # I cannot tell it from the true one
        for seat in range(position.players):
            held[seat].update(world.view(seat)["hand"])
    for seat, counts in enumerate(held):
        if seat != SEAT:
            likely = [f"{tile} {100 * n / int(worlds):.0f} %" for tile, n in counts.most_common(5)]
            print(f"Seat {seat} holds {view['counts'][seat]}, most likely: {', '.join(likely)}")


if __name__ == "__main__":
    main(*sys.argv[1:])
