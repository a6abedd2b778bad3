"""A trade in lines of text, from one of its two sides: what moves, and what each has afterwards."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.features.trade.draft import TradeDraft, debt_between
from bot.features.trade.offer_outcome import OfferOutcome
from bot.features.trade.presses import DraftPart
from bot.language.lots import JAIL_CARD_EMOJI, jail_card_name
from bot.language.names import group_emoji, group_key
from bot.language.voice import Voice
from engine.core.actions import SeatId, Side
from engine.core.decisions import ChooseTax
from engine.core.events import Trade
from engine.core.position import Position
from engine.editions.board import Group
from engine.rules.debt.debts import next_debt
from engine.rules.trade.exchange import cash_after, mortgaged_deeds, transfer_cost
from engine.view import View


@dataclass(frozen=True, slots=True)
class Deal:
    """What `me` and `other` would exchange, and what each pays off of the mortgages it gets."""

    me: SeatId
    other: SeatId
    gives: Side
    takes: Side
    unmortgages: tuple[int, ...] = ()
    their_unmortgages: tuple[int, ...] = ()
    forgives: int | None = None


def deal_of_draft(draft: TradeDraft) -> Deal:
    """Return a draft as its author sees it; the partner will say what to pay off on accepting."""
    offer = draft.offer
    return Deal(
        draft.me, offer.partner, offer.gives, offer.takes, offer.unmortgages, (), offer.forgives
    )


def deal_of_trade(trade: Trade, reader: SeatId, unmortgages: tuple[int, ...] = ()) -> Deal:
    """Return an offer as one of its sides sees it; `unmortgages` are those of the partner."""
    if reader == trade.proposer:
        return Deal(
            reader,
            trade.partner,
            trade.gives,
            trade.takes,
            trade.unmortgages,
            unmortgages,
            trade.forgives,
        )
    return Deal(
        reader,
        trade.proposer,
        trade.takes,
        trade.gives,
        unmortgages,
        trade.unmortgages,
        trade.forgives,
    )


def cash_afterwards(position: Position, deal: Deal) -> tuple[int, int]:
    """Return the cash of both sides after the trade and what it costs at the Bank: mine, the
    other's.
    """
    mine, _ = cash_after(position, deal.me, deal.gives, deal.takes, deal.unmortgages)
    theirs, _ = cash_after(position, deal.other, deal.takes, deal.gives, deal.their_unmortgages)
    return mine, theirs


def owed_afterwards(view: View, deal: Deal, seat: SeatId) -> int:
    """Return what a side still owes once the trade is made: with as much left it pays at once
    (AMB-58).
    """
    debt = next_debt(view.debt_settlements, seat)
    between = debt_between(view, deal.me, deal.other)
    if debt is None:
        return 0
    settled = deal.forgives is not None and between is not None and between.debt is debt
    return 0 if settled else debt.amount


def open_tax(view: View, seat: SeatId) -> int:
    """Return the dollars of the flat tax while a seat has to choose how to pay it, else 0."""
    choice = view.decision
    return choice.flat if isinstance(choice, ChooseTax) and choice.seat == seat else 0


# -- lines -------------------------------------------------------------------------------------


def terms(view: View, deal: Deal, voice: Voice) -> list[str]:
    """Return both sides of an offer with their values."""
    give, take = _sides(view, deal, voice, ("trade-you-give", "trade-you-get"))
    return [*give, "", *take]


def closed_terms(view: View, deal: Deal, by: OfferOutcome, voice: Voice) -> list[str]:
    """Return both sides of an offer that has ended, as what was given, or would have been."""
    give, take = _sides(view, deal, voice, _CLOSED[by == "made"])
    return [*give, "", *take]


def closed_terms_line(view: View, deal: Deal, by: OfferOutcome, voice: Voice) -> str:
    """Return the same in one line."""
    sides = _sides(view, deal, voice, _CLOSED[by == "made"])
    return " · ".join(f"{head} {voice.comma_list(items)}" for head, *items in sides)


_CLOSED = (
    ("trade-you-would-give", "trade-you-would-get"),
    ("trade-you-gave", "trade-you-got"),
)


def _sides(
    view: View, deal: Deal, voice: Voice, heads: tuple[str, str]
) -> tuple[list[str], list[str]]:
    give, take = map(voice.say, heads)
    settled = settled_sides(view, deal)
    given = side_lines(view, deal.gives, voice, settles="give" in settled)
    taken = side_lines(view, deal.takes, voice, settles="take" in settled)
    return [give, *given], [take, *taken]


def settled_sides(view: View, deal: Deal) -> tuple[DraftPart, ...]:
    """Return for which side a trade settles a debt; once the debt is gone, the one that moves
    nothing.
    """
    if deal.forgives is None:
        return ()
    between = debt_between(view, deal.me, deal.other)
    if between is not None and between.id == deal.forgives:
        return ("take",) if between.debt.debtor == deal.me else ("give",)
    sides: tuple[tuple[DraftPart, Side], ...] = (("give", deal.gives), ("take", deal.takes))
    return tuple(part for part, side in sides if side == Side())


def side_lines(
    position: Position, side: Side, voice: Voice, *, settles: bool = False
) -> Iterator[str]:
    """Yield what one side hands over, a line each; `settles`: a debt is settled beside."""
    for space in side.deeds:
        prop = position.rules.properties[space]
        key = "trade-deed-mortgaged" if position.deeds[space].mortgaged else "trade-deed"
        deed = voice.deed(space)
        yield voice.say(key, deed=deed, price=prop.price, mortgage=prop.mortgage)
    if side.cash:
        yield voice.say("trade-cash", amount=side.cash)
    for card in side.jail_cards:
        yield f"{JAIL_CARD_EMOJI} {jail_card_name(card, voice)}"
    if settles:
        yield voice.say("trade-debt-settled")
    elif side == Side():
        yield voice.say("nothing")


def balance_lines(view: View, deal: Deal, voice: Voice, *, theirs: bool = True) -> list[str]:
    """Return groups, mortgages, cash and debts as they would be; without `theirs`, the cash of the
    other is told only where it is not enough.
    """
    return [*lasting_lines(view, deal, voice), *_sums(view, deal, voice, theirs=theirs)]


def lasting_lines(view: View, deal: Deal, voice: Voice) -> list[str]:
    """Return groups, mortgages and debts as they would be, without the cash of each moment."""
    return [
        *_groups(view, deal, voice),
        *_mortgages(view, deal, voice),
        *_settled(view, deal, voice),
    ]


def payment_lines(view: View, deal: Deal, voice: Voice) -> list[str]:
    """Return what the mortgages cost and one's cash afterwards, for a choice beside the offer."""
    return [*_mortgages(view, deal, voice), *_sums(view, deal, voice, theirs=False)]


def _groups(position: Position, deal: Deal, voice: Voice) -> Iterator[str]:
    moved = {*deal.gives.deeds, *deal.takes.deeds}
    for name, group in position.rules.groups.items():
        if moved.isdisjoint(group.members):
            continue
        members = set(group.members)
        mine = position.count_owned(deal.me, name)
        theirs = position.count_owned(deal.other, name)
        gained = len(members & set(deal.takes.deeds)) - len(members & set(deal.gives.deeds))
        if gained and len(members) in (mine + gained, theirs - gained):
            whose = "mine" if gained > 0 else "theirs"
            yield _completed(position, group, whose, voice.name(deal.other), voice)
            continue
        yield voice.say(
            "trade-group",
            group=group_in_words(group, voice),
            mine=mine + gained,
            who=voice.name(deal.other),
            theirs=theirs - gained,
            size=len(members),
        )


def group_in_words(group: Group, voice: Voice) -> str:
    """Return a group with its color: "🔷 Light blue"."""
    return f"{group_emoji(group)} {voice.say(group_key('group', group))}"


def _completed(position: Position, group: Group, whose: str, who: str, voice: Voice) -> str:
    """Return who would have a whole group by this trade, and the rent that it brings."""
    label = voice.say(group_key("group", group))
    line = voice.say(f"trade-completes-{whose}", group=label, who=who)
    rents = rents_of_whole(position, group)
    if not rents:
        return line
    span = "–".join(map(voice.money, sorted({min(rents), max(rents)})))
    return f"{line}\n{voice.say('trade-rents', rents=span)}"


def rents_of_whole(position: Position, group: Group) -> tuple[int, ...]:
    """Return the rents in dollars of the unmortgaged properties of a group that one player owns
    whole; none where the dice decide.
    """
    spaces = [member for member in group.members if not position.deeds[member].mortgaged]
    properties = [position.rules.properties[space] for space in spaces]
    if group.rent_by_count_owned:
        return (group.rent_by_count_owned[-1],) * len(spaces)
    factor = position.rules.full_group_factor
    return tuple(factor * it.rents[0] for it in properties if it.kind == "street")


def _mortgages(position: Position, deal: Deal, voice: Voice) -> Iterator[str]:
    """Yield the ten per cent, or the loan with it, that each receiver owes the Bank."""
    percent = position.rules.interest_percent
    for space in mortgaged_deeds(position, deal.takes.deeds):
        yield voice.say(
            "trade-due-lift" if space in deal.unmortgages else "trade-due-hold",
            deed=voice.deed(space),
            percent=percent,
            interest=position.interest(space),
            unmortgage=position.unmortgage_cost(space),
        )
    for space in mortgaged_deeds(position, deal.gives.deeds):
        yield voice.say(
            "trade-due-their-lift" if space in deal.their_unmortgages else "trade-due-their-hold",
            who=voice.name(deal.other),
            deed=voice.deed(space),
            percent=percent,
            interest=position.interest(space),
            unmortgage=position.unmortgage_cost(space),
        )


def _settled(view: View, deal: Deal, voice: Voice) -> Iterator[str]:
    between = debt_between(view, deal.me, deal.other)
    if between is None or deal.forgives != between.id:
        return
    mine = between.debt.debtor == deal.me
    key = "trade-settles-mine" if mine else "trade-settles-theirs"
    yield voice.say(key, who=voice.name(deal.other), amount=between.debt.amount)


def _sums(view: View, deal: Deal, voice: Voice, *, theirs: bool) -> Iterator[str]:
    if deal.gives == deal.takes == Side():
        return
    mine, others = cash_afterwards(view, deal)
    before, before_theirs = view.seats[deal.me].cash, view.seats[deal.other].cash
    if mine != before:
        yield voice.say(
            "trade-cash-mine" if mine >= 0 else "trade-short-mine",
            before=before,
            after=voice.money(mine),
            due=transfer_cost(view, deal.takes.deeds, deal.unmortgages),
        )
    if others != before_theirs and (theirs or others < 0):
        yield voice.say(
            "trade-cash-theirs" if others >= 0 else "trade-short-theirs",
            who=voice.name(deal.other),
            before=before_theirs,
            after=voice.money(others),
            due=transfer_cost(view, deal.gives.deeds, deal.their_unmortgages),
        )
