"""Auctions, in their threads: bids, passes, stale amounts, results."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.decisions.bid_rows import offered_bids
from bot.features.auctions.auction_screens import bidding_screen
from bot.features.table.table_lines import without_asked
from bot.language.language import load
from bot.language.voice import Voice
from engine.core.actions import Bid, Mortgage, PassBid, Resign, SetMaximum
from engine.core.events import BidderPassed
from engine.host.store.records import Step
from tests.support.answer_labels import (
    END_TURN,
    MANAGE,
    MORE,
    PASS,
    SET_MAXIMUM,
    TRADE,
    bid_of,
    label,
)
from tests.support.baltic_auction import BIDS, NOTICE, auction, bidding, fix_dice, owner, press
from tests.support.game import BALTIC, READING, VERMONT, A, B, C, Game
from tests.support.simulated_messages import buttons, labels, said
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio
SECONDARY = 2
"""The style of a gray button, as Discord numbers it."""


@pytest.fixture(autouse=True)
def _baltic(monkeypatch: pytest.MonkeyPatch) -> None:
    fix_dice(monkeypatch)


async def test_bids_are_made_in_a_thread_by_absolute_amounts(server: SimulatedServer) -> None:
    game = await auction(server)
    (thread,) = server.threads
    assert "Baltic" in (thread.name or "")
    bids = await server.message(game, BIDS)
    assert labels(bids)[:3] == [bid_of(10), bid_of(50), bid_of(100)]
    await press(server, B, game, bid_of(10))
    bids = await server.message(game, BIDS)
    assert labels(bids)[:3] == [bid_of(20), bid_of(50), bid_of(100)]
    assert "🚢 Ben leads with $10" in said(bids)
    notice = await server.message(game, NOTICE)
    assert not labels(notice)
    assert said(notice).strip() == "🟣 Baltic", "its thread has the title"


async def test_it_begins_with_why_it_is_held(server: SimulatedServer) -> None:
    game = await auction(server)
    why = "🎩 Ada didn’t buy it."
    for _ in range(2):
        about = (await server.message(game, BIDS)).embeds[0].description or ""
        assert about.split("\n")[0] == why
        await press(server, B, game, bid_of(10))


async def test_no_more_is_offered_than_somebody_still_in_can_raise(server: SimulatedServer) -> None:
    game = await auction(server)

    def spend(it: Game) -> None:
        for seat, cash in ((A, 15), (B, 49), (C, 7)):
            it.state.seats[seat].cash = cash

    await server.arrange(game, spend)
    assert labels(await server.message(game, BIDS))[:2] == [bid_of(10), "Other amount…"]
    await press(server, B, game, bid_of(10))
    assert labels(await server.message(game, BIDS))[:2] == [bid_of(11), "Other amount…"]


async def test_in_a_pause_the_bidding_shows_no_countdown_and_no_buttons(
    server: SimulatedServer,
) -> None:
    game = await auction(server)
    await server.command(B, "away", until="3 days")
    await server.command(C, "away", until="3 days")
    assert "Closes" in said(await server.message(game, BIDS))
    await server.command(A, "pause", until="a week")
    bids = await server.message(game, BIDS)
    assert "The game is **paused**" in said(bids)
    assert "Closes" not in said(bids)
    assert labels(bids) == []
    await server.press(A, await server.message(game, "table"), label("button-resume"))
    bids = await server.message(game, BIDS)
    assert "Closes" in said(bids)
    assert bid_of(10) in labels(bids)


async def test_everyones_cash_stands_above_the_bids(server: SimulatedServer) -> None:
    game = await auction(server)
    await server.arrange(game, lambda it: it.cash(B, 49))
    cash = "Still in: 🎩 Ada $1,500 · 🚢 Ben $49 · 🐕 Cleo $1,500"
    assert cash in str((await server.message(game, BIDS)).embeds[-1].description)
    await press(server, C, game, PASS)
    text = said(await server.message(game, BIDS))
    assert "Still in: 🎩 Ada $1,500 · 🚢 Ben $49\n" in text
    assert "Passed: 🐕 Cleo" in text


async def test_amb_23_what_a_beaten_maximum_raised_is_no_bid_against_oneself(
    server: SimulatedServer,
) -> None:
    game = await auction(server)
    raised = label("auction-raised")
    await press(server, B, game, bid_of(10))
    assert raised not in said(await server.message(game, BIDS))
    for seat, most in ((A, 300), (C, 250)):
        await server.act(game, seat, SetMaximum(most))
    text = said(await server.message(game, BIDS))
    assert "Ada leads with $251" in text
    assert raised in text
    assert "Earlier bids: 🚢 Ben $10" in text.splitlines()


async def only_ada_is_left_to_bid(server: SimulatedServer) -> str:
    """Ben leads with $10, Cleo has passed, and Ada has $15 and a railroad."""
    game = await auction(server)
    await server.arrange(game, lambda it: it.cash(A, 15).owns(A, READING))
    await press(server, B, game, bid_of(10))
    await press(server, C, game, PASS)
    return game


async def test_who_alone_may_still_bid_reads_on_the_buttons_what_is_to_raise(
    server: SimulatedServer,
) -> None:
    game = await only_ada_is_left_to_bid(server)
    found = buttons(await server.message(game, BIDS))[:3]
    assert [it["label"] for it in found] == [
        label("button-bid-raise", price=price, missing=missing)
        for price, missing in ((20, 5), (50, 35), (100, 85))
    ]
    assert {it["style"] for it in found} == {SECONDARY}


async def test_the_bids_say_whose_group_the_lot_would_complete(
    server: SimulatedServer,
) -> None:
    game = await auction(server)
    told = "With Baltic, 🐕 Cleo would own all of the dark purples."
    assert "would own all of" not in said(await server.message(game, BIDS))
    await server.arrange(game, lambda it: it.owns(C, 1))
    assert told in said(await server.message(game, BIDS))
    await press(server, C, game, PASS)
    assert "would own all of" not in said(await server.message(game, BIDS))


async def test_amb_35_it_says_what_is_due_for_a_lot_that_is_sold_mortgaged(
    server: SimulatedServer,
) -> None:
    game = await auction(server)

    def mortgage(it: Game) -> None:
        it.mortgaged(BALTIC)
        for seat in (A, B, C):
            it.cash(seat, 12)

    await server.arrange(game, mortgage)
    bids = await server.message(game, BIDS)
    assert "the winner pays the Bank $3 in interest and can unmortgage it" in said(bids)
    assert labels(bids)[:2] == [bid_of(1), "Other amount…"]


async def test_a_stale_amount_is_refused_with_the_price_that_stands(
    server: SimulatedServer,
) -> None:
    game = await auction(server)
    old = await server.message(game, BIDS)
    await press(server, B, game, bid_of(50))
    refused = await server.press_late(C, old, bid_of(10))
    assert "$50" in refused.text
    assert (await bidding(server, game)).bids == ((B, 50),)  # type: ignore[union-attr]


async def test_who_leads_is_not_waited_for(server: SimulatedServer) -> None:
    game = await auction(server)
    await press(server, B, game, bid_of(10))
    table = said(await server.message(game, "table"))
    assert "🚢 Ben leads with $10. **🎩 Ada** and **🐕 Cleo**: bid higher or pass?" in table


async def test_text_alone_tells_rents_owners_and_cash_beside_the_bids(
    server: SimulatedServer,
) -> None:
    game = await auction(server)
    snapshot = await server.table(game)
    voice = Voice(snapshot.players, snapshot.board, load("en", plain=True))
    about, bids = [it.description for it in bidding_screen(snapshot, voice, ()).embeds]
    assert "hotel $450" in about
    assert "2 unowned" in about
    assert "Still in: Ada $1,500 · Ben $1,500 · Cleo $1,500" in bids


@pytest.mark.parametrize(
    ("lowest", "most", "bids"),
    [(1, 1500, (10, 50, 100)), (257, 1500, (260, 300, 350)), (257, 298, (260,)),
     (560, 1500, (600, 700, 800)), (11, 15, (11,)), (16, 15, ())],
)  # fmt: skip
async def test_bids_are_round_and_legal(lowest: int, most: int, bids: tuple[int, ...]) -> None:
    assert offered_bids(lowest, most) == bids


async def sold(server: SimulatedServer, game: str) -> None:
    """Ben gets it for $50; Ada, who declined, presses last."""
    await press(server, B, game, bid_of(50))
    await press(server, C, game, PASS)
    await press(server, A, game, PASS)
    assert await owner(server, game) == B


async def test_the_result_is_told_by_the_table_and_the_thread_is_closed(
    server: SimulatedServer,
) -> None:
    game = await auction(server)
    notice = (await server.message(game, NOTICE)).id
    await sold(server, game)
    bids = await server.message(game, BIDS)
    assert "Sold: Baltic" in said(bids)
    assert "🚢 Ben" in said(bids)
    assert "$50" in said(bids)
    assert not labels(bids)
    assert "won Baltic at auction for $50" in said(await server.message(game, "table"))
    assert notice not in {it.id for it in server.messages}
    closing = [
        body for method, _, body in server.requests if method == "PATCH" and "locked" in body
    ]
    assert closing == [{"archived": True, "locked": True}]


@pytest.mark.parametrize("threads", [True, False])
async def test_nothing_that_is_over_stands_below_the_table(
    threads: bool, server: SimulatedServer
) -> None:
    if not threads:
        server.fail("POST", "/channels/*/messages/*/threads", 403, 50013, times=None)
    game = await auction(server)
    await sold(server, game)
    table = await server.message(game, "table")
    assert server.newest.id == table.id
    assert END_TURN in labels(table)


async def test_where_a_notice_cannot_be_deleted_the_table_comes_below_its_result(
    server: SimulatedServer,
) -> None:
    game = await auction(server)
    notice = (await server.message(game, NOTICE)).id
    server.fail("DELETE", "/channels/*/messages/*", 403, 50013, times=None)
    await sold(server, game)
    (left,) = [it for it in server.messages if it.id == notice]
    assert "Sold: Baltic" in said(left)
    await server.press(A, await server.message(game, "table"), END_TURN)
    assert server.newest.id == (await server.message(game, "table")).id
    assert [it.id for it in server.messages if labels(it)] == [server.newest.id]


async def test_below_the_results_of_an_estate_the_table_comes_anew(server: SimulatedServer) -> None:
    game = await server.start_game("daily", people=3)
    await server.arrange(game, lambda table: table.owns(C, BALTIC, VERMONT).owns(A, 5))
    await server.act(game, C, Resign())
    notice = f"auction:{(await bidding(server, game)).id}"
    for who in (A, B):
        await server.act(game, who, PassBid())
    assert "Not sold" in said(await server.message(game, notice))
    assert server.newest.id == (await server.message(game, "table")).id
    before = len(server.messages)
    await server.act(game, A, Mortgage(5))
    assert len(server.messages) == before, "once is enough"


async def test_a_press_after_the_end_is_answered(server: SimulatedServer) -> None:
    game = await auction(server)
    old = await server.message(game, BIDS)
    for who in (B, C, A):
        await press(server, who, game, PASS)
    late = await server.press_late(B, old, bid_of(10))
    assert "That choice is no longer open" in late.text
    assert await owner(server, game) is None


async def test_what_nobody_wants_is_not_called_sold(server: SimulatedServer) -> None:
    game = await auction(server)
    for who in (B, C, A):
        await press(server, who, game, PASS)
    assert "Not sold: Baltic" in said(await server.message(game, BIDS))


async def test_who_has_passed_or_leads_is_told_so(server: SimulatedServer) -> None:
    game = await auction(server)
    await press(server, C, game, PASS)
    assert "passed" in (await press(server, C, game, bid_of(10))).text
    await press(server, B, game, bid_of(10))
    assert "already have the highest bid" in (await press(server, B, game, bid_of(20))).text


async def test_an_onlooker_cannot_bid(server: SimulatedServer) -> None:
    game = await auction(server)
    assert "not playing" in (await press(server, 3, game, bid_of(10))).text


async def test_silence_ends_it_at_the_deadline_and_a_late_bid_moves_that(
    server: SimulatedServer,
) -> None:
    game = await auction(server)
    await server.wait(50)
    await press(server, B, game, bid_of(10))
    assert ":R>; late bids extend it." in said(await server.message(game, BIDS))
    await server.wait(14)
    assert await owner(server, game) is None
    await server.wait(2)
    assert await owner(server, game) == B


async def test_the_table_says_where_the_bids_are(server: SimulatedServer) -> None:
    game = await auction(server)
    (thread,) = server.threads
    where = f"\nBidding is in <#{thread.id}>"
    assert where in said(await server.message(game, "table"))
    await sold(server, game)
    assert where not in said(await server.message(game, "table"))


@pytest.mark.parametrize("pace", ["live", "daily"])
async def test_the_table_tells_no_bid_while_its_question_says_how_the_bidding_stands(
    pace: str, server: SimulatedServer
) -> None:
    game = await auction(server, pace)
    bid = Bid(10) if pace == "live" else SetMaximum(10)
    for who, action in ((B, bid), (C, PassBid())):
        await server.act(game, who, action)
    table = said(await server.message(game, "table"))
    assert not [it for it in ("bid $10", "passed") if it in table]
    await server.act(game, A, PassBid())
    assert "Ben won Baltic at auction" in said(await server.message(game, "table"))


async def test_the_table_tells_who_let_the_time_to_bid_run_out(server: SimulatedServer) -> None:
    game = await auction(server)
    table = await server.table(game)
    passed = (BidderPassed(C, (await bidding(server, game)).id),)
    in_time = Step(9, 0.0, C, "key", "pass", "[]")
    late = replace(in_time, key=None, hand="silence")
    told = without_asked([(in_time, passed), (late, passed)], table)
    assert told == [(in_time, ()), (late, passed)]


async def test_where_there_are_no_threads_the_table_names_none(server: SimulatedServer) -> None:
    server.fail("POST", "/channels/*/messages/*/threads", 403, 50013, times=None)
    game = await auction(server)
    assert "Bidding is in" not in said(await server.message(game, "table"))


async def test_bids_may_be_made_at_the_table_as_well(server: SimulatedServer) -> None:
    game = await auction(server)
    table = await server.message(game, "table")
    assert labels(table) == [bid_of(10), PASS, TRADE, MANAGE, MORE]
    await server.press(B, table, bid_of(10))
    assert "Ben leads with $10" in said(await server.message(game, BIDS))
    await press(server, C, game, PASS)
    await server.press(A, await server.message(game, "table"), bid_of(20))
    assert "Ada leads with $20" in said(await server.message(game, BIDS))


# -- by post ------------------------------------------------------------------------------------


async def test_by_post_each_files_once_and_the_second_price_is_paid(
    server: SimulatedServer,
) -> None:
    game = await auction(server, "daily")
    bids = await server.message(game, BIDS)
    assert labels(bids) == [SET_MAXIMUM, PASS]
    for who, amount in ((B, "200"), (C, "90")):
        form = await press(server, who, game, SET_MAXIMUM)
        await server.type(who, form, amount=amount)
        assert amount not in said(await server.message(game, BIDS))
    assert "Already bid or passed: 🚢 Ben and 🐕 Cleo" in said(await server.message(game, BIDS))
    late = await press(server, B, game, SET_MAXIMUM)
    assert "Your secret maximum is $200." in late.text
    assert "answers only once" in late.text
    await press(server, A, game, PASS)
    assert await owner(server, game) == B
    assert (await server.table(game)).position.seats[B].cash == 1500 - 91


async def test_by_post_silence_passes_after_half_a_day(server: SimulatedServer) -> None:
    game = await auction(server, "daily")
    form = await press(server, B, game, SET_MAXIMUM)
    await server.type(B, form, amount="5")
    assert ":R> at the latest." in said(await server.message(game, BIDS))
    await server.wait(12 * 3600 - 60)
    assert await owner(server, game) is None
    await server.wait(120)
    assert await owner(server, game) == B
