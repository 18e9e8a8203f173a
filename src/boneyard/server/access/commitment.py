"""Fair shuffles: the server commits to a round's seed before it deals, and reveals it after.

The commitment is SHA-256 over the seed (8 bytes, most significant first) and a salt of 32 random
bytes. It reveals nothing before the salt is known, and fits no other seed.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from dataclasses import dataclass

from boneyard.engine.position import Position, replay
from boneyard.engine.record import Record
from boneyard.errors import BadRecord

SALT_BYTES = 32
LINE = re.compile(r"^# (commitment|salt): ([0-9a-f]{64})$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Secret:
    """What a round is dealt from."""

    seed: int
    salt: bytes

    @property
    def commitment(self) -> str:
        """What is published before the deal.

        >>> Secret(1, bytes(32)).commitment[:16]
        '3d0ad12b8ee8928e'
        """
        return hashlib.sha256(self.seed.to_bytes(8, "big") + self.salt).hexdigest()


def draw_secret() -> Secret:
    """A new one, from the system's randomness."""
    return Secret(secrets.randbits(64), secrets.token_bytes(SALT_BYTES))


def with_commitment(record: Record, secret: Secret) -> str:
    """A finished round as text, with what is needed to check its shuffle."""
    return f"# commitment: {secret.commitment}\n# salt: {secret.salt.hex()}\n{record}"


def verify(text: str, published: str | None = None) -> Position:
    """Check a record's commitment and play it again; BadRecord says what does not hold."""
    lines = dict(LINE.findall(text))
    for name in ("commitment", "salt"):
        if name not in lines:
            raise BadRecord(f"the record has no line '# {name}: …' of 64 hexadecimal digits")
    if published is not None and published.lower() != lines["commitment"]:
        raise BadRecord("the record's commitment is not the one that was published")
    record = Record.parse(text)
    if record.seed is None:
        raise BadRecord("the seed is hidden: the round was not over")
    secret = Secret(record.seed, bytes.fromhex(lines["salt"]))
    if secret.commitment != lines["commitment"]:
        raise BadRecord("seed and salt do not give the commitment: another deal was announced")
    return replay(record)
