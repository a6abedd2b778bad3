"""AMB-05 at the table: the Hold button, who holds and until when, and no new message for it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.features.table.table_screen import table_screen
from bot.language.language import load
from bot.language.voice import Voice
from tests.support.answer_labels import LET_THEM_ROLL, ROLL
from tests.support.fixed_dice import fixed_dice
from tests.support.game import A, B, C, by_post, live
from tests.support.panel_game import StartPanelGame, buttons
from tests.support.simulated_messages import Answer, labels, said
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio
OF_ALL = ["Manage", "Trade", "Board", "My games", "Standing orders…"]


async def test_amb_05_nobody_but_computers_to_hold_means_no_button(
    start_game: StartPanelGame,
) -> None:
    panels = await start_game(live(2).state)
    game = await panels.table()
    ada, ben = game.players
    players = (ada, replace(ben, user_id=None))
    alone = replace(game, players=players)
    screen = table_screen(alone, Voice(players, "classic", panels.words), lines=(), pings=())
    assert buttons(screen) == [ROLL, *OF_ALL]


async def test_a_person_alone_is_not_offered_to_hold_a_computers_roll(
    start_game: StartPanelGame,
) -> None:
    panels = await start_game(live(2).state)
    game = await panels.table()
    ada, ben = game.players
    players = (replace(ada, user_id=None), ben)
    alone = replace(game, players=players)
    screen = table_screen(alone, Voice(players, "classic", panels.words), lines=(), pings=())
    assert not any("hold the roll" in label for label in buttons(screen))


async def test_amb_05_there_is_nothing_to_hold_by_post(start_game: StartPanelGame) -> None:
    panels = await start_game(by_post(2).state)
    game = await panels.table()
    screen = table_screen(game, Voice(game.players, "classic", panels.words), lines=(), pings=())
    assert buttons(screen) == [ROLL, *OF_ALL]


async def press(server: SimulatedServer, who: int, game: str, label: str) -> Answer:
    return await server.press(who, await server.message(game, "table"), label)


async def test_amb_05_a_hold_is_an_edit_that_says_who_and_until_when(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2))
    game = await server.start_game("live")
    before, seen = await server.message(game, "table"), len(server.sent)
    await press(server, B, game, "Others: hold the roll for 20s")
    table = await server.message(game, "table")
    assert table.id == before.id
    assert all(not it.new and not it.pings for it in server.sent[seen:])
    until = int((await server.table(game)).deadlines[0].at)
    held = load("en").say("decision-held", who="**🚢 Ben**", mover="Ada")
    assert f"{held} · ⏳ time’s up <t:{until}:R>" in said(table)
    assert labels(table) == [LET_THEM_ROLL, *OF_ALL]
    assert "not your decision" in (await press(server, A, game, LET_THEM_ROLL)).text
    assert "not playing" in (await press(server, C, game, LET_THEM_ROLL)).text
    await press(server, B, game, LET_THEM_ROLL)
    assert labels(await server.message(game, "table")) == [ROLL, *OF_ALL]
    await press(server, A, game, ROLL)
    assert all(not it.new and not it.pings for it in server.sent[seen:])


async def test_amb_05_a_roll_pressed_too_late_is_told_that_it_is_held(
    server: SimulatedServer,
) -> None:
    game = await server.start_game("live")
    mover = (await server.table(game)).position.mover
    old = await server.message(game, "table")
    await press(server, 1 - mover, game, "Others: hold the roll for 20s")
    assert "asked for a moment before this roll" in (await server.press_late(mover, old, ROLL)).text


async def test_amb_05_who_is_to_roll_is_told_that_there_is_no_need_to_hold(
    server: SimulatedServer,
) -> None:
    game = await server.start_game("live")
    mover = (await server.table(game)).position.mover
    assert (
        "This button is for the other players"
        in (await press(server, mover, game, "Others: hold the roll for 20s")).text
    )


async def test_amb_05_the_hold_goes_by_itself_and_calls_nobody_again(
    server: SimulatedServer,
) -> None:
    game = await server.start_game("live")
    mover = (await server.table(game)).position.mover
    await press(server, 1 - mover, game, "Others: hold the roll for 20s")
    seen = len(server.sent)
    await server.wait(20)
    assert labels(await server.message(game, "table")) == [ROLL, *OF_ALL]
    assert all(not it.new and not it.pings for it in server.sent[seen:])
