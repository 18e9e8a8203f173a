"""The facts of refusals, in words."""

NUMBERS = {"en": "just one", "nl": "nog maar één"}


def left(language: str, count: int) -> str:
    """How many there are."""
    return NUMBERS.get(language, str(count)) if count == 1 else str(count)


PHRASES = {"left": left}
