"""Which of the options of a seat comes first: by the chance after it, and by what speaks for it."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import takewhile
from types import UnionType

from engine.core import actions as a
from engine.core.actions import Action
from engine.core.events import Trade
from engine.players.advice_notes import Note
from engine.players.building_loans import BuildingLoan, after_loan
from engine.players.consequences import chance_after, chance_of, position_after
from engine.players.judge.accounts_cache import accounts_of
from engine.players.judge.judging import Judge
from engine.players.plain.groups import completed_alone
from engine.players.policy import answering
from engine.players.policy.fairness import chances_after_trade, exchanged
from engine.players.policy.trading import LEAST_ARMING
from engine.players.policy.viewpoint import Viewpoint
from engine.players.policy.what_if import altered
from engine.players.rents_ahead import risks_rent, unmortgages_too_soon
from engine.view import View

GOING_ON = a.Roll | a.EndTurn
"""Actions that do no business first."""
LEAVING = a.PayFine | a.UseJailCard
"""Actions that end a stay in Jail."""
SAME = 0.0005
"""Chances that differ by less are the same to a reader."""
EQUAL = 0.005
"""The difference of two chances below which it hardly matters which one is chosen."""
CLEAR = 0.03
"""The difference of two chances for which cash is raised against the rule of thumb."""
MUCH = 1.5
"""How many times as high a chance must be for rents ahead, or raised cash, not to count against it:
who is behind does not win by keeping cash.
"""


@dataclass(frozen=True)
class Option:
    """An action, and the chance to win after it from 0 to 1; None where it is not known yet.

    `grounds`: why it comes before options with a higher chance: it keeps cash for rents, keeps a
    group from another player, or there is property left to buy. `loan`: of a first mortgage, all
    that is borrowed and then built; the chance is the one after both.
    """

    action: Action
    after: float | None
    grounds: Note | None = None
    loan: BuildingLoan | None = None


@dataclass(frozen=True)
class Options:
    """The chance to win before all options, and the options, the best first.

    `before` is no more than what the best option brings that needs no other player: something has
    to be chosen.
    """

    before: float
    ranked: tuple[Option, ...] = ()

    @property
    def best(self) -> Option:
        """The option to choose."""
        return self.ranked[0]

    def of(self, *kinds: type | UnionType) -> Option | None:
        """Return the best option among some kinds of actions."""
        return next((option for option in self.ranked if isinstance(option.action, kinds)), None)

    @property
    def ahead(self) -> tuple[Option, ...]:
        """The options that come before going on without them, the best first."""
        return tuple(takewhile(lambda option: not isinstance(option.action, GOING_ON), self.ranked))


NO_OPTIONS = Options(0.0)


def after_of(option: Option | None) -> float:
    """Return the chance to win after an option; 0 where there is none, or it is not known yet."""
    return option.after or 0.0 if option is not None else 0.0


def is_calm(view: View) -> bool:
    """Return whether what waits can wait for business, and for an answer to a trade."""
    return view.decision is not None and view.decision.about == "throw"


def best_offer(viewpoint: Viewpoint) -> Trade | None:
    """Return the trade offered to a seat that it would rather accept than any other, the payable
    ones first; None without one.
    """
    view, seat = viewpoint.view, viewpoint.seat

    def worth(trade: Trade) -> tuple[bool, bool, float]:
        is_welcome = answering.is_welcome(viewpoint, trade)
        chance = chances_after_trade(viewpoint.judge, view, trade)[seat]
        return is_payable(view, trade), is_welcome, chance

    offers = [trade for trade in view.trades if trade.partner == seat]
    return max(offers, key=worth) if len(offers) > 1 else next(iter(offers), None)


def is_payable(view: View, trade: Trade) -> bool:
    """Return whether the partner of a trade has the cash for its part."""
    return exchanged(view, trade).seats[trade.partner].cash >= 0


def rank(judge: Judge, view: View, found: list[Option]) -> Options:
    """Return options by the chance after them, except for grounds that count against a higher one.

    `found` begins with the usual one, which comes first where nothing is better.
    """
    usual, *others = [replace(option, after=_chance_after(judge, view, option)) for option in found]
    before = chance_of(judge, view, view)
    if isinstance(usual.action, a.Build):
        most = min(before, known_chance(usual))
        others = [_put_off(judge, view, other, usual.action, most) for other in others]
    others.sort(key=known_chance, reverse=True)
    ahead = [other for other in others if is_better(other, usual)]
    ranked = [*ahead, usual, *(other for other in others if other not in ahead)]
    for option in [option for option in ranked if option.grounds is not None]:
        ranked = _put_ahead(view, option, ranked)
    return Options(min(before, _best_chance(ranked)), tuple(ranked))


def _best_chance(ranked: Iterable[Option]) -> float:
    """Return the highest chance after an option, except for offers that others may decline; 1 where
    it is not known yet.
    """
    own = [option.after for option in ranked if not isinstance(option.action, a.OfferTrade)]
    known = [after for after in own if after is not None]
    return max(known) if len(known) == len(own) else 1.0


def _put_off(judge: Judge, view: View, option: Option, build: a.Build, built: float) -> Option:
    """Return an option with no higher chance than building has, if it only puts that off.

    To the judge, cash that could be built with is as good as buildings; but for a round it brings
    no rent.
    """
    seat = view.seat
    if seat is None or option.after is None or not isinstance(option.action, GOING_ON | LEAVING):
        return option
    now, then = (
        accounts_of(it).of(seat).holdings.income for it in (view, position_after(view, seat, build))
    )
    missed = round((then - now) * (len(view.players()) - 1))
    lost = chance_of(judge, view, view) - chance_of(judge, view, altered(view, {seat: -missed}))
    return replace(option, after=min(built, option.after - lost))


def _chance_after(judge: Judge, view: View, option: Option) -> float | None:
    if option.loan is None:
        return chance_after(judge, view, option.action)
    assert view.seat is not None
    return chance_of(judge, view, after_loan(view, view.seat, option.loan))


def _put_ahead(view: View, option: Option, ranked: list[Option]) -> list[Option]:
    """Return a ranking with an option ahead of those that its grounds count against.

    To leave Jail takes the place of the roll in Jail; else the others fall behind the option.
    """
    at = ranked.index(option)
    outdone = [other for other in ranked[:at] if _is_outdone(view, option, other)]
    if not outdone:
        return [*ranked[:at], replace(option, grounds=None), *ranked[at + 1 :]]
    if isinstance(option.action, LEAVING):
        ahead = ranked[: ranked.index(outdone[0])]
    else:
        ahead = [other for other in ranked[:at] if other not in outdone]
    return [
        *ahead,
        option,
        *(other for other in ranked if other is not option and other not in ahead),
    ]


def known_chance(option: Option) -> float:
    """Return the chance after an option; below all others where it is not known yet."""
    return -1.0 if option.after is None else option.after


def is_better(one: Option, other: Option) -> bool:
    """Return whether the chance after an option is higher by as much as a reader sees."""
    return one.after is not None and other.after is not None and one.after > other.after + SAME


def why_declined(view: View, trade: Trade) -> Note | None:
    """Return that to decline a trade keeps its proposer from a group, where it does: to give it for
    none of one's own has to bring LEAST_ARMING.
    """
    gets, gives = trade.gives.deeds, trade.takes.deeds
    group = completed_alone(view, trade.partner, gets, trade.proposer, gives)
    return None if group is None else Note("stops", group=group, seat=trade.proposer)


def _is_outdone(view: View, option: Option, other: Option) -> bool:
    """Return whether the grounds of an option count against another one."""
    match option.grounds:
        case Note("keeps" | "waits"):
            assert view.seat is not None
            is_gain_small = (other.after or 0.0) < MUCH * (option.after or 0.0)
            risks = is_gain_small and risks_rent(view, view.seat, other.action)
            return risks or unmortgages_too_soon(view, view.seat, other.action)
        case Note("stops"):
            return known_chance(other) < known_chance(option) + LEAST_ARMING
        case Note("unowned"):
            return isinstance(other.action, a.Roll)
        case Note("borrows"):
            least = known_chance(option)
            return known_chance(other) < min(least + CLEAR, MUCH * least)
        case _:
            return True
