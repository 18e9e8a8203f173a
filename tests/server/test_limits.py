"""How much one address may ask for, and what an address is."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from starlette.datastructures import Headers

from boneyard.server.access.limits import Bucket, Buckets, Counts, network_of
from boneyard.server.app import App, address_of
from tests.server.desk import Desk


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::ffff:c000:207", "192.0.2.7"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8:0:0:ffff:ffff:ffff:ffff", "2001:db8::/64"),
        ("2001:0DB8::2", "2001:db8::/64"),
        ("2001:db8:0:1::1", "2001:db8:0:1::/64"),
        ("2001:db8:1::1", "2001:db8:1::/64"),
        ("::1", "::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
        ("", ""),
    ],
)
def test_limits_are_for_an_ipv4_address_or_an_ipv6_network(address: str, network: str) -> None:
    assert network_of(address) == network
    assert address_of({"client": (address, 4711)}) == network


def test_a_connection_without_an_address_has_limits_too() -> None:
    assert address_of({"client": None}) == "unknown"


def test_connections_are_counted_for_a_whole_ipv6_network() -> None:
    async def inside() -> list[str]:
        desk = Desk()
        desk.set(connections_per_address=2)
        app = App(desk.hub)
        gone = asyncio.Event()
        answers: list[str] = []
        lines = []
        for address in ("2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:db8:0:1::1"):
            caller: Any = Caller(address, answers, gone)
            lines.append(asyncio.create_task(app.websocket(caller)))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
        gone.set()
        await asyncio.gather(*lines)
        assert app.counts.of == {}
        await desk.close()
        return answers

    assert asyncio.run(inside()) == ["accepted", "accepted", "rejected", "accepted"]


class Caller:
    """A socket without a network, open until `gone`."""

    path = "/ws"
    cut_because = ""

    def __init__(self, address: str, answers: list[str], gone: asyncio.Event) -> None:
        self.address, self.answers, self.gone = address, answers, gone
        self.headers = Headers()

    async def scope(self) -> Any:
        """Where it comes from."""
        return {"client": (self.address, 1)}

    def accept(self, most_unsent: int, messages: Bucket) -> None:
        """It may come in."""
        self.answers.append("accepted")

    def reject(self) -> None:
        """It may not."""
        self.answers.append("rejected")

    def send(self, data: bytes) -> None:
        """Nobody listens."""

    async def receive(self) -> None:
        """It says nothing until it goes."""
        await self.gone.wait()

    async def close(self, code: int) -> None:
        """The end."""


@pytest.mark.parametrize("behind_proxy", [False, True])
def test_an_address_whose_sockets_flood_soon_opens_only_a_few(behind_proxy: bool) -> None:
    """A proxy has all connections, and tells only of sockets where they come from."""

    class Flood(Caller):
        async def receive(self) -> Any:
            return b"binary"

    async def inside() -> list[str]:
        desk = Desk()
        desk.set(connection_burst=100, connections_per_second=0.0)
        app = App(desk.hub)
        app.behind_proxy = behind_proxy
        answers: list[str] = []
        for _ in range(8):
            caller: Any = Flood("192.0.2.7", answers, asyncio.Event())
            await app.websocket(caller)
        caller = Flood("192.0.2.8", answers, asyncio.Event())
        await app.websocket(caller)
        assert app.arrivals.opened.empty("192.0.2.7")
        await desk.close()
        return answers

    answers = asyncio.run(inside())
    assert answers[-1] == "accepted", "another address"
    assert answers[:8].count("rejected") == (3 if behind_proxy else 0)


def test_addresses_are_forgotten_when_their_buckets_are_full_again() -> None:
    now = [0.0]
    buckets = Buckets(rate=0.5, most=2, clock=lambda: now[0])
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    now[0] += 1
    buckets.take("b")
    buckets.forget()
    assert set(buckets.of) == {"a", "b"}, "they could ask for more than their share"
    now[0] += 2.5
    buckets.forget()
    assert set(buckets.of) == {"a"}
    now[0] += 0.5
    buckets.forget()
    assert not buckets.of
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]


def test_asking_whether_there_is_any_left_takes_none() -> None:
    now = [0.0]
    buckets = Buckets(rate=0.5, most=1, clock=lambda: now[0])
    assert not buckets.empty("a")
    assert "a" not in buckets.of
    assert buckets.take("a")
    assert buckets.empty("a")
    now[0] += 2
    assert not buckets.empty("a")
    assert not buckets.empty("a")


def test_as_many_as_there_is_room_for_are_counted() -> None:
    counts = Counts(2)
    assert [counts.enter("a") for _ in range(3)] == [True, True, False]
    assert counts.enter("b")
    assert counts.total == 3
    counts.leave("a")
    assert counts.enter("a")
    for address in "aab":
        counts.leave(address)
    assert (counts.of, counts.total) == ({}, 0)
