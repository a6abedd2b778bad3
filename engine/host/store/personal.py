"""The part of the store's protocol that finds, replaces and deletes what is kept about people."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Protocol

from engine.host.store.records import Commit

_NUMBER = re.compile(r"\d+", re.ASCII)


@dataclass(frozen=True, slots=True)
class Replacement:
    """What is written in a game in place of the rows that name a person.

    `commit` is guarded as any other; its players and notes no longer name the person. `notices`
    replace those of the log, by version; `bodies` those of messages by role, None drops a message.
    The person's result becomes one of `stand_in`, without a name; drafts of theirs are deleted, and
    so are the orders that `commit` drops. A game whose newest version was shown counts as shown.
    """

    user_id: int
    stand_in: int
    commit: Commit
    notices: Mapping[int, str]
    bodies: Mapping[str, str | None]


class Personal(Protocol):
    """What is kept about people, in whatever rows it lies, and what is kept for a time only."""

    async def games_naming(self, user_id: int) -> tuple[str, ...]:
        """Return the games that name a person, oldest first; more of them do no harm.

        The person's id may be that of a host, player, owner or draft, or of a result; or stand in a
        note, its key, a notice, a message's body or the state of a lobby.
        """

    async def settings_naming(self, user_id: int) -> dict[str, str]:
        """Return the settings whose key or text holds a person's id."""

    async def replace(self, change: Replacement) -> None:
        """Write what stands in place of a person in a game. Raises as `Games.commit` does."""

    async def forget(self, user_id: int) -> None:
        """Delete a person's preferences and drafts."""

    async def numbers(self) -> frozenset[int]:
        """Return each number that may be the id of a person, wherever it stands.

        It reads the whole database but for the states of games and their events.
        """

    async def delete_games(self, game_ids: Collection[str]) -> None:
        """Delete games with all that belongs to them, results included."""

    async def servers(self) -> frozenset[int]:
        """Return the servers that have games in any phase."""

    async def closed_lobbies(self, before: float) -> tuple[str, ...]:
        """Return lobbies that closed without a game before a time, oldest first."""

    async def ended_games(self, before: float) -> tuple[str, ...]:
        """Return games that ended before a time and still have a log, oldest first."""

    async def drop_log(self, game_id: str) -> None:
        """Delete the steps of a game; its state, players and results stay."""

    async def purge(self) -> None:
        """Leave nothing of what has been deleted or replaced in a file, as far as that is ours.

        The last act of a deletion. docs/HOSTING.md says what each engine cannot do.
        """


def numbers_in(texts: Iterable[str]) -> frozenset[int]:
    """Return all whole numbers in texts that a store could hold as an id."""
    found = (int(number) for text in texts for number in _NUMBER.findall(text) if len(number) < 20)
    return frozenset(number for number in found if number < 2**63)
