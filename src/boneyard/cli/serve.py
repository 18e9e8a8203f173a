"""`boneyard serve`: tables for everybody who can reach this machine."""

from __future__ import annotations

import argparse
import os
import socket
from pathlib import Path

from boneyard.cli.common import data_folder
from boneyard.errors import BadValue

STORE_NAME = "tables.db"
EVERYWHERE = "0.0.0.0"
USUAL_PORT = 8000
MOST_PORT = 65_535


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where it listens, where it keeps tables, and for how long."""
    parser.add_argument("--host", default="127.0.0.1", help="address to listen at (127.0.0.1)")
    parser.add_argument(
        "--lan", action="store_true", help="let phones and other machines on your network connect"
    )
    parser.add_argument("--open", action="store_true", help="open the page in your browser")
    parser.add_argument("--port", type=int, help="port to listen at (8000, or the next free one)")
    parser.add_argument("--data", type=Path, help="folder for the tables (the user's own)")
    parser.add_argument(
        "--store", help="postgresql://… instead of a file; or set BONEYARD_STORE", metavar="URL"
    )
    parser.add_argument(
        "--keep-days", type=float, default=30, help="days that finished tables are kept (30)"
    )
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="a web site, beside this one, whose pages may connect",
    )
    parser.add_argument(
        "--behind-proxy",
        action="store_true",
        help="believe a proxy on this machine about where connections come from",
    )


def run(args: argparse.Namespace) -> int:
    """Serve until stopped."""
    from boneyard.server.serve import make_app, serve
    from boneyard.server.settings import Settings

    store = args.store or os.environ.get("BONEYARD_STORE")
    if not store:
        store = str((args.data or data_folder()) / STORE_NAME)
    workers = max(1, (os.cpu_count() or 2) - 1)
    settings = Settings(keep_finished=args.keep_days * 86_400, bot_workers=workers)
    app = make_app(store, settings, tuple(args.origin))
    host = EVERYWHERE if args.lan else args.host
    return serve(app, host, choose_port(host, args.port), args.behind_proxy, args.open)


def choose_port(host: str, wanted: int | None) -> int:
    """The port that was asked for, or the first free one from the usual."""
    if wanted is not None and not 0 <= wanted <= MOST_PORT:
        raise BadValue(f"a port is a whole number from 0 to {MOST_PORT}, not {wanted}")
    for port in [wanted] if wanted is not None else range(USUAL_PORT, USUAL_PORT + 20):
        if is_free(host, port):
            return port
    raise BadValue(f"port {wanted or USUAL_PORT} is taken; choose another with --port")


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
