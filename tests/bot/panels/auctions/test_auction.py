"""Auctions, in their threads: bids, maxima, passes, stale amounts, results."""

from __future__ import annotations

import pytest

from bot.panels.auctions.auction import bidding_screen, offered_bids
from bot.render.voice import Voice
from bot.screens.panel_screen import AnyScreen
from bot.text.language import load
from bot.transport.reply import Reply
from engine.actions import Decline, Mortgage, PassBid, Resign, Throw
from engine.decisions import Auction, SealedAuction
from engine.host.computer_tasks import ComputerTasks
from tests.support.fixed_dice import fixed_dice
from tests.support.game import BALTIC, READING, VERMONT, A, B, C, Game
from tests.support.simulated_messages import Answer, buttons, labels, said
from tests.support.simulated_server import SimulatedServer
from tests.support.thinkers import ScriptedThinker

pytestmark = pytest.mark.asyncio
SECONDARY = 2
"""The style of a gray button, as Discord numbers it."""
BIDS, NOTICE = "bids:3", "auction:3"
"""The auction of these games is their third decision."""


@pytest.fixture(autouse=True)
def _baltic(monkeypatch: pytest.MonkeyPatch) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 1), (1, 2), *[(1, 3)] * 10)


async def auction(server: SimulatedServer, pace: str = "live") -> str:
    """Ada lands on Baltic and does not buy it."""
    game = await server.start_game(pace, people=3)
    if pace == "live":
        await server.act(game, A, Throw())
    else:
        await server.wait(15 * 60)
    await server.act(game, A, Decline())
    return game


async def bidding(server: SimulatedServer, game: str) -> Auction | SealedAuction:
    decision = (await server.table(game)).public().decision
    assert isinstance(decision, Auction | SealedAuction)
    return decision


async def press(server: SimulatedServer, who: int, game: str, label: str) -> Answer:
    return await server.press(who, await server.message(game, BIDS), label)


async def owner(server: SimulatedServer, game: str) -> int | None:
    return (await server.table(game)).position.deeds[BALTIC].owner


async def test_bids_are_made_in_a_thread_by_absolute_amounts(server: SimulatedServer) -> None:
    game = await auction(server)
    (thread,) = server.threads
    assert "Baltic" in (thread.name or "")
    bids = await server.message(game, BIDS)
    assert labels(bids)[:3] == ["Bid $10", "Bid $50", "Bid $100"]
    await press(server, B, game, "Bid $10")
    bids = await server.message(game, BIDS)
    assert labels(bids)[:3] == ["Bid $20", "Bid $50", "Bid $100"]
    assert "🚢 Ben leads with $10" in said(bids)
    assert not labels(await server.message(game, NOTICE))


async def test_no_more_is_offered_than_somebody_still_in_can_raise(server: SimulatedServer) -> None:
    game = await auction(server)

    def spend(it: Game) -> None:
        for seat, cash in ((A, 15), (B, 49), (C, 7)):
            it.state.seats[seat].cash = cash

    await server.arrange(game, spend)
    assert labels(await server.message(game, BIDS))[:2] == ["Bid $10", "Other amount…"]
    await press(server, B, game, "Bid $10")
    assert labels(await server.message(game, BIDS))[:2] == ["Bid $11", "Other amount…"]


async def test_everyones_cash_stands_above_the_bids(server: SimulatedServer) -> None:
    game = await auction(server)
    await server.arrange(game, lambda it: it.cash(B, 49))
    cash = "Cash: 🎩 Ada $1,500 · 🚢 Ben $49 · 🐕 Cleo $1,500"
    assert cash in str((await server.message(game, BIDS)).embeds[-1].description)


async def only_ada_is_left_to_bid(server: SimulatedServer) -> str:
    """Ben leads with $10, Cleo has passed, and Ada has $15 and a railroad."""
    game = await auction(server)
    await server.arrange(game, lambda it: it.cash(A, 15).owns(A, READING))
    await press(server, B, game, "Bid $10")
    await press(server, C, game, "Pass")
    return game


async def test_who_alone_may_still_bid_reads_on_the_buttons_what_is_to_raise(
    server: SimulatedServer,
) -> None:
    game = await only_ada_is_left_to_bid(server)
    found = buttons(await server.message(game, BIDS))[:3]
    assert [it["label"] for it in found] == [
        "Bid $20 · $5 short",
        "Bid $50 · $35 short",
        "Bid $100 · $85 short",
    ]
    assert {it["style"] for it in found} == {SECONDARY}


async def test_a_bid_beyond_ones_cash_says_what_is_to_raise(server: SimulatedServer) -> None:
    game = await auction(server)
    await server.arrange(game, lambda it: it.cash(A, 15).owns(A, READING))
    within = await press(server, A, game, "Bid $10")
    assert not within.is_private
    await press(server, B, game, "Bid $20")
    beyond = await press(server, A, game, "Bid $50")
    assert beyond.text == (
        "Your bid of $50 is in.\n"
        "You have $15 in cash. To pay this whole amount, you’d have to raise $35 by selling or"
        " mortgaging."
    )


def edited_notes(server: SimulatedServer) -> list[str]:
    """What private messages say since they were edited."""
    return [
        body["content"]
        for method, path, body in server.requests
        if method == "PATCH" and path.startswith("/webhooks/") and "content" in body
    ]


async def test_how_an_auction_ended_replaces_what_a_bid_was_told(server: SimulatedServer) -> None:
    game = await auction(server)
    for who, most in ((B, "90"), (C, "70")):
        form = await press(server, who, game, "Set a secret maximum")
        await server.type(who, form, amount=most)
    await press(server, C, game, "Pass")
    assert edited_notes(server) == []
    await press(server, A, game, "Pass")
    over = "The auction is over: 🚢 Ben won Baltic at auction for $71\nYour secret maximum was ${}."
    assert sorted(edited_notes(server)) == [over.format(70), over.format(90)]


async def test_a_newer_bid_takes_the_place_of_what_the_last_one_was_told(
    server: SimulatedServer,
) -> None:
    game = await auction(server)
    for amount in ("20", "60"):
        form = await press(server, B, game, "Set a secret maximum")
        await server.type(B, form, amount=amount)
        deleted = [path for method, path, _ in server.requests if method == "DELETE"]
        assert len([it for it in deleted if it.startswith("/webhooks/")]) == (amount == "60")
    for who in (C, A):
        await press(server, who, game, "Pass")
    assert len(edited_notes(server)) == 1


async def test_what_a_bid_beyond_ones_cash_was_told_goes_as_well(server: SimulatedServer) -> None:
    game = await auction(server)
    await server.arrange(game, lambda it: it.cash(A, 15).owns(A, READING))
    await press(server, A, game, "Bid $50")
    for who in (B, C):
        await press(server, who, game, "Pass")
    assert edited_notes(server) == ["The auction is over: 🎩 Ada won Baltic at auction for $50"]


async def test_a_game_that_is_called_off_says_so_where_a_bid_was_told(
    server: SimulatedServer,
) -> None:
    game = await auction(server)
    form = await press(server, B, game, "Set a secret maximum")
    await server.type(B, form, amount="20")
    for who in (A, B, C):
        await server.vote_to_cancel(who)
    assert edited_notes(server) == ["The auction was called off. Nothing was sold."]


async def test_an_auction_that_ends_while_a_bid_is_answered_is_told_all_the_same(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, send = await auction(server), Reply.send_private
    number = (await bidding(server, game)).id
    form = await press(server, B, game, "Set a secret maximum")

    async def send_late(reply: Reply, screen: AnyScreen) -> None:
        monkeypatch.undo()
        host = server.app.host
        for who in (C, A):
            user = (await server.table(game)).players[who].user_id or 0
            await host.submit(game, user, number, PassBid(), f"pass {who}")
        await server.app.publisher.flush(game)
        await send(reply, screen)

    monkeypatch.setattr(Reply, "send_private", send_late)
    await server.type(B, form, amount="20")
    (told,) = edited_notes(server)
    assert told.startswith("The auction is over: 🚢 Ben won Baltic at auction for $1")


async def test_a_message_that_cannot_be_edited_keeps_nothing_from_going_on(
    server: SimulatedServer,
) -> None:
    game = await auction(server)
    form = await press(server, B, game, "Set a secret maximum")
    await server.type(B, form, amount="20")
    server.fail("PATCH", "/webhooks/*/*/messages/*", 404, 10008, times=None)
    for who in (C, A):
        await press(server, who, game, "Pass")
    assert "Sold: Baltic" in said(await server.message(game, BIDS))


async def test_both_messages_say_whose_group_the_lot_would_complete(
    server: SimulatedServer,
) -> None:
    game = await auction(server)
    told = "Baltic would complete 🐕 Cleo’s set: Dark purple."
    for name in (BIDS, "table"):
        assert "would complete" not in said(await server.message(game, name))
    await server.arrange(game, lambda it: it.owns(C, 1))
    for name in (BIDS, "table"):
        assert told in said(await server.message(game, name))
    await press(server, C, game, "Pass")
    for name in (BIDS, "table"):
        assert "would complete" not in said(await server.message(game, name))


async def test_everyones_cash_stands_above_the_bids_at_the_table_too(
    server: SimulatedServer,
) -> None:
    game = await auction(server)
    await server.arrange(game, lambda it: it.cash(B, 49))
    table = said(await server.message(game, "table"))
    assert "Cash: 🎩 Ada $1,500 · 🚢 Ben $49 · 🐕 Cleo $1,500" in table


async def test_who_outbids_every_computer_reads_that_it_is_over(server: SimulatedServer) -> None:
    server.app.host.computers = ComputerTasks(server.app.host, ScriptedThinker())
    game = await server.start_alone(computers=2)
    await server.act(game, A, Throw())
    await server.act(game, A, Decline())
    form = await press(server, A, game, "Set a secret maximum")
    told = await server.type(A, form, amount="1400")
    assert told.text.startswith("The auction is over: 🎩 Ada won Baltic at auction for $")
    assert "you lead" not in told.text


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
    for message in (bids, await server.message(game, "table")):
        assert "the winner pays the Bank $3 in interest and can unmortgage it" in said(message)
    assert labels(bids)[:2] == ["Bid $1", "Other amount…"]


async def test_a_stale_amount_is_refused_with_the_price_that_stands(
    server: SimulatedServer,
) -> None:
    game = await auction(server)
    old = await server.message(game, BIDS)
    await press(server, B, game, "Bid $50")
    refused = await server.press_late(C, old, "Bid $10")
    assert "$50" in refused.text
    assert (await bidding(server, game)).bids == ((B, 50),)  # type: ignore[union-attr]


async def test_a_bid_can_be_typed(server: SimulatedServer) -> None:
    game = await auction(server)
    form = await press(server, B, game, "Other amount")
    assert "Type whole dollars, at least $1." in str(form.form)
    await server.type(B, form, amount="$ 1,050")
    assert "leads with $1,050" in said(await server.message(game, BIDS))


async def test_a_form_names_the_lowest_amount_that_counts_now(server: SimulatedServer) -> None:
    game = await auction(server)
    await press(server, B, game, "Bid $50")
    assert "at least $51." in str((await press(server, C, game, "Other amount")).form)
    for who, least in ((C, 51), (B, 50)):
        form = await press(server, who, game, "Set a secret maximum")
        assert f"At least ${least}. The bot bids" in str(form.form)


async def test_a_form_says_who_leads(server: SimulatedServer) -> None:
    game = await auction(server)
    assert "lead" not in str((await press(server, C, game, "Other amount")).form)
    await press(server, B, game, "Bid $50")
    assert "Ben leads with $50. Type" in str((await press(server, C, game, "Other amount")).form)
    assert "You lead with $50. At" in str((await press(server, B, game, "Set a secret")).form)


async def test_who_types_an_amount_reads_what_cash_is_left(server: SimulatedServer) -> None:
    game = await auction(server)
    form = await press(server, B, game, "Other amount")
    answer = await server.type(B, form, amount="120")
    assert "Your bid of $120 is in." in answer.text
    assert (
        "You have $1,500 in cash. If you have to pay this whole amount, you’ll have $1,380 left."
        in answer.text
    )


async def test_a_maximum_that_is_beaten_at_once_says_so(server: SimulatedServer) -> None:
    game = await auction(server)
    for who, amount in ((B, "300"), (C, "200")):
        form = await press(server, who, game, "Set a secret maximum")
        answer = await server.type(who, form, amount=amount)
    assert "You were outbid at once: $200 wasn’t enough. 🚢 Ben now leads with $201." in answer.text
    assert "If you have to pay" not in answer.text, "a beaten bid is never paid"


async def test_of_equal_amounts_the_earlier_one_leads(server: SimulatedServer) -> None:
    game = await auction(server)
    for who in (B, C):
        form = await press(server, who, game, "Set a secret maximum")
        answer = await server.type(who, form, amount="200")
    assert "🚢 Ben offers $200 too, and of equal bids the earlier one leads." in answer.text


async def test_a_maximum_that_beats_another_says_why_it_bids_so_much(
    server: SimulatedServer,
) -> None:
    game = await auction(server)
    for who, amount in ((B, "200"), (C, "300"), (C, "400")):
        form = await press(server, who, game, "Set a secret maximum")
        answer = await server.type(who, form, amount=amount)
        is_beating = amount == "300"
        why = "It took that much to beat Ben’s secret maximum."
        assert (why in answer.text) == is_beating
    assert "Right now, you lead with $201." in answer.text


async def test_who_leads_is_not_waited_for(server: SimulatedServer) -> None:
    game = await auction(server)
    await press(server, B, game, "Bid $10")
    assert "Still to bid or pass: 🎩 Ada and 🐕 Cleo" in said(await server.message(game, BIDS))


async def test_text_alone_tells_rents_owners_and_cash_beside_the_bids(
    server: SimulatedServer,
) -> None:
    game = await auction(server)
    snapshot = await server.table(game)
    voice = Voice(snapshot.players, snapshot.board, load("en", plain=True))
    about, bids = [it.description for it in bidding_screen(snapshot, voice, ()).embeds]
    assert "hotel $450" in about
    assert "2 unowned" in about
    assert "Cash: Ada $1,500 · Ben $1,500 · Cleo $1,500" in bids


@pytest.mark.parametrize(
    ("lowest", "most", "bids"),
    [(1, 1500, (10, 50, 100)), (257, 1500, (260, 300, 350)), (257, 298, (260,)),
     (560, 1500, (600, 700, 800)), (11, 15, (11,)), (16, 15, ())],
)  # fmt: skip
async def test_bids_are_round_and_legal(lowest: int, most: int, bids: tuple[int, ...]) -> None:
    assert offered_bids(lowest, most) == bids


@pytest.mark.parametrize("typed", ["much", "", "-5", "1.5", "٣", "9" * 9])
async def test_what_is_no_sum_is_explained(typed: str, server: SimulatedServer) -> None:
    game = await auction(server)
    form = await press(server, B, game, "Other amount")
    if not typed:
        typed = " "
    answer = await server.type(B, form, amount=typed)
    assert answer.text.strip()
    assert (await bidding(server, game)).bids == ()  # type: ignore[union-attr]


async def test_a_secret_maximum_bids_for_its_player_and_is_told_to_nobody_else(
    server: SimulatedServer,
) -> None:
    game = await auction(server)
    form = await press(server, B, game, "Set a secret maximum")
    filed = await server.type(B, form, amount="300")
    assert "$300. Nobody else sees the amount.\nRight now, you lead with $" in filed.text
    await press(server, C, game, "Bid $50")
    bids = await server.message(game, BIDS)
    assert "🚢 Ben leads with $51" in said(bids)
    for message in [*server.messages, bids]:
        assert "$300" not in said(message)
    assert "$300" not in (await server.command(C, "history")).text


async def sold(server: SimulatedServer, game: str) -> None:
    """Ben gets it for $50; Ada, who declined, presses last."""
    await press(server, B, game, "Bid $50")
    await press(server, C, game, "Pass")
    await press(server, A, game, "Pass")
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
    assert "End turn" in labels(table)


async def test_where_a_notice_cannot_be_deleted_the_table_comes_below_its_result(
    server: SimulatedServer,
) -> None:
    game = await auction(server)
    notice = (await server.message(game, NOTICE)).id
    server.fail("DELETE", "/channels/*/messages/*", 403, 50013, times=None)
    await sold(server, game)
    (left,) = [it for it in server.messages if it.id == notice]
    assert "Sold: Baltic" in said(left)
    await server.press(A, await server.message(game, "table"), "End turn")
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


async def test_a_form_left_open_until_the_end_says_who_has_won(server: SimulatedServer) -> None:
    game = await auction(server)
    form = await press(server, C, game, "Set a secret maximum")
    bids = await server.message(game, BIDS)
    for who, label in ((B, "Bid $50"), (C, "Pass"), (A, "Pass")):
        await press(server, who, game, label)
    late = await server.type(C, form, amount="90")
    assert late.text == "The auction is over: 🚢 Ben won Baltic at auction for $50"
    assert (await server.press_late(C, bids, "Other amount")).text == late.text


async def test_the_winner_reads_the_maximum_that_was_not_needed(server: SimulatedServer) -> None:
    game = await auction(server, "daily")
    forms = [await press(server, who, game, "Set a secret maximum") for who in (A, B, C, A)]
    for who, most in ((A, "20"), (B, "61"), (C, "90")):
        told = await server.type(who, forms[who], amount=most)
    assert told.text == (
        "The auction is over: 🐕 Cleo won Baltic at auction for $62\nYour secret maximum was $90."
    )
    again = await server.type(A, forms[3], amount="30")
    assert again.text.endswith("\nYour secret maximum was $20.")


async def test_a_press_after_the_end_is_answered(server: SimulatedServer) -> None:
    game = await auction(server)
    old = await server.message(game, BIDS)
    for who in (B, C, A):
        await press(server, who, game, "Pass")
    late = await server.press_late(B, old, "Bid $10")
    assert "Something changed before your choice" in late.text
    assert await owner(server, game) is None


async def test_a_bid_made_up_for_another_decision_is_refused(server: SimulatedServer) -> None:
    game = await server.start_game()
    table = await server.message(game, "table")
    (roll,) = [it["custom_id"] for it in buttons(table) if it["label"] == "Roll the dice"]
    number = roll.split(":")[2]
    for word in ("max", "type"):
        answer = await server.press_made_up(A, table, f"m1:{game}:{number}:bid:{word}")
        assert "Something changed before your choice" in answer.text


async def test_what_nobody_wants_is_not_called_sold(server: SimulatedServer) -> None:
    game = await auction(server)
    for who in (B, C, A):
        await press(server, who, game, "Pass")
    assert "Not sold: Baltic" in said(await server.message(game, BIDS))


async def test_who_has_passed_or_leads_is_told_so(server: SimulatedServer) -> None:
    game = await auction(server)
    await press(server, C, game, "Pass")
    assert "passed" in (await press(server, C, game, "Bid $10")).text
    await press(server, B, game, "Bid $10")
    assert "already have the highest bid" in (await press(server, B, game, "Bid $20")).text


async def test_an_onlooker_cannot_bid(server: SimulatedServer) -> None:
    game = await auction(server)
    assert "not playing" in (await press(server, 3, game, "Bid $10")).text


async def test_silence_ends_it_at_the_deadline_and_a_late_bid_moves_that(
    server: SimulatedServer,
) -> None:
    game = await auction(server)
    await server.wait(50)
    await press(server, B, game, "Bid $10")
    await server.wait(14)
    assert await owner(server, game) is None
    await server.wait(2)
    assert await owner(server, game) == B


async def test_bids_may_be_made_at_the_table_as_well(server: SimulatedServer) -> None:
    game = await auction(server)
    table = await server.message(game, "table")
    await server.press(B, table, "Bid $10")
    assert "Ben leads with $10" in said(await server.message(game, BIDS))


# -- by post ------------------------------------------------------------------------------------


async def test_by_post_each_files_once_and_the_second_price_is_paid(
    server: SimulatedServer,
) -> None:
    game = await auction(server, "daily")
    bids = await server.message(game, BIDS)
    assert labels(bids) == ["Set a secret maximum…", "Pass"]
    for who, amount in ((B, "200"), (C, "90")):
        form = await press(server, who, game, "Set a secret maximum")
        await server.type(who, form, amount=amount)
        assert amount not in said(await server.message(game, BIDS))
    assert "Already bid or passed: 🚢 Ben and 🐕 Cleo" in said(await server.message(game, BIDS))
    form = await press(server, B, game, "Set a secret maximum")
    assert "answers only once" in (await server.type(B, form, amount="500")).text
    await press(server, A, game, "Pass")
    assert await owner(server, game) == B
    assert (await server.table(game)).position.seats[B].cash == 1500 - 91


async def test_by_post_silence_passes_after_half_a_day(server: SimulatedServer) -> None:
    game = await auction(server, "daily")
    form = await press(server, B, game, "Set a secret maximum")
    await server.type(B, form, amount="5")
    await server.wait(12 * 3600 - 60)
    assert await owner(server, game) is None
    await server.wait(120)
    assert await owner(server, game) == B


async def test_a_form_survives_a_restart(server: SimulatedServer) -> None:
    game = await auction(server)
    form = await press(server, B, game, "Set a secret maximum")
    await server.restart()
    await server.type(B, form, amount="300")
    await press(server, C, game, "Bid $50")
    assert "🚢 Ben leads with $51" in said(await server.message(game, BIDS))
