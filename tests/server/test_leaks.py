"""Nothing leaks: two tables that differ only in what a viewer cannot know send it the same bytes.

Two desks are told the same. In the second, at some moment of the game, all that the viewer cannot
know is dealt again. Then everything that can be asked is asked on both, by the viewer and by the
others, and what the viewer is sent must be equal, byte for byte and in the same order; and so for
as long as moves look the same to the viewer. Planted leaks show that this would be noticed.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any, get_args

import msgspec
import pytest

import boneyard
from boneyard.bots.hint import Hint
from boneyard.engine import memory
from boneyard.engine.position import Position
from boneyard.engine.registry import names
from boneyard.errors import IllegalMove
from boneyard.server.access.denied import Denied
from boneyard.server.tables import aids, seat_view, state
from boneyard.server.tables.guests import Guests
from boneyard.server.tables.seat_view import SeatViews
from boneyard.server.tables.table import Table
from boneyard.server.wire import protocol
from boneyard.server.workers import bots
from tests.server.desk import Client, Desk, InlineBots, settle, token

NONSENSE = ("", "66", "00L", "64R", "draw", "pass", "accuse", "give:r43", "r43@1,0/nw", "a1b1", "?")
Viewer = int | None


class Leak(AssertionError):
    """A viewer can tell two worlds apart that it must not."""


class World:
    """A desk with a table, everybody connected, and somebody who looks on."""

    def __init__(self) -> None:
        self.desk = Desk()
        self.table: Table
        self.people: list[Client] = []

    async def begin(self, game: str, players: int, options: dict[str, Any]) -> None:
        """Deal; everybody is there, also spectators and a table screen."""
        fields = {"options": options, "listed": True, "turn_time": 30, "rounds": 2}
        self.table, self.people = await self.desk.table(game, players, **fields)
        self.spectator, self.screen = self.desk.client(), self.desk.client(0)
        await self.spectator.enter(self.table.state.code)
        await self.screen.enter(self.table.state.code, watch=True)

    @property
    def position(self) -> Position:
        """The truth."""
        position = self.table.state.position
        assert position is not None
        return position

    def eyes(self, viewer: Viewer) -> list[Client]:
        """The connections of a viewer."""
        return [self.spectator, self.screen] if viewer is None else [self.people[viewer]]

    def traffic(self, viewer: Viewer) -> list[list[bytes]]:
        """All that the viewer was sent since it was asked last."""
        seen = []
        for client in self.eyes(viewer):
            seen.append(list(client.raw))
            client.raw.clear()
        return seen

    def deal_anew(self, viewer: Viewer, seed: int) -> None:
        """Another world that is the same to the viewer."""
        match = self.table.state.match
        assert match is not None
        twin = match.position.redealt(viewer, seed)
        twin.seed = seed  # a leak of the seed shows
        match.position = twin
        self.table.guests.views = SeatViews()


async def ask_everything(world: World, viewer: Viewer, dice: random.Random) -> None:
    """Every message there is, by the viewer and by others, with sense and without."""
    code, seq = world.table.state.code, world.table.state.seq
    for client in world.eyes(viewer):
        kept = {} if viewer is None else {"token": token(viewer)}
        await client.send(
            "enter", table=code, since=dice.randrange(seq + 1), watch=viewer is None, **kept
        )
        await client.send("resync", since=dice.randrange(seq + 1))
        await client.send("export")
        await client.send("recall")
        for seat in range(world.position.players):
            await client.send("recall", seat=seat)
            await client.send("hint", seq=seq, level="beginner", seat=seat)
            await client.send("why", seq=seq, moves=["66", "10L", "draw"], seat=seat)
        await client.send("ping", n=3)
        await client.send("say", emote="wow", n=dice.randrange(1 << 30))
        await client.send("sit", seat=0, name="Eve")
        await client.send("fill", seat=0, level="beginner")
        await client.send("begin")
        another = ((viewer or 0) + 1) % world.position.players
        await client.send("resign", seat=another)
        await client.send("next", seq=seq)
        await client.send("undo", seq=seq)
        await client.send("seal", commitment="0" * 64, seal="1" * 64)
        await client.send("open", commitment="0" * 64, share="1" * 64)
        await client.send("play", seq=0, move="pass")
        await client.send_text('{"t":"play","seq":-1}')
        for text in dice.sample(NONSENSE, 4):
            for seat in range(world.position.players):
                if viewer is None or text not in world.position.legal(viewer):
                    await client.send("play", seq=seq, move=text, seat=seat)
                    await client.send("play", seq=seq, move=text)
    for seat, person in enumerate(world.people):
        if seat != viewer:
            await person.send("play", seq=seq, move="nonsense")
            await person.send("say", emote="hurry", n=dice.randrange(1 << 30))
            await person.send("hint", seq=seq, level="random")
            await person.send("recall")
            person.leave()
            await person.enter(code)
            await person.send("leave", seat=(seat + 1) % world.position.players)
    lobby = protocol.encoder.encode(world.desk.hub.lobby())
    for client in world.eyes(viewer):
        client.raw.append(lobby)


def twin_move(mine: Position, other: Position, seat: int, move: str, viewer: Viewer) -> str | None:
    """A move of the other world that looks to the viewer like this one."""
    if viewer == seat:
        return move
    seen = mine.text_for(move, viewer, seat)
    for candidate in other.legal(seat):
        if other.text_for(candidate, viewer, seat) == seen:
            return candidate
    return None


def looks_the_same(mine: Position, other: Position, viewer: Viewer) -> bool:
    """Whether the rules let the viewer see a difference by now, such as a domino it drew."""
    return bool(
        mine.view(viewer) == other.view(viewer)
        and (viewer is None or mine.legal(viewer) == other.legal(viewer))
    )


async def compare(
    game: str, players: int, options: dict[str, Any], viewer: Viewer, seed: int
) -> int:
    """Play one game on two desks; gives how many moves were made in worlds that differed."""
    dice = random.Random(f"{game} {players} {options} {viewer} {seed}")
    true, other = World(), World()
    for world in (true, other):
        await world.begin(game, players, options)
    differing = 0
    try:
        for number in range(30):
            if true.position.over:
                break
            if number % 3 == 0 or not looks_the_same(true.position, other.position, viewer):
                # both worlds begin again from the true one
                match = other.table.state.match
                assert match is not None
                match.position = true.position.copy()
                other.deal_anew(viewer, dice.getrandbits(64))
            differing += other.position.dump() != true.position.dump()
            for world in (true, other):
                world.traffic(viewer)
            questions = dice.getrandbits(32)
            for world in (true, other):
                await ask_everything(world, viewer, random.Random(questions))
            require_equal(true, other, viewer, "asking")
            seat = dice.choice(true.position.actors)
            moves = true.position.legal(seat)
            dice.shuffle(moves)
            for move in moves:
                twin = twin_move(true.position, other.position, seat, move, viewer)
                if twin is not None:
                    break
            else:
                # no move of this seat looks the same in both: go on in the true world only
                match = other.table.state.match
                assert match is not None
                match.position = true.position.copy()
                other.table.guests.views = SeatViews()
                twin = move
            seq = true.table.state.seq
            await true.people[seat].send("play", seq=seq, move=move, seat=seat)
            await other.people[seat].send("play", seq=seq, move=twin, seat=seat)
            await settle()
            if looks_the_same(true.position, other.position, viewer) and not true.position.over:
                require_equal(true, other, viewer, f"{seat}:{move}")
        alike = looks_the_same(true.position, other.position, viewer)
        for world in (true, other):
            world.traffic(viewer)
    finally:
        for world in (true, other):
            await world.desk.close()
    if alike:
        require_equal(true, other, viewer, "the farewell")
    return differing


def require_equal(true: World, other: World, viewer: Viewer, after: str) -> None:
    """Byte for byte, and in the same order."""
    mine, theirs = true.traffic(viewer), other.traffic(viewer)
    for one, two in zip(mine, theirs, strict=True):
        if one != two:
            pairs = [(a, b) for a, b in zip(one, two, strict=False) if a != b]
            raise Leak(f"viewer {viewer} after {after}: {pairs[:1] or (len(one), len(two))}")


def cases(game: str) -> list[tuple[int, dict[str, Any]]]:
    """Every player count, and every value of every option."""
    loaded = boneyard.load(game)
    found: list[tuple[int, dict[str, Any]]] = [(players, {}) for players in loaded.players]
    for option in loaded.options:
        for choice in option.choices:
            if choice != option.default:
                found.append((loaded.players[-1], {option.name: choice}))
    return found


def test_every_value_of_every_option_is_compared() -> None:
    for game in names():
        values = {option.name: {option.default} for option in boneyard.load(game).options}
        for _, options in cases(game):
            for name, value in options.items():
                values[name].add(value)
        assert values == {o.name: set(o.choices) for o in boneyard.load(game).options}


def test_every_message_is_asked_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the comparison leaves out would not be noticed."""
    sent: set[str] = set()
    told: set[str] = set()
    honest = Client.send_text

    async def noted(self: Client, text: str) -> list[dict[str, Any]]:
        sent.add(json.loads(text)["t"])
        return await honest(self, text)

    async def inside() -> None:
        world = World()
        await world.begin("classic", 2, {})
        for viewer in (None, 0, 1):
            await ask_everything(world, viewer, random.Random(1))
            for client in world.eyes(viewer):
                client.raw.pop()  # the lobby
        await world.desk.close()
        for client in (world.spectator, *world.people):
            told.update(message["t"] for message in client.told)

    monkeypatch.setattr(Client, "send_text", noted)
    asyncio.run(inside())
    assert sent == tags(protocol.ClientMessage)
    assert tags(protocol.ServerMessage) - told == {"moved", "undone"}  # `compare` moves


def tags(union: Any) -> set[str]:
    """The names of messages."""
    return {str(kind.__struct_config__.tag) for kind in get_args(union)}


@pytest.mark.slow
@pytest.mark.parametrize("game", names())
def test_no_viewer_can_tell_worlds_apart_that_it_must_not(game: str) -> None:
    differing = 0
    for number, (players, options) in enumerate(cases(game)):
        viewers: list[Viewer] = [None, *range(players)]
        for viewer in viewers if number == 0 else [viewers[number % len(viewers)]]:
            differing += asyncio.run(compare(game, players, options, viewer, 1))
    if game != "domination":
        assert differing > 20, "the worlds really differed"


@pytest.mark.campaign
@pytest.mark.parametrize("game", names())
def test_no_viewer_can_tell_worlds_apart_in_many_games(game: str) -> None:
    for seed in range(25):
        for players, options in cases(game):
            for viewer in (None, *range(players)):
                asyncio.run(compare(game, players, options, viewer, seed))


# Five leaks that must be noticed, each planted in a copy of our own.


def seed_in_every_state(monkeypatch: pytest.MonkeyPatch) -> None:
    """The classic of the field: the state that is sent on entering holds the seed."""
    honest = Guests.state_for

    def leaky(self: Guests, guest: Any, since: int = 0) -> bytes:
        told = msgspec.json.decode(honest(self, guest, since))
        position = self.state.position
        told["seed"] = None if position is None else position.seed
        return msgspec.json.encode(told)

    monkeypatch.setattr(Guests, "state_for", leaky)


def one_view_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """A cache with the wrong key: everybody is shown what the first was shown."""
    honest = SeatViews._one

    def leaky(self: SeatViews, table: state.TableState, viewer: int | None) -> Any:
        view, legal = honest(self, table, 0)
        return view, legal if viewer == 0 else []

    monkeypatch.setattr(SeatViews, "_one", leaky)


def refusals_that_list_what_the_mover_may_do(monkeypatch: pytest.MonkeyPatch) -> None:
    """A helpful error: it names the moves of whose turn it is."""
    honest = Table.play

    async def leaky(self: Table, *request: Any) -> None:
        try:
            await honest(self, *request)
        except IllegalMove as illegal:
            position = self.state.position
            assert position is not None
            raise Denied(illegal.code, legal=" ".join(position.legal())) from None

    monkeypatch.setattr(Table, "play", leaky)


def running_record_with_the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The export of a running game as the host would see it."""

    def leaky(self: Table, guest: Any) -> str:
        position = self.state.position
        assert position is not None
        return str(position.record)

    monkeypatch.setattr(Table, "export", leaky)


def lobby_with_points_in_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """A list of tables that says how a game stands, from the true hands."""
    honest = seat_view.info

    def leaky(table: state.TableState, here: list[bool]) -> protocol.Info:
        info = honest(table, here)
        if table.position is None:
            return info
        heavy = [
            sum(int(c) for t in h for c in t if c.isdigit()) for h in table.position.dump()["hands"]
        ]
        return msgspec.structs.replace(info, totals=heavy)

    monkeypatch.setattr(seat_view, "info", leaky)


def compare_some(
    game: str, players: int, options: dict[str, Any], views: list[tuple[Viewer, int]]
) -> None:
    """A few games, each with a viewer and a seed."""
    for viewer, seed in views:
        asyncio.run(compare(game, players, options, viewer, seed))


def memory_of_the_true_stock(monkeypatch: pytest.MonkeyPatch) -> None:
    """A memory aid that looks at the stock instead of remembering."""

    def leaky(position: Position, seat: Viewer) -> list[str]:
        return list(position.dump()["stock_order"])

    monkeypatch.setattr(memory, "unseen_by", leaky)


def hints_from_the_true_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Advice from a bot that was shown everything."""

    def leaky(position: Position, seat: int, *how: Any, **more: Any) -> bots.Order:
        order = bots.order(position, seat, *how, **more)
        return msgspec.structs.replace(order, state=position.state.tobytes())

    monkeypatch.setattr(aids, "order", leaky)
    monkeypatch.setattr(InlineBots, "ask", tell_the_stock)


async def tell_the_stock(self: InlineBots, order: bots.Order, who: str = "") -> bots.Answer:
    """A bot that says what it sees."""
    await asyncio.sleep(0)
    rules = boneyard.load(order.game).rules
    world = Position.of_state(rules, order.players, order.options, order.state)
    stock = " ".join(world.dump()["stock_order"])
    return bots.Answer("pass", Hint("pass", "close", other=stock))


PLANTED: list[Callable[[pytest.MonkeyPatch], None]] = [
    seed_in_every_state,
    one_view_for_all,
    refusals_that_list_what_the_mover_may_do,
    running_record_with_the_seed,
    lobby_with_points_in_hand,
    memory_of_the_true_stock,
    hints_from_the_true_hands,
]


@pytest.mark.parametrize("plant", PLANTED, ids=lambda plant: str(plant.__name__))
def test_a_planted_leak_is_noticed(
    plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    with pytest.raises(Leak):
        compare_some("classic", 3, {}, [(1, 0), (None, 0), (1, 1), (None, 1)])


@pytest.mark.skipif("domino4" not in names(), reason="no game with face-down tiles is here yet")
def test_a_move_told_in_full_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(position: Position, number: int, seat: Viewer) -> str:
        return position.moves[number][1]

    monkeypatch.setattr(Position, "move_seen_by", leaky)
    with pytest.raises(Leak):
        compare_some("domino4", 3, {"bluff": True}, [(1, seed) for seed in range(20)])
