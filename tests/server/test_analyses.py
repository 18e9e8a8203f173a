"""What the coach said of a finished round is kept with its table, and progress is told."""

from __future__ import annotations

import asyncio
import json

import msgspec
import pytest

from boneyard.coach import analyse
from boneyard.engine.record import Record
from boneyard.errors import BoneyardError
from boneyard.server.app import App
from boneyard.server.http import analyses
from boneyard.server.http.analyses import Coach, check_over, digest_of
from boneyard.server.old_tables import OldTables
from boneyard.server.store.api import StoreFailed
from boneyard.server.workers.bots import Answer, BotFailed, Order, Progress
from tests.server.desk import Desk, InlineBots, MemoryStore, play_out, settle, with_desk
from tests.server.running import ROOT

WHO = "10.0.0.1"
GOLDEN = (ROOT / "tests" / "golden" / "classic" / "2-players-01.txt").read_text("utf-8")


async def finished_round(desk: Desk) -> tuple[str, Record]:
    """A table whose only round is over, and its record."""
    table, clients = await desk.table()
    await play_out(clients)
    (text,) = await desk.hub.records(table.state.code) or []
    return table.state.code, Record.parse(text)


def broken_coach(desk: Desk) -> Coach:
    """A coach that can say only what was kept."""
    coach = Coach(desk.hub, InlineBots())
    coach.pool.broken = True  # type: ignore[attr-defined]
    return coach


@with_desk
async def test_another_server_finds_what_was_kept(desk: Desk) -> None:
    code, record = await finished_round(desk)
    found = await Coach(desk.hub, InlineBots()).analysis(record, WHO, code)
    assert found == msgspec.json.encode(analyse(record))
    other = Desk(desk.store)  # as after a restart: nothing is remembered
    assert await broken_coach(other).analysis(record, WHO, code) == found
    with pytest.raises(BotFailed):
        await broken_coach(other).analysis(record, WHO)
    await other.close()


@with_desk
async def test_what_a_coach_remembers_is_kept_when_the_table_is_named(desk: Desk) -> None:
    code, record = await finished_round(desk)
    bots = InlineBots()
    coach = Coach(desk.hub, bots)
    found = await coach.analysis(record, WHO)
    assert desk.store.analyses == {}
    assert await coach.analysis(record, WHO, code) == found
    assert desk.store.analyses == {code: {digest_of(record): found}}
    assert len(bots.orders) == 1


@with_desk
async def test_an_analysis_goes_with_its_table(desk: Desk) -> None:
    code, record = await finished_round(desk)
    await Coach(desk.hub, InlineBots()).analysis(record, WHO, code)
    assert code in desk.store.analyses
    desk.let_pass(desk.context.settings.keep_finished + 1)
    await OldTables(desk.context, desk.hub._replay, lambda code: False).delete()
    assert desk.store.rows == {}
    assert desk.store.analyses == {}


@with_desk
async def test_only_rounds_of_the_table_are_kept_with_it(desk: Desk) -> None:
    code, record = await finished_round(desk)
    coach = Coach(desk.hub, InlineBots())
    for other, table in ((Record.parse(GOLDEN), code), (record, "NOTATABLE")):
        assert await coach.analysis(other, WHO, table) == msgspec.json.encode(analyse(other))
    assert desk.store.analyses == {}


@with_desk
async def test_a_running_round_is_refused(desk: Desk) -> None:
    table, clients = await desk.table(rounds=2)
    await play_out(clients)
    assert len(await desk.hub.records(table.state.code) or []) == 1, "of the finished round alone"
    (text,) = await desk.hub.records(table.state.code) or []
    record = Record.parse(text)
    unfinished = Record(record.game, record.players, record.seed, moves=record.moves[:-1])
    with pytest.raises(BoneyardError) as refused:
        check_over(unfinished)
    assert refused.value.code == "not-over"


class Away(MemoryStore):
    """A store whose events can be away too, not only its analyses."""

    all_away = False

    async def events(self, table: str, since: int = 0) -> list[bytes]:
        if self.all_away:
            raise StoreFailed("not there")
        return await super().events(table, since)


@pytest.mark.parametrize("all_away", [False, True])
def test_a_failing_store_does_not_stop_the_coach(all_away: bool) -> None:
    async def inside() -> None:
        store = Away()
        desk = Desk(store)
        code, record = await finished_round(desk)
        store.failing, store.all_away = True, all_away
        coach = Coach(desk.hub, InlineBots())
        found = await coach.analysis(record, WHO, code)
        assert found == msgspec.json.encode(analyse(record))
        assert desk.context.metrics.counts["boneyard_faults_total", ""] == 0
        store.failing = store.all_away = False
        assert store.analyses == {}
        assert await coach.analysis(record, WHO, code) == found
        assert store.analyses == {code: {digest_of(record): found}}, "kept when the store is back"
        await desk.close()

    asyncio.run(inside())


@with_desk
async def test_what_failed_is_tried_again(desk: Desk) -> None:
    coach = broken_coach(desk)
    record = Record.parse(GOLDEN)
    for _ in range(2):
        with pytest.raises(BotFailed):
            await coach.analysis(record, WHO)
    coach.pool.broken = False  # type: ignore[attr-defined]
    assert await coach.analysis(record, WHO) == msgspec.json.encode(analyse(record))


class Stepwise(InlineBots):
    """A coach that is as far as a test says; at 1 it has its answer, beyond that it fails."""

    def __init__(self) -> None:
        super().__init__()
        self.shares: asyncio.Queue[float] = asyncio.Queue()

    async def ask(
        self, order: Order, who: str = "", progress: Progress = lambda share: None
    ) -> Answer:
        while (share := await self.shares.get()) < 1.0:
            progress(share)
        if share > 1.0:
            raise BotFailed("beyond")
        return Answer("", analysis=b'{"game":"classic"}')


@pytest.mark.parametrize(
    ("end", "last"), [(1.0, {"game": "classic"}), (2.0, {"code": "try-again"})]
)
def test_progress_is_told_until_the_last_line(
    end: float, last: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "LOOK", 0.005)

    async def inside() -> None:
        desk, bots = Desk(), Stepwise()
        app = App(desk.hub)
        app.coach = Coach(desk.hub, bots)
        lines = aiter(app.progress_lines(Record.parse(GOLDEN), WHO, ""))
        for share in (0.25, 0.5):
            bots.shares.put_nowait(share)
            assert await anext(lines) == b'{"share":%s}\n' % str(share).encode()
        bots.shares.put_nowait(end)
        assert [json.loads(line) async for line in lines] == [last]
        await app.coach.close()
        await desk.close()

    asyncio.run(inside())


@with_desk
async def test_who_goes_away_does_not_stop_the_coach(desk: Desk) -> None:
    bots = Stepwise()
    coach = Coach(desk.hub, bots)
    record = Record.parse(GOLDEN)
    gone = asyncio.create_task(coach.analysis(record, WHO))
    await settle()
    gone.cancel()
    bots.shares.put_nowait(1.0)
    assert await coach.analysis(record, WHO) == b'{"game":"classic"}'
    assert bots.shares.empty()
