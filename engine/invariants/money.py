"""Where dollars come from and go to: what players hold changes only by that."""

from collections.abc import Callable, Iterable
from typing import Any

from engine.core import events as e
from engine.core.state import GameState


def from_bank(events: Iterable[e.Event]) -> int:
    """Return the dollars that came from the Bank in these events, less those that went to it."""
    return sum([_FLOWS[kind](event) for event in events if (kind := type(event)) in _FLOWS])


_FLOWS: dict[type[e.Event], Callable[[Any], int]] = {
    e.GameStarted: lambda event: event.rules.start_cash * len(event.tokens),
    e.DeedsDealt: lambda event: -event.price,
    e.SalaryPaid: lambda event: event.amount,
    e.Received: lambda event: event.amount,
    e.Mortgaged: lambda event: event.loan,
    e.BuildingsSold: lambda event: event.proceeds,
    e.Paid: lambda event: 0 if event.to else -event.amount,
    e.PotLaid: lambda event: event.amount,
    e.PropertyBought: lambda event: -event.price,
    e.Built: lambda event: -event.cost,
    e.Unmortgaged: lambda event: -event.cost,
    e.MortgageUndone: lambda event: -event.loan,
    e.EstateSurrendered: lambda event: -event.cash,
}


def money(state: GameState) -> int:
    """Return all the dollars in the players' hands and on Free Parking."""
    return sum([player.cash for player in state.seats]) + state.pot
