"""Addresses that settings hold, and which of them are on this machine."""

import re
from ipaddress import IPv4Address

LAST_PORT = 65535
_LOOPBACK = re.compile(
    r"(?P<scheme>http|ws)://(?:localhost|\[::1\]|(?P<ipv4>127(?:\.[0-9]{1,3}){3}))"
    r"(?::(?P<port>[0-9]{1,5}))?(?:/[A-Za-z0-9._/-]*)?",
    re.ASCII,
)
"""An address on this machine, without a user, a query or a fragment."""
_ORIGIN = re.compile(
    r"(?P<scheme>https?)://(?:[A-Za-z0-9](?:[A-Za-z0-9.-]{0,250}[A-Za-z0-9])?|\[[0-9A-Fa-f:]{2,45}\])"
    r"(?::(?P<port>[0-9]{1,5}))?/?",
    re.ASCII,
)
"""A scheme, a host and perhaps a port, with nothing behind them."""


def local_api(url: str) -> str:
    """Return the REST address of a local Discord; raises ValueError for any other."""
    if not _on_this_machine(url, "http"):
        raise ValueError(
            "DISCORD_API_BASE must be http:// on this machine (127.0.0.1, [::1] or localhost), "
            "because the token is sent there."
        )
    return url.rstrip("/")


def local_gateway(url: str) -> str:
    """Return the gateway of a local Discord; raises ValueError for any other."""
    if not _on_this_machine(url, "ws"):
        raise ValueError(
            "DISCORD_GATEWAY_URL must be ws:// on this machine (127.0.0.1, [::1] or localhost), "
            "because the token is sent there."
        )
    return url


def proxy_origin(url: str) -> str:
    """Return the address of a request proxy; raises ValueError for what is no such address."""
    found = _ORIGIN.fullmatch(url)
    if found is None or int(found["port"] or 0) > LAST_PORT:
        raise ValueError(
            "DISCORD_PROXY must be a scheme, a host and a port, as in http://127.0.0.1:8080."
        )
    return url.rstrip("/")


def is_loopback(origin: str) -> bool:
    """Return whether a request proxy is on this machine."""
    return _on_this_machine(origin.replace("https://", "http://", 1), "http")


def _on_this_machine(url: str, scheme: str) -> bool:
    # The whole address is spelled out: two readers of anything else may take it for another host.
    found = _LOOPBACK.fullmatch(url)
    if found is None or found["scheme"] != scheme or int(found["port"] or 0) > LAST_PORT:
        return False
    return found["ipv4"] is None or _is_ipv4(found["ipv4"])


def _is_ipv4(text: str) -> bool:
    try:
        return IPv4Address(text).is_loopback
    except ValueError:
        return False
