"""Who may sit where: secrets that clients make, and the codes that invite to a table.

A token never leaves its client but to claim its seats; only its hash is kept, bound to the table.
A table's code comes from the token of who makes it, so that making it twice makes it once.
"""

from __future__ import annotations

import hashlib
import hmac

LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789"  # none that look alike
CODE_LENGTH = 8


def code_of(token: str) -> str:
    """The code of the table that this token makes: about 39 bits.

    >>> code_of("x" * 22)
    'YSEE9BCF'
    """
    number = int.from_bytes(hashlib.sha256(b"boneyard table\0" + token.encode()).digest(), "big")
    letters = []
    for _ in range(CODE_LENGTH):
        number, place = divmod(number, len(LETTERS))
        letters.append(LETTERS[place])
    return "".join(letters)


def clean_code(text: str) -> str:
    """A code as it is kept, from one that a person typed.

    >>> clean_code("bsm6-kvyp")
    'BSM6KVYP'
    """
    return text.replace("-", "").upper()


def key_of(table: str, token: str) -> bytes:
    """What is kept of a token. It has 128 random bits, so a plain hash cannot be guessed back."""
    return hashlib.sha256(b"boneyard seat\0" + table.encode() + b"\0" + token.encode()).digest()


def same(one: bytes, other: bytes) -> bool:
    """Whether two keys are equal, in a time that does not tell where they differ."""
    return hmac.compare_digest(one, other)
