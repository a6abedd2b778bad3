"""The episodes that decided a game: those that counted most and can be told."""

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import replace
from itertools import pairwise

from engine.analysis.review.episode import Episode
from engine.analysis.review.importance import LARGE, Importance
from engine.analysis.review.records import Chances, TurningPoint
from engine.core import events as e
from engine.core.actions import Levels, SeatId
from engine.core.why import IncomeTax, LuxuryTax, Rent
from engine.editions.rules import Rules

MOST_POINTS = 5
"""How many turning points a game has at the most."""
LEAST = 0.03
"""How much an episode must count for one."""
LEAST_RENT, LEAST_CARD = 200, 100
"""Dollars from which on rent and taxes, and what a card costs or brings, are told; all that takes a
player out of the game is."""
TURNS = 0.01
"""How far a chance moves at what turned something."""
MOST_TOLD = 3
"""How many sales and mortgages of a turn are told."""


def turning_points(
    episodes: Iterable[Episode], importance: Importance, rules: Rules
) -> tuple[TurningPoint, ...]:
    """Return what counted most and can be told, in the order in which it came.

    An episode that moved a player's chance by much, or completed a group that earned much, comes
    before one that moved it by little, and that before one that only cost money. No two are about
    the same, unless they moved it by much: a group that a trade completed is not told of again when
    it is built on.
    """
    chosen: list[tuple[Episode, tuple[e.Event, ...]]] = []
    about: set[Hashable] = set()
    weighed = [(importance.of(episode), episode) for episode in episodes]
    told = [(part, it, events_to_tell(it.events, rules)) for part, it in weighed if part >= LEAST]
    counting = [
        (_rank(it, events, importance), -part, it, events) for part, it, events in told if events
    ]
    for *_, it, events in sorted(counting, key=lambda found: found[:2]):
        if len(chosen) == MOST_POINTS:
            break
        is_apart = not it.is_business and _change(it, events) >= LARGE
        if is_apart or not it.subjects & about:
            chosen.append((it, events))
            about |= it.subjects
    chosen.sort(key=lambda pair: pair[0].order)
    return tuple(
        TurningPoint(
            it.turn, events, _before(it, events), it.after, tuple(it.completed), it.brought
        )
        for it, events in chosen
    )


def _rank(episode: Episode, events: Sequence[e.Event], importance: Importance) -> int:
    """Return 0 for what changed a chance or earned by much, 1 for what changed one, else 2."""
    change = _change(episode, events)
    if change >= LARGE or importance.earned(episode):
        return 0
    return 1 if change >= TURNS else 2


def _change(episode: Episode, events: Sequence[e.Event]) -> float:
    """Return by how much an episode, as these events tell it, changed a player's chance at most."""
    pairs = zip(_before(episode, events), episode.after, strict=True)
    return max(abs(after - before) for before, after in pairs)


def _before(episode: Episode, events: Sequence[e.Event]) -> Chances:
    """Return the chances before what is told: of a card or a tax, after the token has moved."""
    is_landing = isinstance(events[0], e.CardDrawn | e.DebtOpened | e.Paid)
    return episode.landed if episode.landed and is_landing else episode.before


def events_to_tell(events: Sequence[e.Event], rules: Rules) -> tuple[e.Event, ...]:
    """Return the events of an episode that tell it; none where there is nothing to tell."""
    for event in events:
        match event:
            case e.TradeMade() | e.PropertyBought() | e.AuctionWon():
                # What was built with it at once is part of it, and of the chances after it.
                return (event, *built_to_tell(events, rules))
            case e.Resigned():
                return (event, *(event for event in events if isinstance(event, e.WentBankrupt)))
            case _:
                pass
    if any(isinstance(event, e.DiceRolled) or _is_charge(event) for event in events):
        return tuple(it for part in _moves(events) for it in _of_move(part, rules))
    return built_to_tell(events, rules)


def _is_charge(event: e.Event) -> bool:
    is_rent = isinstance(event, e.Paid) and isinstance(event.why, Rent)
    return is_rent or isinstance(event, e.DebtOpened)


def _moves(events: Sequence[e.Event]) -> Iterable[Sequence[e.Event]]:
    """Return what came of each roll of a turn."""
    rolls = [at for at, event in enumerate(events) if isinstance(event, e.DiceRolled)]
    starts = [0, *rolls[1:], len(events)]
    return [events[start:end] for start, end in pairwise(starts)]


def _of_move(events: Sequence[e.Event], rules: Rules) -> tuple[e.Event, ...]:
    out = tuple(event for event in events if isinstance(event, e.WentBankrupt))
    due = [event for event in events if isinstance(event, e.DebtOpened | e.Paid)]
    rents = [it for it in due if isinstance(it.why, Rent)]
    if rents:
        charged = max(rents, key=lambda rent: rent.amount)
        if charged.amount < LEAST_RENT and not out:
            return ()
        raised = () if out else _raised(events, charged.seat, rules)
        return (*_landing(events, charged.seat), charged, *raised, *out)
    cards = [event for event in events if isinstance(event, e.CardDrawn)]
    if cards:
        at = events.index(cards[-1])
        came = [
            event for event in events[at + 1 :] if isinstance(event, e.Paid | e.Received | e.Jailed)
        ]
        sums = sum(it.amount for it in came if not isinstance(it, e.Jailed))
        # A card that only moves a token decides nothing by itself.
        return (cards[-1], *came, *out) if sums >= LEAST_CARD or out else ()
    taxes = [it for it in due if isinstance(it.why, IncomeTax | LuxuryTax)]
    return (*taxes[:1], *out) if out or any(tax.amount >= LEAST_RENT for tax in taxes) else ()


def _landing(events: Sequence[e.Event], seat: SeatId) -> tuple[e.Event, ...]:
    moves = [event for event in events if isinstance(event, e.Moved) and event.seat == seat]
    return tuple(moves[-1:])


def _raised(events: Sequence[e.Event], debtor: SeatId, rules: Rules) -> tuple[e.Event, ...]:
    """Return what a debtor sold, by group, and mortgaged to pay."""
    sold = [
        event for event in events if isinstance(event, e.BuildingsSold) and event.seat == debtor
    ]
    lent = [event for event in events if isinstance(event, e.Mortgaged) and event.seat == debtor]
    groups = dict.fromkeys(_group_of(it, rules) for it in sold)
    return (*(_sold_on(group, sold, rules) for group in groups), *lent)


def _sold_on(group: str, sold: Sequence[e.BuildingsSold], rules: Rules) -> e.BuildingsSold:
    """Return one event for the buildings of a group that were sold one after another."""
    here = [it for it in sold if _group_of(it, rules) == group]
    levels = _last_levels(here)
    return replace(here[-1], levels=levels, proceeds=sum(it.proceeds for it in here))


def business_to_tell(events: Sequence[e.Event], rules: Rules) -> tuple[e.Event, ...]:
    """Return what was built, by group, else what was sold, mortgaged or paid off."""
    kinds = (e.BuildingsSold, e.Mortgaged, e.Unmortgaged)
    last = {(event.seat, _about(event)): event for event in events if isinstance(event, kinds)}
    return built_to_tell(events, rules) or tuple(last.values())[-MOST_TOLD:]


def built_to_tell(events: Sequence[e.Event], rules: Rules) -> tuple[e.Event, ...]:
    """Return what was built, by group."""
    built = [event for event in events if isinstance(event, e.Built)]
    return tuple(
        _built_on(group, built, rules)
        for group in dict.fromkeys(_group_of(it, rules) for it in built)
    )


def _built_on(group: str, built: Sequence[e.Built], rules: Rules) -> e.Built:
    """Return one event for the buildings that went up on a group one after another."""
    here = [it for it in built if _group_of(it, rules) == group]
    return replace(here[-1], levels=_last_levels(here), cost=sum(it.cost for it in here))


def _about(event: e.BuildingsSold | e.Mortgaged | e.Unmortgaged) -> int:
    return event.levels[0][0] if isinstance(event, e.BuildingsSold) else event.space


def _group_of(event: e.Built | e.BuildingsSold, rules: Rules) -> str:
    return rules.properties[event.levels[0][0]].group


def _last_levels(events: Sequence[e.Built | e.BuildingsSold]) -> Levels:
    return tuple(
        sorted({space: level for event in events for space, level in event.levels}.items())
    )
