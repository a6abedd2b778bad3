"""A probe of our own: a buyer that knows the judge, and asks for groups at its very price.

It plays like the package's own player, answers to offers included, but all that it proposes is cash
for what completes its groups. It asks each owner of such deeds once in each of its turns, at the
least price that a sharp player there would accept, plus one per cent, if that leaves it $100.
"""

from collections.abc import Iterator

from bench.arena.ablations import NOBODY_ASKED
from bench.arena.judging import Judging
from bench.arena.partner import lacking, partners, seat_of, sole_owner, streets
from engine.core import decisions as d
from engine.core.actions import Action, OfferTrade, SeatId, Side
from engine.core.events import Trade
from engine.players.opponents import Computer, would_accept
from engine.rules.trade.exchange import as_trade, is_tradable
from engine.view import View

LEFT = 100
Wanted = tuple[SeatId, tuple[int, ...]]


class JudgeBuyer(Judging):
    """A buyer of groups at the judge's own prices."""

    def __init__(self) -> None:
        super().__init__(company=NOBODY_ASKED)
        self._turn = -1
        self._asked: set[Wanted] = set()

    def decide(self, view: View) -> Action:
        """Offer for a group in its turn, each once; else do as the package's own player does."""
        is_own_turn = isinstance(view.decision, d.ToRoll | d.InJail | d.ToEnd)
        if is_own_turn and partners(view) and not view.closing:
            if view.turn != self._turn:
                self._turn, self._asked = view.turn, set()
            if offer := self._offer(view, seat_of(view)):
                return offer
        return super().decide(view)

    def _offer(self, view: View, seat: SeatId) -> OfferTrade | None:
        for wish in _wishes(view, seat):
            if wish in self._asked:
                continue
            self._asked.add(wish)
            owner, deeds = wish
            paid = self._asking(view, seat, owner, deeds)
            if paid is not None:
                return OfferTrade(owner, Side((), paid), Side(deeds))
        return None

    def _asking(
        self, view: View, seat: SeatId, owner: SeatId, deeds: tuple[int, ...]
    ) -> int | None:
        """Return what to offer for deeds; None where it is too much for what they are worth."""
        seats, sharp = view.seats, {owner: Computer(strength="sharp")}

        def trade(paid: int) -> Trade:
            return as_trade(seat, OfferTrade(owner, Side((), paid), Side(deeds)))

        def is_met(paid: int) -> bool:
            return would_accept(self._judge, view, trade(paid), sharp)

        most = seats[seat].cash - LEFT
        if most < 0 or not is_met(most):
            return None
        low, high = -1, most
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (low, middle) if is_met(middle) else (middle, high)
        paid = high * 101 // 100 + 1
        return paid if paid <= most else None


def _wishes(view: View, seat: SeatId) -> Iterator[Wanted]:
    """Yield whom it would ask for what: all that it lacks of a group that it has begun."""
    for group in streets(view):
        missing = lacking(view, seat, group)
        if 0 < len(missing) < len(view.members(group)):
            owner = sole_owner(view, missing)
            if owner in partners(view) and is_tradable(view, missing[0]):
                yield owner, missing
