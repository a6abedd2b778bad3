"""Presses at the same moment, and a Discord that is slow, has lost things, or forbids them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.local import Message
from bot.press import doing, opening
from engine import actions as a
from engine import decisions as d
from engine.state import waiting
from tests.support import bot_programs
from tests.support.bot_process import forked
from tests.support.crashes import Evening, evening, shown_now
from tests.support.game import CONNECTICUT, A, B, Game
from tests.support.patience import PATIENCE
from tests.support.players import Player

pytestmark = pytest.mark.asyncio


def at_the_shop(game: Game) -> None:
    game.at(A, CONNECTICUT - 3).to_move(A).play(A, a.Throw(), (1, 2))


def at_the_end(game: Game) -> None:
    at_the_shop(game)
    game.play(A, a.Buy())


def pressed(night: Evening, action: a.Action) -> str:
    """The button of an action on what waits now."""
    return doing(night.table.game, waiting(night.table.look()).id, action)


async def table_of(player: Player, custom_id: str) -> Message:
    return await player.member.wait_for(
        lambda it: any(button["custom_id"] == custom_id for button in it.buttons)
    )


async def test_ten_presses_of_one_button_at_once(night: Evening) -> None:
    ada, _ = await night.game("Ada", "Bo")
    await night.arranged(at_the_shop)
    buy = pressed(night, a.Buy())
    message = await table_of(ada, buy)
    presses = [ada.member.press_raw(message, buy, wait=0) for _ in range(10)]
    answers = await asyncio.gather(*presses)
    assert not [answer for answer in answers if answer.failed]
    assert sum(answer.kind in ("update", "deferred_update") for answer in answers) >= 1
    private = [it for it in answers if it.kind == "message"]
    assert all(shown_now(it.message).ephemeral for it in private)
    assert night.table.look().seats[A].cash == 1500 - 120
    await night.check()


async def test_two_bid_the_same_at_once_and_one_is_told_the_new_price(night: Evening) -> None:
    ada, bo, cem = await night.game("Ada", "Bo", "Cem")
    await night.arranged(at_the_shop)
    await ada.member.press(
        await table_of(ada, pressed(night, a.Decline())), pressed(night, a.Decline())
    )
    bid = pressed(night, a.Bid(10))
    message = await bo.member.wait_for(lambda it: it.channel_id != night.table.channel_id)
    answers = await asyncio.gather(
        bo.member.press_raw(message, bid, wait=0), cem.member.press_raw(message, bid, wait=0)
    )
    assert not [answer for answer in answers if answer.failed]
    auction = waiting(night.table.look())
    assert isinstance(auction, d.Auction)
    assert auction.price == 10
    ((first, _),) = auction.bids
    late = cem if first == bo.seat else bo
    await late.member.wait_for(lambda it: it.ephemeral and "$11" in it.text)
    await night.check()


async def test_a_press_on_the_old_message_while_the_new_one_is_posted(night: Evening) -> None:
    ada, bo = await night.game("Ada", "Bo")
    await night.arranged(at_the_end)
    end = pressed(night, a.EndTurn())
    old = await table_of(ada, end)
    here = rf"/channels/{night.table.channel_id}/messages$"
    await night.discord.control.inject("POST", here, delay=PATIENCE)
    ending = asyncio.create_task(ada.member.press(old, end))
    await night.until(lambda: night.table.look().mover == B)
    before, hub = night.table.look().throws, night.discord.hub
    sent = hub.world.next_id()
    presses = asyncio.gather(
        ada.member.press_raw(old, end, wait=0),
        bo.member.press_raw(old, opening(night.table.game, "board"), wait=0),
        bo.member.press_raw(old, pressed(night, a.Throw()), wait=0),
    )
    since = "SELECT id FROM interactions WHERE id > ?"
    await night.until(lambda: len(hub.world.select(since, sent)) == 3)
    await night.discord.control.heal()
    again, board, early = await presses
    assert not (await ending).failed
    assert shown_now(again.message).ephemeral
    assert shown_now(board.message).ephemeral
    assert not early.failed
    assert night.table.look().throws > before
    await night.check()
    assert shown_now(await ada.member.see(old)).buttons == []


async def test_a_press_is_acknowledged_in_time_while_discord_is_slow(tmp_path: Path) -> None:
    async with evening(tmp_path, launch=forked(bot_programs.real)) as night:
        await acknowledged_in_time(night)


async def acknowledged_in_time(night: Evening) -> None:
    ada, bo = await night.game("Ada", "Bo")
    await night.arranged(at_the_end)
    end = pressed(night, a.EndTurn())
    old = await table_of(ada, end)
    here = rf"/channels/{night.table.channel_id}/messages$"
    await night.discord.control.inject("POST", here, delay=PATIENCE)
    assert (await ada.member.press(old, end, wait=0)).kind == "update"
    assert shown_now(await ada.member.see(old)).buttons == []
    early = await bo.member.press_raw(old, pressed(night, a.Throw()), wait=0)
    assert early.kind == "deferred_update", "the table is not there yet"
    await night.discord.control.heal()
    await night.settled()
    night.check_messages()
    await night.check_shown()
    assert shown_now(await ada.member.see(old)).buttons == []


async def test_a_table_message_that_was_deleted_is_posted_again(night: Evening) -> None:
    ada, _ = await night.game("Ada", "Bo")
    await night.arranged(at_the_shop)
    buy = pressed(night, a.Buy())
    message = await table_of(ada, buy)
    await night.discord.control.ask("POST", "delete", {"message": message.id})
    answer = await ada.member.press_raw(message, buy, wait=0)
    assert not answer.failed
    again = await table_of(ada, pressed(night, a.EndTurn()))
    assert again.id != message.id
    await night.check()


async def test_an_answer_after_the_token_has_expired_is_an_edit(night: Evening) -> None:
    ada, _ = await night.game("Ada", "Bo")
    await night.arranged(at_the_shop)
    buy = pressed(night, a.Buy())
    message = await table_of(ada, buy)
    control = night.discord.control
    await control.inject("POST", r"/callback$", 404, code=10062, message="Unknown interaction")
    await ada.member.press(message, buy, wait=0)
    await table_of(ada, pressed(night, a.EndTurn()))
    await night.check()


@pytest.mark.parametrize(
    "denied", [("create_public_threads",), ("send_messages_in_threads",)], ids=str
)
async def test_where_threads_are_denied_the_auction_runs_on_its_message(
    night: Evening, denied: tuple[str, ...]
) -> None:
    ada, bo = await night.game("Ada", "Bo")
    await night.arranged(at_the_shop)
    await night.discord.control.deny(*denied)
    decline = pressed(night, a.Decline())
    await ada.member.press(await table_of(ada, decline), decline)
    bid = pressed(night, a.Bid(10))
    await night.settled()
    (bidding,) = [it for it in await bo.member.messages("monopoly") if bid in str(it.buttons)][:1]
    assert not (await bo.member.press(bidding, bid)).failed
    assert "$10" in shown_now(await ada.member.see(bidding)).text
    await night.check()
    passing = pressed(night, a.PassBid())
    assert not (await ada.member.press(bidding, passing, wait=0)).failed
    assert night.table.look().deeds[CONNECTICUT].owner == B
    await night.check()
    assert [it for it in await ada.member.messages("monopoly") if passing in str(it.buttons)] == []


async def test_an_archived_thread_does_not_stop_the_bidding(night: Evening) -> None:
    ada, bo, cem = await night.game("Ada", "Bo", "Cem")
    await night.arranged(at_the_shop)
    decline = pressed(night, a.Decline())
    await ada.member.press(await table_of(ada, decline), decline)
    bidding = await bo.member.wait_for(lambda it: it.channel_id != night.table.channel_id)
    thread = {"thread": bidding.channel_id, "archived": True}
    await night.discord.control.ask("POST", "thread", thread)
    auction = waiting(night.table.look()).id
    await cem.call(auction, 25)
    await bo.answer_in_thread(auction, a.PassBid())
    await ada.answer_in_thread(auction, a.PassBid())
    assert night.table.look().deeds[CONNECTICUT].owner == 2
    await night.check()


async def bidding_between(night: Evening, *players: Player) -> tuple[Message, int]:
    """The message of an auction in which the last of these people is the only one still in."""
    await night.arranged(at_the_shop)
    decline = pressed(night, a.Decline())
    await players[A].member.press(await table_of(players[A], decline), decline)
    bidding = await players[B].member.wait_for(lambda it: it.channel_id != night.table.channel_id)
    auction = waiting(night.table.look()).id
    await players[B].call(auction, 25)
    await players[A].answer_in_thread(auction, a.PassBid())
    return bidding, auction


def is_closed(night: Evening, thread_id: str) -> bool:
    state = night.discord.hub.channel(thread_id)["thread_metadata"]
    return bool(state["archived"] and state["locked"])


async def test_presses_beside_the_one_that_closes_an_auction_are_answered(night: Evening) -> None:
    ada, bo, cem = await night.game("Ada", "Bo", "Cem")
    bidding, auction = await bidding_between(night, ada, bo, cem)
    game = night.table.game
    passes, bid = doing(game, auction, a.PassBid()), doing(game, auction, a.Bid(26))
    presses = [(cem, passes), (ada, bid), (bo, bid), (bo, passes), (ada, passes)]
    answers = await asyncio.gather(
        *(who.member.press_raw(bidding, what, wait=0) for who, what in presses)
    )
    assert not [answer for answer in answers if answer.failed]
    for late in answers[1:]:
        assert late.kind == "message"
        assert shown_now(late.message).ephemeral
    assert night.table.look().deeds[CONNECTICUT].owner == B
    await night.until(lambda: is_closed(night, bidding.channel_id))
    await night.check()


async def test_a_press_after_an_auction_is_answered_and_its_thread_stays_closed(
    night: Evening,
) -> None:
    ada, bo, cem = await night.game("Ada", "Bo", "Cem")
    bidding, auction = await bidding_between(night, ada, bo, cem)
    game = night.table.game
    await cem.answer_in_thread(auction, a.PassBid())
    await night.settled()
    await night.until(lambda: is_closed(night, bidding.channel_id))
    bid, type_one = doing(game, auction, a.Bid(26)), opening(game, "bid", "type", auction)
    presses = [(ada, bid), (cem, bid), (bo, type_one), (cem, bid)]
    answers = await asyncio.gather(
        *(who.member.press_raw(bidding, what, wait=0) for who, what in presses)
    )
    assert [answer.kind for answer in answers] == ["message", "message", "modal", "message"]
    typed = await bo.member.submit_modal(answers[2], {"amount": "$30"})
    for late in (*answers[:2], answers[3], typed):
        assert shown_now(late.message).ephemeral
    await night.until(lambda: is_closed(night, bidding.channel_id))
    await night.check()


async def test_in_a_channel_closed_to_the_bot_the_last_message_goes_on(night: Evening) -> None:
    ada, bo = await night.game("Ada", "Bo")
    await night.arranged(at_the_end)
    await night.discord.control.deny("send_messages")
    end = pressed(night, a.EndTurn())
    message = await table_of(ada, end)
    assert not (await ada.member.press(message, end)).failed
    await night.settled()
    throw = pressed(night, a.Throw())
    assert throw in str(shown_now(await bo.member.see(message)).buttons)
    await night.discord.control.deny()
    before = night.table.look().throws
    assert not (await bo.member.press(message, throw)).failed
    assert night.table.look().throws > before  # A card may have led back to GO.
    await night.check()


async def test_two_members_press_in_two_games_of_one_channel(night: Evening) -> None:
    ada, bo = await night.game("Ada", "Bo")
    lobby = await night.lobby("Cem", "Dee")
    assert not (await night.member("Cem").press(lobby, "Start")).failed
    await night.settled()
    boards = [it for it in await ada.member.messages("monopoly") if "Throw" in str(it.labels)]
    games = {it.buttons[0]["custom_id"].split(":")[1] for it in boards}
    assert len(games) == 2
    theirs = next(it for it in boards if night.table.game not in str(it.buttons))
    refused = await ada.member.press(theirs, theirs.buttons[0]["custom_id"])
    assert shown_now(refused.message).ephemeral
    ours = next(it for it in boards if night.table.game in str(it.buttons))
    mover = (ada, bo)[night.table.look().mover]
    before = night.rows("SELECT version FROM games WHERE id <> ?", night.table.game)
    assert not (await mover.member.press(ours, ours.buttons[0]["custom_id"], wait=0)).failed
    assert night.rows("SELECT version FROM games WHERE id <> ?", night.table.game) == before
    await night.settled()
    night.check_log()
    await night.check_shown()
