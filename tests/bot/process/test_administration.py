"""What the host of the bot can do outside of Discord: servers, and one person's data."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, Mock

import discord
import pytest

from bot.__main__ import main
from bot.process import administration
from bot.process.blocking import leave_blocked
from bot.process.exit_codes import EXIT_REFUSED
from engine.host.administration.blocked import block
from engine.host.lobby import Person
from engine.host.service import Host
from engine.host.store.errors import Unwritable
from engine.host.store.sqlite import backup
from engine.host.store.sqlite.store import open_sqlite
from tests.support.host_harness import HostHarness
from tests.support.named_rows import named_in

HERE, GONE = 111222333444555666, 777222333444555666
ZOE = Person(222333444555666777, "Zoe")
BEN = Person(333444555666777888, "Ben")
Captured = pytest.CaptureFixture[str]


class Rest:
    """The requests of discord.py that these commands make."""

    def __init__(self) -> None:
        self.servers = [HERE + number for number in range(250)]

    async def get_guilds(self, limit: int, after: int | None, with_counts: bool) -> list[Any]:
        later = [it for it in self.servers if after is None or it > after]
        return [
            {"id": str(it), "name": f"Server {it - HERE}", "approximate_member_count": 7}
            for it in later[:limit]
        ]

    async def leave_guild(self, guild_id: int) -> None:
        if guild_id not in self.servers:
            raise discord.NotFound(Mock(status=404, reason="Not Found"), {"code": 10004})
        self.servers.remove(guild_id)


@pytest.fixture
def rest(monkeypatch: pytest.MonkeyPatch) -> Rest:
    found = Rest()

    @asynccontextmanager
    async def session(token: str) -> AsyncIterator[Rest]:
        yield found

    monkeypatch.setattr(administration, "rest_session", session)
    return found


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A database in which Zoe and Ben sit in a lobby."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "a-token")
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path}/games.db")

    async def make() -> None:
        harness = await HostHarness.at(tmp_path / "games.db")
        await harness.open_lobby(BEN, ZOE)
        await harness.store.close()

    asyncio.run(make())
    return tmp_path / "games.db"


def test_servers_are_listed_with_their_games(database: Path, rest: Rest, capsys: Captured) -> None:
    assert main(["servers"]) == 0
    *lines, total = capsys.readouterr().out.splitlines()
    assert len(lines) == 250, "more than Discord names at once"
    assert lines[3].split() == [str(HERE + 3), "7", "members", "0", "games", "Server", "3"]
    assert total == "250 servers have the bot; 0 are blocked."


def test_a_server_is_left(database: Path, rest: Rest, capsys: Captured) -> None:
    assert main(["leave", str(HERE)]) == 0
    assert HERE not in rest.servers
    assert main(["leave", str(GONE)]) == EXIT_REFUSED
    assert capsys.readouterr().err == f"The bot is in no server {GONE}.\n"


def test_a_blocked_server_is_left_whenever_it_adds_the_bot(
    database: Path, rest: Rest, capsys: Captured
) -> None:
    async def join(guild_id: int) -> bool:
        """A bot that runs is added to a server; return whether it leaves."""
        store = await open_sqlite(database)
        guild = Mock(id=guild_id, leave=AsyncMock())
        left = await leave_blocked(Host(store, lambda: 0.0), [guild])
        await store.close()
        assert guild.leave.called == bool(left)
        return bool(left)

    for guild_id in (HERE, GONE):
        assert main(["block", str(guild_id)]) == 0
        assert asyncio.run(join(guild_id))
    assert HERE not in rest.servers
    assert main(["servers"]) == 0
    assert f"2 are blocked: {HERE}, {GONE}." in capsys.readouterr().out
    assert main(["unblock", str(HERE)]) == 0
    assert not asyncio.run(join(HERE))
    assert main(["unblock", str(HERE)]) == EXIT_REFUSED
    assert f"The server {HERE} is not blocked." in capsys.readouterr().err


@pytest.mark.asyncio
async def test_a_database_in_trouble_keeps_no_game_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(text: object) -> None:
        raise Unwritable("games.db", "it is away")

    harness = await HostHarness.at(tmp_path / "games.db")
    monkeypatch.setattr(harness.store.texts, "get", fail)
    assert await leave_blocked(harness.host, [Mock(id=HERE)]) == frozenset()
    await harness.store.close()


@pytest.mark.asyncio
async def test_one_server_that_cannot_be_left_holds_up_no_other(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    harness = await HostHarness.at(tmp_path / "games.db")
    for guild_id in (HERE, GONE):
        await block(harness.host, guild_id)
    failing = Mock(id=HERE, leave=AsyncMock(side_effect=OSError("no network")))
    guild = Mock(id=GONE, leave=AsyncMock())
    assert await leave_blocked(harness.host, [failing, guild]) == {HERE, GONE}
    assert guild.leave.called
    assert f"the blocked server {HERE} could not be left: no network" in caplog.text
    await harness.store.close()


REFUSED = discord.Forbidden(Mock(status=403, reason="Forbidden"), {"code": 50001})


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (REFUSED, "Discord refuses this (403 Forbidden (error code: 50001))."),
        (OSError("no network"), "Discord cannot be reached (no network)."),
        (discord.LoginFailure(), "Discord refuses the token."),
    ],
)
def test_what_discord_refuses_is_told_apart_from_no_answer(
    error: Exception,
    told: str,
    database: Path,
    rest: Rest,
    monkeypatch: pytest.MonkeyPatch,
    capsys: Captured,
) -> None:
    monkeypatch.setattr(rest, "leave_guild", AsyncMock(side_effect=error))
    assert main(["leave", str(HERE)]) == EXIT_REFUSED
    assert main(["block", str(HERE)]) == EXIT_REFUSED
    assert capsys.readouterr().err == (
        f"{told}\nThe server {HERE} is blocked, but could not be left. {told} Run it again.\n"
    )


def test_a_file_that_cannot_be_given_back_is_no_trouble_of_discord(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    @contextmanager
    def keeping(*_: Path) -> Iterator[None]:
        yield
        raise PermissionError("the file is another’s")

    monkeypatch.setattr(administration, "preserve_owner", keeping)
    assert main(["file", str(ZOE.user_id)]) == EXIT_REFUSED
    assert capsys.readouterr().err == "the file is another’s\n"


def test_a_server_is_left_without_a_database(
    tmp_path: Path, rest: Rest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "a-token")
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path}/away/games.db")
    assert main(["leave", str(HERE)]) == 0


def test_the_file_of_a_person_is_printed(database: Path, capsys: Captured) -> None:
    assert main(["file", str(ZOE.user_id)]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["user_id"] == ZOE.user_id
    assert len(data["games"]) == 1


def test_a_person_is_erased_and_on_the_list(database: Path, capsys: Captured) -> None:
    names = (str(ZOE.user_id), ZOE.name)
    assert named_in(database, *names)
    assert main(["erase", str(ZOE.user_id)]) == 0
    assert named_in(database, *names) == set()
    assert named_in(database, BEN.name)
    assert len(database.with_name("games.db.deleted").read_text().split()) == 2, "salt and hash"
    assert f"What the bot kept about {ZOE.user_id} is deleted" in capsys.readouterr().out


def test_nobody_is_erased_by_a_damaged_list(database: Path, capsys: Captured) -> None:
    database.with_name("games.db.deleted").write_text("damaged")
    assert main(["erase", str(ZOE.user_id)]) == EXIT_REFUSED
    assert "is damaged." in capsys.readouterr().err
    assert named_in(database, ZOE.name)


def test_nobody_is_erased_beside_a_bot_that_runs(
    database: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backup, "BUSY_SECONDS", 0.05)

    async def erase() -> int:
        store = await open_sqlite(database)
        code = await asyncio.to_thread(main, ["erase", str(ZOE.user_id)])
        await store.close()
        return code

    assert asyncio.run(erase()) == EXIT_REFUSED
    assert "is in use. Stop the bot first." in capsys.readouterr().err
    assert named_in(database, ZOE.name)
    assert not database.with_name("games.db.deleted").exists()


@pytest.mark.parametrize(
    "command",
    [["erase", "12"], ["leave", "a-server"], ["block"], ["file", str(2**63)]],
)
def test_what_is_no_id_is_refused(command: list[str], capsys: Captured) -> None:
    with pytest.raises(SystemExit) as ended:
        main(command)
    assert ended.value.code == 2
    assert capsys.readouterr().err
