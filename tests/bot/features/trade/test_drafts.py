"""Drafts of trades: kept on disk, one a player, and checked against the table."""

from pathlib import Path

import pytest

from engine.core.actions import Side
from engine.host.snapshots import state_of
from tests.support.custom_ids import panel_custom_id
from tests.support.game import ORIENTAL, READING, VERMONT, C
from tests.support.screens import button, buttons, chosen, text
from tests.support.trade_game import ADA, BEN, CLEO, GAME, STRANGER, start_trade_game

pytestmark = pytest.mark.asyncio


async def test_the_draft_survives_a_restart(tmp_path: Path) -> None:
    trade_game = await start_trade_game(tmp_path)
    panel = await trade_game.open(ADA, BEN)
    panel = await trade_game.choose(ADA, panel, "give", ORIENTAL)
    form = (await trade_game.click(ADA, panel, "Give cash")).modals[0]
    trade_game = await trade_game.restarted()
    answer = await trade_game.press(ADA, form.custom_id, give="10")
    assert chosen(answer.screen, "give") == [str(ORIENTAL)]
    assert "💵 $10" in text(answer.screen)
    trade_game = await trade_game.restarted()
    await trade_game.send(ADA, panel)
    (trade,) = state_of(await trade_game.table()).trades
    assert trade.gives == Side((ORIENTAL,), 10)


async def test_send_pressed_twice_offers_once(tmp_path: Path) -> None:
    trade_game = await start_trade_game(tmp_path)
    panel = await trade_game.open(ADA, BEN)
    panel = await trade_game.choose(ADA, panel, "give", ORIENTAL)
    kept = await trade_game.host.store.drafts.of_user(GAME, ADA)
    assert kept is not None
    await trade_game.send(ADA, panel)
    await trade_game.host.store.drafts.put(kept)  # As if the second press had read it in time.
    assert "Offer sent to" in text((await trade_game.send(ADA, panel)).screen)
    assert len(state_of(await trade_game.table()).trades) == 1
    assert "That draft was already sent or deleted" in text(
        (await trade_game.send(ADA, panel)).screen
    )


async def test_an_offer_that_is_open_already_is_not_made_again(tmp_path: Path) -> None:
    trade_game = await start_trade_game(tmp_path)
    for lots in ((ORIENTAL, VERMONT), (VERMONT, ORIENTAL)):
        panel = await trade_game.open(ADA, BEN)
        for lot in lots:
            panel = await trade_game.choose(ADA, panel, "give", lot)
        panel = await trade_game.choose(ADA, panel, "give", *lots)
        panel = (await trade_game.send(ADA, panel)).screen
    assert "You’ve already sent Ben this offer, and it’s still open." in text(panel)
    assert button(panel, "Send").disabled
    assert len(state_of(await trade_game.table()).trades) == 1
    panel = await trade_game.choose(ADA, panel, "give", ORIENTAL)
    assert not button(panel, "Send").disabled


async def test_a_draft_that_became_impossible_says_what_is_wrong(tmp_path: Path) -> None:
    trade_game = await start_trade_game(tmp_path)
    panel = await trade_game.open(ADA, BEN)
    panel = await trade_game.choose(ADA, panel, "give", ORIENTAL, VERMONT)
    panel = await trade_game.choose(ADA, panel, "take", READING)
    state = state_of(await trade_game.table()).copy()
    state.deeds[VERMONT].owner = C
    await trade_game.arrange(state)
    panel = (await trade_game.send(ADA, panel)).screen
    assert "You no longer own Vermont" in text(panel)
    assert button(panel, "Send").disabled
    panel = (await trade_game.click(ADA, panel, "Remove unavailable")).screen
    assert "no longer" not in text(panel)
    await trade_game.send(ADA, panel)
    (trade,) = state_of(await trade_game.table()).trades
    assert trade.gives == Side((ORIENTAL,))


async def test_the_partner_is_asked_for_when_there_are_several(tmp_path: Path) -> None:
    trade_game = await start_trade_game(tmp_path)
    asked = await trade_game.open(ADA)
    assert buttons(asked) == ["Trade with 🚢 Ben", "Trade with 🐕 Cleo"]
    assert "$1,500 and 2 properties" in text(asked)
    answer = await trade_game.click(ADA, asked, "Trade with 🐕 Cleo")
    assert "Trade with 🐕 Cleo" in text(answer.screen)
    list_of_an_earlier_release = panel_custom_id(GAME, "trade", "with")
    answer = await trade_game.press(ADA, list_of_an_earlier_release, str(C))
    assert "Trade with 🐕 Cleo" in text(answer.screen)


async def test_a_draft_with_another_partner_is_not_lost_silently(tmp_path: Path) -> None:
    trade_game = await start_trade_game(tmp_path)
    panel = await trade_game.open(ADA, BEN)
    await trade_game.choose(ADA, panel, "give", ORIENTAL)
    asked = await trade_game.open(ADA, CLEO)
    assert "an unsent trade with 🚢 Ben" in text(asked)
    kept = (await trade_game.click(ADA, asked, "Continue")).screen
    assert chosen(kept, "give") == [str(ORIENTAL)]
    fresh = (await trade_game.click(ADA, asked, "Start over")).screen
    assert "Trade with 🐕 Cleo" in text(fresh)
    assert not chosen(fresh, "give")
    stale = await trade_game.choose(ADA, panel, "give", VERMONT)
    assert "a newer draft" in text(stale)
    assert not chosen(stale, "give")


async def test_a_discarded_draft_is_gone(tmp_path: Path) -> None:
    trade_game = await start_trade_game(tmp_path)
    panel = await trade_game.open(ADA, BEN)
    panel = await trade_game.choose(ADA, panel, "give", ORIENTAL)
    await trade_game.click(ADA, panel, "Delete draft")
    assert "That draft was already sent or deleted" in text(
        (await trade_game.send(ADA, panel)).screen
    )
    assert not chosen(await trade_game.open(ADA, BEN), "give")


async def test_a_double_press_that_deletes_a_draft_is_answered_once(tmp_path: Path) -> None:
    trade_game = await start_trade_game(tmp_path)
    panel = await trade_game.choose(ADA, await trade_game.open(ADA, BEN), "give", ORIENTAL)
    await trade_game.click(ADA, panel, "Delete draft")
    drop = button(panel, "Delete draft").custom_id
    assert not (await trade_game.press(ADA, drop, is_repeated=True)).answered


async def test_only_players_trade_and_only_with_players(tmp_path: Path) -> None:
    trade_game = await start_trade_game(tmp_path)
    assert "not playing" in text(await trade_game.open(STRANGER, BEN))
    assert "no longer in the game" in text(await trade_game.open(ADA, STRANGER))
    assert "trade with yourself" in text(await trade_game.open(ADA, ADA))
    panel = await trade_game.open(ADA, BEN)
    answer = await trade_game.click(STRANGER, panel, "Give cash")
    assert "not playing" in text(answer.screen)
