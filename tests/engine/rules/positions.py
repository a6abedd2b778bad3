"""A way to each kind of decision, at any pace."""

from engine.editions.catalogue import rules_of
from tests.support.game import EDITION

OPTION = ("A at 36", "A throw 1+2")
AUCTION = (*OPTION, "A decline")
UNPAID = ("A $10 at 36 deeds reading", "A throw 1+2", "A decline", "A maximum 90", "B maximum 50")
COLLECTS = ("top COLLECTING; A at 14; B $0 deeds reading,baltic.m; D $5", "A throw 1+2")
CHAIRMAN = "top CH-CHAIRMAN; A at 4"
POSITIONS: dict[str, tuple[tuple[str, ...], str]] = {
    "to throw": (("A at go",), "to-throw"),
    "after doubles": (("A at 8", "A throw 1+1"), "to-throw"),
    "to end": (("A at 7", "A throw 1+2"), "to-end"),
    "in jail": (("A jail 1",), "in-jail"),
    "jail fine": (("A $0 jail 2 deeds reading", "A throw 4+2"), "owing"),
    "option": (OPTION, "buy-or-decline"),
    "auction": (AUCTION, "auction"),
    "bidding": ((*AUCTION, "B maximum 40", "C maximum 60", "A maximum 80"), "auction"),
    "won but unpaid": ((*UNPAID, "B,C,D pass"), "owing"),
    "income tax": (("A at mediterranean", "A throw 1+2"), "choose-tax"),
    "pays each": ((f"{CHAIRMAN} $0 deeds reading", "A throw 1+2"), "owing"),
    "pot": (
        (f"seats 5; {CHAIRMAN} $10 deeds reading,baltic", "A throw 1+2", "A giveup"),
        "auction",
    ),
    "collects": (COLLECTS, "owing"),
    "given up": ((*COLLECTS, "D giveup"), "owing"),
    "inherited": ((*COLLECTS, "B resign"), "lift-or-hold"),
    "owes interest": (
        (COLLECTS[0].replace("reading,", ""), COLLECTS[1], "now A $0", "B resign"),
        "owing",
    ),
}
"""A way to each kind of decision, and the kind it comes to by open calls."""


def way(name: str, pace: str = "live") -> tuple[str, ...]:
    """Return the script that leads to a position."""
    collecting = {"classic": "CC-OPERA", "us2008": "CC-BIRTHDAY"}[rules_of(EDITION.get()).cards]
    first, *steps = (line.replace("COLLECTING", collecting) for line in POSITIONS[name][0])
    if pace == "by-post" and name == "won but unpaid":
        steps[-1] = "C,D pass"
    return f"rules {pace}; {first}", *steps
