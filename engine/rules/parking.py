"""Free Parking: a place to rest, or by a house rule a pot for the player who stops there (PARK)."""

from engine.core.actions import SeatId
from engine.core.events import PotLaid, PotTaken
from engine.core.table import Table
from engine.core.why import FOR_POT, Why
from engine.editions.policies import Pot


def fill(table: Table) -> None:
    """Lay down what the pot begins with, at the start and when it has been taken."""
    match table.state.rules.free_parking:
        case Pot(seed=seed) if seed:
            table.emit(PotLaid(seed, table.state.pot + seed))


def lay(table: Table, amount: int, why: Why) -> None:
    """Add fines, taxes and what cards demand to the pot, instead of the Bank's keeping them."""
    if isinstance(why, FOR_POT) and isinstance(table.state.rules.free_parking, Pot):
        table.emit(PotLaid(amount, table.state.pot + amount))


def rest_or_take(table: Table, seat: SeatId) -> None:
    """PARK-01: nothing happens there, unless there is a pot to take."""
    if table.state.pot:
        table.emit(PotTaken(seat, table.state.pot))
        fill(table)
