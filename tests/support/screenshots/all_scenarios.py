"""Every scenario before the camera, one after another."""

from __future__ import annotations

import tempfile
from pathlib import Path

from bot.pictures.lineup import draw_lineup
from engine.host.computers.names import GIVEN_NAMES
from tests.support import bot_programs
from tests.support.bot_process import BotProcess, forked
from tests.support.browser_tabs import own_browser_tabs
from tests.support.local_discord import LocalDiscord
from tests.support.screenshots import endings, people, scenarios, turns
from tests.support.screenshots.board_sheet import board_sheet
from tests.support.screenshots.screenshot_taker import SIZES, THEMES, ScreenshotTaker

FIRST_GAME = (
    scenarios.computers,
    scenarios.lobby,
    people.follow,
    people.guesses,
    people.news,
    endings.final,
    people.followed,
    endings.chart,
    endings.luck,
    endings.review,
    endings.choices,
    endings.replay,
    endings.rematch,
    endings.leaderboard,
    endings.profile,
    endings.paper,
    endings.champion,
    endings.tour,
    endings.learn,
)
SECOND_GAME = (
    people.block,
    people.invitation,
    scenarios.table,
    scenarios.buy,
    scenarios.advice,
    scenarios.board,
    scenarios.deed,
    scenarios.orders,
    scenarios.preferences,
    scenarios.away,
    scenarios.manage,
    scenarios.trade,
    scenarios.auction,
    scenarios.jail,
    scenarios.shortage,
    scenarios.debt,
    scenarios.why,
    turns.turns,
)

VARIANTS = [f"{size}{theme}" for size in SIZES for theme in THEMES]
HEAD = """# What players see

In dark and in light colors, and both on a phone. `make pictures` takes these with the bot on the
local Discord, and writes this page."""
ALT = ("dark", "light", "phone", "phone, light")


def page_of(folder: Path) -> str:
    """Return a page with all pictures of a folder beside it, each under what its scene says."""
    parts = [HEAD]
    for scenario in (*FIRST_GAME, *SECOND_GAME):
        name, told = scenario.__name__, (scenario.__doc__ or "").strip()
        shown = zip(ALT, VARIANTS, strict=True)
        taken = [f"![{alt}]({folder.name}/{name}{variant}.png)" for alt, variant in shown]
        if (folder / f"{name}.png").exists():
            parts.append(f"## {told}\n\n| {' | '.join(taken)} |\n|---|---|---|---|")
    return "\n\n".join(parts) + "\n"


async def take_all(folder: Path) -> None:
    """Take all pictures, and fail if the bot or the page did anything wrong meanwhile."""
    with tempfile.TemporaryDirectory() as scratch:
        own_emoji, launch = {"OWN_EMOJI": "on"}, forked(bot_programs.with_long_news)
        async with (
            LocalDiscord(Path(scratch, "world.db")) as local,
            BotProcess(local, Path(scratch, "games.db"), own_emoji, launch) as bot,
            own_browser_tabs(local) as tabs,
        ):
            taker = ScreenshotTaker(local, bot, tabs, folder)
            try:
                for scenario in (*FIRST_GAME, *SECOND_GAME):
                    print(scenario.__name__, flush=True)
                    await scenario(taker)
            except BaseException:
                await tabs.photograph(folder)
                raise
            (folder / "boards.webp").write_bytes(board_sheet())
            (folder / "players.png").write_bytes(draw_lineup(tuple(GIVEN_NAMES.items())))
            (folder.parent / "SCREENS.md").write_text(page_of(folder), "utf-8")
            assert not tabs.console_messages, tabs.console_messages
            assert not await local.control.violations()
