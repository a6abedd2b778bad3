"""`python -m bot.local`: the local Discord with the real bot in it, until Ctrl-C."""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import quote

from bot.local.server import LocalDiscord
from bot.process.exit_codes import EXIT_SETTINGS

BOT = (sys.executable, "-m", "bot.local.parent_watch")
STOP_WITHIN = 15.0
LONGEST_PAUSE = 15.0
NEW_GROUP: int = getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)
"""What a new session is on Windows."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Start what the command line says; the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m bot.local",
        description="Run a small Discord on this computer, with the bot in it.",
    )
    parser.add_argument(
        "--port", type=int, default=0, help="the page’s port (default: the one it had last time)"
    )
    parser.add_argument("--world", type=Path, default=Path("demo.db"), metavar="FILE",
                        help="file of the server and its messages (default: demo.db)")  # fmt: skip
    parser.add_argument(
        "--no-bot",
        action="store_true",
        help="don’t start the bot; print the settings for starting it yourself",
    )
    given = parser.parse_args(arguments)
    return asyncio.run(_run(given.world, given.port, with_bot=not given.no_bot))


async def _run(world: Path, port: int, *, with_bot: bool) -> int:
    stop = asyncio.Event()
    _hear_signals(stop)
    local = LocalDiscord(world, port=port)
    try:
        await local.start()
    except OSError as error:
        print(
            f"Port {port} can’t be used: {error.strerror}. Choose another one with --port.",
            file=sys.stderr,
        )
        return 1
    print(
        f"Open {local.page_url}\nPress Ctrl-C to stop. The next start picks up where you left off.",
        flush=True,
    )
    if not with_bot:
        for key, value in local.bot_environment().items():
            print(f"{key}={value}", flush=True)
    keeper = asyncio.create_task(keep_running(local, stop)) if with_bot else None
    waiting = asyncio.create_task(stop.wait())
    await asyncio.wait({waiting, *([keeper] if keeper else [])}, return_when="FIRST_COMPLETED")
    stop.set()
    code = await keeper if keeper else 0
    await local.stop()
    return code


def _hear_signals(stop: asyncio.Event) -> None:
    """Set the event when the process is asked to stop; on Windows no event loop hears signals."""
    loop = asyncio.get_running_loop()

    def note(*_: object) -> None:
        if not loop.is_closed():
            loop.call_soon_threadsafe(stop.set)

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, note)


async def keep_running(
    local: LocalDiscord, stop: asyncio.Event, command: Sequence[str] = BOT
) -> int:
    """Start the bot again whenever it dies, later each time; end it when told to stop."""
    pause = 0.5
    while True:
        started = time.monotonic()
        code = await _once(local, stop, command)
        if stop.is_set():
            return 0
        if code == EXIT_SETTINGS:
            return code
        pause = 0.5 if time.monotonic() - started > 30 else min(pause * 2, LONGEST_PAUSE)
        print(
            f"The bot stopped unexpectedly (exit code {code}). It restarts in {pause:g} s, "
            "and every game picks up where it was.",
            flush=True,
        )
        try:
            await asyncio.wait_for(stop.wait(), pause)
        except TimeoutError:
            continue
        return 0


async def _once(local: LocalDiscord, stop: asyncio.Event, command: Sequence[str]) -> int:
    # A group of its own: Ctrl-C reaches us alone, and we end the bot before the server.
    process = await asyncio.create_subprocess_exec(
        *command, env=os.environ | bot_settings(local), stdin=asyncio.subprocess.PIPE,
        start_new_session=True, creationflags=NEW_GROUP,
    )  # fmt: skip
    ended, stopped = asyncio.create_task(process.wait()), asyncio.create_task(stop.wait())
    await asyncio.wait({ended, stopped}, return_when="FIRST_COMPLETED")
    stopped.cancel()
    if not ended.done():
        _ask_to_end(process)
        try:
            await asyncio.wait_for(asyncio.shield(ended), STOP_WITHIN)
        except TimeoutError:
            process.kill()
    return await ended


def _ask_to_end(process: asyncio.subprocess.Process) -> None:
    """Let the bot end in order: on Windows SIGTERM would kill it, so its input ends there."""
    if os.name == "posix":
        process.terminate()
    elif process.stdin is not None:
        process.stdin.close()


def bot_settings(local: LocalDiscord) -> dict[str, str]:
    """Return the settings of the bot that plays here, in place of those of another bot."""
    no_files = {"DISCORD_TOKEN_FILE": "", "DATABASE_URL_FILE": ""}
    return {**local.bot_environment(), "DATABASE_URL": games_url(local), **no_files}


def games_url(local: LocalDiscord) -> str:
    """Return the bot's database, a file beside the world."""
    path = local.world_path.resolve()
    return "sqlite:///" + quote(str(path.with_name(f"{path.stem}-games.db")))


if __name__ == "__main__":
    sys.exit(main())
