"""Messages of offers: where they go, what becomes of them, who hears of it."""

from pathlib import Path
from typing import cast

import pytest

from bot.discord.error_codes import MEANINGS
from bot.discord.reply import Reply
from bot.features.trade.offer_messages import EDIT_PAUSE, EDITS_AT_ONCE, NEXT_EDITS
from bot.features.trade.offer_outcome import offered_by
from bot.language.language import load
from bot.messages.reconcile import REPLACE_AFTER
from bot.ui.panel_screen import AnyScreen
from engine.core.actions import (
    AcceptTrade,
    Decline,
    DeclineTrade,
    OfferTrade,
    Resign,
    Roll,
    Side,
    WithdrawTrade,
)
from engine.core.events import Trade
from engine.host.clocks.paces import PACES
from engine.host.lobbies.presets import Preset, change_preset
from engine.host.lobby import Person
from engine.host.people.absence import come_back
from engine.host.snapshots import state_of
from engine.host.store.records import DIRECT
from engine.players.orders.presets import preset
from tests.support.custom_ids import panel_custom_id
from tests.support.game import CONNECTICUT, GO, ORIENTAL, VERMONT, A, B, C, live
from tests.support.in_process_discord import EDIT, OPEN_DIRECT, TROUBLE
from tests.support.published_game import CHANNEL
from tests.support.screens import buttons, text
from tests.support.seat_changes import hand_over
from tests.support.simulated_messages import buttons as message_buttons
from tests.support.simulated_messages import labels, said
from tests.support.trade_game import GAME, RecordedReply, TradeGame, user

pytestmark = pytest.mark.asyncio
ADA, BEN, CLEO, DORA = user(A), user(B), user(C), user(3)
SWAP = OfferTrade(B, Side((VERMONT,), 50), Side((CONNECTICUT,)))
DAY = 24 * 60 * 60


async def start_trade_game(tmp_path: Path, *closed: int) -> TradeGame:
    game = live(3).owns(A, VERMONT, ORIENTAL).owns(B, CONNECTICUT)
    trade_game = await TradeGame.at(tmp_path, game.state)
    trade_game.discord.close_direct_messages(*closed)
    return trade_game


async def offer(trade_game: TradeGame, key: str = "offer", action: OfferTrade = SWAP) -> int:
    """Ada makes an offer; its id."""
    await trade_game.host.submit(GAME, ADA, 0, action, key)
    await trade_game.flush(GAME)
    return state_of(await trade_game.table()).trades[-1].id


async def test_an_offer_goes_to_its_receiver_alone_and_rings(tmp_path: Path) -> None:
    trade_game = await start_trade_game(tmp_path)
    await offer(trade_game)
    (message,) = trade_game.sent_to(BEN)
    shown = trade_game.shown(message)
    assert "🎩 Ada offers you a trade" in said(shown)
    assert labels(shown) == ["Accept", "Counter…", "Decline"]
    assert f"<#{CHANNEL}>" in said(shown)
    until = int(trade_game.now) + PACES["live"].times["trade"]
    assert f"<t:{until}:R>" in said(shown)
    assert trade_game.discord.rung_by(message) == [BEN]
    assert not trade_game.sent_to(None)


async def test_an_offer_is_sent_once(tmp_path: Path) -> None:
    trade_game = await start_trade_game(tmp_path)
    await offer(trade_game)
    await trade_game.flush(GAME)
    trade_game = await trade_game.restarted()
    await trade_game.flush(GAME)
    (message,) = trade_game.sent_to(BEN)
    assert trade_game.versions(message) == 1


@pytest.mark.parametrize("closed", [(), (BEN,)])
async def test_an_offer_follows_its_seat_into_other_hands_and_back(
    tmp_path: Path, closed: tuple[int, ...]
) -> None:
    trade_game = await start_trade_game(tmp_path, *closed)
    await offer(trade_game)
    (bens,) = trade_game.sent_to(None if closed else BEN)
    await hand_over(trade_game.host, GAME, B, Person(DORA, "Dora"), "until-back", "over")
    trade_game.discord.fail("*", "*", *TROUBLE, times=None)
    await trade_game.flush(GAME)
    assert not trade_game.complete
    trade_game.discord.stop_failing()
    await trade_game.flush(GAME)
    (doras,) = trade_game.sent_to(DORA)
    assert bens not in trade_game.sent_to(None if closed else BEN)
    assert "offers you a trade" in said(trade_game.shown(doras))
    await come_back(trade_game.host, GAME, Person(BEN, "Ben"), "back")
    await trade_game.flush(GAME)
    assert trade_game.sent_to(DORA) == []
    assert len(trade_game.sent_to(None if closed else BEN)) == 1


async def test_an_offer_to_a_computer_is_no_message(tmp_path: Path) -> None:
    trade_game = await TradeGame.at(tmp_path, live(3).owns(A, VERMONT).state, computers=(B,))
    state = state_of(await trade_game.table()).copy()
    state.trades.append(Trade(999, C, B, Side((), 1), Side()))
    await trade_game.arrange(state)
    await trade_game.flush(GAME)
    assert not trade_game.discord.all_messages


async def test_closed_messages_are_answered_in_the_channel(tmp_path: Path) -> None:
    trade_game = await start_trade_game(tmp_path, BEN)
    await offer(trade_game)
    (message,) = trade_game.sent_to(None)
    assert f"<@{BEN}>" in trade_game.shown(message).content
    assert trade_game.discord.rung_by(message) == [BEN]
    refused = await trade_game.answer(CLEO, trade_game.shown(message), "Accept")
    assert "another player to answer" in text(refused.private_screens[0])
    await trade_game.answer(BEN, trade_game.shown(message), "Accept")
    assert (await trade_game.table()).position.deeds[VERMONT].owner == B
    assert "made a trade" in said(trade_game.shown(message))
    assert not labels(trade_game.shown(message))


@pytest.mark.parametrize("answer", ["Accept", "Decline"])
async def test_what_the_channel_reads_of_an_offer_calls_nobody_you(
    tmp_path: Path, answer: str
) -> None:
    """Before, every bystander read what "you" would give and have afterwards."""
    trade_game = await start_trade_game(tmp_path, BEN)
    await offer(trade_game)
    (message,) = trade_game.sent_to(None)
    assert "🎩 Ada offers 🚢 Ben a trade" in said(trade_game.shown(message))
    assert "**🎩 Ada gives**" in said(trade_game.shown(message))
    assert "**🚢 Ben gives**" in said(trade_game.shown(message))
    assert trade_game.shown(message).content == f"🚢 <@{BEN}>, you have a trade offer:"
    assert "you" not in said(trade_game.shown(message)).lower().removeprefix(
        trade_game.shown(message).content.lower()
    )
    await trade_game.answer(BEN, trade_game.shown(message), answer)
    assert "you" not in said(trade_game.shown(message)).lower()
    assert "🎩 Ada" in said(trade_game.shown(message))
    assert "🚢 Ben" in said(trade_game.shown(message))


def tries(trade_game: TradeGame, user_id: int) -> int:
    """Return how many direct messages to a person were tried."""
    place = trade_game.discord.person(user_id).dm_channel
    paths = [path for _, path, _ in trade_game.discord.requests]
    return paths.count(f"/channels/{place.id}/messages")


async def test_closed_messages_are_remembered_for_a_day(tmp_path: Path) -> None:
    trade_game = await start_trade_game(tmp_path, BEN)
    await offer(trade_game, "one")
    trade_game = await trade_game.restarted()
    await offer(trade_game, "two", OfferTrade(B, Side((), 7), Side()))
    assert tries(trade_game, BEN) == 1
    trade_game.discord.close_direct_messages(BEN, closed=False)
    trade_game.now += DAY
    trade_game.host.loaded.drop_all()
    await offer(trade_game, "three", OfferTrade(B, Side((), 8), Side()))
    assert tries(trade_game, BEN) == 2
    assert len(trade_game.sent_to(BEN)) == 1


async def test_trouble_at_discord_is_tried_again(tmp_path: Path) -> None:
    trade_game = await start_trade_game(tmp_path)
    trade_game.discord.fail("*", "*", *TROUBLE, times=None)
    await offer(trade_game)
    trade_game.discord.stop_failing()
    await trade_game.flush(GAME)
    assert len(trade_game.sent_to(BEN)) == 1


async def test_an_offer_stays_private_where_its_message_is_only_late(tmp_path: Path) -> None:
    trade_game = await start_trade_game(tmp_path)
    trade_game.discord.fail(*OPEN_DIRECT, *TROUBLE, times=None)
    await offer(trade_game)
    assert not trade_game.discord.all_messages
    assert not trade_game.complete
    trade_game.discord.stop_failing()
    await trade_game.flush(GAME)
    assert len(trade_game.sent_to(BEN)) == 1
    assert not trade_game.sent_to(None)
    assert trade_game.complete


async def test_an_offer_expires_and_its_proposer_hears_of_it(tmp_path: Path) -> None:
    trade_game = await start_trade_game(tmp_path)
    await offer(trade_game)
    trade_game.now += PACES["live"].times["trade"] + 1
    await trade_game.host.fire_due(GAME)
    await trade_game.flush(GAME)
    (message,) = trade_game.sent_to(BEN)
    sent = trade_game.shown(message)
    assert "🎩 Ada’s offer expired" in said(sent)
    assert not labels(sent)
    (heard,) = trade_game.sent_to(ADA)
    screen = trade_game.shown(heard)
    assert "Your offer to 🚢 Ben expired" in said(screen)
    assert not trade_game.discord.rung_by(heard)


async def test_a_deadline_that_moved_is_shown(tmp_path: Path) -> None:
    trade_game = await start_trade_game(tmp_path)
    await offer(trade_game)
    await trade_game.host.store.schedule.shift(600)
    trade_game = await trade_game.restarted()
    await trade_game.flush(GAME)
    (message,) = trade_game.sent_to(BEN)
    until = int(trade_game.now) + PACES["live"].times["trade"] + 600
    assert f"<t:{until}:R>" in said(trade_game.shown(message))
    await trade_game.flush(GAME)
    assert trade_game.versions(message) == 2


async def change_cash(trade_game: TradeGame, cash: int, seat: int = B) -> None:
    """Leave Ben, or another seat, with that much cash, and show the game."""
    state = state_of(await trade_game.table()).copy()
    state.seats[seat].cash = cash
    await trade_game.arrange(state)
    await trade_game.flush(GAME)


async def test_an_open_offer_shows_the_cash_that_its_reader_has_now(tmp_path: Path) -> None:
    trade_game = await start_trade_game(tmp_path)
    await offer(trade_game)
    (message,) = trade_game.sent_to(BEN)
    assert "Your cash: $1,500 → **$1,550**" in said(trade_game.shown(message))
    trade_game.now += EDIT_PAUSE
    await change_cash(trade_game, 900)
    assert "Your cash: $900 → **$950**" in said(trade_game.shown(message))
    assert "Ada’s cash" not in said(trade_game.shown(message)), "it would be another by then"
    assert labels(trade_game.shown(message)) == ["Accept", "Counter…", "Decline"]


async def test_an_open_offer_is_edited_at_intervals_and_only_for_what_it_shows(
    tmp_path: Path,
) -> None:
    trade_game = await start_trade_game(tmp_path)
    await offer(trade_game)
    (message,) = trade_game.sent_to(BEN)
    assert trade_game.revisit_after is None
    for cash in (1_400, 1_300, 1_200):
        trade_game.now += 1
        await change_cash(trade_game, cash)
    assert trade_game.versions(message) == 1
    assert trade_game.revisit_after == EDIT_PAUSE - 3
    trade_game.now += EDIT_PAUSE - 3
    trade_game = await trade_game.restarted()
    await trade_game.flush(GAME)
    assert trade_game.versions(message) == 2
    assert "$1,200 →" in said(trade_game.shown(message))
    await change_cash(trade_game, 1_200)
    assert trade_game.versions(message) == 2
    assert trade_game.revisit_after is None


async def test_an_offer_that_one_side_cannot_pay_now_says_so(tmp_path: Path) -> None:
    """Before, it said "$30 → −$20"."""
    trade_game = await start_trade_game(tmp_path)
    await offer(trade_game)
    (message,) = trade_game.sent_to(BEN)
    trade_game.now += EDIT_PAUSE
    await change_cash(trade_game, 30, A)
    shown = said(trade_game.shown(message))
    assert "Ada’s cash: $30, not enough for this trade right now" in shown
    assert "Your cash: $1,500 → **$1,550**" in shown
    assert "−" not in shown


async def test_an_old_offer_leaves_out_the_cash_and_keeps_its_edits_for_its_outcome(
    tmp_path: Path,
) -> None:
    """Discord takes few edits of a message over an hour old."""
    game = live(3).owns(A, VERMONT).owns(B, CONNECTICUT)
    trade_game = await TradeGame.at(tmp_path, game.state, pace="daily")
    number = await offer(trade_game)
    (message,) = trade_game.sent_to(BEN)
    trade_game.now += REPLACE_AFTER + 1
    for cash in (900, 800, 700):
        await change_cash(trade_game, cash)
        trade_game.now += EDIT_PAUSE + 1
        assert trade_game.versions(message) == 2
        assert "cash:" not in said(trade_game.shown(message))
        assert "$50" in said(trade_game.shown(message))
    assert trade_game.revisit_after is None
    assert labels(trade_game.shown(message)) == ["Accept", "Counter…", "Decline"]
    await trade_game.host.submit(GAME, ADA, 0, WithdrawTrade(number), "back")
    await trade_game.flush(GAME)
    assert trade_game.versions(message) == 3
    assert not labels(trade_game.shown(message))


ONE_EACH = {meaning.delivery: code for code, meaning in sorted(MEANINGS.items())}
"""A code of Discord's for each outcome of a request."""


@pytest.mark.parametrize("code", ONE_EACH.values(), ids=[it.name for it in ONE_EACH])
async def test_a_failed_edit_of_cash_waits_as_long_as_one_that_succeeds(
    tmp_path: Path, code: int
) -> None:
    """Before, each change of cash meant a refused edit, and a sync that was repeated."""
    trade_game = await start_trade_game(tmp_path)
    await offer(trade_game)
    trade_game.discord.fail(*EDIT, 400, code, times=None)
    trade_game.now += EDIT_PAUSE
    tried = list[int]()
    for cash in (1_400, 1_300, 1_200):
        await change_cash(trade_game, cash)
        trade_game.now += 1
        assert trade_game.complete
        tried.append(trade_game.discord.asked.count("edit"))
    assert tried[0] > 0
    assert len(set(tried)) == 1, "once, however often its cash changes"
    assert trade_game.revisit_after is not None


async def test_of_many_open_offers_a_few_are_edited_at_once(tmp_path: Path) -> None:
    """The table and the votes of a game do not wait for all of them; none waits for ever."""
    trade_game = await start_trade_game(tmp_path)
    count = 2 * EDITS_AT_ONCE + 1
    for at in range(count):
        await offer(trade_game, f"offer {at}", OfferTrade(B, Side((), 7 + at), Side()))
    sent = trade_game.sent_to(BEN)
    trade_game.now += EDIT_PAUSE
    edited = []
    for cash in (900, 800, 700):
        await change_cash(trade_game, cash)
        edited.append(sum(trade_game.versions(it) for it in sent) - count)
        trade_game.now += EDIT_PAUSE
    assert trade_game.revisit_after == NEXT_EDITS
    assert edited == [EDITS_AT_ONCE, 2 * EDITS_AT_ONCE, 3 * EDITS_AT_ONCE]
    assert min(trade_game.versions(it) for it in sent) == 2


async def test_an_offer_sent_again_after_a_crash_gets_the_cash_of_today(
    tmp_path: Path,
) -> None:
    """Discord answers a nonce that it has seen with the message that is there already."""
    trade_game = await start_trade_game(tmp_path)
    number = await offer(trade_game)
    assert trade_game.revisit_after is None
    await trade_game.host.store.messages.drop(GAME, f"trade:{number}")
    trade_game = await trade_game.restarted()
    await change_cash(trade_game, 900)
    assert trade_game.revisit_after == EDIT_PAUSE
    trade_game.now += EDIT_PAUSE
    await trade_game.flush(GAME)
    (message,) = trade_game.sent_to(BEN)
    assert "$900 →" in said(trade_game.shown(message))


async def test_an_offer_in_the_channel_says_nothing_of_cash_that_changes(tmp_path: Path) -> None:
    trade_game = await start_trade_game(tmp_path, BEN)
    await offer(trade_game)
    (message,) = trade_game.sent_to(None)
    trade_game.now += EDIT_PAUSE
    await change_cash(trade_game, 900)
    assert trade_game.versions(message) == 1


async def test_a_refusal_is_heard_of_silently_or_not_at_all(tmp_path: Path) -> None:
    trade_game = await start_trade_game(tmp_path, ADA)
    await offer(trade_game)
    (message,) = trade_game.sent_to(BEN)
    screen = trade_game.shown(message)
    await trade_game.answer(BEN, screen, "Decline")
    assert not trade_game.sent_to(ADA)
    assert not trade_game.sent_to(None)
    trade_game.discord.close_direct_messages(ADA, closed=False)
    trade_game.now += DAY
    await offer(trade_game, "again")
    message = trade_game.sent_to(BEN)[-1]
    screen = trade_game.shown(message)
    await trade_game.answer(BEN, screen, "Decline")
    (heard,) = trade_game.sent_to(ADA)
    assert "🚢 Ben declined" in said(trade_game.shown(heard))
    assert not trade_game.discord.rung_by(heard)


async def test_a_withdrawn_offer_says_so_and_nobody_else_is_told(tmp_path: Path) -> None:
    trade_game = await start_trade_game(tmp_path)
    number = await offer(trade_game)
    await trade_game.host.submit(GAME, ADA, 0, WithdrawTrade(number), "back")
    await trade_game.flush(GAME)
    (message,) = trade_game.sent_to(BEN)
    assert "withdrew this offer" in said(trade_game.shown(message))
    assert not trade_game.sent_to(ADA)


async def test_an_offer_dies_with_what_is_in_it(tmp_path: Path) -> None:
    trade_game = await start_trade_game(tmp_path)
    await offer(trade_game)
    gift = OfferTrade(C, Side((VERMONT,)), Side())
    number = await offer(trade_game, "gift", gift)
    (message,) = trade_game.sent_to(CLEO)
    screen = trade_game.shown(message)
    await trade_game.answer(CLEO, screen, "Accept")
    assert number not in [trade.id for trade in state_of(await trade_game.table()).trades]
    (message,) = trade_game.sent_to(BEN)
    assert "something in it changed" in said(trade_game.shown(message))


async def test_an_offer_ends_when_its_proposer_leaves(tmp_path: Path) -> None:
    trade_game = await start_trade_game(tmp_path)
    await offer(trade_game)
    await trade_game.host.submit(GAME, ADA, 0, Resign(), "bye")
    await trade_game.flush(GAME)
    (message,) = trade_game.sent_to(BEN)
    assert not labels(trade_game.shown(message))


async def test_offers_of_a_cancelled_game_lose_their_buttons(tmp_path: Path) -> None:
    trade_game = await start_trade_game(tmp_path)
    await offer(trade_game)
    await trade_game.arrange(state_of(await trade_game.table()), "cancelled")
    await trade_game.flush(GAME)
    (message,) = trade_game.sent_to(BEN)
    assert "The game ended before" in said(trade_game.shown(message))
    await trade_game.flush(GAME)
    assert trade_game.versions(message) == 2


async def test_an_outcome_that_could_not_be_shown_is_shown_later(tmp_path: Path) -> None:
    trade_game = await start_trade_game(tmp_path)
    number = await offer(trade_game)
    trade_game.discord.fail("*", "*", *TROUBLE, times=None)
    await trade_game.host.submit(GAME, ADA, 0, WithdrawTrade(number), "back")
    await trade_game.flush(GAME)
    (message,) = trade_game.sent_to(BEN)
    assert labels(trade_game.shown(message))
    trade_game.discord.stop_failing()
    trade_game = await trade_game.restarted()
    await trade_game.flush(GAME)
    assert not labels(trade_game.shown(message))


async def test_a_proposer_hears_that_an_offer_is_accepted(tmp_path: Path) -> None:
    trade_game = await start_trade_game(tmp_path)
    await offer(trade_game)
    (message,) = trade_game.sent_to(BEN)
    await trade_game.answer(BEN, trade_game.shown(message), "Accept")
    (heard,) = trade_game.sent_to(ADA)
    screen = trade_game.shown(heard)
    assert "🚢 Ben accepted your offer" in said(screen)
    gave, got = "🔷 Vermont (list $100), 💵 $50", "🔷 Connecticut (list $120)"
    assert f"\n**You gave** {gave} · **You got** {got}\n" in said(screen)
    assert not trade_game.discord.rung_by(heard)


class OpenPanel(RecordedReply):
    """A private panel that its reader has before them."""

    @property
    def shown_id(self) -> int | None:
        return 1


async def test_a_counteroffer_is_reached_where_the_offer_was_open(tmp_path: Path) -> None:
    trade_game = await start_trade_game(tmp_path)
    panel = OpenPanel(trade_game.discord, None, True)
    number = await offer(trade_game)
    trade_game.sent_offers.note(GAME, number, ADA, cast(Reply, panel))
    back = OfferTrade(A, Side((CONNECTICUT,)), Side((VERMONT,), 90), answers=number)
    await trade_game.host.submit(GAME, BEN, 0, back, "back")
    await trade_game.flush(GAME)
    assert buttons(panel.updates[0]) == ["See the offer"]
    look = (await trade_game.click(ADA, panel.updates[0], "See the offer")).screen
    assert "🚢 Ben sends you a counteroffer" in text(look)
    (message,) = trade_game.sent_to(ADA)
    await trade_game.answer(ADA, trade_game.shown(message), "Accept")
    (_, closed) = panel.updates
    assert "You accepted 🚢 Ben’s offer" in text(closed)
    assert not buttons(closed)


@pytest.mark.parametrize(("answer", "told"), [(AcceptTrade, 0), (DeclineTrade, 1)])
async def test_a_sender_who_still_sees_the_offer_is_told_once_of_a_trade(
    tmp_path: Path, answer: type[AcceptTrade | DeclineTrade], told: int
) -> None:
    """The game's message tells of it too; of a refusal nothing else does."""
    trade_game = await start_trade_game(tmp_path)
    panel = OpenPanel(trade_game.discord, None, True)
    number = await offer(trade_game)
    trade_game.sent_offers.note(GAME, number, ADA, cast(Reply, panel))
    await trade_game.host.submit(GAME, BEN, 0, answer(number), "answer")
    await trade_game.flush(GAME)
    assert "your offer" in text(panel.updates[0])
    assert len(trade_game.sent_to(ADA)) == told


async def test_what_ones_orders_built_with_it_stands_below_a_trade(tmp_path: Path) -> None:
    game = live(3).owns(A, VERMONT).owns(B, ORIENTAL, CONNECTICUT)
    trade_game = await TradeGame.at(tmp_path, game.state)
    rules = (await trade_game.table()).position.rules
    orders = preset("bold", rules).model_dump_json()
    await trade_game.host.order(GAME, BEN, lambda _: orders)
    await offer(trade_game, action=OfferTrade(B, Side((VERMONT,)), Side((), 300)))
    (message,) = trade_game.sent_to(BEN)
    await trade_game.answer(BEN, trade_game.shown(message), "Accept")
    assert "📋 Your standing orders: 🚢 Ben built" in said(trade_game.shown(message))
    (heard,) = trade_game.sent_to(ADA)
    assert "standing orders" not in said(trade_game.shown(heard))


async def test_in_a_server_of_text_alone_a_direct_message_keeps_its_emoji(tmp_path: Path) -> None:
    trade_game = await start_trade_game(tmp_path)
    trade_game.words = load("en", plain=True)
    number = await offer(trade_game)
    (message,) = trade_game.sent_to(BEN)
    assert "🎩" in said(trade_game.shown(message))
    await trade_game.host.submit(GAME, ADA, 0, WithdrawTrade(number), "back")
    await trade_game.flush(GAME)
    assert "🎩" in said(trade_game.shown(message))


async def test_in_a_server_of_text_alone_the_proposers_panel_stays_text(tmp_path: Path) -> None:
    trade_game = await start_trade_game(tmp_path)
    guild = (await trade_game.table()).record.guild_id
    await change_preset(trade_game.host, guild, lambda _: Preset(pictures=False))
    panel = RecordedReply(trade_game.discord, None, True)
    number = await offer(trade_game)
    panel.message_id = 1
    trade_game.sent_offers.note(GAME, number, ADA, cast(Reply, panel))
    panel.message_id = None
    (message,) = trade_game.sent_to(BEN)
    await trade_game.answer(BEN, trade_game.shown(message), "Accept")
    (shown,) = panel.updates
    assert shown.is_plain
    assert "Ben accepted your offer" in text(shown)
    assert "🚢" not in text(shown)


async def test_who_was_replaced_reads_nothing_of_what_comes_of_an_offer(tmp_path: Path) -> None:
    trade_game = await start_trade_game(tmp_path)
    number = await offer(trade_game)
    (message,) = trade_game.sent_to(BEN)
    dora = Person(DORA, "Dora")
    await hand_over(trade_game.host, GAME, B, dora, "for-good", "replaced")
    await trade_game.host.submit(GAME, DORA, 0, AcceptTrade(number), "accepted")
    await trade_game.flush(GAME)
    assert message not in trade_game.sent_to(BEN)
    assert (await trade_game.table()).position.deeds[VERMONT].owner == B
    (heard,) = trade_game.sent_to(ADA)
    assert "🚢 Dora accepted your offer" in said(trade_game.shown(heard))


async def test_a_late_answer_of_a_computer_is_shown_to_who_still_sees_the_offer(
    tmp_path: Path,
) -> None:
    game = live(3).owns(A, VERMONT, ORIENTAL).owns(B, CONNECTICUT)
    trade_game = await TradeGame.at(tmp_path, game.state, computers=(B,))
    gift = OfferTrade(B, Side(), Side((CONNECTICUT,)))
    await trade_game.host.submit(GAME, ADA, 0, gift, "offer")
    made = await offered_by(trade_game.host, GAME, "offer")
    assert made is not None
    panel = RecordedReply(trade_game.discord, None, True)
    panel.message_id = 1
    trade_game.sent_offers.note(GAME, made.trade.id, ADA, cast(Reply, panel))
    panel.message_id = None
    for _ in range(2):
        await trade_game.flush(GAME)
    (shown,) = panel.updates
    assert "Ben declined" in text(shown)
    assert buttons(shown) == ["Offer it again…", "New trade"]


async def test_who_goes_out_keeps_no_note_that_offers_again(tmp_path: Path) -> None:
    game = live(3).owns(A, VERMONT, ORIENTAL).owns(B, CONNECTICUT)
    trade_game = await TradeGame.at(tmp_path, game.state, computers=(B,))
    gift = OfferTrade(B, Side(), Side((CONNECTICUT,)))
    await trade_game.host.submit(GAME, ADA, 0, gift, "offer")
    made = await offered_by(trade_game.host, GAME, "offer")
    assert made is not None
    panel = OpenPanel(trade_game.discord, None, True)
    trade_game.sent_offers.note(GAME, made.trade.id, ADA, cast(Reply, panel))
    for _ in range(2):
        await trade_game.flush(GAME)
    assert buttons(panel.updates[-1]) == ["Offer it again…", "New trade"]
    await trade_game.host.submit(GAME, ADA, 0, Resign(), "out")
    for _ in range(2):
        await trade_game.flush(GAME)
    assert [buttons(it) for it in panel.updates] == [["Offer it again…", "New trade"], []]
    assert "Ben declined" in text(panel.updates[-1])


class GonePanel(RecordedReply):
    """A private panel that its reader has closed: it can be edited no more."""

    async def update(self, screen: AnyScreen) -> bool:
        return False


async def answered_unseen(trade_game: TradeGame) -> None:
    """Ben, a computer, declines an offer that Ada's panel no longer shows."""
    gift = OfferTrade(B, Side(), Side((CONNECTICUT,)))
    await trade_game.host.submit(GAME, ADA, 0, gift, "offer")
    made = await offered_by(trade_game.host, GAME, "offer")
    assert made is not None
    panel = GonePanel(trade_game.discord, 1, True)
    trade_game.sent_offers.note(GAME, made.trade.id, ADA, cast(Reply, panel))
    for _ in range(2):
        await trade_game.flush(GAME)


async def test_a_refusal_is_not_lost_with_the_panel_that_showed_the_offer(tmp_path: Path) -> None:
    game = live(3).owns(A, VERMONT, ORIENTAL).owns(B, CONNECTICUT)
    trade_game = await TradeGame.at(tmp_path, game.state, computers=(B,))
    await answered_unseen(trade_game)
    (heard,) = trade_game.sent_to(ADA)
    shown = trade_game.shown(heard)
    assert "Ben declined your offer" in said(shown)
    assert "**You would have gotten** 🔷 Connecticut (list $120)\n" in said(shown)
    assert f"<#{CHANNEL}>" in said(shown)
    assert labels(shown) == ["Offer it again…", "New trade"]


async def test_a_refusal_told_later_offers_again_what_would_be_accepted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.features.trade.offer_outcomes.more_to_pay", lambda *of: 40)
    game = live(3).owns(A, VERMONT, ORIENTAL).owns(B, CONNECTICUT)
    trade_game = await TradeGame.at(tmp_path, game.state, computers=(B,))
    await answered_unseen(trade_game)
    (heard,) = trade_game.sent_to(ADA)
    again = message_buttons(trade_game.shown(heard))[0]["custom_id"]
    assert again.endswith((":40", " 40"))


async def test_in_direct_messages_a_refusal_stands_among_the_games_own(tmp_path: Path) -> None:
    game = live(2).owns(A, VERMONT, ORIENTAL).owns(B, CONNECTICUT)
    trade_game = await TradeGame.at(tmp_path, game.state, computers=(B,), guild=DIRECT)
    await answered_unseen(trade_game)
    (heard,) = trade_game.sent_to(None)
    shown = trade_game.shown(heard)
    assert "Game 0" in said(shown)
    assert "Ben declined your offer" in said(shown)
    (message,) = await trade_game.host.store.messages.of_game(GAME)
    assert not message.open, "the game's message moves below it"


async def test_an_answer_for_which_a_computer_had_to_wait_is_told_after_a_restart(
    tmp_path: Path,
) -> None:
    game = live(3).owns(A, VERMONT, ORIENTAL).owns(B, CONNECTICUT)
    trade_game = await TradeGame.at(tmp_path, game.state, computers=(B,))
    first = await offer(trade_game, "to Cleo", OfferTrade(C, Side((VERMONT,)), Side(cash=500)))
    gift = OfferTrade(B, Side((VERMONT,)), Side((CONNECTICUT,), cash=900))
    second = await offer(trade_game, "to Ben", gift)
    answer = await trade_game.press(ADA, panel_custom_id(GAME, "trade", f"look {second}"))
    assert "Ben will answer once Cleo has answered your offer" in text(answer.screen)
    trade_game = await trade_game.restarted()
    await trade_game.host.submit(GAME, CLEO, 0, DeclineTrade(first), "no")
    assert (await trade_game.table()).trades == ()
    trade_game.discord.fail(*OPEN_DIRECT, *TROUBLE, times=None)
    await trade_game.flush(GAME)
    assert not trade_game.complete
    trade_game.discord.stop_failing()
    for _ in range(2):
        await trade_game.flush(GAME)
    heard = [said(trade_game.shown(it)) for it in trade_game.sent_to(ADA)]
    assert len([it for it in heard if "Ben declined your offer" in it]) == 1


async def test_an_offer_to_a_computer_says_that_an_auction_comes_first(tmp_path: Path) -> None:
    game = live(3).owns(A, VERMONT, ORIENTAL).owns(B, CONNECTICUT).at(A, GO)
    game.play(A, Roll(), (2, 3))
    game.play(A, Decline())
    trade_game = await TradeGame.at(tmp_path, game.state, computers=(B,))
    number = await offer(trade_game)
    answer = await trade_game.press(ADA, panel_custom_id(GAME, "trade", f"look {number}"))
    assert "Ben will answer once the auction is over." in text(answer.screen)
