"""The rulebooks: each is a board, two decks, a set of Rules, and the games that may be played."""

from collections.abc import Mapping

from engine.editions.rules import Rules
from engine.record import record

EVERY_GAME = ("standard", "short", "time-limit", "new-short")


@record
class Edition:
    """A rulebook. `games` are the names of its games in options.GAMES, the standard one first.

    A book that prints no short game leaves the choice of them open.
    """

    rules: Rules
    games: tuple[str, ...] = EVERY_GAME


_CLASSIC = Rules(shortage="claim-window")

CATALOGUE: Mapping[str, Edition] = {
    "1935": Edition(
        _CLASSIC.with_fields(
            edition="1935",
            players_min=3,
            players_max=7,
            jail_doubles_throw_again=1,
            mortgage_scope="that-lot",
            selling="sell-in-any-order",
            estate_passes="passes-auctioned",
        ),
        ("standard", "new-short"),
    ),
    "1973": Edition(_CLASSIC.with_fields(edition="1973")),
    "1994": Edition(
        _CLASSIC.with_fields(edition="1994"),
        ("standard", "short", "time-limit"),
    ),
    "1998": Edition(
        _CLASSIC.with_fields(edition="1998"),
        ("standard", "short", "time-limit"),
    ),
    "2008": Edition(
        _CLASSIC.with_fields(
            edition="2008",
            board="us2008",
            cards="us2008",
            luxury_tax=100,  # LTAX-01; AMB-41: income tax stays a choice, as its text has it.
            building_time="own-turn",
            rent_window="next-throw",
        )
    ),
}
DEFAULT = "1994"


def rules_of(edition: str) -> Rules:
    """Return the standard game's Rules of an edition. Raises KeyError for an unknown edition."""
    return CATALOGUE[edition].rules
