"""Step through a saved game: `python examples/read_a_record.py [file]`"""

import sys
from pathlib import Path

import boneyard

GAME = """
game: classic
players: 2
seed: 7d4
options: blocked_winner=tiles
names: Ada, Bo
result: 1 +41

1:55 0:51R 1:50L 0:31R 1:53R 0:pass 1:00L 0:pass 1:pass
"""


def main(file: str = "") -> None:
    """Each move with what it leaves on the table, then the result."""
    record = boneyard.Record.parse(Path(file).read_text("utf-8") if file else GAME)
    end = boneyard.replay(record)  # BadRecord names the first move that is not legal
    names = record.names or tuple(f"seat {seat}" for seat in range(record.players))

    position = boneyard.load(record.game).new(record.players, record.seed, **record.options)
    for seat, move in record.moves:
        position.play(move, seat)
        counts = position.view()["counts"]  # a spectator sees how many, not which
        print(f"{names[seat]:>8}  {move:14} tiles left: {counts}")
    assert position == end
    print(f"Result: {record.result}")


if __name__ == "__main__":
    main(*sys.argv[1:])
