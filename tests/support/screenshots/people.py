"""What is between people: watching a game, saying who will win it, an invitation, a block."""

from __future__ import annotations

from bot.local import interactions
from bot.local.world import TEXT
from tests.support.answer_labels import ROLL, START
from tests.support.screenshots.scenarios import gather, keep_order
from tests.support.screenshots.screenshot_taker import ScreenshotTaker


async def follow(taker: ScreenshotTaker) -> None:
    """Dee, who doesn’t play, follows the game: what she will be told of it."""
    dee = await taker.tab("Dee")
    await dee.press(ROLL)
    await dee.press("Follow")
    await dee.choose("Choose what", "Turning points")
    await dee.sees("You’ll get a DM about")
    await taker.take("follow", dee)


async def guesses(taker: ScreenshotTaker) -> None:
    """A guess: who will win?"""
    dee = await taker.tab("Dee")
    await dee.press("Guess the winner")
    await dee.sees("Who will win?")
    await taker.take("guesses", dee)
    await dee.choose("Choose who will win", "Ada")
    await dee.press("That’s my guess")
    await dee.sees("You guessed")
    await taker.take("guessed", dee)


async def news(taker: ScreenshotTaker) -> None:
    """News by direct message of a game that Dee follows."""
    await taker.play_out(to_building=True)
    dee = await taker.tab("Dee")
    await dee.go("Monopoly")
    await dee.button("Unfollow").wait_for()
    await taker.take("news", dee)


async def followed(taker: ScreenshotTaker) -> None:
    """News by direct message: how the game ended."""
    dee = await taker.tab("Dee")
    await dee.go("Monopoly")
    await dee.sees("wins!")
    await taker.take("followed", dee)


async def block(taker: ScreenshotTaker) -> None:
    """Bo blocks Dee: what no longer reaches him."""
    bo, hub = await taker.tab("Bo"), taker.local.hub
    channel = next(it for it in hub.world.channels(TEXT) if it["name"] == "monopoly")
    interactions.use_on_member(hub, taker.user("Bo"), channel, "Block", taker.user("Dee"))
    await bo.sees("You’ve blocked")
    await taker.take("block", bo)
    await bo.press("Blocked people")
    await bo.sees("The bot doesn’t pass on")
    await taker.take("blocked", bo)


async def invitation(taker: ScreenshotTaker) -> None:
    """A lobby by invitation: Ada plays with Bo and Cem."""
    ada, bo, cem = [await taker.tab(name) for name in ("Ada", "Bo", "Cem")]
    guests = " ".join(f"<@{taker.user(it)}>" for it in ("Bo", "Cem"))
    await taker.local.control.member("Ada").slash("monopoly new", **{"with": guests})
    await bo.sees("Only invited players")
    await taker.take("invitation", bo)
    await ada.press("Settings…")
    await ada.sees("Seats are drawn")  # The panel of the first lobby is still there.
    await ada.choose("Who may ask for advice?", "Always")
    await keep_order(ada)
    await gather(ada, bo, cem)
    await ada.press(START)
    await ada.sees("Game on!")
