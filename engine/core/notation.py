"""Actions as text, one line each: `3 bid 120` is seat 3 bidding $120. Written and read.

deeds and levels   by space: `build 6=3,8=3,9=2`     passes   by card: `use CH-GOOJF`
a trade            `offer 2 gives 5,12+$40 takes 39+CC-GOOJF lifts 39 answers 7 forgives 4`

A range of actions is written too, but not read, because it is no action yet:

any number         `bid 10..1500`, of levels of a group `build brown 1..10`
one of several     `mortgage 5|12`, `sell brown 0|1|2`, one level of one lot `sell 1=0|1,3=0`
some of several    maxima `file 1=1..90,3=1..90 limit 0..90`, loans `clear [1,3]`
"""

from collections.abc import Callable, Iterable
from dataclasses import fields
from typing import Any, get_args, get_type_hints

from engine.core import actions as a
from engine.core import offered as o
from engine.core.actions import Action, Levels, SeatId, Side
from engine.core.lots import Maxima, read_lot
from engine.core.offered import Offer
from engine.record import kind_of


def _fields(kind: type[Any]) -> dict[str, Any]:
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in fields(kind) if field.name != "kind"}


_FIELDS = {kind: _fields(kind) for kind in get_args(Action)}
PLAIN: dict[str, Callable[[], Action]] = {
    kind_of(kind): kind for kind, its in _FIELDS.items() if not its
}
_NUMBER = {kind: name for kind, its in _FIELDS.items() for name in its if [*its.values()] == [int]}
"""The field of each action that has a number and nothing else."""
_NUMBERED: dict[str, type[Any]] = {kind_of(kind): kind for kind in _NUMBER}


def write(seat: SeatId, offer: Offer) -> str:
    """Return one line for one action of one seat, or for a range of actions that it is offered."""
    words = _range(offer)
    if words is None:
        action: Action = offer  # type: ignore[assignment]
        words = [action.kind, *_arguments(action)]
    return " ".join([str(seat), *words])


def _range(offer: Offer) -> list[str] | None:
    """Return the words of a range that one chooses a number from; None for an action."""
    match offer:
        case o.BidRange(lowest=low, highest=high):
            return [kind_of(a.Bid), f"{low}..{high}"]
        case o.MaximumRange(lowest=low, highest=high):
            return [kind_of(a.SetMaximum), f"{low}..{high}"]
        case o.BuildingBidRange(space=space, lowest=low, highest=high):
            return [kind_of(a.BidForBuilding), f"{space}={low}..{high}"]
        case o.LotsOffer(lots=lots, highest=high):
            maxima = _comma(f"{lot}={low}..{high}" for lot, low in lots)
            return [kind_of(a.FileMaxima), maxima, "limit", f"0..{high}"]
        case o.BuildOffer(group=group, lowest=low, highest=high):
            return [kind_of(a.Build), group, f"{low}..{high}"]
        case o.ClaimOffer(group=group, lowest=low, highest=high, most=most):
            return [kind_of(a.FileClaim), group, f"{low}..{high}", "most", str(most)]
        case _:
            return _choice(offer)


def _choice(offer: Offer) -> list[str] | None:
    """Return the words of a range that one chooses something listed from; None for an action."""
    match offer:
        case o.SellOffer(group=group, totals=totals):
            return [kind_of(a.SellBuildings), group, _one_of(totals)]
        case o.SellLotsOffer(lots=lots):
            return [kind_of(a.SellBuildings), _comma(f"{lot}={_one_of(to)}" for lot, to in lots)]
        case o.MortgageOffer(spaces=spaces):
            return [kind_of(a.Mortgage), _one_of(spaces)]
        case o.UnmortgageOffer(spaces=spaces):
            return [kind_of(a.Unmortgage), _one_of(spaces)]
        case o.UnmortgageReceivedOffer(spaces=spaces):
            return [kind_of(a.UnmortgageReceived), f"[{','.join(map(str, spaces))}]"]
        case o.TradeTerms(partners=partners):
            return [kind_of(a.OfferTrade), _one_of(partners)]
        case _:
            return None


def _one_of(numbers: Iterable[int]) -> str:
    return "|".join(map(str, numbers))


def _arguments(action: Action) -> list[str]:
    if (name := _NUMBER.get(type(action))) is not None:
        return [str(getattr(action, name))]
    match action:
        case a.UseJailCard(card=card):
            return [card]
        case a.Build(levels=levels) | a.SellBuildings(levels=levels):
            return [_write_levels(levels)]
        case _:
            return _long_arguments(action)


def _long_arguments(action: Action) -> list[str]:
    match action:
        case a.FileMaxima(maxima=maxima, limit=limit):
            return [_write_levels(maxima), "limit", str(limit)]
        case a.FileClaim(wanted=wanted):
            return [_write_levels(wanted)]
        case a.BidForBuilding(space=space, amount=amount):
            return [_write_levels(((space, amount),))]
        case a.UnmortgageReceived(spaces=spaces):
            return [_write_spaces(spaces)]
        case a.RaiseMoney(levels=levels, mortgages=mortgages):
            return [_write_levels(levels), _write_spaces(mortgages)]
        case a.AcceptTrade(trade=number, unmortgages=unmortgages):
            return [str(number), *_option("lifts", unmortgages)]
        case a.OfferTrade():
            return _write_offer(action)
        case _:
            return []


def _write_offer(offer: a.OfferTrade) -> list[str]:
    words = [str(offer.partner), "gives", _write_side(offer.gives)]
    words += ["takes", _write_side(offer.takes), *_option("lifts", offer.unmortgages)]
    if offer.answers is not None:
        words += ["answers", str(offer.answers)]
    if offer.forgives is not None:
        words += ["forgives", str(offer.forgives)]
    return words


def _option(name: str, spaces: tuple[int, ...]) -> list[str]:
    return [name, _write_spaces(spaces)] if spaces else []


def _write_levels(levels: Levels | Maxima) -> str:
    return _comma(f"{space}={level}" for space, level in levels)


def _write_spaces(spaces: Iterable[int]) -> str:
    return _comma(map(str, spaces))


def _comma(parts: Iterable[str]) -> str:
    return ",".join(parts) or "-"


def _write_side(side: Side) -> str:
    parts = [_write_spaces(side.deeds)] if side.deeds else []
    parts += [f"${side.cash}"] if side.cash else []
    return "+".join([*parts, *side.jail_cards]) or "-"


def read(line: str) -> tuple[SeatId, Action]:
    """Return the seat and the action of a line.

    Raises ValueError for anything that `write` cannot produce.
    """
    seat, kind, *words = line.split(" ")
    action = _read_action(kind, words)
    if write(int(seat), action) != line:
        raise ValueError(f"not a line of notation: {line!r}")
    return int(seat), action


def _read_action(kind: str, words: list[str]) -> Action:
    if kind in PLAIN:
        return PLAIN[kind]()
    if not words or (kind not in _NUMBERED and kind not in _READERS):
        raise ValueError(f"no such action: {kind!r}")
    if kind in _NUMBERED:
        numbered: Action = _NUMBERED[kind](int(words[0]))
        return numbered
    return _READERS[kind](words)


def _read_levels(text: str) -> Levels:
    pairs = [] if text == "-" else [part.split("=") for part in text.split(",")]
    return tuple((int(space), int(level)) for space, level in pairs)


def _read_spaces(text: str) -> tuple[int, ...]:
    return () if text == "-" else tuple(int(part) for part in text.split(","))


def _read_side(text: str) -> Side:
    deeds: tuple[int, ...] = ()
    cash, jail_cards = 0, []
    for part in [] if text == "-" else text.split("+"):
        if part.startswith("$"):
            cash = int(part[1:])
        elif part[:1].isdigit():
            deeds = _read_spaces(part)
        else:
            jail_cards.append(part)
    return Side(deeds, cash, tuple(jail_cards))


def _named(words: list[str]) -> dict[str, str]:
    return dict(zip(words[::2], words[1::2], strict=True))


def _read_offer(words: list[str]) -> a.OfferTrade:
    named = _named(words[1:])
    return a.OfferTrade(
        int(words[0]),
        _read_side(named.get("gives", "-")),
        _read_side(named.get("takes", "-")),
        _read_spaces(named.get("lifts", "-")),
        _number(named.get("answers")),
        _number(named.get("forgives")),
    )


def _number(text: str | None) -> int | None:
    return None if text is None else int(text)


def _read_accept(words: list[str]) -> a.AcceptTrade:
    return a.AcceptTrade(int(words[0]), _read_spaces(_named(words[1:]).get("lifts", "-")))


def _read_raise(words: list[str]) -> a.RaiseMoney:
    levels, mortgages = words
    return a.RaiseMoney(_read_levels(levels), _read_spaces(mortgages))


def _read_file(words: list[str]) -> a.FileMaxima:
    maxima, _, limit = words
    pairs = [] if maxima == "-" else [part.split("=") for part in maxima.split(",")]
    return a.FileMaxima(tuple((read_lot(lot), int(most)) for lot, most in pairs), int(limit))


def _read_lot_bid(words: list[str]) -> a.BidForBuilding:
    ((space, amount),) = _read_levels(words[0])
    return a.BidForBuilding(space, amount)


_READERS: dict[str, Callable[[list[str]], Action]] = {
    "use": lambda words: a.UseJailCard(words[0]),
    "build": lambda words: a.Build(_read_levels(words[0])),
    "sell": lambda words: a.SellBuildings(_read_levels(words[0])),
    "claim": lambda words: a.FileClaim(_read_levels(words[0])),
    "bidlot": _read_lot_bid,
    "clear": lambda words: a.UnmortgageReceived(_read_spaces(words[0])),
    "file": _read_file,
    "raise": _read_raise,
    "accept": _read_accept,
    "offer": _read_offer,
}
