"""The games as Gymnasium environments: many games at once, or one agent against the levels.

envs = boneyard.rl.gymnasium.BoneyardVectorEnv("classic", num_envs=1024)
env = boneyard.rl.gymnasium.BoneyardEnv("classic", opponent="beginner")
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np

from boneyard.errors import BadValue, BoneyardError
from boneyard.research.batch import Batch, batch

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as problem:  # pragma: no cover
    raise BoneyardError(f"Gymnasium is missing: pip install 'boneyard[rl]' ({problem})") from None

__all__ = ["BoneyardEnv", "BoneyardVectorEnv"]

ILLEGAL = ("lose", "raise")


class BoneyardVectorEnv(VectorEnv):  # type: ignore[misc]
    """Self-play in a batch: at each step the seat that is asked acts, in every game.

    Observations and rewards are those of a batch, without a copy, and change in place; the reward
    of a step is that of the seat that acted, and all are in `info["rewards"]`. A game that ends
    starts again in the same step. Actions are the numbers of moves; what is legal is in
    `info["action_mask"]`, or where moves are not dense in `info["legal"]`, `info["legal_n"]` and
    `info["action_features"]`.
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int = 2,
        seed: int = 0,
        threads: int = 1,
        **options: Any,
    ) -> None:
        self.batch: Batch = batch(game, num_envs, players, seed, threads=threads, **options)
        self.num_envs = num_envs
        encoding = self.batch.encoding
        self.single_observation_space = spaces.Box(-128, 127, (encoding.spec.size,), np.int8)
        most = encoding.actions if encoding.dense else 2**31 - 1
        low = 0 if encoding.dense else -1
        self.single_action_space = spaces.Discrete(most - low, start=low)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._all = np.arange(num_envs)
        self._never = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Start all games again; with a seed, those of another series."""
        self.batch.reset(seed=seed)
        return self.batch.obs, self.info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One action in each game."""
        env = self.batch
        acted = env.to_move.copy()
        env.step(actions)
        rewards = env.rewards[self._all, acted]
        return env.obs, rewards, env.done.astype(np.bool_), self._never, self.info()

    def info(self) -> dict[str, Any]:
        """Who is asked, what is legal, and what the last step was worth to each seat."""
        env = self.batch
        told: dict[str, Any] = {"to_move": env.to_move, "rewards": env.rewards}
        if env.encoding.dense:
            told["action_mask"] = env.mask
        else:
            told["legal"], told["legal_n"] = env.legal, env.legal_n
            told["action_features"] = env.action_features
        return told


class BoneyardEnv(gymnasium.Env):  # type: ignore[misc]
    """One agent against others: "random", or a level of the ladder, such as "beginner".

    The agent has a seat, or with seat=None another one in each game. What it may do is in
    `info["action_mask"]`; where moves are not dense, an action is a place in the list of legal
    moves, which `info["action_features"]` describes. An action that is not legal loses the game,
    or with illegal="raise" is refused with an error.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: int = 2,
        opponent: str = "random",
        seat: int | None = None,
        illegal: str = "lose",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if illegal not in ILLEGAL:
            raise BadValue(f"illegal is one of {', '.join(ILLEGAL)}, not {illegal!r}")
        self.batch: Batch = batch(game, 1, players, 0, autoreset=False, **options)
        if seat is not None and seat not in range(players):
            raise BadValue(f"there is no seat {seat!r}; seats are 0 to {players - 1}")
        self.fixed_seat, self.opponent, self.illegal = seat, opponent, illegal
        self.render_mode = render_mode
        self.seat = seat or 0
        encoding = self.batch.encoding
        self.actions = encoding.actions or self.batch.rules.most_moves + 1
        self.action_space = spaces.Discrete(self.actions)
        self.observation_space = spaces.Box(-128, 127, (encoding.spec.size,), np.int8)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin a game, and let the others play until the agent is asked, or it is over."""
        super().reset(seed=seed)
        self._begin()
        while self._others() is not None:  # over before the agent was asked
            self._begin()
        return self.batch.obs[0].copy(), self.info()

    def _begin(self) -> None:
        env = self.batch
        if self.fixed_seat is None:
            self.seat = int(self.np_random.integers(env.players))
        env.reset(seed=int(self.np_random.integers(2**63)))

    def _others(self) -> float | None:
        """The others play until the agent is asked; returns its reward if that ended the game."""
        env = self.batch
        while env.to_move[0] not in (self.seat, -1):
            env.step(env.choose(self.opponent))
        return float(env.rewards[0, self.seat]) if env.to_move[0] == -1 else None

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The agent's action, and what the others do until it is asked again."""
        env = self.batch
        legal, place = env.legal_ids(0), int(action)
        move = place if env.encoding.dense else legal[place] if place < len(legal) else None
        if env.to_move[0] != self.seat or move not in legal:
            if self.illegal == "raise":
                raise BadValue(f"action {action!r} is not legal; moves are: {legal}")
            return self._last_seen(), env.utility.low, True, False, {"illegal": True}
        env.step(np.array([move], np.int64))
        worth = self._others()
        if worth is None:
            return env.obs[0].copy(), 0.0, False, False, self.info()
        return self._last_seen(), worth, True, False, {}

    def _last_seen(self) -> Any:
        return self.batch.position(0).obs(self.seat)

    def info(self) -> dict[str, Any]:
        """What the agent may do."""
        env = self.batch
        mask = np.zeros(self.actions, np.int8)
        if env.encoding.dense:
            mask[:] = env.mask[0]
            return {"action_mask": mask}
        mask[: env.legal_n[0]] = 1
        return {"action_mask": mask, "action_features": env.action_features[0].copy()}

    def render(self) -> str | None:
        """What everybody sees, as JSON."""
        return self.batch.position(0).view_json(None).decode() if self.render_mode else None
