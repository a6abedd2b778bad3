"""Offers of trades, the answers to them, and taking an offer back that has become a bad one."""

from dataclasses import replace

from engine.core import actions as a
from engine.core.actions import OfferTrade, SeatId
from engine.core.events import Trade
from engine.players import offer_limits
from engine.players.motives import LEAST_TOLD, ChosenAction, Motive
from engine.players.plain import trading as plain
from engine.players.plain.debt_trades import is_heir
from engine.players.plain.groups import completed, completes_any
from engine.players.policy import trading
from engine.players.policy.countering import asked_more, counter
from engine.players.policy.debts import chances_after_trade, chances_now, gains
from engine.players.policy.preference import dear, desired, disliked, unwanted
from engine.players.policy.trading import (
    LEAST_ACCEPTED,
    PRICINGS,
    Pricing,
    Terms,
    is_good,
    is_overpaid,
)
from engine.players.policy.viewpoint import Viewpoint
from engine.rules.trade.exchange import as_trade
from engine.view import View

Kind = tuple[bool, bool, bool]
"""What a partner is asked for, and what it gets for it: whether deeds, deeds for them, and all that
it lacks of a group."""
MOST_LOST = 0.004
"""The chance to win that a trade may cost a player for what its character holds dear."""
NOTABLE_LOSS = 0.01
"""The chance to win that an open offer to a person may cost before it is taken back."""
EVEN_ROUNDS = 2
"""Rounds of the table from one offer of a player of even strength to the next."""


def offer(viewpoint: Viewpoint) -> ChosenAction | None:
    """Return the trade to offer before the first roll of a turn, if it is time for one."""
    if not viewpoint.is_turn_begun:
        return None
    view, seat = viewpoint.view, viewpoint.seat
    deal = _deal(viewpoint)
    if deal is None:
        return None
    partner, taken = deal.offer.partner, deal.offer.takes.deeds
    chances = _before_and_after(viewpoint, as_trade(seat, deal.offer))
    group = completed(view, seat, taken)
    kind = "offered-group" if group else "offered"
    return ChosenAction(deal.offer, _motive(kind, partner, chances, group))


def _deal(viewpoint: Viewpoint) -> trading.Deal | None:
    """Return the best trade with a person, who is asked but once a lap; else with anybody."""
    view, seat = viewpoint.view, viewpoint.seat
    if offer_limits.is_done(view, seat, _most_refused(viewpoint)):
        return None
    asked = terms(viewpoint)
    persons = tuple(
        partner for partner in asked.partners or () if partner in viewpoint.company.persons
    )
    deal = trading.proposal(viewpoint.preferring, view, seat, replace(asked, partners=persons))
    if deal is None and _is_round(viewpoint):
        return trading.proposal(viewpoint.preferring, view, seat, asked)
    return deal


def _is_round(viewpoint: Viewpoint) -> bool:
    """Return whether it is the round of the table in which anybody is asked."""
    view, hunger = viewpoint.view, viewpoint.character.hunger
    rounds = view.turn // len(view.seats) + viewpoint.seat
    usual = EVEN_ROUNDS if viewpoint.strength == "even" else 1
    return rounds % max(1, round(usual / hunger)) == 0


def _most_refused(viewpoint: Viewpoint) -> int:
    """Return how many offers of a seat may be refused in one turn."""
    usual = 1 if viewpoint.strength == "even" else offer_limits.OFFERS
    return max(1, round(usual * viewpoint.character.hunger))


def terms(viewpoint: Viewpoint) -> Terms:
    """Return whom a seat asks, and how it prices its offers."""
    view, seat, company = viewpoint.view, viewpoint.seat, viewpoint.company
    share = viewpoint.character.share
    pricings = tuple(_shared(pricing, share) for pricing in PRICINGS)
    return Terms(
        offer_limits.askable(view, seat, company),
        lambda offer: (
            _costs_little(viewpoint, offer)
            and not viewpoint.refuses_to_arm(offer.partner, offer.gives.deeds)
            and offer_limits.may_offer(view, seat, offer, company)
        ),
        (Pricing(share),) if viewpoint.strength == "even" else pricings,
        viewpoint.character.gain,
        desired(view, seat, viewpoint.character),
        unwanted(view, seat, viewpoint.character),
        lambda offer: likelihood(view, seat, offer),
    )


def likelihood(view: View, seat: SeatId, offer: OfferTrade) -> float:
    """Return how likely the partner is to accept an offer of a seat: 1 until it has refused.

    Some players never sell for cash, some never swap, and some deeds are dear to them. A player
    that has refused offers of one kind, or for the same deeds, is asked for other deeds first.
    """
    kind, taken = _kind(view, offer.partner, offer), set(offer.takes.deeds)
    alike = same = 0
    for past in view.past_offers:
        trade = past.trade
        if (trade.proposer, trade.partner) == (seat, offer.partner) and past.by == "declined":
            alike += _kind(view, offer.partner, trade) == kind
            same += set(trade.takes.deeds) == taken
    return 1 / ((1 + alike) * (1 + same))


def _kind(view: View, partner: SeatId, offer: OfferTrade | Trade) -> Kind:
    gets = offer.gives.deeds
    return bool(offer.takes.deeds), bool(gets), completes_any(view, partner, gets)


def _costs_little(viewpoint: Viewpoint, offer: OfferTrade) -> bool:
    """Return whether what a character holds dear costs it no notable chance to win."""
    trade = as_trade(viewpoint.seat, offer)
    return gains(viewpoint.judge, viewpoint.view, trade)[viewpoint.seat] >= -MOST_LOST


def _shared(pricing: Pricing, share: float) -> Pricing:
    """Return a pricing by which the seat asks for more, or for less than a half."""
    if pricing.premium:
        return replace(pricing, premium=pricing.premium * (1.5 - share))
    return replace(pricing, share=min(0.95, max(0.05, pricing.share + share - 0.5)))


def answer(viewpoint: Viewpoint, trade: Trade) -> ChosenAction:
    """Return what the partner of an open trade answers to it, and why.

    It accepts what raises its chance to win, and no third player's more; and what it has offered
    itself within a lap, unless that would cost it more than such an offer may.
    """
    view, seat, other = viewpoint.view, viewpoint.seat, trade.proposer
    if viewpoint.is_gentle:
        return plain.answer(viewpoint, trade)
    if refused := plain.refused_person(viewpoint, trade):
        return refused
    found = gains(viewpoint.preferring, viewpoint.view, trade)
    chances = _before_and_after(viewpoint, trade)
    if not _is_good(viewpoint, trade, found):
        if _stands_by(viewpoint, trade, found):
            return ChosenAction(a.AcceptTrade(trade.id), Motive("accepted-own", seat=other))
        return _countered(viewpoint, trade) or ChosenAction(
            a.DeclineTrade(trade.id), why_refused(viewpoint, trade, found)
        )
    group = completed(view, seat, trade.gives.deeds)
    kind = "accepted-group" if group else "accepted"
    return ChosenAction(a.AcceptTrade(trade.id), _motive(kind, other, chances, group))


def is_welcome(viewpoint: Viewpoint, trade: Trade) -> bool:
    """Return whether the partner of a trade accepts it as it stands."""
    if viewpoint.is_gentle:
        return isinstance(plain.answer(viewpoint, trade).action, a.AcceptTrade)
    if plain.refused_person(viewpoint, trade):
        return False
    found = gains(viewpoint.preferring, viewpoint.view, trade)
    return _is_good(viewpoint, trade, found) or _stands_by(viewpoint, trade, found)


def _stands_by(viewpoint: Viewpoint, trade: Trade, found: dict[SeatId, float]) -> bool:
    """Return whether a seat has offered a trade with these gains itself, and still would."""
    view, seat = viewpoint.view, viewpoint.seat
    return (
        offer_limits.is_own_offer(view, seat, trade)
        and trade.takes.cash - trade.gives.cash <= viewpoint.cash
        and found[seat] >= -NOTABLE_LOSS
        and gains(viewpoint.judge, view, trade)[seat] >= -MOST_LOST
    )


def _is_good(viewpoint: Viewpoint, trade: Trade, found: dict[SeatId, float]) -> bool:
    """Return whether a trade with these gains is accepted; what a seat holds dear costs little."""
    seat, least = viewpoint.seat, LEAST_ACCEPTED / viewpoint.character.hunger
    if not is_good(found, seat, trade.proposer, least):
        return False
    if is_overpaid(viewpoint.view, seat, trade.takes, trade.gives):
        return False
    if viewpoint.refuses_to_arm(trade.proposer, trade.takes.deeds):
        return False
    if offer_limits.undersold(viewpoint.view, seat, trade):
        return False
    if viewpoint.preferring is viewpoint.judge:
        return True
    return gains(viewpoint.judge, viewpoint.view, trade)[seat] >= -MOST_LOST


def _countered(viewpoint: Viewpoint, trade: Trade) -> ChosenAction | None:
    """Return other terms for an offer that is refused, if there are any."""
    view = viewpoint.view
    if view.debt_settlements or view.closing or offer_limits.was_declined(view, trade):
        return None
    offer = counter(viewpoint, trade)
    if offer is None:
        return None
    chances = _before_and_after(viewpoint, as_trade(viewpoint.seat, offer))
    if chances[1] < chances[0] - MOST_LOST:
        return None
    motive = _motive("countered", trade.proposer, chances)
    return ChosenAction(offer, replace(motive, dollars=max(0, asked_more(trade, offer))))


def _before_and_after(viewpoint: Viewpoint, trade: Trade) -> tuple[float, float]:
    """Return the seat's chance to win without a trade and with it, once open debts are met."""
    view, seat, judge = viewpoint.view, viewpoint.seat, viewpoint.judge
    return chances_now(judge, view)[seat], chances_after_trade(judge, view, trade)[seat]


def _motive(
    kind: str, other: SeatId, chances: tuple[float, float], group: str | None = None
) -> Motive:
    """Return a motive about the other side of a trade, with the chances that it changes."""
    before, after = chances
    return Motive(kind, group=group, seat=other, before=before, after=after)


def why_refused(viewpoint: Viewpoint, trade: Trade, found: dict[SeatId, float]) -> Motive:
    """Return why a trade is refused that changes what a position is worth to seats like this."""
    view, seat, other = viewpoint.view, viewpoint.seat, trade.proposer
    if offer_limits.was_declined(view, trade):
        return Motive("refused-again", seat=other)
    if is_heir(view, seat, other):
        return Motive("refused-debt", seat=other)
    group = completed(view, other, trade.takes.deeds)
    if group and not offer_limits.has_offered(view, seat, trade):
        return Motive("refused-group", group=group, seat=other)
    chances = _before_and_after(viewpoint, trade)
    if chances[0] - chances[1] >= LEAST_TOLD:
        return _motive(_why_worse(viewpoint, trade), other, chances)
    if found[seat] < 0 and (disliked := _why_disliked(viewpoint, trade, found)):
        return disliked
    third = max(found.keys() - {seat, other}, key=found.__getitem__, default=None)
    if third is not None and found[third] > found[seat]:
        return Motive("refused-third", seat=third)
    return _motive("refused-little", other, chances)


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


def withdrawal(viewpoint: Viewpoint) -> ChosenAction | None:
    """Return the taking back of an open offer that would lower the chance to win by now, or that
    the seat could not pay any more.

    Before a person it stands unless it would lower that chance notably: people take their time.
    """
    for trade in viewpoint.view.trades:
        if trade.proposer != viewpoint.seat or trade.id in viewpoint.company.unread:
            continue
        if found := plain.unpaid(viewpoint, trade):
            return found
        most = NOTABLE_LOSS if trade.partner in viewpoint.company.persons else 0.0
        if gains(viewpoint.preferring, viewpoint.view, trade)[viewpoint.seat] < -most:
            motive = _motive("withdrew", trade.partner, _before_and_after(viewpoint, trade))
            return ChosenAction(a.WithdrawTrade(trade.id), motive)
    return None
