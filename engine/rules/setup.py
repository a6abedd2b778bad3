"""What players have before the first roll: cash, and in some games deeds (SETUP, S35, TL, S94)."""

from engine.core.chance import deal_deeds
from engine.core.events import DeedsDealt
from engine.core.table import Table
from engine.editions.policies import DeedsGiven, DeedsSold
from engine.rules.parking import fill


def set_up(table: Table) -> None:
    """SETUP-05: cash alone; S94-01: or deeds with it; S35-03, TL-02: that are paid for at once."""
    fill(table)
    match table.state.rules.setup:
        case "cash-only":
            return
        case DeedsGiven(count=count):
            for seat, spaces in enumerate(_dealt(table, count)):
                table.emit(DeedsDealt(seat, spaces, 0))
        case DeedsSold(count=count):
            properties = table.state.rules.properties
            for seat, spaces in enumerate(_dealt(table, count)):
                price = sum(properties[space].price for space in spaces)
                table.emit(DeedsDealt(seat, spaces, price))


def _dealt(table: Table, count: int) -> list[tuple[int, ...]]:
    """AMB-76: a deed that is dealt is neither refused nor auctioned."""
    state = table.state
    return deal_deeds(table.chance, state.rules.properties, len(state.seats), count)
