"""All tables in use: created, found, opened from the store, closed when nobody is there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from boneyard.engine.api import load
from boneyard.engine.match import read_length
from boneyard.engine.registry import names as game_names
from boneyard.engine.registry import rules_of
from boneyard.errors import BadValue, UnknownName
from boneyard.server.access.denied import Behind, Denied
from boneyard.server.access.names import read_name
from boneyard.server.access.tokens import code_of, key_of, same
from boneyard.server.cluster.presence import Presence
from boneyard.server.old_tables import OldTables
from boneyard.server.ops.logs import fault, nickname, note
from boneyard.server.store.api import Conflict, Row, StoreFailed
from boneyard.server.tables import events
from boneyard.server.tables.clock import BEAT
from boneyard.server.tables.context import Context
from boneyard.server.tables.state import TableState
from boneyard.server.tables.table import Table
from boneyard.server.wire import protocol
from boneyard.server.wire.protocol import SeatPlan
from boneyard.server.workers.compiler import compile_beside
from boneyard.server.workers.fair_queue import FairQueue
from boneyard.server.workers.readiness import FIRST_PAUSE, Readiness, load_native, longer

LOOK = 0.5  # seconds between looks whether the event loop is late
SWEEP = 30.0  # seconds between looks for tables that nobody uses
DELETE = 3600.0  # and between looks for those that are old
WAITING_EVENTS = 12  # a table with no more events may still wait for players
LOBBY = 50  # tables that are listed at most

T = TypeVar("T")


class Hub:
    """The tables of this server."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.tables: dict[str, Table] = {}
        self.opening: dict[str, asyncio.Task[Table | None]] = {}
        self.readiness = Readiness(context.metrics)
        # One thread for all: a second would only take turns with it, and with everybody's moves.
        self.replaying = ThreadPoolExecutor(1, "replay")
        self.replay_turns: FairQueue[ThreadPoolExecutor] = FairQueue()
        self.replay_turns.put(self.replaying)
        self.chores: list[Callable[[], None]] = []  # done now and then for others
        self.beside: set[asyncio.Task[None]] = set()
        self.stopping = False
        self.games = tuple(game_names())  # once: finding games of other packages takes time
        context.metrics.gauges["boneyard_tables"] = lambda: len(self.tables)
        context.metrics.gauges["boneyard_bots_waiting"] = context.bots.waiting
        quarantined = context.quarantine.reasons
        context.metrics.gauges["boneyard_quarantined_tables"] = lambda: len(quarantined)
        self.old_tables = OldTables(context, self._replay, self._in_use)
        self.presence = Presence(context, self.tables)
        context.store.listen(self._heard, self.presence.hear)

    async def start(self) -> None:
        """Begin the clock and the housekeeping."""
        await self.context.clock.set()
        await self.context.uptime.start(self.context.now())
        self._run(self._beat())
        self._run(self._watch_loop())
        self._run(self._sweep())
        self._run(self._warm_all())

    async def stop(self, again: int = 5) -> None:
        """Tell everybody, finish what has begun, stop the clocks."""
        self.stopping = True
        farewell = protocol.write(protocol.Stopping(again))
        for table in self.tables.values():
            for guest in table.guests:
                guest.send(farewell)
        await asyncio.gather(*(self._guarded(table.close()) for table in self.tables.values()))
        for task in [*self.beside, *self.opening.values()]:
            task.cancel()
        await asyncio.gather(*self.beside, return_exceptions=True)
        await self.readiness.stop()
        self.replaying.shutdown(wait=False)
        self.presence.gone()
        await self._guarded(self.context.uptime.beat(self.context.now()))

    # Tables.

    async def create(self, message: protocol.Create) -> Table:
        """The table that this message creates; the same token creates it only once."""
        code = code_of(message.token)
        key = key_of(code, message.token)
        table = await self.find(code)
        if table is None:
            if len(self.tables) >= self.context.settings.most_tables:
                raise Denied("server-full")
            if message.game not in self.games:
                raise UnknownName("game", message.game, self.games)
            await self.readiness.wait_for(message.game)
            created = self._plan(message, key)
            try:
                await self.context.store.append(Row(code, 1, created.at, events.write(created)))
                note("table-made", table=nickname(code), game=message.game)
            except Conflict:
                pass  # made meanwhile, by the same message on another connection
            table = await self.find(code)
            assert table is not None
        if not same(table.state.plan.host, key):
            raise Denied("try-again")  # another token gave the same code: one in a billion
        return table

    async def find(self, code: str, who: str = "") -> Table | None:
        """A table by its code, from memory or from the store; None: there is none.

        `who` is the address that asks: addresses take turns with what has to be replayed.
        """
        self.context.quarantine.check(code)
        if code in self.tables:
            return self.tables[code]
        if code not in self.opening:  # opened once, however many come at the same time
            self.opening[code] = asyncio.create_task(self._open(code, who))
            self.opening[code].add_done_callback(lambda _: self.opening.pop(code, None))
        return await asyncio.shield(self.opening[code])

    async def _open(self, code: str, who: str) -> Table | None:
        bodies = await self.context.store.events(code)
        if not bodies:
            return None
        state = await self._replay(code, bodies, who)
        if state.plan.rules != rules_of(state.plan.game).version:
            raise Denied("other-rules")  # its rounds can be downloaded, but not played on
        table = Table(state, self.context)
        self.tables[code] = table
        self.presence.ask(code)
        await table.catch_up()  # what another server stored meanwhile was not heard
        return table

    async def records(self, code: str, who: str = "") -> list[str] | None:
        """The finished rounds of a table, as text; None: there is no such table."""
        self.context.quarantine.check(code)
        bodies = await self.context.store.events(code)
        return (await self._replay(code, bodies, who, True)).records if bodies else None

    async def _replay(
        self, code: str, bodies: list[bytes], who: str = "", keep_records: bool = False
    ) -> TableState:
        """A table as its events made it, replayed on a thread so that nobody's move waits.

        If that fails the table is quarantined, and `Denied` says so.
        """
        guard = self.context.quarantine.guard
        with guard(code):
            plan = events.read_first(bodies[0])
            rules_of(plan.game, plan.rules)
        await self.readiness.wait_for(plan.game)
        with guard(code), self.context.traces.span("replay", events=len(bodies)):
            return await self.beside_moves(who, TableState.replay, code, bodies, keep_records)

    async def beside_moves(self, who: str, work: Callable[..., T], *values: object) -> T:
        """What takes long, on a thread of its own, when it is this address's turn."""
        thread = await self.replay_turns.get(who)
        try:
            if self.stopping:
                raise Denied("try-again")
            return await asyncio.get_running_loop().run_in_executor(thread, work, *values)
        finally:
            self.replay_turns.put(thread)

    def _in_use(self, code: str) -> bool:
        return code in self.tables or code in self.opening

    def lobby(self) -> list[protocol.Info]:
        """The listed tables that have an open seat and somebody waiting."""
        return [table.guests.info() for table in self._listed()][:LOBBY]

    def _listed(self) -> Iterator[Table]:
        for table in self.tables.values():
            seats = table.state.seats
            wanted = table.state.plan.listed and table.guests and not table.closed
            if wanted and any(seat.kind == "open" for seat in seats):
                yield table

    def _plan(self, message: protocol.Create, key: bytes) -> events.Created:
        """The table that is asked for, checked by the game."""
        game = load(message.game)
        players = game.rules.read_players(len(message.seats))
        options = game.rules.read_options(message.options, players)
        rounds, target = read_length(message.rounds, message.target, game.rules.tally)
        return events.Created(
            at=self.context.now(),
            game=game.name,
            options=options,
            seats=[self._seat_plan(seat) for seat in message.seats],
            host=key,
            rounds=rounds,
            target=target,
            turn_time=message.turn_time,
            listed=message.listed,
            aids=message.aids,
            undo=message.undo,
            rules=game.rules.version,
        )

    def _seat_plan(self, seat: SeatPlan) -> SeatPlan:
        if seat.kind == "here":
            if seat.name is None:
                raise BadValue("a person here has a name")
            return SeatPlan("here", read_name(seat.name))
        if seat.kind == "bot":
            if seat.level not in self.context.known_bots:
                raise Denied("no-such-bot")
            return SeatPlan("bot", level=seat.level)
        return SeatPlan()

    # Housekeeping.

    def _heard(self, code: str, seq: int) -> None:
        """A server stored an event; without a code, anything may have happened."""
        tables = [self.tables.get(code)] if code else list(self.tables.values())
        for table in tables:
            if table is not None and (not code or table.state.seq < seq):
                table.catch_up_soon(seq if code else None)
            if table is not None and not code:
                self.presence.ask(table.state.code)

    def _run(self, work: Coroutine[Any, Any, object]) -> None:
        task = asyncio.create_task(self._guarded(work))
        self.beside.add(task)
        task.add_done_callback(self.beside.discard)

    async def _guarded(self, work: Coroutine[Any, Any, object]) -> None:
        """Run something; an error is counted and logged, and stops nothing else."""
        try:
            await work
        except (Behind, Denied):
            pass
        except StoreFailed:
            self.context.metrics.count("boneyard_store_waits_total")
            note("store-away")
        except Exception:
            self.context.metrics.count("boneyard_faults_total")
            fault("hub-fault")

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            await self._guarded(called(self.presence.alive))
            await self._guarded(self.context.clock.set())
            await self._guarded(self.context.uptime.beat(self.context.now()))

    async def _watch_loop(self) -> None:
        """How late the event loop is: so long everybody waits before anything is done for them."""
        clock = asyncio.get_running_loop().time
        while True:
            due = clock() + LOOK
            await asyncio.sleep(LOOK)
            self.context.metrics.loop_was_late(max(0.0, clock() - due))

    async def _sweep(self) -> None:
        since_delete = DELETE
        while True:
            if since_delete >= DELETE:
                since_delete = 0.0
                await self._guarded(self.old_tables.delete())
            await asyncio.sleep(SWEEP)
            since_delete += SWEEP
            await self._guarded(self.close_idle())
            for chore in self.chores:
                await self._guarded(called(chore))
            for game in self.readiness.due():
                self._run(self.readiness.wait_for(game))

    async def close_idle(self) -> None:
        """Tables that nobody is at leave the memory; they stay in the store."""
        before = self.context.now() - self.context.settings.idle_table
        for code, table in list(self.tables.items()):
            if not table.guests and table.idle_since < before and not table.busy:
                del self.tables[code]
                await self._guarded(table.close())

    async def _warm_all(self) -> None:
        """Get every game ready in the background, then find the tables that wait for players."""
        for game in self.games:
            await self._guarded(self.readiness.wait_for(game))
        await self._guarded(self._find_waiting())
        if self.context.settings.compile_bots:
            await self._compile_bots()

    async def _compile_bots(self) -> None:
        """Once on each machine; what failed is tried again, after longer and longer pauses."""
        pause, left = FIRST_PAUSE, await self._compile_for(self.games)
        while left:
            await asyncio.sleep(pause)
            pause, left = longer(pause), await self._compile_for(left)

    async def _compile_for(self, games: Iterable[str]) -> list[str]:
        """Games being played come first: their hints are needed soonest; gives the failed ones."""
        left, failed = list(games), []
        while left:
            played = {table.state.plan.game for table in self.tables.values()}
            left.sort(key=lambda game: game not in played)
            game = left.pop(0)
            try:
                await compile_beside(game, *self.context.known_bots)
                await load_native(game)
            except Exception:
                self.context.metrics.count("boneyard_faults_total")
                fault("bots-not-compiled", game=game)
                failed.append(game)
        return failed

    async def _find_waiting(self) -> None:
        hour_ago = self.context.now() - 3600
        for code, last in (await self.context.store.tables()).items():
            if last.seq <= WAITING_EVENTS and last.at > hour_ago:
                await self._guarded(self.find(code))


async def called(work: Callable[[], None]) -> None:
    """A plain function as a piece of work."""
    work()
