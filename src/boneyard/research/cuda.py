"""A batch on an NVIDIA GPU: the same loops, one row a thread, and arrays that stay there.

Every array has a `__cuda_array_interface__`: `torch.as_tensor(env.obs, device="cuda")` shares it
without a copy, and JAX takes that tensor over by DLPack.

Where moves are dense, a thread keeps its game in its own memory during a launch; observations and
masks leave through memory that a block shares, so that they are written side by side. Elsewhere the
rows lie in the memory of the device as they do on a CPU.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from boneyard.engine.kernels.jit import int64
from boneyard.engine.observations import Encoding, Spec, Utility, encoding_of
from boneyard.engine.rng import seed_of
from boneyard.engine.rules import MOST_SEATS, Rules, Value
from boneyard.errors import BadValue
from boneyard.research import loops
from boneyard.research.loops import GAMES, LOOK, NOBODY, RESET, ROLL, STEP, STEPS, draw, run
from boneyard.research.rows import first_dice, new_rows, row_dtype
from boneyard.simulation.cuda import find_cuda

BLOCK = 64  # rows; of the largest mask and observation they fit into what a block shares
COLUMNS = ("to_move", "actors", "waited", "done", "legal_n", "episode", "dice")


class CudaBatch:
    """N games at once on a GPU: what `Batch` is on a CPU, with arrays of the device."""

    device = "cuda"

    def __init__(
        self,
        rules: Rules,
        n: int,
        players: int,
        seed: int,
        options: dict[str, Value],
        autoreset: bool = True,
    ) -> None:
        if not rules.gpu:
            raise BadValue(f"{rules.name} cannot run on a GPU: its kernels are not made for one")
        self.cuda = find_cuda()
        self.rules = rules
        self.encoding: Encoding = encoding_of(rules)
        self.n, self.players, self.seed, self.options = n, players, seed, options
        self.autoreset = autoreset
        self._seed = np.uint64(seed)
        self._blank = self.cuda.to_device(rules.blank(players, options))
        self.states = self.cuda.to_device(np.zeros(n, rules.dtype))
        self._blocks = -(-n // BLOCK)
        self._counts = self.cuda.to_device(np.zeros((n, 2), np.int64))
        self._returns = self.cuda.to_device(np.zeros((n, MOST_SEATS), np.float64))
        self._wrong = self.cuda.to_device(np.zeros(1, np.int64))
        if self.encoding.dense:
            self._columns = self._new_columns()
            self._launch = dense_launch(self.cuda, rules, self.encoding)
        else:
            self._columns = (self.cuda.to_device(new_rows(rules, self.encoding, n)),)
            self._launch = listed_launch(self.cuda, rules)
        self.reset()

    def _new_columns(self) -> tuple[Any, ...]:
        kind = row_dtype(self.rules, self.encoding)
        arrays = [np.zeros(self.n, kind[name]) for name in COLUMNS]
        arrays.append(np.zeros((self.n, kind["rewards"].shape[0]), np.float32))
        arrays.append(np.zeros((self.n, self.encoding.spec.size), np.int8))
        arrays.append(np.zeros((self.n, self.encoding.actions), np.uint8))
        return tuple(map(self.cuda.to_device, arrays))

    def column(self, name: str) -> Any:
        """One array of the device, by the name it has in a row."""
        if self.encoding.dense:
            return self._columns[(*COLUMNS, "rewards", "obs", "mask").index(name)]
        return self._columns[0][name]

    @property
    def obs(self) -> Any:
        """What the seat that is to move knows: int8 (N, D)."""
        return self.column("obs")

    @property
    def obs_spec(self) -> Spec:
        """What the places of an observation mean."""
        return self.encoding.spec

    @property
    def mask(self) -> Any:
        """1 for each legal move: uint8 (N, A), where moves are dense."""
        return self.column("mask")

    @property
    def legal(self) -> Any:
        """The legal moves, where they are not dense: int32 (N, K)."""
        return self.column("legal")

    @property
    def legal_n(self) -> Any:
        """How many legal moves there are: int32 (N,)."""
        return self.column("legal_n")

    @property
    def action_features(self) -> Any:
        """What each of `legal` is: int8 (N, K, F)."""
        return self.column("features")

    @property
    def to_move(self) -> Any:
        """The seat that is asked: int8 (N,); -1: the game is over."""
        return self.column("to_move")

    @property
    def actors(self) -> Any:
        """All seats that may act, as bit sets: uint16 (N,)."""
        return self.column("actors")

    @property
    def rewards(self) -> Any:
        """What the last step was worth: float32 (N, seats), with a column for every seat."""
        return self.column("rewards")

    @property
    def done(self) -> Any:
        """Whether the last step ended a game: uint8 (N,)."""
        return self.column("done")

    @property
    def episode(self) -> Any:
        """The number of the game in each row: int64 (N,)."""
        return self.column("episode")

    @property
    def utility(self) -> Utility:
        """What the end of a game can be worth."""
        return self.encoding.utility

    def game_seed(self, row: int) -> int:
        """The seed of the game in a row, for `Game.new`."""
        return int(seed_of(self._seed, row + self.n * int(self.episode[row])))

    def reset(self, rows: Any = None, seed: int | None = None) -> None:
        """Start all games again, or in some rows (a mask or indices) the next ones."""
        chosen = np.zeros(self.n, np.int64)
        episodes = np.zeros(self.n, np.int64)
        if seed is not None:
            self.seed, self._seed = seed, np.uint64(seed)
        if rows is None:
            chosen[:] = 1
            self._fill("dice", first_dice(self.n, self.seed))
        else:
            chosen[rows] = 1
            episodes = self._read("episode") + chosen
        self._fill("episode", episodes)
        self._run(RESET, self.cuda.to_device(chosen))

    def _read(self, name: str) -> Any:
        """A column, copied to this machine."""
        if self.encoding.dense:
            return self.column(name).copy_to_host()
        return self._columns[0].copy_to_host()[name]

    def _fill(self, name: str, values: Any) -> None:
        """Write a whole column from this machine."""
        if self.encoding.dense:
            self.column(name).copy_to_device(values)
        else:
            rows = self._columns[0].copy_to_host()
            rows[name] = values
            self._columns[0].copy_to_device(rows)

    def step(self, actions: Any, checked: bool = True) -> None:
        """One action in each row, from an array of the device or of this machine: int64.

        Unless it is left out, a check comes first, which waits for the GPU: if an action is not
        legal, `BadValue` says where and nothing changes.
        """
        on_gpu = hasattr(actions, "__cuda_array_interface__")
        given = (
            self.cuda.as_cuda_array(actions)
            if on_gpu
            else self.cuda.to_device(np.ascontiguousarray(actions, np.int64))
        )
        if given.shape != (self.n,) or given.dtype != np.int64:
            raise BadValue(f"actions are {self.n} numbers, int64, not {given.dtype} {given.shape}")
        if checked:
            self._check(given)
        self._run(STEP, given)

    def _check(self, actions: Any) -> None:
        self._wrong.copy_to_device(np.full(1, self.n, np.int64))
        if self.encoding.dense:
            check = dense_check(self.cuda)
            check[self._blocks, BLOCK](self.to_move, self.mask, actions, self._wrong)
        else:
            listed_check(self.cuda)[self._blocks, BLOCK](self._columns[0], actions, self._wrong)
        row = int(self._wrong.copy_to_host()[0])
        if row < self.n:
            raise BadValue(f"the action of row {row} is not legal")

    def rollout(self, steps: int) -> Any:
        """So many random steps in every row, with observations and masks written at each."""
        from boneyard.research.batch import Rollout

        self._counts.copy_to_device(np.zeros((self.n, 2), np.int64))
        self._returns.copy_to_device(np.zeros((self.n, MOST_SEATS)))
        self._run(ROLL, self._no_numbers(), steps=steps)
        count = self._counts.copy_to_host().sum(axis=0)
        total = self._returns.copy_to_host().sum(axis=0)[: self.players]
        return Rollout(int(count[STEPS]), int(count[GAMES]), tuple(total.tolist()))

    def choose(self) -> Any:
        """A random legal action in each row, as an array of the device."""
        actions = self._no_numbers()
        self._run(loops.CHOOSE, actions)
        return actions

    def _no_numbers(self) -> Any:
        return self.cuda.to_device(np.zeros(self.n, np.int64))

    def redeal(self, seats: Any, seeds: Any) -> None:
        """Deal again, in each row, what this seat of it cannot know."""
        who = np.broadcast_to(np.asarray(seats, np.int64), (self.n,)).copy()
        by = np.broadcast_to(np.asarray(seeds, np.uint64), (self.n,)).copy()
        deal_again = redeal_launch(self.cuda)
        deal_again[self._blocks, BLOCK](
            self.states, self.cuda.to_device(who), self.cuda.to_device(by)
        )
        self._run(LOOK, self._no_numbers())

    def get_states(self) -> Any:
        """The states, copied to this machine, and who waits."""
        return self.states.copy_to_host(), self._read("waited")

    def set_states(self, states: Any, waited: Any = None) -> None:
        """Put states into the rows."""
        if isinstance(states, tuple):
            states, waited = states
        self.states.copy_to_device(np.ascontiguousarray(states))
        self._fill("waited", np.zeros(self.n, np.uint16) if waited is None else waited)
        self._run(LOOK, self._no_numbers())

    def synchronize(self) -> None:
        """Wait until everything that was asked is done."""
        self.cuda.synchronize()

    def _run(self, task: int, numbers: Any, steps: int = 0) -> None:
        self._launch[self._blocks, BLOCK](
            task,
            self.states,
            self._blank,
            self._seed,
            numbers,
            steps,
            self.autoreset,
            self._counts,
            self._returns,
            *self._columns,
        )


@cache
def dense_launch(cuda: Any, rules: Rules, encoding: Encoding) -> Any:
    """The kernel for games with a mask: a game in a thread's own memory."""
    state, row = rules.dtype, row_dtype(rules, encoding)
    room = max(rules.most_moves + 1, encoding.actions)
    size, actions = encoding.spec.size, encoding.actions
    seats = row["rewards"].shape[0]
    shared_obs, shared_mask = BLOCK * size, BLOCK * actions

    @cuda.jit  # type: ignore[untyped-decorator]
    def launch(
        task: int,
        states: Any,
        blank: Any,
        seed: Any,
        numbers: Any,
        steps: int,
        again: bool,
        counts: Any,
        returns: Any,
        to_move: Any,
        actors: Any,
        waited: Any,
        done: Any,
        legal_n: Any,
        episode: Any,
        dice: Any,
        rewards: Any,
        obs: Any,
        mask: Any,
    ) -> None:
        s = cuda.local.array(1, state)
        r = cuda.local.array(1, row)
        moves = cuda.local.array(room, int64)
        scores = cuda.local.array(MOST_SEATS, int64)
        number = cuda.local.array(1, int64)
        told_obs = cuda.shared.array(shared_obs, np.int8)
        told_mask = cuda.shared.array(shared_mask, np.uint8)
        i = cuda.grid(1)
        n = len(states)
        lane = cuda.threadIdx.x
        first = cuda.blockIdx.x * BLOCK
        here = i < n
        if here:
            s[0] = states[i]
            r[0].to_move = to_move[i]
            r[0].actors = actors[i]
            r[0].waited = waited[i]
            r[0].done = done[i]
            r[0].legal_n = legal_n[i]
            r[0].episode = episode[i]
            r[0].dice = dice[i]
            for k in range(size):
                r[0].obs[k] = obs[i, k]
            for k in range(actions):
                r[0].mask[k] = mask[i, k]
            for k in range(seats):
                r[0].rewards[k] = rewards[i, k]
            number[0] = numbers[i]
            begin = LOOK if task == ROLL else task
            run(
                begin, s, r, blank, seed, i, n, number, 0, again, 0, 1, moves, scores,
                counts[i], returns[i],
            )  # fmt: skip
        turns = steps if task == ROLL else 1
        for _ in range(turns):
            if here and task == ROLL and r[0].to_move != NOBODY:
                number[0] = draw(r[0], moves, r[0].legal_n)
                run(
                    STEP, s, r, blank, seed, i, n, number, 0, again, 0, 1, moves, scores,
                    counts[i], returns[i],
                )  # fmt: skip
            if here:
                for place in range(size):
                    told_obs[lane * size + place] = r[0].obs[place]
                for place in range(actions):
                    told_mask[lane * actions + place] = r[0].mask[place]
            cuda.syncthreads()
            rows = min(BLOCK, n - first)
            for place in range(lane, rows * size, BLOCK):
                obs[first + place // size, place % size] = told_obs[place]
            for place in range(lane, rows * actions, BLOCK):
                mask[first + place // actions, place % actions] = told_mask[place]
            cuda.syncthreads()
        if here:
            states[i] = s[0]
            to_move[i] = r[0].to_move
            actors[i] = r[0].actors
            waited[i] = r[0].waited
            done[i] = r[0].done
            legal_n[i] = r[0].legal_n
            episode[i] = r[0].episode
            dice[i] = r[0].dice
            for k in range(seats):
                rewards[i, k] = r[0].rewards[k]
            if task == loops.CHOOSE:
                numbers[i] = number[0]

    return launch


@cache
def listed_launch(cuda: Any, rules: Rules) -> Any:
    """The kernel for games whose moves are listed: everything stays in the rows."""
    room = rules.most_moves + 1

    @cuda.jit(lto=False)  # type: ignore[untyped-decorator] # see `round_every_step`
    def launch(
        task: int,
        states: Any,
        blank: Any,
        seed: Any,
        numbers: Any,
        steps: int,
        again: bool,
        counts: Any,
        returns: Any,
        rows: Any,
    ) -> None:
        moves = cuda.local.array(room, int64)
        scores = cuda.local.array(MOST_SEATS, int64)
        i = cuda.grid(1)
        n = len(states)
        if i < n:
            run(
                task, states, rows, blank, seed, 0, n, numbers, steps, again, i, i + 1,
                moves, scores, counts[i], returns[i],
            )  # fmt: skip

    return launch


@cache
def redeal_launch(cuda: Any) -> Any:
    """The kernel that deals again, in each row, what a seat cannot know."""

    @cuda.jit  # type: ignore[untyped-decorator]
    def launch(states: Any, seats: Any, seeds: Any) -> None:
        i = cuda.grid(1)
        if i < len(states):
            loops.redeal_rows(states, seats, seeds, i, i + 1)

    return launch


@cache
def dense_check(cuda: Any) -> Any:
    """The kernel that finds the first row whose action is not legal."""

    @cuda.jit  # type: ignore[untyped-decorator]
    def check(to_move: Any, mask: Any, actions: Any, wrong: Any) -> None:
        i = cuda.grid(1)
        if i < len(actions) and to_move[i] != NOBODY:
            action = actions[i]
            if action < 0 or action >= mask.shape[1] or mask[i, action] == 0:
                cuda.atomic.min(wrong, 0, i)

    return check


@cache
def listed_check(cuda: Any) -> Any:
    """The same for rows that list moves."""

    @cuda.jit  # type: ignore[untyped-decorator]
    def check(rows: Any, actions: Any, wrong: Any) -> None:
        i = cuda.grid(1)
        if i < len(actions) and not loops.is_legal(rows[i], actions[i]):
            cuda.atomic.min(wrong, 0, i)

    return check
