"""Messages: read strictly, written compactly, described in docs/wire.md and in TypeScript."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from boneyard.content.words import LANGUAGES, knows
from boneyard.engine.registry import BUILT_IN
from boneyard.engine.rules import View
from boneyard.server.access.names import read_name
from boneyard.server.tables import events
from boneyard.server.wire import answers, protocol, typescript
from boneyard.server.wire.protocol import ClientMessage, ServerMessage

SOURCE = Path(protocol.__file__).parents[1]
WIRE = SOURCE.parents[2] / "docs" / "wire.md"
MESSAGES = [*get_args(ClientMessage), *get_args(ServerMessage)]


def test_every_message_has_its_typescript() -> None:
    assert set(typescript.message_names()) == {kind.__struct_config__.tag for kind in MESSAGES}
    text = typescript.protocol()
    assert text.count("{") == text.count("}")
    assert 'export interface Play {\n  t: "play";\n  seq: number;\n  move: string;' in text
    assert "seat?: number | null;" in text
    assert "export interface View {\n" in text


def test_the_browser_has_the_same_messages() -> None:
    client = SOURCE.parents[2] / "client"
    if client.exists():
        again = "python -m boneyard.server.wire.typescript client/src"
        assert (client / "src/protocol.ts").read_text("utf-8") == typescript.protocol(), again
        assert (client / "src/boards/views.ts").read_text("utf-8") == typescript.views(), again


@pytest.mark.parametrize("kind", answers.PAGE_ANSWERS, ids=lambda kind: str(kind.__name__))
def test_every_answer_of_a_page_has_its_typescript(kind: Any) -> None:
    assert f"export interface {kind.__name__} " in typescript.protocol()


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_view_has_its_typescript(game: str) -> None:
    from boneyard.engine.api import load

    spec = typescript.view_spec(game)
    view = load(game).new(load(game).players[0], seed=1).view(0)
    assert list(spec.fields) == list(view)
    assert set(View.__annotations__) <= set(view)
    own = typescript.views().split(f"interface {spec.name} extends View {{")[1].split("}\n")[0]
    for key in view.keys() - View.__annotations__.keys():
        assert f"  {key}: " in own


@pytest.mark.parametrize("kind", MESSAGES, ids=lambda kind: str(kind.__name__))
def test_every_message_and_field_is_described(kind: Any) -> None:
    section = re.search(
        rf"^### `{kind.__struct_config__.tag}`\n(.*?)(?=^##|\Z)",
        WIRE.read_text("utf-8"),
        re.MULTILINE | re.DOTALL,
    )
    assert section, f"docs/wire.md has no section for {kind.__name__}"
    for field in kind.__struct_fields__:
        assert f"`{field}`" in section[1], f"{kind.__name__}.{field}"


def test_every_reason_of_the_server_has_words_in_all_languages() -> None:
    text = "".join(file.read_text("utf-8") for file in SOURCE.rglob("*.py"))
    codes = set(re.findall(r'(?:Denied|_refuse|ErrorAnswer)\(\s*"([a-z-]+)"', text))
    assert len(codes) > 15
    for language in LANGUAGES:
        missing = {code for code in codes if not knows(language, f"refused-{code}")}
        assert not missing, f"{language}: {missing}"


@pytest.mark.parametrize(
    "name", ["Ada", "Zoë", "Jean-Luc", "O'Neil", "李雷", "Ἀθηνᾶ", "x" * 20, "R2 D2"]
)
def test_names_of_people(name: str) -> None:
    assert read_name(f" {name}  ") == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "x" * 21,
        "<b>",
        "a,b",
        "a#b",
        "🁢",
        "a\u202eb",
        "a\u0301\u0301",
        "--",
        "a\0b",
        "bot:x",
    ],
)
def test_names_that_are_none(name: str) -> None:
    with pytest.raises(ValueError, match="name"):
        read_name(name)


@pytest.mark.parametrize("kind", get_args(events.AnyEvent), ids=lambda kind: str(kind.__name__))
def test_every_event_is_written_and_read(kind: Any) -> None:
    values = {
        "at": 1.5,
        "seat": 1,
        "name": "Ada",
        "key": b"\x00\xff",
        "level": "beginner",
        "secret": bytes(range(32)),
        "seal": bytes(range(1, 33)),
        "share": bytes(range(2, 34)),
    }
    values |= {
        "move": "64L",
        "game": "classic",
        "options": {"a": True, "b": "c"},
    }
    values |= {"seats": [protocol.SeatPlan("here", "Ada"), protocol.SeatPlan()], "host": b"h"}
    required = {f.name for f in msgspec.structs.fields(kind) if f.required}
    if kind in (events.Sealed, events.Opened):
        values["seats"] = [0, 2]
    event = kind(**{name: values[name] for name in required})
    assert events.read(events.write(event)) == event


def test_nothing_is_unpickled_and_sql_has_parameters() -> None:
    for file in SOURCE.rglob("*.py"):
        text = file.read_text("utf-8")
        assert not re.search(r"^\s*(import|from) (pickle|marshal|shelve|yaml)", text, re.MULTILINE)
        assert not re.search(r"\b(eval|exec)\(", text)
        assert not re.search(r'(execute|fetch|fetchval|executemany)\(\s*f"', text)


def test_keys_are_compared_in_constant_time() -> None:
    for file in SOURCE.rglob("*.py"):
        text = file.read_text("utf-8")
        assert not re.search(r"\.(key|host) == |== \w+\.(key|host)\b", text), file
    assert "compare_digest" in (SOURCE / "access" / "tokens.py").read_text("utf-8")
