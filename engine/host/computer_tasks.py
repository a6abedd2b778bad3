"""One task for each game in which a computer has to think, beside the presses of people.

A commit starts the task, and it ends once no computer has to think any more. It thinks about a game
as it stands, without the game's lock; what it has thought is then carried out under the lock, if
the game still stands as it did. Else it thinks anew.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol

from engine.host.automatic import (
    answer_automatically,
    only_thought,
    question_of,
    simple_thought,
    usual_thought,
)
from engine.host.computers.autopilot import Asked
from engine.host.computers.play import Thoughts
from engine.host.computers.thinker import Thinker, ThinkingFailed, Thought
from engine.host.loaded_game import LoadedGames
from engine.host.refusals import Refusal, Refused, demand
from engine.host.snapshots import Snapshot, StartedGame
from engine.host.unit_of_work import UnitOfWork

LOG = logging.getLogger(__name__)
SHARED = 0.25
"""Seconds of thinking that share a commit, at the most."""
MOST_THOUGHTS = 300
"""Thoughts of computers in one turn of a game, after which they only do the usual."""


class Games(Protocol):
    """What the tasks need of the host."""

    loaded: LoadedGames

    async def started_game(self, game_id: str) -> StartedGame:
        """Return a game that has started. Raises Refused for a lobby."""

    async def unit_of_work(self, game: StartedGame) -> UnitOfWork:
        """Return a unit of work on a game."""

    async def update_running(
        self, game_id: str, key: str | None, change: Callable[[UnitOfWork], None]
    ) -> StartedGame:
        """Change a running game under its lock, and answer automatically. Raises Refused."""


def _need_time(work: UnitOfWork) -> None:
    """Raise Refused for a game that has been parked while its computers thought."""
    demand(not work.was_parked, Refusal.PAUSED)


def _has_computer(game: Snapshot) -> bool:
    return any(player.user_id is None for player in game.players)


class ComputerTasks:
    """The tasks by game. Without a thinker there are none, and computers answer at once."""

    def __init__(self, games: Games, thinker: Thinker | None) -> None:
        self._games = games
        self._thinker = thinker
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._woken: set[str] = set()
        self._turns: dict[str, tuple[int, int]] = {}
        self._closed = False

    @property
    def think(self) -> bool:
        """Whether computers think, and do not answer at once."""
        return self._thinker is not None

    def wake(self, game_id: str, game: Snapshot | None = None) -> None:
        """Let the computers of a game go on, after it has changed; `game`: as it stands, if known.

        Where only people play there is no task.
        """
        is_idle = game is not None and not _has_computer(game)
        if self._thinker is None or self._closed or is_idle:
            return
        self._woken.add(game_id)
        if game_id not in self._tasks:
            loop = asyncio.get_running_loop()
            self._tasks[game_id] = loop.create_task(self._run(game_id), name="computers")

    async def done(self) -> None:
        """Wait until no computer has to think: each waits for a person, or for time to pass."""
        while self._tasks:
            await asyncio.wait([*self._tasks.values()])

    async def settled(self, game_id: str, seconds: float) -> None:
        """Wait until no computer of a game has to think, but no longer than some seconds."""
        if (task := self._tasks.get(game_id)) is not None:
            await asyncio.wait({task}, timeout=seconds)

    async def close(self) -> None:
        """Stop thinking; what was not carried out is thought about anew after the next start."""
        self._closed = True
        for task in (tasks := [*self._tasks.values()]):
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._thinker is not None:
            await self._thinker.close()

    async def _run(self, game_id: str) -> None:
        try:
            with self._games.loaded.holding(game_id) as game:
                while game_id in self._woken:
                    self._woken.discard(game_id)
                    await self._play(game_id, game.thoughts)
        except Refused:
            pass  # It has not begun, is parked, or is gone.
        except Exception:
            # A deadline of the computer's decision tries again.
            LOG.exception("game %s: its computers could not go on", game_id)
        finally:
            self._woken.discard(game_id)
            self._turns.pop(game_id, None)
            del self._tasks[game_id]

    async def _play(self, game_id: str, thoughts: Thoughts) -> None:
        """Think about a game for a while, and carry out what came of it."""
        game = await self._games.started_game(game_id)
        for moment in [moment for moment in thoughts if moment[0] != game.record.version]:
            del thoughts[moment]
        if not game.has_time or not _has_computer(game):
            return
        work = await self._games.unit_of_work(game)
        answer_automatically(work)
        await self._think(work, thoughts)
        if work.steps and game_id not in self._woken:
            await self._games.update_running(game_id, None, _need_time)

    async def _think(self, work: UnitOfWork, thoughts: Thoughts) -> None:
        """Think until a person is awaited, the game has changed, or others wait for a commit."""
        loop = asyncio.get_running_loop()
        until = loop.time() + SHARED
        while (asked := work.asked) is not None:
            thought = only_thought(work, asked) or await self._thought(work, asked)
            thoughts[work.moment(asked)] = thought
            if work.game_id in self._woken:
                return
            answer_automatically(work)
            if loop.time() >= until:
                return

    async def _thought(self, work: UnitOfWork, asked: Asked) -> Thought:
        """Return a thought; that of the plain computer player where none comes."""
        assert self._thinker is not None
        if self._has_thought_enough(work):
            LOG.error("game %s: computers come to no end in turn %d", work.game_id, work.state.turn)
            return usual_thought(work, asked)
        try:
            return await self._thinker.think(question_of(work, asked))
        except ThinkingFailed:
            LOG.exception("game %s: a thought has failed", work.game_id)
            return simple_thought(work, asked)

    def _has_thought_enough(self, work: UnitOfWork) -> bool:
        """Count a thought; return whether there were too many in this turn."""
        turn, count = self._turns.get(work.game_id, (work.state.turn, 0))
        count = count + 1 if turn == work.state.turn else 1
        self._turns[work.game_id] = work.state.turn, count
        return count > MOST_THOUGHTS
