"""The form for a bid or a secret maximum, and what its player reads afterwards."""

from __future__ import annotations

import pytest

from bot.features.auctions.amounts import NAME
from bot.language.language import languages, load
from bot.ui.screen import OPTION
from engine.core.actions import Decline, Roll
from engine.host.computer_tasks import ComputerTasks
from tests.support.answer_labels import PASS, ROLL, SET_MAXIMUM, bid_of
from tests.support.baltic_auction import BIDS, auction, bidding, fix_dice, press
from tests.support.game import A, B, C
from tests.support.simulated_messages import buttons, said
from tests.support.simulated_server import SimulatedServer
from tests.support.thinkers import ScriptedThinker

pytestmark = pytest.mark.asyncio


@pytest.fixture(autouse=True)
def _baltic(monkeypatch: pytest.MonkeyPatch) -> None:
    fix_dice(monkeypatch)


@pytest.mark.parametrize("locale", languages())
async def test_who_leads_and_the_least_fit_into_a_form(locale: str) -> None:
    words = load(locale)
    lead = words.say("bid-form-lead", who="W" * NAME, price=9999)
    for kind in ("max", "type"):
        hint = words.say(f"bid-form-{kind}-hint", lowest=10_000)
        assert len(f"{lead} {hint}") <= OPTION


async def test_a_bid_can_be_typed(server: SimulatedServer) -> None:
    game = await auction(server)
    form = await press(server, B, game, "Other amount")
    assert "Type a whole amount, at least $1." in str(form.form)
    await server.type(B, form, amount="$ 1,050")
    assert "leads with $1,050" in said(await server.message(game, BIDS))


async def test_a_form_names_the_lowest_amount_that_counts_now(server: SimulatedServer) -> None:
    game = await auction(server)
    await press(server, B, game, bid_of(50))
    assert "at least $51." in str((await press(server, C, game, "Other amount")).form)
    for who, least in ((C, 51), (B, 50)):
        form = await press(server, who, game, SET_MAXIMUM)
        assert f"At least ${least}. The bot bids" in str(form.form)


async def test_a_form_says_who_leads(server: SimulatedServer) -> None:
    game = await auction(server)
    assert "lead" not in str((await press(server, C, game, "Other amount")).form)
    await press(server, B, game, bid_of(50))
    assert "Ben leads with $50. Type" in str((await press(server, C, game, "Other amount")).form)
    assert "You lead with $50. At" in str((await press(server, B, game, SET_MAXIMUM)).form)


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
        form = await press(server, who, game, SET_MAXIMUM)
        answer = await server.type(who, form, amount=amount)
    assert "$200 wasn’t enough against 🚢 Ben with $201." in answer.text
    assert "If you have to pay" not in answer.text, "a beaten bid is never paid"


async def test_of_equal_amounts_the_earlier_one_leads(server: SimulatedServer) -> None:
    game = await auction(server)
    for who in (B, C):
        form = await press(server, who, game, SET_MAXIMUM)
        answer = await server.type(who, form, amount="200")
    assert "🚢 Ben offers $200 too, and if bids are equal, the earlier one leads." in answer.text
    assert "bids are equal" not in said(await server.message(game, BIDS)), "a secret"


async def test_the_thread_says_why_the_earlier_of_two_equal_bids_leads(
    server: SimulatedServer,
) -> None:
    game = await auction(server)
    for who, label in ((B, SET_MAXIMUM), (C, "Other amount")):
        await server.type(who, await press(server, who, game, label), amount="200")
    bids = said(await server.message(game, BIDS))
    assert "🚢 Ben leads with $200.**\nIf bids are equal, the earlier one counts." in bids
    await press(server, A, game, bid_of(210))
    assert "bids are equal" not in said(await server.message(game, BIDS))


async def test_who_has_bid_as_much_as_the_winner_reads_why_it_was_lost(
    server: SimulatedServer,
) -> None:
    game = await auction(server, "daily")
    late = {who: await press(server, who, game, SET_MAXIMUM) for who in (B, C)}
    for who in (B, C):
        form = await press(server, who, game, SET_MAXIMUM)
        await server.type(who, form, amount="200")
    await press(server, A, game, PASS)
    lost = (await server.type(C, late[C], amount="300")).text
    assert "Your secret maximum was $200. If bids are equal, the earlier one counts." in lost
    won = (await server.type(B, late[B], amount="300")).text
    assert "Your secret maximum was $200." in won
    assert "equal" not in won


async def test_a_maximum_that_one_has_set_stands_in_the_form(server: SimulatedServer) -> None:
    game = await auction(server)
    form = await press(server, B, game, SET_MAXIMUM)
    assert "300" not in str(form.form)
    await server.type(B, form, amount="300")
    assert "'value': '300'" in str((await press(server, B, game, SET_MAXIMUM)).form)
    for who, label in ((B, "Other amount"), (C, SET_MAXIMUM)):
        assert "300" not in str((await press(server, who, game, label)).form)


async def test_a_maximum_that_beats_another_says_why_it_bids_so_much(
    server: SimulatedServer,
) -> None:
    game = await auction(server)
    for who, amount in ((B, "200"), (C, "300"), (C, "400")):
        form = await press(server, who, game, SET_MAXIMUM)
        answer = await server.type(who, form, amount=amount)
        is_beating = amount == "300"
        why = "It took that much to beat Ben’s secret maximum."
        assert (why in answer.text) == is_beating
    assert "Right now, you lead with $201." in answer.text


async def test_who_outbids_every_computer_reads_that_it_is_over(server: SimulatedServer) -> None:
    server.app.host.computers = ComputerTasks(server.app.host, ScriptedThinker())
    game = await server.start_alone(computers=2)
    await server.act(game, A, Roll())
    await server.act(game, A, Decline())
    form = await press(server, A, game, SET_MAXIMUM)
    told = await server.type(A, form, amount="1400")
    assert told.text.startswith("The auction is over: you won Baltic for $")
    assert "you lead" not in told.text


@pytest.mark.parametrize("typed", ["much", " ", "-5", "1.5", "٣", "9" * 9])
async def test_what_is_no_sum_is_explained(typed: str, server: SimulatedServer) -> None:
    game = await auction(server)
    form = await press(server, B, game, "Other amount")
    answer = await server.type(B, form, amount=typed)
    is_high = typed.isascii() and typed.isdigit()
    assert ("Type 9,999,999 at most" if is_high else "Type a whole number") in answer.text
    assert (await bidding(server, game)).bids == ()  # type: ignore[union-attr]


async def test_a_secret_maximum_bids_for_its_player_and_is_told_to_nobody_else(
    server: SimulatedServer,
) -> None:
    game = await auction(server)
    form = await press(server, B, game, SET_MAXIMUM)
    filed = await server.type(B, form, amount="300")
    assert "$300. Nobody else sees the amount.\nRight now, you lead with $" in filed.text
    await press(server, C, game, bid_of(50))
    bids = await server.message(game, BIDS)
    assert "🚢 Ben leads with $51" in said(bids)
    for message in [*server.messages, bids]:
        assert "$300" not in said(message)
    assert "$300" not in (await server.command(C, "game", show="history")).text


async def test_a_form_left_open_until_the_end_says_who_has_won(server: SimulatedServer) -> None:
    game = await auction(server)
    form = await press(server, C, game, SET_MAXIMUM)
    bids = await server.message(game, BIDS)
    for who, label in ((B, bid_of(50)), (C, PASS), (A, PASS)):
        await press(server, who, game, label)
    over = "The auction is over: 🚢 Ben won Baltic at auction for $50"
    assert (await server.type(C, form, amount="90")).text == over
    assert (await server.press_late(C, bids, "Other amount")).text == over


async def test_the_winner_reads_the_maximum_that_was_not_needed(server: SimulatedServer) -> None:
    game = await auction(server, "daily")
    forms = [await press(server, who, game, SET_MAXIMUM) for who in (A, B, C, A)]
    for who, most in ((A, "20"), (B, "61"), (C, "90")):
        told = await server.type(who, forms[who], amount=most)
    assert told.text == (
        "The auction is over: you won Baltic for $62.\nYour secret maximum was $90."
    )
    again = await server.type(A, forms[3], amount="30")
    assert again.text.endswith("\nYour secret maximum was $20.")


async def test_a_bid_made_up_for_another_decision_is_refused(server: SimulatedServer) -> None:
    game = await server.start_game()
    table = await server.message(game, "table")
    (roll,) = [it["custom_id"] for it in buttons(table) if it["label"] == ROLL]
    number = roll.split(":")[2]
    for word in ("max", "type"):
        answer = await server.press_made_up(A, table, f"m1:{game}:{number}:bid:{word}")
        assert "That choice is no longer open" in answer.text


async def test_a_form_survives_a_restart(server: SimulatedServer) -> None:
    game = await auction(server)
    form = await press(server, B, game, SET_MAXIMUM)
    await server.restart()
    await server.type(B, form, amount="300")
    await press(server, C, game, bid_of(50))
    assert "🚢 Ben leads with $51" in said(await server.message(game, BIDS))
