"""Numbers about the server, as Prometheus reads them. No names, no codes, no hands."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable

from boneyard import __version__

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

HELP = {
    "boneyard_build_info": "The version of the server.",
    "boneyard_moves_total": "Moves made, by who made them.",
    "boneyard_refused_total": "Messages refused, by reason.",
    "boneyard_messages_total": "Messages received.",
    "boneyard_faults_total": "Errors of the server itself.",
    "boneyard_closed_total": "Connections closed by the server, by reason.",
    "boneyard_bots_failed_total": "Bots that gave no move in time.",
    "boneyard_connections": "Connections now.",
    "boneyard_tables": "Tables in memory.",
    "boneyard_quarantined_tables": "Tables whose events cannot be followed.",
    "boneyard_game_moves_total": "Moves made, by game.",
    "boneyard_store_waits_total": "Times that the store was away; it was asked again.",
    "boneyard_bots_waiting": "Bots' moves and hints that wait for a worker.",
    "boneyard_loop_lag_seconds": "How late the event loop was, looked at twice a second.",
    "boneyard_move_seconds": "From a move's arrival until it was durable and sent.",
    "boneyard_store_seconds": "How long the store took to make an event durable.",
}
HISTOGRAMS = ("boneyard_move_seconds", "boneyard_store_seconds", "boneyard_loop_lag_seconds")


class Histogram:
    """How often something took how long."""

    def __init__(self) -> None:
        self.buckets = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def add(self, seconds: float) -> None:
        """It took this long."""
        self.buckets[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds

    def lines(self, name: str) -> list[str]:
        """In Prometheus's text format."""
        total, lines = 0, [f"# HELP {name} {HELP[name]}", f"# TYPE {name} histogram"]
        for bound, number in zip([*map(str, BOUNDS), "+Inf"], self.buckets, strict=True):
            total += number
            lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{name}_sum {self.seconds:g}", f"{name}_count {total}"]


class Metrics:
    """Counters, gauges that are computed when they are read, and histograms."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str]] = Counter()
        self.gauges: dict[str, Callable[[], float]] = {}
        self.histograms = {name: Histogram() for name in HISTOGRAMS}

    def count(self, name: str, label: str = "") -> None:
        """Add one; labels are ours, never a client's text."""
        self.counts[name, label] += 1

    def move_took(self, seconds: float) -> None:
        """A person's move took this long, from its arrival until it was told."""
        self.histograms["boneyard_move_seconds"].add(seconds)

    def store_took(self, seconds: float) -> None:
        """An event was durable after this long."""
        self.histograms["boneyard_store_seconds"].add(seconds)

    def loop_was_late(self, seconds: float) -> None:
        """Everybody waited so long before anything was done for them."""
        self.histograms["boneyard_loop_lag_seconds"].add(seconds)

    def text(self) -> str:
        """Everything, in Prometheus's text format.

        >>> metrics = Metrics()
        >>> metrics.count("boneyard_moves_total", "person")
        >>> 'boneyard_moves_total{kind="person"} 1' in metrics.text()
        True
        """
        name = "boneyard_build_info"
        lines = [f"# HELP {name} {HELP[name]}", f"# TYPE {name} gauge"]
        lines.append(f'{name}{{version="{__version__}"}} 1')
        for name in sorted({name for name, _ in self.counts}):
            lines += [f"# HELP {name} {HELP[name]}", f"# TYPE {name} counter"]
            for (own, label), number in sorted(self.counts.items()):
                if own == name:
                    lines.append(f"{name}{kind(label)} {number}")
        for name, read in self.gauges.items():
            lines += [f"# HELP {name} {HELP[name]}", f"# TYPE {name} gauge", f"{name} {read():g}"]
        for name, histogram in self.histograms.items():
            lines += histogram.lines(name)
        return "\n".join(lines) + "\n"


def kind(label: str) -> str:
    """A label as it is written."""
    return f'{{kind="{label}"}}' if label else ""
