"""The words of a press that mortgages deeds and builds at once."""

from bot.screens.press import Unreadable, action_line, action_of
from engine.core import actions as a
from engine.players.building_loans import BuildingLoan

BORROW = "borrow"
"""The word of the button that mortgages deeds, which it names, and builds at once."""


def loan_line(loan: BuildingLoan) -> str:
    """Return the words by which a button names a loan, its deeds and its building."""
    spaces = ",".join(map(str, loan.mortgages))
    return f"{BORROW} {spaces} {action_line(a.Build(loan.levels))}"


def loan_of(spaces: str, line: str) -> BuildingLoan:
    """Return the loan that a button names: its deeds and its building. Raises Unreadable."""
    build = action_of(line)
    if not isinstance(build, a.Build) or not all(it.isdecimal() for it in spaces.split(",")):
        raise Unreadable(line)
    return BuildingLoan(tuple(map(int, spaces.split(","))), build.levels)
