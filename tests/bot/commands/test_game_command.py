"""/monopoly game: the pages about a game, each with a list that turns to the others in place."""

from __future__ import annotations

import pytest

from bot.interactions.game_pages import GAME_PAGES
from tests.support.game import A, B, C
from tests.support.simulated_messages import labels, said, selects
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio
MARKS = {
    "history": "Game history",
    "stats": "Stats · ",
    "review": "Review · ",
    "replay": "This is the whole game",
    "verify": "Are the dice fair?",
    "export": "python -m engine.replay",
}
"""What stands on each page of a game that is over."""
RUNNING = ["history", "stats", "replay", "verify", "export"]


def offered(message: object) -> list[str]:
    """The pages in the list under a page."""
    (pages,) = selects(message)
    return [option["value"] for option in pages["options"]]


def shown(message: object) -> str:
    """The page that the list names as the one on show."""
    (pages,) = selects(message)
    (page,) = [option["value"] for option in pages["options"] if option.get("default")]
    return str(page)


async def play_to_the_end(server: SimulatedServer) -> None:
    game = await server.start_game("live", 2)
    await server.answer_by_timeout(game, 12)
    asked = await server.ask_to_resign(B)
    await server.press(B, asked.private, "Resign")


async def test_it_opens_on_the_history(server: SimulatedServer) -> None:
    await server.start_game("live", 2)
    answer = await server.command(C, "game")
    assert MARKS["history"] in answer.text
    assert (offered(answer.private), shown(answer.private)) == (RUNNING, "history")


async def test_every_page_of_a_finished_game_turns_to_every_other_in_place(
    server: SimulatedServer,
) -> None:
    await play_to_the_end(server)
    answer = await server.command(A, "game")
    for page in (*GAME_PAGES[1:], *reversed(GAME_PAGES[:-1])):
        await server.choose(A, answer.private, ":game", page)
        assert MARKS[page] in said(answer.private), page
        assert (offered(answer.private), shown(answer.private)) == ([*GAME_PAGES], page)
    assert not answer.private.attachments, "the film and the file have gone with their pages"


@pytest.mark.parametrize("page", GAME_PAGES)
async def test_a_page_is_opened_by_itself(page: str, server: SimulatedServer) -> None:
    await play_to_the_end(server)
    answer = await server.command(C, "game", show=page)
    assert MARKS[page] in answer.text
    assert shown(answer.private) == page


async def test_of_a_lobby_there_are_only_the_dice(server: SimulatedServer) -> None:
    await server.open_lobby()
    answer = await server.command(C, "game")
    assert MARKS["verify"] in answer.text
    assert selects(answer.private) == []


async def test_a_game_that_runs_has_no_review(server: SimulatedServer) -> None:
    await server.start_game("live", 2)
    assert "isn’t over yet" in (await server.command(A, "game", show="review")).text
    answer = await server.command(A, "game")
    (pages,) = selects(answer.private)
    late = await server.choose_made_up(A, answer.private, pages["custom_id"], "review")
    assert "isn’t over yet" in late.text
    made_up = await server.choose_made_up(A, answer.private, pages["custom_id"], "mine")
    assert "no longer works" in made_up.text


async def test_among_several_games_the_page_that_was_asked_for_is_shown(
    server: SimulatedServer,
) -> None:
    await server.start_game("daily", 2)
    game = await server.start_game("live", 3)
    asked = await server.command(A, "game", show="stats")
    assert labels(asked.private) == ["This game"] * 2
    answer = await server.press_id(A, asked.private, f":{game}:")
    assert MARKS["stats"] in answer.text


async def test_games_that_are_over_are_offered_too(server: SimulatedServer) -> None:
    await play_to_the_end(server)
    (over,) = await server.completions(A, "game", "game", "")
    lobby = await server.open_lobby()
    found = [it["value"] for it in await server.completions(A, "game", "game", "")]
    assert found == [lobby, over["value"]]
