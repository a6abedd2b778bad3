"""A game really played to its end, and what can be looked at after it."""

from __future__ import annotations

from tests.support.answer_labels import JOIN, ROLL, START
from tests.support.screenshots.screenshot_taker import ScreenshotTaker


async def final(taker: ScreenshotTaker) -> None:
    """The game is over: who won, and how."""
    await taker.play_out()
    cem = await taker.tab("Cem")
    await cem.button("Rematch").wait_for()
    await taker.take("final", cem)


async def chart(taker: ScreenshotTaker) -> None:
    """Statistics: net worth over the game."""
    bo = await taker.tab("Bo")
    await bo.press("Stats")
    await bo.sees("Net worth")
    await taker.take("chart", bo)


async def luck(taker: ScreenshotTaker) -> None:
    """Statistics: everyone’s dice against fair dice."""
    bo = await taker.tab("Bo")
    await bo.press("Luck")
    await bo.sees("Fair dice")
    await taker.take("luck", bo)


async def review(taker: ScreenshotTaker) -> None:
    """The review: who was likely to win when, and the turning points."""
    cem = await taker.tab("Cem")
    await cem.press("Review")
    await cem.sees("A chance is")
    await taker.take("review", cem)


async def choices(taker: ScreenshotTaker) -> None:
    """The review: a player’s best and costliest choice."""
    cem = await taker.tab("Cem")
    await cem.press("Ada")
    await cem.sees("Costliest choice")
    await taker.take("choices", cem)


async def replay(taker: ScreenshotTaker) -> None:
    """The replay: the whole game as a film."""
    ada = await taker.tab("Ada")
    await ada.command("monopoly game", show="Replay")
    await ada.sees("This is the whole game")
    await taker.take("replay", ada)


async def leaderboard(taker: ScreenshotTaker) -> None:
    """The server’s standings: this season."""
    bo = await taker.tab("Bo")
    await bo.command("monopoly standings")
    await bo.sees("This season")
    await taker.take("leaderboard", bo)


async def profile(taker: ScreenshotTaker) -> None:
    """A player’s profile."""
    bo = await taker.tab("Bo")
    await bo.command("monopoly standings", player="Bo")
    await bo.sees("Rating")
    await taker.take("profile", bo)


async def tour(taker: ScreenshotTaker) -> None:
    """Help: the first page of the tour."""
    cem = await taker.tab("Cem")
    await cem.command("monopoly help")
    await cem.button("Next").wait_for()
    await taker.take("help", cem)


async def learn(taker: ScreenshotTaker) -> None:
    """The first game: a coach says what matters in a decision, and what good players do."""
    cem = await taker.tab("Cem")
    await cem.command("monopoly learn")
    await cem.sees("Your first game is ready")
    await cem.go("Monopoly")
    await cem.press(ROLL)
    await cem.sees("Players who land on your property")
    await taker.take("learn", cem)


async def rematch(taker: ScreenshotTaker) -> None:
    """The rematch: its lobby waits for everybody who has played."""
    ada, bo, cem = [await taker.tab(name) for name in ("Ada", "Bo", "Cem")]
    await ada.press("Rematch")
    await bo.button(JOIN).wait_for()
    await taker.take("rematch", bo)
    await bo.press(JOIN)
    await cem.press(JOIN)
    await ada.sees("4 of 8")
    await ada.press(START)
    await ada.sees("turn 1")
    await taker.play_out()
    await ada.page.locator("#messages .message", has_text="wins!").nth(1).wait_for()


async def paper(taker: ScreenshotTaker) -> None:
    """The weekly paper: the games that were won, the season so far, and a record."""
    ada = await taker.tab("Ada")
    await taker.print_paper()
    await ada.sees("This week’s games")
    await taker.take("paper", ada)


async def champion(taker: ScreenshotTaker) -> None:
    """The season is over: its first three, its champion’s cup and its records."""
    ada = await taker.tab("Ada")
    await taker.end_season()
    await ada.sees("season is over")
    await taker.take("champion", ada)
