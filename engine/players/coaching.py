"""What a coach can tell a learner about the decision that awaits them, by the judge's numbers."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from engine import actions as a
from engine import decisions as d
from engine.actions import SeatId
from engine.debts import is_unpayable
from engine.events import Event, Paid, SalaryPaid, Trade, TurnStarted
from engine.layouts import layout
from engine.offered import BuildOffer
from engine.players.judge.accounts import Accounts
from engine.players.judge.judging import Judge
from engine.players.lesson import TOPICS, Lesson, rises
from engine.players.policy import bidding, building
from engine.players.policy.exchanges import owner_of_rest
from engine.players.policy.staying import OPEN_BOARD
from engine.players.policy.trading import LEAST_GAIN, gains, is_good
from engine.players.policy.what_if import bought, built
from engine.players.suggested_trade import suggested_trade
from engine.view import View
from engine.why import Rent

WORSE = 0.01
"""The loss in the chance to win from which on the coach advises against a purchase."""
GOOD_LEVEL = 3
"""Houses on each street up to which building is taught even where it can wait."""
FIRST_LAPS = 3
"""Turns of each player after which a learner is told how the game is won."""


def lessons(
    judge: Judge, view: View, happened: Sequence[Event], wanted: Iterable[str] = TOPICS
) -> tuple[Lesson, ...]:
    """Return what could be told to the seat of a view, which is awaited; what comes first matters
    most.

    `happened`: events up to now, those of the last round at least. `wanted`: kinds that are worth
    working out.
    """
    if view.seat is None or view.seat not in view.awaited:
        return ()
    wanted = frozenset(wanted)
    found = _Lessons(judge, view, view.seat, wanted).of_decision(happened)
    return tuple(lesson for lesson in found if lesson.kind in wanted)


def about_offer(judge: Judge, view: View, trade: Trade) -> Lesson:
    """Return what to tell the player to whom a trade is offered, whose view it is."""
    seat, by = trade.partner, trade.proposer
    found, before = gains(judge, view, trade), judge.chances(view)[seat]
    is_better = is_good(found, seat, by, LEAST_GAIN / 2) and found[seat] >= found[by] / 3
    kind = "offer-good" if is_better else "offer-bad"
    return Lesson(kind, seat=by, before=before, after=before + found[seat])


@dataclass(frozen=True)
class _Lessons:
    """The lessons for one seat in one position."""

    judge: Judge
    view: View
    seat: SeatId
    wanted: frozenset[str]

    def of_decision(self, happened: Sequence[Event]) -> Iterator[Lesson]:
        match self.view.decision:
            case d.BuyOrDecline(space=space):
                yield from self._buying(space)
            case d.Auction(space=int(space), price=price, passed=passed):
                yield self._bidding(space, self.view.lowest_bid(space, price), passed)
            case d.SealedAuction(lots=(int(space),)):
                yield self._bidding(space, self.view.first_bid(space))
            case d.DebtSettlement() as settlement:
                yield from self._debt(settlement)
            case d.ChooseTax(flat=flat, percent=percent):
                yield Lesson("tax", dollars=flat * 100 // percent)
            case d.InJail():
                yield from self._jail()
                yield from self._business(happened)
            case d.ToThrow() | d.ToEnd():
                yield from self._business(happened)

    @property
    def _chance(self) -> float:
        return self.judge.chances(self.view)[self.seat]

    # -- buying --------------------------------------------------------------------------------

    def _buying(self, space: int) -> Iterator[Lesson]:
        view, seat = self.view, self.seat
        prop = view.rules.properties[space]
        missing = prop.price - view.seats[seat].cash
        if missing > 0:
            yield Lesson("buy-short", space, dollars=missing)
            return
        before = bidding.without(self.judge, view, seat, space)
        after = self.judge.chances(bought(view, seat, space, prop.price))[seat]
        lesson = Lesson("buy", space, dollars=prop.price, before=before, after=after)
        if after < before - WORSE:
            yield replace(lesson, kind="buy-leave")
            return
        owner = owner_of_rest(view, space) if prop.kind == "street" else None
        if owner == seat:
            yield replace(lesson, kind="buy-group", group=prop.group)
        elif owner is not None:
            yield replace(lesson, kind="buy-block", group=prop.group, seat=owner)
        yield lesson

    def _bidding(self, space: int, lowest: int, passed: Sequence[SeatId] = ()) -> Lesson:
        """Return what to bid at most; or, where the lowest bid is above that, to pass."""
        view, seat = self.view, self.seat
        cash = max(0, view.seats[seat].cash - view.lot_interest(space))
        if lowest > cash:
            return Lesson("auction-short", space, dollars=lowest)
        rivals = bidding.rivals(view, seat)
        most = bidding.worth(self.judge, view, seat, space, cash, rivals)
        if lowest > most:
            return Lesson("auction-pass", space, dollars=lowest)
        lesson, prop = Lesson("auction", space, dollars=most), view.rules.properties[space]
        owner = owner_of_rest(view, space) if prop.kind == "street" else None
        if owner is None or owner == seat or owner in passed:
            return lesson
        return replace(lesson, kind="auction-block", group=prop.group, seat=owner)

    # -- one's own turn ------------------------------------------------------------------------

    def _business(self, happened: Sequence[Event]) -> Iterator[Lesson]:
        """Yield lessons before and after the throw: each kind at one of the two alone."""
        events = list(self._events(happened))
        if isinstance(self.view.decision, d.ToEnd):
            yield from self._building()
            yield Lesson("end")
            yield from (it for it in events if it.kind != "rent-received")
            return
        if isinstance(self.view.decision, d.ToThrow):
            yield Lesson("throw")
        yield from self._building()
        yield from (it for it in events if it.kind == "rent-received")
        yield from self._trading()
        yield from self._rivals()
        if self.view.turn > FIRST_LAPS * len(self.view.seats):
            yield Lesson("goal", after=self._chance)

    def _building(self) -> Iterator[Lesson]:
        view, seat = self.view, self.seat
        if "build" not in self.wanted or view.locked or not view.complete_streets(seat):
            return
        found = [self._built(levels) for levels in self._layouts()]
        best = max(found, key=lambda lesson: lesson.after, default=None)
        if best is not None and rises(best.before, best.after):
            yield best
            return
        for offer in view.offers:
            if isinstance(offer, BuildOffer):
                group = view.rules.groups[offer.group]
                if offer.lowest <= GOOD_LEVEL * len(group.members):
                    yield Lesson("build", group=offer.group, dollars=group.house_cost)
                    return

    def _layouts(self) -> Iterator[tuple[tuple[int, int], ...]]:
        """Yield what the policy would build now, and the next step of each group."""
        view, seat = self.view, self.seat
        action = building.business(self.judge, view, seat, view.offers)
        if isinstance(action, a.Build):
            yield action.levels
        for offer in view.offers:
            if isinstance(offer, BuildOffer):
                yield layout(view, offer.group, offer.lowest)

    def _built(self, levels: tuple[tuple[int, int], ...]) -> Lesson:
        view = self.view
        group = view.rules.properties[levels[0][0]].group
        after = self.judge.chances(built(view, self.seat, levels))[self.seat]
        cost = view.building_cost(levels)
        return Lesson("build", group=group, dollars=cost, before=self._chance, after=after)

    def _events(self, happened: Sequence[Event]) -> Iterator[Lesson]:
        """Yield lessons about what has happened since the seat's last turn ended."""
        for event in since_last_turn(happened, self.seat):
            match event:
                case Paid(seat=payer, to=(owner,), amount=amount, why=Rent(space=space)) if (
                    self.view.rules.properties[space].kind == "street"
                ):
                    if payer == self.seat and not self._is_any_complete():
                        yield Lesson("rent-paid", space, seat=owner, dollars=amount)
                    elif owner == self.seat:
                        yield Lesson("rent-received", space, seat=payer, dollars=amount)
                case SalaryPaid(seat=self.seat, amount=amount):
                    yield Lesson("salary", dollars=amount)

    def _is_any_complete(self) -> bool:
        """Return whether anybody owns a whole color group: rents are no longer small then."""
        return any(_groups(self.view, seat) for seat in self.view.players())

    def _trading(self) -> Iterator[Lesson]:
        """Yield the trade that would complete a group for the seat, or what it would be for."""
        view = self.view
        if self.wanted.isdisjoint(("trade", "trade-look")) or view.locked or view.trades:
            return
        found = suggested_trade(self.judge, view, self.seat)
        if found is not None:
            offer, space = found.offer, found.offer.takes.deeds[0]
            group = view.rules.properties[space].group
            lesson = Lesson("trade", space, group, offer.partner, deal=(offer.gives, offer.takes))
            yield replace(lesson, before=found.before, after=found.after)
            return
        for name, group_of in view.rules.groups.items():
            lacking = [it for it in group_of.members if view.deeds[it].owner != self.seat]
            owner = view.deeds[lacking[0]].owner if len(lacking) == 1 else None
            if owner is not None and group_of.kind == "street":
                yield Lesson("trade-look", lacking[0], name, owner)
                return

    def _rivals(self) -> Iterator[Lesson]:
        view = self.view
        found = [(it, name) for it in view.from_left_of(self.seat) for name in _groups(view, it)]
        if found and "rival-group" in self.wanted:
            # As much as the advice on building keeps, so that the two never contradict each other.
            reserve = building.lap_reserve(Accounts(view).of(self.seat))
            dollars, (seat, group) = int(round(reserve, -1)), found[-1]
            if dollars <= view.seats[self.seat].cash:
                yield Lesson("rival-group", None, group, seat, dollars)

    # -- troubles ------------------------------------------------------------------------------

    def _jail(self) -> Iterator[Lesson]:
        unowned = sum(deed.owner is None for deed in self.view.deeds.values())
        kind = "jail-leave" if unowned > OPEN_BOARD else "jail-stay"
        yield Lesson(kind)

    def _debt(self, settlement: d.DebtSettlement) -> Iterator[Lesson]:
        debt = settlement.debt_of(self.seat)
        if debt is not None:
            kind = "debt-hopeless" if is_unpayable(self.view, debt) else "debt"
            missing = debt.amount - self.view.seats[self.seat].cash
            yield Lesson(kind, dollars=max(0, missing))


def _groups(view: View, seat: SeatId) -> list[str]:
    return view.complete_streets(seat)


def since_last_turn(happened: Sequence[Event], seat: SeatId) -> Sequence[Event]:
    """Return the events since the last turn of a seat before the present one was over."""
    begun = [at for at, event in enumerate(happened) if isinstance(event, TurnStarted)]
    own = [at for at in begun if _is_turn_of(happened[at], seat)]
    if len(own) < 2:
        return happened
    return happened[next(at for at in begun if at > own[-2]) :]


def _is_turn_of(event: Event, seat: SeatId) -> bool:
    return isinstance(event, TurnStarted) and event.seat == seat
