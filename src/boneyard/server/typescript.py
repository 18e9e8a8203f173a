"""The TypeScript of the protocol, from the same structs that the server reads and writes with.

python -m boneyard.server.typescript > client/src/protocol.ts
"""

from __future__ import annotations

import json
import re
from typing import Any, get_type_hints

from msgspec import inspect

from boneyard.game import names, rules_of
from boneyard.server.protocol import ClientMessage, ServerMessage

HEADER = "// Generated from boneyard/server/protocol.py and the games' views; do not edit.\n"


class Emitter:
    """Collects interfaces as types refer to them."""

    def __init__(self) -> None:
        self.done: dict[str, str] = {}

    def text(self, kind: inspect.Type) -> str:
        """A type as TypeScript."""
        match kind:
            case inspect.Metadata():
                return self.text(kind.type)
            case inspect.StructType() if kind.array_like:
                return f"[{', '.join(self.text(field.type) for field in kind.fields)}]"
            case inspect.StructType():
                tag = [f"  {kind.tag_field}: {json.dumps(kind.tag)};"] if kind.tag_field else []
                return self.interface(kind.cls.__name__, kind.fields, tag)
            case inspect.TypedDictType():
                return self.interface(kind.cls.__name__, kind.fields, [])
            case inspect.UnionType():
                return " | ".join(dict.fromkeys(self.text(one) for one in kind.types))
            case inspect.TupleType():
                return f"[{', '.join(self.text(item) for item in kind.item_types)}]"
            case inspect.ListType() | inspect.VarTupleType():
                item = self.text(kind.item_type)
                return f"({item})[]" if " " in item else f"{item}[]"
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


def typescript() -> str:
    """All messages, and the views of all games."""
    emitter = Emitter()
    unions: dict[str, Any] = {"ClientMessage": ClientMessage, "ServerMessage": ServerMessage}
    tail = [
        f"export type {name} = {emitter.text(inspect.type_info(union))};\n"
        for name, union in unions.items()
    ]
    views = [emitter.text(inspect.type_info(view_type(name))) for name in names()]
    tail.append(f"export type View = {' | '.join(dict.fromkeys(views)) or 'unknown'};\n")
    return HEADER + "\n".join([*emitter.done.values(), *tail])


def view_type(game: str) -> Any:
    """The type of a game's views, as its rules declare it."""
    return get_type_hints(rules_of(game).view)["return"]


def message_names() -> dict[str, str]:
    """Every message's tag with its interface."""
    found = re.findall(r'interface (\w+) \{\n  t: "([\w-]+)";', typescript())
    return {tag: name for name, tag in found}


if __name__ == "__main__":
    print(typescript(), end="")
