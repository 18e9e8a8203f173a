"""The sections of a WebAssembly file, and the one that we add: a manifest for hosts."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

HEADER = b"\0asm\x01\0\0\0"
CUSTOM = 0
MANIFEST = "boneyard"


def leb(number: int) -> bytes:
    """A number that is not negative, seven bits in a byte.

    >>> leb(300).hex()
    'ac02'
    """
    found = bytearray()
    while number > 127:
        found.append(number & 127 | 128)
        number >>= 7
    return bytes([*found, number])


def read_leb(data: bytes, at: int) -> tuple[int, int]:
    """A number written like this, and the place after it.

    >>> read_leb(bytes.fromhex("ac02"), 0)
    (300, 2)
    """
    number = shift = 0
    while True:
        byte = data[at]
        at += 1
        number |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return number, at


def signed_leb(number: int) -> bytes:
    """A number that may be negative, seven bits in a byte.

    >>> signed_leb(-1).hex(), signed_leb(64).hex()
    ('7f', 'c000')
    """
    found = bytearray()
    while not -64 <= number < 64:
        found.append(number & 127 | 128)
        number >>= 7
    return bytes([*found, number & 127])


def read_signed_leb(data: bytes, at: int) -> tuple[int, int]:
    """A number written like this, and the place after it.

    >>> read_signed_leb(signed_leb(-300), 0)
    (-300, 2)
    """
    number, end = read_leb(data, at)
    bits = 7 * (end - at)
    return (number - (1 << bits) if number >> bits - 1 else number), end


def named(name: str) -> bytes:
    """A name, after its length."""
    return leb(len(name.encode())) + name.encode()


def section(kind: int, content: bytes) -> bytes:
    """A section of a file."""
    return bytes([kind]) + leb(len(content)) + content


def sections(module: bytes) -> Iterator[tuple[int, bytes]]:
    """The kind and the content of each section."""
    at = len(HEADER)
    while at < len(module):
        size, start = read_leb(module, at + 1)
        yield module[at], module[start : start + size]
        at = start + size


def with_manifest(module: bytes, manifest: dict[str, Any]) -> bytes:
    """A module with what a host needs to know.

    >>> manifest_of(with_manifest(HEADER, {"game": "classic"}))
    {'game': 'classic'}
    """
    text = json.dumps(manifest, separators=(",", ":"), ensure_ascii=True)
    return module + section(CUSTOM, named(MANIFEST) + text.encode())


def manifest_of(module: bytes) -> dict[str, Any]:
    """The manifest of a module; empty if it has none."""
    for kind, content in sections(module):
        if kind == CUSTOM and content.startswith(named(MANIFEST)):
            found: dict[str, Any] = json.loads(content[len(named(MANIFEST)) :])
            return found
    return {}
