"""Still in: a lobby whose host changes what is to be played, pressed by its members."""

from __future__ import annotations

from typing import Any

import pytest

from engine.host.refusals import Refused
from engine.host.snapshots import OpenLobby, StartedGame
from tests.support.answer_labels import JOIN, START
from tests.support.simulated_messages import Answer, labels, pictured, said
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio
ADA, BEN, CLEO, DORA = range(4)


async def press(server: SimulatedServer, who: int, game: str, label: str) -> Answer:
    return await server.press(who, await server.message(game, "lobby"), label)


async def set_pace(server: SimulatedServer, game: str, pace: str) -> None:
    await server.choose(ADA, await server.lobby_settings(ADA, game), ":pace", pace)


async def changed_lobby(server: SimulatedServer, people: int = 3) -> str:
    """A lobby of days whose host has made it one of minutes."""
    game = await server.open_lobby("daily", people)
    await set_pace(server, game, "live")
    return game


async def names(server: SimulatedServer, game: str) -> list[str]:
    return [player.name for player in (await server.app.host.snapshot(game)).players]


async def unanswered(server: SimulatedServer, game: str) -> list[str]:
    found = await server.app.host.snapshot(game)
    assert isinstance(found, OpenLobby)
    return [player.name for player in found.lobby.unanswered]


async def has_started(server: SimulatedServer, game: str) -> bool:
    return isinstance(await server.app.host.snapshot(game), StartedGame)


async def test_the_lobby_shows_who_has_said_still_in(server: SimulatedServer) -> None:
    game = await server.open_lobby("daily", 3)
    assert "Still in" not in labels(await server.message(game, "lobby"))
    await set_pace(server, game, "live")
    shown = await server.message(game, "lobby")
    assert labels(shown)[3:5] == ["Still in", START]
    assert "Ben, Boat, still in?" in pictured(shown)
    assert "the game settings have changed. Press" in said(shown)
    await press(server, BEN, game, "Still in")
    shown = await server.message(game, "lobby")
    assert "Ben, Boat, still in;" in pictured(shown)
    assert "Cleo, Dog, still in?" in pictured(shown)
    await press(server, CLEO, game, "Still in")
    shown = await server.message(game, "lobby")
    assert "Still in" not in labels(shown)
    assert "still in" not in said(shown) + pictured(shown)


async def test_who_is_not_asked_is_told_so(server: SimulatedServer) -> None:
    game = await changed_lobby(server, 2)
    answer = await press(server, ADA, game, "Still in")
    assert answer.is_private
    assert answer.text == "You’re already in. This question is for the others."
    assert await unanswered(server, game) == ["Ben"]
    assert not (await press(server, BEN, game, "Still in")).is_private


async def test_start_asks_the_host_whether_to_start_without_somebody(
    server: SimulatedServer,
) -> None:
    game = await changed_lobby(server)
    await press(server, BEN, game, "Still in")
    asked = await press(server, ADA, game, START)
    assert asked.is_private
    assert "Cleo hasn’t said yet whether they’re still in" in asked.text
    assert labels(asked.private) == ["Start without Cleo", "Wait"]
    waits = await server.press(ADA, asked.private, "Wait")
    assert "stays open" in said(asked.private)
    assert labels(asked.private) == []
    assert not await has_started(server, game)
    assert waits
    asked = await press(server, ADA, game, START)
    await server.press(ADA, asked.private, "Start without Cleo")
    assert await has_started(server, game)
    assert await names(server, game) == ["Ada", "Ben"]
    shown = said(await server.message(game, "lobby"))
    assert "Order of play: " in shown
    assert "Cleo" not in shown


async def test_who_answers_while_the_host_is_asked_is_in(server: SimulatedServer) -> None:
    game = await changed_lobby(server)
    await press(server, BEN, game, "Still in")
    asked = await press(server, ADA, game, START)
    await press(server, CLEO, game, "Still in")
    await server.press(ADA, asked.private, "Start without Cleo")
    assert await names(server, game) == ["Ada", "Ben", "Cleo"]


async def test_the_last_yes_while_the_host_presses_start_starts_it(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await changed_lobby(server, 2)
    lobbies = server.app.lobbies
    start = lobbies.start

    async def start_beside_yes(*args: Any) -> StartedGame:
        try:
            return await start(*args)
        except Refused:
            ben, terms = server.user(BEN), (await lobbies.find(game)).lobby.terms
            await lobbies.change(game, lambda it: it.confirmed_by(ben, terms))
            raise

    monkeypatch.setattr(lobbies, "start", start_beside_yes)
    await press(server, ADA, game, START)
    assert await names(server, game) == ["Ada", "Ben"]
    assert await has_started(server, game)


async def test_the_question_names_all_whom_it_leaves_out(server: SimulatedServer) -> None:
    game = await changed_lobby(server, 4)
    await press(server, BEN, game, "Still in")
    asked = await press(server, ADA, game, START)
    assert labels(asked.private) == ["Start without them", "Wait"]
    await press(server, CLEO, game, "Still in")
    again = await server.press(ADA, asked.private, "Start without them")
    assert not await has_started(server, game)
    assert labels(asked.private) == ["Start without Dora", "Wait"], again.text


async def test_with_nobody_else_in_the_game_waits(server: SimulatedServer) -> None:
    game = await changed_lobby(server, 2)
    asked = await press(server, ADA, game, START)
    assert "the game needs at least 2" in asked.text
    assert labels(asked.private) == []
    assert not await has_started(server, game)


async def test_a_press_on_an_older_lobby_is_no_yes_to_the_new_one(server: SimulatedServer) -> None:
    game = await server.open_lobby("daily", 3)
    old = await server.message(game, "lobby")
    start = next(it for it in old.components[1].children if it.label == START).custom_id
    join = next(it for it in old.components[0].children if it.label == JOIN).custom_id
    await set_pace(server, game, "live")
    confirm = next(
        it
        for it in (await server.message(game, "lobby")).components[1].children
        if it.label == "Still in"
    ).custom_id
    await set_pace(server, game, "evening")
    now = await server.message(game, "lobby")
    answer = await server.press_made_up(ADA, now, start)
    assert "changed just before you pressed" in answer.text
    answer = await server.press_made_up(BEN, now, confirm)
    assert "changed just before you pressed" in answer.text
    answer = await server.press_made_up(DORA, now, join)
    assert "changed at the same moment" in answer.text
    assert await unanswered(server, game) == ["Ben", "Cleo", "Dora"]
    assert not await has_started(server, game)


async def test_buttons_of_before_terms_were_carried_still_work(server: SimulatedServer) -> None:
    game = await server.open_lobby("daily", 1)
    message = await server.message(game, "lobby")
    await server.press_made_up(BEN, message, f"m1:{game}:0:lobby:join")
    assert await names(server, game) == ["Ada", "Ben"]
    await server.press_made_up(ADA, message, f"m1:{game}:0:lobby:start")
    assert await has_started(server, game)


@pytest.mark.parametrize(
    "arguments",
    [
        "confirm",
        "confirm X",
        "join a b",
        "start zz",
        "without abcdef12",
        "waits abcdef12",
        "join -",
    ],
)
async def test_made_up_terms_change_nothing(arguments: str, server: SimulatedServer) -> None:
    game = await changed_lobby(server)
    message = await server.message(game, "lobby")
    answer = await server.press_made_up(BEN, message, f"m1:{game}:0:lobby:{arguments}")
    assert answer.is_private
    assert await unanswered(server, game) == ["Ben", "Cleo"]
