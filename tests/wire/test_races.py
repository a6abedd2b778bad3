"""Presses at the same moment, and a Discord that is slow, has lost things, or forbids them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from engine.core import actions as a
from engine.core import decisions as d
from engine.core.state import waiting
from tests.support import bot_programs
from tests.support.bot_process import forked
from tests.support.custom_ids import action_custom_id, panel_custom_id
from tests.support.game import CONNECTICUT, A, B, Game
from tests.support.local_bot import LocalBot, required, running_bot
from tests.support.local_discord import Message
from tests.support.players import Player
from tests.support.timeouts import TIMEOUT

pytestmark = pytest.mark.asyncio


def at_the_shop(game: Game) -> None:
    game.at(A, CONNECTICUT - 3).to_move(A).play(A, a.Roll(), (1, 2))


def at_the_end(game: Game) -> None:
    at_the_shop(game)
    game.play(A, a.Buy())


def pressed(local_bot: LocalBot, action: a.Action) -> str:
    """The button of an action on what waits now."""
    return action_custom_id(local_bot.table.game, waiting(local_bot.table.look()).id, action)


async def table_of(player: Player, custom_id: str) -> Message:
    return await player.member.wait_for(
        lambda it: any(button["custom_id"] == custom_id for button in it.buttons)
    )


async def test_ten_presses_of_one_button_at_once(local_bot: LocalBot) -> None:
    ada, _ = await local_bot.start_game("Ada", "Bo", position=at_the_shop)
    buy = pressed(local_bot, a.Buy())
    message = await table_of(ada, buy)
    presses = [ada.member.press_raw(message, buy, wait=0) for _ in range(10)]
    answers = await asyncio.gather(*presses)
    assert not [answer for answer in answers if answer.failed]
    assert sum(answer.kind in ("update", "deferred_update") for answer in answers) >= 1
    private = [it for it in answers if it.kind == "message"]
    assert all(required(it.message).ephemeral for it in private)
    assert local_bot.table.look().seats[A].cash == 1500 - 120
    await local_bot.check_all()


async def test_two_bid_the_same_at_once_and_one_is_told_the_new_price(local_bot: LocalBot) -> None:
    ada, bo, cem = await local_bot.start_game("Ada", "Bo", "Cem", position=at_the_shop)
    await ada.member.press(
        await table_of(ada, pressed(local_bot, a.Decline())), pressed(local_bot, a.Decline())
    )
    bid = pressed(local_bot, a.Bid(10))
    message = await bo.member.wait_for(lambda it: it.channel_id != local_bot.table.channel_id)
    answers = await asyncio.gather(
        bo.member.press_raw(message, bid, wait=0), cem.member.press_raw(message, bid, wait=0)
    )
    assert not [answer for answer in answers if answer.failed]
    auction = waiting(local_bot.table.look())
    assert isinstance(auction, d.Auction)
    assert auction.price == 10
    ((first, _),) = auction.bids
    late = cem if first == bo.seat else bo
    await late.member.wait_for(lambda it: it.ephemeral and "$11" in it.text)
    await local_bot.check_all()


async def test_a_press_on_the_old_message_while_the_new_one_is_posted(local_bot: LocalBot) -> None:
    ada, bo = await local_bot.start_game("Ada", "Bo", position=at_the_end)
    end = pressed(local_bot, a.EndTurn())
    old = await table_of(ada, end)
    here = rf"/channels/{local_bot.table.channel_id}/messages$"
    await local_bot.discord.control.inject("POST", here, delay=TIMEOUT)
    ending = asyncio.create_task(ada.member.press(old, end))
    await local_bot.wait_for(lambda: local_bot.table.look().mover == B)
    before, hub = local_bot.table.look().rolls, local_bot.discord.hub
    sent = hub.world.next_id()
    presses = asyncio.gather(
        ada.member.press_raw(old, end, wait=0),
        bo.member.press_raw(old, panel_custom_id(local_bot.table.game, "board"), wait=0),
        bo.member.press_raw(old, pressed(local_bot, a.Roll()), wait=0),
    )
    since = "SELECT id FROM interactions WHERE id > ?"
    await local_bot.wait_for(lambda: len(hub.world.select(since, sent)) == 3)
    await local_bot.discord.control.stop_injecting()
    again, board, early = await presses
    assert not (await ending).failed
    assert required(again.message).ephemeral
    assert required(board.message).ephemeral
    assert not early.failed
    assert local_bot.table.look().rolls > before
    await local_bot.check_all()
    assert required(await ada.member.see(old)).buttons == []


async def test_a_press_is_acknowledged_in_time_while_discord_is_slow(tmp_path: Path) -> None:
    async with running_bot(tmp_path, launch=forked(bot_programs.real_in_english)) as local_bot:
        await acknowledged_in_time(local_bot)


async def acknowledged_in_time(local_bot: LocalBot) -> None:
    ada, bo = await local_bot.start_game("Ada", "Bo", position=at_the_end)
    end = pressed(local_bot, a.EndTurn())
    old = await table_of(ada, end)
    here = rf"/channels/{local_bot.table.channel_id}/messages$"
    await local_bot.discord.control.inject("POST", here, delay=TIMEOUT)
    assert (await ada.member.press(old, end, wait=0)).kind == "update"
    assert required(await ada.member.see(old)).buttons == []
    early = await bo.member.press_raw(old, pressed(local_bot, a.Roll()), wait=0)
    assert early.kind == "deferred_update", "the table is not there yet"
    await local_bot.discord.control.stop_injecting()
    await local_bot.wait_until_shown()
    local_bot.check_messages()
    await local_bot.check_shown()
    assert required(await ada.member.see(old)).buttons == []


async def test_a_table_message_that_was_deleted_is_posted_again(local_bot: LocalBot) -> None:
    ada, _ = await local_bot.start_game("Ada", "Bo", position=at_the_shop)
    buy = pressed(local_bot, a.Buy())
    message = await table_of(ada, buy)
    await local_bot.discord.control.ask("POST", "delete", {"message": message.id})
    answer = await ada.member.press_raw(message, buy, wait=0)
    assert not answer.failed
    again = await table_of(ada, pressed(local_bot, a.EndTurn()))
    assert again.id != message.id
    await local_bot.check_all()


async def test_an_answer_after_the_token_has_expired_is_an_edit(local_bot: LocalBot) -> None:
    ada, _ = await local_bot.start_game("Ada", "Bo", position=at_the_shop)
    buy = pressed(local_bot, a.Buy())
    message = await table_of(ada, buy)
    control = local_bot.discord.control
    await control.inject("POST", r"/callback$", 404, code=10062, message="Unknown interaction")
    await ada.member.press(message, buy, wait=0)
    await table_of(ada, pressed(local_bot, a.EndTurn()))
    await local_bot.check_all()


@pytest.mark.parametrize(
    "denied", [("create_public_threads",), ("send_messages_in_threads",)], ids=str
)
async def test_where_threads_are_denied_the_auction_runs_on_its_message(
    local_bot: LocalBot, denied: tuple[str, ...]
) -> None:
    ada, bo = await local_bot.start_game("Ada", "Bo", position=at_the_shop)
    await local_bot.discord.control.deny(*denied)
    decline = pressed(local_bot, a.Decline())
    await ada.member.press(await table_of(ada, decline), decline)
    bid = pressed(local_bot, a.Bid(10))
    await local_bot.wait_until_shown()
    (bidding,) = [it for it in await bo.member.messages("monopoly") if bid in str(it.buttons)][:1]
    assert not (await bo.member.press(bidding, bid)).failed
    assert "$10" in required(await ada.member.see(bidding)).text
    await local_bot.check_all()
    passing = pressed(local_bot, a.PassBid())
    assert not (await ada.member.press(bidding, passing, wait=0)).failed
    assert local_bot.table.look().deeds[CONNECTICUT].owner == B
    await local_bot.check_all()
    assert [it for it in await ada.member.messages("monopoly") if passing in str(it.buttons)] == []


async def test_an_archived_thread_does_not_stop_the_bidding(local_bot: LocalBot) -> None:
    ada, bo, cem = await local_bot.start_game("Ada", "Bo", "Cem", position=at_the_shop)
    decline = pressed(local_bot, a.Decline())
    await ada.member.press(await table_of(ada, decline), decline)
    bidding = await bo.member.wait_for(lambda it: it.channel_id != local_bot.table.channel_id)
    await local_bot.discord.control.set_thread(bidding.channel_id, archived=True)
    auction = waiting(local_bot.table.look()).id
    await cem.call(auction, 25)
    await bo.answer_in_thread(auction, a.PassBid())
    await ada.answer_in_thread(auction, a.PassBid())
    assert local_bot.table.look().deeds[CONNECTICUT].owner == 2
    await local_bot.check_all()


async def bidding_between(local_bot: LocalBot, *players: Player) -> tuple[Message, int]:
    """The message of an auction in which the last of these people is the only one still in."""
    decline = pressed(local_bot, a.Decline())
    await players[A].member.press(await table_of(players[A], decline), decline)
    bidding = await players[B].member.wait_for(
        lambda it: it.channel_id != local_bot.table.channel_id
    )
    auction = waiting(local_bot.table.look()).id
    await players[B].call(auction, 25)
    await players[A].answer_in_thread(auction, a.PassBid())
    return bidding, auction


def is_closed(local_bot: LocalBot, thread_id: str) -> bool:
    state = local_bot.discord.hub.channel(thread_id)["thread_metadata"]
    return bool(state["archived"] and state["locked"])


async def test_presses_beside_the_one_that_closes_an_auction_are_answered(
    local_bot: LocalBot,
) -> None:
    ada, bo, cem = await local_bot.start_game("Ada", "Bo", "Cem", position=at_the_shop)
    bidding, auction = await bidding_between(local_bot, ada, bo, cem)
    game = local_bot.table.game
    jail_cards, bid = (
        action_custom_id(game, auction, a.PassBid()),
        action_custom_id(game, auction, a.Bid(26)),
    )
    presses = [(cem, jail_cards), (ada, bid), (bo, bid), (bo, jail_cards), (ada, jail_cards)]
    answers = await asyncio.gather(
        *(who.member.press_raw(bidding, what, wait=0) for who, what in presses)
    )
    assert not [answer for answer in answers if answer.failed]
    for late in answers[1:]:
        assert late.kind == "message"
        assert required(late.message).ephemeral
    assert local_bot.table.look().deeds[CONNECTICUT].owner == B
    await local_bot.wait_for(lambda: is_closed(local_bot, bidding.channel_id))
    await local_bot.check_all()


async def test_a_press_after_an_auction_is_answered_and_its_thread_stays_closed(
    local_bot: LocalBot,
) -> None:
    ada, bo, cem = await local_bot.start_game("Ada", "Bo", "Cem", position=at_the_shop)
    bidding, auction = await bidding_between(local_bot, ada, bo, cem)
    game = local_bot.table.game
    await cem.answer_in_thread(auction, a.PassBid())
    await local_bot.wait_until_shown()
    await local_bot.wait_for(lambda: is_closed(local_bot, bidding.channel_id))
    bid, type_one = (
        action_custom_id(game, auction, a.Bid(26)),
        panel_custom_id(game, "bid", "type", auction),
    )
    presses = [(ada, bid), (cem, bid), (bo, type_one), (cem, bid)]
    answers = await asyncio.gather(
        *(who.member.press_raw(bidding, what, wait=0) for who, what in presses)
    )
    assert [answer.kind for answer in answers] == ["message"] * 4
    for late in answers:
        assert required(late.message).ephemeral
    await local_bot.wait_for(lambda: is_closed(local_bot, bidding.channel_id))
    await local_bot.check_all()


async def test_in_a_channel_closed_to_the_bot_the_last_message_goes_on(local_bot: LocalBot) -> None:
    ada, bo = await local_bot.start_game("Ada", "Bo", position=at_the_end)
    await local_bot.discord.control.deny("send_messages")
    end = pressed(local_bot, a.EndTurn())
    message = await table_of(ada, end)
    assert not (await ada.member.press(message, end)).failed
    await local_bot.wait_until_shown()
    roll = pressed(local_bot, a.Roll())
    assert roll in str(required(await bo.member.see(message)).buttons)
    await local_bot.discord.control.deny()
    before = local_bot.table.look().rolls
    assert not (await bo.member.press(message, roll)).failed
    assert local_bot.table.look().rolls > before  # A card may have led back to GO.
    await local_bot.check_all()


def clocks_run(local_bot: LocalBot) -> bool:
    """Whether a deadline of the game runs."""
    return bool(local_bot.rows("SELECT 1 FROM deadlines WHERE game_id = ?", local_bot.table.game))


async def test_a_game_goes_on_when_a_role_gives_the_bot_its_access_back(
    local_bot: LocalBot,
) -> None:
    ada, _ = await local_bot.start_game("Ada", "Bo", position=at_the_end)
    control = local_bot.discord.control
    await control.take_from_role("everyone", "view_channel")
    await control.take_from_role("bot", "view_channel")
    end = pressed(local_bot, a.EndTurn())
    beside = required((await ada.member.slash("monopoly board")).message)
    await ada.member.press_raw(beside, end, wait=0)
    await local_bot.wait_for(lambda: not clocks_run(local_bot))
    await control.take_from_role("bot")
    await local_bot.wait_for(lambda: clocks_run(local_bot))


async def test_two_members_press_in_two_games_of_one_channel(local_bot: LocalBot) -> None:
    ada, bo = await local_bot.start_game("Ada", "Bo")
    lobby = await local_bot.open_lobby("Cem", "Dee")
    assert not (await local_bot.member("Cem").press(lobby, "Start")).failed
    await local_bot.wait_until_shown()
    boards = [it for it in await ada.member.messages("monopoly") if "Roll" in str(it.labels)]
    games = {it.buttons[0]["custom_id"].split(":")[1] for it in boards}
    assert len(games) == 2
    theirs = next(it for it in boards if local_bot.table.game not in str(it.buttons))
    refused = await ada.member.press(theirs, theirs.buttons[0]["custom_id"])
    assert required(refused.message).ephemeral
    ours = next(it for it in boards if local_bot.table.game in str(it.buttons))
    mover = (ada, bo)[local_bot.table.look().mover]
    before = local_bot.rows("SELECT version FROM games WHERE id <> ?", local_bot.table.game)
    assert not (await mover.member.press(ours, ours.buttons[0]["custom_id"], wait=0)).failed
    assert local_bot.rows("SELECT version FROM games WHERE id <> ?", local_bot.table.game) == before
    await local_bot.wait_until_shown()
    local_bot.check_log()
    await local_bot.check_shown()
