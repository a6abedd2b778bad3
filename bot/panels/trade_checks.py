"""What stands in the way of a draft, in sentences for its author."""

from collections.abc import Iterator

from bot.language import Words
from bot.panels.trade_draft import Drafting, debt_between, is_open, tradable
from bot.panels.trade_lines import cash_afterwards, deal_of_draft, owed_afterwards
from bot.render.lots import pass_name
from bot.render.names import Names
from engine.actions import SeatId, Side


def hindrances(draft: Drafting, names: Names, words: Words) -> Iterator[str]:
    """Why the draft cannot be offered as it is."""
    view, offer, partner = draft.view, draft.offer, names.bare(draft.partner)
    if view.seats[draft.partner].left is not None:
        yield words.say("trade-wrong-left", who=partner)
        return
    sides = ((draft.me, offer.gives, "mine"), (draft.partner, offer.takes, "theirs"))
    for seat, side, whose in sides:
        yield from _missing(draft, seat, side, whose, names, words)
    owing = debt_between(view, draft.me, draft.partner)
    if offer.forgives is not None and (owing is None or owing.id != offer.forgives):
        yield words.say("trade-wrong-debt")
    if offer.answers is not None and not is_open(view, offer.answers):
        yield words.say("trade-wrong-answers", who=partner)
    mine, _ = cash_afterwards(view, deal_of_draft(draft))
    if mine < 0:
        yield words.say("trade-wrong-cash", amount=-mine)


def _missing(
    draft: Drafting, seat: SeatId, side: Side, whose: str, names: Names, words: Words
) -> Iterator[str]:
    free = tradable(draft.view, seat)
    for space in side.deeds:
        if space not in free:
            is_owned = draft.view.deeds[space].owner == seat
            key = "trade-wrong-built" if is_owned else f"trade-wrong-deed-{whose}"
            yield words.say(key, lot=names.space(space), who=names.bare(seat))
    for card in side.passes:
        if card not in draft.view.seats[seat].passes:
            key = f"trade-wrong-pass-{whose}"
            yield words.say(key, card=pass_name(card, words), who=names.bare(seat))


def doubts(draft: Drafting, names: Names, words: Words) -> Iterator[str]:
    """What would keep the partner from accepting as things stand."""
    deal, partner = deal_of_draft(draft), names.bare(draft.partner)
    mine, theirs = cash_afterwards(draft.view, deal)
    if theirs < 0:
        yield words.say("trade-doubt-cash", who=partner, amount=-theirs)
    for left, seat in ((mine, draft.me), (theirs, draft.partner)):
        owed = owed_afterwards(draft.view, deal, seat)
        # That there is no money at all has been said.
        if owed > max(left, 0):
            key = "trade-doubt-debt-mine" if seat == draft.me else "trade-doubt-debt"
            yield words.say(key, who=partner, amount=owed)
