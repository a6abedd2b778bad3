"""What stands in the way of a draft, in sentences for its author."""

from collections.abc import Iterator

from bot.features.trade.draft import TradeDraft, debt_between, is_bare, is_open, tradable
from bot.features.trade.trade_cash import shortage
from bot.features.trade.trade_lines import (
    Deal,
    cash_afterwards,
    deal_of_draft,
    open_tax,
    owed_afterwards,
)
from bot.language.lots import jail_card_name
from bot.language.voice import Voice
from engine.core.actions import SeatId, Side
from engine.core.events import Trade
from engine.rules.trade.exchange import as_trade, mirrored, raisable_after
from engine.view import View


def obstacles(draft: TradeDraft, voice: Voice) -> Iterator[str]:
    """Yield why the draft cannot be offered as it is."""
    view, offer, partner = draft.view, draft.offer, voice.name(draft.partner)
    if view.seats[draft.partner].left is not None:
        yield voice.say("trade-wrong-left", who=partner)
        return
    sides = ((draft.me, offer.gives, "mine"), (draft.partner, offer.takes, "theirs"))
    for seat, side, whose in sides:
        yield from _missing(draft, seat, side, whose, voice)
    owing = debt_between(view, draft.me, draft.partner)
    if offer.forgives is not None and (owing is None or owing.id != offer.forgives):
        yield voice.say("trade-wrong-debt")
    if offer.answers is not None and not is_open(view, offer.answers):
        yield voice.say("trade-wrong-answers", who=partner)
    yield from _beyond_means(draft, voice)
    wanted = as_trade(draft.me, offer)
    if any(_has_terms_of(trade, wanted) for trade in view.trades):
        yield voice.say("trade-wrong-same", who=partner)
    elif any(_has_terms_of(mirrored(trade), wanted) for trade in view.trades):
        yield voice.say("trade-wrong-unchanged", who=partner)


def _beyond_means(draft: TradeDraft, voice: Voice) -> Iterator[str]:
    """Yield what keeps the author from giving this: too little cash, or a debt or tax (AMB-58)."""
    deal = deal_of_draft(draft)
    mine, _ = cash_afterwards(draft.view, deal)
    if mine < 0:
        yield voice.say("trade-wrong-cash", amount=-mine)
    if not is_bare(draft.offer):
        # That there is no money at all has been said.
        yield from _disadvantages(draft.view, deal, draft.me, max(mine, 0), voice)


def _has_terms_of(one: Trade, other: Trade) -> bool:
    """Return whether two offers are the same, whatever order their properties are in."""
    return _terms(one) == _terms(other)


def _terms(trade: Trade) -> tuple[object, ...]:
    sides = [(set(it.deeds), it.cash, set(it.jail_cards)) for it in (trade.gives, trade.takes)]
    return trade.proposer, trade.partner, *sides, set(trade.unmortgages), trade.forgives


def _missing(
    draft: TradeDraft, seat: SeatId, side: Side, whose: str, voice: Voice
) -> Iterator[str]:
    free = tradable(draft.view, seat)
    for space in side.deeds:
        if space not in free:
            is_owned = draft.view.deeds[space].owner == seat
            key = "trade-wrong-built" if is_owned else f"trade-wrong-deed-{whose}"
            yield voice.say(key, lot=voice.space(space), who=voice.name(seat))
    for card in side.jail_cards:
        if card not in draft.view.seats[seat].jail_cards:
            key = f"trade-wrong-pass-{whose}"
            yield voice.say(key, card=jail_card_name(card, voice), who=voice.name(seat))


def doubts(draft: TradeDraft, voice: Voice) -> Iterator[str]:
    """Yield what would keep the partner from accepting as things stand, once anything is chosen."""
    if is_bare(draft.offer):
        return
    deal, partner = deal_of_draft(draft), voice.name(draft.partner)
    _, theirs = cash_afterwards(draft.view, deal)
    if short := shortage(draft.view, as_trade(draft.me, draft.offer), draft.partner):
        key = "trade-doubt-cash" if short.can_be_raised else "trade-doubt-cash-never"
        yield voice.say(key, who=partner, amount=short.missing, most=max(0, short.able))
    yield from _disadvantages(draft.view, deal, draft.partner, max(theirs, 0), voice)


def _disadvantages(view: View, deal: Deal, seat: SeatId, left: int, voice: Voice) -> Iterator[str]:
    """Yield how a player in debt gives for nothing, or could raise less than before (AMB-58), or
    not enough for the income tax (AMB-80).
    """
    owed, flat = owed_afterwards(view, deal, seat), open_tax(view, seat)
    is_mine = seat == deal.me
    sides = (
        (deal.gives, deal.takes, deal.unmortgages),
        (deal.takes, deal.gives, deal.their_unmortgages),
    )
    gives, takes, unmortgages = sides[0 if is_mine else 1]
    facts = {"whose": "mine" if is_mine else "theirs", "who": voice.name(seat)}
    before, after = view.raisable(seat), raisable_after(view, seat, gives, takes, unmortgages)
    if owed and gives != Side() and takes == Side() and deal.forgives is None:
        yield voice.say("trade-doubt-nothing", **facts)
    elif owed > left and after < before:
        yield voice.say("trade-doubt-lowers", before=before, after=after, **facts)
    elif flat and after < min(before, flat + owed):
        yield voice.say("trade-doubt-tax", price=flat, **facts)
