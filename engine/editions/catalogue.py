"""The rulebooks: each is a board, two decks and a set of Rules."""

from engine.editions.rules import Rules

CATALOGUE: dict[str, Rules] = {
    "1973": Rules(edition="1973"),
    "1994": Rules(edition="1994"),
    "1998": Rules(edition="1998"),
}
DEFAULT = "1994"


def rules_of(edition: str) -> Rules:
    """The Rules of an edition by its year; KeyError for one we do not have."""
    return CATALOGUE[edition]
