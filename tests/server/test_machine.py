"""Any order of coming, going, returning, repeating, delaying and playing ends well.

Hypothesis makes up stories of several people at one table, with messages that come late, twice
and in another order. After every step each connection shows the table as the server has it, and
the server has it as its events say.
"""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from boneyard.server.tables.state import TableState
from tests.server.desk import Client, Desk, settle, token

PEOPLE = 5  # more than there are seats
PERSON = st.integers(0, PEOPLE - 1)


class Stories(RuleBasedStateMachine):
    """One table and the people around it."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.desk = self.do(self.open_desk())
        self.tabs: list[tuple[int, Client]] = []  # person and connection
        self.late: list[tuple[int, str]] = []  # messages on their way
        self.emotes = 0
        self.moves_sent: set[tuple[int, int]] = set()

    async def open_desk(self) -> Desk:
        """Inside the loop."""
        return Desk()

    async def cut(self, tab: Client) -> None:
        """A connection drops."""
        tab.leave()
        await settle()

    def do(self, work: Any) -> Any:
        """Let it happen."""
        return self.loop.run_until_complete(work)

    @initialize(
        players=st.integers(2, 3),
        game=st.sampled_from(["classic", "magnetic-flat"]),
        sitting=st.integers(0, 2),
    )
    def make(self, players: int, game: str, sitting: int) -> None:
        host = self.desk.client(0)
        seats = [{"kind": "here", "name": "P0"}] + [{}] * (players - 1)
        fields = {"token": token(0), "game": game, "seats": seats, "rounds": 2, "turn_time": 600}
        self.do(host.send("create", **fields))
        self.tabs.append((0, host))
        self.code = host.last("state")["info"]["table"]
        for person in range(1, players if sitting else 1):
            self.come(person, False, 0)
            self.sit(person, person, False)

    @property
    def table(self) -> Any:
        """As the server has it."""
        return self.desk.hub.tables[self.code]

    def tab_of(self, person: int) -> Client | None:
        """A connection of a person."""
        return next((tab for who, tab in self.tabs if who == person), None)

    @rule(person=PERSON, watch=st.booleans(), since=st.integers(0, 30))
    def come(self, person: int, watch: bool, since: int) -> None:
        if len(self.tabs) < 8:
            tab = self.desk.client(person)
            self.do(tab.enter(self.code, watch=watch, since=since))
            self.tabs.append((person, tab))

    @rule(place=st.integers(0, 7))
    def drop(self, place: int) -> None:
        if place < len(self.tabs):
            _, tab = self.tabs.pop(place)
            self.do(self.cut(tab))

    @rule(person=PERSON, seat=st.integers(0, 3), delay=st.booleans())
    def sit(self, person: int, seat: int, delay: bool) -> None:
        self.send(person, {"t": "sit", "seat": seat, "name": f"P{person}"}, delay)

    @rule(person=PERSON, seat=st.integers(0, 3))
    def stand_up(self, person: int, seat: int) -> None:
        self.send(person, {"t": "leave", "seat": seat}, False)

    @rule(choice=st.integers(0, 50), delay=st.booleans(), times=st.integers(1, 3))
    def play(self, choice: int, delay: bool, times: int) -> None:
        for person, tab in self.tabs:
            shown: dict[str, Any] = next(
                (m for m in reversed(tab.told) if m.get("sights")), {"sights": []}
            )
            for sight in shown["sights"]:
                if sight["legal"]:
                    move = sight["legal"][choice % len(sight["legal"])]
                    message = {
                        "t": "play",
                        "seq": shown["seq"],
                        "move": move,
                        "seat": sight["seat"],
                    }
                    for _ in range(times):
                        self.send(person, message, delay)
                    return

    @rule(choices=st.lists(st.integers(0, 50), min_size=1, max_size=12))
    def play_on(self, choices: list[int]) -> None:
        for choice in choices:
            self.play(choice, False, 1)

    @rule(person=PERSON, seq=st.integers(0, 60), move=st.sampled_from(["66", "draw", "64L", "?"]))
    def play_nonsense(self, person: int, seq: int, move: str) -> None:
        self.send(person, {"t": "play", "seq": seq, "move": move}, False)

    @rule(person=PERSON, delay=st.booleans())
    def deal_next(self, person: int, delay: bool) -> None:
        self.send(person, {"t": "next", "seq": self.table.state.seq}, delay)

    @precondition(lambda self: self.late)
    @rule(place=st.integers(0, 100), twice=st.booleans())
    def deliver(self, place: int, twice: bool) -> None:
        person, text = self.late.pop(place % len(self.late))
        for _ in range(1 + twice):
            if tab := self.tab_of(person):
                self.do(tab.send_text(text))

    @rule(seconds=st.floats(0, 900))
    def wait(self, seconds: float) -> None:
        self.desk.time += seconds
        self.do(self.table.autoplay.time_up())
        self.do(settle())

    @rule()
    def restart(self) -> None:
        """The server stops; all connections are gone; another one has the same store."""
        self.do(self.desk.close())
        fresh = self.do(self.open_desk())
        fresh.store = fresh.context.store = self.desk.store
        fresh.context.uptime.store = self.desk.store
        fresh.time, fresh.drawn = self.desk.time, self.desk.drawn
        self.desk.store.listeners.clear()
        people = [who for who, _ in self.tabs]
        self.desk, self.tabs = fresh, []
        for person in people or [0]:
            tab = fresh.client(person)
            self.do(tab.enter(self.code))
            self.tabs.append((person, tab))

    def send(self, person: int, message: dict[str, Any], delay: bool) -> None:
        """Now, or some time later."""
        if delay:
            self.late.append((person, json.dumps(message)))
        elif tab := self.tab_of(person):
            self.do(tab.send_text(json.dumps(message)))

    @invariant()
    def all_show_the_same_table(self) -> None:
        if not hasattr(self, "code") or self.code not in self.desk.hub.tables:
            return
        state = self.table.state
        for _, tab in self.tabs:
            newest = next(m for m in reversed(tab.told) if "seq" in m)
            assert newest["seq"] == state.seq
            if state.position is not None:
                shown = tab.shown
                expected = tab.session.seats or (None,)
                if [s["seat"] for s in shown["sights"]] == list(expected):
                    for sight in shown["sights"]:
                        assert sight["view"] == state.position.view(sight["seat"])

    @invariant()
    def the_table_is_the_replay_of_its_events(self) -> None:
        if not hasattr(self, "code") or self.code not in self.desk.hub.tables:
            return
        rows = self.desk.store.rows[self.code]
        assert sorted(rows) == list(range(1, len(rows) + 1))
        twin = TableState.replay(self.code, [rows[seq].body for seq in sorted(rows)])
        state = self.table.state
        assert (twin.seq, twin.phase, twin.seats) == (state.seq, state.phase, state.seats)
        if state.position is not None and twin.position is not None:
            assert twin.position.moves == state.position.moves
            assert twin.position.dump() == state.position.dump()

    def teardown(self) -> None:
        self.do(self.desk.close())
        self.loop.close()


TestStories = pytest.mark.slow(Stories.TestCase)
TestStories.settings = settings(
    max_examples=60,
    stateful_step_count=40,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)


@pytest.mark.campaign
def test_many_more_stories() -> None:
    long = settings(TestStories.settings, max_examples=3000, derandomize=False)
    run_state_machine_as_test(Stories, settings=long)
