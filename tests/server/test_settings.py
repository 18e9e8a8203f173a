"""What a host can set: by a file, the environment and the command line; checked and described."""

from __future__ import annotations

import argparse
import os
import re
from dataclasses import fields
from pathlib import Path

import pytest

from boneyard.cli import serve
from boneyard.errors import BadValue, UnknownName
from boneyard.server.settings import KINDS, OPTIONS, Settings, read_options, read_settings

DOCS = Path(__file__).parents[2] / "docs" / "hosting.md"


@pytest.fixture(scope="session")
def ready() -> None:
    """No game is played here: nothing has to be compiled."""


def test_the_later_way_wins(tmp_path: Path) -> None:
    file = tmp_path / "boneyard.toml"
    file.write_text("grace = 1\nclaim_time = 2.5\nstand_in = 'expert'\ncompile_bots = false\n")
    environment = {"BONEYARD_GRACE": "3", "BONEYARD_CLAIM_TIME": "4", "HOME": "/"}
    assert read_settings(file, environment, ["grace=5"]) == {
        "grace": 5.0,
        "claim_time": 4.0,
        "stand_in": "expert",
        "compile_bots": False,
    }


@pytest.mark.parametrize(
    "word",
    ["grace=soon", "grace=-1", "grace=nan", "grace=inf", "bot_workers=1.5", "compile_bots=perhaps"],
)
def test_a_value_of_another_kind_is_refused_by_name(word: str) -> None:
    name, _, value = word.partition("=")
    with pytest.raises(BadValue) as refused:
        read_settings(words=[word])
    assert name in str(refused.value)
    assert value in str(refused.value)


def test_an_unknown_setting_lists_those_there_are() -> None:
    with pytest.raises(UnknownName, match="connections_per_address"):
        read_settings(words=["speed=9"])


def test_a_file_that_is_not_toml_is_named(tmp_path: Path) -> None:
    file = tmp_path / "boneyard.toml"
    file.write_text("grace: 60\n")
    with pytest.raises(BadValue, match=re.escape(str(file))):
        read_settings(file)


def test_options_are_read_from_a_file_and_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "boneyard.toml"
    file.write_text(
        "port = 9000\nhost = '0.0.0.0'\norigin = ['https://a.example', 'https://b.example']\n"
        "behind_proxy = true\nkeep_days = 7\ngrace = 5\n"
    )
    for name in list(os.environ):
        if name.startswith("BONEYARD_"):
            monkeypatch.delenv(name)
    environment = {"BONEYARD_PORT": "9001", "BONEYARD_STORE": "postgresql://one/x"}
    parser = argparse.ArgumentParser()
    serve.add_arguments(parser)
    args = parser.parse_args(["--host", "127.0.0.9"])
    serve.take_options(args, read_options(file, environment))
    assert (args.host, args.port, args.store) == ("127.0.0.9", 9001, "postgresql://one/x")
    assert args.origin == ["https://a.example", "https://b.example"]
    assert (args.behind_proxy, args.keep_days, args.data) == ("127.0.0.1", 7.0, None)
    assert read_settings(file) == {"grace": 5.0}


def test_an_option_of_another_kind_is_refused_by_name() -> None:
    args = argparse.Namespace(port=None)
    with pytest.raises(BadValue, match="port"):
        serve.take_options(args, {"port": "eight"})


def test_every_option_can_be_set() -> None:
    assert tuple(serve.KINDS) == OPTIONS
    assert not set(OPTIONS) & set(KINDS)


def test_every_setting_can_be_set() -> None:
    words = [f"{field.name}={field.default}" for field in fields(Settings)]
    assert Settings(**read_settings(words=words)) == Settings()  # type: ignore[arg-type]
    assert set(read_settings(words=words)) == set(KINDS)


def test_the_docs_list_every_setting_with_its_default() -> None:
    rows = re.findall(r"^\| `(\w+)` \| ([^|]+) \| [^|]+ \|$", DOCS.read_text("utf-8"), re.MULTILINE)
    told = {name: value.split(" ")[0] for name, value in rows if name in KINDS}
    words = [f"{name}={value}" for name, value in told.items()]
    assert Settings(**read_settings(words=words)) == Settings()  # type: ignore[arg-type]
    assert list(told) == list(KINDS)
