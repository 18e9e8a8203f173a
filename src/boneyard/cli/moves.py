"""Moves in words, such as `draw`, with what they mean; and hints in sentences."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from boneyard.terminal.pen import Pen

if TYPE_CHECKING:
    from boneyard.bots.hint import Hint
    from boneyard.coach.marks import Judgement
    from boneyard.content.reasons import Explanation

WORD = re.compile(r"([a-z]+)(?:!|:.*)?")


def word_of(move: str, pen: Pen) -> str | None:
    """The word of a move that is one: the message `do-<word>` says what it means.

    >>> word_of("give:r43", Pen()), word_of("last!", Pen()), word_of("64L", Pen())
    ('give', 'last', None)
    """
    found = WORD.fullmatch(move)
    return found[1] if found and pen.knows(f"do-{found[1]}") else None


def explained(move: str, pen: Pen) -> str:
    """A move as it is typed; if it is a word, with what it means.

    >>> explained("draw", Pen("de")), explained("pass", Pen("en")), explained("64L", Pen("de"))
    ('draw (Ziehen)', 'pass', '64L')
    """
    word = word_of(move, pen)
    if word is None:
        return move
    label = pen.say(f"do-{word}", tile=tile_of(move))
    return move if label.casefold() == move.casefold() else f"{move} ({label})"


def called(move: str, pen: Pen) -> str:
    """A move in the middle of a sentence.

    >>> called("draw", Pen("en")), called("64L", Pen("en"))
    ('drawing', '64L')
    """
    word = word_of(move, pen)
    if word is None or not pen.knows(f"doing-{word}"):
        return move
    return pen.say(f"doing-{word}", tile=tile_of(move))


def begun(text: str) -> str:
    """A sentence with a capital letter.

    >>> begun("passing was better.")
    'Passing was better.'
    """
    return text[:1].upper() + text[1:]


def tile_of(move: str) -> str:
    """The tile that a move gives away."""
    return move.partition(":")[2]


def advice(hint: Hint, pen: Pen) -> str:
    """A hint in one or two sentences.

    >>> from boneyard.bots.hint import Hint
    >>> advice(Hint("draw", "better", "pass", "much"), Pen("en"))
    'I would draw one. I think it is much better than passing.'
    """
    return f"{advised(hint, pen)} {compared(hint, pen)}".rstrip()


def advised(hint: Hint, pen: Pen) -> str:
    """What to do."""
    only, word = hint.verdict == "only", word_of(hint.move, pen)
    if only and word and pen.knows(f"hint-only-{word}"):
        return pen.say(f"hint-only-{word}")
    if word and pen.knows(f"hint-{word}"):
        return pen.say(f"hint-{word}", tile=tile_of(hint.move))
    return pen.say("hint-only" if only else "hint-play", move=hint.move)


def compared(hint: Hint, pen: Pen) -> str:
    """Why: how it compares with the next best move."""
    if hint.other is None:
        return pen.say("hint-guess") if hint.verdict == "play" else ""
    other = called(hint.other, pen)
    text = pen.say(f"hint-{hint.verdict}", other=other, margin=hint.margin or "")
    return text if other == hint.other else begun(text)  # a tile is written as it is


def better_told(judged: Judgement, points: str, pen: Pen) -> str:
    """Which move was better than the one that was made."""
    assert judged.better is not None
    better = called(judged.better, pen)
    text = pen.say("mark-better", better=better, points=points)
    return text if better == judged.better else begun(text)


def reasoned(why: Explanation | None, pen: Pen) -> str:
    """Why a move is better, in a sentence; nothing if no reason is sure."""
    return "" if why is None else pen.say(why.message, better=why.better, worse=why.worse)
