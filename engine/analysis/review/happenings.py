"""What happened in a game, told apart: each move, purchase, auction, trade, building and exit.

Each event belongs to one happening, which may begin, be interrupted and go on: rent is paid when
the debtor has sold houses for it.
"""

from collections.abc import Collection, Hashable, Iterable
from typing import Any

from engine.analysis.review.happening import Happening
from engine.analysis.review.judged_table import JudgedTable
from engine.analysis.review.records import Chances
from engine.analysis.review.takings import Takings
from engine.core import events as e
from engine.core.actions import SeatId
from engine.core.state import GameState
from engine.core.why import AuctionPrice, IncomeTax, LuxuryTax, Rent

Sides = Iterable[tuple[SeatId, Collection[int]]]
"""Who gets which deeds."""
_BUSINESS = (e.Built, e.BuildingsSold, e.Mortgaged, e.MortgageLifted, e.MortgageUndone)


class Happenings:
    """All that happens in a game, as its events come."""

    def __init__(self, table: JudgedTable) -> None:
        self.all: list[Happening] = []
        self.takings = Takings(table)
        self.now: Happening | None = None
        self._table = table
        self._since: Chances = ()
        self._newest = 0
        self._of_debt: dict[SeatId, Happening] = {}
        self._of_lot: dict[Hashable, Happening] = {}
        self._of_business: dict[SeatId, Happening] = {}

    def before(self, event: e.Event) -> None:
        """Find what an event belongs to, while the table has not followed it yet."""
        found = self._find(event)
        if found is not self.now:
            self.pause()
            self.now, self._since = found, self._chances()
            if found not in self._of_business.values():
                self._newest = max(self._newest, found.order)
        self.takings.note(event, found)
        self._note_landing(event, found)
        if self._is_told(found) or isinstance(event, e.WentBankrupt):
            found.events.append(event)

    def pause(self) -> None:
        """Settle the account of what has happened so far."""
        if self.now is not None:
            after = self._chances()
            for seat, (now, then) in enumerate(zip(after, self._since, strict=True)):
                self.now.moved[seat] += now - then
            self._since = after
            if self._is_told(self.now):
                self.now.after = after

    def _is_told(self, happening: Happening) -> bool:
        """Return whether what a happening comes to now is told with it.

        That is until the turn ends, or something else begins in it but business.
        """
        return happening.turn == self._table.turn and happening.order >= self._newest

    def _note_landing(self, event: e.Event, happening: Happening) -> None:
        """Note the chances before a card is drawn, or without one before a tax is due."""
        match event:
            case e.CardDrawn():
                happening.landed = self._chances()
            case (
                e.DebtOpened(why=IncomeTax() | LuxuryTax()) | e.Paid(why=IncomeTax() | LuxuryTax())
            ):
                happening.landed = happening.landed or self._chances()
            case _:
                pass

    def _chances(self) -> Chances:
        return self._table.chances()

    def _begin(self, *subjects: Hashable) -> Happening:
        now = self._chances()
        order, turn, still = len(self.all), self._table.turn, [0.0] * len(now)
        found = Happening(order, turn, now, now, still, subjects=set(subjects))
        self.all.append(found)
        return found

    def _going_on(self) -> Happening:
        return self.now or self._begin()

    def _find(self, event: Any) -> Happening:
        match event:
            case e.GameEnded():
                self._going_on().ends_game = True
                return self._begin()
            case e.TurnStarted():
                self._of_business.clear()
                found = self._begin()
                found.turn += 1
                return found
            case e.TimeLimitReached() | e.DiceThrown():
                return self._begin()
            case e.Resigned():
                return self._begin()
            case _ if isinstance(event, _BUSINESS):
                return self._find_business(event)
            case e.PropertyBought() | e.AuctionWon() | e.DeedTaken() | e.TradeMade():
                return self._find_deal(event)
            case e.Paid(why=AuctionPrice()):
                return self._find_deal(event)
            case _:
                return self._find_debt(event)

    def _find_deal(self, event: Any) -> Happening:
        match event:
            case e.PropertyBought(seat=seat, space=space):
                return self._deal({("lot", space)}, ((seat, (space,)),))
            case e.AuctionWon(seat=seat, space=lot):
                spaces = (lot,) if isinstance(lot, int) else ()
                self._of_lot[lot] = self._deal({("lot", lot)}, ((seat, spaces),))
                return self._of_lot[lot]
            case e.DeedTaken(space=lot) | e.Paid(why=AuctionPrice(space=lot)):
                return self._of_lot.get(lot) or self._going_on()
            case _:
                trade = event.trade
                sides = ((trade.partner, trade.gives.deeds), (trade.proposer, trade.takes.deeds))
                subject = ("deal", trade.proposer, trade.partner, self._table.turn)
                return self._deal({subject}, sides)

    def _deal(self, subjects: set[Hashable], sides: Sides) -> Happening:
        """Begin a happening in which deeds change hands; what is built with them belongs to it."""
        found, properties = self._begin(*subjects), self._table.state.rules.properties
        groups = {(seat, properties[space].group) for seat, spaces in sides for space in spaces}
        for seat, spaces in sides:
            self._note_completed(found, seat, spaces)
        # A deed given for a whole group does not keep the deal for its own group from being told.
        found.subjects |= {("group", *it) for it in found.completed or groups}
        return found

    def _note_completed(self, found: Happening, seat: SeatId, spaces: Collection[int]) -> None:
        """Note which groups a seat has whole by a happening."""
        state = self._table.state
        for group in sorted({state.rules.properties[space].group for space in spaces}):
            if _completes(state, seat, group, spaces):
                found.completed.append((seat, group))
                found.subjects.add(("group", seat, group))
                self.takings.completed[seat, group] = found

    def _find_business(self, event: Any) -> Happening:
        """Find what building belongs to: a deal of the last round that completed the group."""
        seat, state, turn = event.seat, self._table.state, self._table.turn
        if seat in self._of_debt:
            return self._of_debt[seat]
        about = _subjects_of_business(event, state)
        for _, _, group in about:
            deal = self.takings.completed.get((seat, group))
            if deal is not None and turn - deal.turn <= len(state.players()):
                return deal
        if seat not in self._of_business:
            self._of_business[seat] = self._begin()
        self._of_business[seat].subjects |= about
        return self._of_business[seat]

    def _find_debt(self, event: Any) -> Happening:
        """Find what raising money, paying and bankruptcy belong to: what the debt came from."""
        match event:
            case e.DebtOpened(seat=seat):
                self._of_debt[seat] = self._going_on()
                return self._of_debt[seat]
            case e.Paid(seat=seat) if seat in self._of_debt and not self._pays_later(event):
                return self._of_debt.pop(seat)
            case e.Paid(seat=seat, why=Rent()) if not self._is_moving(seat):
                return self._begin()
            case e.WentBankrupt(seat=seat):
                return self._of_debt.setdefault(seat, self._going_on())
            case e.EstateTaken(seat=seat, creditor=heir, deeds=deeds):
                found = self._of_debt.pop(seat) if seat in self._of_debt else self._going_on()
                self._note_completed(found, heir, deeds)
                return found
            case e.EstateSurrendered(seat=seat):
                return self._of_debt.pop(seat, None) or self._going_on()
            case _:
                return self._going_on()

    def _pays_later(self, paid: e.Paid) -> bool:
        """Return whether something else is paid while a debt is open."""
        opened = [it for it in self._of_debt[paid.seat].events if isinstance(it, e.DebtOpened)]
        return all(it.seat != paid.seat or it.why != paid.why for it in opened)

    def _is_moving(self, seat: SeatId) -> bool:
        """Return whether what happens now is a move of that seat."""
        events = self.now.events if self.now else []
        return any(isinstance(it, e.DiceThrown) and it.seat == seat for it in events)


def _completes(state: GameState, seat: SeatId, group: str, more: Collection[int]) -> bool:
    """Return whether a seat has all streets of a group, or railroads, with these deeds."""
    found = state.rules.groups[group]
    return found.kind != "utility" and all(
        space in more or state.deeds[space].owner == seat for space in found.members
    )


def _subjects_of_business(event: Any, state: GameState) -> set[tuple[str, SeatId, str]]:
    match event:
        case e.Built(seat=seat, levels=levels) | e.BuildingsSold(seat=seat, levels=levels):
            spaces = [space for space, _ in levels]
        case _:
            seat, spaces = event.seat, [event.space]
    return {("group", seat, state.rules.properties[space].group) for space in spaces}
