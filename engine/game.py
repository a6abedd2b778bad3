"""A game, played by the rules: `new_game`, `apply` and `offers`, from state to state."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

from engine.core import decisions as d
from engine.core.actions import Action, SeatId
from engine.core.chance import SEATS, Chance
from engine.core.errors import IllegalAction, Reason, need, refuse
from engine.core.events import DeckShuffled, Event, GameStarted
from engine.core.evolve import start
from engine.core.offered import Offer, Unbuildable
from engine.core.state import GameState
from engine.core.table import Table
from engine.editions.rules import Rules
from engine.rules import ending, intents, manage, setup, turn
from engine.rules.building import claims as building_claims
from engine.rules.contents import ANSWERS, BUSINESS, BY_ITSELF
from engine.rules.trade import offers as trade


class Outcome(NamedTuple):
    """What an action led to."""

    state: GameState
    events: tuple[Event, ...]


def new_game(
    rules: Rules, tokens: Sequence[str], chance: Chance, *, draws_seats: bool = False
) -> Outcome:
    """Seat the players, lay the decks, deal, roll for the first turn (SETUP, TURN-01, AMB-01).

    `tokens` has one different token a seat, in seating order; `draws_seats`: the seating order is
    drawn, and GameStarted has it. Raises IllegalAction for too few or too many players, or a token
    taken twice.

    >>> from engine import FairChance, awaited, rules_of
    >>> game, events = new_game(rules_of("1994"), ["hat", "dog"], FairChance(b"seed"))
    >>> events[0].kind, events[-1].kind, awaited(game)
    ('game-started', 'turn-started', (0,))
    """
    seats = len(tokens)
    least, most = rules.players_min, rules.players_max
    need(least <= seats <= most, Reason.PLAYER_COUNT, least=least, most=most)  # SETUP-01
    need(len(set(tokens)) == seats, Reason.TOKEN_TAKEN)  # SETUP-04
    seated = chance.shuffle(tokens, SEATS) if draws_seats else tuple(tokens)
    started = GameStarted(rules, seated, draws_seats)
    table = Table(start(started), chance)
    table.events.append(started)
    for deck, ids in rules.decks.items():
        table.emit(DeckShuffled(deck, chance.shuffle(ids, deck)))
    setup.set_up(table)
    turn.start_turn(table, turn.choose_starter(table))
    table.come_to_rest()
    return Outcome(table.state, tuple(table.events))


def apply(state: GameState, seat: SeatId, action: Action, chance: Chance) -> Outcome:
    """Carry out an action on a copy. Raises IllegalAction; the argument is never changed.

    >>> from engine import FairChance, actions, position_of, rules_of
    >>> game = position_of("0 hat $90 jail 1; 1 dog", rules_of("1994"))
    >>> after, events = apply(game, 0, actions.PayFine(), FairChance(b"seed"))
    >>> game.seats[0].cash, after.seats[0].cash
    (90, 40)
    """
    copied = state.copy()
    return Outcome(copied, play(copied, seat, action, chance))


def play(state: GameState, seat: SeatId, action: Action, chance: Chance) -> tuple[Event, ...]:
    """Carry out an action in place, for simulation and search; return its events.

    Raises IllegalAction before anything has changed.
    """
    frames, seats = state.agenda.frames, state.seats
    if not frames:
        refuse(Reason.GAME_OVER)
    if seat < 0 or seat >= len(seats) or seats[seat].left is not None:
        refuse(Reason.OUT_OF_GAME)
    table = Table(state, chance)
    decision: Any = frames[0]  # No Step is on top between actions.
    handler = ANSWERS[type(decision)].handlers.get(type(action))
    if handler is None:
        why = Reason.HELD if isinstance(decision, d.HeldRoll) else Reason.NOT_NOW
        handler = BUSINESS.get(type(action)) or refuse(why)
    elif not decision.concerns(seat):
        refuse(Reason.NOT_AWAITED)
    try:
        handler(table, decision, seat, action)
    except IllegalAction as refused:
        intents.queue_intent(table, seat, action, refused)
    settle(table)
    return tuple(table.events)


def time_up(state: GameState, chance: Chance) -> Outcome:
    """Close a timed game at its agreed hour, on a copy (S35-05, TL-01).

    Raises IllegalAction where no hour was agreed, or it has passed before.
    """
    return _closed(state, chance, ending.reach_time_limit)


def end_early(state: GameState, chance: Chance) -> Outcome:
    """End any game with a ranking by worth, on a copy; what is under way is completed.

    Raises IllegalAction for one that is over.
    """
    return _closed(state, chance, ending.end_early)


def concede(state: GameState, winner: SeatId, chance: Chance) -> Outcome:
    """End a game at once for one player, on a copy. Raises IllegalAction as `end_early` does."""
    return _closed(state, chance, partial(ending.concede, winner=winner))


def _closed(state: GameState, chance: Chance, close: Callable[[Table], None]) -> Outcome:
    if state.is_over:
        refuse(Reason.GAME_OVER)
    table = Table(state.copy(), chance)
    close(table)
    settle(table)
    return Outcome(table.state, tuple(table.events))


def settle(table: Table) -> None:
    """Let everything happen that waits for nobody, and record what is to happen next.

    Then come the intents that are legal now, and what follows by itself from them. Offers of trades
    that nobody could accept any more are closed.
    """
    state = table.state
    while frames := state.agenda.frames:
        frame = frames[0]
        follow = BY_ITSELF[type(frame)]
        if follow is None or follow(table, frame) is False:
            break
    table.come_to_rest()
    if state.intents and intents.carry_out(table):
        settle(table)
    elif state.trades:
        trade.close_dead_trades(table)


def is_answer(action: Action) -> bool:
    """Return whether an action answers what waits, and not just does business beside it."""
    return type(action) not in BUSINESS


def offers(state: GameState, seat: SeatId) -> list[Offer]:
    """Return all that a seat may do now: answers to what waits for it, then other business.

    >>> from engine import position_of, rules_of
    >>> game = position_of("0 hat $90 jail 1; 1 dog deeds 39", rules_of("1994"))
    >>> [offer.kind for offer in offers(game, 0) if hasattr(offer, "kind")]
    ['throw', 'fine', 'resign']
    >>> offers(game, 1)[0]
    MortgageOffer(spaces=(39,))
    """
    if state.is_over or state.seats[seat].left is not None:
        return []
    return answers(state, seat) + manage.business_offers(state, seat)


def answers(state: GameState, seat: SeatId) -> list[Offer]:
    """Return what a seat may answer to the decision that waits, without any other business."""
    frames = state.agenda.frames
    if not frames or state.seats[seat].left is not None:
        return []
    decision: Any = frames[0]  # No Step is on top between actions.
    if not decision.concerns(seat):
        return []
    list_offers = ANSWERS[type(decision)].offers
    return list_offers(state, decision, seat)


def deferrable(state: GameState, seat: SeatId) -> list[Offer]:
    """Return the offers that a seat may queue until the rules allow them (AMB-05)."""
    return intents.deferrable(state, seat) if not state.is_over else []


def unbuildable(state: GameState, seat: SeatId) -> list[Unbuildable]:
    """Return the complete groups of streets that a seat may not build on now, with the reasons."""
    return building_claims.unbuildable(state, seat) if not state.is_over else []
