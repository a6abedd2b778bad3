"""What following a lesson would risk: whether it leaves enough cash for the next lap."""

from dataclasses import replace

from engine.core import actions as a
from engine.core.actions import SeatId
from engine.core.position import Position
from engine.players.building_loans import BuildingLoan, after_loan
from engine.players.consequences import position_after
from engine.players.lesson import Lesson
from engine.players.policy.what_if import bought
from engine.players.rents_ahead import gamble
from engine.view import View


def with_gamble(
    lesson: Lesson, view: View, seat: SeatId, plan: a.RaiseMoney | None = None
) -> Lesson:
    """Return a lesson for a seat with the gamble in what it advises, if that is one.

    `plan`: how the seat could raise the cash that it lacks for a purchase.
    """
    after = _after(lesson, view, seat, plan)
    if after is None:
        return lesson
    lesson = replace(lesson, left=after.seats[seat].cash)
    is_spent = lesson.left < view.seats[seat].cash
    return replace(lesson, gamble=gamble(after, seat)) if is_spent else lesson


def _after(lesson: Lesson, view: View, seat: SeatId, plan: a.RaiseMoney | None) -> Position | None:
    """Return the position after what a lesson advises; None where that costs nothing."""
    match lesson:
        case Lesson(offer=a.OfferTrade() as offer):
            return position_after(view, seat, offer)
        case Lesson(loan=BuildingLoan() as loan):
            return after_loan(view, seat, loan)
        case Lesson(build=a.Build() as build):
            return position_after(view, seat, build)
        case Lesson(
            kind="auction" | "auction-block" | "auction-theirs", space=int(space), dollars=most
        ):
            return bought(view, seat, space, most + view.lot_interest(space))
        case _:
            answer = _answer(lesson, view, plan)
            return None if answer is None else position_after(view, seat, answer)


def _answer(lesson: Lesson, view: View, plan: a.RaiseMoney | None) -> a.Action | None:
    """Return the answer to what is asked that a lesson advises; None where that costs nothing."""
    match lesson:
        case Lesson(kind="buy" | "buy-group" | "buy-group-mortgaged" | "buy-block"):
            return a.Buy()
        case Lesson(kind="buy-raise" | "buy-raise-on-group"):
            return plan
        case Lesson(kind="jail-leave", dollars=fine) if fine:
            return a.PayFine()
        case Lesson(kind="offer-good"):
            (trade,) = view.trades
            return a.AcceptTrade(trade.id)
        case _:
            return None
