"""Answers to offers of trades: yes for a fair part of the gain, else other terms or a reason."""

from dataclasses import replace
from math import floor, inf

from engine.core import actions as a
from engine.core.actions import SeatId
from engine.core.events import Trade
from engine.players import offer_limits, past_prices
from engine.players.motives import LEAST_TOLD, ChosenAction, Motive
from engine.players.plain import trading as plain
from engine.players.plain.debt_trades import is_heir
from engine.players.plain.groups import completed, completed_alone
from engine.players.policy.countering import asked_more, counter, counters
from engine.players.policy.exchanges import is_overpaid, most_cash, most_paid
from engine.players.policy.fairness import Gains, before_and_after, gains
from engine.players.policy.preference import dear, disliked
from engine.players.policy.trading import (
    LEAST_ACCEPTED,
    LEAST_ARMING,
    MOST_LOST,
    NOTABLE_LOSS,
    Market,
    Pricing,
    Terms,
    is_good,
)
from engine.players.policy.viewpoint import Viewpoint
from engine.rules.debt.debts import is_unpayable, next_debt
from engine.rules.trade.exchange import as_trade
from engine.view import View

LENIENCE = 0.8
"""How much of the part of a gain that a seat asks for is enough for it to accept: else nobody would
ever agree on what a gain is."""
LENIENCE_BACK = 1 / 3
"""The same for another computer's answer to an offer of its own. Each of the two counts what it
holds dear, and not what the other does: both would ask for the larger part, and never meet.
"""
HOPELESS = 0.01
"""The chance to win below which a seat sells for cash to live on, whatever its buyer gains."""
RISING_SHARE = 2.0
"""How many times as much of a gain a proposer has to leave for each trade that it has just got:
who makes deal after deal with everybody gains half of them all, and the others but a part each.
"""


def answer(viewpoint: Viewpoint, trade: Trade) -> ChosenAction:
    """Return what the partner of an open trade answers to it, and why.

    It accepts what brings it a fair part of what both gain; and what it has offered itself within a
    lap, unless that would cost it more than such an offer may.
    """
    view, seat, other = viewpoint.view, viewpoint.seat, trade.proposer
    if viewpoint.is_gentle:
        return plain.answer(viewpoint, trade)
    if refused := plain.refused_person(viewpoint, trade):
        return refused
    found = gains(viewpoint.preferring, viewpoint.view, trade)
    if not (_is_good(viewpoint, trade, found) or _lives_on(viewpoint, trade, found)):
        if _stands_by(viewpoint, trade, found):
            return ChosenAction(a.AcceptTrade(trade.id), Motive("accepted-own", seat=other))
        return _countered(viewpoint, trade, found) or ChosenAction(
            a.DeclineTrade(trade.id), why_refused(viewpoint, trade, found)
        )
    group = completed(view, seat, trade.gives.deeds)
    kind, chances = "accepted-group" if group else "accepted", before_and_after(viewpoint, trade)
    return ChosenAction(a.AcceptTrade(trade.id), Motive.of_trade(kind, other, chances, group))


def is_welcome(viewpoint: Viewpoint, trade: Trade) -> bool:
    """Return whether the partner of a trade accepts it as it stands."""
    if viewpoint.is_gentle:
        return isinstance(plain.answer(viewpoint, trade).action, a.AcceptTrade)
    if plain.refused_person(viewpoint, trade):
        return False
    found = gains(viewpoint.preferring, viewpoint.view, trade)
    return any(it(viewpoint, trade, found) for it in (_is_good, _lives_on, _stands_by))


def _lives_on(viewpoint: Viewpoint, trade: Trade, found: dict[SeatId, float]) -> bool:
    """Return whether a seat with next to no chance is paid for deeds the most they are worth."""
    view, paid = viewpoint.view, trade.gives.cash - trade.takes.cash
    return (
        paid > 0
        and viewpoint.chance() < HOPELESS
        and found[viewpoint.seat] > 0
        and paid >= most_paid(view, trade.gives.deeds, trade.takes.deeds)
        and not offer_limits.was_declined(view, trade)
        and not viewpoint.refuses_to_arm(trade.proposer, trade.takes.deeds)
    )


def _stands_by(viewpoint: Viewpoint, trade: Trade, found: dict[SeatId, float]) -> bool:
    """Return whether a seat has offered a trade with these gains itself, and still would."""
    view, seat = viewpoint.view, viewpoint.seat
    return (
        past_prices.is_own_offer(view, seat, trade)
        and trade.takes.cash - trade.gives.cash <= viewpoint.cash
        and found[seat] >= -NOTABLE_LOSS
        and gains(viewpoint.judge, view, trade)[seat] >= -MOST_LOST
    )


def _is_good(viewpoint: Viewpoint, trade: Trade, found: dict[SeatId, float]) -> bool:
    """Return whether a trade with these gains is accepted."""
    if _surplus(viewpoint, trade, found, _lenience(viewpoint, trade)) < 0 or _is_barred(
        viewpoint, trade
    ):
        return False
    return found[viewpoint.seat] >= _best_sale(viewpoint, trade)


def _lenience(viewpoint: Viewpoint, trade: Trade) -> float:
    """Return how much of the part that a seat asks for is enough for it to accept a trade."""
    if trade.proposer in viewpoint.company.persons or not counters(viewpoint.view, trade):
        return LENIENCE
    return LENIENCE_BACK


def _surplus(
    viewpoint: Viewpoint, trade: Trade, found: dict[SeatId, float], lenience: float = 1.0
) -> float:
    """Return how much more a seat gains by a trade with these gains than it asks for.

    What a third player gains is what its proposer loses, and that is the proposer's affair. What a
    seat holds dear may cost it little.
    """
    view, seat, least = viewpoint.view, viewpoint.seat, LEAST_ACCEPTED / viewpoint.character.hunger
    if completed_alone(view, seat, trade.gives.deeds, trade.proposer, trade.takes.deeds):
        least = max(least, LEAST_ARMING)
    more = found[seat] - max(least, _asked_gain(viewpoint, trade, found, lenience))
    if more < 0 or viewpoint.preferring is viewpoint.judge:
        return more
    return min(more, gains(viewpoint.judge, viewpoint.view, trade)[seat] + MOST_LOST)


def _is_barred(viewpoint: Viewpoint, trade: Trade) -> bool:
    """Return whether a seat refuses a trade whatever it gains by it."""
    view, seat = viewpoint.view, viewpoint.seat
    return bool(
        _gives_too_much(view, seat, trade)
        # Who asks for price after price is not to learn the lowest one.
        or offer_limits.was_declined(view, trade)
        or viewpoint.refuses_to_arm(trade.proposer, trade.takes.deeds)
        or past_prices.is_resold_dear(view, trade)
        or past_prices.undersold(view, seat, trade)
    )


def _gives_too_much(view: View, seat: SeatId, trade: Trade) -> bool:
    """Return whether a seat would give too much by a trade that it is offered.

    Who owes what it can raise sells for half: what the Bank lends. Who cannot takes what there is.
    """
    gets, debt = trade.gives, next_debt(view.debt_settlements, seat)
    if debt is None:
        return is_overpaid(view, seat, trade.takes, gets)
    if is_unpayable(view, debt):
        return False
    if trade.forgives is not None:
        gets = replace(gets, cash=gets.cash + debt.amount)
    return is_overpaid(view, seat, trade.takes, gets, part=0.5)


def _best_sale(viewpoint: Viewpoint, trade: Trade) -> float:
    """Return the most that a seat would gain by selling to another what a proposer asks for;
    less than anything where that is no sale, or nobody else would gain by it.
    """
    view, seat, deeds = viewpoint.view, viewpoint.seat, trade.takes.deeds
    if trade.gives.deeds or not deeds or view.debt_settlements:
        return -inf
    asked = Terms(pricings=(Pricing(viewpoint.character.share),), least=LEAST_ACCEPTED)
    market = Market(viewpoint.preferring, view, seat, asked)
    others = [it for it in view.trade_partners(seat) if it != trade.proposer]
    deals = [market.deal(other, deeds, ()) for other in others]
    return max([deal.gains[seat] for deal in deals if deal is not None], default=-inf)


def _asked_gain(
    viewpoint: Viewpoint, trade: Trade, found: dict[SeatId, float], lenience: float
) -> float:
    """Return what a seat asks to gain, of what its partner gains.

    It asks for more with each trade that the same proposer has got of it within a lap.
    """
    view, seat, other = viewpoint.view, viewpoint.seat, trade.proposer
    agreed = sum(
        past.by == "made"
        and (past.trade.proposer, past.trade.partner) == (other, seat)
        and offer_limits.is_within(view, past, offer_limits.LAP)
        for past in view.past_offers
    )
    return lenience * RISING_SHARE**agreed * _asked_part(viewpoint) * found[other]


def _asked_part(viewpoint: Viewpoint) -> float:
    """Return how much of a partner's gain a seat asks for itself, 1 for as much."""
    share = viewpoint.character.share
    return share / (1 - share)


def _countered(
    viewpoint: Viewpoint, trade: Trade, found: dict[SeatId, float]
) -> ChosenAction | None:
    """Return other terms for an offer that is refused, if there are any: what would bring both
    sides something, at a price at which the seat gets all of its part.
    """
    view, seat, other = viewpoint.view, viewpoint.seat, trade.proposer
    if view.debt_settlements or view.closing or offer_limits.was_declined(view, trade):
        return None
    if found[seat] + found[other] < 2 * LEAST_ACCEPTED:
        return None  # Cash moves what both gain together from one to the other.
    weighed, best_sale = Gains(viewpoint.preferring, view), _best_sale(viewpoint, trade)

    def surplus(terms: Trade) -> float:
        if _is_barred(viewpoint, terms):
            return -1.0
        gained = weighed.of(terms)
        return min(_surplus(viewpoint, terms, gained), gained[seat] - best_sale)

    offer = counter(viewpoint, trade, surplus)
    if offer is None:
        return None
    own = as_trade(seat, offer)
    gained = weighed.of(own)
    least = max(LEAST_ACCEPTED, viewpoint.character.gain)
    if gained[other] < LEAST_ACCEPTED or not is_good(gained, seat, other, least):
        return None
    motive = Motive.of_trade("countered", other, before_and_after(viewpoint, own))
    return ChosenAction(offer, replace(motive, dollars=asked_more(trade, offer)))


def why_refused(viewpoint: Viewpoint, trade: Trade, found: dict[SeatId, float]) -> Motive:
    """Return why a trade is refused that changes what a position is worth to seats like this."""
    view, seat, other = viewpoint.view, viewpoint.seat, trade.proposer
    if offer_limits.was_declined(view, trade):
        return Motive("refused-again", seat=other, dollars=offer_limits.BETTER)
    if is_heir(view, seat, other):
        return Motive("refused-debt", seat=other)
    if past_prices.is_resold_dear(view, trade) and found[seat] >= LEAST_ACCEPTED:
        return Motive("refused-resold", trade.gives.deeds, seat=other)
    group = completed(view, other, trade.takes.deeds)
    if group and not offer_limits.has_offered(view, seat, trade):
        return Motive("refused-group", group=group, seat=other)
    chances = before_and_after(viewpoint, trade)
    if chances[0] - chances[1] >= LEAST_TOLD:
        return Motive.of_trade(_why_worse(viewpoint, trade), other, chances)
    if found[seat] < 0 and (disliked := _why_disliked(viewpoint, trade, found)):
        return disliked
    if trade.takes.cash > trade.gives.cash and _gives_too_much(view, seat, trade):
        return _why_dear(view, seat, trade, chances)
    return _why_little(viewpoint, trade, found, chances)


def _why_little(
    viewpoint: Viewpoint, trade: Trade, found: dict[SeatId, float], chances: tuple[float, float]
) -> Motive:
    """Tell a share that is too small, or a deed that is worth more to others, from no gain."""
    view, seat, other = viewpoint.view, viewpoint.seat, trade.proposer
    if found[seat] < LEAST_ACCEPTED or chances[1] <= chances[0]:
        return Motive.of_trade("refused-little", other, chances)
    if past_prices.undersold(view, seat, trade):
        return Motive("refused-dear", trade.takes.deeds, seat=other)
    least = _asked_gain(viewpoint, trade, found, _lenience(viewpoint, trade))
    kind = "refused-share" if found[seat] < least else "refused-little"
    return Motive.of_trade(kind, other, chances)


def _why_dear(view: View, seat: SeatId, trade: Trade, chances: tuple[float, float]) -> Motive:
    """Tell the most that a seat pays for what it would not pay so much for, if that is anything."""
    most = floor(most_cash(view, seat, trade.takes.deeds, trade.gives.deeds))
    if most > 0 and next_debt(view.debt_settlements, seat) is None:
        return Motive("refused-limit", seat=trade.proposer, dollars=most)
    return Motive.of_trade("refused-cash", trade.proposer, chances)


def _why_worse(viewpoint: Viewpoint, trade: Trade) -> str:
    """Tell a trade that costs too much cash from one that is bad at any price."""
    if not trade.takes.cash:
        return "refused-loss"
    gift = replace(trade, takes=replace(trade.takes, cash=0))
    found = gains(viewpoint.preferring, viewpoint.view, gift)[viewpoint.seat]
    return "refused-cash" if found > LEAST_ACCEPTED else "refused-loss"


def _why_disliked(viewpoint: Viewpoint, trade: Trade, found: dict[SeatId, float]) -> Motive | None:
    """Return what a character dislikes about a trade that costs it no chance to win."""
    view, seat, other, character = (
        viewpoint.view, viewpoint.seat, trade.proposer, viewpoint.character,
    )  # fmt: skip
    if useless := disliked(view, trade.gives.deeds, character):
        return Motive("refused-unwanted", useless, seat=other)
    if kept := dear(view, seat, trade.takes.deeds, character):
        return Motive("refused-dear", kept, seat=other)
    if character.spite and found[other] > 0:
        return Motive("refused-rival", seat=other)
    return None
