"""The commands that people type in a game, each with options drawn at random."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from bot.interactions.game_pages import GAME_PAGES

if TYPE_CHECKING:
    from tests.states.wild_game import WildGame

Options = Callable[["WildGame"], dict[str, Any]]
SPANS = ("12 hours", "2 days", "a week", "tomorrow", "3 days")


def _none(game: WildGame) -> dict[str, Any]:
    return {}


def _span(game: WildGame) -> dict[str, Any]:
    return {"until": game.random.choice(SPANS)}


def _hours(game: WildGame) -> dict[str, Any]:
    zone = game.random.choice(("Europe/Berlin", "America/New_York", "Asia/Tokyo"))
    return {"zone": zone, "quiet": game.random.choice(("22-7", "23-6", "1-9", "off"))}


def _seat(game: WildGame) -> str:
    return str(game.random.randrange(len(game.users)))


PLAIN = (
    "board", "manage", "orders", "advise", "game", "undo", "leave", "mine", "standings", "help",
    "trade", "rules",
)  # fmt: skip
HOURS = _hours
REASON = "it was agreed"
COMMANDS: tuple[tuple[str, Options], ...] = (
    *((f"monopoly {name}", _none) for name in PLAIN),
    ("monopoly game", lambda game: {"show": game.random.choice(GAME_PAGES)}),
    ("monopoly standings", lambda game: {"player": game.random.choice(game.users)}),
    ("monopoly deed", lambda game: {"name": str(game.random.choice((1, 5, 12, 39)))}),
    ("monopoly trade", lambda game: {"player": game.random.choice(game.users)}),
    ("monopoly away", _span),
    ("monopoly away", _span),
    ("monopoly pause", _span),
    ("monopoly undo", _none),
    ("monopoly preferences", _none),
    ("monopoly preferences", _hours),
    ("monopoly rules", lambda game: {"topic": "jail"}),
    ("monopoly-mod settings", _none),
    ("monopoly-mod pause", lambda game: {"time": "2 days", "reason": REASON}),
    ("monopoly-mod resume", lambda game: {"reason": REASON}),
    ("monopoly-mod extend", lambda game: {"time": "2 hours", "reason": REASON}),
    ("monopoly-mod replace", lambda game: {"seat": _seat(game), "reason": REASON}),
    ("monopoly-mod replace", lambda game: {"seat": _seat(game), "by": 98, "reason": REASON}),
    ("monopoly-mod remove", lambda game: {"seat": _seat(game), "reason": REASON}),
)
