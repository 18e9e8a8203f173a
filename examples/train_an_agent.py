"""An agent that learns Dominoes by playing itself: `python examples/train_an_agent.py [minutes]`

Actor and critic in PyTorch (`pip install torch`), with a batch of games as the teacher. Then it is
measured against a level of the ladder. docs/train.md explains it step by step.
"""

import sys
import time

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

import boneyard
from boneyard.research.batch import Batch

GAMES, SCALE, RATE = 512, 30.0, 2e-3  # at a time; points that count as one; of learning


def decide(net: nn.Module, env: Batch) -> tuple[Categorical, torch.Tensor]:
    """What the agent would do in each row, and what it expects to win."""
    seen, mask = torch.as_tensor(env.obs).float(), torch.as_tensor(env.mask).float()
    out = net(torch.cat([seen / 8, (seen > 0).float(), mask], dim=1))
    return Categorical(logits=out[:, :-1] + (mask - 1) * 1e9), out[:, -1]


def learn(net: nn.Module, optimizer: torch.optim.Optimizer, seed: int, left: float) -> None:
    """Play games to their ends on both seats, then make what was worth it more likely."""
    env = boneyard.batch("classic", n=GAMES, seed=seed, autoreset=False)
    steps, worth = [], torch.zeros(GAMES, 2)
    while (env.to_move >= 0).any():
        decision, value = decide(net, env)
        action = decision.sample()
        seat = torch.as_tensor(env.to_move).long()
        steps.append((decision.log_prob(action), decision.entropy(), value, seat))
        env.step(action.numpy())
        worth += torch.as_tensor(env.rewards) / SCALE
    log_prob, entropy, value, seat = map(torch.stack, zip(*steps, strict=True))
    won = worth.expand(len(steps), -1, -1).gather(2, seat.clamp(min=0)[..., None])[..., 0]
    gain = won - value
    push = gain.detach() / gain[seat >= 0].std()
    loss = -log_prob * push + gain.pow(2) / 2 - 0.02 * left * entropy
    optimizer.param_groups[0]["lr"] = RATE * left
    optimizer.zero_grad()
    loss[seat >= 0].mean().backward()
    optimizer.step()


def measure(net: nn.Module, level: str, games: int, seed: int = 0) -> tuple[float, float]:
    """Against a level, from either seat: the share of games won, draws as halves, and points."""
    env = boneyard.batch("classic", n=games, seed=seed, autoreset=False)
    own, points = np.arange(games) % 2, np.zeros(games)
    while (env.to_move >= 0).any():
        with torch.no_grad():
            best = decide(net, env)[0].logits.argmax(dim=1).numpy()
        env.step(np.where(env.to_move == own, best, env.choose(level)))
        points += env.rewards[np.arange(games), own]
    return float((np.sign(points) + 1).mean() / 2), float(points.mean())


def main(minutes: str = "5", level: str = "beginner", games: str = "4000") -> None:
    """Train for so long, then measure."""
    torch.manual_seed(1)
    torch.set_num_threads(1)
    env = boneyard.batch("classic", n=1)
    width = 2 * env.obs.shape[1] + env.mask.shape[1]
    layers = [nn.Linear(width, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU()]
    net = nn.Sequential(*layers, nn.Linear(256, env.mask.shape[1] + 1))
    optimizer = torch.optim.Adam(net.parameters(), RATE)
    start, rounds, seconds, budget = time.process_time(), 0, 0.0, 60 * float(minutes)
    while rounds == 0 or seconds < budget:
        rounds += 1
        learn(net, optimizer, seed=rounds, left=1 - seconds / (budget or 1))
        seconds = time.process_time() - start
    won, points = measure(net, level, int(games))
    error = 1.96 * (won * (1 - won) / int(games)) ** 0.5
    print(f"{rounds * GAMES:,} games played against itself, {seconds:.0f} CPU seconds")
    print(f"{won:.1%} ± {error:.1%} of games won, {points:+.2f} points a game against {level}")


if __name__ == "__main__":
    main(*sys.argv[1:])
