"""Events and decisions in a few words, and the names that tests call seats and spaces by.

    A dice-thrown 3 5
    A paid 18 to B rent kentucky bare 18x1 0
    A built oranges=1 300 29 12

A to H are the seats 0 to 7, and spaces have names: `st-james`, `boardwalk`. A group's name stands
for all its spaces: `oranges`, each mortgaged `oranges.m`, with a house `oranges=1`, by lot
`oranges=2/1/1`. What an event says that no test asks for, as the id of an auction, is left out.
"""

import re
from collections.abc import Iterable
from dataclasses import fields
from typing import Any, get_args

from engine.core import decisions as d
from engine.core import events as e
from engine.core import why as w
from engine.core.actions import SeatId, Side
from engine.core.notation import write
from engine.record import kind_of
from tests.support import game as names

SPACES = {
    name.lower().replace("_", "-"): value
    for name, value in vars(names).items()
    if name.isupper() and len(name) > 1 and isinstance(value, int)
    if name not in ("JAIL", "INCOME_TAX", "LUXURY_TAX")
}
"""Spaces by name, but those whose names say other things too."""
GROUPS = {
    "browns": (1, 3),
    "light-blues": (6, 8, 9),
    "pinks": (11, 13, 14),
    "oranges": (16, 18, 19),
    "reds": (21, 23, 24),
    "yellows": (26, 27, 29),
    "greens": (31, 32, 34),
    "dark-blues": (37, 39),
    "railroads": (5, 15, 25, 35),
    "utilities": (12, 28),
}
KINDS = {kind_of(event) for event in get_args(e.Event)}
_ALONE = r"(?<![\w-])({})(\.m|=[\d/]+)?(?![\w-])"
_NAMED = re.compile(_ALONE.format("|".join([*GROUPS, *SPACES])))
_SEAT = re.compile(r"(?<![\w-])[A-H](?![\w-])")
_IDS = {"kind", "auction", "shortage", "serial", "answers"}
_SEATS = {"seat", "to", "creditor", "owner", "mover", "asked", "seats", "winners", "debtor"}


def numbered(text: str) -> str:
    """Write seats and spaces as the numbers that they are in a position and in notation."""
    return _SEAT.sub(lambda it: str(ord(it[0]) - ord("A")), _NAMED.sub(_space, text))


def _space(found: re.Match[str]) -> str:
    name, said = found[1], found[2] or ""
    if name in SPACES:
        return f"{SPACES[name]}{said.removeprefix('.')}"
    group = GROUPS[name]
    levels = said.removeprefix("=").split("/") if "=" in said else []
    if len(levels) <= 1:
        return ",".join(f"{space}{said.removeprefix('.')}" for space in group)
    return ",".join(f"{it}={level}" for it, level in zip(group, levels, strict=True))


def letters(seats: Iterable[SeatId]) -> str:
    return ",".join(chr(ord("A") + seat) for seat in seats) or "-"


def spaces(lots: Iterable[object]) -> str:
    names = {number: name for name, number in SPACES.items()}
    return ",".join(str(names.get(lot, lot)) for lot in lots) or "-"  # type: ignore[call-overload]


def _levels(levels: Iterable[tuple[object, int]]) -> str:
    return ",".join(f"{spaces([lot])}={level}" for lot, level in levels) or "-"


def brief(event: Any) -> str:
    """Return the words of an event: who, its kind, and its fields in their order."""
    match event:
        case e.Paid() | e.DebtOpened():
            rest = [str(event.amount), *_to(event.to), *_why(event.why)]
        case e.WentBankrupt(to=to):
            rest = _to(to)
        case e.Moved(start=start, to=end):
            rest = [spaces([start]), spaces([end])]
        case e.TradeOffered(trade=it) | e.TradeClosed(trade=it) | e.TradeMade(trade=it):
            by = [event.by] if isinstance(event, e.TradeClosed) else []
            return " ".join([letters([it.proposer]), event.kind, *by, *_trade(it)])
        case e.RentClaimable(claim=it) | e.RentClaimed(claim=it) | e.RentLapsed(claim=it):
            by = [event.by] if isinstance(event, e.RentLapsed) else []
            from_ = ["from", letters([it.visitor])]
            return " ".join([letters([it.owner]), event.kind, *by, *from_, *_why(it.rent)])
        case e.IntentQueued(intent=it) | e.IntentDone(intent=it) | e.IntentDropped(intent=it):
            _, _, action = write(it.seat, it.action).partition(" ")
            by = _dropped(event) if isinstance(event, e.IntentDropped) else []
            return " ".join([letters([it.seat]), event.kind, *by, action])
        case e.GameEnded(winners=winners, valuation=valuation, ending=ending):
            worth = [f"{letters([seat])}={it.total}" for seat, it in valuation]
            return " ".join([event.kind, letters(winners), ending, *worth])
        case _:
            rest = [_field(name, getattr(event, name)) for name in _told(event)]
    seat = getattr(event, "seat", None)
    return " ".join(filter(None, [letters([seat]) if seat is not None else "", event.kind, *rest]))


def _told(event: Any) -> list[str]:
    return [it.name for it in fields(event) if it.name not in {"seat", *_IDS}]


def _field(name: str, value: Any) -> str:
    if name in _SEATS:
        return letters(value if isinstance(value, tuple) else [value])
    if name == "number":
        return f"#{value}"
    if name == "why" and not isinstance(value, str):
        return " ".join(_why(value))
    if name == "mortgaged":
        return f"mortgaged {spaces(value)}" if value else ""
    if name in ("levels", "claims"):
        return _levels(value)
    if name in ("space", "spaces", "lots", "deeds"):
        return spaces(value if isinstance(value, tuple) else [value])
    return ",".join(value) or "-" if isinstance(value, tuple) else str(value)


def _to(seats: tuple[SeatId, ...]) -> list[str]:
    return ["to", letters(seats)] if seats else ["to", "bank"]


def _why(why: w.Why) -> list[str]:
    match why:
        case w.Rent():
            times = f"{why.base}x{why.factor}"
            return ["rent", spaces([why.space]), why.basis, times, str(why.count)]
        case w.AuctionPrice(space=lot):
            return [why.kind, spaces([lot])]
        case w.Interest(spaces=lots):
            return [why.kind, spaces(lots)]
        case w.CardSum(card=card):
            return [card]
        case w.IncomeTax(percent=percent):
            return [why.kind, "flat" if percent is None else f"{percent}%"]
        case w.Share(debtor=seat):
            return [why.kind, letters([seat])]
        case _:
            return [why.kind]


def _dropped(event: e.IntentDropped) -> list[str]:
    facts = [f"{name}={said}" for name, said in event.facts]
    return [event.by, *([event.why.value] if event.why else []), *facts]


def _trade(trade: e.Trade) -> list[str]:
    words = ["with", letters([trade.partner]), "gives", _side(trade.gives)]
    return [
        *words,
        "takes",
        _side(trade.takes),
        *(["lifts", spaces(trade.unmortgages)] * bool(trade.unmortgages)),
    ]


def _side(side: Side) -> str:
    parts = [spaces(side.deeds)] if side.deeds else []
    return "+".join([*parts, *([f"${side.cash}"] if side.cash else []), *side.jail_cards]) or "-"


def awaiting(decision: Any) -> str:
    """Return the words of a decision: whose it is, its kind, and what it is about."""
    match decision:
        case d.ToRoll(seat=seat, doubles=doubles, held=held):
            more = [f"doubles {doubles}"] * bool(doubles) + [f"held {letters(held)}"] * bool(held)
            return " ".join([letters([seat]), decision.kind, *more])
        case d.BuyOrDecline(seat=seat, space=space):
            return f"{letters([seat])} {decision.kind} {spaces([space])}"
        case d.UnmortgageOrHold(seat=seat, spaces=lots):
            return f"{letters([seat])} {decision.kind} {spaces(lots)}"
        case d.ChooseTax(seat=seat, flat=flat, share=share, percent=percent):
            return f"{letters([seat])} {decision.kind} {flat} {share} {percent}%"
        case d.FineOrJailCard() | d.HeldRoll() | d.InJail() | d.ToEnd():
            return f"{letters([decision.seat])} {decision.kind}"
        case _:
            return f"{decision.kind} {_of_all(decision)}"


def _of_all(decision: Any) -> str:
    """Return the words of a decision that several may answer."""
    match decision:
        case d.Auction(space=lot):
            return f"{spaces([lot])}{_lead(decision)}"
        case d.ShortageAuction(building=building):
            return f"{building}{_lead(decision)}"
        case d.SealedAuction(lots=lots):
            return f"{spaces(lots)}"
        case d.DebtSettlement(debts=debts):
            return " ".join([*(word for debt in debts for word in _owed(debt))])
        case d.ShortageClaim(asked=asked):
            return f"{letters(asked)}"
        case _:
            raise AssertionError(decision)


def _lead(auction: d.Auction | d.ShortageAuction) -> str:
    return "" if auction.leader is None else f" {letters([auction.leader])} {auction.price}"


def _owed(debt: d.Debt) -> list[str]:
    return [letters([debt.debtor]), str(debt.amount), *_to(debt.creditors), *_why(debt.why)]
