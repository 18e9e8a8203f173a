"""Measuring several engines in one run: in turn, several times over, by CPU time; the median.

Times on shared machines are noisy; ratios of one run are not.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable, Mapping

Work = Callable[[], int]  # does some work and says how much


def arguments(text: str | None) -> argparse.ArgumentParser:
    """The arguments of every benchmark."""
    parser = argparse.ArgumentParser(description=text)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time a round (1)")
    parser.add_argument("--rounds", type=int, default=5, help="rounds (5)")
    return parser


def measure(
    makers: Mapping[str, Callable[[], Work]], seconds: float, rounds: int
) -> dict[str, float]:
    """Work done per CPU second by each."""
    works = {name: make() for name, make in makers.items()}
    speeds: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(rounds):
        for name, work in works.items():
            done, start = 0, time.process_time()
            while time.process_time() - start < seconds:
                done += work()
            speeds[name].append(done / (time.process_time() - start))
    return {name: statistics.median(found) for name, found in speeds.items()}
