"""Telling systemd how the bot does: that it has started, that it lives, that it stops.

The protocol of sd_notify(3): a datagram to the socket that NOTIFY_SOCKET names. Without that
variable there is nobody to tell.
"""

import os
import socket
from collections.abc import Mapping
from contextlib import suppress


class ServiceManager:
    """The service manager that has started this process, or none."""

    def __init__(self, environ: Mapping[str, str] = os.environ, pid: int | None = None) -> None:
        self._address = environ.get("NOTIFY_SOCKET", "")
        meant = environ.get("WATCHDOG_PID", str(pid or os.getpid())) == str(pid or os.getpid())
        usec = environ.get("WATCHDOG_USEC", "")
        self.watchdog = int(usec) / 1e6 if self._address and meant and usec.isdecimal() else None
        """Seconds in which the manager must hear that the bot lives; None if it does not ask."""

    def notify(self, *states: str) -> None:
        """Send states such as READY=1; nothing where nobody listens."""
        if not self._address:
            return
        # An address that begins with @ is one of Linux's abstract sockets.
        address = "\0" + self._address[1:] if self._address[0] == "@" else self._address
        message = "\n".join(states).encode()
        with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sending:
            sending.setblocking(False)
            sending.connect(address)
            sending.send(message)
