"""Thinking beside the event loop: in a process of its own, or in a thread where there is none."""

import asyncio
import logging
import os
import pickle
import sys
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import cast

from engine.host.computers.thinker import ComputerQuestion, ThinkingFailed, Thought
from engine.host.computers.thinking import thought_about
from engine.host.computers.worker import LENGTH, framed

LOG = logging.getLogger(__name__)
COMMAND = (sys.executable, "-P", "-m", "engine.host.computers.worker")
ROOT = Path(__file__).parents[3]
QUESTIONS_AT_ONCE = 16
"""Questions that are sent before the first of them is answered: the process never idles."""
LONGEST_THOUGHT = 20.0
"""Seconds after which questions sent together will never all be answered."""
LONGEST_START = 60.0
"""Seconds that a process may take until it is ready."""
LONGEST_END = 1.0
"""Seconds that a process may take to end by itself."""
SOON, LATEST = 5.0, 600.0
"""Seconds after which a process is started again where none could be had: the first time, and at
the most, since they double each time.
"""
TRIES = 2
"""How many processes may end over one question."""
_PASSED_ON = frozenset(
    ("PATH", "HOME", "LANG", "TZ", "TMPDIR", "TEMP", "TMP", "SYSTEMROOT", "VIRTUAL_ENV",
     "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH")
)  # fmt: skip
_PASSED_ON_FROM = ("LC_", "PYTHON")
"""What the process is given of the environment here; the bot's settings have secrets in them."""
_OUTPUT = 1


class _Ended(Exception):
    """The process that was to think has ended."""


class _Worker(asyncio.SubprocessProtocol):
    """The pipes of a process; each message that comes answers the oldest question."""

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        self.ready: asyncio.Future[bytes] = loop.create_future()
        self.exited: asyncio.Future[None] = loop.create_future()
        self._waiting = deque((self.ready,))
        self._has_ended = False
        self._received = bytearray()
        self._transport: asyncio.SubprocessTransport

    @property
    def process_id(self) -> int:
        """The id of the process."""
        return self._transport.get_pid()

    def ask(self, question: ComputerQuestion) -> asyncio.Future[bytes]:
        """Send a question; the future raises _Ended if the process ends before its answer."""
        if self._has_ended:
            raise _Ended
        answer = asyncio.get_running_loop().create_future()
        self._waiting.append(answer)
        self._input().write(framed(pickle.dumps(question, pickle.HIGHEST_PROTOCOL)))
        return answer

    async def close(self) -> None:
        """End the process, by force if it does not end by itself."""
        self._input().close()
        await asyncio.wait({self.exited}, timeout=LONGEST_END)
        await self.kill()

    async def kill(self) -> None:
        """End the process by force."""
        self._transport.close()
        await asyncio.wait({self.exited}, timeout=LONGEST_END)

    def _input(self) -> asyncio.WriteTransport:
        return cast(asyncio.WriteTransport, self._transport.get_pipe_transport(0))

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the transport."""
        self._transport = cast(asyncio.SubprocessTransport, transport)

    def pipe_data_received(self, fd: int, data: bytes | str) -> None:
        """Give each whole message to the question that it answers."""
        self._received += cast(bytes, data)
        while len(self._received) >= LENGTH:
            end = LENGTH + int.from_bytes(self._received[:LENGTH], "big")
            if len(self._received) < end:
                return
            body = bytes(self._received[LENGTH:end])
            del self._received[:end]
            answer = self._waiting.popleft()
            if not answer.done():  # Nobody may wait for it any more.
                answer.set_result(body)

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        """Fail what is still to be answered, once no more answers can come."""
        if fd == _OUTPUT:
            self._has_ended = True
            while self._waiting:
                if not (answer := self._waiting.popleft()).done():
                    answer.set_exception(_Ended())

    def connection_lost(self, exc: Exception | None) -> None:
        """Note that the process has ended."""
        self._transport.close()
        if not self.exited.done():
            self.exited.set_result(None)


class ThreadThinker:
    """Thinks on one thread, which takes turns with the event loop."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "thinking")

    async def think(self, question: ComputerQuestion) -> Thought:
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
        self._starting = asyncio.Lock()
        self._places = asyncio.Semaphore(QUESTIONS_AT_ONCE)
        self._worker: _Worker | None = None
        self._thread: ThreadThinker | None = None
        self._start_from = 0.0
        """When a process may be started, by the event loop's clock."""
        self._pause = SOON
        self._closed = False

    @property
    def process_id(self) -> int | None:
        """The id of the process that thinks, if there is one now."""
        return None if self._worker is None else self._worker.process_id

    async def think(self, question: ComputerQuestion) -> Thought:
        """Return a thought; one that ends its process is tried in a second one.

        Raises ThinkingFailed.
        """
        async with self._places:
            for _ in range(TRIES):
                worker = await self._current()
                if worker is None:
                    return await self._by_thread(question)
                try:
                    return await self._asked(worker, question)
                except _Ended:
                    await self._drop(worker)
        raise ThinkingFailed("two processes have ended over one question")

    async def close(self) -> None:
        """End the process; what is being thought about comes to nothing."""
        self._closed = True
        if self._thread is not None:
            await self._thread.close()
        worker, self._worker = self._worker, None
        if worker is not None:
            await worker.close()

    async def _current(self) -> _Worker | None:
        """Return the process, started if there is none; None where a thread thinks instead."""
        async with self._starting:
            if self._closed:
                raise ThinkingFailed("thinking has stopped")
            now = asyncio.get_running_loop().time()
            if self._worker is None and now >= self._start_from:
                await self._start()
            return self._worker

    async def _start(self) -> None:
        """Start a process; one that is killed while it starts, by lack of memory perhaps, is
        replaced at once.
        """
        for tries_left in reversed(range(TRIES)):
            try:
                await self._start_one()
                break
            except _Ended as error:
                if not tries_left:
                    self._put_off(error)

    async def _start_one(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            _, worker = await loop.subprocess_exec(
                _Worker, *self._command, stderr=None, env=_environment()
            )
        except (OSError, NotImplementedError) as error:
            return self._put_off(error)
        try:
            async with asyncio.timeout(LONGEST_START):
                await worker.ready
            self._worker, self._pause = worker, SOON
        except TimeoutError as error:
            self._put_off(error)
        finally:
            if self._worker is not worker:
                await worker.kill()

    def _put_off(self, error: Exception) -> None:
        LOG.warning("no process can think for computers now, so a thread does: %r", error)
        self._start_from = asyncio.get_running_loop().time() + self._pause
        self._pause = min(2 * self._pause, LATEST)

    async def _by_thread(self, question: ComputerQuestion) -> Thought:
        self._thread = self._thread or ThreadThinker()
        return await self._thread.think(question)

    async def _asked(self, worker: _Worker, question: ComputerQuestion) -> Thought:
        try:
            async with asyncio.timeout(self._longest):
                answer = pickle.loads(await worker.ask(question))
        except TimeoutError as error:
            await self._drop(worker)
            raise ThinkingFailed(f"a thought took more than {self._longest} seconds") from error
        if not isinstance(answer, Thought):
            raise ThinkingFailed(str(answer))
        return answer

    async def _drop(self, worker: _Worker) -> None:
        """Let another process begin with the next question."""
        if self._worker is worker:
            LOG.warning("the process that thinks for computers has ended; another begins")
            self._worker = None
        await worker.kill()


def _environment() -> dict[str, str]:
    """Return the environment of the process: what Python needs of this one, and the path here."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if name.upper() in _PASSED_ON or name.startswith(_PASSED_ON_FROM)
    }
    path = kept.get("PYTHONPATH")
    return {**kept, "PYTHONPATH": os.pathsep.join(filter(None, (str(ROOT), path)))}
