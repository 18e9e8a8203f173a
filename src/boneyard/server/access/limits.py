"""How much one address may ask for."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable


def network_of(address: str) -> str:
    """What limits count as one address: an IPv4 address, or for IPv6 its /64.

    >>> network_of("2001:db8::1") == network_of("2001:db8:0:0:ffff::2")
    True
    >>> network_of("::ffff:192.0.2.7")
    '192.0.2.7'
    """
    try:
        parsed = ipaddress.IPv6Address(address)
    except ValueError:
        return address  # IPv4, or a socket without an address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(parsed), 64), strict=False))


class Bucket:
    """A token bucket: so much at once, and so much more each second.

    >>> now = 0.0
    >>> bucket = Bucket(1.0, 2.0, lambda: now)
    >>> [bucket.take() for _ in range(3)]
    [True, True, False]
    """

    __slots__ = ("at", "clock", "level", "most", "rate")

    def __init__(
        self, rate: float, most: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.most = self.level = most
        self.clock = clock
        self.at = clock()

    def take(self) -> bool:
        """Take one; False if none is left."""
        self.refill()
        if self.level < 1:
            return False
        self.level -= 1
        return True

    def refill(self) -> None:
        """Add what has accrued since the last time."""
        now = self.clock()
        self.level = min(self.most, self.level + (now - self.at) * self.rate)
        self.at = now

    @property
    def full(self) -> bool:
        """Whether nothing was taken lately."""
        self.refill()
        return self.level >= self.most


class Buckets:
    """One bucket for each address, forgotten once it is full again."""

    def __init__(
        self, rate: float, most: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate, self.most, self.clock = rate, most, clock
        self.of: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Take one for this address; False if none is left."""
        if address not in self.of:
            self.of[address] = Bucket(self.rate, self.most, self.clock)
        return self.of[address].take()

    def empty(self, address: str) -> bool:
        """Whether this address has none left; this takes none."""
        bucket = self.of.get(address)
        if bucket is None:
            return False
        bucket.refill()
        return bucket.level < 1

    def forget(self) -> None:
        """Drop addresses that have not asked for anything lately."""
        self.of = {address: bucket for address, bucket in self.of.items() if not bucket.full}


A_FLOOD = 20  # connections for which one counts that we had to end


class Arrivals:
    """How many connections an address may open: so many each second, and so many open at once."""

    def __init__(
        self, rate: float, most: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.opened = Buckets(rate, most, clock)
        self.open = Counts(int(most))

    def come(self, address: str) -> bool:
        """One more; False if it is one too many."""
        return self.opened.take(address) and self.open.enter(address)

    def go(self, address: str) -> None:
        """It is closed, or counted elsewhere from now on."""
        self.open.leave(address)

    def punish(self, address: str) -> None:
        """One was a flood: it counts as many, so that its address soon opens only a few."""
        for _ in range(A_FLOOD):
            self.opened.take(address)


class Counts:
    """How many connections each address has now."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.of: dict[str, int] = {}
        self.total = 0

    def enter(self, address: str) -> bool:
        """Count one more; False if there is no room."""
        if self.of.get(address, 0) >= self.most:
            return False
        self.of[address] = self.of.get(address, 0) + 1
        self.total += 1
        return True

    def leave(self, address: str) -> None:
        """Count one less."""
        self.total -= 1
        self.of[address] -= 1
        if not self.of[address]:
            del self.of[address]
