"""Every message between a client and the server. docs/wire.md describes them all.

Messages are JSON objects in text frames; the field `t` says which one it is. What a client sends
is read strictly: a message with unknown fields, wrong types or long texts is refused as a whole.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from boneyard.content.reasons import Explanation

MOST_SEATS = 8
MOST_ASKED = 8  # moves about which a client may ask at once
MOST_BYTES = 4096  # the longest message a client may send
MOST_BRACKETS = 32  # no message of ours nests deeper than four; hostile ones go by the thousand

Code = Annotated[str, Meta(pattern="^[A-Za-z0-9-]{8,9}$", description="a table's code")]
Token = Annotated[
    str,
    Meta(
        pattern="^[A-Za-z0-9_-]{22,64}$",
        description="at least 128 random bits, new for each table, made by the client",
    ),
]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="32 bytes in hexadecimal")]
Name = Annotated[str, Meta(min_length=1, max_length=20, description="letters, digits, space - ' .")]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Seq = Annotated[int, Meta(ge=0, lt=2**31)]
Move = Annotated[str, Meta(max_length=40, description="a move as in records")]
Level = Annotated[str, Meta(max_length=20, description="the name of a bot")]
Seconds = Annotated[int, Meta(ge=5, le=86_400)]
Length = Annotated[int, Meta(ge=1, le=1000)]
Emote = Literal["hello", "thanks", "well-played", "oops", "hurry", "thinking", "wow", "goodbye"]
Phase = Literal["waiting", "playing", "between", "over"]
Value = bool | int | str
ShortText = Annotated[str, Meta(max_length=40)]


class Sent(Struct, tag_field="t", frozen=True, forbid_unknown_fields=True):
    """What a client sends."""


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How a seat is filled at first."""

    kind: Literal["open", "here", "bot"] = "open"  # here: a person at the creator's device
    name: Name | None = None  # of the person here
    level: Level | None = None  # of the bot


class Create(Sent, tag="create", frozen=True, kw_only=True):
    """Make a table and enter it. The same token makes the same table, once."""

    token: Token
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=MOST_SEATS)]
    options: Annotated[dict[ShortText, bool | int | ShortText], Meta(max_length=16)] = {}
    rounds: Length | None = None
    target: Length | None = None
    turn_time: Seconds | None = None  # for each turn
    listed: bool = False  # shown to strangers while it has an open seat
    watch: bool = False  # this connection is the table's screen
    aids: bool = True  # hints and the memory aid are allowed at this table
    undo: bool = False  # a move that nobody else has seen can be taken back


class Enter(Sent, tag="enter", frozen=True, kw_only=True):
    """Come (back) to a table: to the seats of this token, or as a spectator."""

    table: Code
    token: Token | None = None
    since: Seq = 0  # the last seq that is known: moves after it are told
    watch: bool = False  # see only what all may see, whatever the token


class Sit(Sent, tag="sit", frozen=True):
    """Take an open seat for the token of this connection."""

    seat: SeatNumber
    name: Name


class Leave(Sent, tag="leave", frozen=True):
    """Give up a seat: open again before the game, a bot's after it began."""

    seat: SeatNumber


class Fill(Sent, tag="fill", frozen=True):
    """Put a bot on an open seat; only who made the table may."""

    seat: SeatNumber
    level: Level


class Begin(Sent, tag="begin", frozen=True):
    """Start with those who sit: open seats are taken away; only who made the table may."""


class Resign(Sent, tag="resign", frozen=True):
    """Give the match up. It is over, or a bot plays on in the seat where others go on."""

    seat: SeatNumber


class Play(Sent, tag="play", frozen=True):
    """Make a move, given what the table was at `seq`."""

    seq: Seq
    move: Move
    seat: SeatNumber | None = None  # which of this connection's seats, where it has several


class Undo(Sent, tag="undo", frozen=True):
    """Take back the last move, if it is this device's own and nobody else has seen it."""

    seq: Seq


class Next(Sent, tag="next", frozen=True):
    """Deal the next round; after a match, begin a rematch."""

    seq: Seq


class Seal(Sent, tag="seal", frozen=True):
    """Bind this device to what its seats will add to the next shuffle."""

    commitment: Hash  # of the shuffle
    seal: Hash  # SHA-256 of the share


class Open(Sent, tag="open", frozen=True):
    """Open what this device's seats add to the next shuffle, once all seals are known."""

    commitment: Hash
    share: Hash  # 32 random bytes


class Say(Sent, tag="say", frozen=True):
    """Show an emote. `n` grows with each, so that none is shown twice."""

    emote: Emote
    n: Seq
    seat: SeatNumber | None = None


class Hint(Sent, tag="hint", frozen=True):
    """Ask what a bot would do for a seat whose turn it is; only this connection is told."""

    seq: Seq
    level: Level = "master"
    seat: SeatNumber | None = None


class Why(Sent, tag="why", frozen=True):
    """Ask why a seat cannot make some moves, such as those of a tile that fits nowhere."""

    seq: Seq
    moves: Annotated[list[Move], Meta(min_length=1, max_length=MOST_ASKED)]
    seat: SeatNumber | None = None


class Recall(Sent, tag="recall", frozen=True):
    """Ask for all that a seat with a perfect memory would know; a spectator's without seats."""

    seat: SeatNumber | None = None


class Export(Sent, tag="export", frozen=True):
    """Ask for the running round as text, as this connection saw it."""


class Resync(Sent, tag="resync", frozen=True):
    """Ask for the table as it is."""

    since: Seq = 0


class Ping(Sent, tag="ping", frozen=True):
    """Ask whether the server is there."""

    n: Seq = 0


ClientMessage = (
    Create
    | Enter
    | Sit
    | Leave
    | Fill
    | Begin
    | Resign
    | Play
    | Undo
    | Next
    | Seal
    | Open
    | Say
    | Hint
    | Why
    | Recall
    | Export
    | Resync
    | Ping
)


class Told(Struct, tag_field="t", frozen=True, omit_defaults=True):
    """What the server sends."""


class SeatInfo(Struct, frozen=True):
    """Who sits there, as all may know."""

    kind: Literal["open", "person", "bot"]
    name: str
    here: bool  # somebody is connected, or a bot plays
    bot: str | None = None  # the bot that plays there now, also for a person who is away


class Info(Struct, frozen=True):
    """What all may know about a table beside the game itself."""

    table: str
    game: str
    players: int
    options: dict[str, Value]
    seats: list[SeatInfo]
    phase: Phase
    round: int  # from 1; 0 before the first deal
    rounds: int | None
    target: int | None
    totals: list[int]
    turn_time: int | None
    listed: bool
    aids: bool  # hints and the memory aid are allowed
    undo: bool  # moves that nobody else has seen can be taken back
    # Of the round being played or dealt next: the SHA-256 that binds the server,
    commitment: str | None
    seals: list[str | None]  # that which binds the device of each seat,
    sealed: bool  # and whether these are all, so that shares can be opened


class Reveal(Struct, frozen=True):
    """What a round was dealt from, in hexadecimal; docs/fairness.md says how to check it."""

    commitment: str
    secret: str  # the server's
    shares: list[str | None]  # of each seat
    seed: str  # as in the record


class Outcome(Struct, frozen=True):
    """How a game ended: the clause that decided, and the numbers it compared."""

    winners: list[int]
    scores: list[int]
    clause: str
    numbers: dict[str, list[int]]


class Ending(Outcome, frozen=True):
    """How a round ended, and where the match stands."""

    totals: list[int]
    match_over: bool
    match_winners: list[int]
    record: int  # the number of this round among all that were finished at this table, from 1
    reveal: Reveal | None  # null at a table that lives in the page


class Sight(Struct, frozen=True):
    """What one seat sees and may do; seat null is a spectator."""

    seat: int | None
    view: Any  # the game's View
    legal: list[str]
    move: str | None = None  # the move that led here, as this seat sees it


class Logged(Struct, frozen=True, array_like=True):
    """A move that was made, as the first seat of the connection sees it."""

    seat: int
    move: str


class State(Told, tag="state", frozen=True, kw_only=True):
    """Everything this connection may know: sent on entering and whenever it is behind."""

    seq: int
    info: Info
    yours: list[int]  # the seats of this connection
    host: bool  # this connection may fill seats with bots
    sights: list[Sight] | None = None  # none before the first deal
    log: list[Logged] = []  # the newest moves of this round after `since`
    left: int | None = None  # milliseconds until the time of those who may act is up
    ending: Ending | None = None
    undo: int | None = None  # the seat whose last move this connection may take back


class Moved(Told, tag="moved", frozen=True, kw_only=True):
    """A move was made, and is durable."""

    seq: int
    seat: int
    how: Literal["person", "bot", "time"]
    sights: list[Sight]
    left: int | None = None
    ending: Ending | None = None
    undo: int | None = None


class Undone(Told, tag="undone", frozen=True, kw_only=True):
    """The last move was taken back."""

    seq: int
    seat: int
    sights: list[Sight]
    left: int | None = None


class Dealt(Told, tag="dealt", frozen=True, kw_only=True):
    """A round begins."""

    seq: int
    info: Info
    sights: list[Sight]
    left: int | None = None


class Seats(Told, tag="seats", frozen=True, kw_only=True):
    """Something about the table changed that is not a move."""

    seq: int
    info: Info
    yours: list[int]


class Here(Told, tag="here", frozen=True):
    """Who is connected now, seat by seat."""

    here: list[bool]


class Emoted(Told, tag="emoted", frozen=True):
    """Somebody showed an emote."""

    seat: int
    emote: Emote


class Hinted(Told, tag="hinted", frozen=True):
    """What a bot would do, and how that compares with the next best move."""

    seq: int  # as it was asked
    seat: int
    move: str
    verdict: Literal["only", "play", "close", "better", "certain"]
    other: str | None = None  # the next best move
    margin: Literal["little", "clear", "much"] | None = None  # how much better than it
    why: Explanation | None = None  # and why, where that is sure


class Reason(Struct, frozen=True):
    """Why a move cannot be made."""

    code: str  # the message `why-<code>`, or else `refused-<code>`
    facts: dict[str, str | int] = {}


class Because(Told, tag="because", frozen=True):
    """Why some moves cannot be made."""

    seq: int  # as it was asked
    seat: int
    reasons: list[Reason]  # each once; none if the moves are legal


class Stuck(Struct, frozen=True):
    """A seat drew or passed: it could lay nothing at the ends of that moment."""

    seat: int
    move: Literal["draw", "pass"]
    ends: list[int | str]  # pips, or the wishes of Domino 4; none where a game has no ends


class Recalled(Told, tag="recalled", frozen=True):
    """All that a perfect memory would know."""

    seat: int | None
    unseen: list[str]  # the tiles that were never seen, sorted
    passed: list[Stuck]


class Exported(Told, tag="exported", frozen=True):
    """The running round as text."""

    record: str


class Refused(Told, tag="refused", frozen=True, kw_only=True):
    """A message was not followed; nothing was changed by it."""

    code: str  # the message `refused-<code>`
    facts: dict[str, str | int] = {}
    to: str | None = None  # the message that was refused, where it could be read


class Stopping(Told, tag="stopping", frozen=True):
    """The server stops; clocks stand still until it is back. Try again after some seconds."""

    again: int


class Pong(Told, tag="pong", frozen=True):
    """The server is there."""

    n: int


ServerMessage = (
    State
    | Moved
    | Undone
    | Dealt
    | Seats
    | Here
    | Emoted
    | Hinted
    | Because
    | Recalled
    | Exported
    | Refused
    | Stopping
    | Pong
)

decoder = msgspec.json.Decoder(ClientMessage)
encoder = msgspec.json.Encoder()


def read(text: str) -> ClientMessage:
    """A client's message; ValueError if it is none.

    >>> read('{"t":"play","seq":3,"move":"64L"}')
    Play(seq=3, move='64L', seat=None)
    """
    if len(text) > MOST_BYTES or text.count("[") + text.count("{") > MOST_BRACKETS:
        raise ValueError("too long or too deep")
    try:
        message: ClientMessage = decoder.decode(text)
        return message
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as problem:
        raise ValueError(str(problem)) from None


def write(message: Told) -> bytes:
    """A message as it is sent.

    >>> write(Pong(3))
    b'{"t":"pong","n":3}'
    """
    return encoder.encode(message)
