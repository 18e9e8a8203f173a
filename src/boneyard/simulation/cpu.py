"""Random games by the million: one compiled loop, written once for all games."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from boneyard.engine.kernels.dispatch import actors, legal, outcome, play, setup
from boneyard.engine.kernels.jit import int64, kernel
from boneyard.engine.registry import rules_of
from boneyard.engine.rng import GOLDEN, mix, seed_of
from boneyard.engine.rules import MOST_SEATS, Option, Rules, whole_number
from boneyard.engine.seeds import read_number
from boneyard.engine.tiles import lowest, size
from boneyard.errors import BadValue, UnknownName
from boneyard.progress import Advance, progress_bar
from boneyard.simulation.pieces import Piece, Plan, play_in_pieces

Runner = Callable[[Any, int, int, int, Advance], Any]

# Indices into the totals of a run: integers, so that the order of adding up does not matter.
MOVES, NOBODY, SHARED, WINS = 0, 1, 2, 3
TOTALS = WINS + MOST_SEATS
CHUNK_SECONDS = 0.25
FIRST_CHUNK = 200
MOST_GAMES = 10**15  # years on any machine


@dataclass(frozen=True)
class Simulation:
    """The totals of a run."""

    game: str
    players: int
    games: int
    moves: int
    seconds: float
    wins: tuple[int, ...]  # games each seat won, alone or shared
    nobody: int  # games without a winner
    shared: int  # games with several

    @property
    def mean_length(self) -> float:
        """Moves in a game."""
        return self.moves / self.games

    def __add__(self, other: Simulation) -> Simulation:
        """The totals of two runs of the same game together.

        >>> one = simulate("classic", games=60, seed=1, cores=1)
        >>> two = simulate("classic", games=40, seed=1, cores=1, first=60)
        >>> (one + two).wins == simulate("classic", games=100, seed=1, cores=1).wins
        True
        """
        if not isinstance(other, Simulation):
            return NotImplemented
        if (self.game, self.players) != (other.game, other.players):
            raise BadValue(f"runs of {self.game} and {other.game} do not add up")
        return Simulation(
            self.game,
            self.players,
            self.games + other.games,
            self.moves + other.moves,
            self.seconds + other.seconds,
            tuple(a + b for a, b in zip(self.wins, other.wins, strict=True)),
            self.nobody + other.nobody,
            self.shared + other.shared,
        )


@kernel
def pick(dice: Any, n: int) -> int:
    """A number below n from 64 random bits; the bias, 2**-32, does not matter here."""
    return int64(((dice >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))


@kernel
def play_out(s: Any, moves: Any, dice: Any) -> int:
    """Play at random to the end, with dice of its own; returns the number of moves."""
    count = 0
    acting = actors(s)
    while acting:
        if acting & (acting - 1):
            dice += GOLDEN
            for _ in range(pick(mix(dice), size(acting))):
                acting &= acting - 1
        seat = lowest(acting)
        n = legal(s, seat, moves)
        dice += GOLDEN
        play(s, seat, moves[pick(mix(dice), n)])
        count += 1
        acting = actors(s)
    return count


@kernel
def play_game(s: Any, moves: Any, scores: Any, seed: Any, totals: Any) -> None:
    """Play the game with this seed, and add it to the totals."""
    s.rng = seed
    setup(s)
    totals[MOVES] += play_out(s, moves, mix(seed))
    won = outcome(s, scores)
    if won == 0:
        totals[NOBODY] += 1
    elif won & (won - 1):
        totals[SHARED] += 1
    while won:
        totals[WINS + lowest(won)] += 1
        won &= won - 1


@kernel
def play_games(
    states: Any, moves: Any, scores: Any, seed: Any, first: int, count: int, totals: Any
) -> None:
    """Play games first to first + count - 1 of a series; states[1] is blank."""
    for number in range(first, first + count):
        states[0] = states[1]
        play_game(states[0], moves, scores, seed_of(seed, number), totals)


def simulate(
    game: str | Rules,
    games: int,
    players: int = 2,
    seed: int = 0,
    device: str = "cpu",
    cores: int | None = None,
    progress: bool | None = None,
    first: int = 0,
    fleet: str | None = None,
    checkpoint: str | os.PathLike[str] | None = None,
    **options: object,
) -> Simulation:
    """Play games at random and add up the results.

    Same seed, same totals: on one core, on many, with device="cuda" on an NVIDIA GPU, or with
    fleet="ray" (or the address of a cluster) on many machines. Game i of the series is
    `load(game).new(players, seed=seed_of(seed, i), **options)`; `first` is the first one to play.
    With a checkpoint, a file, the same call goes on where it was stopped. A progress bar is shown
    in a terminal unless progress is False.

    >>> simulate("classic", games=100, seed=1, cores=1).games
    100
    """
    rules = rules_of(game)
    count = rules.read_players(players)
    chosen = rules.read_options(options, count)
    seed, games, first = (
        read_number(seed),
        read_count(games, "games", 1),
        read_count(first, "first"),
    )
    run = runner(rules, device, cores)
    with progress_bar(f"{rules.name}, {count} players", games, progress) as advance:
        if fleet is None and checkpoint is None:
            start = time.perf_counter()
            totals = run(rules.blank(count, chosen), seed, first, games, advance)
            seconds = time.perf_counter() - start
        else:
            told = {name: Option.text(value) for name, value in chosen.items()}
            plan = Plan(rules.name, rules.version, count, told, seed, first, games)
            work = partial(play_piece, device=device, cores=cores if fleet is None else 1)
            totals, seconds = play_in_pieces(
                plan, work, fleet, checkpoint, advance, gpu=device == "cuda"
            )
    return Simulation(
        rules.name,
        count,
        games,
        int(totals[MOVES]),
        seconds,
        tuple(int(wins) for wins in totals[WINS : WINS + count]),
        int(totals[NOBODY]),
        int(totals[SHARED]),
    )


def read_count(given: object, name: str, least: int = 0) -> int:
    """A number of games, or an error that says what is allowed."""
    number = whole_number(given)
    if number is None or not least <= number <= MOST_GAMES:
        raise BadValue(f"{name} must be a whole number from {least} to 10**15, not {given!r}")
    return number


def play_piece(piece: Piece, device: str, cores: int | None) -> list[int]:
    """The totals of a piece of a run, here or on a node of a fleet."""
    plan = piece.plan
    rules = rules_of(plan.game, plan.rules)
    blank = rules.blank(plan.players, rules.read_options(plan.options, plan.players))
    run = runner(rules, device, cores)
    totals = run(blank, plan.seed, piece.first, piece.games, lambda games: None)
    return [int(total) for total in totals]


def runner(rules: Rules, device: str, cores: int | None) -> Runner:
    """The function that plays the games on this device."""
    if device == "cuda":
        if not rules.gpu:
            raise BadValue(
                f"{rules.name} cannot be simulated on a GPU: its kernels are not made for one"
            )
        from boneyard.simulation.cuda import simulate_on_gpu  # late: it needs the extra `cuda`

        return partial(simulate_on_gpu, most_moves=rules.most_moves)
    if device != "cpu":
        raise UnknownName("device", device, ["cpu", "cuda"])
    if cores is not None and (type(cores) is not int or cores < 1):
        raise BadValue(f"cores must be a whole number from 1 up, not {cores!r}")
    return partial(simulate_on_cores, most_moves=rules.most_moves, cores=cores or usable_cores())


def simulate_on_cores(
    blank: Any, seed: int, first: int, games: int, advance: Advance, most_moves: int, cores: int
) -> Any:
    """Threads take chunks of the series until none is left; kernels release the GIL."""
    chunks = Chunks(first, games)

    def work() -> Any:
        totals = np.zeros(TOTALS, np.int64)
        buffers = (np.empty(most_moves, np.int64), np.zeros(MOST_SEATS, np.int64))
        states = np.concatenate([blank, blank])
        for start, count in chunks:
            play_games(states, *buffers, np.uint64(seed), start, count, totals)
            advance(count)
        return totals

    with ThreadPoolExecutor(cores) as pool:
        workers = [pool.submit(work) for _ in range(cores)]
        try:
            return sum(worker.result() for worker in workers)
        except BaseException:
            chunks.stop()
            raise


class Chunks:
    """A series of games, cut into chunks of about a quarter second for several threads."""

    def __init__(self, first: int, games: int) -> None:
        self.left = games
        self.next = first
        self.lock = threading.Lock()

    def stop(self) -> None:
        """No more."""
        with self.lock:
            self.left = 0

    def __iter__(self) -> Iterator[tuple[int, int]]:
        size, start = FIRST_CHUNK, time.perf_counter()
        while True:
            with self.lock:
                count = min(size, self.left)
                first = self.next
                self.left -= count
                self.next += count
            if count == 0:
                return
            yield first, count
            now = time.perf_counter()
            size = max(FIRST_CHUNK, int(count * CHUNK_SECONDS / max(now - start, 1e-6)))
            size = min(size, 4 * count)
            start = now


def usable_cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
