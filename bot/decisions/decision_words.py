"""What a decision asks, in all forms: a row for each kind, with the facts of its sentences.

The sentences of a kind are one message, `decision-<kind>`: everyone reads its value, and each
other form is a part of it.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.decisions.received_buttons import first_bankrupt, worth_alone_counts
from bot.decisions.rescue import NEEDLESS, rescue
from bot.language.language import Fact
from bot.language.lots import lot_mark, lots_in_short
from bot.language.plain_names import player_text
from bot.language.voice import Voice
from bot.narration.charge_reasons import payee, topic
from bot.narration.shortage_text import building_text
from engine.core import actions as a
from engine.core import decisions as d
from engine.core.actions import SeatId
from engine.editions.cards import cards
from engine.rules.debt.debts import is_unpayable
from engine.rules.trade.exchange import held_mortgaged
from engine.view import View

Answer = (
    a.Roll | a.GoOn | a.EndTurn | a.Buy | a.Decline | a.PayFine | a.UseJailCard | a.PayFlatTax
    | a.PayTenth
)  # fmt: skip
"""What a button with a label of the decision's own answers."""
Facts = dict[str, Fact | Callable[[], Fact]]
"""Facts by name. One that costs something to find is a function, which is called only for a
sentence that tells it.
"""


def asked_of_all(view: View, voice: Voice, seats: Sequence[SeatId] = ()) -> str:
    """Return what everyone reads of a decision: who must do what.

    `seats`: of several debtors the one that is told of; otherwise all who are awaited are.
    """
    asked = seats or view.awaited
    return _said("", view, voice, asked, {"who": _who_is_awaited(asked, voice)})


def asked_of_me(view: View, seat: SeatId, voice: Voice) -> str:
    """Return what an awaited seat is asked, in private sentences."""
    return _said(".mine", view, voice, (seat,))


def asked_on_board(view: View, voice: Voice) -> str:
    """Return what is asked in the few words that fit into the board's middle.

    Bids and who is still awaited are left out, for they change often.
    """
    return _said(".board", view, voice, view.awaited)


def answer_label(answer: Answer, view: View, voice: Voice) -> str:
    """Return the whole effect of an answer to the awaited decision: "Buy Vermont $100"."""
    facts: Facts = {}
    if isinstance(answer, a.UseJailCard):
        facts["deck"] = voice.deck(cards()[answer.card].deck)
    if isinstance(view.decision, d.BuyOrDecline):
        facts["space"] = voice.space(view.decision.space)  # A button has no room for an article.
    return _said(f".button-{answer.kind}", view, voice, view.awaited, facts)


def _said(
    part: str, view: View, voice: Voice, seats: Sequence[SeatId], beside: Facts | None = None
) -> str:
    """Return a part of a decision's message, which speaks to these seats."""
    decision = view.decision
    assert decision is not None
    key = f"decision-{decision.kind}{part}"
    facts = _FACTS[type(decision)](decision, view, voice, seats)
    if beside:
        facts |= beside
    told: dict[str, Fact] = {}
    for name in voice.words.facts_of(key):
        fact = facts[name]
        told[name] = fact() if callable(fact) else fact
    return voice.say(key, **told)


def _who_is_awaited(seats: Sequence[SeatId], voice: Voice) -> str:
    """Return the names of the awaited players in bold."""
    return voice.and_list([f"**{voice.player(seat)}**" for seat in seats])


# -- the facts of each kind ----------------------------------------------------------------------


def _roll(decision: d.ToRoll, view: View, voice: Voice, seats: Sequence[SeatId]) -> Facts:
    return {"doubles": decision.doubles}


def _jail(
    decision: d.InJail | d.FineOrJailCard, view: View, voice: Voice, seats: Sequence[SeatId]
) -> Facts:
    return {"fine": view.rules.jail_fine}


def _held(decision: d.HeldRoll, view: View, voice: Voice, seats: Sequence[SeatId]) -> Facts:
    return {
        "mover": voice.name(decision.mover),
        "player": lambda: player_text(decision.seat, voice),
    }


def _end(decision: d.ToEnd, view: View, voice: Voice, seats: Sequence[SeatId]) -> Facts:
    return {"can": lambda: _before_the_end(view, decision.seat)}


def _before_the_end(view: View, seat: SeatId) -> str:
    """Return what a seat can do before it ends its turn, as words select their sentence by it."""
    can = (("build", view.can_build(seat)), ("trade", _can_trade(view, seat)))
    return "-".join(name for name, is_possible in can if is_possible) or "end"


def _can_trade(view: View, seat: SeatId) -> bool:
    """Return whether a seat may trade with anybody, and one of them has more than cash."""
    partners = view.trade_partners(seat)
    owners = {deed.owner for deed in view.deeds.values()}
    return bool(partners) and any(
        partner in owners or view.seats[partner].jail_cards for partner in (seat, *partners)
    )


def _buy(decision: d.BuyOrDecline, view: View, voice: Voice, seats: Sequence[SeatId]) -> Facts:
    price = view.rules.properties[decision.space].price
    return {
        "space": voice.the_space(decision.space),
        "deed": lambda: voice.the_deed(decision.space),
        "price": price,
        "declined": view.rules.declined,
        "missing": max(0, price - view.seats[decision.seat].cash),
        "short": lambda: _short(price, decision.seat, view),
    }


def _short(price: int, seat: SeatId, view: View) -> str:
    """Return whether cash is missing of a price, and can be raised, as words select by it."""
    if price <= view.seats[seat].cash:
        return "no"
    return "for-now" if view.raisable(seat) >= price else "for-good"


def _tax(decision: d.ChooseTax, view: View, voice: Voice, seats: Sequence[SeatId]) -> Facts:
    tax = voice.the_tax("income_tax")
    return {"tax": tax, "flat": decision.flat, "percent": decision.percent}


def _auction(decision: d.Auction, view: View, voice: Voice, seats: Sequence[SeatId]) -> Facts:
    return {
        "lot": lambda: lot_mark(decision.space, voice),
        "lot_on_board": lambda: lots_in_short([decision.space], voice),
        **_bids(decision, voice, seats),
    }


def _shortage_auction(
    decision: d.ShortageAuction, view: View, voice: Voice, seats: Sequence[SeatId]
) -> Facts:
    lot = decision.lot
    return {
        "lot": building_text(decision.building, voice.words),
        "space": "" if lot is None else voice.space(lot),
        **_bids(decision, voice, seats),
    }


def _bids(decision: d.Auction | d.ShortageAuction, voice: Voice, seats: Sequence[SeatId]) -> Facts:
    leader = decision.leader
    if leader is None:
        return {"leads": "nobody", "leader": "", "leader_name": "", "price": 0}
    return {
        "leads": "me" if leader in seats else "other",
        "leader": voice.player(leader),
        "leader_name": voice.name(leader),
        "price": decision.price,
    }


def _sealed(decision: d.SealedAuction, view: View, voice: Voice, seats: Sequence[SeatId]) -> Facts:
    return {
        "lots": lambda: lots_in_short(decision.lots, voice),
        "lot_on_board": lambda: lots_in_short(decision.lots, voice, most=1),
    }


def _owing(decision: d.DebtSettlement, view: View, voice: Voice, seats: Sequence[SeatId]) -> Facts:
    """Return what the first of these seats owes; a debtor who cannot raise the sum waits for a
    rescue (AMB-64).
    """
    debt = decision.debt_of(seats[0])
    assert debt is not None
    return {
        "count": len(seats),
        "player": lambda: player_text(debt.debtor, voice),
        "amount": debt.amount,
        "missing": max(0, debt.amount - view.seats[debt.debtor].cash),
        "to": lambda: payee(debt.creditors, debt.why, voice, view.rules),
        "topic": lambda: topic(debt.why, voice),
        **(rescue(view, debt, voice) if is_unpayable(view, debt) else NEEDLESS),
    }


def _unmortgage(
    decision: d.UnmortgageOrHold, view: View, voice: Voice, seats: Sequence[SeatId]
) -> Facts:
    held = held_mortgaged(view, decision.seat, decision.spaces)
    loans = sum(view.rules.properties[space].mortgage for space in held)
    bankrupt = first_bankrupt(view)
    ending = "hour" if bankrupt is None else "bankruptcy"
    cash = "enough" if loans <= view.seats[decision.seat].cash else "short"
    return {
        "player": lambda: player_text(decision.seat, voice),
        "spaces": lambda: voice.and_list([voice.the_space(space) for space in held]),
        "count": lambda: len(held),
        "price": loans,
        "cash": ending if worth_alone_counts(view) else cash,
        "bankrupt": lambda: "" if bankrupt is None else voice.name(bankrupt),
    }


def _shortage_claim(
    decision: d.ShortageClaim, view: View, voice: Voice, seats: Sequence[SeatId]
) -> Facts:
    """Return whether claimants are asked a second time: by post, when more is claimed than the
    Bank has (AMB-49).
    """
    again = all(decision.claim_of(seat) for seat in seats)
    return {"count": len(seats), "again": "yes" if again else "no"}


_FACTS: Mapping[type[Any], Callable[[Any, View, Voice, Sequence[SeatId]], Facts]] = {
    d.ToRoll: _roll,
    d.InJail: _jail,
    d.FineOrJailCard: _jail,
    d.HeldRoll: _held,
    d.ToEnd: _end,
    d.BuyOrDecline: _buy,
    d.ChooseTax: _tax,
    d.Auction: _auction,
    d.SealedAuction: _sealed,
    d.DebtSettlement: _owing,
    d.UnmortgageOrHold: _unmortgage,
    d.ShortageClaim: _shortage_claim,
    d.ShortageAuction: _shortage_auction,
}
