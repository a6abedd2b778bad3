"""python -m tests.paper_secrets --messages 5000: does the weekly paper say what only players know?

Games of every edition and house rule are played at random, two at a time in a server. Again and
again, a day apart, its paper of the week until then is written, in one language after the other; at
last the games are over. Each paper is compared with that of a twin of the server, in
which all that is hidden from onlookers is otherwise, as in tests/follow_secrets.py. The twin's is
made of whole logs, as where a game ends while it is written. One JSON line at the end; exit code 1
if any paper differed. `--seed` (default 1) is that of the first game.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import count, cycle
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, cast

from bot.features.statistics.paper import PaperWriter
from bot.language.language import languages, load
from bot.ui.screen import Screen
from engine.core.saves import SCHEMA, dump_events, dump_state
from engine.core.state import GameState
from engine.editions.board import TOKENS
from engine.editions.choice import chosen
from engine.host.logs import Log, events_of
from engine.host.store.records import Commit, GameRecord, Phase, Player, Secret
from tests.follow_secrets import Followed, hides_more
from tests.support.choices import EACH, named, paced
from tests.support.host_harness import ADA, CHANNEL, DAY, HostHarness
from tests.support.invariant_checks import otherwise_hidden
from tests.support.open_server import OpenServer
from tests.support.random_logs import undealt
from tests.support.secret_reading import Found, report

AT_ONCE = 2
"""Games of a server."""


class Server(HostHarness):
    """A server whose paper is written; its games are played elsewhere."""

    async def whole_history(self, game_id: str, *_: object) -> Log:
        """Return the log of a game with all its events, whether or not it is over."""
        steps = await self.store.games.steps(game_id)
        return tuple((step, events_of(step.events)) for step in steps)

    async def keep(self, game_id: str, state: GameState, log: Log) -> None:
        """Store a game as it is now."""
        known, now = len(await self.store.games.steps(game_id)), self.time[0]
        phase: Phase = "over" if state.is_over else "running"
        record = GameRecord(
            game_id, len(log), SCHEMA, phase, dump_state(state).decode(), "daily",
            CHANNEL.guild_id, CHANNEL.channel_id, False, ADA.user_id, now, now,
        )  # fmt: skip
        steps = tuple(
            replace(step, at=now, events=dump_events(events).decode())
            for step, events in log[known:]
        )
        if known:
            await self.host.commit(Commit(record, known, steps))
            return
        players = tuple(
            Player(seat, 100 + seat, f"Player{seat}", TOKENS[seat])
            for seat in range(len(state.seats))
        )
        commit = Commit(record, 0, steps, (), players)
        await self.store.games.create(commit, Secret(game_id, b"", ""))

    async def paper(self, locale: str) -> Screen | None:
        """Write the paper of the week until now."""
        post, ends_at = cast(Any, OpenServer()), self.time[0] + 1
        place = CHANNEL.guild_id, CHANNEL.channel_id
        return await PaperWriter(self.host, post, *place, ends_at, load(locale)).write()


class Pair:
    """A server and its twin, with what is played in both."""

    def __init__(self, server: Server, twin: Server, games: Sequence[Followed]) -> None:
        self._servers, self._games = (server, twin), games
        self._plays = [game.play() for game in games]
        cast(Any, twin.host).history = twin.whole_history

    async def play(self) -> None:
        """Play for a day."""
        for server in self._servers:
            server.time[0] += DAY
        for game, play in zip(self._games, self._plays, strict=True):
            if not game.game.state.is_over:
                await anext(play)

    @property
    def is_over(self) -> bool:
        """Whether all games are over."""
        return all(it.game.state.is_over for it in self._games)

    async def papers(self, locale: str) -> tuple[Screen | None, Screen | None, bool]:
        """Return the papers of both, and whether more than decks was hidden in a game."""
        hides = [await self._keep(f"g{at}", game) for at, game in enumerate(self._games)]
        server, twin = self._servers
        return await server.paper(locale), await twin.paper(locale), any(hides)

    async def _keep(self, game_id: str, game: Followed) -> bool:
        state = game.game.state
        twin = otherwise_hidden(state, None, game.random)
        await self._servers[0].keep(game_id, state, game.log)
        await self._servers[1].keep(game_id, twin, game.twin)
        return hides_more(twin, state)

    async def close(self) -> None:
        """Close both."""
        for server in self._servers:
            await server.close()


async def read_server(found: Found, numbers: range, locales: Iterator[str], every: int) -> None:
    """Compare the papers of one server, of each `every`th day and the last."""
    rules = [paced(EACH[it % len(EACH)], it // len(EACH)) for it in numbers]
    games = [Followed(undealt(*it), Random(it[0])) for it in zip(numbers, rules, strict=True)]
    found.games += len(games)
    found.editions |= {chosen(it).edition for it in rules}
    with TemporaryDirectory() as folder:
        server, twin = [await Server.at(Path(folder, name)) for name in ("one.db", "twin.db")]
        pair = Pair(server, twin, games)
        for day in count(1):
            await pair.play()
            if day % every == 0 or pair.is_over:
                paper, other, hides = await pair.papers(next(locales))
                found.messages += paper is not None
                found.hiding += hides and paper is not None
                if paper != other:
                    played = [named(chosen(it)) for it in rules]
                    found.leaks.append(f"{played}, {numbers}: {paper} {other}")
            if pair.is_over:
                break
        await pair.close()


async def read_papers(papers: int, first: int, every: int = 1) -> Found:
    """Compare at least so many papers."""
    found, locales = Found(), cycle(languages())
    while found.messages < papers:
        number = first + found.games
        await read_server(found, range(number, number + AT_ONCE), locales, every)
    return found


if __name__ == "__main__":
    sys.exit(report("paper_secrets", read_papers))
