"""Many computers as one: numbered pieces of work on a Ray cluster, where one machine is too slow.

Pieces do not depend on each other, and each gives the same result wherever it is done. So Ray may
do a piece again when a worker or a whole node is lost, and what a run adds up to is the same on
any number of nodes.
"""

from __future__ import annotations

import socket
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, redirect_stdout
from typing import Any, TypeVar

from boneyard import __version__
from boneyard.errors import BadValue, BoneyardError

Piece = TypeVar("Piece")
Result = TypeVar("Result")

RAY = "ray"  # a cluster that runs here or that RAY_ADDRESS names; if there is none, one is begun
RETRIES = 10  # of a piece whose worker or node was lost
AHEAD = 2  # pieces for each core: one is being done, one waits
LOOK_SECONDS = 2.0  # between two looks at how many cores there are
ANSWER_SECONDS = 10.0  # for the head of a cluster


class Fleet:
    """A cluster that this process is connected to."""

    def __init__(self, ray: Any) -> None:
        self.ray = ray

    def each(
        self, work: Callable[[Piece], Result], pieces: Iterable[Piece], gpu: bool = False
    ) -> Iterator[tuple[Piece, Result]]:
        """Have a piece of work done for each, on a core or on a GPU; results as they come.

        `work` is a function of a module that every node can import. Only as many pieces are handed
        out as keep all cores busy, so their number does not matter.
        """
        needs = {"num_cpus": 0, "num_gpus": 1} if gpu else {"num_cpus": 1}
        task = self.ray.remote(max_retries=RETRIES, **needs)(do_piece)
        waiting: dict[Any, Piece] = {}
        left = iter(pieces)
        most, looked = self.room(gpu), time.monotonic()
        try:
            while True:
                for piece in left:
                    waiting[task.remote(work, piece, __version__)] = piece
                    if len(waiting) >= most:
                        break
                if not waiting:
                    return
                finished, _ = self.ray.wait(list(waiting), num_returns=1)
                for one in finished:
                    yield waiting.pop(one), self.result(one)
                if time.monotonic() - looked > LOOK_SECONDS:  # nodes come and go
                    most, looked = self.room(gpu), time.monotonic()
        finally:
            for one in waiting:
                self.ray.cancel(one, force=True)

    def room(self, gpu: bool) -> int:
        """How many pieces to hand out at a time."""
        return AHEAD * max(1, int(self.ray.cluster_resources().get("GPU" if gpu else "CPU", 1)))

    def result(self, one: Any) -> Any:
        """What came of a piece; an error of ours as it was raised there."""
        from ray.exceptions import RayError, RayTaskError

        try:
            return self.ray.get(one)
        except RayTaskError as problem:
            if isinstance(problem.cause, BoneyardError):
                raise problem.cause from None
            raise
        except RayError as problem:
            first = str(problem).strip().splitlines()[0]
            raise BoneyardError(
                f"a piece was lost {RETRIES + 1} times, and the run stopped: {first}"
            ) from None


def do_piece(work: Callable[[Any], Any], piece: Any, version: str) -> Any:
    """On a node: a piece of work, if the node has the same Boneyard."""
    if version != __version__:
        raise BoneyardError(
            f"a node has Boneyard {__version__}, and this is {version}: install the same on all"
        )
    return work(piece)


@contextmanager
def open_fleet(where: str) -> Iterator[Fleet]:
    """Connect to a cluster: "ray", or the address of its head, such as "10.0.0.5:6379".

    A connection that is there already is used, and stays. Otherwise what Ray says of lost nodes
    goes to stderr, because the output of a command is its result.
    """
    if not isinstance(where, str) or not where:
        raise BadValue(f'fleet is "ray" or the address of a Ray cluster, not {where!r}')
    ray = find_ray()
    if ray.is_initialized():
        yield Fleet(ray)
        return
    try:
        if where != RAY:
            knock(where)
        address = None if where == RAY else where
        ray.init(address=address, log_to_driver=False, logging_level="warning")
    except (OSError, RuntimeError, ValueError) as problem:
        first = str(problem).strip().splitlines()[0]
        raise BoneyardError(f"there is no Ray cluster at {where}: {first}") from None
    with redirect_stdout(sys.stderr):
        try:
            yield Fleet(ray)
        finally:
            ray.shutdown()


def knock(address: str) -> None:
    """Fail at once where nobody listens; Ray itself would try for minutes."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if colon and port.isdigit():
        socket.create_connection((host.strip("[]"), int(port)), ANSWER_SECONDS).close()


def find_ray() -> Any:
    """Ray, or an error that says what is missing."""
    try:
        import ray
    except ImportError as problem:
        raise BoneyardError(f"a fleet needs Ray: pip install 'boneyard[ray]' ({problem})") from None
    return ray
