"""Private messages that are done with go with the next press, and a button opens one panel."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.interactions.private_cards import READING
from tests.support.answer_labels import MANAGE, MORE, ROLL, label
from tests.support.fixed_dice import fixed_dice
from tests.support.game import A, B
from tests.support.simulated_messages import Answer
from tests.support.simulated_server import SimulatedServer, simulated_server

pytestmark = pytest.mark.asyncio
KEEP_PLAYING = label("button-stay")


@pytest_asyncio.fixture
async def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[SimulatedServer]:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2), (1, 2))
    async with simulated_server(tmp_path) as found:
        yield found


def is_there(server: SimulatedServer, message_id: int) -> bool:
    """Whether a private message has not been deleted."""
    row = server.hub.world.message(message_id)
    return row is not None


async def refused(server: SimulatedServer, game: str) -> Answer:
    """B presses what A is to press, and reads why not."""
    return await server.press(B, await server.message(game, "table"), ROLL)


async def test_a_refusal_goes_with_the_next_press_of_its_reader(server: SimulatedServer) -> None:
    game = await server.start_game("live")
    first = (await refused(server, game)).private.id
    await server.press(A, await server.message(game, "table"), ROLL)
    await server.wait(READING)
    assert is_there(server, first)
    await server.command(B, "mine")
    assert not is_there(server, first)


async def test_a_sentence_in_place_of_a_question_goes_with_the_next_press(
    server: SimulatedServer,
) -> None:
    await server.start_game("live")
    chosen = (await server.command(A, "leave")).private
    asked = (await server.press(A, chosen, label("button-resign"))).private
    told = (await server.press(A, asked, KEEP_PLAYING)).private
    assert told.id == asked.id
    await server.wait(READING)
    assert is_there(server, told.id)
    await server.command(A, "mine")
    assert not is_there(server, told.id)


async def test_a_button_pressed_again_leaves_one_panel(server: SimulatedServer) -> None:
    game = await server.start_game("live")
    opened = list[int]()
    for pressed in (MANAGE, MORE, MANAGE, MORE):
        found = await server.press(A, await server.message(game, "table"), pressed)
        opened.append(found.private.id)
    assert [is_there(server, it) for it in opened] == [False, False, True, True]
    assert is_there(server, (await server.press(B, server.newest, "Manage")).private.id)
    assert is_there(server, opened[2])


async def test_a_sentence_can_be_read_before_it_goes(server: SimulatedServer) -> None:
    game = await server.start_game("live")
    first, second = [(await refused(server, game)).private.id for _ in range(2)]
    assert is_there(server, first)
    await server.wait(READING)
    third = (await refused(server, game)).private.id
    assert [is_there(server, it) for it in (first, second, third)] == [False, False, True]


async def test_what_cannot_be_deleted_stops_nothing(server: SimulatedServer) -> None:
    game = await server.start_game("live")
    await refused(server, game)
    await server.wait(READING)
    server.fail("DELETE", "/webhooks/*", 404, 10008, times=None)
    assert "My games" in (await server.command(B, "mine")).text


async def test_that_a_draft_is_deleted_goes_with_the_next_press_at_once(
    server: SimulatedServer,
) -> None:
    game = await server.start_game("live", people=2)
    shown = (
        await server.press(A, await server.message(game, "table"), label("button-trade"))
    ).private
    told = (await server.press(A, shown, label("trade-button-drop"))).private
    assert is_there(server, told.id)
    await server.press(A, await server.message(game, "table"), ROLL)
    assert not is_there(server, told.id)


async def test_advice_leaves_one_panel_however_it_is_asked_for(server: SimulatedServer) -> None:
    """An earlier one names sums that no longer count, with buttons for what is past."""
    game = await server.start_alone(computers=1)
    by_command = (await server.command(A, "advise")).private.id
    again = (await server.command(A, "advise")).private
    assert [is_there(server, it) for it in (by_command, again.id)] == [False, True]
    more = (await server.press(A, await server.message(game, "table"), MORE)).private
    from_more = (await server.press(A, more, label("button-advise"))).private
    assert [is_there(server, it) for it in (again.id, from_more.id)] == [False, True]
    same = (await server.press(A, from_more, label("advice-again"))).private
    assert same.id == from_more.id
    assert is_there(server, same.id)
