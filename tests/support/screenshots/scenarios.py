"""What the pictures show, in the order of play; every screen is the bot's answer to a press."""

from __future__ import annotations

import re

from engine.core.chance import Dice
from tests.support.answer_labels import (
    AUCTION,
    BUY,
    END_TURN,
    JOIN,
    MORE,
    PASS,
    PAY_FINE,
    ROLL,
    SET_MAXIMUM,
    START,
)
from tests.support.browser_tabs import Tab
from tests.support.screenshots.positions import bargain, hotels, jailed, midgame, scarce
from tests.support.screenshots.screenshot_taker import ScreenshotTaker


async def computers(taker: ScreenshotTaker) -> None:
    """Computer players to choose from: who they are and how they play."""
    ada, bo, _ = [await taker.tab(name) for name in ("Ada", "Bo", "Cem")]
    await bo.page.fill("#say", "One game before dinner?")
    await bo.page.press("#say", "Enter")
    await ada.command("monopoly new")
    await ada.press("Add computer player")
    await ada.button("Surprise me").wait_for()
    await taker.take("computers", ada)
    await add_computer(ada)


async def lobby(taker: ScreenshotTaker) -> None:
    """The lobby: Ada opened it, Bo and Cem joined, a computer player sits with them."""
    ada, bo, cem = [await taker.tab(name) for name in ("Ada", "Bo", "Cem")]
    await bo.press(JOIN)
    await cem.press(JOIN)
    await ada.sees("4 of 8")
    await taker.take("lobby", ada)
    await ada.press("Settings…")
    await keep_order(ada)
    await ada.press(START)
    await ada.sees("Game on!")
    await ada.sees("turn ")


async def keep_order(ada: Tab) -> None:
    """The seats are not drawn, so that it is known who sits where; the settings are open."""
    await ada.press("Play in the order of joining")
    await ada.sees("Everyone plays in the order they joined.")


async def gather(ada: Tab, bo: Tab, cem: Tab) -> None:
    """Everybody sits down."""
    await bo.press(JOIN)
    await ada.sees("2 of 8")
    await cem.press(JOIN)
    await ada.sees("3 of 8")
    await ada.press("Add computer player")
    await add_computer(ada)
    await ada.sees("4 of 8")


async def add_computer(ada: Tab) -> None:
    """Rita sits down, from the open panel, which is then dismissed."""
    await ada.choose("Choose who joins", "Rita")
    await ada.sees("Rita is in")
    await ada.page.locator(".message :text('Dismiss message')").last.click()


async def table(taker: ScreenshotTaker) -> None:
    """Cem paid rent to Ada and can still trade."""
    rolls: list[Dice] = [(1, 2), (6, 5), (2, 3)]
    await taker.arrange(midgame, *rolls)
    ada, cem = await taker.tab("Ada"), await taker.tab("Cem")
    await cem.sees("turn 41")
    await cem.message("it’s your turn").wait_for()  # The message before it is edited until then.
    await cem.press(ROLL)
    await cem.sees("rent")
    await taker.take("table", cem)
    await cem.press(END_TURN)
    await ada.button(ROLL).wait_for()


async def buy(taker: ScreenshotTaker) -> None:
    """Ada landed on Boardwalk: buy it, or let it go to auction?"""
    ada = await taker.tab("Ada")
    await ada.press(ROLL)
    await ada.button(BUY).wait_for()
    await taker.take("buy", ada)


async def advice(taker: ScreenshotTaker) -> None:
    """Advice: what Ada could do, and how it changes her chance to win."""
    ada = await taker.tab("Ada")
    await ada.command("monopoly advise")
    await ada.sees("Your best choices")
    await taker.take("advice", ada)


async def board(taker: ScreenshotTaker) -> None:
    """Board: who owns what."""
    bo = await taker.tab("Bo")
    await bo.command("monopoly board")
    await bo.sees("The board")
    await taker.take("board", bo)


async def deed(taker: ScreenshotTaker) -> None:
    """The Title Deed of New York Avenue."""
    bo = await taker.tab("Bo")
    await bo.command("monopoly deed", name="New York")
    await bo.sees("New York Avenue")
    await taker.take("deed", bo)


async def orders(taker: ScreenshotTaker) -> None:
    """Standing orders: what the bot does for Bo without asking."""
    bo = await taker.tab("Bo")
    await bo.command("monopoly orders")
    await bo.sees("Your standing orders")
    await taker.take("orders", bo)


async def preferences(taker: ScreenshotTaker) -> None:
    """Preferences: dice, notifications, language, quiet hours."""
    cem = await taker.tab("Cem")
    await cem.command("monopoly preferences")
    await cem.sees("Your preferences")
    await taker.take("preferences", cem)


async def away(taker: ScreenshotTaker) -> None:
    """Cem is away for the weekend; Ada looks at her games."""
    ada, cem = await taker.tab("Ada"), await taker.tab("Cem")
    await cem.command("monopoly away", until="3 days")
    await ada.sees("is away until")
    await ada.command("monopoly mine")
    await ada.sees("Your move")
    await taker.take("away", ada)
    await cem.press("Cem: I’m back now")
    await ada.sees("is back")


async def manage(taker: ScreenshotTaker) -> None:
    """Manage: what Ada can build, sell and mortgage."""
    ada = await taker.tab("Ada")
    await ada.press("Manage")
    await ada.sees("Your property")
    await taker.take("manage", ada)


async def auction(taker: ScreenshotTaker) -> None:
    """The auction of Boardwalk, in its thread."""
    ada, bo, cem = [await taker.tab(name) for name in ("Ada", "Bo", "Cem")]
    await ada.press(AUCTION)
    await bo.go("Auction: Boardwalk")
    await cem.go("Auction: Boardwalk")
    bids = ((bo, "$50"), (cem, "$100"), (bo, "$150"), (cem, "$200"), (bo, "$250"))
    for bidder, amount in bids:
        await bidder.press(f"Bid {amount}")
        for tab in (bo, cem):
            await tab.sees(f"{bidder.member} {amount}")
    await taker.take("auction", bo)
    await cem.press(PASS)
    await ada.press(PASS)
    await bo.press(SET_MAXIMUM)
    await bo.fill({"amount": "460"})
    await ada.sees("won Boardwalk at auction")


async def trade(taker: ScreenshotTaker) -> None:
    """Bo puts an offer together: a red and cash for the last orange."""
    ada, bo = await taker.tab("Ada"), await taker.tab("Bo")
    await bo.press("Trade")
    await bo.press(re.compile("Trade with.*Ada"))
    await bo.sees("You give")
    await bo.press("Indiana")
    await bo.sees("Indiana (list $220)")
    await bo.press("New York")
    await bo.sees("New York (list $200)")
    await bo.press("Give cash…")
    await bo.fill({"give": "120"})
    await bo.sees("$120")
    await bo.sees("Chance of winning")
    await taker.take("trade", bo)
    await bo.press("Send to")
    await bo.sees("Offer sent to")
    await ada.go("Monopoly")
    await ada.sees("offers you a trade")
    await taker.take("offer", ada)
    await ada.press("Decline")
    await ada.sees("declined")


async def jail(taker: ScreenshotTaker) -> None:
    """Bo is in Jail: roll, pay or use the card."""
    await taker.arrange(jailed)
    bo = await taker.tab("Bo")
    await bo.sees("turn 49")
    await bo.button(PAY_FINE).wait_for()
    await taker.take("jail", bo)


async def shortage(taker: ScreenshotTaker) -> None:
    """The Bank is short of houses: who wants the last two?"""
    await taker.arrange(scarce)
    ada, bo = await taker.tab("Ada"), await taker.tab("Bo")
    await ada.sees("turn 53")
    await ada.press("Manage")
    await ada.sees("The Bank has 2 houses")  # The panel of an earlier scene is still there.
    await ada.press("Build ·")
    await ada.press("+1 house · $100")  # That panel's houses cost less.
    await bo.button("No thanks").wait_for()
    await taker.take("shortage", bo)


async def debt(taker: ScreenshotTaker) -> None:
    """Cem owes more than his cash: how to raise it."""
    await taker.arrange(hotels, (1, 3))
    cem = await taker.tab("Cem")
    await cem.sees("turn 57")
    await cem.press(ROLL)
    await cem.sees("owe Ada $600")
    await taker.take("debt", cem)


async def why(taker: ScreenshotTaker) -> None:
    """A computer player says why it bought Vermont."""
    await taker.arrange(bargain, (1, 2), (3, 5))
    ada, cem = await taker.tab("Ada"), await taker.tab("Cem")
    await cem.sees("turn 61")
    await cem.press(ROLL)
    await cem.press(END_TURN)
    await ada.sees("landed on Vermont")
    await ada.button(ROLL).wait_for()  # The message of the last turn is edited until then.
    await ada.press(MORE)
    await ada.press("Computers’ reasons")
    await ada.sees("from owning all of the light blues")
    await taker.take("why", ada)
