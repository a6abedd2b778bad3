"""What changes by money that is paid and received."""

from engine.core import events as e
from engine.core.errors import contradict
from engine.core.state import GameState


def deeds_dealt(state: GameState, event: e.DeedsDealt) -> None:
    """Deal deeds of the Bank to a player, who pays for them (S35-02, S94-01)."""
    seat = state.seats[event.seat]
    if event.price > seat.cash:
        contradict(event, "the cash is not there")
    seat.cash -= event.price
    for space in event.spaces:
        deed = state.deeds[space]
        if deed.owner is not None:
            contradict(event, "the deed is not the Bank's")
        deed.owner = event.seat


def salary_paid(state: GameState, event: e.SalaryPaid) -> None:
    """Pay a salary to a player who has come round the board."""
    seat = state.seats[event.seat]
    if seat.left is not None:
        contradict(event, "the seat has left the game")
    seat.cash += event.amount
    seat.laps += 1


def paid(state: GameState, event: e.Paid) -> None:
    """Move cash to the Bank, or in equal parts to players."""
    seats, amount = state.seats, event.amount
    payer = seats[event.seat]
    if amount < 0 or amount > payer.cash:
        contradict(event, "the cash is not there")
    payer.cash -= amount
    if event.to:
        share, odd = divmod(amount, len(event.to))
        if odd:
            contradict(event, "the sum cannot be shared equally")
        for number in event.to:
            creditor = seats[number]
            if creditor.left is not None:
                contradict(event, "a creditor has left the game")
            creditor.cash += share


def received(state: GameState, event: e.Received) -> None:
    """Pay a player from the Bank."""
    seat = state.seats[event.seat]
    if event.amount < 0 or seat.left is not None:
        contradict(event, "the seat has left the game, or would have to pay")
    seat.cash += event.amount


def pot_laid(state: GameState, event: e.PotLaid) -> None:
    """Lay what was paid to the Bank on Free Parking."""
    if event.pot != state.pot + event.amount:
        contradict(event, "the pot is miscounted")
    state.pot = event.pot


def pot_taken(state: GameState, event: e.PotTaken) -> None:
    """Give a player all that lies on Free Parking."""
    if event.amount != state.pot:
        contradict(event, "the pot is miscounted")
    state.seats[event.seat].cash += event.amount
    state.pot = 0
