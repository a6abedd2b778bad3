"""What a person on a seat may press: an answer to what is asked now, and no end for its owner."""

from engine.core.actions import Action, Resign, SeatId
from engine.core.state import is_held, waiting
from engine.game import is_answer
from engine.host.refusals import Refusal, demand
from engine.host.snapshots import StartedGame, state_of


def need_right_to_act(game: StartedGame, seat: SeatId, decision: int, action: Action) -> None:
    """Raise Refused for a press that answers another decision than the one it was shown with.

    Also for one who would resign, but plays the seat only until its owner is back.
    """
    state = state_of(game)
    is_lent = game.players[seat].owner_id is not None
    demand(not (is_lent and isinstance(action, Resign)), Refusal.SEAT_BORROWED)
    demand(state.stack, Refusal.OVER)
    # A throw that is held is still the one that was shown: the rules say why it has to wait.
    if is_answer(action) and not is_held(state, decision):
        demand(waiting(state).id == decision, Refusal.STALE)
