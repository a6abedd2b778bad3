"""Following a game by what everybody may know of it: the table as it stood, turn by turn."""

from collections.abc import Iterable, Iterator

from engine.core.events import Event, GameStarted, TradeMade, TurnStarted
from engine.core.evolve import evolve, start
from engine.core.state import GameState
from engine.view import View, public_view


def initial_state(started: GameStarted) -> GameState:
    """Return the table before the first event. How the decks lie is a secret: any order will do."""
    state = start(started)
    state.decks = {deck: list(cards) for deck, cards in started.rules.decks.items()}
    return state


def apply_public(state: GameState, event: Event) -> None:
    """Apply one more public event."""
    if isinstance(event, TradeMade):  # Its offer was between the two.
        state.trades.append(event.trade)
    if not isinstance(event, GameStarted):
        evolve(state, event)


def turns(events: Iterable[Event]) -> Iterator[tuple[View, tuple[Event, ...]]]:
    """Yield the table at the end of each turn with what happened in it; first, before any turn.

    Raises ValueError for events that do not begin with GameStarted, and ImpossibleTransition for
    events that contradict each other.
    """
    log = iter(events)
    first = next(log, None)
    if not isinstance(first, GameStarted):
        raise ValueError("a log begins with GameStarted")
    state, happened = initial_state(first), list[Event]()
    for event in log:
        if isinstance(event, TurnStarted):
            yield public_view(state), tuple(happened)
            happened.clear()
        apply_public(state, event)
        happened.append(event)
    yield public_view(state), tuple(happened)
