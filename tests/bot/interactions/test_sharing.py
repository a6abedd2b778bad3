"""Statistics and films are answered in private, and shown to the channel by a button."""

from __future__ import annotations

import pytest

from bot.limits.buckets import Rate
from bot.limits.rates import Limits
from tests.support.game import A, B
from tests.support.manual_clock import ManualClock
from tests.support.rewiring import set_limits
from tests.support.simulated_messages import buttons, labels, said
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio
ONLOOKER = 3
SHARE = "Share in channel"


async def test_a_page_of_statistics_is_posted_once_with_who_shared_it(
    server: SimulatedServer,
) -> None:
    await server.start_game("live", 2)
    answer = await server.command(ONLOOKER, "game", show="stats")
    await server.press(ONLOOKER, answer.private, "Luck")
    before = len(server.messages)
    await server.press(ONLOOKER, answer.private, SHARE)
    assert len(server.messages) == before + 1
    told = said(server.newest)
    assert "Dora shared the statistics of this game." in told
    assert "Stats · Luck" in told
    (shared,) = [it for it in buttons(answer.private) if it["label"] == "Shared"]
    assert shared["disabled"]
    more = await server.press(A, server.newest, "Stats")
    assert more.is_private
    assert "Stats · Luck" in more.text


async def test_the_shared_chart_is_told_in_the_words_of_the_server(server: SimulatedServer) -> None:
    await server.start_game("live", 2)
    await server.set_language("de")
    answer = await server.command(A, "game", show="stats")
    await server.press(A, answer.private, SHARE)
    assert "Ada teilt die Statistik" in said(server.newest)
    assert "Vermögen" in said(server.newest)
    assert len(server.newest.attachments) == 1 or server.newest.embeds[0].image
    assert "Stats · Net worth" in said(answer.private)


async def test_a_film_is_posted_and_leaves_the_private_answer(server: SimulatedServer) -> None:
    game = await server.start_game("live", 2)
    for who in (A, B):
        await server.vote_to_cancel(who)
    answer = await server.press(A, await server.message(game, "table"), "Replay")
    assert len(answer.private.attachments) == 1
    await server.press(A, answer.private, SHARE)
    (film,) = server.newest.attachments
    assert film.filename == f"monopoly-{game}.gif"
    assert "Ada shared the replay" in said(server.newest)
    assert "This is the whole game" in said(server.newest)
    assert "in the channel now" in said(answer.private)
    assert labels(answer.private) == ["Shared"]


async def test_two_presses_on_one_answer_carry_one_nonce(server: SimulatedServer) -> None:
    """Discord posts one message for them; another page is another message."""
    await server.start_game("live", 2)
    answer = await server.command(A, "game", show="stats")
    for page in ("Luck", "Rent"):
        await server.press(A, answer.private, page)
        (button,) = [it for it in buttons(answer.private) if it["label"] == SHARE]
        await server.press(A, answer.private, SHARE)
        await server.press_made_up(A, answer.private, button["custom_id"])
    posted = [
        body
        for method, path, body in server.requests
        if method == "POST" and path.endswith(f"/{server.channel.id}/messages") and body
    ]
    first, second, third, fourth = (it["nonce"] for it in posted if "shared" in str(it["content"]))
    assert first == second != third == fourth
    assert all(it["enforce_nonce"] for it in posted)


async def test_one_person_shares_only_so_much(server: SimulatedServer) -> None:
    clock = ManualClock()
    set_limits(server.app, Limits({"shares": Rate(2, 120.0)}, now=clock))
    await server.start_game("live", 2)
    before = len(server.messages)
    for number in range(3):
        answer = await server.command(A, "game", show="stats")
        refused = await server.press(A, answer.private, SHARE)
        assert ("You’ve shared a lot" in refused.text) == (number == 2)
    assert len(server.messages) == before + 2
    clock.now += 60.0
    await server.press(A, (await server.command(A, "game", show="stats")).private, SHARE)
    await server.press(B, (await server.command(B, "game", show="stats")).private, SHARE)
    assert len(server.messages) == before + 4


async def test_where_the_bot_may_not_post_it_says_what_it_lacks(server: SimulatedServer) -> None:
    await server.start_game("live", 2)
    answer = await server.command(A, "game", show="stats")
    server.deny_permissions(send_messages=True)
    refused = await server.press(A, answer.private, SHARE)
    assert "I can’t post in this channel. I don’t have permission for this: send messages." in (
        refused.text
    )
    assert SHARE in labels(answer.private)


async def test_what_discord_refuses_is_said_and_not_counted(server: SimulatedServer) -> None:
    set_limits(server.app, Limits({"shares": Rate(1, 120.0)}, now=ManualClock()))
    await server.start_game("live", 2)
    answer = await server.command(A, "game", show="stats")
    server.fail("POST", f"/channels/{server.channel.id}/messages", 403, 50013, times=None)
    refused = await server.press(A, answer.private, SHARE)
    assert "Discord didn’t let me post this" in refused.text
    server.stop_failing()
    before = len(server.messages)
    await server.press(A, answer.private, SHARE)
    assert len(server.messages) == before + 1


async def test_a_game_is_shared_where_it_is_played_alone(server: SimulatedServer) -> None:
    game = await server.start_game("live", 2)
    answer = await server.command(A, "game", show="stats")
    (button,) = [it for it in buttons(answer.private) if it["label"] == SHARE]
    in_private = await server.command_in_dm(A, "game", show="stats", game=game)
    assert SHARE not in labels(in_private.private)
    refused = await server.press_made_up(A, in_private.private, button["custom_id"])
    assert f"where the game is played: <#{server.channel.id}>" in refused.text


async def test_a_page_that_does_not_exist_is_not_shared(server: SimulatedServer) -> None:
    game = await server.start_game("live", 2)
    answer = await server.command(A, "game", show="stats")
    before = len(server.messages)
    await server.press_made_up(A, answer.private, f"m1:{game}:0:sharestats:nothing")
    assert len(server.messages) == before
