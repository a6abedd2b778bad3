"""`python -m tests.support.pictures`: the screenshots of docs/img, from the real bot.

The positions are arranged, every screen is what the bot answers to the presses made here.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

from bot.local import LocalDiscord
from engine.chance import Dice
from tests.support import game as g
from tests.support.arranged import Arranged, Change, arrange
from tests.support.bot_process import BotProcess
from tests.support.tabs import Tab, Tabs, has_chromium, tabs_on

FOLDER = Path(__file__).parents[2] / "docs/img"
FULL, PHONE = (1280, 860), (400, 860)
A, B, C, D = range(4)


class Studio:
    """The local Discord, the bot in it, and the browser that looks at them."""

    def __init__(self, local: LocalDiscord, bot: BotProcess, tabs: Tabs, folder: Path) -> None:
        self.local = local
        self.bot = bot
        self.tabs = tabs
        self.folder = folder

    async def arrange(self, change: Change, marker: str, *throws: Dice) -> None:
        """Another position, with these throws to come; `marker` shows that it is drawn."""
        await self.bot.stop()
        arrange(self.bot.database, change, throws)
        await self.bot.start()
        await self.local.member("Ada").wait_for(lambda message: marker in message.text)

    async def take(self, name: str, tab: Tab) -> None:
        """The tab as it is, at full size and on a phone."""
        page = tab.page
        for suffix, (width, height) in (("", FULL), ("-phone", PHONE)):
            await page.set_viewport_size({"width": width, "height": height})
            await page.wait_for_timeout(400)
            await page.screenshot(path=self.folder / f"{name}{suffix}.png")
        await page.set_viewport_size({"width": FULL[0], "height": FULL[1]})


async def lobby(studio: Studio) -> None:
    """Ada opens a lobby, Bo and Cem join, a computer takes a seat."""
    ada, bo = await studio.tabs.open("Ada", *FULL), await studio.tabs.open("Bo", *FULL)
    cem = await studio.tabs.open("Cem", *FULL)
    await bo.page.fill("#say", "One game before dinner?")
    await bo.page.press("#say", "Enter")
    await ada.command("monopoly new")
    await bo.press("Join")
    await ada.sees("2 of 8")
    await cem.press("Join")
    await ada.sees("3 of 8")
    await ada.press("Add computer")
    await ada.sees("4 of 8")
    await studio.take("lobby", ada)
    await ada.press("Start")
    await ada.sees("The game has begun")
    await ada.sees("turn ")


PROPERTY = {
    A: (g.ORIENTAL, g.VERMONT, g.CONNECTICUT, g.READING, g.KENTUCKY, g.NEW_YORK, g.MARVIN),
    B: (g.ST_JAMES, g.TENNESSEE, g.PENNSYLVANIA_RR, g.INDIANA, g.PACIFIC, g.ATLANTIC),
    C: (g.BALTIC, g.STATES, g.VIRGINIA, g.ELECTRIC, g.PARK_PLACE),
    D: (g.MEDITERRANEAN, g.ST_CHARLES, g.B_AND_O, g.VENTNOR),
}


def midgame(game: Arranged) -> None:
    """An hour into the game; Cem is to throw."""
    for seat, spaces in PROPERTY.items():
        game.owns(seat, *spaces)
    game.cash(A, 812).cash(B, 1043).cash(C, 388).cash(D, 655)
    game.levels(PROPERTY[A][:3], 2, 2, 2).mortgaged(g.KENTUCKY)
    game.at(A, g.PENNSYLVANIA).at(B, g.VIRGINIA).at(C, g.READING).at(D, g.LUXURY_TAX)
    game.state.turn = 40
    game.to_move(C)


async def table(studio: Studio) -> None:
    """Cem pays rent to Ada, the computer moves, Ada lands on Boardwalk."""
    await studio.arrange(midgame, "turn 41", (1, 2), (6, 5), (2, 3))
    ada, cem = await studio.tabs.open("Ada", *FULL), await studio.tabs.open("Cem", *FULL)
    await cem.press("Throw")
    await cem.press("End turn")
    await ada.press("Throw")
    await ada.button("Buy").wait_for()
    await studio.take("table", ada)


async def board(studio: Studio) -> None:
    """Where everything is."""
    bo = await studio.tabs.open("Bo", *FULL)
    await bo.press("Board")
    await bo.sees("The board")
    await studio.take("board", bo)


async def orders(studio: Studio) -> None:
    """What Bo lets others not wait for."""
    bo = await studio.tabs.open("Bo", *FULL)
    await bo.command("monopoly orders")
    await bo.sees("Your standing orders")
    await studio.take("orders", bo)


async def away(studio: Studio) -> None:
    """Cem leaves for the weekend, and Ada looks at her games."""
    ada, cem = await studio.tabs.open("Ada", *FULL), await studio.tabs.open("Cem", *FULL)
    await cem.command("monopoly away", until="3 days")
    await ada.sees("is away until")
    await ada.command("monopoly mine")
    await ada.sees("Your move")
    await studio.take("away", ada)
    await cem.press("I am back")
    await ada.sees("is back")


async def manage(studio: Studio) -> None:
    """Ada's streets, and what she may do with them."""
    ada = await studio.tabs.open("Ada", *FULL)
    await ada.press("Manage")
    await ada.sees("Your property")
    await studio.take("manage", ada)


async def auction(studio: Studio) -> None:
    """Ada lets Boardwalk go; Bo and Cem bid in the thread."""
    ada, bo = await studio.tabs.open("Ada", *FULL), await studio.tabs.open("Bo", *FULL)
    cem = await studio.tabs.open("Cem", *FULL)
    await ada.press("Auction Boardwalk")
    await bo.go("Auction: Boardwalk")
    await cem.go("Auction: Boardwalk")
    for bidder in (bo, cem, bo, cem, bo):
        amount = (await bidder.button("Bid $").inner_text()).removeprefix("Bid ")
        await bidder.press(f"Bid {amount}")
        for tab in (bo, cem):
            await tab.sees(f"{bidder.member} {amount}")
    await studio.take("auction", cem)
    await cem.press("Pass")
    await ada.press("Pass")
    await bo.press("My secret maximum")
    await bo.fill({"amount": "460"})
    await ada.sees("Sold: Boardwalk")


async def trade(studio: Studio) -> None:
    """Bo offers Ada the missing orange for a red."""
    ada, bo = await studio.tabs.open("Ada", *FULL), await studio.tabs.open("Bo", *FULL)
    await bo.press("Trade")
    await bo.choose("Who would", "Ada")
    await bo.sees("Trade with")
    await bo.choose("You give", "Indiana")
    await bo.sees("Indiana")
    await bo.choose("You get", "New York")
    await bo.press("Money")
    await bo.fill({"give": "120"})
    await bo.sees("$120")
    await bo.press("Send to")
    await bo.sees("is out")
    await ada.go("Monopoly")
    await ada.sees("offers you a trade")
    await studio.take("trade", ada)


def hotels(game: Arranged) -> None:
    """Ada has hotels, and Cem is close."""
    midgame(game)
    game.state.turn = 56
    game.to_move(C).stock(32, 12).levels(PROPERTY[A][:3], 5, 5, 5)
    game.cash(C, 188).owns(B, g.BOARDWALK)


async def debt(studio: Studio) -> None:
    """Cem lands on a hotel."""
    await studio.arrange(hotels, "turn 57", (1, 3))
    cem = await studio.tabs.open("Cem", *FULL)
    await cem.press("Throw")
    await cem.sees("raise $600")
    await studio.take("debt", cem)


def showdown(game: Arranged) -> None:
    """Only Ada and Cem are left."""
    midgame(game)
    for deed in game.state.deeds.values():
        deed.owner, deed.mortgaged, deed.level = None, False, 0
    game.stock(32, 12).owns(A, *g.LIGHT_BLUES, *g.ORANGES, *g.DARK_BLUES, g.READING)
    game.levels(g.LIGHT_BLUES, 5, 5, 5).levels(g.DARK_BLUES, 3, 3).levels(g.ORANGES, 4, 4, 3)
    game.owns(C, g.BALTIC, g.VIRGINIA, g.ELECTRIC).cash(A, 1846).cash(C, 214)
    for seat, turn in ((B, 97), (D, 71)):
        game.cash(seat, 0).state.seats[seat].left = turn
    game.state.turn = 118
    game.at(C, g.SHORT_LINE).to_move(C)


async def final(studio: Studio) -> None:
    """Cem cannot pay, and Ada wins."""
    await studio.arrange(showdown, "turn 119", (1, 3))
    cem = await studio.tabs.open("Cem", *FULL)
    await cem.press("Throw")
    await cem.press("Give up")
    await cem.press("Yes, I am bankrupt")
    await cem.sees("wins")
    await studio.take("final", cem)


SCENES = (lobby, table, board, orders, away, manage, trade, auction, debt, final)


async def main(folder: Path) -> None:
    """Take all pictures, and fail if the bot or the page did anything wrong meanwhile."""
    with tempfile.TemporaryDirectory() as scratch:
        async with (
            LocalDiscord(Path(scratch, "world.db")) as local,
            BotProcess(local, Path(scratch, "games.db")) as bot,
            tabs_on(local) as tabs,
        ):
            studio = Studio(local, bot, tabs, folder)
            try:
                for scene in SCENES:
                    await scene(studio)
            except BaseException:
                await tabs.photograph(folder)
                raise
            assert not tabs.said, tabs.said
            assert not await local.control.violations()


if __name__ == "__main__":
    if not has_chromium():
        sys.exit("There is no Chromium to take the pictures with; CHROMIUM names one.")
    asyncio.run(main(FOLDER))
