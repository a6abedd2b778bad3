"""The pages about a game, and the list under each of them that turns to another one."""

from typing import Literal, get_args

from bot.interactions.context import Context
from bot.ui.press_record import PressRecord, press_record
from bot.ui.screen import Option, Row, Select
from engine.host.store.records import GameRecord

GamePage = Literal["history", "stats", "review", "replay", "verify", "export"]
GAME_PAGES: tuple[GamePage, ...] = get_args(GamePage)
NAMES: dict[GamePage, str] = {
    "history": "history-title",
    "stats": "button-stats",
    "review": "button-review",
    "replay": "button-replay",
    "verify": "button-verify",
    "export": "button-export",
}
"""The words that name the pages."""


@press_record("game", acts=False)
class TurnToPage(PressRecord):
    """Show another page about a game: the one that was chosen."""


def pages_about(record: GameRecord) -> tuple[GamePage, ...]:
    """Return the pages that there are: of a lobby the dice alone, a review of what is over."""
    if record.phase == "lobby":
        return ("verify",)
    return tuple(it for it in GAME_PAGES if it != "review" or record.phase != "running")


def other_pages(context: Context, record: GameRecord, shown: GamePage) -> tuple[Row, ...]:
    """Return the list that turns to another page; none where there is no other."""
    say, pages = context.words.say, pages_about(record)
    options = tuple(
        Option(say(NAMES[page]), page, say(f"game-page-{page}"), default=page == shown)
        for page in pages
    )
    select = Select(TurnToPage(record.id).custom_id, say("game-choose-page"), options)
    return (select,) if len(pages) > 1 else ()
