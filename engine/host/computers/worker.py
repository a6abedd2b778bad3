"""The process that thinks: questions come by standard input, thoughts go by standard output.

A message is its length, four bytes, and a pickle. The first one out, an empty one, says that the
process is ready. A thought that fails is told by the text of its error. The end of the input is the
end of the process, so that none is left behind by a bot that was killed.
"""

import os
import pickle
import signal
import sys
import traceback
from contextlib import suppress
from typing import BinaryIO

from engine.host.computers.thinking import thought_about

LENGTH = 4
"""Bytes of a message's length, the most significant first."""
NICENESS = 5
"""How much less urgent thinking is than the presses of people, where both need a processor."""


def framed(body: bytes) -> bytes:
    """Return a message with its length."""
    return len(body).to_bytes(LENGTH, "big") + body


def main() -> None:
    """Answer questions until there are no more."""
    # The bot stops this process; a signal to all of its processes does not.
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, signal.SIG_IGN)
    with suppress(OSError, AttributeError):
        os.nice(NICENESS)
    source, target = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # What is printed is no message.
    with suppress(BrokenPipeError):
        _serve(source, target)


def _serve(source: BinaryIO, target: BinaryIO) -> None:
    _send(target, b"")
    while length := source.read(LENGTH):
        body = source.read(int.from_bytes(length, "big"))
        try:
            answer: object = thought_about(pickle.loads(body))
        except Exception:
            answer = traceback.format_exc()
        _send(target, pickle.dumps(answer, pickle.HIGHEST_PROTOCOL))


def _send(target: BinaryIO, body: bytes) -> None:
    target.write(framed(body))
    target.flush()


if __name__ == "__main__":
    main()
