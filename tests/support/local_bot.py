"""A local Discord whose bot is killed and started again, one game, and what must hold then."""

from __future__ import annotations

import json
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from unittest.mock import patch

from bot.local.world import TEXT
from engine.host.clocks import paces
from engine.host.lobby import Location, Person
from engine.host.processes.downtime import DISCONNECTED
from engine.host.service import Host
from engine.host.store.copying import copy as copy_rows
from engine.host.store.postgres import tables as postgres_tables
from engine.host.store.sqlite import tables as sqlite_tables
from engine.host.store.sqlite.store import open_sqlite
from tests.support import consistency, stored_game, stored_rows
from tests.support.answer_labels import JOIN
from tests.support.bot_process import BotProcess
from tests.support.consistency import UNSHOWN, copy_file
from tests.support.empty_file import copy_empty
from tests.support.game import Game
from tests.support.load_generator import write_games
from tests.support.local_discord import LocalDiscord, Member, Message
from tests.support.players import CHANNEL, Player, Table
from tests.support.timeouts import PACES, local_discord
from tests.support.waiting import wait_for


async def open_rules(host: Member, lobby: Message) -> Message:
    """The private panel of rules, by way of the lobby's settings."""
    settings = required((await host.press(lobby, "Settings…")).message)
    await host.press(settings, "Rules…")
    return required(await host.see(settings))


@dataclass
class LocalBot:
    """The local Discord, the real bot, and one game of the members that are named."""

    discord: LocalDiscord
    process: BotProcess
    players: list[Player] = field(default_factory=list)

    @property
    def database(self) -> Path:
        return self.process.database

    @property
    def table(self) -> Table:
        return self.players[0].table

    def member(self, name: str) -> Member:
        return self.discord.member(name)

    async def open_lobby(self, *names: str, pace: str = "live") -> Message:
        """A new lobby that these members have joined."""
        if not self.process.is_started:
            await self.process.start()
        host, *guests = map(self.member, names)
        await host.slash("monopoly new", CHANNEL, pace=pace)
        lobby = await host.wait_for(lambda seen: JOIN in seen.labels, channel=CHANNEL)
        for guest in guests:
            await guest.press(lobby, JOIN)
        return lobby

    async def start_game(
        self,
        *names: str,
        pace: str = "live",
        position: Callable[[Game], object] = lambda game: None,
    ) -> list[Player]:
        """A game in a position, and then the bot; the players in seating order.

        The game is in the file before the bot starts: one start, and no presses in the lobby.
        """
        world, users = self.discord.hub.world, list(map(self._user, names))
        channel = next(it["id"] for it in world.channels(TEXT) if it["name"] == CHANNEL)
        place = Location(world.guild_id, int(channel), False)
        people = [Person(user, name) for user, name in zip(users, names, strict=True)]
        (game,) = await write_games(self.database, [(place, people)], pace=pace)
        stored_game.arrange(self.database, game, position)
        self._seat_players(Table(self.database, game, channel), names)
        await self.process.start()
        await self.wait_until_shown()
        return self.players

    def _user(self, name: str) -> int:
        row = self.discord.hub.world.user(name)
        assert row is not None, f"nobody is called {name}"
        return int(row["id"])

    def seat_players(self, lobby: Message, *names: str) -> None:
        """The members of a lobby that has become a game."""
        button = next(it for it in lobby.buttons if it["label"] == JOIN)
        game = button["custom_id"].split(":")[1]
        seats = self.rows("SELECT seat, user_id FROM players WHERE game_id = ? ORDER BY seat", game)
        of_user = {self._user(name): name for name in names}
        seated = [of_user[user] for _, user in seats]
        self._seat_players(Table(self.database, game, lobby.channel_id), seated)

    def _seat_players(self, table: Table, names: Sequence[str]) -> None:
        self.players = [Player(self.member(name), seat, table) for seat, name in enumerate(names)]

    async def crash(self) -> None:
        """Kill the bot with kill -9 and start it again."""
        await self.process.restart()
        await self.wait_until_shown()

    def has_caught_up(self) -> bool:
        """Whether the bot has made up for its absence."""
        ((noted,),) = self.rows("SELECT body FROM settings WHERE key = ?", DISCONNECTED)
        return not json.loads(noted)["since"]

    async def wait_until_shown(self) -> None:
        """Until everything that has happened is shown."""
        await self.wait_for(lambda: not self.has_unshown())

    async def wait_for(self, met: Callable[[], bool]) -> None:
        """Until something is so."""
        await wait_for(met)

    def has_unshown(self) -> bool:
        """Whether something that happened is not on the screens yet."""
        return bool(self.rows(UNSHOWN))

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        return stored_rows.rows(self.process.games, query, *values)

    # -- what must hold ------------------------------------------------------------------------

    async def check_all(self, *, onlooker: str = "Dee") -> None:
        """Nothing is lost or doubled, all is shown as it is, and every button answers."""
        await self.wait_until_shown()
        self.check_log()
        self.check_messages()
        await self.check_shown()
        await self.check_buttons(self.member(onlooker))
        assert await self.discord.control.violations() == []

    def check_log(self) -> None:
        """The steps are without a gap, no request counts twice, no state breaks an invariant."""
        consistency.check_log(self.rows)

    def check_messages(self) -> None:
        """No message is there twice, and whatever has buttons is known to the bot."""
        consistency.check_messages(self.discord.hub, self.rows)

    async def check_shown(self) -> None:
        """Another pass over every message would change nothing."""
        with self.times_of_the_process():
            async with self.host_on_copy() as host:
                games = [game for (game,) in self.rows("SELECT id FROM games")]
                await consistency.check_shown(self.discord.hub, host, games)

    @contextmanager
    def times_of_the_process(self) -> Iterator[None]:
        """Meanwhile decisions take as long as in the process: its messages say how long."""
        with patch.dict(paces.PACES, PACES if self.process.is_patient else {}):
            paces.pace_of.cache_clear()
            yield
        paces.pace_of.cache_clear()

    @asynccontextmanager
    async def host_on_copy(self) -> AsyncIterator[Host]:
        """A host on a copy of the games as they are now."""
        copy = self.database.with_name("copy.db")
        if isinstance(self.process.games, Path):
            copy_file(self.database, copy)
        else:
            copy_empty(copy)
            server = postgres_tables.tables_of(self.process.games, used=True)
            async with server as rows, sqlite_tables.tables_of(copy) as copied:
                await copy_rows(rows, copied, str(copy))
        store = await open_sqlite(copy)
        try:
            yield Host(store, time.time)
        finally:
            await store.close()
            for file in copy.parent.glob("copy.db*"):
                file.unlink()

    async def check_buttons(self, onlooker: Member) -> None:
        """A press on anything is answered, if only by why not."""
        for message in await onlooker.messages(CHANNEL):
            for button in message.buttons:
                if button.get("disabled") or message.ephemeral:
                    continue
                answer = await onlooker.press(message, button["custom_id"])
                assert answer.kind in ("message", "modal"), (button, answer)
                if answer.message is not None:
                    assert answer.message.ephemeral
                    assert "wrong" not in answer.text.lower()


def required(message: Message | None) -> Message:
    """A message that must be there."""
    assert message is not None
    return message


@asynccontextmanager
async def running_bot(folder: Path, **bot: Any) -> AsyncIterator[LocalBot]:
    """A local Discord and the bot in it, in a folder of their own; `bot` as for BotProcess.

    The bot starts with the first lobby or game.
    """
    async with local_discord(folder / "world.db") as discord, AsyncExitStack() as stack:
        process = BotProcess(discord, folder / "games.db", **bot)
        stack.push_async_exit(process)
        yield LocalBot(discord, process)
