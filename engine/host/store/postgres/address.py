"""PostgreSQL's URLs: checked without a driver, and told without what is secret in them."""

from __future__ import annotations

from typing import Final
from urllib.parse import SplitResult, parse_qs, unquote, urlsplit

EXAMPLE: Final = "postgresql://user:password@host/monopoly"
ESCAPED: Final = "in its user and password, write %40 for @, %2F for / and %23 for #"


def check(url: str) -> None:
    """Raise ValueError with the end of a sentence ("must …") unless the URL names a database.

    A second @ is refused: drivers differ in which of the two begins the server's name.
    """
    try:
        parts = urlsplit(url)
        named = bool(parts.path.strip("/")) and "/" not in parts.path[1:]
        # Several servers may be named; each port is a number.
        ports = [
            host.rpartition(":")[2] for host in _hosts(parts) if ":" in host.rpartition("]")[2]
        ]
        sound = named and all(port.isascii() and port.isdecimal() for port in ports)
    except ValueError:
        sound = False
    if not sound:
        raise ValueError(f"must name a server and a database, as in {EXAMPLE}; {ESCAPED}")
    if "@" in parts.netloc.rpartition("@")[0]:
        raise ValueError(f"has more than one @; {ESCAPED}")


def place_of(url: str) -> str:
    """Return the server and the database of a URL, without user and password."""
    parts = urlsplit(url)
    hosts = ",".join(_hosts(parts)) or ",".join(parse_qs(parts.query).get("host", []))
    return f"postgresql://{hosts}/{unquote(parts.path.strip('/'))}"


def password_of(url: str) -> str | None:
    """Return the password as it stands in a URL, or None."""
    parts = urlsplit(url)
    user = parts.netloc.rpartition("@")[0]
    if ":" in user:
        return user.partition(":")[2] or None
    return next(iter(parse_qs(parts.query).get("password", [])), None)


def _hosts(parts: SplitResult) -> list[str]:
    servers = parts.netloc.rpartition("@")[2]
    return servers.split(",") if servers else []
