"""A position: a state with its rules, and the moves that led to it."""

from __future__ import annotations

import sys
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import count
from typing import Any

import msgspec
import numpy as np

from boneyard.engine.dumps import plain_data, require, require_agreement
from boneyard.engine.engines import engine_of
from boneyard.engine.knowledge import (
    Came,
    Past,
    arrivals,
    knowledge_text,
    observation,
    utilities_of,
)
from boneyard.engine.record import Record
from boneyard.engine.registry import rules_of
from boneyard.engine.rules import SPECTATOR, Option, Rules, Value, whole_number
from boneyard.engine.seeds import (
    Seed,
    is_dealt,
    prepare_deal,
    prepare_move,
    read_number,
    read_seed,
)
from boneyard.errors import BadRecord, BadValue, BoneyardError, IllegalMove, Refusal

decode = msgspec.json.decode
Ends = tuple[int | str, ...]
MOST_NAME = 40


@dataclass(frozen=True)
class Result:
    """How a game ended. Scores are as the game's rules count them."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    clause: str = field(default="", compare=False)  # the clause that decided
    numbers: Mapping[str, tuple[int, ...]] = field(default_factory=dict, compare=False)


class Position:
    """A position of a game. Made by `Game.new`, `Position.copy`, `replay` or `Position.from_dump`.

    A position is a value: it can be copied, pickled and compared. Two are equal if they are of the
    same game and everything in them, open and hidden, is the same, whatever moves led there. It is
    mutable, so it has no hash.

    >>> import boneyard
    >>> pos = boneyard.load("classic").new(players=2, seed=7)
    >>> pos.play(pos.legal()[0])
    >>> len(pos.moves)
    1
    >>> twin = pos.copy()
    >>> twin == pos
    True
    >>> twin.play(twin.legal()[0])
    >>> twin == pos
    False
    """

    _acting: int | None

    def __init__(
        self,
        rules: Rules,
        players: int,
        seed: Seed,
        options: dict[str, Value],
        names: tuple[str, ...] = (),
    ) -> None:
        self._begin(rules, players, seed, options, names)
        self._deal(seed)

    def _begin(
        self,
        rules: Rules,
        players: int,
        seed: Seed | None,
        options: dict[str, Value],
        names: tuple[str, ...],
    ) -> None:
        """Everything but the state."""
        self.rules = rules
        self.players = players
        self.seed = seed
        self.options = options
        self.names = names
        self.moves: list[tuple[int, str]] = []  # each with the seat that made it
        self.stuck: list[tuple[int, Ends]] = []  # the number of each draw and pass, and the ends
        # The numbers of the moves that were partly hidden, and what each viewer saw of them.
        self.hidden: dict[int, dict[int, str]] = {}
        self._past: Past | None = None  # None: the moves begin with the deal of the seed
        self.clear_cache()

    def _deal(self, seed: Seed) -> None:
        """Shuffle and deal, again if a deal did not count."""
        for shuffles in count():
            self._keep(self.rules.blank(self.players, self.options))
            prepare_deal(self.rules, self.state, seed, shuffles)
            self._acting = engine_of(self.rules).setup(self._states)
            if is_dealt(self.rules, self.state):
                break
        prepare_move(self.state, seed, 0)

    def _keep(self, states: Any) -> None:
        """The state, as an array of one and as its record."""
        self._states = states
        self.state: Any = states[0]  # for kernels and tests, never for players

    def clear_cache(self) -> None:
        """Forget what was computed about this position; it can be computed again."""
        self._forget(None)

    def _forget(self, acting: int | None) -> None:
        """Forget what was computed but for who may act now, if that is known already."""
        self._acting = acting  # the seats that may act, as a bit set,
        self._actors: tuple[int, ...] | None = None  # and in turn order
        self._legal: dict[int, tuple[list[int], list[str]]] = {}  # the moves of each seat
        self._ids: dict[int, list[int]] = {}  # the same, where only numbers were asked for
        # A legal move as it was given, its seat and number, and its text.
        self._checked: tuple[object, int, int, str] | None = None

    @classmethod
    def of_state(
        cls, rules: Rules, players: int, options: dict[str, Value], state: bytes
    ) -> Position:
        """A position from the bytes of its state, without a seed and without moves."""
        position = object.__new__(cls)
        position._begin(rules, players, None, options, ())
        position._keep(np.frombuffer(bytearray(state), rules.dtype))
        position._past = Past(little_endian(position._states), 0)
        return position

    @classmethod
    def from_dump(cls, dump: Mapping[str, Any]) -> Position:
        """The position of a `dump`, even one that was edited or read from a file.

        It has no seed and no moves before it. A dump of an impossible position is refused with a
        `BadDump` that says what is wrong.

        >>> import boneyard
        >>> dump = boneyard.load("classic").new(players=2, seed=7).dump()
        >>> Position.from_dump(dump).dump() == dump
        True
        >>> top, held = dump["stock_order"][0], dump["hands"][1][0]
        >>> dump["stock_order"][0], dump["hands"][1][0] = held, top
        >>> top in Position.from_dump(dump).view(1)["hand"]
        True
        >>> dump["turn"] = 2
        >>> Position.from_dump(dump)
        Traceback (most recent call last):
            ...
        boneyard.errors.BadDump: turn is 2; it can be 0 to 1
        """
        data = plain_data(dump)
        require("game" in data, "the dump lacks game")
        rules = rules_of(data["game"])
        players = rules.read_players(data.get("players"))
        given = data.get("options")
        require(isinstance(given, dict), f"options is {given!r}; it is a dict")
        options = rules.read_options(dict(given or {}), players)
        if rules.restore is None:
            raise BoneyardError(f"{rules.name} cannot be set up from a dump: it has no `restore`")
        states = rules.blank(players, options)
        rules.restore(states[0], data)
        position = cls.of_state(rules, players, options, states.tobytes())
        require_agreement(data, plain_data(position.dump()))
        for seat in position.actors:
            require(position._legal_moves(seat), f"seat {seat} may act, but has no legal move")
        return position

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now, in turn order; empty when the game is over."""
        if self._actors is None:
            acting = self._acting
            if acting is None:
                acting = self._acting = engine_of(self.rules).actors(self._states)
            first = int(self.state["turn"]) if acting & (acting - 1) else 0
            self._actors = in_turn_order(acting, first, self.players)
        return self._actors

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not (self.actors if self._acting is None else self._acting)

    @property
    def result(self) -> Result | None:
        """Scores and winners; None while the game goes on."""
        if not self.over:
            return None
        engine = engine_of(self.rules)
        scores, won = engine.outcome(self._states)
        ending = engine.ending(self._states)
        return Result(
            tuple(scores[: self.players]),
            tuple(seat for seat in range(self.players) if won >> seat & 1),
            ending.clause,
            ending.numbers,
        )

    @property
    def utilities(self) -> tuple[float, ...] | None:
        """What the end is worth to each seat, for programs that learn; None while it goes on.

        Points more than the others have on average; where a match counts wins, shares of one.
        """
        return utilities_of(self.rules, self._states) if self.over else None

    def legal(self, seat: int | None = None) -> list[str]:
        """All legal moves of a seat, as text; without a seat, of the first that may act."""
        seat = self._seat(seat)
        return [] if seat is None else self._moves_of(seat)[1].copy()

    def legal_ids(self, seat: int | None = None) -> list[int]:
        """The same moves as numbers, in the same order: quicker, for programs.

        >>> import boneyard
        >>> pos = boneyard.load("classic").new(players=2, seed=7)
        >>> len(pos.legal_ids()) == len(pos.legal())
        True
        """
        seat = self._seat(seat)
        return [] if seat is None else list(self._legal_moves(seat))

    def play(self, move: str, seat: int | None = None) -> None:
        """Make a move. If it is not legal, `IllegalMove` says why and nothing changes."""
        _, seat, number, text = self._check(move, seat)
        self._make(seat, number, text)

    def play_id(self, move: int, seat: int | None = None) -> None:
        """Make a move that is given by its number, one of `legal_ids`.

        >>> import boneyard
        >>> pos = boneyard.load("classic").new(players=2, seed=7)
        >>> pos.play_id(pos.legal_ids()[0])
        """
        number, who, game = whole_number(move), self._seat(seat), self.rules.name
        if who is None or who not in self.actors:
            raise IllegalMove(move, Refusal("not-your-turn" if self.actors else "over"), (), game)
        ids = self._legal_moves(who)
        if number is None or number not in ids:
            allowed = ", ".join(map(str, ids))
            raise BadValue(f"{move!r} is not the number of a legal move; these are: {allowed}")
        self._make(who, number, engine_of(self.rules).move_text(self._states, who, number))

    def _make(self, seat: int, number: int, text: str) -> None:
        """Make a legal move."""
        rules = self.rules
        engine = engine_of(rules)
        if text in rules.stuck:
            self.stuck.append((len(self.moves), engine.ends(self._states)))
        if rules.seen_text is not None:
            self._note_hidden(seat, number, text)
        self._forget(engine.play(self._states, seat, number))
        self.moves.append((seat, text))
        if isinstance(self.seed, bytes):
            prepare_move(self.state, self.seed, len(self.moves))

    def text_for(self, move: str, by: int | None, seat: int | None = None) -> str:
        """A legal move, before it is played, as another seat or a spectator (None) sees it."""
        _, seat, number, text = self._check(move, seat)
        viewer = self._viewer(by)
        if self.rules.seen_text is None or viewer == seat:
            return text
        return engine_of(self.rules).seen_text(self._states, viewer, seat, number)

    def require_legal(self, move: str, seat: int | None = None) -> None:
        """`IllegalMove` says why a move cannot be made; nothing is changed either way.

        >>> import boneyard
        >>> pos = boneyard.load("classic").new(players=2, seed=7)
        >>> pos.require_legal(pos.legal()[0])
        """
        self._check(move, seat)

    def move_seen_by(self, number: int, seat: int | None) -> str:
        """A move that was made, the first being 0, as a seat or a spectator (None) saw it then.

        >>> import boneyard
        >>> pos = boneyard.load("classic").new(players=2, seed=7)
        >>> pos.play(pos.legal()[0])
        >>> pos.move_seen_by(0, None) == pos.moves[0][1]
        True
        """
        text = self.moves[number][1]
        return self.hidden[number].get(self._viewer(seat), text) if number in self.hidden else text

    def _note_hidden(self, seat: int, number: int, text: str) -> None:
        """Note what each viewer sees of a move that is partly hidden; a spectator sees least."""
        seen_text, states = engine_of(self.rules).seen_text, self._states
        if seen_text(states, SPECTATOR, seat, number) == text:
            return
        others = [viewer for viewer in range(SPECTATOR, self.players) if viewer != seat]
        seen = {viewer: seen_text(states, viewer, seat, number) for viewer in others}
        self.hidden[len(self.moves)] = {
            viewer: partial for viewer, partial in seen.items() if partial != text
        }

    def _moves_seen_by(self, viewer: int) -> list[tuple[int, str]]:
        """The moves as a viewer saw them; once the game is over everything is open."""
        moves = list(self.moves)
        if not self.over:
            for number, seen in self.hidden.items():
                seat, text = moves[number]
                moves[number] = seat, seen.get(viewer, text)
        return moves

    def view(self, seat: int | None = None) -> Any:
        """What a seat sees, as plain data; None: a spectator."""
        return decode(engine_of(self.rules).view(self._states, self._viewer(seat)))

    def view_json(self, seat: int | None = None) -> bytes:
        """What a seat sees, as JSON; None: a spectator.

        >>> import boneyard
        >>> boneyard.load("classic").new(players=2, seed=7).view_json()[:17]
        b'{"game":"classic"'
        """
        return engine_of(self.rules).view(self._states, self._viewer(seat))

    def obs(self, seat: int) -> Any:
        """What a seat knows of this moment as numbers, int8, by the game's observation spec.

        >>> import boneyard
        >>> pos = boneyard.load("classic").new(players=2, seed=7)
        >>> int(pos.obs(0)[:28].sum())  # dominoes in the hand
        7
        """
        return observation(self.rules, self._states, self._player(seat))

    def info_state(self, seat: int) -> str:
        """Everything a seat knows since the start, as text: what it sees, saw, and was given.

        Two positions have the same exactly if the seat, with a perfect memory, cannot tell them
        apart.

        >>> import boneyard
        >>> pos = boneyard.load("classic").new(players=2, seed=7)
        >>> pos.info_state(0) == pos.redealt(0, seed=1).info_state(0)
        True
        """
        seat = self._player(seat)
        moves = self._moves_seen_by(seat)
        return knowledge_text(self.view_json(seat), moves, self._came_to(seat))

    def _came_to(self, seat: int) -> Came:
        """The tiles that came to a hand since the start, and when."""
        if self._past is None:
            return self._came_from_deal(self.seed, self.moves, seat)
        past, first = self._past, self._past.first
        start = from_little_endian(past.start, self.rules.dtype)
        came = arrivals(self.rules, start, first, self.moves[first:], seat)
        if past.seat != seat:
            return came
        if past.before is None:
            return self._came_from_deal(past.seed, past.moves, seat) + came[1:]
        earlier = self.copy()
        earlier._past, earlier.moves = past.before, list(past.moves)
        return earlier._came_to(seat) + came[1:]

    def _came_from_deal(
        self, seed: Seed | None, moves: Sequence[tuple[int, str]], seat: int
    ) -> Came:
        assert seed is not None
        dealt = Position(self.rules, self.players, seed, self.options)
        return arrivals(self.rules, dealt._states, 0, moves, seat, seed)

    def unseen(self, seat: int | None = None) -> list[str] | None:
        """The tiles that a seat or a spectator has not seen; None if the rules do not say."""
        return engine_of(self.rules).unseen(self._states, self._viewer(seat))

    def dump(self) -> dict[str, Any]:
        """Everything, hidden things too, as plain data (keys: the game's `dump`)."""
        return self.rules.dump(self.state, self.view())

    def copy(self) -> Position:
        """An independent copy."""
        twin = object.__new__(Position)
        twin.__dict__.update(self.__dict__)
        # By bytes: NumPy copies records field by field and leaves the padding undefined.
        twin._keep(self._states.view(np.uint8).copy().view(self._states.dtype))
        twin.moves = list(self.moves)
        twin.stuck = list(self.stuck)
        twin.hidden = dict(self.hidden)
        twin.options = dict(self.options)
        twin.clear_cache()
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Position:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self.rules is other.rules and self.state.tobytes() == other.state.tobytes()

    def __getstate__(self) -> tuple[object, ...]:
        """For pickle: small, and the same on every machine; the game is stored by name."""
        if rules_of(self.rules.name) is not self.rules:
            raise BoneyardError(f"{self.rules.name} is not registered: see boneyard.register")
        return (
            self.rules.name,
            layout(self.rules.dtype),
            little_endian(self._states),
            self.players,
            self.seed,
            self.options,
            self.names,
            " ".join(f"{seat}:{move}" for seat, move in self.moves),
            [ends for _, ends in self.stuck],
            self.hidden,
            self._past,
        )

    def __setstate__(self, state: tuple[Any, ...]) -> None:
        name, made_with, data, players, seed, options, names, moves, stuck, hidden, past = state
        rules = rules_of(name)
        if made_with != layout(rules.dtype):
            raise BoneyardError(f"this position was pickled with other rules of {name}")
        self._begin(rules, players, seed, options, names)
        self._keep(from_little_endian(data, rules.dtype))
        words = [word.split(":", 1) for word in moves.split()]
        self.moves = [(int(seat), move) for seat, move in words]
        numbers = (number for number, (_, move) in enumerate(self.moves) if move in rules.stuck)
        self.stuck = list(zip(numbers, stuck, strict=True))
        self.hidden = hidden
        self._past = past

    def redealt(self, seat: int | None, seed: int) -> Position:
        """A copy in which everything that the seat cannot know is re-dealt, without a seed.

        Its moves are as the seat saw them.
        """
        twin, viewer = self.copy(), self._viewer(seat)
        twin.seed = None
        twin.moves, twin.hidden = self._moves_seen_by(viewer), {}
        engine_of(self.rules).redeal(twin._states, viewer, read_number(seed))
        start, until = little_endian(twin._states), tuple(self.moves)
        twin._past = Past(start, len(until), viewer, until, self._past, self.seed)
        return twin

    @property
    def record(self) -> Record:
        """The whole game as text, hidden things too: not for players while the game goes on."""
        return self._record(self.seed, self.moves)

    def record_seen_by(self, seat: int | None) -> Record:
        """The game so far as a seat or a spectator (None) saw it; all of it once it is over."""
        viewer = self._viewer(seat)
        return self._record(self.seed if self.over else None, self._moves_seen_by(viewer))

    def _record(self, seed: Seed | None, moves: list[tuple[int, str]]) -> Record:
        options = {name: Option.text(value) for name, value in self.options.items()}
        result = self.result
        text = None if result is None else result_text(result, self.rules.tally)
        return Record(
            game=self.rules.name,
            players=self.players,
            seed=seed,
            options=options,
            moves=list(moves),
            names=self.names,
            result=text,
            rules=self.rules.version,
        )

    def _check(self, move: object, seat: int | None) -> tuple[object, int, int, str]:
        """A legal move, the seat that makes it, its number and its text; else `IllegalMove`."""
        actors = self.actors
        seat = self._viewer(seat) if seat is not None else actors[0] if actors else None
        checked = self._checked
        if checked is not None and checked[0] == move and checked[1] == seat:
            return checked
        game = self.rules.name
        if seat is None or not actors:
            raise IllegalMove(move, Refusal("over"), (), game)
        if seat not in actors:
            raise IllegalMove(move, Refusal("not-your-turn"), (), game)
        try:
            if not isinstance(move, str):
                raise Refusal("not-text")
            number, text = self._find(move, seat)
        except Refusal as refusal:
            raise IllegalMove(move, refusal, self.legal(seat), game) from None
        self._checked = move, seat, number, text
        return self._checked

    def _find(self, text: str, seat: int) -> tuple[int, str]:
        """The legal move that a text means, and its own text; else a `Refusal`."""
        known = self._legal.get(seat)
        if known and text in known[1]:  # mostly it is one of those that were listed
            return known[0][known[1].index(text)], text
        return engine_of(self.rules).find(self._states, seat, text)

    def _moves_of(self, seat: int) -> tuple[list[int], list[str]]:
        """The legal moves of a seat, as numbers and as texts."""
        known = self._legal.get(seat)
        if known is None:
            known = self._legal[seat] = engine_of(self.rules).legal(self._states, seat)
        return known

    def _legal_moves(self, seat: int) -> list[int]:
        """The same as numbers alone; without their texts, unless these are known already."""
        if seat in self._legal:
            return self._legal[seat][0]
        if seat not in self._ids:
            self._ids[seat] = engine_of(self.rules).legal_ids(self._states, seat)
        return self._ids[seat]

    def _seat(self, seat: object) -> int | None:
        """The given seat, or the first that may act; None if none may."""
        if seat is None:
            actors = self._actors or self.actors
            return actors[0] if actors else None
        return self._viewer(seat)

    def _player(self, seat: object) -> int:
        """A seat; a spectator knows nothing of its own."""
        return self._viewer(-1 if seat is None else seat)

    def _viewer(self, seat: object) -> int:
        if seat is None:
            return SPECTATOR
        number = seat if type(seat) is int else whole_number(seat)
        if number is None or not 0 <= number < self.players:
            raise BadValue(f"there is no seat {seat!r}; seats are 0 to {self.players - 1}")
        return number


@cache
def in_turn_order(seats: int, first: int, players: int) -> tuple[int, ...]:
    """The seats of a bit set, from the first on.

    >>> in_turn_order(0b1011, 1, 4)
    (1, 3, 0)
    """
    order = ((first + i) % players for i in range(players))
    return tuple(seat for seat in order if seats >> seat & 1)


def replay(text: str | Record) -> Position:
    """The position at the end of a record; an error names the first move that is not legal.

    >>> import boneyard
    >>> pos = boneyard.load("classic").new(players=2, seed=7)
    >>> pos.play(pos.legal()[0])
    >>> replay(str(pos.record)).moves == pos.moves
    True
    """
    record = text if isinstance(text, Record) else Record.parse(text)
    if record.seed is None:
        raise BadRecord(code="record-hidden")
    try:
        rules = rules_of(record.game, record.rules)
        players = rules.read_players(record.players)
        options = rules.read_options(record.options, players)
        seed, names = read_seed(record.seed), read_names(record.names, players)
    except BoneyardError as problem:
        raise BadRecord(f"the record's header is wrong: {problem}") from None
    position = Position(rules, players, seed, options, names)
    for number, (seat, move) in enumerate(record.moves, 1):
        try:
            position.play(move, seat)
        except BoneyardError as problem:
            raise BadRecord(f"move {number} ({seat}:{move}) is not legal: {problem}") from None
    stated, reached = record.result, position.record.result
    if stated is not None and stated.split() != (reached or "").split():
        raise BadRecord(f"the record says result: {stated}, but its moves lead to {reached}")
    return position


def layout(dtype: np.dtype[Any]) -> int:
    """A checksum of the layout of a state."""
    return zlib.crc32(repr(dtype.newbyteorder("<").descr).encode())


def little_endian(states: Any) -> bytes:
    """The bytes of states, whatever machine this is."""
    return bytes(in_order(states.tobytes(), states.dtype, sys.byteorder))


def from_little_endian(data: bytes, dtype: np.dtype[Any]) -> Any:
    """The states of these bytes, as a writable array."""
    return np.frombuffer(in_order(data, dtype, sys.byteorder), dtype)


def in_order(data: bytes, dtype: np.dtype[Any], byteorder: str) -> bytearray:
    """Swap bytes from this machine's order to little-endian, or back, if they differ."""
    swapped = bytearray(data)
    if byteorder == "big":
        np.frombuffer(swapped, dtype).byteswap(inplace=True)
    return swapped


def read_names(names: object, players: int) -> tuple[str, ...]:
    """The players' names, or an error that says what names can be."""
    if not isinstance(names, (list, tuple)) or (names and len(names) != players):
        raise BadValue(f"{players} players have a list of {players} names, not {names!r}")
    for name in names:
        if (
            not isinstance(name, str)
            or not name.strip()
            or len(name) > MOST_NAME
            or not name.isprintable()
            or any(c in name for c in ",#")
        ):
            raise BadValue(code="name", most=MOST_NAME, given=str(name))
    return tuple(str(name).strip() for name in names)


def result_text(result: Result, tally: str) -> str:
    """Winners, then the winner's points where only winners score, or else all scores."""
    winners = ",".join(str(seat) for seat in result.winners) or "nobody"
    if tally == "points":
        return f"{winners} +{sum(result.scores)}"
    return f"{winners} ({' '.join(str(score) for score in result.scores)})"
