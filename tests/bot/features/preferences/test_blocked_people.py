"""Blocking a person: what reaches who blocks no more, and that nobody else can tell."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.features.preferences.blocked_people import ON_A_PAGE, blocked_screen
from bot.language.language import load
from bot.limits.buckets import Rate
from bot.limits.rates import Limits
from engine.core.actions import OfferTrade, Side
from engine.host.people.blocks import block, blocked_by
from engine.host.preferences.preferences import Preferences
from tests.support.answer_labels import JOIN
from tests.support.game import CONNECTICUT, VERMONT, A, B, C
from tests.support.simulated_messages import labels, said
from tests.support.simulated_server import SimulatedServer, simulated_server
from tests.support.stored_preferences import put_preferences

pytestmark = pytest.mark.asyncio
BLOCK = "Block"


async def blocks(server: SimulatedServer, who: int, other: int) -> None:
    await block(server.app.host, server.user(who), server.user(other))


def rung(server: SimulatedServer, who: int) -> int:
    """How many new messages have called somebody."""
    return len([it for it in server.sent if server.user(who) in it.pings and it.new])


async def invite(server: SimulatedServer, *people: int) -> str:
    mentions = " ".join(f"<@{server.user(it)}>" for it in people)
    await server.command(A, "new", pace="daily", **{"with": mentions})
    (game,) = await server.app.host.store.search.games_in_channel(server.channel.id)
    return game.id


async def test_a_person_is_blocked_from_their_menu_and_unblocked(server: SimulatedServer) -> None:
    answer = await server.use_on(B, BLOCK, A)
    assert answer.is_private
    assert f"You’ve blocked <@{server.user(A)}>." in answer.text
    assert await blocked_by(server.app.host, server.user(B)) == (server.user(A),)
    listed = await server.press(B, answer.private, "Blocked people")
    assert f"<@{server.user(A)}>" in listed.text
    after = await server.press(B, listed.private, "Unblock")
    assert f"You’ve unblocked <@{server.user(A)}>." in after.text
    assert await blocked_by(server.app.host, server.user(B)) == ()
    assert rung(server, A) == 0


async def test_the_list_is_a_press_away_from_the_preferences(server: SimulatedServer) -> None:
    shown = await server.command(B, "preferences")
    listed = await server.press(B, shown.private, "Blocked people")
    assert "You haven’t blocked anyone." in listed.text
    back = await server.press(B, listed.private, "Back")
    assert "Your preferences" in back.text


async def test_nobody_blocks_themselves(server: SimulatedServer) -> None:
    assert "not yourself" in (await server.use_on(B, BLOCK, B)).text


async def test_a_list_of_a_hundred_is_turned_page_by_page() -> None:
    people, words = tuple(range(1, 101)), load("en")
    seen = list[str]()
    for page in range(-(-len(people) // ON_A_PAGE)):
        shown = blocked_screen(people, page, words).texts
        assert not any(it.startswith("… +") for it in shown)
        seen += [it for it in shown if it.startswith("<@")]
    assert seen == [f"<@{it}>" for it in people]
    assert blocked_screen(people, 99, words) == blocked_screen(people, 12, words)


@pytest.mark.parametrize("ping", ["table", "dm", "both"])
async def test_an_invitation_does_not_reach_who_blocks_its_host(
    server: SimulatedServer, ping: str
) -> None:
    await blocks(server, B, A)
    chosen = Preferences.model_validate({"ping": ping}).model_dump_json()
    await put_preferences(server.app.host.store, server.user(B), chosen)
    game = await invite(server, B, C)
    assert (rung(server, B), rung(server, C)) == (0, 1)
    assert server.direct(B) == []
    if ping != "dm":
        shown = said(await server.message(game, "lobby"))
        assert f"<@{server.user(B)}>" in shown.split("invited")[0], "as if it had called"


async def test_only_who_blocks_is_asked_before_they_join(server: SimulatedServer) -> None:
    await blocks(server, B, A)
    game = await server.open_lobby(people=1)
    lobby = await server.message(game, "lobby")
    asked = await server.press(B, lobby, JOIN)
    assert asked.is_private
    assert "You’ve blocked someone at this table: 🎩 Ada." in asked.text
    assert len((await server.app.lobbies.find(game)).players) == 1
    joined = await server.press(B, asked.private, "Join anyway")
    assert "You’ve joined." in joined.text
    assert len((await server.app.lobbies.find(game)).players) == 2


async def test_who_is_blocked_joins_as_anybody_does(server: SimulatedServer) -> None:
    await blocks(server, A, B)
    game = await server.open_lobby(people=1)
    answer = await server.press(B, await server.message(game, "lobby"), JOIN)
    assert not answer.is_private
    assert len((await server.app.lobbies.find(game)).players) == 2


async def test_a_question_to_the_table_does_not_call_who_blocks_its_asker(
    server: SimulatedServer,
) -> None:
    game = await server.start_game("daily", people=3)
    await blocks(server, B, A)
    before = rung(server, B), rung(server, C)
    await server.vote_to_cancel(A)
    assert (rung(server, B), rung(server, C)) == (before[0], before[1] + 1)
    asked = await server.message(game, "vote")
    assert "End the game" in labels(asked)
    assert f"<@{server.user(B)}>" in asked.content, "as if it had called"


async def test_a_question_asked_again_and_again_names_who_blocks_as_long_as_the_others(
    tmp_path: Path,
) -> None:
    """Who is not called any more, since the same person has called often, is not named either."""
    limits = {"limits": Limits({"pings": Rate(1, 3600)})}
    async with simulated_server(tmp_path, **limits) as server:
        game = await server.start_game("daily", people=3)
        await blocks(server, B, A)
        for is_named in (True, False):
            await server.vote_to_cancel(A)
            asked = (await server.message(game, "vote")).content
            assert (f"<@{server.user(B)}>" in asked) == (f"<@{server.user(C)}>" in asked)
            assert (f"<@{server.user(C)}>" in asked) == is_named
            await server.press(C, await server.message(game, "vote"), "Keep playing")
            await server.wait(1.0)


async def test_a_reminder_of_an_offer_names_who_blocks_its_sender_without_a_sound(
    server: SimulatedServer,
) -> None:
    game = await server.start_game("daily", people=3)
    await put_preferences(
        server.app.host.store, server.user(B), Preferences(ping="table").model_dump_json()
    )
    await server.arrange(game, lambda it: it.owns(A, VERMONT).owns(B, CONNECTICUT))
    await blocks(server, B, A)
    await server.act(game, A, OfferTrade(B, Side((VERMONT,)), Side((CONNECTICUT,))))
    await server.wait(13 * 3600.0)
    (reminder,) = [it for it in server.sent if it.text.startswith("⏰")]
    assert f"<@{server.user(B)}>" in reminder.text
    assert (reminder.pings, server.direct(B)) == ((), [])


async def test_a_call_about_changed_terms_does_not_reach_who_blocks_the_host(
    server: SimulatedServer,
) -> None:
    game = await server.open_lobby(people=3)
    await blocks(server, B, A)
    before = rung(server, B), rung(server, C)
    await server.app.lobbies.change(game, lambda it: it.with_pace(it.host_id, "relaxed"))
    await server.run_in_bot(server.app.publisher.flush(game))
    assert (rung(server, B), rung(server, C)) == (before[0], before[1] + 1)
    called = (await server.message(game, "lobby")).content
    assert f"<@{server.user(B)}>" in called, "as if it had called"


async def test_a_direct_call_about_changed_terms_does_not_reach_who_blocks_the_host(
    server: SimulatedServer,
) -> None:
    game = await server.open_lobby(people=2)
    await blocks(server, B, A)
    chosen = Preferences(ping="dm").model_dump_json()
    await put_preferences(server.app.host.store, server.user(B), chosen)
    await server.app.lobbies.change(game, lambda it: it.with_pace(it.host_id, "relaxed"))
    await server.run_in_bot(server.app.publisher.flush(game))
    assert server.direct(B) == []


async def test_discord_is_told_of_it_in_every_language(tmp_path: Path) -> None:
    async with simulated_server(tmp_path, is_new=True) as server:
        (sent,) = [
            body for method, path, body in server.requests
            if method == "PUT" and path.endswith("/commands")
        ]  # fmt: skip
        (menu,) = [it for it in sent if it["type"] == 2 and it["name"] == BLOCK]
        assert menu["name_localizations"]["de"] == load("de").say("block-menu")
        assert (menu["contexts"], menu["integration_types"]) == ([0], [0, 1])
