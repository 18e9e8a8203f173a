"""One connection: it reads a message, asks the table and answers. It knows nothing of sockets."""

from __future__ import annotations

from collections.abc import Callable

from boneyard.errors import BoneyardError, IllegalMove
from boneyard.server.access.denied import Behind, Denied
from boneyard.server.access.limits import Bucket, Buckets
from boneyard.server.access.tokens import clean_code, key_of
from boneyard.server.hub import Hub
from boneyard.server.ops.logs import fault
from boneyard.server.settings import Settings
from boneyard.server.store.api import StoreFailed
from boneyard.server.tables.seat_view import Audience
from boneyard.server.tables.table import Table
from boneyard.server.wire import protocol


class Door:
    """How much each address may ask for."""

    def __init__(self, settings: Settings) -> None:
        self.creates = Buckets(settings.tables_per_hour / 3600, settings.tables_per_hour)
        self.guesses = Buckets(settings.guesses_per_minute / 60, settings.guesses_per_minute)
        self.downloads = Buckets(settings.downloads_per_minute / 60, settings.downloads_per_minute)
        self.hints = Buckets(settings.hints_per_minute / 60, settings.hints_per_minute)
        self.replays = Buckets(settings.replays_per_minute / 60, settings.replays_per_minute)

    def forget(self) -> None:
        """Drop addresses that have not asked for anything lately."""
        for buckets in (self.creates, self.guesses, self.downloads, self.hints, self.replays):
            buckets.forget()


class TooFast(Exception):
    """More messages than a person would send: the connection is closed."""


class Session:
    """A connection and the table it is at."""

    def __init__(self, hub: Hub, door: Door, address: str, send: Callable[[bytes], None]) -> None:
        self.hub, self.door, self.address = hub, door, address
        self.send = send
        self.table: Table | None = None
        self.key: bytes | None = None
        self.seats: Audience = ()
        self.hinting = False
        settings = hub.context.settings
        self.bucket = Bucket(settings.messages_per_second, settings.message_burst)

    async def receive(self, text: str) -> None:
        """Do what one message asks; whatever it is, other tables and connections are safe."""
        metrics = self.hub.context.metrics
        metrics.count("boneyard_messages_total")
        if not self.bucket.take():
            raise TooFast
        try:
            message = protocol.read(text)
        except ValueError:
            self._refuse("bad-message")
            return
        kind = type(message).__struct_config__.tag
        try:
            with self.hub.context.traces.span("message", kind=str(kind)):
                await self._answer(message)
        except Denied as denied:
            self._refuse(denied.code, kind, denied.facts)
        except IllegalMove as illegal:
            self._refuse(illegal.code, kind, illegal.facts)
        except BoneyardError:
            self._refuse("bad-choice", kind)
        except StoreFailed:
            self._refuse("not-stored", kind)
        except Exception:
            metrics.count("boneyard_faults_total")
            fault("message-fault", message=str(kind))
            self._refuse("server-fault", kind)

    def gone(self) -> None:
        """The connection is closed."""
        if self.table is not None:
            self.table.exit(self)
            self.table = None

    async def _answer(self, message: protocol.ClientMessage) -> None:
        try:
            await self._follow(message)
        except Behind:
            if self.table is not None:  # it may have left meanwhile
                self._show()

    async def _follow(self, message: protocol.ClientMessage) -> None:
        match message:
            case protocol.Play():
                await self._here().play(self, message.seq, message.move, message.seat)
            case protocol.Create():
                await self._create(message)
            case protocol.Enter():
                await self._enter(message)
            case protocol.Sit():
                await self._here().sit(self, message.seat, message.name)
            case protocol.Leave():
                await self._here().leave(self, message.seat)
            case protocol.Fill():
                await self._here().fill(self, message.seat, message.level)
            case protocol.Undo():
                await self._here().undo(self, message.seq)
            case protocol.Begin():
                await self._here().begin(self)
            case protocol.Resign():
                await self._here().resign(self, message.seat)
            case protocol.Next():
                await self._here().next(self, message.seq)
            case protocol.Seal():
                seal = bytes.fromhex(message.seal)
                await self._here().seal(self, message.commitment, seal)
            case protocol.Open():
                share = bytes.fromhex(message.share)
                await self._here().open(self, message.commitment, share)
            case protocol.Say():
                self._here().say(self, message.emote, message.n, message.seat)
            case protocol.Hint():
                self._hint(message)
            case protocol.Why():
                self.send(protocol.write(self._here().why(self, message)))
            case protocol.Recall():
                self.send(protocol.write(self._here().recall(self, message.seat)))
            case protocol.Export():
                self.send(protocol.write(protocol.Exported(self._here().export(self))))
            case protocol.Resync():
                await self._here().refresh()
                self._show(message.since)
            case protocol.Ping():
                self.send(protocol.write(protocol.Pong(message.n)))

    def _hint(self, message: protocol.Hint) -> None:
        table = self._here()
        if self.door.hints.empty(self.address):
            raise Denied("too-many-hints")
        table.hint(self, message)
        self.door.hints.take(self.address)

    async def _create(self, message: protocol.Create) -> None:
        if not self.door.creates.take(self.address):
            raise Denied("too-many-tables")
        table = await self.hub.create(message)
        await self._go_to(table, message.token, message.watch, 0)

    async def _enter(self, message: protocol.Enter) -> None:
        table = await self.look_up(message.table)
        if table is None:
            raise Denied("no-such-table")
        await self._go_to(table, message.token, message.watch, message.since)

    async def look_up(self, code: str) -> Table | None:
        """A table by the code that somebody typed; wrong guesses are limited."""
        if self.door.guesses.empty(self.address):
            raise Denied("too-many-guesses")
        table = await self.hub.find(clean_code(code), self.address)
        if table is None:
            self.door.guesses.take(self.address)
        return table

    async def _go_to(self, table: Table, token: str | None, watch: bool, since: int) -> None:
        if self.table is not table:
            self.gone()
        self.key = None if token is None else key_of(table.state.code, token)
        self.table = table
        try:
            await table.enter(self, watch, since)
        except (Denied, StoreFailed):
            self.gone()
            raise

    def _here(self) -> Table:
        if self.table is None:
            raise Denied("no-table")
        self.hub.context.quarantine.check(self.table.state.code)
        return self.table

    def _show(self, since: int = 0) -> None:
        self.send(self._here().guests.state_for(self, since))

    def _refuse(
        self, code: str, to: object = None, facts: dict[str, str | int] | None = None
    ) -> None:
        self.hub.context.metrics.count("boneyard_refused_total", code)
        named = to if isinstance(to, str) else None
        self.send(protocol.write(protocol.Refused(code=code, facts=facts or {}, to=named)))
