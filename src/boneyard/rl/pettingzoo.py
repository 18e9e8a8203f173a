"""The games as PettingZoo environments: one agent after the other, or all at once.

    env = boneyard.rl.pettingzoo.env("classic", players=2)

An agent sees `observation` and `action_mask`; where moves are not dense, an action is a place in
the list of legal moves, and `action_features` says what each of them is. Rewards come at the end.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np

from boneyard.engine.knowledge import features_of, must_act_first
from boneyard.errors import BadValue, BoneyardError
from boneyard.rl.table import Setting, Table

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
except ImportError as problem:  # pragma: no cover
    raise BoneyardError(f"PettingZoo is missing: pip install 'boneyard[rl]' ({problem})") from None

__all__ = ["BoneyardEnv", "BoneyardParallelEnv", "env", "parallel_env", "raw_env"]

Observation = dict[str, Any]


def observation_space(setting: Setting, actions: int) -> spaces.Dict:
    """What an agent sees."""
    size, features = setting.encoding.spec.size, setting.encoding.features
    parts: dict[str, Any] = {
        "observation": spaces.Box(-128, 127, (size,), np.int8),
        "action_mask": spaces.Box(0, 1, (actions,), np.int8),
    }
    if features is not None and not setting.encoding.dense:
        parts["action_features"] = spaces.Box(-128, 127, (actions, features.size), np.int8)
    return spaces.Dict(parts)


class Agents:
    """What both kinds of environment have: a table, and an agent for each seat."""

    def __init__(
        self,
        game: str,
        players: int,
        render_mode: str | None,
        max_cycles: int | None,
        options: dict[str, Any],
    ) -> None:
        self.setting = Setting(game, players, options)
        self.table = Table(self.setting)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.dice = np.random.default_rng()
        self.count = 0  # moves, or cycles

    def deal(self, seed: int | None) -> None:
        """Begin a game."""
        if seed is not None:
            self.dice = np.random.default_rng(seed)
        self.table.deal(int(self.dice.integers(2**63)))
        self.agents = list(self.possible_agents)
        self.count = 0

    def picture(self) -> str:
        """What everybody sees, as JSON."""
        return self.table.position().view_json(None).decode()


class BoneyardEnv(AECEnv):  # type: ignore[misc]
    """One agent after the other. Where several may act they are asked in turn, and may wait.

    An action that is not legal is refused with an error; PettingZoo's `TerminateIllegalWrapper`
    makes it a loss instead.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["ansi"],
        "name": "boneyard_v0",
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        players: int = 2,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.own = Agents(game, players, render_mode, max_cycles, options)
        self.render_mode = render_mode
        self.possible_agents = self.own.possible_agents
        actions = self.own.setting.actions
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: observation_space(self.own.setting, actions) for agent in self.possible_agents
        }
        self._dense = self.own.setting.encoding.dense
        self._idle = np.zeros(actions, np.int8)

    def observation_space(self, agent: str) -> Any:
        """What an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What an agent can do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        """Begin a game; without a seed, the next of this environment's own series."""
        self.own.deal(seed)
        self.agents = self.own.agents
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.own.table.seat]

    def observe(self, agent: str) -> Observation:
        """What an agent knows, and what it may do if it is asked."""
        table, seat = self.own.table, self.own.seats[agent]
        asked = seat == table.seat
        seen = {
            "observation": table.obs_of(seat),
            "action_mask": table.mask if asked else self._idle.copy(),
        }
        if not self._dense:
            seen["action_features"] = table.features
        return seen

    def step(self, action: Any) -> None:
        """The action of the agent that is asked; None for one whose game is over."""
        agent, table = self.agent_selection, self.own.table
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if not table.allows(action):
            allowed = ", ".join(map(str, table.actions()))
            raise BadValue(f"action {action!r} of {agent} is not legal; legal are: {allowed}")
        self._cumulative_rewards[agent] = 0.0
        table.act(table.move_of(action))
        self.own.count += 1
        if table.over:
            self._finish(table.rewards)
        elif self.own.max_cycles and self.own.count >= self.own.max_cycles * len(self.agents):
            self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[table.seat]

    def _finish(self, worth: list[float]) -> None:
        self.rewards = dict(zip(self.agents, worth, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def render(self) -> str:
        """What everybody sees, as JSON."""
        return self.own.picture()

    def close(self) -> None:
        """Nothing to give back."""


class BoneyardParallelEnv(ParallelEnv):  # type: ignore[misc]
    """All agents at once. The last action is to wait: what an agent does that may not act now.

    Where several act at the same time they do so in turn order, and what an earlier one made
    impossible is not done. An action that is not legal is a wait.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "name": "boneyard_v0"}

    def __init__(
        self,
        game: str,
        players: int = 2,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **options: Any,
    ) -> None:
        self.own = Agents(game, players, render_mode, max_cycles, options)
        self.render_mode = render_mode
        self.possible_agents = self.own.possible_agents
        self.agents: list[str] = []
        self.wait = self.own.setting.actions  # after all other actions
        self.action_spaces = {
            agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents
        }
        self.observation_spaces = {
            agent: observation_space(self.own.setting, self.wait + 1)
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Any:
        """What an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What an agent can do."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: Any = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a game; without a seed, the next of this environment's own series."""
        self.own.deal(seed)
        self.agents = self.own.agents
        return {agent: self._seen(agent) for agent in self.agents}, self._infos()

    def step(self, actions: dict[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        """What each agent does."""
        table, setting = self.own.table, self.own.setting
        position = table.position()
        for seat in position.actors:
            ids = self._moves(position, seat)
            place = int(actions.get(self.possible_agents[seat], self.wait))
            move = place if setting.encoding.dense else ids[place] if place < len(ids) else -1
            if move in ids and move in position.legal_ids(seat):
                position.play_id(move, seat)
                if position.over:
                    break
        table.put(position._states)
        self.own.count += 1
        return self._after(position.utilities)

    def _after(self, worth: tuple[float, ...] | None) -> tuple[Any, Any, Any, Any, Any]:
        over = worth is not None
        late = not over and self.own.count == self.own.max_cycles
        agents = self.agents
        seen = {agent: self._seen(agent) for agent in agents}
        rewards = dict(zip(agents, worth or [0.0] * len(agents), strict=True))
        infos = self._infos()
        if over or late:
            self.agents = self.own.agents = []
        ended = dict.fromkeys(agents, over), dict.fromkeys(agents, late)
        return seen, rewards, *ended, infos

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: {} for agent in self.agents}

    def _moves(self, position: Any, seat: int) -> list[int]:
        return list(position.legal_ids(seat)) if seat in position.actors else []

    def _seen(self, agent: str) -> Observation:
        """What an agent knows, and may do; waiting is for those without whom the game goes on."""
        table, setting, seat = self.own.table, self.own.setting, self.own.seats[agent]
        acting = int(table.row["actors"]) >> seat & 1
        position = table.position()
        ids = self._moves(position, seat) if acting else []
        mask = np.zeros(self.wait + 1, np.int8)
        mask[ids if setting.encoding.dense else slice(len(ids))] = 1
        mask[self.wait] = not must_act_first(table.states) >> seat & 1
        seen = {"observation": table.obs_of(seat), "action_mask": mask}
        if setting.encoding.features is not None and not setting.encoding.dense:
            rows = np.zeros((self.wait + 1, setting.encoding.features.size), np.int8)
            for row, move in zip(rows, ids, strict=False):
                row[:] = features_of(setting.rules, table.states, seat, move)
            seen["action_features"] = rows
        return seen

    def render(self) -> str:
        """What everybody sees, as JSON."""
        return self.own.picture()

    def close(self) -> None:
        """Nothing to give back."""


env = BoneyardEnv
"""The name by which PettingZoo's tools find an environment."""

raw_env = BoneyardEnv
"""The same: nothing is wrapped around it."""

parallel_env = BoneyardParallelEnv
"""The name for environments in which all act at once."""
