"""The table at which one action is carried out: what has happened, and what is to happen next."""

from engine.core.agenda import Agenda
from engine.core.chance import Chance
from engine.core.events import AgendaChanged, Event
from engine.core.evolve import EVOLVE
from engine.core.evolve.agenda import AGENDA
from engine.core.state import GameState


class Table:
    """A state in motion: handlers of the rules `emit` events, and `change_agenda` beside."""

    __slots__ = ("_before", "_since", "chance", "events", "state")
    _since: int

    def __init__(self, state: GameState, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.events: list[Event] = []
        self._before: Agenda | None = None

    def emit(self, event: Event) -> None:
        """Let an event happen. Raises ImpossibleTransition where it contradicts the state."""
        EVOLVE[type(event)](self.state, event)
        self.events.append(event)

    def change_agenda(self) -> Agenda:
        """Return the agenda for a handler to change; `come_to_rest` records how that left it."""
        if self._before is None:
            self._before, self._since = self.state.agenda.copy(), len(self.events)
        return self.state.agenda

    def come_to_rest(self) -> None:
        """Record what is to happen next, unless the events so far lead there by themselves."""
        if self._before is None:
            return
        state, changed = self.state, self.state.agenda
        state.agenda, self._before = self._before, None
        for event in self.events[self._since :]:
            if (follow := AGENDA.get(type(event))) is not None:
                follow(state, event)
        if state.agenda != changed:
            self.emit(AgendaChanged(changed))
