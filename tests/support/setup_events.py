"""Events that lead to a position that was set up, so that its log tells no contradiction."""

from collections.abc import Iterator

from engine.core import events as e
from engine.core.state import GameState
from engine.core.why import LuxuryTax


def setup_events(state: GameState) -> tuple[e.Event, ...]:
    """A log, from GameStarted on, that folds to a state in which nobody has left the game.

    Nothing may lie open but the table: no pot, offers, intents or rents to be claimed.
    """
    seats = state.seats
    return (
        e.GameStarted(state.rules, tuple(player.token for player in seats)),
        *(e.DeckShuffled(deck, _laid(state, cards)) for deck, cards in state.rules.decks.items()),
        *(e.StarterRolled(state.starter, 1, 2, number) for number in range(state.rolls)),
        *(event for seat in range(len(seats)) for event in _player(state, seat)),
        *(e.TurnStarted(state.starter) for _ in range(state.turn - 1)),
        e.TurnStarted(state.mover),
        e.AgendaChanged(state.agenda),
    )


def _laid(state: GameState, printed: tuple[str, ...]) -> tuple[str, ...]:
    """A deck as it lay before players took passes out of it, whatever the order then was."""
    (left,) = [cards for cards in state.decks.values() if set(cards) <= set(printed)]
    return (*(card for card in printed if card not in left), *left)


def _player(state: GameState, seat: int) -> Iterator[e.Event]:
    player = state.seats[seat]
    yield from (e.SalaryPaid(seat, 0) for _ in range(player.laps))
    for space in state.owned(seat):
        yield e.PropertyBought(seat, space, 0)
        if state.deeds[space].mortgaged:
            yield e.Mortgaged(seat, space, 0)
    yield from _buildings(state, seat)
    yield from (e.JailCardTaken(seat, card) for card in player.jail_cards)
    more = player.cash - state.rules.start_cash
    yield e.Received(seat, max(more, 0), LuxuryTax())
    yield e.Paid(seat, (), max(-more, 0), LuxuryTax())
    if player.jail is None:
        yield e.Moved(seat, 0, player.space)
    else:
        yield e.Jailed(seat, "space")
        yield from (e.JailRollFailed(seat, turn + 1) for turn in range(player.jail))


def _buildings(state: GameState, seat: int) -> Iterator[e.Event]:
    """All of a seat's, taken from what those of the seats before it have left."""
    hotel, stock = state.rules.hotel_level, (state.rules.houses, state.rules.hotels)
    levels = {space: deed.level for space, deed in state.deeds.items() if deed.level}
    before = [lv for space, lv in levels.items() if state.deeds[space].owner in range(seat + 1)]
    houses = stock[0] - sum(level for level in before if level < hotel)
    hotels = stock[1] - sum(level == hotel for level in before)
    own = tuple((space, lv) for space, lv in levels.items() if state.deeds[space].owner == seat)
    if own:
        yield e.Built(seat, own, 0, houses, hotels)
