"""The server's log: one JSON object a line, without names, hands, tokens or codes."""

from __future__ import annotations

import hashlib
import json
import logging
import sys
import time

log = logging.getLogger("boneyard.server")


def note(event: str, **facts: str | int | float) -> None:
    """Write one line."""
    log.info(event, extra={"facts": facts})


def fault(event: str, **facts: str | int | float) -> None:
    """Log an error of the server itself, with where it happened."""
    log.error(event, extra={"facts": facts}, exc_info=True)


def nickname(code: str) -> str:
    """A table's name in the log: always the same for a code, without giving it away."""
    return hashlib.sha256(b"boneyard log\0" + code.encode()).hexdigest()[:12]


class Lines(logging.Formatter):
    """A log record as one JSON object; of an error only its type and where in the code it was."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info and record.exc_info[1]:
            problem, place = record.exc_info[1], record.exc_info[2]
            places = []
            while place is not None:
                code = place.tb_frame.f_code
                places.append(f"{code.co_name}:{place.tb_lineno}")
                place = place.tb_next
            line["error"], line["where"] = type(problem).__name__, places
        return json.dumps(line)


def to_stderr() -> None:
    """Log to the standard error stream, as services do."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    for name in ("boneyard.server", "uvicorn.error", "asyncio", "asyncpg"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
    logging.getLogger("boneyard.server").setLevel(logging.INFO)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
