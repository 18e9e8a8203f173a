"""Who may sit where: tokens that clients make, and the codes that invite to a table.

A client sends its token only to claim its seats; the server keeps a hash of it, bound to the table.
A table's code comes from the token that creates it, so that creating it twice creates it once.
"""

from __future__ import annotations

import hashlib
import hmac

LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789"  # none that look alike
CODE_LENGTH = 8


def code_of(token: str) -> str:
    """The code of the table that this token creates: about 39 bits.

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
    """A code as it is stored, from what a person typed.

    >>> clean_code("bsm6-kvyp")
    'BSM6KVYP'
    """
    return text.replace("-", "").upper()


def key_of(table: str, token: str) -> bytes:
    """What is stored of a token. It has 128 random bits, so a plain hash cannot be reversed."""
    return hashlib.sha256(b"boneyard seat\0" + table.encode() + b"\0" + token.encode()).digest()


def same(one: bytes, other: bytes) -> bool:
    """Whether two keys are equal, in constant time."""
    return hmac.compare_digest(one, other)
