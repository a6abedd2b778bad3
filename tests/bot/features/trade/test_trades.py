"""Answers to an offer: accepted, countered, declined, by the right person and once."""

from pathlib import Path

import pytest

from bot.features.trade.sent import sent_screen
from bot.language.language import load
from bot.language.voice import Voice
from engine.core.actions import AcceptTrade, OfferTrade, Side, WithdrawTrade
from engine.host.clocks.paces import DAY
from engine.host.people.absence import go_away
from engine.host.snapshots import state_of
from tests.support.game import CONNECTICUT, ORIENTAL, READING, VERMONT, A, B, C, live
from tests.support.screens import button, buttons, chosen, selects, text
from tests.support.simulated_messages import button_of, labels
from tests.support.simulated_messages import said as said_in
from tests.support.trade_game import GAME, TradeGame, user

pytestmark = pytest.mark.asyncio
ADA, BEN, CLEO, STRANGER = user(A), user(B), user(C), 999


async def offered(tmp_path: Path, offer: OfferTrade, *mortgaged: int) -> tuple[TradeGame, int]:
    """Ada's offer to Ben is out; the direct message that has it."""
    game = live(3).owns(A, VERMONT, ORIENTAL, READING).owns(B, CONNECTICUT)
    trade_game = await TradeGame.at(tmp_path, game.mortgaged(*mortgaged).state)
    await trade_game.host.submit(GAME, ADA, 0, offer, "offer")
    await trade_game.flush(GAME)
    (message,) = trade_game.sent_to(BEN)
    return trade_game, message


SWAP = OfferTrade(B, Side((VERMONT,), 50), Side((CONNECTICUT,)))


async def owners(trade_game: TradeGame, *spaces: int) -> list[int | None]:
    state = state_of(await trade_game.table())
    return [state.deeds[space].owner for space in spaces]


async def test_accept_makes_the_trade_and_the_message_says_so(tmp_path: Path) -> None:
    trade_game, message = await offered(tmp_path, SWAP)
    answer = await trade_game.answer(BEN, trade_game.shown(message), "Accept")
    assert await owners(trade_game, VERMONT, CONNECTICUT) == [B, A]
    assert "You accepted 🎩 Ada’s offer" in text(answer.updates[0])
    assert "**You gave**" in text(answer.updates[0])
    assert "The game is in <#" in text(answer.updates[0])
    assert not labels(trade_game.shown(message))


async def test_a_declined_offer_says_what_it_would_have_been(tmp_path: Path) -> None:
    trade_game, message = await offered(tmp_path, SWAP)
    answer = await trade_game.answer(BEN, trade_game.shown(message), "Decline")
    assert "**You would have given**" in text(answer.updates[0])
    assert "**You give**" not in text(answer.updates[0])


async def test_the_sender_is_told_that_the_other_player_is_away(tmp_path: Path) -> None:
    trade_game, _ = await offered(tmp_path, SWAP)

    async def shown() -> str:
        game = await trade_game.table()
        (trade,) = state_of(game).trades
        return text(sent_screen(game, trade, Voice(game.players, game.board, load("en"))))

    assert "is away" not in await shown()
    until = trade_game.host.now() + 2 * DAY
    await go_away(trade_game.host, GAME, BEN, until, None)
    told = f"Ben is away until <t:{int(until)}:f>. The offer expires before that"
    assert told in await shown()


async def test_accept_twice_trades_once(tmp_path: Path) -> None:
    trade_game, message = await offered(tmp_path, SWAP)
    screen = trade_game.shown(message)
    await trade_game.answer(BEN, screen, "Accept")
    again = await trade_game.answer(BEN, screen, "Accept")
    assert not again.private_screens, "what one has just done is no mistake"
    assert (await trade_game.table()).position.seats[B].cash == 1550


@pytest.mark.parametrize("label", ["Accept", "Counter", "Decline"])
@pytest.mark.parametrize(
    ("who", "said"),
    [
        (CLEO, "another player to answer"),
        (ADA, "another player to answer"),
        (STRANGER, "not playing"),
    ],
)
async def test_nobody_else_may_answer(tmp_path: Path, label: str, who: int, said: str) -> None:
    trade_game, message = await offered(tmp_path, SWAP)
    answer = await trade_game.answer(who, trade_game.shown(message), label)
    assert said in text(answer.private_screens[0])
    assert not answer.updates
    assert trade_game.versions(message) == 1
    assert len(state_of(await trade_game.table()).trades) == 1


async def test_accept_after_something_in_it_changed(tmp_path: Path) -> None:
    trade_game, message = await offered(tmp_path, SWAP)
    screen = trade_game.shown(message)
    state = state_of(await trade_game.table()).copy()
    state.deeds[VERMONT].owner = C
    await trade_game.arrange(state)
    answer = await trade_game.answer(BEN, screen, "Accept")
    assert "only use properties that you own" in text(answer.private_screens[0])
    assert await owners(trade_game, CONNECTICUT) == [B]


async def test_accept_without_the_cash_leaves_the_offer_open(tmp_path: Path) -> None:
    ask = OfferTrade(B, Side((VERMONT,)), Side((), 1400))
    trade_game, message = await offered(tmp_path, ask)
    state = state_of(await trade_game.table()).copy()
    state.seats[B].cash = 1399
    await trade_game.arrange(state)
    screen = trade_game.shown(message)
    answer = await trade_game.answer(BEN, screen, "Accept")
    told = text(answer.private_screens[0])
    assert "This trade costs you $1,400, and you have $1,399 in cash. Sell or mortgage" in told
    assert len(state_of(await trade_game.table()).trades) == 1


async def test_accept_beyond_all_one_could_raise_says_so_at_the_first_press(tmp_path: Path) -> None:
    trade_game, message = await offered(tmp_path, OfferTrade(B, Side((VERMONT,)), Side((), 5000)))
    answer = await trade_game.answer(BEN, trade_game.shown(message), "Accept")
    told = text(answer.private_screens[0])
    assert "costs you $5,000, and you have $1,500 in cash" in told
    assert "you couldn’t raise more than $1,560" in told


async def test_who_lacks_the_cash_for_an_own_offer_is_named(tmp_path: Path) -> None:
    trade_game, message = await offered(tmp_path, SWAP)
    state = state_of(await trade_game.table()).copy()
    state.seats[A].cash = 17
    await trade_game.arrange(state)
    screen = trade_game.shown(message)
    answer = await trade_game.answer(BEN, screen, "Accept")
    said = text(answer.private_screens[0])
    assert "🎩 Ada needs $50 for this trade but has only $17. The offer stays open." in said
    assert await owners(trade_game, VERMONT, CONNECTICUT) == [A, B]


async def test_mortgages_received_are_asked_about_and_held_by_default(tmp_path: Path) -> None:
    gift = OfferTrade(B, Side((VERMONT, READING)), Side())
    trade_game, message = await offered(tmp_path, gift, VERMONT, READING)
    screen = trade_game.shown(message)
    assert "you pay $5 (10% interest) to keep it mortgaged" in said_in(screen)
    asked = (await trade_game.answer(BEN, screen, "Accept")).private_screens[0]
    assert state_of(await trade_game.table()).trades
    assert "you would have" in said_in(screen)
    assert "you would have" not in text(asked), "the offer above it says so"
    assert button(asked, "Accept, keep mortgaged · $15")
    await trade_game.click(BEN, asked, "Accept")
    state = state_of(await trade_game.table())
    assert state.seats[B].cash == 1485
    assert state.deeds[VERMONT].mortgaged
    assert "You accepted" in said_in(trade_game.shown(message))


async def test_mortgages_received_may_be_paid_off_at_once(tmp_path: Path) -> None:
    gift = OfferTrade(B, Side((VERMONT, READING)), Side())
    trade_game, message = await offered(tmp_path, gift, VERMONT, READING)
    screen = trade_game.shown(message)
    asked = (await trade_game.answer(BEN, screen, "Accept")).private_screens[0]
    (unmortgages,) = selects(asked)
    chosen_ = (await trade_game.press(BEN, unmortgages.custom_id, str(READING))).screen
    assert "Your cash: $1,500 → **$1,385**, after paying the Bank $115" in text(chosen_)
    trade_game = await trade_game.restarted()
    answer = await trade_game.click(BEN, chosen_, "Accept, unmortgage 1 · $115")
    assert "The trade is done" in text(answer.screen)
    state = state_of(await trade_game.table())
    assert [state.deeds[it].mortgaged for it in (VERMONT, READING)] == [True, False]
    assert state.seats[B].cash == 1385


async def test_28_mortgaged_deeds_may_each_be_unmortgaged_or_held(tmp_path: Path) -> None:
    game = live(2)
    every = tuple(game.state.deeds)
    game.owns(A, *every).mortgaged(*every).cash(B, 5000)
    trade_game = await TradeGame.at(tmp_path, game.state)
    await trade_game.host.submit(GAME, ADA, 0, OfferTrade(B, Side(every), Side()), "offer")
    await trade_game.flush(GAME)
    (message,) = trade_game.sent_to(BEN)
    screen = trade_game.shown(message)
    asked = (await trade_game.answer(BEN, screen, "Accept")).private_screens[0]
    first, second = selects(asked)
    asked = (await trade_game.press(BEN, second.custom_id, str(every[27]))).screen
    first, second = selects(asked)
    asked = (await trade_game.press(BEN, first.custom_id, str(every[0]))).screen
    await trade_game.click(BEN, asked, "Accept, unmortgage 2")
    state = state_of(await trade_game.table())
    unmortgaged = [space for space in every if not state.deeds[space].mortgaged]
    assert unmortgaged == [every[0], every[27]]


async def test_the_receivers_list_is_his_alone(tmp_path: Path) -> None:
    gift = OfferTrade(B, Side((VERMONT,)), Side())
    trade_game, message = await offered(tmp_path, gift, VERMONT)
    screen = trade_game.shown(message)
    asked = (await trade_game.answer(BEN, screen, "Accept")).private_screens[0]
    answer = await trade_game.click(CLEO, asked, "Accept")
    assert "another player to answer" in text(answer.screen)
    assert await owners(trade_game, VERMONT) == [A]


async def test_decline_leaves_everything_where_it_is(tmp_path: Path) -> None:
    trade_game, message = await offered(tmp_path, SWAP)
    screen = trade_game.shown(message)
    answer = await trade_game.answer(BEN, screen, "Decline")
    assert "You declined 🎩 Ada’s offer" in text(answer.updates[0])
    assert await owners(trade_game, VERMONT, CONNECTICUT) == [A, B]
    assert not state_of(await trade_game.table()).trades


async def test_a_counter_offer_begins_with_the_offer_turned_round(tmp_path: Path) -> None:
    trade_game, message = await offered(tmp_path, SWAP)
    screen = trade_game.shown(message)
    panel = (await trade_game.answer(BEN, screen, "Counter")).private_screens[0]
    assert chosen(panel, "give") == [str(CONNECTICUT)]
    assert chosen(panel, "take") == [str(VERMONT)]
    assert "💵 $50" in text(panel)
    assert "Sending this closes Ada’s offer" in text(panel)
    panel = (await trade_game.money(BEN, panel, "", "100")).screen
    await trade_game.send(BEN, panel)
    (trade,) = state_of(await trade_game.table()).trades
    assert (trade.proposer, trade.partner, trade.takes.cash) == (B, A, 100)
    assert message not in trade_game.sent_to(BEN), "the counteroffer is what counts now"
    (back,) = trade_game.sent_to(ADA)
    assert "Ben sends you a counteroffer" in said_in(trade_game.shown(back))
    await trade_game.answer(ADA, trade_game.shown(back), "Accept")
    assert await owners(trade_game, VERMONT, CONNECTICUT) == [B, A]
    assert (await trade_game.table()).position.seats[B].cash == 1600


async def test_a_counter_offer_that_changes_nothing_is_not_sent(tmp_path: Path) -> None:
    trade_game, message = await offered(tmp_path, SWAP)
    panel = (await trade_game.answer(BEN, trade_game.shown(message), "Counter")).private_screens[0]
    assert button(panel, "Send").disabled
    panel = (await trade_game.send(BEN, panel)).screen
    assert "That’s the offer Ada sent you: accept it, or change something." in text(panel)
    (trade,) = state_of(await trade_game.table()).trades
    assert trade.proposer == A
    panel = (await trade_game.money(BEN, panel, "", "60")).screen
    assert "That’s the offer" not in text(panel)
    assert not button(panel, "Send").disabled


async def test_a_counter_offer_that_was_begun_goes_on_after_a_restart(tmp_path: Path) -> None:
    trade_game, message = await offered(tmp_path, SWAP)
    screen = trade_game.shown(message)
    panel = (await trade_game.answer(BEN, screen, "Counter")).private_screens[0]
    await trade_game.money(BEN, panel, "", "75")
    trade_game = await trade_game.restarted()
    panel = (await trade_game.answer(BEN, screen, "Counter")).private_screens[0]
    assert "💵 $75" in text(panel)


async def test_a_counter_to_an_offer_that_is_gone_says_so(tmp_path: Path) -> None:
    trade_game, message = await offered(tmp_path, SWAP)
    screen = trade_game.shown(message)
    panel = (await trade_game.answer(BEN, screen, "Counter")).private_screens[0]
    (trade,) = state_of(await trade_game.table()).trades
    await trade_game.host.submit(GAME, ADA, 0, WithdrawTrade(trade.id), "back")
    panel = (await trade_game.send(BEN, panel)).screen
    assert "The offer from Ada that you’re countering is no longer open" in text(panel)
    panel = (await trade_game.click(BEN, panel, "Remove unavailable")).screen
    await trade_game.send(BEN, panel)
    (trade,) = state_of(await trade_game.table()).trades
    assert trade.proposer == B


async def test_a_counter_to_an_offer_that_was_accepted_is_no_draft_any_more(tmp_path: Path) -> None:
    trade_game, message = await offered(tmp_path, SWAP)
    screen = trade_game.shown(message)
    panel = (await trade_game.answer(BEN, screen, "Counter")).private_screens[0]
    await trade_game.money(BEN, panel, "", "75")
    assert "$75" in text(await trade_game.open(BEN, None, A))
    (trade,) = state_of(await trade_game.table()).trades
    await trade_game.host.submit(GAME, BEN, 0, AcceptTrade(trade.id), "yes")
    panel = await trade_game.open(BEN, None, A)
    assert "$75" not in text(panel)
    assert "no longer" not in text(panel)


async def test_an_open_offer_may_be_answered_from_the_builder_too(tmp_path: Path) -> None:
    trade_game, message = await offered(tmp_path, SWAP)
    panel = await trade_game.open(BEN, ADA)
    look = (await trade_game.click(BEN, panel, "View 🎩 Ada’s offer")).screen
    assert buttons(look) == ["Accept", "Counter…", "Decline"]
    answer = await trade_game.click(BEN, look, "Decline")
    assert "You declined" in text(answer.screen)
    assert "You declined" in said_in(trade_game.shown(message))


@pytest.mark.parametrize("label", ["Accept", "Decline"])
async def test_a_second_press_in_private_says_what_is_done(tmp_path: Path, label: str) -> None:
    trade_game, _ = await offered(tmp_path, SWAP)
    look = (await trade_game.click(BEN, await trade_game.open(BEN, ADA), "View")).screen
    first = await trade_game.click(BEN, look, label)
    again = await trade_game.click(BEN, look, label)
    assert text(again.screen) == text(first.screen)


async def test_an_offer_that_another_has_ended_is_gone(tmp_path: Path) -> None:
    trade_game, message = await offered(tmp_path, SWAP)
    screen = trade_game.shown(message)
    (trade,) = state_of(await trade_game.table()).trades
    await trade_game.host.submit(GAME, ADA, 0, WithdrawTrade(trade.id), "back")
    for label in ("Accept", "Decline"):
        answer = await trade_game.answer(BEN, screen, label)
        assert "That offer is no longer open" in text(answer.private_screens[0])


async def test_the_second_half_of_a_double_press_opens_no_second_panel(tmp_path: Path) -> None:
    gift = OfferTrade(B, Side((VERMONT, READING)), Side())
    trade_game, message = await offered(tmp_path, gift, VERMONT, READING)
    screen = trade_game.shown(message)
    await trade_game.answer(BEN, screen, "Accept")
    accept = button_of(screen, "Accept")["custom_id"]
    again = await trade_game.press(BEN, accept, on=message, is_repeated=True)
    assert not again.answered


async def test_no_press_of_ours_does_nothing(tmp_path: Path) -> None:
    trade_game, _ = await offered(tmp_path, SWAP)
    answer = await trade_game.press(BEN, f"m1:{GAME}:0:trade:dance 1")
    assert answer.screen.content == trade_game.words.say("press-unknown")
