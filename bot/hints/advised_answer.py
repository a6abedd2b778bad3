"""What a coach says about a decision, and the one answer that is green for it."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from bot.decisions.bid_rows import offered_bids
from bot.decisions.debt_rows import confirm_custom_id
from bot.presses.shared import Do, OpenBidForm, ShowLots, ShowPurchase
from bot.ui.screen import Button, Row, Screen, Select
from engine.core import actions as a
from engine.core import decisions as d
from engine.core.actions import Action, SeatId
from engine.host.snapshots import StartedGame
from engine.players.lesson import Lesson

LEAVING: Mapping[str, a.Decline | a.PassBid] = {
    **dict.fromkeys(
        ("buy-leave", "buy-leave-group", "buy-leave-mortgaged", "buy-short"), a.Decline()
    ),
    **dict.fromkeys(
        ("auction-pass", "auction-pass-mortgaged", "auction-theirs-pass", "auction-short"),
        a.PassBid(),
    ),
}
"""What the coach advises by the lessons that advise to leave a property to others."""


@dataclass(frozen=True, slots=True)
class Coached:
    """What a coach says about a decision, and the button that does it at one press.

    `best` has custom_ids of the answer that the coach advises: the first of them that a message
    has is green; without one, or where the answer is not known, nothing is. It is None where there
    is no coach, and the buttons stay as they are. `is_lesson` is whether the lines are the coach's
    own.
    """

    lines: list[str] = field(default_factory=list)
    buttons: tuple[Button, ...] = ()
    best: tuple[str, ...] | None = None
    is_lesson: bool = False


def as_coached(screen: Screen, told: Coached) -> Screen:
    """Return a screen on which the answer that the coach advises alone is green."""
    if told.best is None:
        return screen
    shown = {it.custom_id for row in screen.rows if not isinstance(row, Select) for it in row}
    best = next((it for it in told.best if it in shown), None)
    return replace(screen, rows=tuple(_restyled(row, best) for row in screen.rows))


def _restyled(row: Row, best: str | None) -> Row:
    """Return a row with the best answer green and no other; where none is, blue stays blue."""
    if isinstance(row, Select):
        return row
    others = ("success",) if best is None else ("success", "primary")
    return tuple(
        replace(it, style="success")
        if it.custom_id == best
        else replace(it, style="secondary" if it.style in others else it.style)
        for it in row
    )


def answer_ids(game: StartedGame, seat: SeatId, action: Action) -> tuple[str, ...]:
    """Return the custom_ids that give an answer to what awaits a seat, the best way first."""
    decision, game_id = game.public().decision, game.record.id
    assert decision is not None
    match action, decision:
        case a.SetMaximum() | a.FileMaxima(), d.Auction() | d.SealedAuction():
            return _bid_ids(game, seat, action, decision)
        case a.RaiseMoney(), d.BuyOrDecline():
            return (ShowPurchase(game_id, decision=decision.id).custom_id,)
        case a.RaiseMoney(), d.DebtSettlement():
            return (confirm_custom_id(game_id, decision.id, seat, action),)
        case _:
            return _does(game_id, action, decision.id)


def _does(game_id: str, action: Action, decision: int) -> tuple[str, ...]:
    try:
        return (Do(game_id, action, decision=decision).custom_id,)
    except ValueError:
        return ()  # It is longer than a button can name.


def _bid_ids(
    game: StartedGame,
    seat: SeatId,
    action: a.SetMaximum | a.FileMaxima,
    auction: d.Auction | d.SealedAuction,
) -> tuple[str, ...]:
    """Return the way to a secret maximum, or else the lowest bid that is offered."""
    game_id = game.record.id
    if isinstance(auction, d.SealedAuction) and len(auction.lots) > 1:
        return (ShowLots(game_id, decision=auction.id).custom_id,)
    maximum = OpenBidForm(game_id, "max", decision=auction.id).custom_id
    if not isinstance(action, a.SetMaximum) or not isinstance(auction, d.Auction):
        return (maximum,)
    bids = _bids(game, seat, auction)[:1]
    does = [_does(game_id, a.Bid(bid), auction.id) for bid in bids if bid <= action.amount]
    return (maximum, *(it for ids in does for it in ids))


def _bids(game: StartedGame, seat: SeatId, auction: d.Auction) -> tuple[int, ...]:
    """Return the bids that buttons offer a seat, in dollars."""
    lowest = game.position.lowest_bid(auction.space, auction.price)
    return offered_bids(lowest, game.position.lot_limit(seat, auction.space))


def with_offered_bid(lesson: Lesson, game: StartedGame, seat: SeatId) -> Lesson:
    """Return a lesson on passing with the bid that the first button offers, where there is one."""
    auction = game.public().decision
    if not isinstance(auction, d.Auction) or not isinstance(LEAVING.get(lesson.kind), a.PassBid):
        return lesson
    bids = _bids(game, seat, auction)
    return replace(lesson, dollars=bids[0]) if bids else lesson
