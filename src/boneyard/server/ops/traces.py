"""Traces for OpenTelemetry: where the time of a message goes. No names, codes or hands are in them.

They are on where the environment says where to send them (OTEL_EXPORTER_OTLP_ENDPOINT), and need
the extra `otel`.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Mapping
from contextlib import AbstractContextManager
from typing import Any

from boneyard import __version__
from boneyard.errors import BoneyardError

WHERE = ("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", "OTEL_EXPORTER_OTLP_ENDPOINT")
NAME = "boneyard"
NOTHING: AbstractContextManager[Any] = contextlib.nullcontext()


class Traces:
    """Spans of a tracer; without one they cost nothing."""

    def __init__(self, tracer: Any = None) -> None:
        self.tracer = tracer

    def span(self, name: str, **facts: str | int) -> AbstractContextManager[Any]:
        """What happens in here takes so long, as part of what happens around it.

        >>> with Traces().span("store"):
        ...     pass
        """
        if self.tracer is None:
            return NOTHING
        about = {f"{NAME}.{fact}": value for fact, value in facts.items()}
        # What an error says may hold what was typed: only its absence or presence is told.
        span: AbstractContextManager[Any] = self.tracer.start_as_current_span(
            name, attributes=about, record_exception=False, set_status_on_exception=False
        )
        return span


def traces_from(environment: Mapping[str, str] = os.environ) -> Traces:
    """Sent to where the environment says; none if it says nothing."""
    if not any(environment.get(name) for name in WHERE):
        return Traces()
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
    except ImportError:
        raise BoneyardError(code="no-otel") from None
    about = Resource.create({"service.name": environment.get("OTEL_SERVICE_NAME", NAME)})
    provider = TracerProvider(resource=about)
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    return Traces(provider.get_tracer(NAME, __version__))
