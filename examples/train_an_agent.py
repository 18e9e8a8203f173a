"""An agent that learns Dominoes by playing itself: `python examples/train_an_agent.py [minutes]`

Actor and critic in PyTorch (`pip install torch`), with the games of a batch as teachers. Then it
is measured against the level `beginner`.
"""

import sys
import time

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

import boneyard
from boneyard.research.batch import Batch

GAMES, SCALE = 512, 30.0  # at a time; points that count as one


def policy(net: nn.Module, env: Batch) -> tuple[Categorical, torch.Tensor]:
    """What the agent would do in each row, and what it expects to win."""
    out = net(torch.as_tensor(env.obs).float() / 8)
    logits = out[:, :-1].masked_fill(torch.as_tensor(env.mask) == 0, -1e9)
    return Categorical(logits=logits), out[:, -1]


def learn(net: nn.Module, optimizer: torch.optim.Optimizer, seed: int) -> None:
    """Play games to their ends on both seats, then make what was worth it more likely."""
    env = boneyard.batch("classic", n=GAMES, seed=seed, autoreset=False)
    steps, worth = [], torch.zeros(GAMES, 2)
    while (env.to_move >= 0).any():
        playing = torch.as_tensor(env.to_move >= 0)
        seats = torch.as_tensor(np.maximum(env.to_move, 0)).long()
        chosen, value = policy(net, env)
        action = chosen.sample()
        steps.append((chosen.log_prob(action), chosen.entropy(), value, seats, playing))
        env.step(action.numpy())
        worth += torch.as_tensor(env.rewards) / SCALE
    log_prob, entropy, value, seats, playing = map(torch.stack, zip(*steps, strict=True))
    won = worth.expand(len(steps), -1, -1).gather(2, seats[..., None])[..., 0]
    gain = won - value
    loss = (-log_prob * gain.detach() + gain.pow(2) / 2 - 0.01 * entropy)[playing].mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()


def measure(net: nn.Module, level: str, games: int = 1000, seed: int = 0) -> float:
    """The points a game that the agent wins against a level; each sits on either seat."""
    env = boneyard.batch("classic", n=games, seed=seed, autoreset=False)
    own, won = np.arange(games) % 2, 0.0
    while (env.to_move >= 0).any():
        with torch.no_grad():
            best = policy(net, env)[0].probs.argmax(1).numpy()
        env.step(np.where(env.to_move == own, best, env.choose(level)))
        won += float(env.rewards[np.arange(games), own].sum())
    return won / games


def main(minutes: str = "5", level: str = "beginner", games: str = "1000") -> None:
    """Train for so long, then measure."""
    torch.manual_seed(1)
    env = boneyard.batch("classic", n=1)
    layers = [nn.Linear(env.obs.shape[1], 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU()]
    net = nn.Sequential(*layers, nn.Linear(256, env.mask.shape[1] + 1))
    optimizer = torch.optim.Adam(net.parameters(), 1e-3)
    start, rounds = time.perf_counter(), 0
    while rounds == 0 or time.perf_counter() - start < 60 * float(minutes):
        rounds += 1
        learn(net, optimizer, seed=rounds)
    print(f"{rounds * GAMES:,} games played against itself")
    print(f"{measure(net, level, int(games)):+.2f} points a game against {level}")


if __name__ == "__main__":
    main(*sys.argv[1:])
