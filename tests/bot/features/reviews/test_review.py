"""The review: of finished games, for anybody who may see them, page by page."""

from __future__ import annotations

from contextlib import suppress

import pytest

from engine.core.state import waiting
from engine.host.refusals import Refused
from engine.host.snapshots import state_of
from engine.players.computer import next_action
from tests.support.custom_ids import panel_custom_id
from tests.support.game import A, B, C
from tests.support.simulated_messages import labels, said
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio
ONLOOKER = 3
PAGES = ["Turning points", "🎩 Ada", "🚢 Ben"]


async def play(server: SimulatedServer, game: str, actions: int) -> None:
    """Answer for everybody as a computer would, while the bot may answer by itself."""
    host = server.app.host
    for number in range(actions):
        found = await host.started_game(game)
        state = state_of(found)
        answer = next_action(state, state.players())
        assert answer is not None
        seat, action = answer
        user = found.player(seat).user_id
        assert user is not None
        with suppress(Refused):
            await host.submit(game, user, waiting(state).id, action, f"played:{number}")


async def finished(server: SimulatedServer, actions: int = 60) -> str:
    """A game of two that was played for a while, then called off."""
    game = await server.start_game("live", 2)
    await play(server, game, actions)
    for who in (A, B):
        await server.vote_to_cancel(who)
    return game


async def test_anybody_can_look_and_turn_the_pages(server: SimulatedServer) -> None:
    game = await finished(server)
    answer = await server.press(ONLOOKER, await server.message(game, "table"), "Review")
    assert answer.is_private
    assert labels(answer.private) == [*PAGES, "Share in channel"]
    assert "Review · " in answer.text
    assert "These chances assume that the game goes on" in answer.text
    (chart,) = answer.private.attachments
    assert chart.filename == "chances.png"
    assert "Chances of winning over" in (chart.description or "")
    for page in PAGES[1:]:
        await server.press(ONLOOKER, answer.private, page)
        told = said(answer.private)
        assert f"Review · {page}" in told
        assert "Best choice" in told
        assert "Costliest choice" in told
        assert not answer.private.embeds[0].image


async def test_the_command_finds_the_last_finished_game(server: SimulatedServer) -> None:
    await finished(server)
    await server.start_game("live", 2)
    for who in (A, ONLOOKER):
        assert "Review · " in (await server.command(who, "game", show="review")).text
    assert "Review · " in (await server.command_in_dm(A, "game", show="review")).text


async def test_a_named_game_is_reviewed(server: SimulatedServer) -> None:
    game = await finished(server)
    assert "Review · " in (await server.command(B, "game", show="review", game=game)).text


async def test_a_review_is_shared_in_the_words_of_the_server(server: SimulatedServer) -> None:
    await finished(server)
    await server.set_language("de")
    answer = await server.command(ONLOOKER, "game", show="review")
    await server.press(ONLOOKER, answer.private, "Share in channel")
    told = said(server.newest)
    assert "Dora teilt den Rückblick" in told
    assert "Rückblick · " in told
    more = await server.press(A, server.newest, "Rückblick")
    assert more.is_private


async def test_whoever_wants_text_alone_gets_no_chart(server: SimulatedServer) -> None:
    await finished(server)
    await server.press(
        A, (await server.command(A, "preferences")).private, "Text only, no pictures"
    )
    answer = await server.command(A, "game", show="review")
    assert not answer.private.attachments
    assert "Turn" in answer.text or "Nothing in this game" in answer.text


# -- what cannot be reviewed -------------------------------------------------------------------


async def test_a_running_game_is_not_over_yet(server: SimulatedServer) -> None:
    game = await server.start_game("live", 2)
    for options in ({}, {"game": game}):
        answer = await server.command(A, "game", show="review", **options)
        assert answer.text == "This game isn’t over yet. You can review it once it ends."


async def test_where_nothing_was_played_there_is_nothing_to_review(server: SimulatedServer) -> None:
    answer = await server.command(A, "game", show="review")
    assert answer.text == "There’s no finished game to review here."


async def test_a_game_that_does_not_exist_is_refused(server: SimulatedServer) -> None:
    answer = await server.command(A, "game", show="review", game="nosuchgame")
    assert answer.text == "That game doesn’t exist, or it was deleted."


async def test_a_lobby_is_no_game_yet(server: SimulatedServer) -> None:
    game = await server.open_lobby()
    assert (
        "a lobby here, but no game yet"
        in (await server.command(A, "game", show="review", game=game)).text
    )


async def test_a_game_called_off_before_the_first_roll_has_nothing(server: SimulatedServer) -> None:
    await finished(server, actions=0)
    answer = await server.command(A, "game", show="review")
    assert answer.text.startswith("This game ended before anyone rolled")


async def test_who_cannot_see_a_game_is_not_told_of_it(server: SimulatedServer) -> None:
    game = await finished(server)
    answer = await server.command_in_dm(ONLOOKER, "game", show="review", game=game)
    assert answer.text == "That game doesn’t exist, or it was deleted."


async def test_a_made_up_page_is_refused(server: SimulatedServer) -> None:
    game = await finished(server)
    table = await server.message(game, "table")
    for page in ("7", "x", "-1"):
        answer = await server.press_made_up(C, table, panel_custom_id(game, "review", page))
        assert "Review" not in answer.text
