"""Computer players that sit in a lobby already: which one changes, and which one leaves."""

from __future__ import annotations

from typing import Any

import pytest

from bot.features.lobby.seated_computers import seated_screen
from bot.language.language import languages, load
from bot.language.voice import Voice
from bot.ui.screen import Select
from engine.host.lobby import Lobby, Person
from engine.host.snapshots import OpenLobby
from engine.host.store.records import GameRecord
from engine.players.characters import STRENGTHS
from tests.support.answer_labels import START
from tests.support.simulated_messages import buttons, labels, pictured, said, selects
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio
ADA, BEN, CLEO = range(3)
CHANGE = "Change computer players…"


async def seated(server: SimulatedServer, game: str) -> list[tuple[str, str | None, str | None]]:
    found = await server.app.host.snapshot(game)
    assert isinstance(found, OpenLobby)
    every = [it for it in found.players if it.user_id is None]
    return [(it.name, it.character, it.strength) for it in every]


async def opened(server: SimulatedServer, *characters: str, people: int = 1) -> str:
    game = await server.open_lobby(people=people)
    for character in characters:
        await server.add_computer(ADA, game, character)
    return game


async def panel_of(server: SimulatedServer, game: str, who: int = ADA) -> Any:
    settings = await server.lobby_settings(who, game)
    return (await server.press(who, settings, CHANGE)).response


async def choose(server: SimulatedServer, panel: Any, part: str, value: str) -> Any:
    return (await server.choose(ADA, panel, part, value)).response


def defaults(panel: Any) -> list[str]:
    every = [option for it in selects(panel) for option in it["options"]]
    return [it["label"] for it in every if it.get("default")]


def token(panel: Any, name: str) -> str:
    (found,) = [it["value"] for it in selects(panel)[0]["options"] if it["label"] == name]
    return str(found)


async def test_the_panel_begins_with_the_first_and_how_it_plays(server: SimulatedServer) -> None:
    game = await opened(server, "builder", "saver")
    panel = await panel_of(server, game)
    assert defaults(panel) == ["Bruno", "Strength: medium", "Bruno"]
    for part in ("Selma", "How Bruno plays", "Who takes Bruno’s seat"):
        assert part in said(panel)
    placeholders = [it["placeholder"] for it in selects(panel)]
    assert placeholders == ["Choose a computer player", "How Bruno plays", "Who takes Bruno’s seat"]
    assert labels(panel) == ["Remove Bruno", "Lobby settings"]


async def test_the_list_says_in_full_of_each_character_how_it_plays() -> None:
    for locale in languages():
        words = load(locale)
        lobby = Lobby(host_id=1).joined_by(Person(1, "Ada"), "key").with_computer(1, "builder")
        record = GameRecord("abcdefg", 1, 0, "lobby", "", "live", 7, 8, False, 1, 0.0, 0.0)
        voice = Voice(lobby.players, "classic", words)
        screen = seated_screen(OpenLobby(record, lobby, ""), "", voice)
        characters = [it for it in screen.rows if isinstance(it, Select)][-1].options
        told = [words.say(f"character-{it.value}") for it in characters]
        assert [it.description for it in characters] == told


async def test_the_host_changes_the_strength_of_one_of_them(server: SimulatedServer) -> None:
    game = await opened(server, "builder", "saver")
    panel = await panel_of(server, game)
    panel = await choose(server, panel, "seated:choose", token(panel, "Selma"))
    panel = await choose(server, panel, "seated:strength", "sharp")
    assert await seated(server, game) == [
        ("Bruno", "builder", "even"),
        ("Selma", "saver", "sharp"),
    ]
    assert defaults(panel) == ["Selma", "Strength: sharp", "Selma"]
    assert "computer player, sharp" in pictured(await server.message(game, "lobby"))


async def test_another_character_has_another_name_and_keeps_seat_and_strength(
    server: SimulatedServer,
) -> None:
    game = await opened(server, "builder", "saver")
    panel = await choose(server, await panel_of(server, game), "seated:strength", "gentle")
    panel = await choose(server, panel, "seated:character", "saver")
    assert await seated(server, game) == [
        ("Silas", "saver", "gentle"),
        ("Selma", "saver", "even"),
    ]
    await choose(server, panel, "seated:character", "blocker")
    assert (await seated(server, game))[0] == ("Igor", "blocker", "gentle")


async def test_the_one_that_was_chosen_leaves(server: SimulatedServer) -> None:
    game = await opened(server, "builder", "saver", "dealer")
    panel = await panel_of(server, game)
    panel = await choose(server, panel, "seated:choose", token(panel, "Selma"))
    panel = (await server.press(ADA, panel, "Remove Selma")).response
    assert [it for it, *_ in await seated(server, game)] == ["Bruno", "Rita"]
    assert "Selma has left" in said(panel)
    for name in ("Bruno", "Rita"):
        panel = await choose(server, panel, "seated:choose", token(panel, name))
        panel = (await server.press(ADA, panel, f"Remove {name}")).response
    assert (labels(panel), selects(panel)) == (["Lobby settings"], [])
    assert await seated(server, game) == []


async def test_each_keeps_the_name_of_its_own_when_another_leaves(
    server: SimulatedServer,
) -> None:
    game = await opened(server, "saver", "saver", "saver")
    panel = await panel_of(server, game)
    panel = await choose(server, panel, "seated:choose", token(panel, "Silas"))
    panel = (await server.press(ADA, panel, "Remove Silas")).response
    assert [it for it, *_ in await seated(server, game)] == ["Selma", "Sonja"]
    panel = await choose(server, panel, "seated:character", "builder")
    assert [it for it, *_ in await seated(server, game)] == ["Bruno", "Sonja"]


async def test_there_is_nothing_to_change_without_one(server: SimulatedServer) -> None:
    game = await opened(server)
    settings = await server.lobby_settings(ADA, game)
    (button,) = [it for it in buttons(settings) if it["label"] == CHANGE]
    assert button["disabled"]
    late = await server.press_made_up(ADA, settings, button["custom_id"])
    assert "no computer player here" in late.text


async def test_a_computer_that_has_changed_meanwhile_is_shown_anew(
    server: SimulatedServer,
) -> None:
    game = await opened(server, "builder", people=2)
    late, lobby = await panel_of(server, game), await server.message(game, "lobby")
    (_, strengths, characters), remove = selects(late), _remove_id(late)
    settings = await server.lobby_settings(BEN, game)
    of_ben = (await server.press(BEN, settings, CHANGE)).response
    await server.choose(BEN, of_ben, "seated:strength", "sharp")
    answers = [
        await server.choose_made_up(ADA, lobby, strengths["custom_id"], "gentle"),
        await server.choose_made_up(ADA, lobby, characters["custom_id"], "saver"),
        await server.press_made_up(ADA, lobby, remove),
    ]
    for answer in answers:
        assert "changed before your choice" in answer.text
        assert "Strength: sharp" in defaults(answer.private)
    assert await seated(server, game) == [("Bruno", "builder", "sharp")]


def _remove_id(panel: Any) -> str:
    (found,) = [it["custom_id"] for it in buttons(panel) if "remove" in it["custom_id"]]
    return str(found)


async def test_a_computer_that_has_left_meanwhile_is_said_to_have(server: SimulatedServer) -> None:
    game = await opened(server, "builder", "saver", people=2)
    late = await panel_of(server, game)
    await server.press_made_up(BEN, await server.message(game, "lobby"), _remove_id(late))
    shown = (await server.choose(ADA, late, "seated:strength", "sharp")).response
    assert "changed before your choice" in said(shown)
    assert await seated(server, game) == [("Selma", "saver", "even")]


async def test_who_has_not_joined_changes_nobody(server: SimulatedServer) -> None:
    game = await opened(server, "builder")
    panel, lobby = await panel_of(server, game), await server.message(game, "lobby")
    (_, strengths, characters) = selects(panel)
    made_up = [
        await server.choose_made_up(CLEO, lobby, strengths["custom_id"], "sharp"),
        await server.choose_made_up(CLEO, lobby, characters["custom_id"], "saver"),
        await server.press_made_up(CLEO, lobby, _remove_id(panel)),
        await server.press_made_up(CLEO, lobby, f"m1:{game}:0:seated:main"),
    ]
    assert ["not in this lobby" in it.text for it in made_up] == [True] * 4
    assert await seated(server, game) == [("Bruno", "builder", "even")]


@pytest.mark.parametrize(
    ("arguments", "value"),
    [
        ("strength boat builder even", "mild"),
        ("strength boat builder mild", "even"),
        ("character boat builder even", "banker"),
        ("character boat", "saver"),
        ("choose", "anchor"),
        ("choose", "hat"),
        ("remove", "boat"),
    ],
)
async def test_what_no_panel_has_offered_changes_nothing(
    arguments: str, value: str, server: SimulatedServer
) -> None:
    game = await opened(server, "builder")
    lobby = await server.message(game, "lobby")
    answer = await server.choose_made_up(ADA, lobby, f"m1:{game}:0:seated:{arguments}", value)
    assert answer.is_private
    assert await seated(server, game) == [("Bruno", "builder", "even")]


async def test_a_game_that_has_started_keeps_its_computers(server: SimulatedServer) -> None:
    game = await opened(server, "builder")
    panel = await panel_of(server, game)
    await server.press(ADA, await server.message(game, "lobby"), START)
    assert "already started" in (await server.choose(ADA, panel, "seated:strength", "sharp")).text


async def test_one_without_a_character_can_be_given_each_strength(server: SimulatedServer) -> None:
    game = await opened(server, "neutral")
    panel = await panel_of(server, game)
    for strength in STRENGTHS:
        panel = await choose(server, panel, "seated:strength", strength)
        assert (await seated(server, game))[0][2] == strength
