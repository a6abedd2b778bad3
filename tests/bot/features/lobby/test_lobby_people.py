"""Who may sit at a lobby's table: the host and moderators take people out of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.host.lobbies.guests import NOTE
from engine.host.lobbies.lifecycle import Lobbies
from engine.host.lobby import Lobby, Location, Person
from engine.host.personal.file import personal_data
from tests.support.answer_labels import JOIN, START
from tests.support.app_harness import (
    CHANNEL,
    EVERYTHING,
    GUILD,
    OTHER_GUILD,
    Sender,
    app_harness,
)
from tests.support.simulated_messages import labels, pictured, said, selects
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio
ADA, BEN, CLEO, DORA = range(4)
PLAYERS = "Players…"


async def names(server: SimulatedServer, game: str) -> list[str]:
    return [it.name for it in (await server.app.host.snapshot(game)).players]


async def take_out(server: SimulatedServer, who: int, game: str, other: int) -> str:
    page = await server.press(who, await server.lobby_settings(who, game), PLAYERS)
    chosen = await server.choose(who, page.response, ":out", str(server.user(other)))
    return said(chosen.response)


async def join(server: SimulatedServer, who: int, game: str) -> str:
    answer = await server.press(who, await server.message(game, "lobby"), JOIN)
    return answer.text if answer.is_private else ""


async def test_the_host_takes_a_person_out_who_cannot_join_again(server: SimulatedServer) -> None:
    game = await server.open_lobby(people=3)
    assert "Ben is out of this lobby" in await take_out(server, ADA, game, BEN)
    assert pictured(await server.message(game, "lobby")).startswith("Ada, Top hat, host; Cleo")
    assert "removed you" in await join(server, BEN, game)
    assert await names(server, game) == ["Ada", "Cleo"]
    assert await join(server, DORA, game) == ""


async def test_only_those_can_be_taken_out_who_sit_there(server: SimulatedServer) -> None:
    game = await server.open_lobby(people=2)
    page = (await server.press(ADA, await server.lobby_settings(ADA, game), PLAYERS)).response
    (listed,) = [it for it in selects(page) if it["custom_id"].endswith(":out")]
    assert [it["value"] for it in listed["options"]] == [str(server.user(BEN))]
    for value in (str(server.user(DORA)), "0", "none"):
        refused = await server.choose_made_up(ADA, page, listed["custom_id"], value)
        assert refused.is_private
    await server.press(BEN, await server.message(game, "lobby"), "Leave")
    assert await join(server, DORA, game) == "", "who was not there is not kept out"
    assert await names(server, game) == ["Ada", "Dora"]


async def test_nobody_else_takes_people_out(server: SimulatedServer) -> None:
    game = await server.open_lobby(people=3)
    settings = await server.lobby_settings(BEN, game)
    assert PLAYERS not in labels(settings)
    for who in (BEN, DORA):
        refused = await server.press_made_up(who, settings, f"m1:{game}:0:lobby:people")
        assert "Only the host" in refused.text
        refused = await server.choose_made_up(
            who, settings, f"m1:{game}:0:lobby:out", str(server.user(CLEO))
        )
        assert "Only the host" in refused.text
    assert await names(server, game) == ["Ada", "Ben", "Cleo"]


async def test_a_moderator_takes_the_host_out(server: SimulatedServer) -> None:
    game = await server.open_lobby(people=2)
    server.make_manager(DORA)
    await take_out(server, DORA, game, ADA)
    assert await names(server, game) == ["Ben"]
    assert (await server.app.host.snapshot(game)).record.host_id == server.user(BEN)
    assert "removed you" in await join(server, ADA, game)
    assert "This lobby is closed" in await take_out(server, DORA, game, BEN)


async def test_who_was_taken_out_stays_out_after_a_restart(server: SimulatedServer) -> None:
    game = await server.open_lobby(people=3)
    await take_out(server, ADA, game, BEN)
    await server.restart()
    assert "removed you" in await join(server, BEN, game)


async def test_who_was_taken_out_reads_that_in_their_data_until_the_game_starts(
    server: SimulatedServer,
) -> None:
    game = await server.open_lobby(people=3)
    await take_out(server, ADA, game, BEN)
    (found,) = (await personal_data(server.app.host, server.user(BEN)))["games"]
    assert found["notes"] == [{"key": NOTE, "named_at": ["barred"]}]
    await server.press(ADA, await server.message(game, "lobby"), START)
    assert (await personal_data(server.app.host, server.user(BEN)))["games"] == []


async def test_who_manages_another_server_manages_no_lobby_of_this_one(tmp_path: Path) -> None:
    async with app_harness(tmp_path / "games.db") as harness:
        lobbies = Lobbies(harness.app.host)
        place, other = Location(GUILD, CHANNEL, False), OTHER_GUILD
        game = (await lobbies.open(place, Person(1, "Ada"), Lobby(), "first")).record.id
        await lobbies.change(game, lambda it: it.joined_by(Person(2, "Ben"), "second"))
        ben, ada = (Sender(it, other, permissions=EVERYTHING) for it in (2, 1))
        for press, values in (("people", None), ("out", ["1"]), ("cancel", None)):
            (answer,) = await harness.press(ben, f"m1:{game}:0:lobby:{press}", values)
            assert "Only the host" in answer.text
        assert [it.name for it in (await lobbies.find(game)).players] == ["Ada", "Ben"]
        await harness.press(ada, f"m1:{game}:0:lobby:cancel")
        assert (await harness.app.host.snapshot(game)).record.phase == "cancelled"
