"""Many games of one kind, moved on together: what a program that learns plays in."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from boneyard.engine.kernels.entry import Entry
from boneyard.engine.observations import Encoding, Spec, Utility, encoding_of
from boneyard.engine.position import Position
from boneyard.engine.registry import rules_of
from boneyard.engine.rng import seed_of
from boneyard.engine.rules import MOST_SEATS, Rules, Value, whole_number
from boneyard.engine.seeds import read_number
from boneyard.errors import BadValue, UnknownName
from boneyard.research import loops
from boneyard.research.loops import GAMES, STEPS
from boneyard.research.rows import first_dice, new_buffers, new_rows, parts

__all__ = ["Batch", "Rollout", "batch"]

MOST_ROWS = 1 << 24
Worker = tuple[tuple[Any, Any], Any, Any]  # what a thread writes in: buffers, counts, returns
Policy = str | Callable[[Any, Any, int, Any], int]


@dataclass(frozen=True)
class Rollout:
    """What happened in a rollout."""

    steps: int
    games: int  # that ended
    returns: tuple[float, ...]  # of each seat, added up over these games


class Batch:
    """N games at once. Made by `boneyard.batch`; every array is changed in place.

    Row i plays one game after the other; `episode[i]` counts them. `actions` are the numbers of
    moves, as in `Position.legal_ids`; where several seats may act, they are asked one after the
    other, and may wait (-1) as long as another is left to be asked.
    """

    device = "cpu"

    def __init__(
        self,
        rules: Rules,
        n: int,
        players: int,
        seed: int,
        options: dict[str, Value],
        threads: int = 1,
        autoreset: bool = True,
    ) -> None:
        self.rules = rules
        self.encoding: Encoding = encoding_of(rules)
        self.n, self.players, self.seed, self.options = n, players, seed, options
        self.autoreset = autoreset
        self.first_game = 0  # the number in the series of the first row's first game
        self.states: Any = np.zeros(n, rules.dtype)
        self.rows = new_rows(rules, self.encoding, n)
        self._most = 0 if self.encoding.dense else rules.most_moves + 1
        self._blank = rules.blank(players, options)
        self._seed = np.uint64(seed)
        self._parts = parts(n, threads)
        self._workers: list[Worker] = [
            (new_buffers(rules, self.encoding), np.zeros(2, np.int64), np.zeros(MOST_SEATS))
            for _ in self._parts
        ]
        self._nothing = np.zeros(1, np.int64)
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._loop, self._first_illegal = Entry(loops.run), Entry(loops.first_illegal)
        self._levels: Any = None
        self.values = np.zeros(n, np.float32)  # of the choices that a level made last, in points
        self.reset()

    def __repr__(self) -> str:
        return f"<Batch of {self.n}: {self.rules.name}, {self.players} players, on {self.device}>"

    @property
    def obs(self) -> Any:
        """What the seat that is to move knows: int8 (N, D)."""
        return self.rows["obs"]

    @property
    def obs_spec(self) -> Spec:
        """What the places of an observation mean: by name, with a slice and a shape."""
        return self.encoding.spec

    @property
    def mask(self) -> Any:
        """1 for each legal move: uint8 (N, A); without columns where moves are not dense."""
        return self.rows["mask"][:, : self.encoding.actions]

    @property
    def legal(self) -> Any:
        """The legal moves, where they are not dense: int32 (N, K). Read `legal_n` of each row."""
        return self.rows["legal"][:, : self._most]

    @property
    def legal_n(self) -> Any:
        """How many legal moves there are: int32 (N,)."""
        return self.rows["legal_n"]

    @property
    def action_features(self) -> Any:
        """What each of `legal` is: int8 (N, K, F), by `feature_spec`."""
        return self.rows["features"][:, : self._most]

    @property
    def feature_spec(self) -> Spec | None:
        """What the places of a row of `action_features` mean; None where moves are dense."""
        return self.encoding.features

    @property
    def to_move(self) -> Any:
        """The seat that is asked: int8 (N,); -1: the game is over."""
        return self.rows["to_move"]

    @property
    def actors(self) -> Any:
        """All seats that may act, as bit sets: uint16 (N,)."""
        return self.rows["actors"]

    @property
    def rewards(self) -> Any:
        """What the last step was worth to each seat: float32 (N, players)."""
        return self.rows["rewards"][:, : self.players]

    @property
    def done(self) -> Any:
        """Whether the last step ended a game: uint8 (N,)."""
        return self.rows["done"]

    @property
    def episode(self) -> Any:
        """The number of the game in each row: int64 (N,)."""
        return self.rows["episode"]

    @property
    def utility(self) -> Utility:
        """What the end of a game can be worth."""
        return self.encoding.utility

    @property
    def nbytes(self) -> int:
        """The memory of all arrays; it never grows."""
        return int(self.states.nbytes + self.rows.nbytes)

    def game_seed(self, row: int) -> int:
        """The seed of the game in a row: `load(game).new(players, seed, **options)` is the same."""
        number = self.first_game + row + self.n * int(self.rows["episode"][row])
        return int(seed_of(self._seed, number))

    def reset(self, rows: Any = None, seed: int | None = None) -> None:
        """Start all games again, from the first of the series; or in some rows the next ones.

        With a seed, it is another series from now on.
        """
        if seed is not None:
            self.seed = read_number(seed)
            self._seed = np.uint64(self.seed)
        chosen = np.zeros(self.n, np.int64)
        if rows is None:
            self.rows["episode"] = 0
            self.rows["dice"] = first_dice(self.n, self.seed)
            chosen[:] = 1
        else:
            chosen[rows] = 1
            self.rows["episode"] += chosen
        self._run(loops.RESET, chosen)

    def step(self, actions: Any) -> None:
        """One action in each row; if one is not legal, `BadValue` says where and nothing changes.

        >>> env = batch("classic", n=3, seed=7)
        >>> env.step(env.mask.argmax(axis=1))
        """
        given = self.read_actions(actions)
        wrong = self._first_illegal.call(self.rows, given)
        if wrong >= 0:
            raise self._not_legal(wrong, int(given[wrong]))
        self._run(loops.STEP, given)

    def read_actions(self, actions: Any) -> Any:
        """Actions as the loops take them, or an error that says what is wrong."""
        given = np.asarray(actions)
        if given.shape != (self.n,) or given.dtype.kind not in "iu":
            raise BadValue(
                f"actions are {self.n} whole numbers, not {given.dtype} of shape {given.shape}"
            )
        return np.ascontiguousarray(given, np.int64)

    def _not_legal(self, row: int, action: int) -> BadValue:
        allowed = ", ".join(map(str, self.legal_ids(row)))
        return BadValue(
            f"action {action} is not legal in row {row} for seat {self.to_move[row]}; legal are:"
            f" {allowed}"
        )

    def legal_ids(self, row: int) -> list[int]:
        """The numbers of the legal moves of one row; -1: wait."""
        if self.encoding.dense:
            ids: list[int] = np.flatnonzero(self.mask[row]).tolist()
        else:
            ids = self.legal[row, : self.legal_n[row]].tolist()
        return ids

    def choose(self, policy: Policy = "random") -> Any:
        """What a policy does in each row: "random", a level such as "club", or a kernel of yours.

        A kernel is called as `policy(obs, moves, n, dice)` with a row's observation, its n legal
        moves and 64 random bits; it returns the place of a move in that list.

        >>> env = batch("classic", n=3, seed=7)
        >>> env.step(env.choose("random"))
        """
        actions = np.zeros(self.n, np.int64)
        if policy == "random":
            self._run(loops.CHOOSE, actions)
        elif isinstance(policy, str):
            if self._levels is None:
                from boneyard.research.levels import Levels  # late: it loads the search

                self._levels = Levels(self.rules, len(self._parts))
            self._levels.choose(self, policy, actions, self._spread)
        elif hasattr(policy, "py_func"):
            from boneyard.research.policies import compiled

            choose = compiled(policy)
            self._spread(
                lambda first, end, worker: choose(self.rows, actions, first, end, worker[0][0])
            )
        else:
            raise BadValue(f"a policy is a name or a kernel (see jit.kernel), not {policy!r}")
        return actions

    def rollout(self, steps: int, policy: Policy = "random") -> Rollout:
        """So many steps in every row, without returning to Python for each if it is "random".

        >>> batch("classic", n=10, seed=7).rollout(100).steps
        1000
        """
        number = whole_number(steps)
        if number is None or number < 1:
            raise BadValue(f"steps must be a whole number from 1 up, not {steps!r}")
        if policy == "random":
            return self._roll(number)
        done, games, returns = 0, 0, np.zeros(self.players)
        for _ in range(number):
            done += int(np.count_nonzero(self.to_move >= 0))
            self.step(self.choose(policy))
            games += int(self.done.sum())
            returns += self.rewards.sum(axis=0)
        return Rollout(done, games, tuple(returns.tolist()))

    def _roll(self, steps: int) -> Rollout:
        for _, counts, returns in self._workers:
            counts[:] = 0
            returns[:] = 0
        self._run(loops.ROLL, self._nothing, steps=steps)
        count = np.sum([counts for _, counts, _ in self._workers], axis=0)
        total = np.sum([returns for _, _, returns in self._workers], axis=0)[: self.players]
        return Rollout(int(count[STEPS]), int(count[GAMES]), tuple(total.tolist()))

    def redeal(self, seats: Any, seeds: Any) -> None:
        """Deal again, in each row, what this seat of it cannot know."""
        who = np.broadcast_to(np.asarray(seats, np.int64), (self.n,)).copy()
        if who.min() < 0 or who.max() >= self.players:
            raise BadValue(f"seats are 0 to {self.players - 1}")
        by = np.broadcast_to(np.asarray(seeds, np.uint64), (self.n,)).copy()
        self._spread(lambda first, end, _: loops.redeal_rows(self.states, who, by, first, end))
        self._run(loops.LOOK, self._nothing)

    def get_states(self) -> Any:
        """A copy of the states, and of who waits: what `set_states` takes."""
        return self.states.copy(), self.rows["waited"].copy()

    def set_states(self, states: Any, waited: Any = None) -> None:
        """Put states of this game into the rows; `get_states` gives them, or `Position.state`."""
        if isinstance(states, tuple):
            states, waited = states
        given = np.asarray(states)
        if given.dtype != self.rules.dtype or given.shape != (self.n,):
            raise BadValue(f"states are {self.n} records of {self.rules.name}, not {given.dtype}")
        if (given["seats"] != self.players).any():
            raise BadValue(f"states of this batch are for {self.players} players")
        self.states[:] = given
        self.rows["waited"][:] = 0 if waited is None else waited
        self.rows["done"][:] = 0
        self.rows["rewards"][:] = 0
        self._run(loops.LOOK, self._nothing)

    def position(self, row: int) -> Position:
        """The game of a row as a `Position`, without a seed and without moves."""
        state = self.states[row : row + 1].tobytes()
        return Position.of_state(self.rules, self.players, self.options, state)

    def _run(self, task: int, numbers: Any, steps: int = 0) -> None:
        """Have something done in all rows."""

        def work(first: int, end: int, worker: Worker) -> None:
            buffers, counts, returns = worker
            self._loop.call(
                task,
                self.states,
                self.rows,
                self._blank,
                self._seed,
                self.first_game,
                self.n,
                numbers,
                steps,
                self.autoreset,
                first,
                end,
                *buffers,
                counts,
                returns,
            )

        self._spread(work)

    def _spread(self, work: Callable[[int, int, Worker], None]) -> None:
        """Call something for all rows, a part of them in each thread."""
        calls = [(*part, worker) for part, worker in zip(self._parts, self._workers, strict=True)]
        if self._pool is None:
            work(*calls[0])
        else:
            for waiting in [self._pool.submit(work, *call) for call in calls]:
                waiting.result()


def batch(
    game: str | Rules,
    n: int,
    players: int = 2,
    seed: int = 0,
    device: str = "cpu",
    threads: int = 1,
    autoreset: bool = True,
    **options: object,
) -> Any:
    """N games of one kind that are moved on together, at the engine's own speed.

    The game of row i and episode e is `load(game).new(players, seed_of(seed, i + n * e))`, move for
    move. A game that ends starts again in the same step, unless autoreset is False.

    >>> env = batch("classic", n=4096, seed=7)
    >>> env.obs.shape, env.mask.shape
    ((4096, 183), (4096, 58))
    """
    rules = rules_of(game)
    count = rules.read_players(players)
    chosen = rules.read_options(options, count)
    number = read_number(seed)
    for name, value, most in (("n", n, MOST_ROWS), ("threads", threads, 1024)):
        whole = whole_number(value)
        if whole is None or not 1 <= whole <= most:
            raise BadValue(f"{name} must be a whole number from 1 to {most}, not {value!r}")
    if device == "cpu":
        return Batch(rules, int(n), count, number, chosen, int(threads), bool(autoreset))
    if device == "cuda":
        from boneyard.research.cuda import CudaBatch  # late: it needs the extra `cuda`

        return CudaBatch(rules, int(n), count, number, chosen, bool(autoreset))
    raise UnknownName("device", device, ["cpu", "cuda"])
