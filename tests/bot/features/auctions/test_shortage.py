"""Scarce buildings at the table: claims, bids in a thread, lists by post."""

from __future__ import annotations

import pytest

from bot.language.language import load
from engine.core.actions import Build
from engine.core.decisions import ShortageAuction, ShortageClaim
from engine.host.snapshots import state_of
from tests.support.answer_labels import PASS
from tests.support.game import (
    CONNECTICUT,
    INDIANA,
    KENTUCKY,
    LIGHT_BLUES,
    ORANGES,
    ORIENTAL,
    REDS,
    ST_JAMES,
    TENNESSEE,
    VERMONT,
    A,
    B,
    C,
    Game,
)
from tests.support.simulated_messages import Answer, labels, said, selects
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio


async def scarce(server: SimulatedServer, pace: str = "live", houses: int = 2) -> str:
    """Ada has the oranges, Ben the reds, Cleo the light blues; Ada asks for two of the houses."""
    game = await server.start_game(pace, people=3)

    def share(it: Game) -> None:
        it.owns(A, *ORANGES).owns(B, *REDS).owns(C, *LIGHT_BLUES).stock(houses, 12)

    await server.arrange(game, share)
    await server.act(game, A, Build(((ST_JAMES, 1), (TENNESSEE, 1))))
    assert isinstance((await server.table(game)).public().decision, ShortageClaim)
    return game


async def levels(server: SimulatedServer, game: str, *spaces: int) -> list[int]:
    state = state_of(await server.table(game))
    return [state.deeds[space].level for space in spaces]


def last_pinged(server: SimulatedServer) -> tuple[int, ...]:
    """The users whom the last message with pings has pinged."""
    return [it.pings for it in server.sent if it.pings][-1]


def claimed(who: str, what: str) -> str:
    """The line about what somebody asks for."""
    return load("en").say("shortage-claim", who=who, what=what)


async def at_table(server: SimulatedServer, game: str, who: int, label: str) -> Answer:
    return await server.press(who, await server.message(game, "table"), label)


async def bidding(server: SimulatedServer, game: str) -> ShortageAuction:
    decision = (await server.table(game)).public().decision
    assert isinstance(decision, ShortageAuction)
    return decision


async def in_thread(server: SimulatedServer, game: str, who: int, label: str) -> Answer:
    auction = await bidding(server, game)
    return await server.press(
        who, await server.message(game, f"building:{auction.shortage}"), label
    )


# -- the window --------------------------------------------------------------------------------


async def test_just_those_who_could_build_are_called_and_see_what_is_wanted(
    server: SimulatedServer,
) -> None:
    game = await scarce(server)
    table = await server.message(game, "table")
    text = said(table)
    assert claimed("🎩 Ada", "1 house each on St. James Place and Tennessee") in text
    assert (
        load("en").say("decision-shortage-claim", who="**🚢 Ben** and **🐕 Cleo**", again="no")
        in text
    )
    asks = "🎩 Ada wants 1 house each on St. James Place and Tennessee, but the Bank may run out"
    assert f"{asks} of buildings: Ben and Cleo can each ask for some too" in text
    assert set(last_pinged(server)) == {server.user(B), server.user(C)}
    assert labels(table)[:4] == [
        "Build 1 house on Kentucky · $150",
        "Build 1 house on Oriental · $50",
        "Something else…",
        "No thanks",
    ]


async def test_a_claim_is_one_press(server: SimulatedServer) -> None:
    game = await scarce(server, houses=4)
    await at_table(server, game, B, "Build 1 house on Kentucky")
    told = said(await server.message(game, "table"))
    assert claimed("🚢 Ben", "1 house on Kentucky") in told
    await at_table(server, game, C, "No thanks")
    assert await levels(server, game, ST_JAMES, TENNESSEE, KENTUCKY) == [1, 1, 1]


async def test_another_claim_is_chosen_privately(server: SimulatedServer) -> None:
    game = await scarce(server, houses=8)
    panel = await at_table(server, game, C, "Something else…")
    assert "auctioned one at a time" in panel.text
    (select,) = selects(panel.private)
    values = {it["label"]: it["value"] for it in select["options"]}
    done = await server.choose(
        C, panel.private, "pick", values["Build 1 house each on the light blues · $150"]
    )
    assert done.text.startswith("You asked to build 1 house each on the light blues.")
    await at_table(server, game, B, "No thanks")
    assert await levels(server, game, *LIGHT_BLUES) == [1, 1, 1]


async def test_silence_leaves_them_to_whoever_asked(server: SimulatedServer) -> None:
    game = await scarce(server)
    await server.wait(19)
    assert await levels(server, game, ST_JAMES) == [0]
    await server.wait(2)
    assert await levels(server, game, ST_JAMES, TENNESSEE) == [1, 1]


async def test_who_is_not_asked_cannot_claim(server: SimulatedServer) -> None:
    game = await scarce(server)
    assert "being settled who gets" in (await at_table(server, game, A, "No thanks")).text
    assert (
        "no building you can ask for" in (await at_table(server, game, A, "Something else…")).text
    )
    wrong = await at_table(server, game, C, "Build 1 house on Kentucky")
    assert "every street" in wrong.text


async def test_a_press_after_the_window_is_answered(server: SimulatedServer) -> None:
    game = await scarce(server)
    old = await server.message(game, "table")
    panel = await at_table(server, game, B, "Something else…")
    await at_table(server, game, B, "No thanks")
    await at_table(server, game, C, "No thanks")
    late = await server.press_late(B, old, "Something else…")
    assert "no longer open" in late.text
    (select,) = selects(panel.private)
    late = await server.choose(B, panel.private, "pick", select["options"][0]["value"])
    assert "That choice is no longer open" in late.text


# -- live --------------------------------------------------------------------------------------


async def to_bidding(server: SimulatedServer) -> str:
    """All three claim, four houses of which the Bank has two."""
    game = await scarce(server)
    await at_table(server, game, B, "Build 1 house on Kentucky")
    await at_table(server, game, C, "Build 1 house on Oriental")
    return game


async def test_three_claimants_bid_in_a_thread_building_by_building(
    server: SimulatedServer,
) -> None:
    game = await to_bidding(server)
    (thread,) = server.threads
    auction = await bidding(server, game)
    bids = await server.message(game, f"building:{auction.shortage}")
    assert labels(bids) == [
        "Bid on St. James Place · $100",
        "Bid on Kentucky · $150",
        "Bid on Oriental · $50",
        "Other amount…",
        PASS,
    ]
    await in_thread(server, game, C, "Bid on Oriental · $50")
    await in_thread(server, game, B, "Bid on Kentucky · $150")
    bids = await server.message(game, f"building:{auction.shortage}")
    assert "🚢 Ben leads with $150 for 🟥 Kentucky" in said(bids)
    assert "Still in: 🎩 Ada $1,500 · 🚢 Ben $1,500 · 🐕 Cleo $1,500" in said(bids)
    await in_thread(server, game, C, PASS)
    await in_thread(server, game, A, PASS)
    assert await levels(server, game, KENTUCKY, ORIENTAL) == [1, 0]

    # The next building has its own message in the same thread, and the rest are called to it.
    after = await server.message(game, f"building:{auction.shortage}")
    assert after.id != bids.id
    assert after.channel.id == thread.id
    sold = next(it for it in thread.history() if it.id == bids.id)
    assert "🚢 Ben won a building at auction for $150: now 1 house on Kentucky" in said(sold)
    assert not labels(sold)
    assert len(server.threads) == 1
    assert labels(after)[0] == "Bid on St. James Place · $100"

    await in_thread(server, game, C, "Bid on Oriental · $50")
    await in_thread(server, game, A, PASS)
    assert await levels(server, game, ORIENTAL, ST_JAMES, TENNESSEE) == [1, 0, 0]
    notice = await server.message(game, f"shortage:{auction.shortage}")
    for message in (notice, await server.message(game, f"building:{auction.shortage}")):
        assert "Ben won a building at auction for $150: now 1 house on Kentucky" in said(message)
        assert "Cleo won a building at auction for $50: now 1 house on Oriental" in said(message)
        assert not labels(message)


async def test_the_bidders_of_each_building_are_called_once(server: SimulatedServer) -> None:
    game = await to_bidding(server)
    assert set(last_pinged(server)) == {server.user(A), server.user(B)}, "not who pressed last"
    rings = [it for it in server.sent if it.pings]
    await in_thread(server, game, C, "Bid on Oriental · $50")
    assert [it for it in server.sent if it.pings] == rings
    await in_thread(server, game, A, PASS)
    await in_thread(server, game, B, PASS)
    (again,) = [it for it in server.sent if it.pings][len(rings) :]
    assert server.user(A) in again.pings
    assert server.user(B) not in again.pings


async def test_a_bid_is_typed_for_the_lot_that_is_chosen(server: SimulatedServer) -> None:
    game = await to_bidding(server)
    form = await in_thread(server, game, C, "Other amount")
    await server.type(C, form, amount="$ 1,050")
    assert (await bidding(server, game)).bids == ((C, ORIENTAL, 1050),)
    panel = await in_thread(server, game, A, "Other amount")
    form = await server.choose(A, panel.private, "lot", str(TENNESSEE))
    await server.type(A, form, amount="1100")
    assert (await bidding(server, game)).bids[-1] == (A, TENNESSEE, 1100)


async def test_bids_that_cannot_stand_are_refused_with_what_could(server: SimulatedServer) -> None:
    game = await to_bidding(server)
    form = await in_thread(server, game, C, "Other amount")
    assert "not an amount" in (await server.type(C, form, amount="much")).text
    form = await in_thread(server, game, C, "Other amount")
    assert "$50" in (await server.type(C, form, amount="49")).text
    form = await in_thread(server, game, C, "Other amount")
    assert "$1,500" in (await server.type(C, form, amount="1501")).text
    wrong = await in_thread(server, game, C, "Bid on Kentucky · $150")
    assert "you asked for" in wrong.text


async def test_silence_ends_it_and_a_late_bid_moves_that(server: SimulatedServer) -> None:
    game = await to_bidding(server)
    await server.wait(55)
    await in_thread(server, game, C, "Bid on Oriental · $50")
    await server.wait(14)
    assert await levels(server, game, ORIENTAL) == [0]
    await server.wait(2)
    assert await levels(server, game, ORIENTAL) == [1]


# -- by post -----------------------------------------------------------------------------------


async def form_for(server: SimulatedServer, game: str, who: int, label: str) -> Answer:
    """Choose what to claim: a form asks what it may cost."""
    panel = await at_table(server, game, who, "Choose what to build…")
    (select,) = selects(panel.private)
    values = {it["label"]: it["value"] for it in select["options"]}
    return await server.choose(who, panel.private, "pick", values[label])


async def claim(server: SimulatedServer, game: str, who: int, label: str, amount: str) -> Answer:
    """Choose what to claim and type what it may cost."""
    form = await form_for(server, game, who, label)
    return await server.type(who, form, amount=amount)


async def test_by_post_each_files_a_maximum_for_every_building(server: SimulatedServer) -> None:
    game = await scarce(server, "daily", houses=3)
    await claim(server, game, B, "Build 1 house on Kentucky · $150", "260")
    done = await claim(
        server, game, C, "Build 1 house each on the light blues · $150", "240 120 90"
    )
    assert done.text.startswith("You asked to build 1 house each on the light blues.")
    table = await server.message(game, "table")
    again = {"who": "**🎩 Ada**", "again": "yes", "count": 1}
    assert load("en").say("decision-shortage-claim", **again) in said(table)
    assert last_pinged(server) == (server.user(A),)
    assert labels(table)[:2] == ["Choose what to build…", "Pay no more than the normal price"]
    await claim(server, game, A, "Build 1 house on St. James Place · $100", "200")
    # 260 against 240 and 200; then 240 against 200; then 200 against 120.
    assert await levels(server, game, KENTUCKY, ORIENTAL, ST_JAMES) == [1, 1, 1]
    state = state_of(await server.table(game))
    assert [1500 - state.seats[seat].cash for seat in (B, C, A)] == [241, 201, 121]
    assert await levels(server, game, VERMONT, CONNECTICUT, INDIANA, TENNESSEE) == [0, 0, 0, 0]


async def test_by_post_nobody_sees_another_maximum(server: SimulatedServer) -> None:
    game = await scarce(server, "daily", houses=3)
    await claim(server, game, B, "Build 1 house on Kentucky · $150", "777")
    for message in server.messages:
        assert "777" not in said(message)
    assert "777" not in (await server.command(C, "game", show="history")).text
    assert "777" not in (await at_table(server, game, C, "Choose what to build…")).text


@pytest.mark.parametrize("typed", ["much", "-5", "120 90", "120 90 80 70", "1.5 2 3"])
async def test_by_post_what_is_no_row_of_sums_is_explained(
    typed: str, server: SimulatedServer
) -> None:
    game = await scarce(server, "daily", houses=3)
    answer = await claim(server, game, C, "Build 1 house each on the light blues · $150", typed)
    assert "3 amounts separated by spaces" in answer.text


async def test_by_post_the_range_is_told_however_many_buildings_are_claimed(
    server: SimulatedServer,
) -> None:
    game = await scarce(server, "daily", houses=9)
    form = await form_for(server, game, C, "Build the light blues up to 3 houses each · $450")
    assert "$50 to $1,500: one amount for all 9" in str(form.form)


async def test_by_post_a_sum_out_of_range_is_refused(server: SimulatedServer) -> None:
    game = await scarce(server, "daily", houses=3)
    low = await claim(server, game, C, "Build 1 house on Oriental · $50", "49")
    assert "$50" in low.text
    high = await claim(server, game, C, "Build 1 house on Oriental · $50", "1501")
    assert "$1,500" in high.text


async def test_by_post_four_hours_pass_in_silence(server: SimulatedServer) -> None:
    game = await scarce(server, "daily")
    await server.wait(4 * 3600 - 60)
    assert await levels(server, game, ST_JAMES) == [0]
    await server.wait(120)
    assert await levels(server, game, ST_JAMES, TENNESSEE) == [1, 1]


async def test_the_panel_of_ones_property_says_what_becomes_of_a_request(
    server: SimulatedServer,
) -> None:
    game = await server.start_game("live", people=3)
    await server.arrange(game, lambda it: it.owns(A, *ORANGES).owns(B, *REDS).stock(1, 12))
    panel = await at_table(server, game, A, "Manage")
    done = await server.press_id(A, panel.private, f"build {ORANGES[0]}=1")
    assert "⏳ Asked for: Build 1 house on St. James Place" in done.text
    assert "until the building shortage is settled" in done.text


async def test_without_threads_the_bidding_is_in_the_channel(server: SimulatedServer) -> None:
    server.deny_permissions(create_public_threads=True)
    game = await to_bidding(server)
    auction = await bidding(server, game)
    bids = await server.message(game, f"building:{auction.shortage}")
    assert bids.channel.id == server.channel.id
    await in_thread(server, game, C, "Bid on Oriental · $50")
    await in_thread(server, game, A, PASS)
    await in_thread(server, game, B, PASS)
    assert "Cleo won" in said(await server.message(game, f"shortage:{auction.shortage}"))
    for who in (A, B):
        await in_thread(server, game, who, PASS)
    result = said(await server.message(game, f"building:{auction.shortage}"))
    assert "Cleo won a building at auction for $50: now 1 house on Oriental" in result
    assert "The Bank auctioned a house, but nobody bid, so the Bank keeps it." in result
