"""A game really played to its end, and what can be looked at after it."""

from __future__ import annotations

from tests.support.pictures.scenes import gather
from tests.support.pictures.studio import Studio


async def final(studio: Studio) -> None:
    """Show who has won, and how it came to it."""
    await studio.play_out()
    cem = await studio.tab("Cem")
    await cem.button("Rematch").wait_for()
    await studio.take("final", cem)


async def chart(studio: Studio) -> None:
    """Net worth over time."""
    bo = await studio.tab("Bo")
    await bo.press("Stats")
    await bo.sees("Net worth")
    await studio.take("chart", bo)


async def luck(studio: Studio) -> None:
    """Dice against fair ones."""
    bo = await studio.tab("Bo")
    await bo.press("Luck")
    await bo.sees("Doubles")
    await studio.take("luck", bo)


async def replay(studio: Studio) -> None:
    """The whole game as a moving picture."""
    ada = await studio.tab("Ada")
    await ada.command("monopoly replay")
    await ada.sees("The whole game")
    await studio.take("replay", ada)


async def leaderboard(studio: Studio) -> None:
    """The server's ladder."""
    ada = await studio.tab("Ada")
    await ada.command("monopoly leaderboard")
    await ada.sees("Leaderboard")
    await studio.take("leaderboard", ada)


async def profile(studio: Studio) -> None:
    """Show what a person has played."""
    ada = await studio.tab("Ada")
    await ada.command("monopoly profile")
    await ada.sees("Rating")
    await studio.take("profile", ada)


async def tour(studio: Studio) -> None:
    """The first page of the tour."""
    cem = await studio.tab("Cem")
    await cem.command("monopoly help")
    await cem.button("Next").wait_for()
    await studio.take("help", cem)


async def again(studio: Studio) -> None:
    """Show a rematch: another game of these people."""
    ada, bo, cem = [await studio.tab(name) for name in ("Ada", "Bo", "Cem")]
    await ada.command("monopoly new")
    await ada.button("Join").wait_for()
    await gather(ada, bo, cem)
    await ada.press("Start")
    await ada.sees("The game has begun")
