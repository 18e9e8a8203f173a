"""A PostgreSQL of our own for tests: on loopback, with a free port, data in a passing folder."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from subprocess import DEVNULL

USER = "postgres"


def programs() -> Path | None:
    """The folder of PostgreSQL's programs: Debian keeps them off the path."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return folders[-1].parent if folders else None


def why_not() -> str | None:
    """Why there is no PostgreSQL to test with; None: there is one."""
    if programs() is None:
        return "PostgreSQL is not installed (Debian: apt-get install postgresql)"
    if shutil.which("setpriv") is None:
        return "setpriv is missing (Debian: apt-get install util-linux)"
    if os.getuid() == 0:
        try:
            pwd.getpwnam(USER)
        except KeyError:
            return f"PostgreSQL does not run as root and there is no user {USER}"
    return None


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """The address of a fresh database, gone afterwards."""
    folder, port = Path(tempfile.mkdtemp(prefix="boneyard-postgres-")), free_port()
    where = programs()
    assert where is not None
    as_user = ["setpriv", "--pdeathsig", "INT"]  # it ends with us, however we end
    if os.getuid() == 0:
        shutil.chown(folder, USER)
        group = str(pwd.getpwnam(USER).pw_gid)
        as_user += ["--reuid", USER, "--regid", group, "--clear-groups"]
    data = str(folder / "data")
    # Only from this machine, only to this passing database: no password is needed.
    made = ["initdb", "-D", data, "-U", USER, "-A", "trust", "-E", "UTF8", "--no-sync"]
    subprocess.run([*as_user, where / made[0], *made[1:]], cwd=folder, check=True, stdout=DEVNULL)
    options = ["-p", str(port), "-c", "listen_addresses=127.0.0.1"]
    options += ["-c", f"unix_socket_directories={folder}"]
    server = subprocess.Popen(
        [*as_user, where / "postgres", "-D", data, *options], cwd=folder, stderr=DEVNULL
    )
    try:
        wait_for(port, server)
        yield f"postgresql://{USER}@127.0.0.1:{port}/postgres"
    finally:
        server.send_signal(signal.SIGQUIT)  # at once: nothing of it is needed
        server.wait(20)
        shutil.rmtree(folder, ignore_errors=True)


def wait_for(port: int, server: subprocess.Popen[bytes]) -> None:
    """Until it answers."""
    ready = [str(programs()) + "/pg_isready", "-q", "-h", "127.0.0.1", "-p", str(port)]
    for _ in range(600):
        if subprocess.run(ready).returncode == 0:
            return
        assert server.poll() is None, "PostgreSQL did not start"
        time.sleep(0.1)
    raise AssertionError("PostgreSQL does not answer")
