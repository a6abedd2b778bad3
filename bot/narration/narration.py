"""Events in words: one line an event, with clauses that belong together joined in one sentence."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

from bot.language.voice import Voice
from bot.narration import narrate_business as business
from bot.narration import narrate_claims as claims
from bot.narration import narrate_intents as intents
from bot.narration import narrate_money as money
from bot.narration import narrate_moves as moves
from bot.narration import shortage_text
from bot.narration.log import (
    AnsweredInTime,
    Important,
    LoggedEvent,
    Mark,
    Remark,
    TimeRanOut,
    TurnRanOut,
)
from bot.narration.story import Story
from engine.core import events as e
from engine.core.events import Event
from engine.core.why import CardSum
from engine.editions.policies import OpenCalls
from engine.editions.rules import Rules

NARRATORS: dict[type[Event], Callable[[Story, Any], None]] = {
    e.DeedsDealt: moves.deeds_dealt,
    e.DiceRolled: moves.dice_rolled,
    e.RentRolled: moves.rent_rolled,
    e.Moved: moves.moved,
    e.SalaryPaid: moves.salary_paid,
    e.Jailed: moves.jailed,
    e.JailRollFailed: moves.jail_roll_failed,
    e.JailLeft: moves.jail_left,
    e.JailCardUsed: moves.jail_card_used,
    e.CardDrawn: moves.card_drawn,
    e.CardKept: moves.card_kept,
    e.PropertyBought: money.property_bought,
    e.PurchaseDeclined: money.purchase_declined,
    e.RentSpared: money.rent_spared,
    e.AuctionOpened: money.auction_opened,
    e.AuctionWon: money.auction_won,
    e.AuctionUnsold: money.auction_unsold,
    e.DeedTaken: money.deed_taken,
    e.JailCardTaken: money.jail_card_taken,
    e.Received: money.received,
    e.PotTaken: money.pot_taken,
    e.RentClaimable: claims.rent_claimable,
    e.RentClaimed: claims.rent_claimed,
    e.RentLapsed: claims.rent_lapsed,
    e.DebtOpened: money.debt_opened,
    e.DebtForgiven: money.debt_forgiven,
    e.Built: business.built,
    e.ShortageOpened: shortage_text.shortage_opened,
    e.ClaimMade: shortage_text.claim_made,
    e.ClaimDeferred: shortage_text.claim_deferred,
    e.ShortageAuctionOpened: shortage_text.shortage_auction_opened,
    e.BuildingWon: shortage_text.building_won,
    e.BuildingUnsold: shortage_text.building_unsold,
    e.TradeOffered: business.trade_offered,
    e.TradeClosed: business.trade_closed,
    e.TradeMade: business.trade_made,
    e.IntentQueued: intents.intent_queued,
    e.IntentDropped: intents.intent_dropped,
    e.Resigned: business.resigned,
    e.WentBankrupt: business.went_bankrupt,
    e.EstateTaken: business.estate_taken,
    e.EstateSurrendered: business.estate_surrendered,
    e.TimeLimitReached: business.time_limit_reached,
    e.GameEnded: business.game_ended,
}
"""How each kind of event is told."""

JOINT_NARRATORS: dict[type[Event], Callable[[Story, Sequence[Any]], None]] = {
    e.DeckShuffled: moves.deck_shuffled,
    e.StarterRolled: moves.starter_rolled,
    e.TurnStarted: moves.turn_started,
    e.BidMade: money.bid_made,
    e.MaximumFiled: money.maximum_filed,
    e.BidderPassed: money.bidder_passed,
    e.Paid: money.paid,
    e.BuildingsSold: business.buildings_sold,
    e.BuildingBid: shortage_text.building_bid,
    e.Mortgaged: business.mortgaged,
    e.Unmortgaged: business.unmortgaged,
    e.MortgageUndone: business.mortgage_undone,
}
"""How several events in a row of one kind are told together."""

SINGLE_NARRATORS: dict[type[Event], Callable[[Story, Any], None]] = {
    e.TurnStarted: moves.turn_alone,
    e.CardReturned: moves.card_returned,
    e.PotLaid: money.pot_laid,
    e.HoldSet: moves.hold_set,
    e.HoldEnded: moves.hold_ended,
}
"""Events told only where nothing else has happened."""

NOT_NARRATED: frozenset[type[Event]] = frozenset(
    {e.GameStarted, e.Waiting, e.AgendaChanged, e.MoveEnded, e.PurchaseOffered, e.IntentDone}
)
"""The state says better what is to happen next, other events what was done."""

_CALLS = e.BidMade | e.MaximumFiled | e.BidderPassed | e.BuildingBid
_RESULTS = frozenset({e.AuctionWon, e.AuctionUnsold, e.BuildingWon, e.BuildingUnsold})
_TOGETHER: dict[type[object], Callable[[Any], Hashable]] = {
    **dict.fromkeys((e.StarterRolled, e.DeckShuffled, e.TurnStarted), lambda it: it.kind),
    **dict.fromkeys(
        (e.MaximumFiled, e.BidderPassed, e.BuildingBid), lambda it: (it.kind, it.auction)
    ),
    **dict.fromkeys(
        (e.Mortgaged, e.Unmortgaged, e.MortgageUndone, e.BuildingsSold),
        lambda it: (it.kind, it.seat),
    ),
    e.BidMade: lambda it: (it.kind, it.space),
}
"""What is equal for neighbouring events of a kind that make one sentence."""


def narrate(events: Iterable[LoggedEvent], voice: Voice, rules: Rules) -> list[str]:
    """Return lines for events that the reader may know: the caller has filtered by audience."""
    narrated = _narrated(events, rules)
    chunks = _chunks(_without_dividing_marks(_without_settled_calls(narrated)), _together)
    return _lines(chunks, voice, rules) or _narrated_alone(narrated, voice, rules)


def chronicle(events: Iterable[LoggedEvent], voice: Voice, rules: Rules) -> list[str]:
    """Return lines for events with every single bid, even where its auction was decided at once."""
    narrated = _narrated(events, rules)
    chunks = _chunks(narrated, _call_by_call)
    return _lines(chunks, voice, rules) or _narrated_alone(narrated, voice, rules)


def _narrated(events: Iterable[LoggedEvent], rules: Rules) -> tuple[LoggedEvent, ...]:
    """Return the events that have words.

    Of open calls only the bids are told: that a player has a maximum behind them is a secret, and
    does not divide the bids of others either.
    """
    is_open = isinstance(rules.auction, OpenCalls)
    unsaid = NOT_NARRATED | {e.MaximumFiled} if is_open else NOT_NARRATED
    return tuple([event for event in events if type(event) not in unsaid])


def _lines(chunks: Iterable[Sequence[LoggedEvent]], voice: Voice, rules: Rules) -> list[str]:
    story = Story(voice, rules)
    for chunk in chunks:
        match chunk[0]:
            case TimeRanOut(seat=seat):
                story.time_ran_out(seat)
            case TurnRanOut(seat=seat):
                moves.turn_ran_out(story, seat)
            case AnsweredInTime():
                story.answered_in_time()
            case Remark(key=key, seat=seat):
                story.remark(seat, voice.say(f"remark-{key}"))
            case Important(weight=weight, turn=turn):
                story.pin(weight, turn)
            case _:
                _tell(story, chunk)
    return story.lines()


def _tell(story: Story, events: Sequence[Any]) -> None:
    """Tell of one event, or of several of one kind in a row."""
    kind = type(events[0])
    if kind in JOINT_NARRATORS:
        JOINT_NARRATORS[kind](story, events)
    elif kind in NARRATORS:
        NARRATORS[kind](story, events[0])


def _narrated_alone(events: Sequence[LoggedEvent], voice: Voice, rules: Rules) -> list[str]:
    """Return the last of the events that are hardly worth a line."""
    story = Story(voice, rules)
    for before, event in reversed(list(zip((None, *events), events, strict=False))):
        narrator = None if isinstance(event, Mark) else SINGLE_NARRATORS.get(type(event))
        if narrator is not None:
            if isinstance(before, TimeRanOut):
                story.time_ran_out(before.seat)
            narrator(story, event)
            break
    return story.lines()


def _without_settled_calls(events: Sequence[LoggedEvent]) -> Sequence[LoggedEvent]:
    """Once an auction is decided, its result says all but who let the time run out."""
    if _RESULTS.isdisjoint(map(type, events)):
        return events
    last = max(at for at, event in enumerate(events) if type(event) in _RESULTS)
    return [
        event
        for at, (before, event) in enumerate(zip((None, *events), events, strict=False))
        if at > last or not isinstance(event, _CALLS) or _is_late_pass(before, event)
    ]


def _is_late_pass(before: LoggedEvent | None, event: LoggedEvent) -> bool:
    return isinstance(before, TimeRanOut) and isinstance(event, e.BidderPassed)


def _without_dividing_marks(events: Sequence[LoggedEvent]) -> Sequence[LoggedEvent]:
    """Return the events without the marks between those that silence answered and one sentence
    tells.
    """
    if TimeRanOut not in map(type, events):
        return events
    kept: list[LoggedEvent] = []
    is_late = False
    for before, event, after in zip((None, *events), events, (*events[1:], None), strict=False):
        is_mark = isinstance(event, TimeRanOut)
        if is_mark and is_late and before and after and _together(0, before) == _together(1, after):
            continue
        is_late = is_mark or is_late and not isinstance(event, AnsweredInTime)
        kept.append(event)
    return kept


def _chunks(
    events: Iterable[LoggedEvent], together: Callable[[int, LoggedEvent], Hashable]
) -> Iterator[tuple[LoggedEvent, ...]]:
    for _, chunk in groupby(enumerate(events), key=lambda numbered: together(*numbered)):
        yield tuple(event for _, event in chunk)


def _call_by_call(number: int, event: LoggedEvent) -> Hashable:
    return number if isinstance(event, _CALLS) else _together(number, event)


def _together(number: int, event: LoggedEvent) -> Hashable:
    """Return a key that is equal for neighbouring events which make one sentence."""
    if isinstance(event, e.Paid) and isinstance(event.why, CardSum):
        return event.kind, event.to, event.amount, event.why
    key_of = _TOGETHER.get(type(event))
    return number if key_of is None else key_of(event)
