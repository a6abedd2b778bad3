"""What a game asks of its reader alone, in private sentences."""

from collections.abc import Callable
from typing import Any

from bot.render.awaiting import before_the_end
from bot.render.lots import lot_mark, lots_in_short
from bot.render.rescue import rescue
from bot.render.shortage import building_text
from bot.render.voice import Voice
from bot.render.why import payee, topic
from engine.core import decisions as d
from engine.core.actions import SeatId
from engine.rules.debt.debts import is_unpayable
from engine.rules.trade.exchange import held_mortgaged
from engine.view import View


def asked_of_me(view: View, seat: SeatId, voice: Voice) -> str:
    """Return what an awaited seat is asked. Raises KeyError where nothing is to be decided."""
    return _SENTENCES[type(view.decision)](view.decision, view, seat, voice)


def _roll(decision: d.ToRoll, view: View, seat: SeatId, voice: Voice) -> str:
    return voice.say("asked-me-to-throw-again" if decision.doubles else "asked-me-to-throw")


def _jail(decision: d.InJail, view: View, seat: SeatId, voice: Voice) -> str:
    return voice.say("asked-me-in-jail")


def _end(decision: d.ToEnd, view: View, seat: SeatId, voice: Voice) -> str:
    return voice.say("asked-me-to-end", can=before_the_end(view, seat))


def _claim(decision: d.ShortageClaim, view: View, seat: SeatId, voice: Voice) -> str:
    again = decision.claim_of(seat)
    return voice.say("asked-me-shortage-again" if again else "asked-me-shortage-claim")


def _fine(decision: d.FineOrJailCard, view: View, seat: SeatId, voice: Voice) -> str:
    return voice.say("asked-me-fine-or-pass", price=view.rules.jail_fine)


def _held(decision: d.HeldRoll, view: View, seat: SeatId, voice: Voice) -> str:
    return voice.say("asked-me-held", mover=voice.name(decision.mover))


def _buy(decision: d.BuyOrDecline, view: View, seat: SeatId, voice: Voice) -> str:
    price = view.rules.properties[decision.space].price
    asked = voice.say(
        "asked-me-buy-or-decline",
        space=voice.deed(decision.space),
        price=price,
        declined=view.rules.declined,
    )
    return f"{asked} {_short(price, view, seat, voice)}".rstrip()


def _short(price: int, view: View, seat: SeatId, voice: Voice) -> str:
    """Return how much cash is missing of a price, and whether it can be raised; often nothing."""
    missing = price - view.seats[seat].cash
    if missing <= 0:
        return ""
    can_raise = view.raisable(seat) >= price
    return voice.say("asked-me-short" if can_raise else "asked-me-too-short", missing=missing)


def _tax(decision: d.ChooseTax, view: View, seat: SeatId, voice: Voice) -> str:
    return voice.say("asked-me-choose-tax", flat=decision.flat, percent=decision.percent)


def _auction(decision: d.Auction, view: View, seat: SeatId, voice: Voice) -> str:
    return _bids(lot_mark(decision.space, voice), decision.leader, decision.price, seat, voice)


def _shortage_auction(decision: d.ShortageAuction, view: View, seat: SeatId, voice: Voice) -> str:
    what = building_text(decision.building, voice.words)
    return _bids(what, decision.leader, decision.price, seat, voice)


def _bids(lot: str, leader: SeatId | None, price: int, seat: SeatId, voice: Voice) -> str:
    if leader is None:
        return voice.say("asked-me-auction-open", lot=lot)
    leads = "me" if leader == seat else "other"
    who = voice.name(leader)
    return voice.say("asked-me-auction", lot=lot, leads=leads, leader=who, price=price)


def _sealed(decision: d.SealedAuction, view: View, seat: SeatId, voice: Voice) -> str:
    return voice.say("asked-me-sealed-auction", lots=lots_in_short(decision.lots, voice))


def _owing(decision: d.DebtSettlement, view: View, seat: SeatId, voice: Voice) -> str:
    debt = decision.debt_of(seat)
    assert debt is not None
    return voice.say(
        "asked-me-rescue" if is_unpayable(view, debt) else "asked-me-owing",
        amount=debt.amount,
        to=payee(debt.creditors, debt.why, voice, view.rules),
        topic=topic(debt.why, voice),
        missing=max(0, debt.amount - view.seats[seat].cash),
        rescue=rescue(view, debt, voice),
    )


def _unmortgage(decision: d.UnmortgageOrHold, view: View, seat: SeatId, voice: Voice) -> str:
    held = held_mortgaged(view, seat, decision.spaces)
    loans = sum(view.rules.properties[space].mortgage for space in held)
    spaces = voice.and_list([voice.space(space) for space in held])
    return voice.say("asked-me-lift-or-hold", spaces=spaces, price=loans)


_SENTENCES: dict[type[Any], Callable[[Any, View, SeatId, Voice], str]] = {
    d.ToRoll: _roll,
    d.InJail: _jail,
    d.FineOrJailCard: _fine,
    d.HeldRoll: _held,
    d.ToEnd: _end,
    d.BuyOrDecline: _buy,
    d.ChooseTax: _tax,
    d.Auction: _auction,
    d.SealedAuction: _sealed,
    d.DebtSettlement: _owing,
    d.UnmortgageOrHold: _unmortgage,
    d.ShortageClaim: _claim,
    d.ShortageAuction: _shortage_auction,
}
