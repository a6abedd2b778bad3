"""The others' means and will to save a player from a debt beyond what could be raised."""

from collections.abc import Mapping

from engine.core.actions import SeatId
from engine.core.decisions import Debt
from engine.core.position import Position
from engine.players.opponents import Computers
from engine.players.plain.prices import PASS, worth_now
from engine.players.plain.purchases import RESERVE
from engine.rules.debt.debts import is_rescuable


def could_be_saved(position: Position, debt: Debt, computers: Computers) -> bool:
    """Return whether trades could bring the debtor of an unpayable debt enough to pay it.

    `computers`: how the others play, as far as they are computer players.
    """
    return is_rescuable(position, debt, _most_paid(position, debt, computers))


def _most_paid(position: Position, debt: Debt, computers: Computers) -> Mapping[SeatId, int]:
    """Return the dollars that computer players would pay the debtor at the most, as far as that is
    known: of gentle ones what they have and what its property is worth to them; of the others that
    creditors, who get that property anyway, pay nothing.
    """
    found = {it: 0 for it in debt.creditors if it in computers}
    for seat, computer in computers.items():
        if computer.strength == "gentle":
            spare = position.seats[seat].cash - int(RESERVE * computer.character.reserve)
            found[seat] = max(0, min(spare, _worth_of_all(position, seat, debt.debtor)))
    return found


def _worth_of_all(position: Position, seat: SeatId, owner: SeatId) -> int:
    """Return what everything that a player owns but cash is worth to another one, in dollars."""
    deeds = sum(worth_now(position, seat, space) for space in position.owned(owner))
    return deeds + PASS * len(position.seats[owner].passes)
