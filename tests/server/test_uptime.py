"""Turn times count only while a server is there: the gaps between two runs are left out."""

from __future__ import annotations

import asyncio

import pytest

from boneyard.server.tables.clock import KEPT, Gap, Uptime
from tests.server.desk import MemoryStore


@pytest.fixture(scope="session")
def ready() -> None:
    """No game is played here: nothing has to be compiled."""


def after(store: MemoryStore, now: float) -> Uptime:
    """A server that starts now."""
    uptime = Uptime(store)
    asyncio.run(uptime.start(now))
    return uptime


def test_the_first_start_leaves_no_gap() -> None:
    uptime = after(MemoryStore(), 50.0)
    assert uptime.gaps == []
    assert uptime.passed(20.0, 60.0) == 40.0


def test_the_time_from_the_last_note_to_the_next_start_does_not_count() -> None:
    store = MemoryStore()
    first = after(store, 100.0)
    asyncio.run(first.beat(130.0))
    second = after(store, 400.0)
    assert second.gaps == [(130.0, 400.0)]
    assert second.passed(120.0, 405.0) == 15.0
    third = after(store, 1000.0)  # it notes that it is there when it starts, not only later
    assert third.gaps == [(130.0, 400.0), (400.0, 1000.0)]
    assert third.passed(120.0, 1005.0) == 15.0


@pytest.mark.parametrize(
    ("since", "now", "counted"),
    [
        (0.0, 5.0, 5.0),  # before the gap
        (0.0, 15.0, 10.0),  # into it
        (12.0, 18.0, 0.0),  # within
        (12.0, 25.0, 5.0),  # out of it
        (30.0, 37.0, 7.0),  # after it
        (0.0, 60.0, 40.0),  # over both gaps
        (9.0, 8.0, 0.0),  # a clock that was set back
    ],
)
def test_what_counts_of_a_time(since: float, now: float, counted: float) -> None:
    uptime = Uptime(MemoryStore())
    uptime.gaps = [(10.0, 20.0), (45.0, 55.0)]
    assert uptime.passed(since, now) == counted


def test_only_the_newest_gaps_are_kept() -> None:
    store = MemoryStore()
    for start in range(KEPT + 3):
        uptime = after(store, 10.0 * start)
    gaps: list[Gap] = [(10.0 * start, 10.0 * start + 10.0) for start in range(2, KEPT + 2)]
    assert uptime.gaps == gaps
    assert after(store, 9e9).gaps[:-1] == gaps[1:]
    assert KEPT == 200
