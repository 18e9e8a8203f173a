"""Write a game's golden records and counts: `python -m tests.make_data GAME`.

Golden records are random games of every player count and option. Counts come from the slow
reference, never from the engine. Written once for a rule and then kept: a difference later is a
change of the rules and must be meant.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from boneyard.engine.api import Game, load
from boneyard.engine.rules import Value
from boneyard.testkit import all_options, random_record, some_options
from tests.reference import count, reference

HERE = Path(__file__).parent
MOST_LEAVES = 4000
MOST_AT_LAST = 6000  # a game of many moves passes MOST_LEAVES by far in one step
MOST_DEPTH = 12
MOST_SETTINGS = 4


def settings(game: Game, players: int) -> list[dict[str, Value]]:
    """Each choice of many options; of few options, four combinations far apart."""
    some = some_options(game, players)
    if len(list(all_options(game, players))) > len(some):
        return some
    count = min(len(some), MOST_SETTINGS)
    return [some[i * len(some) // count] for i in range(count)]


def write_golden(game: Game) -> None:
    """Two records for each player count and some combinations of options; one of a long seed."""
    folder = HERE / "golden" / game.name
    folder.mkdir(parents=True, exist_ok=True)
    record = random_record(game, game.players[0], bytes(range(32)))
    (folder / "long-seed.txt").write_text(str(record), "utf-8")
    for players in game.players:
        for number, options in enumerate(settings(game, players)):
            for seed in (2 * number + 1, 2 * number + 2):
                record = random_record(game, players, 1000 * players + seed, **options)
                (folder / f"{players}-players-{seed:02}.txt").write_text(str(record), "utf-8")


def write_counts(game: Game) -> None:
    """For each player count, as deep as a few thousand leaves go."""
    entries = []
    for players in game.players:
        for number, options in enumerate(settings(game, players)):
            seed = 500 * players + number
            start = game.new(players, seed, (), **options)
            slow = reference(game.name, start.dump())
            leaves = [1]
            for depth in range(1, MOST_DEPTH + 1):
                deeper = count(slow, depth)
                if deeper[-1] > MOST_AT_LAST:
                    break
                leaves = deeper
                if leaves[-1] > MOST_LEAVES or leaves[-1] == 0:
                    break
            entry = {"players": players, "seed": seed, "options": options, "leaves": leaves}
            entries.append(json.dumps(entry))
    file = HERE / "counts" / f"{game.name}.json"
    file.write_text("[\n" + ",\n".join(entries) + "\n]\n", "utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:]:
        write_golden(load(name))
        write_counts(load(name))
