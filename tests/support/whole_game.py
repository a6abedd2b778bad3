"""A whole game by presses: a list of what must happen in it, and players who see to it.

The dice are real, so nothing can be planned ahead. The players look at what waits, and at what
has not happened yet: in peace they buy, bid, trade and leave Jail; then the poorest is stripped
until the Bank ruins him; then the richest gets every deed and builds; then the last one pays.
"""

from __future__ import annotations

from engine.core import actions as a
from engine.core import decisions as d
from engine.core.actions import SeatId, Side
from engine.core.state import GameState, waiting
from engine.game import offers
from tests.support.checklist import IN_PEACE, Checklist, Milestone
from tests.support.players import Player, Table

MOST_TURNS = 3000
MOST_DEEDS = 25
"""As many as one list of the builder of trades shows at a time."""


class WholeGame:
    """The players, in seating order, on their way through the list."""

    def __init__(self, table: Table, players: list[Player]) -> None:
        self.table = table
        self.players = players
        self.list = Checklist(table)
        self.rich: SeatId | None = None
        """Who is to win, once the peace is over."""
        self.doomed: SeatId | None = None
        """Whom the Bank is to ruin, and after that, whom the rich one is to ruin."""

    async def to_the_end(self) -> None:
        """Play until the game is won."""
        while self.table.phase() == "running":
            await self.step()
        self.list.look()

    async def step(self) -> None:
        """One answer to what waits, or one piece of business first."""
        self.list.look()
        state = self.table.look()
        assert state.turn < MOST_TURNS, self.list.missing()
        self._choose_roles(state)
        if not (_is_quiet(state) and await self._business(state)):
            await self._answer(state)

    def lacks(self, milestone: Milestone) -> bool:
        """Whether it has yet to happen."""
        return milestone not in self.list.done

    def _choose_roles(self, state: GameState) -> None:
        """At the end of the peace: the one with most deeds is rich, with fewest doomed."""
        if not self.list.done >= IN_PEACE:
            return
        if self.rich is None:
            *_, self.rich = sorted(state.players(), key=lambda seat: len(state.owned(seat)))
        if self.doomed is None or state.seats[self.doomed].left is not None:
            rest = [seat for seat in state.players() if seat != self.rich]
            self.doomed = min(rest, key=lambda seat: len(state.owned(seat)), default=None)

    # -- business ------------------------------------------------------------------------------

    async def _business(self, state: GameState) -> bool:
        """One thing to be done besides rolling, if there is one."""
        if await self._prepare_for_jail(state):
            return True
        if self.rich is None or self.doomed is None:
            return await self._first_deals(state)
        if self.lacks(Milestone.BANK):
            return await self._strip_for_the_bank(state, self.doomed)
        if self.lacks(Milestone.HOTEL):
            return await self._build_hotel(state, self.rich, self.doomed)
        return await self._strip(state, self.doomed, ())

    async def _prepare_for_jail(self, state: GameState) -> bool:
        """Give a jailed player cash for a fine that must not ruin."""
        seat = waiting(state).awaited(state)[0]
        is_due = state.seats[seat].jail == 2
        if is_due and state.raisable(seat) < 50 and not self._is_wanted(seat, ()):
            return await self._help(state, seat, 50)
        return False

    async def _first_deals(self, state: GameState) -> bool:
        """A mortgage, a trade that is accepted, and one that is countered first."""
        free = [(seat, space) for seat in state.players() for space in _unmortgaged(state, seat)]
        if not free:
            return False
        seat, space = free[0]
        partner = max(state.from_left_of(seat), key=lambda other: state.seats[other].cash)
        if self.lacks(Milestone.TRADE) and state.seats[partner].cash >= 20:
            return await self._deal(seat, partner, Side((space,)), Side((), 20))
        if self.lacks(Milestone.COUNTER) and state.seats[partner].cash >= 20:
            number = await self.players[seat].offer(
                self.players[partner], Side((space,)), Side((), 300)
            )
            answer = await self.players[partner].counter(number, 20, 0)
            await self.players[seat].accept(answer)
            return True
        if self.lacks(Milestone.MORTGAGE):
            await self.players[seat].mortgage(space)
            return True
        return False

    async def _strip_for_the_bank(self, state: GameState, seat: SeatId) -> bool:
        """Nothing is left to him but two mortgaged deeds."""
        owned = state.owned(seat)
        if not owned:
            giver = max(state.players(), key=lambda other: len(state.owned(other)))
            return bool(state.owned(giver)) and await self._gift(
                giver, seat, Side((_cheapest_to_get(state, giver),))
            )
        spared = tuple(owned[:2])
        for space in spared:
            if not state.deeds[space].mortgaged:
                await self.players[seat].mortgage(space)
                return True
        return await self._strip(state, seat, spared)

    async def _strip(self, state: GameState, seat: SeatId, spared: tuple[int, ...]) -> bool:
        """Everything else goes to the rich one; who sits in Jail keeps the fine."""
        player = state.seats[seat]
        cash = 0 if player.jail is not None and not self._is_wanted(seat, ()) else player.cash
        deeds = tuple(space for space in state.owned(seat) if space not in spared)[:MOST_DEEDS]
        given = Side(deeds, cash, tuple(player.jail_cards))
        assert self.rich is not None
        return given != Side() and await self._gift(seat, self.rich, given)

    async def _build_hotel(self, state: GameState, seat: SeatId, other: SeatId) -> bool:
        """All deeds to the rich one, then the cheapest full group up to hotels."""
        deeds = tuple(state.owned(other)[:MOST_DEEDS])
        if deeds:
            return await self._gift(other, seat, Side(deeds))
        streets = [g for g in state.rules.groups if state.owns_group(seat, g) and _cost(state, g)]
        if not streets:
            return False
        group = min(streets, key=lambda name: _cost(state, name))
        unmortgaged = [space for space in state.members(group) if state.deeds[space].mortgaged]
        needed = _cost(state, group) + sum(map(state.unmortgage_cost, unmortgaged)) + 300
        if state.seats[seat].cash < needed:
            spare = state.seats[other].cash - 300
            return spare > 0 and await self._gift(other, seat, Side((), spare))
        for space in unmortgaged:
            await self.players[seat].unmortgage(space)
        await self.players[seat].build(group, 5)
        return True

    # -- trades --------------------------------------------------------------------------------

    async def _deal(self, seat: SeatId, partner: SeatId, gives: Side, takes: Side) -> bool:
        number = await self.players[seat].offer(self.players[partner], gives, takes)
        await self.players[partner].accept(number)
        return True

    async def _gift(self, giver: SeatId, receiver: SeatId, gift: Side) -> bool:
        return await self._deal(giver, receiver, gift, Side())

    async def _help(self, state: GameState, seat: SeatId, price: int) -> bool:
        """Let the player with most cash give what is missing, or first borrow on a deed."""
        missing = price - state.seats[seat].cash
        helper = max(state.from_left_of(seat), key=lambda other: state.seats[other].cash)
        if state.seats[helper].cash >= missing:
            return await self._gift(helper, seat, Side((), missing))
        bare = [space for space in _unmortgaged(state, helper) if not _is_built(state, space)]
        assert bare, "nobody can help"
        await self.players[helper].mortgage(bare[0])
        return True

    # -- answers -------------------------------------------------------------------------------

    async def _answer(self, state: GameState) -> None:
        """Answer what waits, for one of those it waits for."""
        decision = waiting(state)
        match decision:
            case d.Auction():
                await self._bid(state, decision)
            case d.DebtSettlement():
                await self._pay(state, decision)
            case _:
                seat = decision.awaited(state)[0]
                action = self._choice(state, decision, seat)
                await self.players[seat].answer(decision.id, action)

    def _choice(self, state: GameState, decision: d.Decision, seat: SeatId) -> a.Action:
        match decision:
            case d.ToRoll():
                return a.Roll()
            case d.ToEnd():
                return a.EndTurn()
            case d.InJail():
                return self._out_of_jail(state, seat)
            case d.BuyOrDecline(space=space):
                return a.Buy() if self._buys(state, seat, space) else a.Decline()
            case d.ChooseTax():
                flat = self._is_wanted(seat, ()) or state.worth(seat) > 2000
                return a.PayFlatTax() if flat else a.PayTenth()
            case d.UnmortgageOrHold():
                return a.UnmortgageReceived(())
            case d.ShortageClaim() | d.ShortageAuction():
                return a.PassBid()
            case _:
                raise AssertionError(f"nobody has a plan for {decision}")

    def _out_of_jail(self, state: GameState, seat: SeatId) -> a.Action:
        """At once by the fine, unless it is to ruin."""
        can_pay = a.PayFine() in offers(state, seat) and not self._is_wanted(seat, ())
        return a.PayFine() if can_pay else a.Roll()

    def _buys(self, state: GameState, seat: SeatId, space: int) -> bool:
        """Return whether a seat buys: never the one to be ruined, nor where an auction is still
        to come.
        """
        if seat == self.doomed or (self.lacks(Milestone.MAXIMUM) and not self.lacks(Milestone.BUY)):
            return False
        return state.seats[seat].cash >= state.rules.properties[space].price + 200

    async def _bid(self, state: GameState, auction: d.Auction) -> None:
        """One files a secret maximum; the others call once if that is wanted, and pass."""
        awaited = auction.awaited(state)
        bidder = self._bidder(state)
        seat = bidder if bidder in awaited else awaited[0]
        player, lowest = self.players[seat], state.lowest_bid(auction.space, auction.price)
        most = min(state.seats[seat].cash, 100)
        if seat == bidder and seat not in dict(auction.maxima) and most >= lowest:
            await player.set_maximum(auction.id, most)
        elif self._calls(state, auction, seat):
            await player.call(auction.id, lowest + 9)
        else:
            await player.answer_in_thread(auction.id, a.PassBid())

    def _bidder(self, state: GameState) -> SeatId:
        if self.rich is not None:
            return self.rich
        return max(state.players(), key=lambda seat: state.seats[seat].cash)

    def _calls(self, state: GameState, auction: d.Auction, seat: SeatId) -> bool:
        called = seat in [bidder for bidder, _ in auction.bids]
        able = state.seats[seat].cash >= state.lowest_bid(auction.space, auction.price) + 9
        return self.lacks(Milestone.MAXIMUM) and able and not called

    async def _pay(self, state: GameState, decision: d.DebtSettlement) -> None:
        """Raise the money; be helped; or be ruined, if that is what is wanted."""
        debt = decision.debts[0]
        seat = debt.debtor
        if state.raisable(seat) >= debt.amount:
            await self.players[seat].raise_money(decision.id)
        elif self._is_wanted(seat, debt.creditors):
            await self.players[seat].give_up(decision.id)
        else:
            await self._help(state, seat, debt.amount)

    def _is_wanted(self, seat: SeatId, creditors: tuple[SeatId, ...]) -> bool:
        """Whether this bankruptcy is the next on the list."""
        if seat != self.doomed or self.rich is None:
            return False
        if self.lacks(Milestone.BANK):
            return not creditors
        return creditors == (self.rich,) and not self.lacks(Milestone.HOTEL)


def _is_quiet(state: GameState) -> bool:
    """Whether trades may be made and nobody is in a hurry."""
    return isinstance(waiting(state), d.ToRoll | d.ToEnd | d.InJail) and not state.locked()


def _unmortgaged(state: GameState, seat: SeatId) -> list[int]:
    return [space for space in state.owned(seat) if not state.deeds[space].mortgaged]


def _is_built(state: GameState, space: int) -> bool:
    return state.is_built(state.rules.properties[space].group)


def _cheapest_to_get(state: GameState, giver: SeatId) -> int:
    """A deed that is not mortgaged, if there is one: no interest is due on it."""
    return min(state.owned(giver), key=lambda space: state.deeds[space].mortgaged)


def _cost(state: GameState, group: str) -> int:
    """What hotels on every lot of a bare group cost; 0 where none can be built."""
    found = state.rules.groups[group]
    return 5 * len(found.members) * found.house_cost if found.kind == "street" else 0
