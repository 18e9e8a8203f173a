"""The protocol and the views of our games as TypeScript, from the types the server uses.

python -m boneyard.server.wire.typescript client/src
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

from msgspec import inspect

from boneyard.engine.registry import BUILT_IN, rules_of
from boneyard.engine.rules import View
from boneyard.engine.texts import ViewKernel
from boneyard.engine.views import Thing
from boneyard.server.wire.answers import PAGE_ANSWERS
from boneyard.server.wire.protocol import ClientMessage, Emote, Phase, ServerMessage, Value

PROTOCOL = "// Generated from boneyard/server/wire; do not edit.\n"
VIEWS = "// Generated from the views of our games in boneyard/games; do not edit.\n"
IMPORTS = "import type { View } from '../protocol';\n\n"
ALIASES: dict[str, Any] = {"Emote": Emote, "Phase": Phase, "Value": Value}


class Emitter:
    """Collects interfaces as types refer to them."""

    def __init__(self) -> None:
        self.done: dict[str, str] = {}
        self.named: dict[str, str] = {}  # what a type with a name of its own is written as

    def alias(self, name: str, kind: Any) -> None:
        """Give a type a name, which it then has wherever it is used."""
        written = self.text(inspect.type_info(kind))
        self.named[written] = name
        self.done[name] = f"export type {name} = {written};\n"

    def text(self, kind: inspect.Type) -> str:
        """A type as TypeScript."""
        written = self.spelled(kind)
        return self.named.get(written, written)

    def spelled(self, kind: inspect.Type) -> str:
        """A type as TypeScript, in full."""
        match kind:
            case inspect.Metadata():
                return self.text(kind.type)
            case inspect.StructType() if kind.array_like:
                return f"[{', '.join(self.text(field.type) for field in kind.fields)}]"
            case inspect.StructType():
                tag = [f"  {kind.tag_field}: {json.dumps(kind.tag)};"] if kind.tag_field else []
                return self.interface(kind.cls.__name__, kind.fields, tag)
            case inspect.TypedDictType() | inspect.DataclassType():
                return self.interface(kind.cls.__name__, kind.fields, [])
            case inspect.UnionType():
                parts = [one for one in kind.types if not isinstance(one, inspect.NoneType)]
                texts = list(dict.fromkeys(self.text(one) for one in parts))
                whole = self.named.get(" | ".join(texts))
                empty = ["null"] if len(parts) < len(kind.types) else []
                return " | ".join([*([whole] if whole else texts), *empty])
            case inspect.TupleType():
                return f"[{', '.join(self.text(item) for item in kind.item_types)}]"
            case inspect.ListType() if kind.max_length and kind.min_length == kind.max_length:
                return f"[{', '.join([self.text(kind.item_type)] * kind.max_length)}]"
            case inspect.ListType() | inspect.VarTupleType():
                item = self.text(kind.item_type)
                return f"({item})[]" if " | " in item else f"{item}[]"
            case inspect.DictType():
                return f"Record<{self.text(kind.key_type)}, {self.text(kind.value_type)}>"
            case inspect.LiteralType():
                return " | ".join(json.dumps(value) for value in kind.values)
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.StrType():
                return "string"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
            case inspect.AnyType():
                return "View"
        raise TypeError(f"there is no TypeScript for {kind}")

    def interface(self, name: str, fields: tuple[inspect.Field, ...], first: list[str]) -> str:
        """A named object type, written once."""
        if name not in self.done:
            self.done[name] = ""  # it may refer to itself
            lines = [
                f"  {field.encode_name}{'' if field.required else '?'}: {self.text(field.type)};"
                for field in fields
            ]
            body = "\n".join([*first, *lines])
            self.done[name] = f"export interface {name} {{\n{body}\n}}\n"
        return name


def protocol() -> str:
    """All messages, what pages answer, and what every view holds."""
    emitter = Emitter()
    for name, kind in ALIASES.items():
        emitter.alias(name, kind)
    unions: dict[str, Any] = {"ClientMessage": ClientMessage, "ServerMessage": ServerMessage}
    tail = [
        f"export type {name} = {emitter.text(inspect.type_info(union))};\n"
        for name, union in unions.items()
    ]
    for answer in (*PAGE_ANSWERS, View):
        emitter.text(inspect.type_info(answer))
    return PROTOCOL + "\n".join([*emitter.done.values(), *tail])


def views() -> str:
    """What the views of our games add, from their specs."""
    named: dict[str, str] = {}
    for game in BUILT_IN:
        view_spec(game).typescript(named)
    return VIEWS + IMPORTS + "\n".join(named.values())


def view_spec(game: str) -> Thing:
    """What a game's views are made of."""
    view = rules_of(game).view
    assert isinstance(view, ViewKernel), f"the view of {game} has no spec"
    return view.kind


def message_names() -> dict[str, str]:
    """Every message's tag with its interface."""
    found = re.findall(r'interface (\w+) \{\n  t: "([\w-]+)";', protocol())
    return {tag: name for name, tag in found}


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    (folder / "protocol.ts").write_text(protocol(), "utf-8")
    (folder / "boards" / "views.ts").write_text(views(), "utf-8")
