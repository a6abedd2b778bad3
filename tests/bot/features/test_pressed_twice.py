"""Two quick presses in one place: what the first brought up is not hit by the second."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.discord.double_presses import DOUBLE_PRESS_SECONDS
from engine.core import actions as a
from engine.core.decisions import Auction, ToEnd
from engine.core.state import waiting
from tests.support.acting_members import players_of
from tests.support.custom_ids import action_custom_id, panel_custom_id
from tests.support.fixed_dice import fixed_dice
from tests.support.game import BALTIC, BOARDWALK, A, Game
from tests.support.local_discord import Answer, Message
from tests.support.players import Player, button_of, shown
from tests.support.simulated_server import SimulatedServer, simulated_server

pytestmark = pytest.mark.asyncio
NAMES = ("Ada", "Bo", "Cem")
LATER = 2 * DOUBLE_PRESS_SECONDS
FIRST, LAST = (6, 5), (1, 1)
"""Who begins, and who does not."""
TO_BALTIC, TO_JUST_VISITING = (1, 2), (4, 3)


@pytest_asyncio.fixture
async def quick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[SimulatedServer]:
    """A bot that tells double presses; whoever begins comes to Baltic Avenue first."""
    fixed_dice(monkeypatch, FIRST, LAST, TO_BALTIC, TO_JUST_VISITING, TO_JUST_VISITING)
    async with simulated_server(tmp_path, NAMES, double_press=DOUBLE_PRESS_SECONDS) as server:
        yield server


async def alone(server: SimulatedServer) -> Player:
    """Ada's game against a computer; it is her roll."""
    (ada,) = players_of(server, await server.start_alone(), "Ada")
    await server.wait(LATER)
    return ada


async def together(server: SimulatedServer, people: int) -> list[Player]:
    """A game of members; it is Ada's roll."""
    players = players_of(server, await server.start_game(people=people), *NAMES[:people])
    await server.wait(LATER)
    return players


def custom_id(player: Player, action: a.Action) -> str:
    """The button of an action on what waits now."""
    return action_custom_id(player.table.game, waiting(player.table.look()).id, action)


async def at_the_button(player: Player, pressed: str) -> Message:
    return await player.member.wait_for(lambda it: button_of(it, pressed) is not None)


async def press_twice(player: Player, action: a.Action) -> Answer:
    """Press a button of the table, and at once what stands in its place; the second answer."""
    pressed = custom_id(player, action)
    message = await at_the_button(player, pressed)
    at = [it["custom_id"] for it in message.buttons].index(pressed)
    await player.member.press(message, pressed)
    under = await player.member.wait_for(lambda it: it.id == message.id)
    assert under.buttons[at]["custom_id"] != pressed
    return await player.member.press(under, under.buttons[at]["custom_id"])


def refused(answer: Answer) -> bool:
    return answer.kind == "message" and "only just appeared" in shown(answer).text


async def test_a_double_press_on_roll_buy_or_end_turn_does_one_thing(
    quick: SimulatedServer,
) -> None:
    ada = await alone(quick)
    assert refused(await press_twice(ada, a.Roll()))
    assert ada.table.look().deeds[BALTIC].owner is None, "bought unseen"
    await quick.wait(LATER)
    assert refused(await press_twice(ada, a.Buy()))
    state = ada.table.look()
    assert state.deeds[BALTIC].owner == A
    assert isinstance(waiting(state), ToEnd), "the turn has ended by itself"
    await quick.wait(LATER)
    # The computer has had its turn by then, and in place of "End turn" stands the next roll.
    assert refused(await press_twice(ada, a.EndTurn()))
    assert ada.table.look().seats[A].space == BALTIC, "thrown without looking"


async def test_a_double_press_on_auction_bids_nothing_and_bids_follow_at_once(
    quick: SimulatedServer,
) -> None:
    ada = await alone(quick)
    await ada.press(custom_id(ada, a.Roll()))
    await quick.wait(LATER)
    message = await at_the_button(ada, custom_id(ada, a.Decline()))
    assert not refused(await ada.member.press(message, custom_id(ada, a.Decline())))
    auction = waiting(ada.table.look())
    assert isinstance(auction, Auction)
    bids = action_custom_id(ada.table.game, auction.id, a.Bid(1)).removesuffix(" 1")
    offered = await at_the_button(ada, bids)
    assert refused(await ada.press_on(offered, bids))
    await quick.wait(LATER)
    await ada.press(bids)
    assert waiting(ada.table.look()).id == auction.id
    assert not refused(await ada.press(bids))


async def same_twice(player: Player, message: Message, pressed: str) -> Answer:
    """Press a button, and once more what one still sees; the second answer."""
    answers = [await player.member.press_raw(message, pressed) for _ in range(2)]
    assert not answers[0].failed
    return answers[1]


def is_silent(answer: Answer) -> bool:
    return answer.kind == "deferred_update"


async def test_the_same_button_twice_is_acknowledged_in_silence(quick: SimulatedServer) -> None:
    ada = await alone(quick)
    for action in (a.Roll(), a.Buy(), a.EndTurn()):
        pressed = custom_id(ada, action)
        old = await at_the_button(ada, pressed)
        assert is_silent(await same_twice(ada, old, pressed)), action
        await quick.wait(LATER)
        late = await ada.member.press_raw(old, pressed)
        assert "That choice is no longer open" in shown(late).text


async def test_the_same_bid_twice_is_one_bid_and_somebody_elses_is_told_the_price(
    quick: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, FIRST, LAST, LAST, TO_BALTIC)
    ada, bo, cem = await together(quick, 3)
    await ada.press(custom_id(ada, a.Roll()))
    await quick.wait(LATER)
    await ada.press(custom_id(ada, a.Decline()))
    bid = custom_id(ada, a.Bid(10))
    message = await at_the_button(bo, bid)
    assert is_silent(await same_twice(bo, message, bid))
    auction = waiting(ada.table.look())
    assert isinstance(auction, Auction)
    assert auction.bids == ((bo.seat, 10),)
    late = await cem.member.press_raw(message, bid)
    assert "$11" in shown(late).text


async def test_a_double_press_does_not_go_bankrupt_unasked(quick: SimulatedServer) -> None:
    ada = await alone(quick)

    def owing(game: Game) -> None:
        game.owns(1, BOARDWALK).cash(A, 10).at(A, BOARDWALK - 3).to_move(A)
        game.play(A, a.Roll(), (1, 2))

    await quick.arrange(ada.table.game, owing)
    decision = waiting(ada.table.look()).id
    asked = await ada.press(panel_custom_id(ada.table.game, "debt", "giveup", decision))
    sure = panel_custom_id(ada.table.game, "debt", "bankrupt", decision)
    assert refused(await ada.press_on(shown(asked), sure))
    assert ada.table.look().seats[A].left is None


async def test_somebody_elses_press_makes_nobody_wait(quick: SimulatedServer) -> None:
    ada, bo = await together(quick, 2)
    for action in (a.Roll(), a.Buy()):
        await ada.press(custom_id(ada, action))
        await quick.wait(LATER)
    await ada.press(custom_id(ada, a.EndTurn()))
    assert not refused(await bo.press(custom_id(ada, a.Roll())))
