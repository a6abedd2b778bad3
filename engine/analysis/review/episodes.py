"""What happened in a game, told apart: each move, purchase, auction, trade, building and exit.

Each event belongs to the episode of the action that caused it. That is the action of its own line,
unless the event names another cause: a payment the debt that it settles, a deed the auction in
which it was won, an estate the bankruptcy. A line that answers what a move has asked belongs to
that move.
"""

from collections.abc import Collection, Hashable, Iterable
from typing import Any

from engine.analysis.review.episode import Episode
from engine.analysis.review.judged_table import JudgedTable
from engine.analysis.review.ledgers import Ledgers
from engine.analysis.review.records import Chances
from engine.core import events as e
from engine.core.actions import SeatId
from engine.core.position import Position
from engine.core.timeline import Entry
from engine.core.why import AuctionPrice, IncomeTax, LuxuryTax

Sides = Iterable[tuple[SeatId, Collection[int]]]
"""Who gets which deeds."""
BUSINESS = (e.Built, e.BuildingsSold, e.Mortgaged, e.Unmortgaged, e.MortgageUndone)


class Episodes:
    """All that happens in a game, as its events come."""

    def __init__(self, table: JudgedTable) -> None:
        self.all: list[Episode] = []
        self.ledgers = Ledgers(table)
        self.now: Episode | None = None
        """The episode of the newest event."""
        self._table = table
        self._turn = self._version = 0
        self._since: Chances = ()
        self._newest = 0
        self._move: Episode | None = None
        self._of_line: Episode | None = None
        self._of_cause: dict[Hashable, Episode] = {}

    def before(self, entry: Entry) -> None:
        """Find the episode of an event, while the table has not followed it yet."""
        event = entry.event
        if isinstance(event, e.Waiting):
            return
        if entry.line.version != self._version:
            self._version, self._of_line = entry.line.version, None
        self._turn = entry.turn
        self._of_line = found = self._find(event)
        if found is not self.now:
            self.pause()
            self.now, self._since = found, self._table.chances()
            if not found.is_business:
                self._newest = max(self._newest, found.order)
        self._note(event, found)

    def pause(self) -> None:
        """Settle the account of what has happened so far."""
        if self.now is not None:
            after = self._table.chances()
            for seat, (now, then) in enumerate(zip(after, self._since, strict=True)):
                self.now.moved[seat] += now - then
            self._since = after
            if self._is_told(self.now):
                self.now.after = after

    def _note(self, event: e.Event, found: Episode) -> None:
        self.ledgers.note(event, found)
        match event:
            case e.DebtOpened(seat=seat, why=why):
                self._of_cause[seat, why] = found
            case e.WentBankrupt(seat=seat) | e.Resigned(seat=seat):
                self._of_cause["out", seat] = found
            case e.EstateTaken(creditor=heir, deeds=deeds):
                self._note_completed(found, heir, deeds)
            case e.RentClaimable(claim=claim):
                self._of_cause["claim", claim.id] = found
            case e.RentClaimed(claim=claim):
                move = self._of_cause.get(("claim", claim.id), found)
                self._of_cause["claimed", claim.visitor, claim.rent] = move
            case e.DebtForgiven(seat=seat):
                self._forget_debt(seat)
            case _:
                pass
        self._note_landing(event, found)
        if self._is_told(found) or isinstance(event, e.WentBankrupt):
            found.events.append(event)

    def _note_landing(self, event: e.Event, found: Episode) -> None:
        """Note the chances before a card is drawn, or without one before a tax is due."""
        match event:
            case e.CardDrawn():
                found.landed = self._table.chances()
            case (
                e.DebtOpened(why=IncomeTax() | LuxuryTax()) | e.Paid(why=IncomeTax() | LuxuryTax())
            ):
                found.landed = found.landed or self._table.chances()
            case _:
                pass

    def _is_told(self, episode: Episode) -> bool:
        """Return whether what an episode comes to now is told with it.

        That is until the turn ends, or something else begins in it but business.
        """
        return episode.turn == self._table.turn and episode.order >= self._newest

    def _begin(self, *, is_business: bool = False) -> Episode:
        now = self._table.chances()
        found = Episode(len(self.all), self._turn, now, now, [0.0] * len(now), is_business)
        self.all.append(found)
        return found

    def _find(self, event: Any) -> Episode:
        match event:
            case e.GameEnded():
                if self.now is not None:
                    self.now.ends_game = True
                return self._begin()
            case e.TurnStarted() | e.DiceRolled() | e.TimeLimitReached():
                self._move = self._begin()
                return self._move
            case e.Resigned():
                return self._begin()
            case e.PropertyBought() | e.AuctionWon() | e.TradeMade():
                return self._deal(event)
            case _ if isinstance(event, BUSINESS):
                return self._business(event)
            case _:
                return self._caused(event) or self._of_line or self._move or self._begin()

    def _caused(self, event: Any) -> Episode | None:
        """Return the episode that an event names as its cause."""
        known = self._of_cause
        match event:
            case e.DeedTaken(space=lot) | e.Paid(why=AuctionPrice(space=lot)):
                return known.get(("lot", lot))
            case e.DebtOpened() | e.Paid():
                return known.pop((event.seat, event.why), None) or self._of_claim(event)
            case e.WentBankrupt(seat=seat):
                return self._of_need(seat)
            case _:
                return None

    def _of_claim(self, due: e.DebtOpened | e.Paid) -> Episode | None:
        """Return the episode of rent that its owner has asked for: the move that led there, unless
        other things have happened since.
        """
        move = self._of_cause.pop(("claimed", due.seat, due.why), None)
        return self._begin() if move is not None and not self._is_told(move) else move

    def _of_need(self, seat: SeatId) -> Episode | None:
        """Return the episode in which a seat has left the game, or of what it owes."""
        debt, known = self._table.debt(seat), self._of_cause
        owed = None if debt is None else known.get((seat, debt.why))
        return known.get(("out", seat)) or owed

    def _forget_debt(self, seat: SeatId) -> None:
        debt = self._table.debt(seat)
        if debt is not None:
            self._of_cause.pop((seat, debt.why), None)

    def _deal(self, event: Any) -> Episode:
        """Begin an episode in which deeds change hands; what is built with them belongs to it."""
        found, properties = self._begin(), self._table.state.rules.properties
        sides = _sides(event)
        for seat, spaces in sides:
            self._note_completed(found, seat, spaces)
        groups = {(seat, properties[space].group) for seat, spaces in sides for space in spaces}
        # A deed given for a whole group does not keep the deal for its own group from being told.
        found.subjects |= {("group", *it) for it in found.completed or groups}
        if isinstance(event, e.TradeMade):
            found.subjects.add(("deal", event.trade.proposer, event.trade.partner, self._turn))
        else:
            found.subjects.add(("lot", event.space))
            self._of_cause["lot", event.space] = found
        return found

    def _note_completed(self, found: Episode, seat: SeatId, spaces: Collection[int]) -> None:
        """Note which groups a seat has whole by an episode."""
        state = self._table.state
        for group in sorted({state.rules.properties[space].group for space in spaces}):
            if _completes(state, seat, group, spaces):
                found.completed.append((seat, group))
                found.subjects.add(("group", seat, group))
                self.ledgers.completed[seat, group] = found

    def _business(self, event: Any) -> Episode:
        """Find what building belongs to: a debt that it is to pay, a deal of the last round that
        completed the group, or else all that the seat does in the turn.
        """
        seat, players = event.seat, len(self._table.state.players())
        if (need := self._of_need(seat)) is not None:
            return need
        about = _subjects_of_business(event, self._table.state)
        for _, _, group in about:
            deal = self.ledgers.completed.get((seat, group))
            if deal is not None and self._turn - deal.turn <= players:
                return deal
        key = ("business", seat, self._turn)
        if key not in self._of_cause:
            self._of_cause[key] = self._begin(is_business=True)
        self._of_cause[key].subjects |= about
        return self._of_cause[key]


def _sides(event: Any) -> Sides:
    match event:
        case e.TradeMade(trade=it):
            return (it.partner, it.gives.deeds), (it.proposer, it.takes.deeds)
        case _:
            return ((event.seat, (event.space,) if isinstance(event.space, int) else ()),)


def _completes(state: Position, seat: SeatId, group: str, more: Collection[int]) -> bool:
    """Return whether a seat has all streets of a group, or railroads, with these deeds."""
    found = state.rules.groups[group]
    return found.kind != "utility" and all(
        space in more or state.deeds[space].owner == seat for space in found.members
    )


def _subjects_of_business(event: Any, state: Position) -> set[tuple[str, SeatId, str]]:
    match event:
        case e.Built(seat=seat, levels=levels) | e.BuildingsSold(seat=seat, levels=levels):
            spaces = [space for space, _ in levels]
        case _:
            seat, spaces = event.seat, [event.space]
    return {("group", seat, state.rules.properties[space].group) for space in spaces}
