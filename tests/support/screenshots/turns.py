"""The moving picture of README.md: three turns of a game as one player sees them."""

from __future__ import annotations

from tests.support.answer_labels import BUY, END_TURN, PASS, ROLL, auction, bid_of, label
from tests.support.screenshots.film import Film
from tests.support.screenshots.positions import before_boardwalk
from tests.support.screenshots.screenshot_taker import ScreenshotTaker

PAUSE, LOOK = 1600, 2800
"""Milliseconds for what is quickly read, and for a picture."""


async def turns(taker: ScreenshotTaker) -> None:
    """Ada buys Boardwalk, Bo lands on her houses, and Illinois goes to auction."""
    await taker.arrange(before_boardwalk, (2, 3), (1, 2), (4, 6))
    bo, cem = await taker.tab("Bo"), await taker.tab("Cem")
    film = await Film.of(await taker.tab("Ada"))
    await film.tab.sees("turn 65")
    await film.show(_asked_to_roll("Ada"), PAUSE)
    await film.press(ROLL)
    await film.show("landed on Boardwalk", LOOK)
    await film.press(BUY)
    await film.show("bought it for", LOOK)
    await film.press(END_TURN)
    await film.show(_asked_to_roll("Bo"), PAUSE)
    await bo.press(ROLL)
    await film.show("landed on Vermont", LOOK)
    await bo.press(END_TURN)
    await film.show(_asked_to_roll("Cem"), PAUSE)
    await cem.press(ROLL)
    await film.show("landed on Illinois", PAUSE)
    await cem.press(auction("Illinois"))
    for tab in (film.tab, bo, cem):
        await tab.go("Auction: Illinois")
    for tab in (bo, cem):
        await tab.press(PASS)
    await film.show("Rita leads with $1", LOOK)
    await film.press(bid_of(100))
    await film.show("Rita leads with $101", PAUSE)
    await film.press(bid_of(200))
    await film.tab.go("monopoly")
    await film.show("won Illinois at auction", LOOK + PAUSE)
    await film.close(taker.folder / "turns.webp")


def _asked_to_roll(who: str) -> str:
    return label("decision-to-throw", who=who, doubles=0)
