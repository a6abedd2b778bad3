"""What is a person's own: my games, my preferences."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.actions import Decline, OfferTrade, Roll, Side
from engine.core.decisions import Auction
from engine.host.clocks.paces import HUMAN_DELAY
from engine.host.lobby import Lobby, Location, Person
from engine.host.preferences.preferences import Preferences
from engine.host.snapshots import state_of
from tests.support.answer_labels import MY_GAMES, ROLL
from tests.support.custom_ids import panel_custom_id
from tests.support.fixed_dice import fixed_dice
from tests.support.game import CONNECTICUT, VERMONT, A, B
from tests.support.simulated_messages import buttons, labels, links, said, selects
from tests.support.simulated_server import SimulatedServer, simulated_server

pytestmark = pytest.mark.asyncio


def chosen(message: object) -> list[str]:
    """The options that are marked."""
    return [it["value"] for row in selects(message) for it in row["options"] if it["default"]]


async def goes_to(server: SimulatedServer, who: int) -> list[str]:
    return links((await server.command(who, "mine")).private)


async def test_who_plays_nothing_is_told_how_to_begin(server: SimulatedServer) -> None:
    assert "/monopoly new" in (await server.command(A, "mine")).text


async def test_the_button_at_the_table_shows_the_same_in_private(server: SimulatedServer) -> None:
    game = await server.start_game("live")
    answer = await server.press_in_more(A, game, MY_GAMES)
    assert answer.text == (await server.command(A, "mine")).text


async def test_names_are_shown_letter_by_letter(tmp_path: Path) -> None:
    async with simulated_server(tmp_path, names=("*Ada*", "[Ben](https://example.org)")) as server:
        await server.start_game("live")
        for who in (A, B):
            text = (await server.command(who, "mine")).text
            assert r"\*Ada\*" in text
            assert r"\[Ben\]" in text


async def test_a_game_that_is_over_is_no_longer_listed(server: SimulatedServer) -> None:
    await server.start_game("live")
    await server.vote_to_cancel(A)
    await server.vote_to_cancel(B)
    assert "/monopoly new" in (await server.command(A, "mine")).text


async def test_a_roll_that_happens_by_itself_waits_for_nobody(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2))
    await server.start_game("daily")
    assert "Your move" not in (await server.command(A, "mine")).text
    await server.wait(15 * 60)
    assert "Your move" in (await server.command(A, "mine")).text
    assert "Your move" not in (await server.command(B, "mine")).text


async def test_the_link_leads_to_the_bidding_of_an_auction(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2))
    game = await server.start_game("live")
    await server.act(game, A, Roll())
    await server.act(game, A, Decline())
    auction = (await server.table(game)).public().decision
    assert isinstance(auction, Auction)
    bids = await server.message(game, f"bids:{auction.id}")
    assert (await goes_to(server, A))[0].endswith(f"/{bids.channel.id}/{bids.id}")


@pytest.mark.parametrize("pace", ["live", "daily"])
async def test_in_a_live_game_whose_message_moves_the_link_leads_to_the_channel(
    server: SimulatedServer, pace: str
) -> None:
    game = await server.start_game(pace)
    table = await server.message(game, "table")
    (link,) = links((await server.command_in_dm(A, "mine")).private)
    assert link.endswith(f"/{table.channel.id}" if pace == "live" else f"/{table.id}")


async def test_in_the_channel_itself_the_link_leads_to_the_message(server: SimulatedServer) -> None:
    """A link to the channel that one looks at shows nothing."""
    game = await server.start_game("live")
    (link,) = await goes_to(server, A)
    assert link.endswith(f"/{(await server.message(game, 'table')).id}")


async def test_many_games_are_listed_as_far_as_they_fit(server: SimulatedServer) -> None:
    for number in range(30):
        place = Location(1, 1000 + number, thread=False)
        opened = server.app.lobbies.open(place, Person(server.user(A), "Ada"), Lobby(), f"{number}")
        await opened
    answer = await server.command(A, "mine")
    assert links(answer.private) == [f"https://discord.com/channels/1/{1000 + n}" for n in range(7)]
    assert "… 23 more games" in answer.text


async def test_each_of_my_games_leads_to_its_own_standing_orders(server: SimulatedServer) -> None:
    first, second = await server.start_game("live"), await server.start_game("daily")
    listed = (await server.command(A, "mine")).private
    pressed = [it["custom_id"] for it in buttons(listed) if it["label"] == "Standing orders…"]
    assert sorted(pressed) == sorted(panel_custom_id(it, "orders") for it in (first, second))
    shown = await server.press_made_up(A, listed, panel_custom_id(second, "orders"))
    assert "Your standing orders" in shown.text


@pytest.mark.parametrize("lobbies", [0, 5])
async def test_an_open_offer_is_a_press_away(server: SimulatedServer, lobbies: int) -> None:
    """Whether there is room for a row of buttons below each game or not."""
    game = await server.start_game("daily", people=2)
    await server.arrange(game, lambda it: it.owns(A, VERMONT).owns(B, CONNECTICUT))
    await server.act(game, A, OfferTrade(B, Side((VERMONT,)), Side((CONNECTICUT,))))
    for number in range(lobbies):
        place = Location(1, 1000 + number, thread=False)
        await server.app.lobbies.open(place, Person(server.user(B), "Ben"), Lobby(), f"{number}")
    listed = await server.command(B, "mine")
    assert "You have 1 trade offer to answer" in listed.text
    shown = await server.press(B, listed.private, "See the offer")
    assert labels(shown.private)[:3] == ["Accept", "Counter…", "Decline"]
    assert "See the offer" not in labels((await server.command(A, "mine")).private)


async def test_preferences_show_what_holds_and_keep_what_is_chosen(server: SimulatedServer) -> None:
    shown = await server.command(A, "preferences")
    assert chosen(shown.private) == ["pace", "table", "discord", "on"]
    await server.choose(A, shown.private, "dice", "own")
    await server.choose(A, shown.private, "ping", "both")
    assert chosen((await server.command_in_dm(A, "preferences")).private) == [
        "own",
        "both",
        "discord",
        "on",
    ]
    assert chosen((await server.command(B, "preferences")).private) == [
        "pace",
        "table",
        "discord",
        "on",
    ]
    kept = await server.app.host.preferences(server.user(A))
    assert kept == Preferences(dice="own", ping="both")


async def test_a_choice_is_shown_in_place(server: SimulatedServer) -> None:
    shown = await server.command(A, "preferences")
    answer = await server.choose(A, shown.private, "dice", "for-me")
    assert chosen(answer.response) == ["for-me", "table", "discord", "on"]
    assert said(answer.response) == said(shown.private)


async def test_who_rolls_counts_at_once_in_games_under_way(server: SimulatedServer) -> None:
    game = await server.start_game("daily")
    table = "The bot rolls for 🎩 Ada"
    assert table in said(await server.message(game, "table")).replace("*", "")
    shown = await server.command(A, "preferences")
    await server.choose(A, shown.private, "dice", "own")
    assert table not in said(await server.message(game, "table")).replace("*", "")
    assert ROLL in labels(await server.message(game, "table"))
    await server.choose(A, shown.private, "dice", "for-me")
    assert state_of(await server.table(game)).seats[A].space != 0


async def test_a_choice_outlives_a_restart(server: SimulatedServer) -> None:
    shown = await server.command(A, "preferences")
    await server.restart()
    await server.choose(A, shown.private, "dice", "own")
    assert (await server.app.host.preferences(server.user(A))).dice == "own"


async def test_who_has_dice_rolled_for_them_is_not_asked_at_pace_live(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (4, 6))
    shown = await server.command(A, "preferences")
    await server.choose(A, shown.private, "dice", "for-me")
    game = await server.start_game("live")
    assert "Your move" not in (await server.command(A, "mine")).text
    await server.wait(HUMAN_DELAY)
    state = state_of(await server.table(game))
    assert (state.seats[A].space, state.mover) == (10, B)


async def test_games_that_wait_for_me_come_first_also_in_direct_messages(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2))
    place = Location(1, 1000, thread=False)
    lobby = await server.app.lobbies.open(place, Person(server.user(A), "Ada"), Lobby(), "first")
    game = await server.start_game("daily")
    await server.wait(15 * 60)
    shown = await server.command_in_dm(A, "mine")
    table = await server.message(game, "table")
    assert "12 hours from your time bank (deciding early refills it" in shown.text
    assert shown.text.index("Your move") < shown.text.index("Lobby with")
    first, second = links(shown.private)
    assert first.endswith(f"/{table.channel.id}/{table.id}")
    assert second.endswith(f"/{lobby.record.channel_id}")
