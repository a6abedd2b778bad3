"""Thinking beside the event loop: in a process of its own, or in a thread where there is none."""

import asyncio
import logging
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from engine.host.computers.thinker import Question, ThinkingFailed, Thought
from engine.host.computers.thinking import thought_about
from engine.host.computers.worker import LENGTH, framed

LOG = logging.getLogger(__name__)
COMMAND = (sys.executable, "-P", "-m", "engine.host.computers.worker")
ROOT = Path(__file__).parents[3]
LONGEST_THOUGHT = 20.0
"""Seconds after which a thought will never come to an end."""
LONGEST_START = 60.0
"""Seconds that a process may take until it is ready."""
LONGEST_END = 2.0
"""Seconds that a process may take to end by itself."""
TRIES = 2
"""How many processes may end over one question."""


class _Ended(Exception):
    """The process that was to think has ended."""


class ThreadThinker:
    """Thinks on one thread, which takes turns with the event loop."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "thinking")

    async def think(self, question: Question) -> Thought:
        """Return a thought. Raises ThinkingFailed."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._thread, thought_about, question)
        except Exception as error:
            raise ThinkingFailed("a thought has failed") from error

    async def close(self) -> None:
        """Finish the thought that was begun, and drop the others."""
        self._thread.shutdown(wait=False, cancel_futures=True)


class ProcessThinker:
    """Thinks in one process, started with the first question and again where it has ended."""

    def __init__(self, command: tuple[str, ...] = COMMAND, longest: float = LONGEST_THOUGHT):
        self._command = command
        self._longest = longest
        self._lock = asyncio.Lock()
        self._process: Process | None = None
        self._thread: ThreadThinker | None = None
        self._closed = False

    @property
    def process_id(self) -> int | None:
        """The id of the process that thinks, if there is one now."""
        return None if self._process is None else self._process.pid

    async def think(self, question: Question) -> Thought:
        """Return a thought; one that ends its process is tried in a second one.

        Raises ThinkingFailed.
        """
        async with self._lock:
            for _ in range(TRIES):
                if self._closed:
                    raise ThinkingFailed("thinking has stopped")
                if self._process is None and self._thread is None:
                    await self._start()
                if self._thread is not None:
                    return await self._thread.think(question)
                try:
                    return await self._asked(question)
                except _Ended:
                    LOG.warning("the process that thinks for computers has ended; another begins")
        raise ThinkingFailed("two processes have ended over one question")

    async def close(self) -> None:
        """End the process; what is being thought about comes to nothing."""
        self._closed = True
        if self._thread is not None:
            await self._thread.close()
        process, self._process = self._process, None
        if process is None or process.stdin is None:
            return
        process.stdin.close()
        try:
            await asyncio.wait_for(process.wait(), LONGEST_END)
        except TimeoutError:
            process.kill()
            await process.wait()

    async def _start(self) -> None:
        """Start the process; use a thread where that is not possible."""
        try:
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE, env=_environment()
            )
            await self._answer(LONGEST_START)
        except (OSError, NotImplementedError, _Ended, ThinkingFailed) as error:
            LOG.warning("no process can think for computers, so a thread does: %s", error)
            self._thread = ThreadThinker()

    async def _asked(self, question: Question) -> Thought:
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(framed(pickle.dumps(question, pickle.HIGHEST_PROTOCOL)))
            answer = pickle.loads(await self._answer(self._longest))
        except ConnectionError as error:
            await self._end()
            raise _Ended from error
        if not isinstance(answer, Thought):
            raise ThinkingFailed(str(answer))
        return answer

    async def _answer(self, longest: float) -> bytes:
        """Return the next message. Raises _Ended, and ThinkingFailed after `longest` seconds."""
        assert self._process is not None
        assert self._process.stdout is not None
        source = self._process.stdout
        try:
            async with asyncio.timeout(longest):
                length = await source.readexactly(LENGTH)
                return await source.readexactly(int.from_bytes(length, "big"))
        except asyncio.IncompleteReadError as error:
            await self._end()
            raise _Ended from error
        except TimeoutError as error:
            await self._end()
            raise ThinkingFailed(f"a thought took more than {longest} seconds") from error
        except BaseException:
            # Its answer would be taken for that to the next question.
            self._kill()
            raise

    async def _end(self) -> None:
        process = self._kill()
        if process is not None:
            await process.wait()

    def _kill(self) -> Process | None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
        return process


def _environment() -> dict[str, str]:
    """Return the environment of the process: that of this one, without the bot's secrets."""
    kept = {name: value for name, value in os.environ.items() if "TOKEN" not in name}
    path = kept.get("PYTHONPATH")
    return {**kept, "PYTHONPATH": os.pathsep.join(filter(None, (str(ROOT), path)))}
