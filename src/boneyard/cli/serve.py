"""`boneyard serve`: tables for everyone who can reach this machine."""

from __future__ import annotations

import argparse
import asyncio
import os
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

from boneyard.cli.common import data_folder
from boneyard.errors import BadValue, BoneyardError

STORE_NAME = "tables.db"
EVERYWHERE = "0.0.0.0"
THIS_MACHINE = "127.0.0.1"
USUAL_PORT = 8000
MOST_PORT = 65_535
YES = ("yes", "true", "1")
KINDS: dict[str, Callable[[str], object]] = {
    "host": str,
    "port": int,
    "data": Path,
    "store": str,
    "origin": lambda text: [one.strip() for one in text.split(",")],
    "behind_proxy": lambda text: THIS_MACHINE if text.lower() in YES else text,
    "keep_days": float,
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where to listen, where to keep tables, and for how long."""
    parser.add_argument("--host", help="help-host")
    parser.add_argument("--lan", action="store_true", help="help-lan")
    parser.add_argument("--open", action="store_true", help="help-open")
    parser.add_argument("--port", type=int, help="help-port")
    parser.add_argument("--data", type=Path, help="help-data")
    parser.add_argument("--store", metavar="URL", help="help-store")
    parser.add_argument("--keep-days", type=float, help="help-keep-days")
    parser.add_argument("--origin", action="append", default=[], metavar="URL", help="help-origin")
    parser.add_argument(
        "--behind-proxy",
        nargs="?",
        const=THIS_MACHINE,
        metavar="NETWORKS",
        help="help-behind-proxy",
    )
    parser.add_argument("--settings", type=Path, metavar="FILE", help="help-settings")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="help-set")


def run(args: argparse.Namespace) -> int:
    """Serve until stopped."""
    from boneyard.server.serve import make_app, serve
    from boneyard.server.settings import Settings, read_options, read_settings

    take_options(args, read_options(args.settings, os.environ))
    store = args.store or str((args.data or data_folder()) / STORE_NAME)
    check_store(store)
    chosen: dict[str, Any] = {"bot_workers": max(1, (os.cpu_count() or 2) - 1)}
    chosen |= read_settings(args.settings, os.environ, args.set)
    if args.keep_days is not None:
        chosen["keep_finished"] = args.keep_days * 86_400
    settings = Settings(**chosen)
    app = make_app(store, settings, tuple(args.origin))
    host = EVERYWHERE if args.lan else args.host or THIS_MACHINE
    return serve(app, host, choose_port(host, args.port), args.behind_proxy, args.open, args.lang)


def take_options(args: argparse.Namespace, given: dict[str, str]) -> None:
    """What a file and the environment say, where the command line says nothing."""
    for name, kind in KINDS.items():
        if name in given and getattr(args, name) in (None, []):
            setattr(args, name, read_option(name, given[name], kind))


def read_option(name: str, text: str, kind: Callable[[str], object]) -> object:
    """An option as its argument would be read."""
    try:
        return kind(text)
    except ValueError:
        code = "setting-int" if kind is int else "setting-float"
        raise BadValue(code=code, name=name, given=text) from None


def check_store(store: str) -> None:
    """An error that says why this store cannot be used, before anything else is done."""
    if "://" not in store:
        from boneyard.server.store.file import check as check_file

        check_file(store)
        return
    try:
        from boneyard.server.store.database import check as check_database
    except ImportError:
        raise BoneyardError(code="no-postgres") from None
    asyncio.run(check_database(store))


def choose_port(host: str, wanted: int | None) -> int:
    """The port that was asked for, or the first free one from the default up."""
    if wanted is not None and not 0 <= wanted <= MOST_PORT:
        raise BadValue(code="port", most=str(MOST_PORT), given=str(wanted))
    for port in [wanted] if wanted is not None else range(USUAL_PORT, USUAL_PORT + 20):
        if is_free(host, port):
            return port
    raise BadValue(code="port-taken", port=str(wanted or USUAL_PORT))


def is_free(host: str, port: int) -> bool:
    """Whether a server can listen there."""
    try:
        family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
            return True
    except OSError:
        return False
