"""Traces: where the time of a message goes, and nothing that anybody has typed or holds."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import pytest

from boneyard.errors import BoneyardError
from boneyard.server.ops.traces import WHERE, Traces, traces_from
from tests.server.desk import Desk, code_in, token


def test_without_an_address_nothing_is_loaded_and_nothing_is_traced() -> None:
    assert traces_from({}).tracer is None
    assert traces_from({WHERE[0]: ""}).tracer is None


@pytest.mark.parametrize("name", WHERE)
def test_without_the_extra_it_says_what_to_install(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "opentelemetry.sdk.trace", None)
    with pytest.raises(BoneyardError) as refused:
        traces_from({name: "http://127.0.0.1:4318"})
    assert "boneyard[otel]" in str(refused.value)


def test_a_move_is_a_message_and_in_it_the_store() -> None:
    pytest.importorskip("opentelemetry.sdk", reason="the extra `otel` is not installed")
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import SimpleSpanProcessor
    from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

    kept = InMemorySpanExporter()
    provider = TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(kept))

    async def inside() -> str:
        desk = Desk()
        desk.context.traces = Traces(provider.get_tracer("test"))
        table, clients = await desk.table()
        kept.clear()
        shown = clients[0].shown
        seat = shown["sights"][0]["view"]["actors"][0]
        await clients[seat].send("play", seq=shown["seq"], move=clients[seat].legal(seat)[0])
        code_in(await clients[seat].send("play", seq=table.state.seq, move="<secret>"))
        await desk.close()
        return table.state.code

    code = asyncio.run(inside())
    spans: list[Any] = list(kept.get_finished_spans())
    assert [span.name for span in spans] == ["store", "message", "message"]
    store, message, refused = spans
    assert store.parent.span_id == message.context.span_id
    assert dict(message.attributes) == {"boneyard.kind": "play"}
    assert not refused.events, "what was typed is not told"
    told = " ".join(span.to_json() for span in spans)
    for secret in (code, token(0), token(1), "secret"):
        assert secret not in told
