"""What the pictures show, in the order of play; every screen is the bot's answer to a press."""

from __future__ import annotations

from engine.chance import Dice
from tests.support.browser_tabs import Tab
from tests.support.pictures.positions import hotels, jailed, midgame, scarce
from tests.support.pictures.studio import Studio


async def lobby(studio: Studio) -> None:
    """Ada opens a lobby, Bo and Cem join, a computer takes a seat."""
    ada, bo, cem = [await studio.tab(name) for name in ("Ada", "Bo", "Cem")]
    await bo.page.fill("#say", "One game before dinner?")
    await bo.page.press("#say", "Enter")
    await ada.command("monopoly new")
    await gather(ada, bo, cem)
    await studio.take("lobby", ada)
    await ada.press("Start")
    await ada.sees("The game has begun")
    await ada.sees("turn ")


async def gather(ada: Tab, bo: Tab, cem: Tab) -> None:
    """Everybody sits down."""
    await bo.press("Join")
    await ada.sees("2 of 8")
    await cem.press("Join")
    await ada.sees("3 of 8")
    await ada.press("Add computer")
    await ada.sees("4 of 8")


async def table(studio: Studio) -> None:
    """Cem pays rent to Ada, and the computer is on the move."""
    throws: list[Dice] = [(1, 2), (6, 5), (2, 3)]
    await studio.arrange(midgame, *throws)
    ada, cem = await studio.tab("Ada"), await studio.tab("Cem")
    await cem.sees("turn 41")
    await cem.press("Throw")
    await cem.sees("rent")
    await studio.take("table", cem)
    await cem.press("End turn")
    await ada.button("Throw").wait_for()


async def buy(studio: Studio) -> None:
    """Ada lands on Boardwalk, and sees its deed."""
    ada = await studio.tab("Ada")
    await ada.press("Throw")
    await ada.button("Buy").wait_for()
    await studio.take("buy", ada)


async def board(studio: Studio) -> None:
    """Where everything is."""
    bo = await studio.tab("Bo")
    await bo.press("Board")
    await bo.sees("The board")
    await studio.take("board", bo)


async def deed(studio: Studio) -> None:
    """What New York Avenue charges."""
    bo = await studio.tab("Bo")
    await bo.command("monopoly deed", name="New York")
    await bo.sees("New York Avenue")
    await studio.take("deed", bo)


async def orders(studio: Studio) -> None:
    """What Bo lets others not wait for."""
    bo = await studio.tab("Bo")
    await bo.command("monopoly orders")
    await bo.sees("Your standing orders")
    await studio.take("orders", bo)


async def preferences(studio: Studio) -> None:
    """Dice, pings, language, quiet hours."""
    cem = await studio.tab("Cem")
    await cem.command("monopoly preferences")
    await cem.sees("My preferences")
    await studio.take("preferences", cem)


async def away(studio: Studio) -> None:
    """Cem leaves for the weekend, and Ada looks at her games."""
    ada, cem = await studio.tab("Ada"), await studio.tab("Cem")
    await cem.command("monopoly away", wait_until="3 days")
    await ada.sees("is away until")
    await ada.command("monopoly mine")
    await ada.sees("Your move")
    await studio.take("away", ada)
    await cem.press("I am back")
    await ada.sees("is back")


async def manage(studio: Studio) -> None:
    """Ada's streets, and what she may do with them."""
    ada = await studio.tab("Ada")
    await ada.press("Manage")
    await ada.sees("Your property")
    await studio.take("manage", ada)


async def auction(studio: Studio) -> None:
    """Ada lets Boardwalk go; Bo and Cem bid in the thread."""
    ada, bo, cem = [await studio.tab(name) for name in ("Ada", "Bo", "Cem")]
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
    await ada.sees("won Boardwalk at auction")


async def trade(studio: Studio) -> None:
    """Bo puts an offer together: a red and money for the missing orange; Ada gets it."""
    ada, bo = await studio.tab("Ada"), await studio.tab("Bo")
    await bo.press("Trade")
    await bo.choose("Who would", "Ada")
    await bo.sees("Trade with")
    await bo.choose("You give", "Indiana")
    await bo.sees("Indiana")
    await bo.choose("You get", "New York")
    await bo.press("Money")
    await bo.fill({"give": "120"})
    await bo.sees("$120")
    await studio.take("trade", bo)
    await bo.press("Send to")
    await bo.sees("is out")
    await ada.go("Monopoly")
    await ada.sees("offers you a trade")
    await studio.take("offer", ada)
    await ada.press("Decline")
    await ada.sees("declined")


async def jail(studio: Studio) -> None:
    """Bo may throw, pay or use his card."""
    await studio.arrange(jailed)
    bo = await studio.tab("Bo")
    await bo.sees("turn 49")
    await bo.button("Pay").wait_for()
    await studio.take("jail", bo)


async def shortage(studio: Studio) -> None:
    """Ada wants two of the last houses, and Bo could build too."""
    await studio.arrange(scarce)
    ada, bo = await studio.tab("Ada"), await studio.tab("Bo")
    await ada.sees("turn 53")
    await ada.press("Manage")
    await ada.sees("The Bank has 2 houses")  # The panel of an earlier scene is still there.
    await ada.choose("Build", "Oranges")
    await ada.choose("Build", "St. James")
    await bo.button("Claim").wait_for()
    await studio.take("shortage", bo)


async def debt(studio: Studio) -> None:
    """Cem lands on a hotel."""
    await studio.arrange(hotels, (1, 3))
    cem = await studio.tab("Cem")
    await cem.sees("turn 57")
    await cem.press("Throw")
    await cem.sees("raise $600")
    await studio.take("debt", cem)
