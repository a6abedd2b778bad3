"""What must hold for every state and every action, each check as a function that asserts it."""

from dataclasses import replace
from random import Random

from engine.core import offered
from engine.core.actions import Action, SeatId
from engine.core.auctions import BuildingClaim
from engine.core.chance import Chance
from engine.core.decisions import AnyFrame, Auction, ChooseTax, SealedAuction, ShortageClaim
from engine.core.errors import IllegalAction, Reason
from engine.core.events import AgendaChanged, DeckShuffled, Event, visible_to
from engine.core.notation import read, write
from engine.core.saves import (
    dump_action,
    dump_events,
    dump_state,
    load_action,
    load_events,
    load_state,
)
from engine.core.state import GameState, awaited
from engine.core.steps import CloseLots, EstateSale, Filing
from engine.game import Outcome, apply, deferrable, offers, play
from engine.invariants import broken, broken_between
from engine.view import public_view, seat_view
from tests.support.random_actions import outside, within


def check_step(before: GameState, outcome: Outcome) -> None:
    """No invariant is broken by the state that an action led to, nor between it and `before`."""
    assert broken(outcome.state) == []
    assert broken_between(before, outcome.events, outcome.state) == []
    over = outcome.state.is_over
    assert over == bool(outcome.state.winners)
    assert over or awaited(outcome.state), "the table waits for nobody"


def check_written(seat: SeatId, action: Action) -> None:
    """An action is the same after being written down and read, as notation and as JSON."""
    assert read(write(seat, action)) == (seat, action)
    assert load_action(dump_action(action)) == action


def check_saved(state: GameState, events: tuple[Event, ...]) -> None:
    """State and events are the same after a round trip through JSON, to the byte."""
    text = dump_state(state)
    loaded = load_state(text)
    assert loaded == state
    assert dump_state(loaded) == text
    assert load_events(dump_events(events)) == events


def check_offers(state: GameState, seat: SeatId, chance: Chance, random: Random) -> int:
    """Every offer to the seat is accepted, at a random choice within it; how many there were.

    So is what the seat may ask for too early, and then it waits.
    """
    count = 0
    for offer in offers(state, seat):
        action = within(state, seat, offer, random)
        check_written(seat, action)
        if not isinstance(offer, offered.TradeTerms):  # random terms may ask too much
            check_step(state, apply(state, seat, action, chance))
            count += 1
    for offer in deferrable(state, seat):
        action = within(state, seat, offer, random)
        after = apply(state, seat, action, chance).state
        assert [it.action for it in after.intents if it.seat == seat].count(action) == 1
        count += 1
    return count


def check_refusals(state: GameState, seat: SeatId, chance: Chance) -> int:
    """Everything just beyond the offers is refused with a reason, and changes nothing.

    What may be asked for too early is no offer, but accepted too. One copy is tried for all, and
    one by one only to name the action that changed it.
    """
    allowed = offers(state, seat) + deferrable(state, seat)
    tried, actions = state.copy(), [*outside(state, seat, allowed)]
    for action in actions:
        _refused(tried, seat, action, chance)
    if tried != state:
        for action in actions:
            check_refused(state, seat, action, chance)
        raise AssertionError("refusals one after another changed what none changes alone")
    return len(actions)


def check_refused(state: GameState, seat: SeatId, action: Action, chance: Chance) -> None:
    """In place, so that a change made before the refusal would be seen."""
    tried = state.copy()
    _refused(tried, seat, action, chance)
    assert tried == state, action


def _refused(state: GameState, seat: SeatId, action: Action, chance: Chance) -> None:
    """In place: an action is refused with a reason."""
    refusal = _refusal(state, seat, action, chance)
    assert refusal is not None, f"seat {seat} was allowed {action}"
    assert isinstance(refusal.reason, Reason)


def _refusal(
    state: GameState, seat: SeatId, action: Action, chance: Chance
) -> IllegalAction | None:
    try:
        play(state, seat, action, chance)
    except IllegalAction as refusal:
        return refusal
    return None


def check_secrets(state: GameState, events: tuple[Event, ...], random: Random) -> None:
    """Nobody's view, and nothing anybody hears, changes with what that player may not see."""
    for viewer in (None, *range(len(state.seats))):
        twin = otherwise_hidden(state, viewer, random)
        if viewer is None:
            assert repr(public_view(twin)) == repr(public_view(state))
        else:
            assert repr(seat_view(twin, viewer)) == repr(seat_view(state, viewer))
        told = tuple(otherwise_told(event, twin, random) for event in events)
        heard = dump_events(visible_to(events, viewer))
        assert dump_events(visible_to(told, viewer)) == heard


def otherwise_hidden(state: GameState, viewer: SeatId | None, random: Random) -> GameState:
    """Return a state alike to this viewer: other deck orders, maxima and tenths, no trades of
    others.
    """
    twin = state.copy()
    for cards in twin.decks.values():
        random.shuffle(cards)
    for frame in twin.agenda.frames:
        twin.agenda.replace(frame, _masked(frame, viewer, random))
    twin.trades = [t for t in twin.trades if viewer in (t.proposer, t.partner)]
    twin.intents = [it for it in twin.intents if it.seat == viewer]
    return twin


def _masked(frame: AnyFrame, viewer: SeatId | None, random: Random) -> AnyFrame:
    match frame:
        case Auction(maxima=maxima):
            others = tuple((s, m if s == viewer else random.randint(1, 999)) for s, m in maxima)
            return replace(frame, maxima=others)
        case SealedAuction(filings=filings) | CloseLots(filings=filings):
            return replace(frame, filings=tuple(_refiled(f, viewer, random) for f in filings))
        case ShortageClaim(claims=claims):
            return replace(frame, claims=tuple(_reclaimed(it, viewer, random) for it in claims))
        case ChooseTax():
            return replace(frame, share=random.randint(0, 999))
        case EstateSale(shares=shares) if shares:
            return replace(frame, pot=frame.pot + 1)
        case _:
            return frame


def _reclaimed(claim: BuildingClaim, viewer: SeatId | None, random: Random) -> BuildingClaim:
    if claim.seat == viewer:
        return claim
    return BuildingClaim(
        claim.seat, tuple((lot, random.randint(1, 999)) for lot, _ in claim.wanted)
    )


def _refiled(filing: Filing, viewer: SeatId | None, random: Random) -> Filing:
    if filing.seat == viewer:
        return filing
    return Filing(filing.seat, ((1, random.randint(1, 999)),), random.randint(0, 999))


def otherwise_told(event: Event, twin: GameState, random: Random) -> Event:
    """Return an event as it would have been in the twin of a game that is alike to onlookers."""
    match event:
        case DeckShuffled(deck=deck, cards=cards):
            return DeckShuffled(deck, tuple(random.sample(cards, len(cards))))
        case AgendaChanged():
            return AgendaChanged(twin.agenda)
        case _:
            return event
