"""The panel in which a host puts the game together, and what the others see of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.editions.catalogue import CATALOGUE, HOUSE_RULES, TOPICS
from engine.editions.choice import Choice, chosen
from engine.host.snapshots import OpenLobby, state_of
from tests.support.answer_labels import JOIN, START
from tests.support.simulated_messages import Answer, buttons, labels, said, selects
from tests.support.simulated_server import SimulatedServer, simulated_server

pytestmark = pytest.mark.asyncio
ADA, BEN, CLEO, DORA = range(4)


async def choice(server: SimulatedServer, game: str) -> Choice:
    found = await server.app.host.snapshot(game)
    assert isinstance(found, OpenLobby)
    return found.lobby.choice


async def rules(server: SimulatedServer, who: int, game: str) -> Any:
    """The rules behind the lobby's settings."""
    settings = await server.lobby_settings(who, game)
    return (await server.press(who, settings, "Rules…")).response


def screen_of(answer: Answer) -> Any:
    """The panel as the press has left it."""
    return answer.response


def options(message: Any, part: str) -> list[str]:
    (found,) = [it for it in selects(message) if part in it["custom_id"].rsplit(":", 1)[1]]
    return [it["value"] for it in found["options"]]


def ticked(message: Any, part: str) -> list[str]:
    (found,) = [it for it in selects(message) if part in it["custom_id"].rsplit(":", 1)[1]]
    return [it["value"] for it in found["options"] if it.get("default")]


async def house(server: SimulatedServer, who: int, panel: Any, topic: str) -> Any:
    """The page of the house rules of a topic."""
    first = screen_of(await server.press(who, panel, "House rules"))
    return screen_of(await server.choose(who, first, ":topic", topic))


async def test_every_house_rule_is_in_a_topic() -> None:
    offered = [name for names in TOPICS.values() for name in names]
    assert sorted(offered) == sorted(HOUSE_RULES), "TOPICS in engine/editions/catalogue.py"


async def test_the_host_chooses_and_the_lobby_shows_it_at_once(server: SimulatedServer) -> None:
    game = await server.open_lobby()
    panel = await rules(server, ADA, game)
    assert ticked(panel, "edition") == ["1994"]
    panel = screen_of(await server.choose(ADA, panel, ":edition", "2008"))
    assert set(options(panel, "game")) == {*CATALOGUE["2008"].games, "short-evening"}
    panel = screen_of(await server.choose(ADA, panel, ":game", "short"))
    assert await choice(server, game) == Choice("2008", "short")
    assert "Short Game" in said(panel)
    assert "2008" in said(server.newest)
    assert "Short Game" in said(server.newest)
    assert len(server.messages) == 1


async def test_only_the_games_of_the_rulebook_are_offered(server: SimulatedServer) -> None:
    game = await server.open_lobby()
    panel = screen_of(await server.choose(ADA, await rules(server, ADA, game), ":edition", "1935"))
    assert options(panel, "game") == ["standard", "short-evening", "new-short"]
    assert "3 to 7 players" in said(panel)
    assert "of 7 players" in said(server.newest)


async def test_house_rules_are_ticked_and_told_in_a_sentence_each(server: SimulatedServer) -> None:
    game = await server.open_lobby()
    page = await house(server, ADA, await rules(server, ADA, game), "money")
    page = screen_of(await server.choose(ADA, page, ":rules", "parking-pot", "double-go"))
    assert ticked(page, "rules") == ["parking-pot", "double-go"]
    assert (await choice(server, game)).house_rules == (("parking-pot", 0), ("double-go", 0))
    for told in ("go to Free Parking", "pays double"):
        assert told in said(page)
    assert "Standard game · Free Parking pot · Double salary on GO\n" in said(server.newest)
    page = screen_of(await server.choose(ADA, page, ":rules", "double-go"))
    assert (await choice(server, game)).house_rules == (("double-go", 0),)
    page = screen_of(await server.choose(ADA, page, ":rules"))
    assert "There are no house rules: you play by the official rules" in said(page)
    assert "Double salary" not in said(server.newest)


async def test_a_number_is_typed_into_a_form_that_knows_the_last_one(
    server: SimulatedServer,
) -> None:
    game = await server.open_lobby()
    page = await house(server, ADA, await rules(server, ADA, game), "start")
    page = screen_of(await server.choose(ADA, page, ":rules", "starting-cash"))
    form = await server.press(ADA, page, "Starting cash: $2,000")
    assert "500 to 10,000" in str(form.form)
    page = screen_of(await server.type(ADA, form, number="$3,000"))
    assert (await choice(server, game)).house_rules == (("starting-cash", 3000),)
    form = await server.press(ADA, page, "Starting cash: $3,000")
    assert "'3000'" in str(form.form)
    assert "Starting cash: $3,000" in said(server.newest)


@pytest.mark.parametrize(
    "typed", ["much", "-5", "1.5", "499", "10001", "9" * 9, "٣٠٠٠", "1e3", "\u200b"]
)
async def test_a_number_that_is_none_is_one_private_sentence(
    typed: str, server: SimulatedServer
) -> None:
    game = await server.open_lobby()
    page = await house(server, ADA, await rules(server, ADA, game), "start")
    page = screen_of(await server.choose(ADA, page, ":rules", "starting-cash"))
    answer = await server.type(ADA, await server.press(ADA, page, "Starting cash"), number=typed)
    assert answer.text.strip() == "“Starting cash” needs a whole number from 500 to 10,000."
    assert (await choice(server, game)).house_rules == (("starting-cash", 2000),)


async def test_the_best_known_house_rules_are_switched_on_the_first_page(
    server: SimulatedServer,
) -> None:
    game = await server.open_lobby()
    panel = await rules(server, ADA, game)
    switches = [it for it in labels(panel) if it.endswith(": off")]
    assert switches == [
        "Free Parking pot: off",
        "Double salary on GO: off",
        "No rent in Jail: off",
        "No auctions: off",
        "No buying on the first lap: off",
    ]
    on = screen_of(await server.press(ADA, panel, "No rent in Jail: off"))
    assert (await choice(server, game)).house_rules == (("no-rent-in-jail", 0),)
    assert "No rent in Jail: on" in labels(on)
    assert "Standard game · No rent in Jail\n" in said(server.newest)
    off = screen_of(await server.press(ADA, on, "No rent in Jail: on"))
    assert (await choice(server, game)).house_rules == ()
    assert labels(off) == labels(panel)


async def test_a_switch_says_what_it_does_not_go_together_with(server: SimulatedServer) -> None:
    game = await server.open_lobby()
    page = await house(server, ADA, await rules(server, ADA, game), "auctions")
    page = screen_of(await server.choose(ADA, page, ":rules", "cash-bids"))
    panel = screen_of(await server.press(ADA, page, "Rulebook and game"))
    panel = screen_of(await server.press(ADA, panel, "No auctions: off"))
    assert "“No auctions” and “Cash-only bids” can’t be combined" in said(panel)
    assert (await choice(server, game)).house_rules == (("cash-bids", 0),)


async def test_what_the_book_says_anyway_is_not_offered(server: SimulatedServer) -> None:
    game = await server.open_lobby()
    page = await house(server, ADA, await rules(server, ADA, game), "jail")
    assert "throw-after-jail-doubles" in options(page, "rules")
    assert "no-throw-after-jail-doubles" not in options(page, "rules")


async def test_what_does_not_go_together_is_said_by_name_and_nothing_changes(
    server: SimulatedServer,
) -> None:
    game = await server.open_lobby()
    page = await house(server, ADA, await rules(server, ADA, game), "auctions")
    page = screen_of(await server.choose(ADA, page, ":rules", "no-auctions", "cash-bids"))
    assert "“No auctions” and “Cash-only bids” can’t be combined" in said(page)
    assert ticked(page, "rules") == []
    assert await choice(server, game) == Choice()


async def test_another_rulebook_says_what_it_has_no_room_for(server: SimulatedServer) -> None:
    game = await server.open_lobby()
    panel = screen_of(
        await server.choose(ADA, await rules(server, ADA, game), ":game", "time-limit")
    )
    page = await house(server, ADA, panel, "end")
    page = screen_of(await server.choose(ADA, page, ":rules", "finish-the-round"))
    panel = screen_of(await server.press(ADA, page, "Rulebook and game"))
    panel = screen_of(await server.choose(ADA, panel, ":edition", "1935"))
    assert "doesn’t fit your new choice: Finish the round" in said(panel)
    assert await choice(server, game) == Choice("1935")


async def test_back_to_the_book_clears_all_but_the_rulebook(server: SimulatedServer) -> None:
    game = await server.open_lobby()
    panel = screen_of(await server.choose(ADA, await rules(server, ADA, game), ":edition", "2008"))
    assert next(it for it in buttons(panel) if it["label"] == "Reset to official rules")["disabled"]
    panel = screen_of(await server.choose(ADA, panel, ":game", "short"))
    page = await house(server, ADA, panel, "jail")
    page = screen_of(await server.choose(ADA, page, ":rules", "no-rent-in-jail"))
    panel = screen_of(await server.press(ADA, page, "Reset to official rules"))
    assert await choice(server, game) == Choice("2008")
    assert "doesn’t fit" not in said(panel)


async def test_the_others_read_the_same_panel_without_controls(server: SimulatedServer) -> None:
    game = await server.open_lobby()
    mine, theirs = await rules(server, ADA, game), await rules(server, BEN, game)
    assert labels(theirs) == ["Lobby settings"]
    assert not selects(theirs)
    assert said(mine).split("-#")[0] == said(theirs).split("-#")[0]
    assert "host" in said(theirs)
    assert "1994 rulebook" in said(await rules(server, DORA, game))


async def test_only_the_hosts_press_counts(server: SimulatedServer) -> None:
    game = await server.open_lobby()
    panel = await rules(server, ADA, game)
    await server.press(ADA, await server.message(game, "lobby"), "Leave")
    answer = await server.choose(ADA, panel, ":edition", "2008")
    assert "Only the host" in answer.text
    assert await choice(server, game) == Choice()
    await server.choose(BEN, await rules(server, BEN, game), ":edition", "2008")
    assert await choice(server, game) == Choice("2008")


async def test_rules_for_fewer_than_have_sat_down_are_refused(tmp_path: Path) -> None:
    async with simulated_server(tmp_path, names=("Ada", "Ben", *"CDEFGH")) as server:
        game = await server.open_lobby(people=8)
        answer = await server.choose(ADA, await rules(server, ADA, game), ":edition", "1935")
        assert "8 players have joined" in answer.text
        assert await choice(server, game) == Choice()


async def test_the_panel_of_a_game_that_has_begun_says_so(server: SimulatedServer) -> None:
    game = await server.open_lobby()
    panel = await rules(server, ADA, game)
    page = await house(server, ADA, panel, "start")
    page = screen_of(await server.choose(ADA, page, ":rules", "starting-cash"))
    form = await server.press(ADA, page, "Starting cash")
    await server.start_when_confirmed(game, BEN)
    before = await server.table(game)
    assert before.position.seats[0].cash == 2000
    for answer in (
        await server.choose(ADA, page, ":rules"),
        await server.type(ADA, form, number="9000"),
        await server.press(ADA, page, "Rulebook and game"),
        await server.press(ADA, page, "Reset to official rules"),
    ):
        assert "already started" in answer.text
        assert "/monopoly rules" in answer.text
    assert state_of(await server.table(game)) == state_of(before)


async def test_the_panel_works_after_a_restart(server: SimulatedServer) -> None:
    game = await server.open_lobby()
    panel = screen_of(await server.choose(ADA, await rules(server, ADA, game), ":edition", "1973"))
    await server.restart()
    panel = screen_of(await server.choose(ADA, panel, ":game", "short"))
    assert await choice(server, game) == Choice("1973", "short")
    await server.start_when_confirmed(game, BEN)
    assert chosen((await server.table(game)).position.rules) == Choice("1973", "short")


async def test_as_many_house_rules_as_fit_are_shown_within_the_limits(
    server: SimulatedServer,
) -> None:
    game = await server.open_lobby()
    page = screen_of(await server.press(ADA, await rules(server, ADA, game), "House rules"))
    for topic in TOPICS:
        page = screen_of(await server.choose(ADA, page, ":topic", topic))
        for name in options(page, "rules"):
            page = screen_of(await server.choose(ADA, page, ":rules", *ticked(page, "rules"), name))
    found = (await choice(server, game)).house_rules
    assert len(found) > 15
    assert "…" not in said(page)
    assert said(page).count("•") == len(found)
    assert f"· {len(found) - 8} more" in said(server.newest)


# -- the length of a timed game ------------------------------------------------------------------


async def timed(server: SimulatedServer, game: str) -> Any:
    """The panel of a lobby whose game ends at a time."""
    return screen_of(
        await server.choose(ADA, await rules(server, ADA, game), ":game", "time-limit")
    )


async def length(server: SimulatedServer, game: str) -> int | None:
    found = await server.app.host.snapshot(game)
    assert isinstance(found, OpenLobby)
    return found.lobby.length


async def test_s35_01_a_timed_game_says_how_long_it_lasts_and_can_be_started(
    server: SimulatedServer,
) -> None:
    game = await server.open_lobby()
    panel = await timed(server, game)
    assert "1 hour after the start" in said(panel)
    assert "wants to play · Live, 1 hour\n" in said(server.newest)
    panel = screen_of(await server.choose(ADA, panel, ":hour", "2h"))
    assert await length(server, game) == 7200
    assert "2 hours after the start" in said(panel)
    assert "wants to play · Live, 2 hours\n" in said(server.newest)
    await server.start_when_confirmed(game, BEN)
    assert (await server.table(game)).position.rules.is_timed


async def test_a_length_is_typed_in_hours_and_minutes(server: SimulatedServer) -> None:
    game = await server.open_lobby()
    panel = await timed(server, game)
    form = await server.press(ADA, panel, "Set a duration")
    assert "Type hours and minutes that add up to at least 10 minutes and at most a year." in str(
        form.form
    )
    await server.type(ADA, form, hours="1", minutes="30")
    assert await length(server, game) == 5400
    assert "Live, 1 hour and 30 minutes\n" in said(server.newest)


@pytest.mark.parametrize(
    ("hours", "minutes", "said"),
    [
        ("soon", "", "whole hours and minutes"),
        ("-1", "30", "whole hours and minutes"),
        ("1.5", "", "whole hours and minutes"),
        ("", "", "from ten minutes"),
        ("0", "9", "from ten minutes"),
        ("99999", "0", "to a year"),
        ("99999", "99999", "to a year"),
    ],
)
async def test_a_time_that_is_none_is_one_private_sentence(
    hours: str, minutes: str, said: str, server: SimulatedServer
) -> None:
    game = await server.open_lobby()
    form = await server.press(ADA, await timed(server, game), "Set a duration")
    assert said in (await server.type(ADA, form, hours=hours, minutes=minutes)).text
    assert await length(server, game) is None


async def test_a_game_that_ends_by_itself_asks_for_no_length(server: SimulatedServer) -> None:
    game = await server.open_lobby()
    panel = await rules(server, ADA, game)
    assert "Set a duration" not in labels(panel)
    panel = await timed(server, game)
    await server.choose(ADA, panel, ":hour", "1h")
    panel = screen_of(await server.choose(ADA, panel, ":game", "standard"))
    assert "after the start" not in said(panel)
    assert "hour" not in said(server.newest)


async def test_a_rematch_of_a_timed_game_lasts_as_long(server: SimulatedServer) -> None:
    game = await server.open_lobby()
    await server.choose(ADA, await timed(server, game), ":hour", "3h")
    await server.start_when_confirmed(game, BEN)
    for who in (ADA, BEN):
        await server.vote_to_cancel(who)
    await server.press(ADA, server.newest, "Rematch")
    again = await server.app.host.store.search.games_in_channel(server.channel.id, ("lobby",))
    found = await server.app.host.snapshot(again[-1].id)
    assert isinstance(found, OpenLobby)
    assert (found.lobby.choice, found.lobby.ends_after) == (Choice("1994", "time-limit"), 10_800)
    assert "Live, 3 hours\n" in said(server.newest)
    await server.press(BEN, server.newest, JOIN)
    await server.press(ADA, server.newest, START)
    assert (await server.table(found.record.id)).position.rules.is_timed


# -- /monopoly new ------------------------------------------------------------------------------


async def test_a_lobby_opens_with_what_is_named(server: SimulatedServer) -> None:
    await server.command(ADA, "new", edition="2008", game="short", pace="daily")
    (game,) = [
        it.id for it in await server.app.host.store.search.games_in_channel(server.channel.id)
    ]
    assert await choice(server, game) == Choice("2008", "short")
    assert "Daily" in said(server.newest)


async def test_a_game_that_the_rulebook_lacks_opens_no_lobby(server: SimulatedServer) -> None:
    answer = await server.command(ADA, "new", edition="1935", game="short")
    assert "The 1935 rulebook has no Short Game" in answer.text
    assert not server.messages


async def test_a_short_evening_is_chosen_by_its_name(server: SimulatedServer) -> None:
    game = await server.open_lobby("daily")
    panel = await rules(server, ADA, game)
    panel = screen_of(await server.choose(ADA, panel, ":game", "short-evening"))
    assert ticked(panel, "game") == ["short-evening"]
    assert "40 minutes after the start" in said(panel)
    shown = said(server.newest)
    assert "Ada wants to play · Live, under 45 minutes\n" in shown
    assert "1994 rulebook · Time Limit Game" in shown
    panel = screen_of(await server.choose(ADA, panel, ":game", "time-limit"))
    assert ticked(panel, "game") == ["time-limit"]


async def test_a_short_evening_is_opened_by_its_name(server: SimulatedServer) -> None:
    await server.command(ADA, "new", game="short-evening")
    assert "under 45 minutes" in said(server.newest)
