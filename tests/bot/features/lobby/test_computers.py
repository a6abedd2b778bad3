"""Adding computer players: who may be chosen, and what a press that comes too late does."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.discord.double_presses import DoublePresses
from bot.features.lobby.computers import CHARACTERS, surprising
from engine.host.computers.names import COMPUTER_NAMES, GIVEN_NAMES
from engine.host.lobby import Lobby, Person
from engine.host.refusals import Refused
from engine.host.snapshots import OpenLobby
from engine.players.characters import CHARACTERS as PLAYED
from engine.players.characters import STRENGTHS
from tests.support.answer_labels import JOIN, START
from tests.support.simulated_messages import buttons, labels, pictured, said, selects
from tests.support.simulated_server import SimulatedServer, simulated_server

pytestmark = pytest.mark.asyncio
ADA, BEN, CLEO = range(3)


async def computers(server: SimulatedServer, game: str) -> list[tuple[str, str | None, str | None]]:
    found = await server.app.host.snapshot(game)
    assert isinstance(found, OpenLobby)
    every = [it for it in found.players if it.user_id is None]
    return [(it.name, it.character, it.strength) for it in every]


def add_id(panel: Any) -> str:
    """The id of the list of those who can be chosen."""
    return next(it["custom_id"] for it in selects(panel) if ":add " in it["custom_id"])


def names(panel: Any) -> list[str]:
    """Who can be chosen."""
    (found,) = [it for it in selects(panel) if it["custom_id"] == add_id(panel)]
    return [it["label"] for it in found["options"]]


async def test_the_panel_tells_who_plays_how(server: SimulatedServer) -> None:
    game = await server.open_lobby(people=1)
    panel = await server.computers_panel(ADA, game)
    assert names(panel) == [*GIVEN_NAMES.values(), COMPUTER_NAMES[0]]
    assert labels(panel) == ["Surprise me", "Lobby settings"]
    assert buttons(panel)[-1]["emoji"]["name"] == "⚙️", "for one who came from the lobby no way back"
    for name, about in (
        ("Bruno", "Builds until the cash is gone"),
        ("Igor", "Buys into colors others collect"),
    ):
        assert f"**{name}**: {about}" in said(panel)
    (strengths, _) = selects(panel)
    assert [it["value"] for it in strengths["options"]] == list(STRENGTHS)
    assert [it["value"] for it in strengths["options"] if it.get("default")] == ["even"]


async def test_the_host_may_start_once_enough_sit_there(server: SimulatedServer) -> None:
    game = await server.open_lobby(people=1)
    panel = await server.computers_panel(ADA, game)
    assert START not in labels(panel)
    panel = (await server.choose(ADA, panel, ":add ", "dealer")).response
    assert labels(panel) == ["Surprise me", "Lobby settings", START]
    await server.press(BEN, await server.message(game, "lobby"), JOIN)
    assert START not in labels(await server.computers_panel(BEN, game))
    await server.press(ADA, panel, START)
    assert "Order of play: " in said(await server.message(game, "lobby"))


async def test_a_character_of_a_strength_sits_down_at_once(server: SimulatedServer) -> None:
    game = await server.open_lobby(people=1)
    panel = await server.computers_panel(ADA, game)
    panel = (await server.choose(ADA, panel, "strength", "sharp")).response
    panel = (await server.choose(ADA, panel, ":add ", "dealer")).response
    assert "Rita is in: 2 of 8" in said(panel)
    lobby = await server.message(game, "lobby")
    assert "Rita, Boat, computer player, sharp" in pictured(lobby)
    assert "Rainer" in names(panel)
    panel = (await server.choose(ADA, panel, ":add ", "dealer")).response
    await server.choose(ADA, panel, ":add ", "neutral")
    assert await computers(server, game) == [
        ("Rita", "dealer", "sharp"),
        ("Rainer", "dealer", "sharp"),
        (COMPUTER_NAMES[0], "neutral", "sharp"),
    ]


async def test_a_surprise_is_a_character_that_is_not_there_yet(server: SimulatedServer) -> None:
    game = await server.open_lobby(people=1)
    panel = await server.computers_panel(ADA, game)
    for _ in GIVEN_NAMES:
        panel = (await server.press(ADA, panel, "Surprise me")).response
    assert {it for _, it, _ in await computers(server, game)} == set(GIVEN_NAMES)
    assert "Berta" in names(panel), "another builder may join"


async def test_requests_decide_about_surprises() -> None:
    # A panel shows one surprise; that none of the five is out of reach takes many.
    found = {surprising(Lobby(), f"{number}") for number in range(100)}
    assert found == set(GIVEN_NAMES)


async def test_who_has_not_joined_adds_nobody(server: SimulatedServer) -> None:
    game = await server.open_lobby(people=1)
    panel = await server.computers_panel(ADA, game)
    lobby = await server.message(game, "lobby")
    assert "not in this lobby" in (await server.press(CLEO, lobby, "Add computer player")).text
    at = add_id(panel)
    assert "not in this lobby" in (await server.choose_made_up(CLEO, lobby, at, "builder")).text
    assert await computers(server, game) == []


async def test_a_full_lobby_takes_no_computer(tmp_path: Path) -> None:
    async with simulated_server(tmp_path, names=("Ada", "Ben", *"CDEFGH")) as server:
        game = await server.open_lobby(people=7)
        panel = await server.computers_panel(ADA, game)
        await server.press(7, await server.message(game, "lobby"), JOIN)
        late = (await server.choose(ADA, panel, ":add ", "builder")).response
        assert "This lobby is full" in said(late)
        assert (labels(late), selects(late)) == (["Lobby settings", START], [])
        assert await computers(server, game) == []


async def test_the_second_half_of_a_double_press_seats_nobody(server: SimulatedServer) -> None:
    game = await server.open_lobby(people=1)
    panel = await server.computers_panel(ADA, game)
    at = next(it["custom_id"] for it in buttons(panel) if "surprise" in it["custom_id"])
    server.app.dispatcher.double_presses = DoublePresses(5.0)
    await server.press_made_up(ADA, panel, at)
    again = (await server.press_made_up(ADA, panel, at)).response
    assert len(await computers(server, game)) == 1
    assert "changed before" not in said(again)


async def test_a_panel_that_is_out_of_date_says_so(server: SimulatedServer) -> None:
    game = await server.open_lobby(people=2)
    panel = await server.computers_panel(ADA, game)
    await server.add_computer(BEN, game, "saver")
    late = (await server.choose(ADA, panel, ":add ", "saver")).response
    assert "changed before your choice" in said(late)
    assert [it for it, *_ in await computers(server, game)] == ["Selma"]
    assert "Silas" in names(late)


async def test_a_game_that_has_started_takes_no_computer(server: SimulatedServer) -> None:
    game = await server.open_lobby(people=2)
    panel = await server.computers_panel(ADA, game)
    await server.press(ADA, await server.message(game, "lobby"), START)
    assert "already started" in (await server.choose(ADA, panel, ":add ", "builder")).text


@pytest.mark.parametrize(
    ("arguments", "value"),
    [
        ("add even 0", "baron"),
        ("add mild 0", "builder"),
        ("add even x", "builder"),
        ("surprise", "builder"),
        ("strength", "mild"),
    ],
)
async def test_what_no_panel_has_offered_changes_nothing(
    arguments: str, value: str, server: SimulatedServer
) -> None:
    game = await server.open_lobby(people=1)
    lobby = await server.message(game, "lobby")
    at = f"m1:{game}:0:computers:{arguments}"
    answer = await server.choose_made_up(ADA, lobby, at, value)
    assert answer.is_private
    assert await computers(server, game) == []


async def test_all_characters_and_none_else_can_be_chosen() -> None:
    assert set(CHARACTERS) == set(PLAYED)


async def test_a_computer_never_has_the_name_of_another_player() -> None:
    lobby = Lobby(host_id=1).joined_by(Person(1, "Bruno"), "key")
    for _ in range(7):
        lobby = lobby.with_computer(1, "builder")
    assert len({it.name for it in lobby.players}) == 8
    with pytest.raises(Refused):
        lobby.with_computer(1, "builder")


async def test_who_plays_alone_meets_different_characters(server: SimulatedServer) -> None:
    guide = await server.command(ADA, "help")
    panel = guide.private
    while "Start a game against computers" not in labels(panel):
        panel = (await server.press(ADA, panel, "Next")).response
    await server.press(ADA, panel, "Start a game against computers")
    (game,) = await server.app.host.store.search.games_in_channel(server.channel.id)
    characters = [it.character for it in (await server.table(game.id)).players if not it.user_id]
    assert len(characters) == len(set(characters)) >= 2
    assert set(characters) <= set(GIVEN_NAMES)
