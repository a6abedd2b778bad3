"""What was offered and paid for deeds lately: a player stands by its prices, and knows others'."""

from engine.core.actions import SeatId
from engine.core.events import PastOffer, Trade
from engine.players.offer_limits import LAP, exchanged_deeds, has_as_many_deeds, is_within
from engine.players.policy.exchanges import printed_worth
from engine.rules.debt.debts import next_debt
from engine.rules.trade.exchange import mirrored
from engine.view import View

RESOLD_PERCENT = 110
"""What is paid at the most for deeds that their owner has just got by a trade, in percent of what
it gave for them: who buys of one player to sell to another lives on their not comparing.
"""


def is_own_offer(view: View, seat: SeatId, trade: Trade) -> bool:
    """Return whether `seat`, the partner of a trade, has offered the same to its proposer itself,
    or gets more by it than it asked for.
    """
    over = over_own_offer(view, seat, trade)
    return over is not None and over <= 0


def over_own_offer(view: View, seat: SeatId, trade: Trade) -> int | None:
    """Return the dollars by which a trade asks more of `seat`, its partner, than the seat has
    offered for the same exchange itself; None where it has not.

    Within a lap, while both have as many deeds, the same of them are mortgaged, and the seat has
    made no trade since: a player who haggled, or said no too soon, may come back to the price that
    was named, once.
    """
    found: list[int] = []
    for past in reversed(view.past_offers):
        if past.by == "made" and seat in (past.trade.proposer, past.trade.partner):
            break
        is_same = _is_as_offered(past, seat, trade) and is_within(view, past, LAP)
        if is_same and has_as_many_deeds(view, past):
            offered = past.trade.gives.cash - past.trade.takes.cash
            found.append(trade.takes.cash - trade.gives.cash - offered)
    return min(found, default=None)


def _is_as_offered(past: PastOffer, seat: SeatId, trade: Trade) -> bool:
    """Return whether a seat has offered in vain, but for the cash, all that a trade asks of it."""
    own = past.trade
    return (
        past.by in ("declined", "countered")
        and (own.proposer, own.partner) == (seat, trade.proposer)
        and exchanged_deeds(own) == exchanged_deeds(trade)[::-1]
        and set(trade.takes.jail_cards) <= set(own.gives.jail_cards)
        and set(trade.gives.jail_cards) >= set(own.takes.jail_cards)
        and set(trade.mortgaged) == set(own.mortgaged)
        and own.forgives is trade.forgives is None
    )


def undersold(view: View, seat: SeatId, trade: Trade) -> int:
    """Return the dollars by which a trade gives `seat`, its partner, less cash for deeds than it
    has paid for them within a lap, or than another player has offered for them.

    0 where it gives as much or deeds, or the seat owes something: who has to raise money sells for
    what there is.
    """
    is_sale = bool(trade.takes.deeds) and not trade.gives.deeds
    if not is_sale or next_debt(view.debt_settlements, seat) is not None:
        return 0
    least = max(_paid(view, seat, trade), _offered_by_others(view, seat, trade))
    return max(0, least - _price(trade))


def _price(trade: Trade) -> int:
    """Return the cash that the partner of a trade gets by it."""
    return trade.gives.cash - trade.takes.cash


def _paid(view: View, seat: SeatId, trade: Trade) -> int:
    """Return what a seat has paid within a lap for just the deeds that a trade takes from it."""
    for past in reversed(view.past_offers):
        bought = past.trade if past.trade.proposer == seat else mirrored(past.trade)
        if past.by != "made" or bought.proposer != seat or not is_within(view, past, LAP):
            continue
        if set(bought.takes.deeds) == set(trade.takes.deeds) and not bought.gives.deeds:
            return _price(bought)
    return 0


def _offered_by_others(view: View, seat: SeatId, trade: Trade) -> int:
    """Return the most cash that others have offered lately for the deeds that a trade takes from a
    seat, and could pay now.
    """
    lately = [it.trade for it in view.past_offers if it.by != "made" and is_within(view, it, LAP)]
    sums = [
        _price(it)
        for it in (*lately, *view.trades)
        if it.partner == seat
        and it.proposer != trade.proposer
        and set(it.takes.deeds) == set(trade.takes.deeds)
        and not it.gives.deeds
        and view.seats[it.proposer].left is None
        and view.seats[it.proposer].cash >= _price(it)
    ]
    return max(sums, default=0)


def is_resold_dear(view: View, trade: Trade) -> bool:
    """Return whether a proposer asks more for deeds, all of which it got by trades within a lap,
    than they may be resold for.

    Deeds that it gave for them, or is to get for them, count their printed prices, and what it got
    for less than that as well.
    """
    costs = [_cost(view, trade.proposer, space) for space in trade.gives.deeds]
    known = [cost for cost in costs if cost is not None]
    if not costs or len(known) < len(costs):
        return False
    asked = printed_worth(view, trade.takes.deeds) - _price(trade)
    return asked * 100 > sum(known) * RESOLD_PERCENT


def _cost(view: View, owner: SeatId, space: int) -> float | None:
    """Return what an owner gave for a deed in a trade within a lap, by its part of the printed
    prices of all deeds that it got.
    """
    properties = view.rules.properties
    for past in reversed(view.past_offers):
        trade = past.trade
        is_own = past.by == "made" and owner in (trade.proposer, trade.partner)
        if not is_own or not is_within(view, past, LAP):
            continue
        got = trade if trade.proposer == owner else mirrored(trade)
        if space in got.takes.deeds:
            printed = sum(properties[it].price for it in got.takes.deeds)
            given = sum(properties[it].price for it in got.gives.deeds)
            return max(1.0, (given + _price(got)) / printed) * properties[space].price
    return None
