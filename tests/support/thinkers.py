"""Thinkers for tests: one that waits until it is told, and one that always fails."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from engine.core.actions import Action
from engine.host.computers.thinker import ComputerQuestion, ThinkingFailed, Thought
from engine.host.computers.thinking import thought_about


class ScriptedThinker:
    """Thinks by the judge, or as told; `hold` makes it wait, `release` lets it go on."""

    def __init__(
        self, answer: Callable[[ComputerQuestion], Thought | Action] = thought_about
    ) -> None:
        self.answer = answer
        self.asked: list[ComputerQuestion] = []
        self.closed = False
        self._held: asyncio.Future[None] | None = None

    def hold(self) -> None:
        """The next thoughts take until `release`."""
        self._held = asyncio.get_running_loop().create_future()

    def release(self) -> None:
        """All thoughts come to their end."""
        held, self._held = self._held, None
        if held is not None:
            held.set_result(None)

    async def think(self, question: ComputerQuestion) -> Thought:
        """A thought, once it is allowed."""
        self.asked.append(question)
        if self._held is not None:
            await asyncio.shield(self._held)
        else:
            await asyncio.sleep(0)
        found = self.answer(question)
        return found if isinstance(found, Thought) else Thought(found)

    async def close(self) -> None:
        """Nothing to let go of."""
        self.closed = True


class FailingThinker(ScriptedThinker):
    """No thought ever comes of it."""

    async def think(self, question: ComputerQuestion) -> Thought:
        """Fail."""
        self.asked.append(question)
        raise ThinkingFailed("a test wants it")
