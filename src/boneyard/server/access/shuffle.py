"""A shuffle that nobody can steer: the server binds itself, then each seat's device, then all open.

1. The server draws 32 random bytes, its secret, and publishes their SHA-256: the commitment.
2. The device of each seat draws 32 bytes, its share, and sends their SHA-256: the seal.
3. When no more seals are accepted, each device that has seen all of them opens its share.
4. The round is dealt from the secret and all shares. After it, everything is published.

The server cannot try secrets: it is bound before it knows a share. A player cannot either, not even
together with the server: nobody knows another share before all are sealed. A seat without a device,
that of a bot for example, adds nothing. docs/fairness.md says what follows from this and what not.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Iterable
from dataclasses import dataclass, replace

from boneyard.engine.position import Position, replay
from boneyard.engine.record import Record
from boneyard.errors import BadRecord

BYTES = 32
NO_SHARE = bytes(BYTES)
NOTHING = "-"  # in a record, where a seat had no share
LINE = re.compile(r"^# (commitment|secret|shares|salt): ([0-9a-f -]+)$", re.MULTILINE)
SHARE = re.compile(r"[0-9a-f]{64}|-")

Shares = tuple[bytes | None, ...]


@dataclass(frozen=True, slots=True)
class Shuffle:
    """What a round is dealt from."""

    secret: bytes  # the server's
    seals: Shares  # of each seat
    shares: Shares = ()  # opened so far
    sealed: bool = False  # no seal is accepted any more, and shares can be opened

    @property
    def commitment(self) -> str:
        """What is published before anything else.

        >>> Shuffle(bytes(32), (None, None)).commitment[:16]
        '66687aadf862bd77'
        """
        return hash_of(self.secret).hex()

    @property
    def seed(self) -> bytes:
        """What the deal and the luck of every move follow from.

        >>> Shuffle(bytes(32), (None, None)).seed.hex()[:16]
        '3ddf1a6d9523905c'
        """
        return seed_of(self.secret, self.shares or (None,) * len(self.seals))

    def with_seal(self, seats: Iterable[int], seal: bytes | None) -> Shuffle:
        """A seal was put on what these seats will open; None: it was taken away."""
        return replace(self, seals=put(self.seals, seats, seal))

    def close(self) -> Shuffle:
        """From now on shares are opened."""
        return replace(self, sealed=True, shares=(None,) * len(self.seals))

    def with_share(self, seats: Iterable[int], share: bytes) -> Shuffle:
        """These seats opened their share."""
        return replace(self, shares=put(self.shares, seats, share))

    def of_seats(self, seats: Iterable[int]) -> Shuffle:
        """The same for these seats only: the others are gone."""
        kept = list(seats)
        return replace(
            self,
            seals=tuple(self.seals[seat] for seat in kept),
            shares=tuple(self.shares[seat] for seat in kept if self.shares),
        )

    def awaits(self, seat: int) -> bool:
        """Whether something of this seat can still come: its seal, or then its share."""
        if not self.sealed:
            return self.seals[seat] is None
        return self.seals[seat] is not None and self.shares[seat] is None


def draw_secret() -> bytes:
    """A new one, from the system's randomness."""
    return secrets.token_bytes(BYTES)


def hash_of(data: bytes) -> bytes:
    """SHA-256: what a commitment and a seal are."""
    return hashlib.sha256(data).digest()


def seed_of(secret: bytes, shares: Shares) -> bytes:
    """The seed that a secret and the shares of all seats give."""
    parts = [secret, *(NO_SHARE if share is None else share for share in shares)]
    return hash_of(b"boneyard deal\0" + b"".join(parts))


def put(items: Shares, places: Iterable[int], item: bytes | None) -> Shares:
    """A copy with one item in these places."""
    chosen = set(places)
    return tuple(item if place in chosen else old for place, old in enumerate(items))


def with_shuffle(record: Record, shuffle: Shuffle) -> str:
    """A finished round as text, with all that its shuffle was made of."""
    shares = " ".join(NOTHING if share is None else share.hex() for share in shuffle.shares)
    return (
        f"# commitment: {shuffle.commitment}\n# secret: {shuffle.secret.hex()}\n"
        f"# shares: {shares}\n{record}"
    )


def verify(text: str, published: str | None = None) -> Position:
    """Check the shuffle of a record and play it again; BadRecord says what does not hold."""
    lines = dict(LINE.findall(text))
    commitment = line_of(lines, "commitment")
    if published is not None and published.lower() != commitment:
        raise BadRecord("the record's commitment is not the one that was published")
    record = Record.parse(text)
    if record.seed is None:
        raise BadRecord("the seed is hidden: the round was not over")
    if "salt" in lines:  # before 0.1.0: the server's secret was all there was
        verify_salted(record, commitment, line_of(lines, "salt"))
    else:
        verify_shares(record, commitment, lines)
    return replay(record)


def verify_shares(record: Record, commitment: str, lines: dict[str, str]) -> None:
    """Do the commitment, the secret, the shares and the seed go together?"""
    secret, shares = bytes.fromhex(line_of(lines, "secret")), lines.get("shares", "").split()
    if len(shares) != record.players or not all(map(SHARE.fullmatch, shares)):
        raise BadRecord("the record has no line '# shares: …' with a share or - for each seat")
    if hash_of(secret).hex() != commitment:
        raise BadRecord("the secret does not give the commitment: another one was announced")
    opened = tuple(None if share == NOTHING else bytes.fromhex(share) for share in shares)
    if seed_of(secret, opened) != record.seed:
        raise BadRecord("secret and shares do not give the seed: this is another deal")


def verify_salted(record: Record, commitment: str, salt: str) -> None:
    """Do a seed of 64 bits and its salt give the commitment?"""
    seed = record.seed
    data = b"" if not isinstance(seed, int) else seed.to_bytes(8, "big") + bytes.fromhex(salt)
    if hash_of(data).hex() != commitment:
        raise BadRecord("seed and salt do not give the commitment: another deal was announced")


def line_of(lines: dict[str, str], name: str) -> str:
    """One of the lines that say how a record was shuffled."""
    if not re.fullmatch("[0-9a-f]{64}", lines.get(name, "")):
        raise BadRecord(f"the record has no line '# {name}: …' of 64 hexadecimal digits")
    return lines[name]
