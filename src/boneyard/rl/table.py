"""One game for one learner's interface: a batch of one row, with as little between as possible."""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.engine.engines import engine_of
from boneyard.engine.kernels.entry import Entry
from boneyard.engine.knowledge import observation, utilities_of
from boneyard.engine.observations import WAIT, Encoding, encoding_of
from boneyard.engine.position import Position
from boneyard.engine.registry import rules_of
from boneyard.engine.rng import seed_of
from boneyard.engine.rules import MOST_SEATS, Rules, Value
from boneyard.research import loops
from boneyard.research.rows import new_buffers, new_rows

NO_SEED = np.uint64(0)


class Setting:
    """A game with its number of players and options: what all its tables share."""

    def __init__(self, game: str | Rules, players: int, options: dict[str, Any]) -> None:
        self.rules = rules_of(game)
        self.players = self.rules.read_players(players)
        self.options: dict[str, Value] = self.rules.read_options(options, self.players)
        self.encoding: Encoding = encoding_of(self.rules)
        self.blank = self.rules.blank(self.players, self.options)
        self.buffers = new_buffers(self.rules, self.encoding)
        self.hand = self.encoding.spec["hand"].slice
        self.loop = Entry(loops.run)
        self.tallies = np.zeros(2, np.int64), np.zeros(MOST_SEATS)
        # An action is the number of a move, or its place in the list of legal moves.
        self.actions = self.encoding.actions or self.rules.most_moves + 1

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: what it was made of."""
        return Setting, (self.rules.name, self.players, self.options)


class Table:
    """A game in progress, and what the seat that is asked may know and do."""

    # Fields of the only row, kept at hand: asking a record for them takes longer than a move.
    __slots__ = ("_mask", "_to_move", "action", "hand", "row", "rows", "seat", "setting", "states")

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.states: Any = setting.blank.copy()
        self.rows: Any = new_rows(setting.rules, setting.encoding, 1)
        self.action: Any = np.zeros(1, np.int64)
        self._keep_at_hand()

    def _keep_at_hand(self) -> None:
        self.row: Any = self.rows[0]
        self._to_move, self._mask = self.rows["to_move"], self.rows["mask"][0]
        self.hand = self.rows["obs"][0, self.setting.hand]
        self.seat: int = self._to_move.item(0)  # the seat that is asked; -1: the game is over

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: the bytes of its records."""
        return restored, (self.setting, self.states.tobytes(), self.rows.tobytes())

    def copy(self) -> Table:
        """An independent copy."""
        twin = object.__new__(Table)
        twin.setting = self.setting
        twin.states = self.states.view(np.uint8).copy().view(self.states.dtype)
        twin.rows = self.rows.view(np.uint8).copy().view(self.rows.dtype)
        twin.action = self.action.copy()
        twin._keep_at_hand()
        return twin

    def deal(self, seed: int) -> None:
        """Begin the first game of the series with this seed."""
        self.row["episode"] = 0
        self._run(loops.RESET, 1, np.uint64(seed))

    def act(self, move: int) -> None:
        """Make a legal move of the seat that is asked, or let it wait."""
        self._run(loops.STEP, move)

    def redeal(self, seat: int, seed: int) -> None:
        """Deal again what a seat cannot know."""
        engine_of(self.setting.rules).redeal(self.states, seat, seed)
        self._run(loops.LOOK, 0)

    def put(self, states: Any) -> None:
        """Another state of this game, in which nobody waits."""
        self.states[:] = states
        self.row["waited"] = 0
        self._run(loops.LOOK, 0)

    def _run(self, task: int, number: int, seed: Any = NO_SEED) -> None:
        setting = self.setting
        self.action[0] = number
        setting.loop.call(
            task,
            self.states,
            self.rows,
            setting.blank,
            seed,
            0,
            1,
            self.action,
            0,
            False,
            0,
            1,
            *setting.buffers,
            *setting.tallies,
        )
        self.seat = self._to_move.item(0)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.seat == loops.NOBODY

    @property
    def rewards(self) -> list[float]:
        """What the last move was worth to each seat, in double precision."""
        if not self.over:
            return [0.0] * self.setting.players
        worth, bounds = utilities_of(self.setting.rules, self.states), self.setting.encoding.utility
        return [min(max(one, bounds.low), bounds.high) for one in worth]

    @property
    def obs(self) -> Any:
        """What the seat that is asked knows."""
        return self.row["obs"].copy()

    def obs_of(self, seat: int) -> Any:
        """What any seat knows."""
        if seat == self.seat:
            return self.row["obs"].copy()
        return observation(self.setting.rules, self.states, seat)

    @property
    def mask(self) -> Any:
        """1 for each action that the seat that is asked may take: int8."""
        if self.setting.encoding.dense:
            return self._mask.astype(np.int8)
        mask = np.zeros(self.setting.actions, np.int8)
        mask[: self.row["legal_n"]] = 1
        return mask

    @property
    def features(self) -> Any:
        """What each action is, where actions are places in a list."""
        return self.row["features"].copy()

    def actions(self) -> list[int]:
        """The actions that the seat that is asked may take, in ascending order."""
        if self.setting.encoding.dense:
            found: list[int] = self._mask.nonzero()[0].tolist()
            return found
        return list(range(self.row["legal_n"]))

    def allows(self, action: int) -> bool:
        """Whether the seat that is asked may take an action."""
        if self.setting.encoding.dense:
            return 0 <= action < self.setting.actions and bool(self._mask[action])
        return 0 <= action < int(self.row["legal_n"])

    def move_of(self, action: int) -> int:
        """The number of the move that an action is; -1: wait."""
        return action if self.setting.encoding.dense else int(self.row["legal"][action])

    def text_of(self, action: int) -> str:
        """An action in words: a move in notation, or `wait`."""
        move = self.move_of(action)
        if move == WAIT:
            return "wait"
        return engine_of(self.setting.rules).move_text(self.states, self.seat, move)

    def position(self) -> Position:
        """The game as a `Position`, without a seed and without moves."""
        setting = self.setting
        return Position.of_state(
            setting.rules, setting.players, setting.options, self.states.tobytes()
        )


def restored(setting: Setting, states: bytes, rows: bytes) -> Table:
    """A table from the bytes of its records."""
    table = Table(setting)
    table.states.view(np.uint8)[:] = np.frombuffer(states, np.uint8)
    table.rows.view(np.uint8)[:] = np.frombuffer(rows, np.uint8)
    table._keep_at_hand()
    return table


def series_seed(seed: int) -> int:
    """The seed of the game that `Table.deal` begins, for `Game.new`."""
    return int(seed_of(np.uint64(seed), 0))
