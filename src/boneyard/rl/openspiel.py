"""The games for OpenSpiel: importing this module registers them, as `boneyard_classic` and so on.

    import boneyard.rl.openspiel
    game = pyspiel.load_game("boneyard_classic(players=2)")

Parameters are `players`, the options of the game, and `deals`: a game begins with a chance node of
so many outcomes, each of them one deal, chosen once and for all. Where several may act they are
asked one after the other, and may wait. An action is the number of a move; where these are not
dense it is a place in the list of legal moves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from boneyard.engine.engines import engine_of
from boneyard.engine.observations import WAIT, encoding_of
from boneyard.engine.registry import names, rules_of
from boneyard.engine.rules import Option, Rules, Value
from boneyard.errors import BoneyardError
from boneyard.rl.table import Setting, Table

try:
    import pyspiel
except ImportError as problem:  # pragma: no cover
    raise BoneyardError(f"OpenSpiel is missing: pip install 'boneyard[rl]' ({problem})") from None

__all__ = ["BoneyardGame", "BoneyardState", "register", "register_all"]

DEALS = 1024
LONGEST_TOLD = 1000  # moves: of a longer game no tensor holds everything since the start
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
WAITED = "wait"
NUMBER = "no_"  # before a number that is the value of an option


def short_name(game: str) -> str:
    """The name of a game in OpenSpiel.

    >>> short_name("magnetic-flat")
    'boneyard_magnetic_flat'
    """
    return f"boneyard_{game.replace('-', '_')}"


def spelled(value: Value) -> str:
    """The value of an option as a parameter, which OpenSpiel must not take for a number.

    >>> spelled("pips"), spelled(True), spelled(1)
    ('pips', 'yes', 'no_1')
    """
    text = Option.text(value)
    return NUMBER + text if text.isdigit() else text


def plain(value: Any) -> Any:
    """The value that a parameter stands for."""
    return value.removeprefix(NUMBER) if isinstance(value, str) else value


def tells_story(rules: Rules) -> bool:
    """Whether there is a tensor of everything since the start: all moves are seen, and not many."""
    return rules.longest <= LONGEST_TOLD and rules.seen_text is None


def game_type(rules: Rules) -> pyspiel.GameType:
    """What OpenSpiel has to know of a game."""
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=short_name(rules.name),
        long_name=f"Boneyard: {rules.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if encoding_of(rules).utility.zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(rules.players),
        min_num_players=min(rules.players),
        provides_information_state_string=True,
        provides_information_state_tensor=tells_story(rules),
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": min(rules.players),
            "deals": DEALS,
            **{option.name: spelled(option.default) for option in rules.options},
        },
    )


class BoneyardGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its number of players and options; a class of its own for each game."""

    rules: Rules
    kind: pyspiel.GameType

    def __init__(self, params: Any = None) -> None:
        rules, given = self.rules, dict(params or {})
        players = int(given.get("players", min(rules.players)))
        self.deals = int(given.get("deals", DEALS))
        options = {o.name: plain(given.get(o.name, o.default)) for o in rules.options}
        self.setting = Setting(rules, players, options)
        self.outcomes = [(deal, 1.0 / self.deals) for deal in range(self.deals)]
        worth = self.setting.encoding.utility
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.actions,
            max_chance_outcomes=self.deals,
            num_players=self.setting.players,
            min_utility=worth.low,
            max_utility=worth.high,
            utility_sum=0.0 if worth.zero_sum else None,
            max_game_length=rules.longest * self.setting.players,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> BoneyardState:
        """Before the deal."""
        return BoneyardState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What fills tensors and texts with what a player knows."""
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.setting, recalls)


class Story:
    """A game so far: its table, the moves as each seat saw them, and the hands it had."""

    __slots__ = ("hands", "moves", "table")

    def __init__(self, setting: Setting) -> None:
        self.table = Table(setting)
        # (seat, number of the move), or of a game with hidden moves one text for each seat.
        self.moves: list[tuple[int, Any]] = []
        # For each seat, after how many moves its hand was another when it was asked, and which.
        self.hands: list[list[tuple[int, bytes]]] = [[] for _ in range(setting.players)]

    def __deepcopy__(self, memo: object) -> Story:
        twin = object.__new__(Story)
        twin.table = self.table.copy()
        twin.moves = list(self.moves)
        twin.hands = [list(hands) for hands in self.hands]
        return twin

    def begin(self, deal: int) -> None:
        """Deal."""
        self.table.deal(deal)
        self.note_hand()

    def act(self, action: int) -> None:
        """What the seat that is asked does."""
        table = self.table
        seat, move = table.seat, table.move_of(action)
        seen = self.seen_by_all(seat, move) if table.setting.rules.seen_text else move
        self.moves.append((seat, seen))
        table.act(move)
        if not table.over:
            self.note_hand()

    def note_hand(self) -> None:
        """Remember the hand of the seat that is asked, if it has changed."""
        hand, hands = self.table.hand.tobytes(), self.hands[self.table.seat]
        if not hands or hands[-1][1] != hand:
            hands.append((len(self.moves), hand))

    def seen_by_all(self, seat: int, move: int) -> tuple[str, ...]:
        """A move that may be partly hidden, as each seat sees it."""
        setting, states = self.table.setting, self.table.states
        seats = range(setting.players)
        if move == WAIT:
            return tuple(WAITED for _ in seats)
        engine = engine_of(setting.rules)
        own = engine.move_text(states, seat, move)
        return tuple(
            own if viewer == seat else engine.seen_text(states, viewer, seat, move)
            for viewer in seats
        )

    def seen_by(self, player: int) -> str:
        """All moves, as a player saw them."""
        if self.table.setting.rules.seen_text:
            return " ".join(f"{seat}:{seen[player]}" for seat, seen in self.moves)
        return " ".join(f"{seat}:{move}" for seat, move in self.moves)

    def hands_of(self, player: int) -> str:
        """All hands of a player, as it was asked."""
        return " ".join(
            f"{number}:" + ",".join(map(str, np.frombuffer(hand, np.int8).nonzero()[0].tolist()))
            for number, hand in self.hands[player]
        )


class BoneyardState(pyspiel.State):  # type: ignore[misc]
    """A position; before the deal, a chance node."""

    def __init__(self, game: BoneyardGame) -> None:
        super().__init__(game)
        self.outcomes = Shared(game.outcomes)
        self.setting = Shared(game.setting)
        self.story: Story | None = None

    def current_player(self) -> int:
        """The seat that is asked, chance, or nobody."""
        if self.story is None:
            return CHANCE
        seat = self.story.table.seat
        return seat if seat >= 0 else TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.story is None else self.story.table.actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals."""
        outcomes: list[tuple[int, float]] = self.outcomes.it
        return outcomes

    def _apply_action(self, action: int) -> None:
        if self.story is None:
            self.story = Story(self.setting.it)
            self.story.begin(action)
        else:
            self.story.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.story is None:
            return f"deal {action}"
        table = self.story.table
        if table.allows(action) and table.seat == player:
            return table.text_of(action)
        return f"move {action}"

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.story is not None and self.story.table.seat < 0

    def returns(self) -> list[float]:
        """What the game was worth to each player; nothing before its end."""
        if self.story is None or not self.story.table.over:
            return [0.0] * self.setting.it.players
        return self.story.table.rewards

    def resample_from_infostate(
        self, player: int, probability_sampler: Callable[[], float]
    ) -> BoneyardState:
        """A state that this player cannot tell from this one: what it cannot know is dealt again.

        Its history is the same, so it cannot be serialized; and of the other players' hands only
        the latest are known.
        """
        twin: BoneyardState = self.clone()
        if twin.story is not None and not twin.is_terminal():
            seed = int(probability_sampler() * 2**53) ^ int(probability_sampler() * 2**53) << 11
            twin.story.table.redeal(player, seed & 2**64 - 1)
            for seat, hands in enumerate(twin.story.hands):
                if seat != player:
                    hands.clear()
            twin.story.note_hand()
        return twin

    def __str__(self) -> str:
        if self.story is None:
            return "deal"
        return f"{self.story.table.states.tobytes().hex()} {self.story.table.row['waited']}"


class Shared:
    """Something that copies of a state have in common."""

    __slots__ = ("it",)

    def __init__(self, it: Any) -> None:
        self.it = it

    def __deepcopy__(self, memo: object) -> Shared:
        return self


class Observer:
    """Fills a tensor with what a player knows: of the moment, or of everything since the start.

    Then there are three numbers for each move besides: 1 + the seat, 1 + the move, and 1 + the tile
    that the player had then for the first time.
    """

    def __init__(self, setting: Setting, recalls: bool) -> None:
        spec, rules = setting.encoding.spec, setting.rules
        self.setting, self.recalls = setting, recalls
        self.told = rules.longest * 3 if recalls and tells_story(rules) else 0
        self.tensor = np.zeros(spec.size + self.told, np.float32)
        self.dict = dict(spec.split(self.tensor[: spec.size]))
        if self.told:
            self.dict["moves"] = self.tensor[spec.size :].reshape(-1, 3)

    def set_from(self, state: BoneyardState, player: int) -> None:
        """Fill in the tensor."""
        self.tensor.fill(0)
        if state.story is None:
            return
        self.tensor[: self.setting.encoding.spec.size] = state.story.table.obs_of(player)
        if self.told:
            self.tell_story(state.story, player)

    def tell_story(self, story: Story, player: int) -> None:
        """The moves since the start, and the tiles that came."""
        rows, seats = self.dict["moves"], self.setting.players
        for row, (seat, move) in zip(rows, story.moves, strict=False):
            row[0], row[1] = 1 + (seat - player) % seats, 1 + move
        before: Any = None
        for number, hand in story.hands[player]:
            now = np.frombuffer(hand, np.int8)
            if before is not None and (now > before).any() and number:
                rows[number - 1][2] = 1 + int((now > before).argmax())
            before = now

    def string_from(self, state: BoneyardState, player: int) -> str:
        """The same as text."""
        if state.story is None:
            return "deal"
        seen: str = state.story.table.obs_of(player).tobytes().hex()
        if not self.recalls:
            return seen
        return f"{seen}\n{state.story.seen_by(player)}\n{state.story.hands_of(player)}"


def register(game: str | Rules) -> str:
    """Register a game with OpenSpiel; returns its name there."""
    rules = rules_of(game)
    kind = game_type(rules)
    if kind.short_name not in pyspiel.registered_names():
        # A class, as OpenSpiel's own: what it keeps is freed when Python is gone already.
        made = type(f"Game_{kind.short_name}", (BoneyardGame,), {"rules": rules, "kind": kind})
        pyspiel.register_game(kind, made)
    name: str = kind.short_name
    return name


def register_all() -> list[str]:
    """Register every game that can be told in numbers."""
    found = []
    for name in names():
        if hasattr(rules_of(name).part("observe"), "ENCODING"):
            found.append(register(name))
    return found


register_all()
