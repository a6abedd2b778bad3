"""`python -m bot.monitoring.probe`: ask the bot on this machine whether it lives; exit code 0 or 1.

It runs every half minute in a container, so it imports next to nothing.
"""

import os
import socket
import sys

TIMEOUT = 4.0
"""Seconds that the bot has for its answer."""


def main() -> int:
    """Say in one line whether the bot lives; return the exit code."""
    port = os.environ.get("MONITORING_PORT", "")
    if not port.isdecimal() or not int(port):
        print("MONITORING_PORT is not set.", file=sys.stderr)
        return 1
    try:
        status = _ask(int(port))
    except OSError as error:
        print(f"The bot does not answer ({error}).", file=sys.stderr)
        return 1
    print("The bot lives." if status == "200" else f"The bot answers with {status}.")
    return int(status != "200")


def _ask(port: int) -> str:
    with socket.create_connection(("127.0.0.1", port), TIMEOUT) as connection:
        connection.sendall(b"GET /live HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n")
        with connection.makefile("rb") as answer:
            _, _, rest = answer.readline(200).decode("ascii", "replace").partition(" ")
    return rest[:3] or "nothing"


if __name__ == "__main__":
    sys.exit(main())
