"""Players' names: short, in letters of any language, nothing that could be markup."""

from __future__ import annotations

import unicodedata

from boneyard.errors import BadValue

LETTERS = {"Lu", "Ll", "Lt", "Lm", "Lo", "Nd"}
OTHERS = " -'."
LONGEST = 20


def read_name(text: str) -> str:
    """A name as it is stored, or an error.

    >>> read_name("  Zoë-Ann ")
    'Zoë-Ann'
    """
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(name) <= LONGEST or not any(c.isalnum() for c in name):
        raise BadValue(f"a name must have 1 to {LONGEST} characters")
    if any(c not in OTHERS and unicodedata.category(c) not in LETTERS for c in name):
        raise BadValue("a name may only have letters, digits, spaces and - ' .")
    return name
