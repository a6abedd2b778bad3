"""`python -m bot.local.parent_watch`: the bot, which ends when the process that started it is gone.

Its standard input is a pipe that nobody writes to: the end of the pipe tells that the local Discord
has died without a chance to stop the bot.
"""

from __future__ import annotations

import os
import runpy
import signal
import sys
import threading

STDIN = 0


def watch() -> None:
    """Ask this process to stop as soon as the pipe has ended."""
    # Not sys.stdin: a thread that sits in its buffer would hold up the end of the process.
    while os.read(STDIN, 1024):
        pass
    if os.name == "posix":
        os.kill(os.getpid(), signal.SIGTERM)
    else:  # There `kill` would end the process on the spot.
        signal.raise_signal(signal.SIGTERM)


if __name__ == "__main__":
    threading.Thread(target=watch, daemon=True).start()
    sys.argv = ["bot", "run"]
    runpy.run_module("bot", run_name="__main__", alter_sys=True)
