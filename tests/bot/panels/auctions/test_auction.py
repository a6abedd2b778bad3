"""Auctions, in their threads: bids, maxima, passes, stale amounts, results."""

from __future__ import annotations

import pytest

from engine.actions import Decline, Mortgage, PassBid, Resign, Throw
from engine.decisions import Auction, SealedAuction
from tests.support.arranged import Arranged
from tests.support.discord import World
from tests.support.discord_dice import fixed_dice
from tests.support.discord_faces import Answer, labels, said
from tests.support.game import BALTIC, VERMONT, A, B, C

pytestmark = pytest.mark.asyncio
BIDS, NOTICE = "bids:3", "auction:3"
"""The auction of these games is their third decision."""


@pytest.fixture(autouse=True)
def _baltic(monkeypatch: pytest.MonkeyPatch) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 1), (1, 2), *[(1, 3)] * 10)


async def auction(here: World, pace: str = "live") -> str:
    """Ada lands on Baltic and does not buy it."""
    game = await here.start(pace, people=3)
    if pace == "live":
        await here.act(game, A, Throw())
    else:
        await here.wait(15 * 60)
    await here.act(game, A, Decline())
    return game


async def bidding(here: World, game: str) -> Auction | SealedAuction:
    decision = (await here.table(game)).public().decision
    assert isinstance(decision, Auction | SealedAuction)
    return decision


async def press(here: World, who: int, game: str, label: str) -> Answer:
    return await here.press(who, await here.message(game, BIDS), label)


async def owner(here: World, game: str) -> int | None:
    return (await here.table(game)).state.deeds[BALTIC].owner


async def test_bids_are_made_in_a_thread_by_absolute_amounts(here: World) -> None:
    game = await auction(here)
    (thread,) = here.threads
    assert "Baltic" in (thread.name or "")
    bids = await here.message(game, BIDS)
    assert labels(bids)[:3] == ["Bid $1", "Bid $10", "Bid $50"]
    await press(here, B, game, "Bid $10")
    bids = await here.message(game, BIDS)
    assert labels(bids)[:3] == ["Bid $11", "Bid $20", "Bid $60"]
    assert "🚢 Ben leads with $10" in said(bids)
    assert not labels(await here.message(game, NOTICE))


async def test_no_more_is_offered_than_somebody_still_in_can_raise(here: World) -> None:
    game = await auction(here)

    def spend(it: Arranged) -> None:
        for seat, cash in ((A, 9), (B, 49), (C, 7)):
            it.state.seats[seat].cash = cash

    await here.arrange(game, spend)
    assert labels(await here.message(game, BIDS))[:3] == ["Bid $1", "Bid $10", "Another bid…"]
    await press(here, B, game, "Bid $1")
    assert labels(await here.message(game, BIDS))[:2] == ["Bid $2", "Another bid…"]


async def test_amb_35_it_says_what_is_due_for_a_lot_that_is_sold_mortgaged(here: World) -> None:
    game = await auction(here)

    def mortgage(it: Arranged) -> None:
        it.mortgaged(BALTIC)
        for seat in (A, B, C):
            it.cash(seat, 12)

    await here.arrange(game, mortgage)
    bids = await here.message(game, BIDS)
    for message in (bids, await here.message(game, "table")):
        assert "Baltic is sold mortgaged: its winner pays the Bank $3 at once" in said(message)
    assert labels(bids)[:2] == ["Bid $1", "Another bid…"]


async def test_a_stale_amount_is_refused_with_the_price_that_stands(here: World) -> None:
    game = await auction(here)
    old = await here.message(game, BIDS)
    await press(here, B, game, "Bid $50")
    refused = await here.press_late(C, old, "Bid $10")
    assert "$50" in refused.text
    assert (await bidding(here, game)).bids == ((B, 50),)  # type: ignore[union-attr]


async def test_a_bid_can_be_typed(here: World) -> None:
    game = await auction(here)
    form = await press(here, B, game, "Another bid")
    await here.type(B, form, amount="$ 1,050")
    assert "leads with $1,050" in said(await here.message(game, BIDS))


@pytest.mark.parametrize("typed", ["much", "", "-5", "1.5", "٣", "9" * 9])
async def test_what_is_no_sum_is_explained(typed: str, here: World) -> None:
    game = await auction(here)
    form = await press(here, B, game, "Another bid")
    if not typed:
        typed = " "
    answer = await here.type(B, form, amount=typed)
    assert answer.text.strip()
    assert (await bidding(here, game)).bids == ()  # type: ignore[union-attr]


async def test_a_secret_maximum_bids_for_its_player_and_is_told_to_nobody_else(
    here: World,
) -> None:
    game = await auction(here)
    form = await press(here, B, game, "My secret maximum")
    filed = await here.type(B, form, amount="300")
    assert "$300" in filed.text
    await press(here, C, game, "Bid $51")
    bids = await here.message(game, BIDS)
    assert "🚢 Ben leads with $52" in said(bids)
    for message in [*here.messages, bids]:
        assert "$300" not in said(message)
    assert "$300" not in (await here.command(C, "history")).text


async def sold(here: World, game: str) -> None:
    """Ben gets it for $50; Ada, who declined, presses last."""
    await press(here, B, game, "Bid $50")
    await press(here, C, game, "Pass")
    await press(here, A, game, "Pass")
    assert await owner(here, game) == B


async def test_the_result_is_told_by_the_table_and_the_thread_is_closed(here: World) -> None:
    game = await auction(here)
    notice = (await here.message(game, NOTICE)).id
    await sold(here, game)
    bids = await here.message(game, BIDS)
    assert "Sold: Baltic" in said(bids)
    assert "🚢 Ben" in said(bids)
    assert "$50" in said(bids)
    assert not labels(bids)
    assert "won Baltic at auction for $50" in said(await here.message(game, "table"))
    assert notice not in {it.id for it in here.messages}
    closing = [body for method, _, body in here.requests if method == "PATCH" and "locked" in body]
    assert closing == [{"archived": True, "locked": True}]


@pytest.mark.parametrize("threads", [True, False])
async def test_nothing_that_is_over_stands_below_the_table(threads: bool, here: World) -> None:
    if not threads:
        here.fail("POST", "/channels/*/messages/*/threads", 403, 50013, times=None)
    game = await auction(here)
    await sold(here, game)
    table = await here.message(game, "table")
    assert here.newest.id == table.id
    assert "End turn" in labels(table)


async def test_where_a_notice_cannot_be_deleted_the_table_comes_below_its_result(
    here: World,
) -> None:
    game = await auction(here)
    notice = (await here.message(game, NOTICE)).id
    here.fail("DELETE", "/channels/*/messages/*", 403, 50013, times=None)
    await sold(here, game)
    (left,) = [it for it in here.messages if it.id == notice]
    assert "Sold: Baltic" in said(left)
    await here.press(A, await here.message(game, "table"), "End turn")
    assert here.newest.id == (await here.message(game, "table")).id
    assert [it.id for it in here.messages if labels(it)] == [here.newest.id]


async def test_below_the_results_of_an_estate_the_table_comes_anew(here: World) -> None:
    game = await here.start("daily", people=3)
    await here.arrange(game, lambda table: table.owns(C, BALTIC, VERMONT).owns(A, 5))
    await here.act(game, C, Resign())
    notice = f"auction:{(await bidding(here, game)).id}"
    for who in (A, B):
        await here.act(game, who, PassBid())
    assert "Not sold" in said(await here.message(game, notice))
    assert here.newest.id == (await here.message(game, "table")).id
    before = len(here.messages)
    await here.act(game, A, Mortgage(5))
    assert len(here.messages) == before, "once is enough"


async def test_a_press_after_the_end_is_answered(here: World) -> None:
    game = await auction(here)
    old = await here.message(game, BIDS)
    for who in (B, C, A):
        await press(here, who, game, "Pass")
    late = await here.press_late(B, old, "Bid $10")
    assert "Something else happened first" in late.text
    assert await owner(here, game) is None


async def test_what_nobody_wants_is_not_called_sold(here: World) -> None:
    game = await auction(here)
    for who in (B, C, A):
        await press(here, who, game, "Pass")
    assert "Not sold: Baltic" in said(await here.message(game, BIDS))


async def test_who_has_passed_or_leads_is_told_so(here: World) -> None:
    game = await auction(here)
    await press(here, C, game, "Pass")
    assert "passed" in (await press(here, C, game, "Bid $10")).text
    await press(here, B, game, "Bid $10")
    assert "already lead" in (await press(here, B, game, "Bid $11")).text


async def test_an_onlooker_cannot_bid(here: World) -> None:
    game = await auction(here)
    assert "not playing" in (await press(here, 3, game, "Bid $10")).text


async def test_silence_ends_it_at_the_deadline_and_a_late_bid_moves_that(here: World) -> None:
    game = await auction(here)
    await here.wait(50)
    await press(here, B, game, "Bid $10")
    await here.wait(14)
    assert await owner(here, game) is None
    await here.wait(2)
    assert await owner(here, game) == B


async def test_bids_may_be_made_at_the_table_as_well(here: World) -> None:
    game = await auction(here)
    table = await here.message(game, "table")
    await here.press(B, table, "Bid $10")
    assert "Ben leads with $10" in said(await here.message(game, BIDS))


# -- by post ------------------------------------------------------------------------------------


async def test_by_post_each_files_once_and_the_second_price_is_paid(here: World) -> None:
    game = await auction(here, "daily")
    bids = await here.message(game, BIDS)
    assert labels(bids) == ["My secret maximum…", "Pass"]
    for who, amount in ((B, "200"), (C, "90")):
        form = await press(here, who, game, "My secret maximum")
        await here.type(who, form, amount=amount)
        assert amount not in said(await here.message(game, BIDS))
    assert "Filed: 🚢 Ben and 🐕 Cleo" in said(await here.message(game, BIDS))
    form = await press(here, B, game, "My secret maximum")
    assert "answers once" in (await here.type(B, form, amount="500")).text
    await press(here, A, game, "Pass")
    assert await owner(here, game) == B
    assert (await here.table(game)).state.seats[B].cash == 1500 - 91


async def test_by_post_silence_passes_after_half_a_day(here: World) -> None:
    game = await auction(here, "daily")
    form = await press(here, B, game, "My secret maximum")
    await here.type(B, form, amount="5")
    await here.wait(12 * 3600 - 60)
    assert await owner(here, game) is None
    await here.wait(120)
    assert await owner(here, game) == B


async def test_a_form_survives_a_restart(here: World) -> None:
    game = await auction(here)
    form = await press(here, B, game, "My secret maximum")
    await here.restart()
    await here.type(B, form, amount="300")
    await press(here, C, game, "Bid $51")
    assert "🚢 Ben leads with $52" in said(await here.message(game, BIDS))
