"""How likely a player is to accept an offer, beside others: by what it gets, and has refused."""

from engine.core.actions import OfferTrade, SeatId
from engine.core.events import Trade
from engine.players.plain.groups import completes_any
from engine.view import View

Kind = tuple[bool, bool, bool]
"""What a partner is asked for, and what it gets for it: whether deeds, deeds for them, and all that
it lacks of a group."""


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
