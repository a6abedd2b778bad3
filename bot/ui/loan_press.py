"""A press that mortgages deeds and builds at once."""

from typing import Annotated

from bot.ui.press import Unreadable, action_line, action_of
from bot.ui.press_record import Codec
from engine.core import actions as a
from engine.players.building_loans import BuildingLoan


def _write(loan: BuildingLoan) -> str:
    spaces = ",".join(map(str, loan.mortgages))
    return f"{spaces} {action_line(a.Build(loan.levels))}"


def _read(text: str) -> BuildingLoan:
    spaces, _, line = text.partition(" ")
    build = action_of(line)
    if not isinstance(build, a.Build) or not all(it.isdecimal() for it in spaces.split(",")):
        raise Unreadable(text)
    return BuildingLoan(tuple(map(int, spaces.split(","))), build.levels)


Loan = Annotated[BuildingLoan, Codec(_read, _write, takes_rest=True)]
"""A loan: the deeds that are mortgaged, and what is built."""
