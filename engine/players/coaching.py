"""What a coach can tell a learner about the decision that awaits them, by the judge's numbers."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from engine.core import actions as a
from engine.core import decisions as d
from engine.core.actions import SeatId
from engine.core.events import Event, PurchaseDeclined
from engine.players.advice_notes import rents_of
from engine.players.debt_lessons import debt_lessons
from engine.players.judge.judging import Judge
from engine.players.lesson import BUILDING, RECEIVED, TOPICS, Lesson, event_lessons
from engine.players.lesson_gambles import with_gamble
from engine.players.opponents import NO_COMPUTERS, Computers
from engine.players.options import completes_group, options
from engine.players.plain.groups import completed, owner_of_rest
from engine.players.policy import purchases
from engine.players.ranking import LEAVING, Option, Options, after_of, is_calm
from engine.players.rents_ahead import leaves_short, worst_rent
from engine.view import View

FIRST_LAPS = 3
"""Turns of each player after which a learner is told how the game is won."""
LEAST_FEARED = 100
"""Dollars of a rent below which nobody need keep cash for it."""
PLENTY = 3
"""How many times as high as a rent cash is that nobody need be told to keep for it."""


def lessons(
    judge: Judge,
    view: View,
    happened: Sequence[Event],
    wanted: Iterable[str] = TOPICS,
    computers: Computers = NO_COMPUTERS,
    plan: a.RaiseMoney | None = None,
    *,
    is_conceded: bool = False,
) -> tuple[Lesson, ...]:
    """Return what could be told to the seat of a view, which is awaited; what comes first matters
    most.

    `happened`: events up to now, those of the last round at least; a salary is the first one only
    if they are all. `wanted`: kinds that are worth working out. `computers`: how the others play.
    `plan`: how the seat could raise the cash that it lacks for a purchase. `is_conceded`: whether
    the others concede the game to the seat.
    """
    if view.seat is None or view.seat not in view.awaited:
        return ()
    wanted = frozenset(wanted)
    found = [*_Lessons(judge, view, view.seat, wanted, computers, plan).of_decision(happened)]
    if is_conceded and is_calm(view):
        found.insert(0, Lesson("concede", count=len(view.players()) - 1))
    return tuple(with_gamble(it, view, view.seat, plan) for it in found if it.kind in wanted)


@dataclass(frozen=True)
class _Lessons:
    """The lessons for one seat in one position."""

    judge: Judge
    view: View
    seat: SeatId
    wanted: frozenset[str]
    computers: Computers
    plan: a.RaiseMoney | None

    @cached_property
    def options(self) -> Options:
        """What the seat can do, as advice has it too."""
        return options(self.judge, self.view, self.computers, self.plan)

    def of_decision(self, happened: Sequence[Event]) -> Iterator[Lesson]:
        match self.view.decision:
            case d.BuyOrDecline(space=space):
                yield from self._buying(space)
            case d.Auction(space=int(space), price=price):
                yield from self._auction(space, self.view.lowest_bid(space, price), happened)
            case d.SealedAuction(lots=(int(space),)):
                yield from self._auction(space, self.view.first_bid(space), happened)
            case d.DebtSettlement() as settlement:
                yield from debt_lessons(self.view, self.seat, settlement, self.computers)
            case d.ChooseTax(flat=flat, percent=percent):
                yield Lesson("tax", dollars=flat * 100 // percent)
            case d.InJail():
                yield from self._jail()
                yield from self._business(happened)
            case d.OfTurn():
                yield from self._business(happened)

    # -- buying --------------------------------------------------------------------------------

    def _buying(self, space: int) -> Iterator[Lesson]:
        view, seat = self.view, self.seat
        prop = view.rules.properties[space]
        missing = prop.price - view.seats[seat].cash
        if missing > 0:
            yield self._short(space, missing)
            return
        buy, leave = self.options.of(a.Buy), self.options.of(a.Decline)
        if buy is None:
            return
        lesson = Lesson("buy", space, dollars=prop.price)
        lesson = replace(lesson, before=after_of(leave), after=after_of(buy))
        owner = owner_of_rest(view, space) if prop.kind == "street" else None
        if self.options.best is not buy:
            kind = "buy-leave-mortgaged" if owner == seat else "buy-leave"
            lesson = replace(lesson, kind=kind, group=prop.group, left=-missing)
            mortgaged = self._mortgaged_beside(space)
            yield replace(lesson, is_alone=self._is_alone(space), mortgaged=mortgaged)
            return
        if owner == seat:
            kind = "buy-group-mortgaged" if self._completes_mortgaged(space) else "buy-group"
            yield replace(lesson, kind=kind, group=prop.group)
        elif owner is not None:
            yield replace(lesson, kind="buy-block", group=prop.group, seat=owner)
        yield lesson

    def _short(self, space: int, missing: int) -> Lesson:
        """Return what to do about a property that cash alone does not pay for."""
        raising, prop = self.options.of(a.RaiseMoney), self.view.rules.properties[space]
        if raising is None or not completes_group(self.view, self.seat, self.plan):
            return Lesson("buy-short", space, dollars=missing)
        assert isinstance(raising.action, a.RaiseMoney)
        is_on_group = set(self.view.members(prop.group)).intersection(raising.action.mortgages)
        kind = "buy-raise-on-group" if is_on_group else "buy-raise"
        lesson = Lesson(kind, space, prop.group, dollars=missing)
        lesson = replace(
            lesson, before=after_of(self.options.of(a.Decline)), after=after_of(raising)
        )
        if self.options.best is raising:
            return lesson
        return replace(lesson, kind="buy-leave-group", dollars=prop.price)

    def _completes_mortgaged(self, space: int) -> bool:
        """Return whether a street is the last of the seat's group, part of which is mortgaged."""
        is_mortgaged = bool(self._mortgaged_beside(space))
        return is_mortgaged and completed(self.view, self.seat, (space,)) is not None

    def _mortgaged_beside(self, space: int) -> tuple[int, ...]:
        """Return the mortgaged properties of the group of a property."""
        members = self.view.members(self.view.rules.properties[space].group)
        return tuple(it for it in members if self.view.deeds[it].mortgaged)

    def _is_alone(self, space: int) -> bool:
        """Return whether the seat owns nothing else of the group of a property."""
        return not self.view.count_owned(self.seat, self.view.rules.properties[space].group)

    def _auction(self, space: int, lowest: int, happened: Sequence[Event]) -> Iterator[Lesson]:
        """Yield what to bid at most, or to pass; first with who has left the property to it, if
        that was another player.
        """
        lesson = self._bidding(space, lowest)
        declined = [it for it in happened if isinstance(it, PurchaseDeclined)]
        if declined and declined[-1].space == space and declined[-1].seat != self.seat:
            theirs = {"auction": "auction-theirs", "auction-pass": "auction-theirs-pass"}
            if kind := theirs.get(lesson.kind):
                yield replace(lesson, kind=kind, seat=declined[-1].seat)
        yield lesson

    def _bidding(self, space: int, lowest: int) -> Lesson:
        """Return what to bid at most, or to pass."""
        view, prop = self.view, self.view.rules.properties[space]
        match self.options.best.action:
            case a.SetMaximum(amount=most) | a.FileMaxima(maxima=((_, most),)):
                lesson = Lesson("auction", space, dollars=most)
                owner = owner_of_rest(view, space) if prop.kind == "street" else None
                if owner not in purchases.rivals(view, self.seat):
                    return lesson
                return replace(lesson, kind="auction-block", group=prop.group, seat=owner)
            case _:
                cash = view.spare_cash(self.seat) - view.lot_interest(space)
                pass_kind = "-mortgaged" if self._completes_mortgaged(space) else ""
                kind = "auction-short" if lowest > cash else f"auction-pass{pass_kind}"
                lesson = Lesson(kind, space, prop.group, dollars=lowest)
                mortgaged = self._mortgaged_beside(space)
                return replace(lesson, is_alone=self._is_alone(space), mortgaged=mortgaged)

    # -- one's own turn ------------------------------------------------------------------------

    def _business(self, happened: Sequence[Event]) -> Iterator[Lesson]:
        """Yield lessons before and after the roll: each kind at one of the two alone, but for
        what raises the chance to win.
        """
        events = list(event_lessons(self.view, self.seat, happened))
        if isinstance(self.view.decision, d.ToEnd):
            yield from self._trading()
            yield from self._building()
            if "end" in self.wanted and isinstance(self.options.best.action, a.EndTurn):
                yield Lesson("end")
            yield from (event for event in events if event.kind not in RECEIVED)
            return
        if isinstance(self.view.decision, d.ToRoll) and not self._is_for_business:
            yield Lesson("throw")
        yield from self._trading()
        yield from self._building()
        yield from (event for event in events if event.kind in RECEIVED)
        yield from self._rivals()
        if self.view.turn > FIRST_LAPS * len(self.view.seats):
            yield Lesson("goal")

    def _building(self) -> Iterator[Lesson]:
        """Yield what is to be built on each group, with a loan or without, if that is better than
        to go on without it; where nothing is, the groups that could be built on.
        """
        view = self.view
        if self.wanted.isdisjoint(BUILDING) or view.locked or not view.complete_streets(self.seat):
            return
        advised = [it for it in self.options.ahead if isinstance(it.action, a.Build) or it.loan]
        yield from map(self._built, advised)
        if not advised:
            yield from self._waiting()

    def _waiting(self) -> Iterator[Lesson]:
        """Yield the whole groups on which nothing stands yet, and none is advised to build."""
        view, cash = self.view, self.view.seats[self.seat].cash
        for group in view.complete_streets(self.seat):
            deeds = [view.deeds[member] for member in view.members(group)]
            if view.houses and not any(deed.level or deed.mortgaged for deed in deeds):
                cost = view.rules.groups[group].house_cost
                yield Lesson("build-wait", group=group, dollars=cost, is_short=cash < cost)

    @property
    def _is_for_business(self) -> bool:
        """Whether advice is to build or to borrow for it, or to pay a mortgage off."""
        return isinstance(self.options.best.action, a.Build | a.Mortgage | a.Unmortgage)

    def _built(self, best: Option) -> Lesson:
        build = best.action if best.loan is None else a.Build(best.loan.levels)
        assert isinstance(build, a.Build)
        view, levels = self.view, build.levels
        group, cost = view.rules.properties[levels[0][0]].group, view.building_cost(levels)
        steps = [(view.deeds[space].level, level) for space, level in levels]
        hotels = sum(before < after == view.rules.hotel_level for before, after in steps)
        houses = sum(after - before for before, after in steps if after < view.rules.hotel_level)
        lesson = Lesson("build", group=group, dollars=cost, houses=houses, hotels=hotels)
        rent_before, rent = rents_of(view, self.seat, build)
        streets = tuple(space for space, _ in levels)
        streets = () if set(streets) == set(view.members(group)) else streets
        lesson = replace(lesson, build=build, rent_before=rent_before, rent=rent, streets=streets)
        lesson = replace(lesson, is_idle=not leaves_short(view, self.seat, build))
        if best.loan is not None:
            lesson = replace(lesson, kind="build-borrow", build=None, loan=best.loan)
        return replace(lesson, before=self.options.before, after=after_of(best))

    def _trading(self) -> Iterator[Lesson]:
        """Yield the trade that would complete a group for the seat, and be accepted."""
        view = self.view
        if "trade" not in self.wanted or view.locked or view.trades:
            return
        option = self.options.of(a.OfferTrade)
        if option is not None and (lesson := self._trade(option)) and lesson.gains_enough:
            yield lesson

    def _trade(self, option: Option) -> Lesson | None:
        """Return a lesson about an offer that would complete a group for the seat."""
        offer = option.action
        assert isinstance(offer, a.OfferTrade)
        taken = offer.takes.deeds
        group = completed(self.view, self.seat, taken)
        if group is None:
            return None
        lesson = Lesson("trade", taken[0], group, offer.partner, offer=offer)
        return replace(lesson, before=self.options.before, after=after_of(option))

    def _rivals(self) -> Iterator[Lesson]:
        """Yield the worst rent ahead in a rival's whole group, where cash for it is to be kept:
        not while advice is to build, or cash is plenty.
        """
        view, cash = self.view, self.view.seats[self.seat].cash
        worst = worst_rent(view, self.seat) if "rival-group" in self.wanted else None
        if worst is None or not LEAST_FEARED <= worst.dollars <= cash < PLENTY * worst.dollars:
            return
        group = view.rules.properties[worst.space].group
        if group in view.complete_streets(worst.owner) and not self._is_for_business:
            yield Lesson("rival-group", worst.space, group, worst.owner, worst.dollars)

    # -- troubles ------------------------------------------------------------------------------

    def _jail(self) -> Iterator[Lesson]:
        """Yield whether to leave Jail, for no dollars with a card; nothing if there is no way."""
        best = self.options.of(LEAVING, a.Roll)
        if best is None or self.options.of(LEAVING) is None:
            return
        match best.action:
            case a.PayFine():
                yield Lesson("jail-leave", dollars=self.view.rules.jail_fine)
            case a.UseJailCard():
                yield Lesson("jail-leave")
            case _:
                yield Lesson("jail-stay")
