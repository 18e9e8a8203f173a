"""Where phones on the same network can reach this server."""

from __future__ import annotations

import ipaddress
import socket

ALL = ("0.0.0.0", "::", "")


def addresses(host: str, port: int) -> list[str]:
    """The addresses for other machines; none if only this one can connect.

    >>> addresses("127.0.0.1", 8000)
    []
    >>> addresses("192.168.1.5", 8000)
    ['http://192.168.1.5:8000']
    """
    hosts = own_addresses() if host in ALL else [host]
    return [f"http://{bracketed(name)}:{port}" for name in hosts if not is_loopback(name)]


def own_page(host: str, port: int) -> str:
    """The address of the page for a browser on this machine.

    >>> own_page("0.0.0.0", 8000)
    'http://127.0.0.1:8000/'
    """
    return f"http://{bracketed('127.0.0.1' if host in ALL else host)}:{port}/"


def bracketed(host: str) -> str:
    """A host as it is written in an address."""
    return f"[{host}]" if ":" in host else host


def is_loopback(host: str) -> bool:
    """Whether only this machine can connect there."""
    try:
        return ipaddress.ip_address(host.split("%")[0]).is_loopback
    except ValueError:
        return host == "localhost"


def own_addresses() -> list[str]:
    """This machine's IPv4 addresses, the one towards the network first."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: this only picks a route
            found.append(probe.getsockname()[0])
        except OSError:
            pass  # no network
    try:
        infos = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        found += [str(info[4][0]) for info in infos]
    except OSError:
        pass  # our host name does not resolve
    return list(dict.fromkeys(found))
