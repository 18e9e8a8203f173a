"""Why a move of Domino 4 is refused: each reason by its number, and what it speaks of."""

from __future__ import annotations

from boneyard.engine.texts import Reason

(
    NOT_A_MOVE,
    NOT_A_TILE,
    HIGHER_FIRST,
    TOO_FAR,
    NAME_A_COLOUR,
    NAME_A_TURN,
    DOUBLE_TURN,
    NOTHING_TO_ANNOUNCE,
    ANSWER_FIRST,
    ONLY_ANNOUNCE,
    GIVE_FIRST,
    NOTHING_TO_GIVE,
    NOTHING_TO_ANSWER,
    NO_STOP,
    SECOND_OR_STOP,
    CAN_LAY,
    MUST_DRAW,
    NO_STOCK,
    NO_BLUFF,
    JOKER_FACE_DOWN,
    NOT_IN_HAND,
    NOT_LAST,
    TILE_THERE,
    CELL_APART,
    TOUCHES_OTHERS,
    NO_CORNERSTONE_THERE,
    NUMBERS_DIFFER,
    NO_OPEN_END,
    SIDE_CLOSED,
    LINE_TOO_LONG,
    END_ASKS,
    TURNED_WRONG,
) = range(32)

REASONS = (
    # The text is no move.
    Reason("not-a-domino4-move"),
    Reason("not-a-domino4-tile"),
    Reason("higher-first", "tile"),
    Reason("too-far"),
    Reason("name-a-colour"),
    Reason("name-a-turn"),
    Reason("double-turn", "tile", "turn"),
    # The seat cannot do this now.
    Reason("nothing-to-announce"),
    Reason("answer-first"),
    Reason("only-announce"),
    Reason("give-first"),
    Reason("nothing-to-give"),
    Reason("nothing-to-answer"),
    # The turn cannot end so.
    Reason("no-stop"),
    Reason("second-or-stop"),
    Reason("can-lay"),
    Reason("must-draw"),
    Reason("no-stock"),
    # The tile cannot be laid so.
    Reason("no-bluff"),
    Reason("joker-face-down"),
    Reason("not-in-hand", "tile"),
    Reason("not-last"),
    Reason("tile-there"),
    Reason("cell-apart"),
    Reason("touches-others"),
    Reason("no-cornerstone-there"),
    Reason("numbers-differ"),
    Reason("no-open-end"),
    Reason("side-closed"),
    Reason("line-too-long"),
    Reason("end-asks", "tile", "wish"),
    Reason("turned-wrong", "tile"),
)
