"""What a turn waits for, in words: `to-throw`, `buy 39`, `auction 39 bids 1=50`; read and written.

`doubles` are those rolled before in the turn, `id` is that of the decision.
"""

from collections.abc import Iterable, Mapping, Sequence

from engine.core.actions import SeatId
from engine.core.agenda import Agenda
from engine.core.decisions import (
    Auction,
    BuyOrDecline,
    Debt,
    DebtSettlement,
    Decision,
    Frame,
    InJail,
    SealedAuction,
    ToEnd,
    ToRoll,
)
from engine.core.lots import read_lot
from engine.core.state import GameState
from engine.core.steps import EndOfMove
from engine.core.why import IncomeTax, JailFine, LuxuryTax, Why

OWED: Mapping[str, Why] = {
    why.kind: why for why in (LuxuryTax(), JailFine(), IncomeTax(percent=None))
}
"""What a debt can be `for`."""
_WITH_ARGUMENT = ("buy", "auction", "sealed", "owing")


def number(word: str) -> int:
    """Return the whole number that a word is. Raises ValueError for any other word."""
    if not (word.isascii() and word.isdecimal() and len(word) <= 9):
        raise ValueError(f"{word!r} is not a whole number from 0 on")
    return int(word)


def numbers(text: str) -> tuple[int, ...]:
    """Return the numbers between commas; `-` is none."""
    return () if text == "-" else tuple(number(part) for part in text.split(","))


def pairs(text: str) -> tuple[tuple[int, int], ...]:
    """Return what stands left and right of each `=` between commas."""
    found = (part.split("=") for part in text.split(","))
    return tuple((number(one), number(other)) for one, other in found)


def named(words: Sequence[str]) -> dict[str, str]:
    """Return `jail 1 laps 2` by name."""
    if len(words) % 2:
        raise ValueError(f"{words[-1]!r} stands alone")
    return dict(zip(words[::2], words[1::2], strict=True))


def read_awaited(what: str, seat: SeatId, words: list[str]) -> Agenda:
    """Return the agenda of a turn of this seat that waits for `what`.

    Raises ValueError for words that say nothing of it.
    """
    argument = words.pop(0) if what in _WITH_ARGUMENT and words else ""
    said = named(words)
    id, doubles = number(said.pop("id", "1")), number(said.pop("doubles", "0"))
    frame = _decision(what, seat, id, doubles, argument, said)
    if said:
        raise ValueError(f"{next(iter(said))!r} says nothing of {what!r}")
    agenda = Agenda(serial=id + 1)
    agenda.put_turn(EndOfMove(seat, doubles) if what in _WITH_ARGUMENT else frame)
    if what in _WITH_ARGUMENT:
        agenda.push(frame)
    return agenda


def _decision(
    what: str, seat: SeatId, id: int, doubles: int, argument: str, said: dict[str, str]
) -> Decision:
    match what:
        case "to-throw":
            return ToRoll(id, seat, doubles)
        case "in-jail":
            return InJail(id, seat)
        case "to-end":
            return ToEnd(id, seat)
        case "buy" if argument:
            return BuyOrDecline(id, seat, number(argument))
        case "sealed":
            return SealedAuction(id, tuple(map(read_lot, argument.split(","))))
        case "auction":
            bids, maxima = (pairs(said.pop(it)) if it in said else () for it in ("bids", "maxima"))
            return Auction(id, read_lot(argument), bids, maxima, numbers(said.pop("passed", "-")))
        case "owing" if argument:
            to, why = numbers(said.pop("to", "-")), OWED[said.pop("for", "luxury-tax")]
            return DebtSettlement(id, tuple(Debt(it, to, sum, why) for it, sum in pairs(argument)))
        case _:
            raise ValueError(f"{what!r} is nothing that a turn waits for")


def write_awaited(state: GameState) -> tuple[list[str], int]:
    """Return the words for what waits, none where they do not suffice, and the id after it."""
    words: list[str] = []
    match state.agenda.frames:
        case ():
            return ["over", "won", _comma(state.winners)], 1
        case [ToRoll(id=id, seat=seat, doubles=doubles, held=()) as frame]:
            words = [frame.kind]
        case [InJail(id=id, seat=seat, held=()) | ToEnd(id=id, seat=seat) as frame]:
            words, doubles = [frame.kind], 0
        case [frame, EndOfMove(seat=seat, doubles=doubles)]:
            words, id = _in_a_move(frame, seat)
    if not words or seat != state.mover:
        return [], 2
    return [*words, *_unless(0, "doubles", doubles), *_unless(1, "id", id)], id + 1


def _in_a_move(frame: Frame, mover: SeatId) -> tuple[list[str], int]:
    """Return the words for a decision on top of the end of a move, and its id."""
    match frame:
        case BuyOrDecline(id=id, seat=seat, space=space) if seat == mover:
            return ["buy", str(space)], id
        case SealedAuction(id=id, lots=lots, filings=()):
            return ["sealed", _comma(lots)], id
        case Auction(id=id, space=lot, bids=bids, maxima=maxima, passed=passed):
            words = ["auction", str(lot), *_some("bids", _pairs(bids))]
            return [*words, *_some("maxima", _pairs(maxima)), *_some("passed", _comma(passed))], id
        case DebtSettlement(id=id, debts=[first, *_] as debts, failed=()) if _alike(debts):
            words = ["owing", _pairs((debt.debtor, debt.amount) for debt in debts)]
            why = [] if first.why.kind == "luxury-tax" else ["for", first.why.kind]
            return [*words, *_some("to", _comma(first.creditors)), *why], id
        case _:
            return [], 1


def _alike(debts: tuple[Debt, ...]) -> bool:
    """Return whether one `to` and one `for` say to whom, and for what, all of them are owed."""
    owed = {(debt.creditors, debt.why) for debt in debts}
    return len(owed) == 1 and debts[0].why in OWED.values()


def _comma(parts: Iterable[object]) -> str:
    return ",".join(map(str, parts))


def _pairs(parts: Iterable[tuple[int, int]]) -> str:
    return _comma(f"{one}={other}" for one, other in parts)


def _some(name: str, text: str) -> list[str]:
    return [name, text] if text else []


def _unless(usual: int, name: str, number: int) -> list[str]:
    return [name, str(number)] if number != usual else []
