"""Two quick presses in one place over real sockets: what the first brought up is not hit by it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from engine.core import actions as a
from engine.core.chance import Dice
from engine.core.decisions import Auction, ToEnd
from engine.core.state import waiting
from tests.support.custom_ids import action_custom_id, panel_custom_id
from tests.support.game import BOARDWALK, CONNECTICUT, A, Game
from tests.support.local_bot import LocalBot, running_bot
from tests.support.local_discord import Answer, Message
from tests.support.players import Player, button_of, select_of, shown
from tests.support.refusal_scenario import game_of

pytestmark = pytest.mark.asyncio
TO_CONNECTICUT: Dice = (1, 2)
TO_JUST_VISITING: Dice = (4, 6)


@pytest_asyncio.fixture
async def quick(tmp_path: Path) -> AsyncIterator[LocalBot]:
    """A bot that takes five seconds for a moment, so that a loaded machine is quick enough."""
    async with running_bot(tmp_path, settings={"DOUBLE_PRESS_MS": "5000"}) as found:
        yield found


async def alone(local_bot: LocalBot) -> Player:
    """Ada's game against a computer; it is her roll, and she will come to Connecticut."""
    lobby = await local_bot.open_lobby("Ada")
    ada = local_bot.member("Ada")
    panel = shown(await ada.press(lobby, "Add computer player…"))
    await ada.choose(panel, select_of(panel, ["neutral"]) or "", ["neutral"])
    start = panel_custom_id(game_of(lobby), "lobby", "start")
    ready = await ada.wait_for(lambda it: button_of(it, start))
    await ada.press(ready, str(button_of(ready, start)))
    local_bot.seat_players(lobby, "Ada")
    await local_bot.wait_until_shown()
    await local_bot.arrange(before_connecticut, TO_CONNECTICUT, TO_JUST_VISITING)
    return local_bot.players[0]


def before_connecticut(game: Game) -> None:
    """The computer may have had a turn already, and have bought it."""
    game.unowned(CONNECTICUT).at(A, CONNECTICUT - 3).to_move(A)


def custom_id(local_bot: LocalBot, action: a.Action) -> str:
    """The button of an action on what waits now."""
    return action_custom_id(local_bot.table.game, waiting(local_bot.table.look()).id, action)


async def press_twice(local_bot: LocalBot, player: Player, action: a.Action) -> Answer:
    """Press a button of the table, and at once what stands in its place; the second answer."""
    message = await player.member.wait_for(lambda it: button_of(it, custom_id(local_bot, action)))
    return await twice_on(player, message, custom_id(local_bot, action))


async def twice_on(player: Player, message: Message, pressed: str) -> Answer:
    at = [it["custom_id"] for it in message.buttons].index(pressed)
    first = await player.member.press(message, pressed)
    under = first.message if first.kind == "update" else None
    under = under or await player.member.wait_for(lambda it: it.id == message.id)
    assert under.buttons[at]["custom_id"] != pressed
    return await player.member.press(under, under.buttons[at]["custom_id"])


def refused(answer: Answer) -> bool:
    return answer.kind == "message" and "only just appeared" in shown(answer).text


async def test_a_double_press_on_roll_buy_or_end_turn_does_one_thing(quick: LocalBot) -> None:
    ada = await alone(quick)
    assert refused(await press_twice(quick, ada, a.Roll()))
    assert quick.table.look().deeds[CONNECTICUT].owner is None, "bought unseen"
    await quick.crash()  # The next process takes every press for meant.
    assert refused(await press_twice(quick, ada, a.Buy()))
    state = quick.table.look()
    assert state.deeds[CONNECTICUT].owner == A
    assert isinstance(waiting(state), ToEnd), "the turn has ended by itself"
    await quick.crash()
    # Who plays alone holds no roll: what stands in place of "End turn" only opens a panel.
    assert "Your property" in shown(await press_twice(quick, ada, a.EndTurn())).text
    assert quick.table.look().seats[A].space == CONNECTICUT, "thrown without looking"


async def test_a_double_press_on_auction_bids_nothing_and_bids_follow_at_once(
    quick: LocalBot,
) -> None:
    ada = await alone(quick)
    await ada.press(custom_id(quick, a.Roll()))
    await quick.crash()
    message = await ada.member.wait_for(lambda it: button_of(it, custom_id(quick, a.Decline())))
    assert not refused(await ada.member.press(message, custom_id(quick, a.Decline())))
    game, auction = quick.table.game, waiting(quick.table.look())
    assert isinstance(auction, Auction)
    bids = action_custom_id(game, auction.id, a.Bid(1)).removesuffix(" 1")
    offered = await ada.member.wait_for(lambda it: button_of(it, bids))
    first = str(button_of(offered, bids))
    assert refused(await ada.press_on(offered, first))
    await quick.crash()
    await ada.press(bids)
    if waiting(quick.table.look()).id == auction.id:
        assert not refused(await ada.press(bids))


async def same_twice(player: Player, message: Message, pressed: str) -> Answer:
    """Press a button, and once more what one still sees; the second answer."""
    answers = [await player.member.press_raw(message, pressed, wait=0) for _ in range(2)]
    assert not answers[0].failed
    return answers[1]


async def at_the_button(local_bot: LocalBot, player: Player, pressed: str) -> Message:
    return await player.member.wait_for(lambda it: button_of(it, pressed) is not None)


def is_silent(answer: Answer) -> bool:
    return answer.kind == "deferred_update"


async def test_the_same_button_twice_is_acknowledged_in_silence(quick: LocalBot) -> None:
    ada = await alone(quick)
    for action in (a.Roll(), a.Buy(), a.EndTurn()):
        pressed = custom_id(quick, action)
        old = await at_the_button(quick, ada, pressed)
        assert is_silent(await same_twice(ada, old, pressed)), action
        await quick.crash()  # The next process takes every press for meant.
        late = await ada.member.press_raw(old, pressed, wait=0)
        assert "Something changed before your choice" in shown(late).text


async def test_the_same_bid_twice_is_one_bid_and_somebody_elses_is_told_the_price(
    quick: LocalBot,
) -> None:
    ada, bo, cem = await quick.start_game(
        "Ada",
        "Bo",
        "Cem",
        position=lambda game: before_connecticut(game) or game.play(A, a.Roll(), (1, 2)),
    )
    await ada.press(custom_id(quick, a.Decline()))
    bid = custom_id(quick, a.Bid(10))
    message = await at_the_button(quick, bo, bid)
    assert is_silent(await same_twice(bo, message, bid))
    auction = waiting(quick.table.look())
    assert isinstance(auction, Auction)
    assert auction.bids == ((bo.seat, 10),)
    late = await cem.member.press_raw(message, bid, wait=0)
    assert "$11" in shown(late).text


async def test_a_double_press_does_not_go_bankrupt_unasked(quick: LocalBot) -> None:
    ada = await alone(quick)

    def owing(game: Game) -> None:
        game.owns(1, BOARDWALK).cash(A, 10).at(A, BOARDWALK - 3).to_move(A)
        game.play(A, a.Roll(), (1, 2))

    await quick.arrange(owing)
    give_up = panel_custom_id(quick.table.game, "debt", "giveup", waiting(quick.table.look()).id)
    asked = await ada.press(give_up)
    sure = panel_custom_id(quick.table.game, "debt", "bankrupt", waiting(quick.table.look()).id)
    assert refused(await ada.press_on(shown(asked), sure))
    assert quick.table.look().seats[A].left is None


async def test_somebody_elses_press_makes_nobody_wait(quick: LocalBot) -> None:
    ada, bo = await quick.start_game(
        "Ada", "Bo", position=lambda game: game.at(A, 3).to_move(A).play(A, a.Roll(), (3, 4))
    )
    await ada.press(custom_id(quick, a.EndTurn()))
    assert not refused(await bo.press(custom_id(quick, a.Roll())))
