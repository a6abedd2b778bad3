"""Ranges of single values in a state: a seat at the table, a lot, a card, a sum of dollars."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from engine.core import actions as a
from engine.core import decisions as d
from engine.core import steps as s
from engine.core import why as w
from engine.core.auctions import BuildingClaim
from engine.core.events import Intent, PastOffer, RentClaim, Trade
from engine.core.position import Deed, Seat
from engine.core.state import GameState
from engine.editions.board import SIZE
from engine.editions.cards import JailCard, cards
from engine.editions.rules import Rules

Holds = Callable[[GameState, Any], bool]
Faults = Callable[[GameState, Any], Iterator[str]]
REMEMBERED = 20_000
"""Parts found sound that are remembered at a time, by the same rules."""


@dataclass(frozen=True, slots=True)
class Check:
    """What a value of one kind can be in a state of a game.

    `holds` is asked of every value of every state, so it only answers; `faults` says of a value for
    which it does not hold why it can stand in no state, in one sentence or more.
    """

    holds: Holds
    faults: Faults


def of_values(state: GameState) -> Iterator[str]:
    """Yield one sentence for each value that no game has, whatever else there is in the state."""
    yield from _wrong(state, state, "the game")
    for seat, player in enumerate(state.seats):
        yield from _wrong(state, player, f"seat {seat}")
    sound = _found_sound(state.rules, len(state.seats))
    for space, deed in state.deeds.items():
        if not _is_sound(state, deed, (deed.owner, deed.level), sound):
            yield from _wrong(state, deed, f"deed {space}")
    for part in (
        *state.agenda.frames,
        *state.trades,
        *state.intents,
        *state.claims,
        *state.past_offers,
    ):
        if not _is_sound(state, part, part, sound):
            yield from _wrong_part(state, part)


@lru_cache(maxsize=64)
def _found_sound(rules: Rules, seats: int) -> set[object]:
    """Return the parts that have been found sound by these rules at a table of that size.

    Whether a part is sound depends on these two and the part alone, and an action leaves nearly all
    parts of a state as they were.
    """
    return set()


def _is_sound(state: GameState, part: Any, values: object, sound: set[object]) -> bool:
    """Return whether a part is sound, and remember that it is."""
    if values in sound:
        return True
    if len(sound) >= REMEMBERED:
        sound.clear()
    if found := _sound(state, part):
        sound.add(values)
    return found


def _sound(state: GameState, part: Any) -> bool:
    return all([holds(state, getattr(part, name)) for name, holds in _HOLDS[type(part)]])


def _wrong(state: GameState, part: Any, whose: str) -> Iterator[str]:
    if _sound(state, part):
        return
    for name, check in FIELDS[type(part)].items():
        for fault in check.faults(state, getattr(part, name)):
            yield f"{name} of {whose}: {fault}"


def _wrong_part(state: GameState, part: Any) -> Iterator[str]:
    return _wrong(state, part, str(getattr(part, "kind", type(part).__name__.lower())))


def _one(description: str, holds: Holds) -> Check:
    def faults(state: GameState, value: Any) -> Iterator[str]:
        if not holds(state, value):
            yield f"{value!r} is {description}"

    return Check(holds, faults)


def _each(part: Check) -> Check:
    """Check a row of such values."""

    def faults(state: GameState, value: Any) -> Iterator[str]:
        for item in value:
            yield from part.faults(state, item)

    return Check(lambda state, value: all([part.holds(state, item) for item in value]), faults)


def _rows(*parts: Check) -> Check:
    """Check a row of rows, each of as many values as there are parts."""

    def holds(state: GameState, value: Any) -> bool:
        return all(
            part.holds(state, inner)
            for row in value
            for part, inner in zip(parts, row, strict=True)
        )

    def faults(state: GameState, value: Any) -> Iterator[str]:
        for row in value:
            for part, inner in zip(parts, row, strict=True):
                yield from part.faults(state, inner)

    return Check(holds, faults)


def _once(part: Check) -> Check:
    """Check a row of such values, none of them twice."""
    each = _each(part)

    def holds(state: GameState, value: Any) -> bool:
        return each.holds(state, value) and len(set(value)) == len(value)

    def faults(state: GameState, value: Any) -> Iterator[str]:
        yield from each.faults(state, value)
        if len(set(value)) < len(value):
            yield f"{value!r} names one twice"

    return Check(holds, faults)


def _some(part: Check) -> Check:
    """Check a row of such values, each once, and at least one."""
    once = _once(part)

    def faults(state: GameState, value: Any) -> Iterator[str]:
        yield from once.faults(state, value)
        if not value:
            yield "it sells nothing"

    return Check(lambda state, value: bool(value) and once.holds(state, value), faults)


def _maybe(part: Check) -> Check:
    return Check(
        lambda state, value: value is None or part.holds(state, value),
        lambda state, value: iter(()) if value is None else part.faults(state, value),
    )


def _by_key(key: Check, part: Check) -> Check:
    rows = _rows(key, part)
    return Check(
        lambda state, value: rows.holds(state, value.items()),
        lambda state, value: rows.faults(state, value.items()),
    )


@cache
def _jail_cards(ids: tuple[str, ...]) -> frozenset[str]:
    return frozenset(card for card in ids if isinstance(cards()[card].effect, JailCard))


def _is_jail_card(state: GameState, value: object) -> bool:
    return any([value in _jail_cards(deck) for deck in state.rules.decks.values()])


def _is_lot(state: GameState, value: object) -> bool:
    return value in state.rules.properties or _is_jail_card(state, value)


def _is_card(state: GameState, value: object) -> bool:
    return any([value in deck for deck in state.rules.decks.values()])


COUNT = _one("less than none", lambda _, value: value >= 0)
DOLLARS = _one("no sum of dollars", lambda _, value: value >= 0)
OWED = _one("nothing to pay", lambda _, value: value > 0)
NUMBER = _one("no number that counts from 1", lambda _, value: value > 0)
SEAT = _one("no seat at the table", lambda state, value: 0 <= value < len(state.seats))
SPACE = _one("no space of the board", lambda _, value: 0 <= value < SIZE)
PROPERTY = _one("no property", lambda state, value: value in state.rules.properties)
LEVEL = _one("built beyond a hotel", lambda state, value: 0 <= value <= state.rules.hotel_level)
ROLL = _one("no throw of two dice", lambda _, value: 2 <= value <= 12)
PERCENT = _one("no percentage", lambda _, value: 0 < value <= 100)
FAILED = _one(
    "no number of failed throws in Jail",
    lambda state, value: 0 <= value <= state.rules.jail_turns,
)
DOUBLES = _one(
    "so many doubles that they lead to Jail",
    lambda state, value: 0 <= value < state.rules.doubles_to_jail,
)
TEXT = _one("no word", lambda _, value: bool(value))
CARD = _one("no card of the game", _is_card)
JAIL_CARD = _one("no “Get Out of Jail Free” card of the game", _is_jail_card)
LOT = _one("no property, and no “Get Out of Jail Free” card of the game", _is_lot)
PART = Check(_sound, _wrong_part)

_SEATED = {"id": NUMBER, "seat": SEAT}
_BUILDING: dict[str, Check] = {"levels": _rows(PROPERTY, LEVEL)}

FIELDS: dict[type[Any], dict[str, Check]] = {
    GameState: {
        "houses": COUNT, "hotels": COUNT, "mover": SEAT, "turn": NUMBER, "winners": _once(SEAT),
        "pot": DOLLARS, "built": _by_key(SEAT, COUNT), "starter": SEAT, "rolls": COUNT,
    },
    Seat: {
        "token": TEXT, "cash": DOLLARS, "space": SPACE, "jail": _maybe(FAILED),
        "jail_cards": _once(JAIL_CARD), "left": _maybe(COUNT), "laps": COUNT,
    },
    Deed: {"owner": _maybe(SEAT), "level": LEVEL},
    d.ToRoll: {**_SEATED, "doubles": DOUBLES, "held": _each(SEAT)},
    d.InJail: {**_SEATED, "held": _each(SEAT)},
    d.FineOrJailCard: _SEATED,
    d.HeldRoll: {**_SEATED, "mover": SEAT},
    d.ToEnd: _SEATED,
    d.BuyOrDecline: {**_SEATED, "space": PROPERTY},
    d.ChooseTax: {**_SEATED, "flat": DOLLARS, "percent": PERCENT, "share": DOLLARS},
    d.Auction: {
        "id": NUMBER, "space": LOT, "bids": _rows(SEAT, OWED), "maxima": _rows(SEAT, OWED),
        "passed": _once(SEAT),
    },
    d.SealedAuction: {"id": NUMBER, "lots": _some(LOT), "filings": _each(PART)},
    d.DebtSettlement: {"id": NUMBER, "debts": _each(PART), "failed": _each(PART)},
    d.UnmortgageOrHold: {**_SEATED, "spaces": _once(PROPERTY)},
    d.ShortageClaim: {
        "id": NUMBER, "asked": _once(SEAT), "claims": _each(PART), "answered": _once(SEAT),
    },
    d.ShortageAuction: {
        "id": NUMBER, "shortage": NUMBER, "claims": _each(PART),
        "bids": _rows(SEAT, PROPERTY, OWED), "passed": _once(SEAT),
    },
    d.Debt: {"debtor": SEAT, "creditors": _once(SEAT), "amount": OWED, "why": PART},
    BuildingClaim: {"seat": SEAT, "wanted": _rows(PROPERTY, DOLLARS)},
    s.Filing: {"seat": SEAT, "maxima": _rows(LOT, OWED), "limit": DOLLARS},
    s.EndOfMove: {"seat": SEAT, "doubles": DOUBLES},
    s.MoveOn: {"seat": SEAT, "roll": ROLL},
    s.Arrive: {"seat": SEAT, "roll": ROLL, "terms": PART},
    s.UsualRent: {},
    s.TimesUsualRent: {"factor": NUMBER},
    s.TimesFreshRoll: {"factor": NUMBER},
    s.ReturnCard: {"card": CARD},
    s.AuctionLot: {"space": LOT},
    s.TakeDeed: {"seat": SEAT, "space": LOT, "price": OWED},
    s.CloseLots: {"lots": _some(LOT), "filings": _each(PART)},
    s.EstateSale: {"debtor": SEAT, "lots": _once(LOT), "shares": _once(SEAT), "pot": DOLLARS},
    s.OfferUnmortgage: {"seat": SEAT, "spaces": _once(PROPERTY)},
    s.LastTurns: {"seats": _once(SEAT)},
    s.Reckoning: {},
    s.ChargeRent: {"visitor": SEAT, "owner": SEAT, "rent": PART, "claim": COUNT},
    w.Rent: {"space": PROPERTY, "base": DOLLARS, "factor": NUMBER, "count": COUNT},
    w.IncomeTax: {"percent": _maybe(PERCENT)},
    w.LuxuryTax: {},
    w.JailFine: {},
    w.CardSum: {"card": CARD},
    w.AuctionPrice: {"space": LOT},
    w.Interest: {"spaces": _once(PROPERTY)},
    w.Share: {"debtor": SEAT},
    Trade: {
        "id": NUMBER, "proposer": SEAT, "partner": SEAT, "gives": PART, "takes": PART,
        "unmortgages": _once(PROPERTY), "mortgaged": _once(PROPERTY), "forgives": _maybe(NUMBER),
    },
    a.Side: {"deeds": _once(PROPERTY), "cash": DOLLARS, "jail_cards": _once(JAIL_CARD)},
    PastOffer: {
        "turn": NUMBER, "trade": PART, "cash": _each(DOLLARS), "deeds": _each(COUNT),
    },
    RentClaim: {
        "id": NUMBER, "owner": SEAT, "visitor": SEAT, "rent": PART, "turn": NUMBER,
        "followed": COUNT,
    },
    Intent: {"id": NUMBER, "seat": SEAT, "action": PART},
    a.Build: _BUILDING,
    a.SellBuildings: _BUILDING,
    a.Mortgage: {"space": PROPERTY},
    a.Unmortgage: {"space": PROPERTY},
}  # fmt: skip
"""What each part of a state may hold, field by field."""

_HOLDS = {kind: [(name, it.holds) for name, it in FIELDS[kind].items()] for kind in FIELDS}
