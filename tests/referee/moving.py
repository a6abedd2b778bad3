"""Dice, doubles, moving, Jail and cards: TURN, MOVE, DBL, GO, JAIL, CARD."""

from __future__ import annotations

from functools import partial

from engine.core.events import (
    CardDrawn,
    CardKept,
    CardReturned,
    DiceRolled,
    JailCardUsed,
    Jailed,
    JailLeft,
    JailRollFailed,
    Moved,
    RentRolled,
    SalaryPaid,
    TurnStarted,
)
from engine.core.why import JailFine
from tests.referee.board import JAIL, SPACES
from tests.referee.cards import deck_of
from tests.referee.judge import HOUR, Referee, Turn
from tests.referee.landing import forward, obey
from tests.referee.matters import (
    ClaimedRent,
    DrawnCard,
    Estate,
    HeldRoll,
    Sale,
    Shortage,
    ToAuction,
    Won,
)


def turn_started(r: Referee, e: TurnStarted, expected: bool) -> None:
    """TURN-02: the next player to the left, once all is done and no roll is due."""
    book, gone = r.book, r.book.seats[r.book.mover].left is not None
    if not expected:
        r.matters = [it for it in r.matters if not isinstance(it, Shortage)]
        r.need(not r.matters, f"the dice pass on while {r.matters} is open")
        due = r.turn.may_roll and not gone
        r.need(not due or r.asked[1] == HOUR, f"seat {book.mover} has still to throw")
        _need_ended(r, gone)
        r.need(e.seat == book.from_left(book.mover)[0], f"seat {e.seat} is not next")
        _need_turns_left(r, e.seat)
    book.mover, book.turn = e.seat, book.turn + 1
    r.turn, r.built = Turn(), {}


def _need_ended(r: Referee, gone: bool) -> None:
    """AMB-07: live, the player says so, unless Jail or leaving ends the turn."""
    jailed = r.book.seats[r.book.mover].jail == 0
    said = r.turn.ended or gone or jailed or r.terms.by_post
    r.need(said, f"seat {r.book.mover} has not ended the turn")


def _need_turns_left(r: Referee, seat: int) -> None:
    """S35-07, AMB-71: after the hour only the turns that complete the round."""
    if r.closing is None:
        return
    r.need(r.last_turns and r.last_turns[0] == seat, "the game is closing, and a turn begins")
    assert r.last_turns is not None
    del r.last_turns[0]


def dice_rolled(r: Referee, e: DiceRolled, expected: bool) -> None:
    """DBL-01 to DBL-03, JAIL-07, JAIL-12."""
    purse = r.book.seats[e.seat]
    r.need(expected, "nobody has thrown")
    r.book.rolls = e.number + 1
    for claim in r.claims:
        if claim.turn != r.book.turn:
            r.rolled_since.setdefault(claim.id, r.book.turn)
    r.turn.held = set()
    if purse.jail is not None:
        _roll_in_jail(r, e)
        return
    r.turn.doubles = r.turn.doubles + 1 if e.first == e.second else 0
    r.turn.may_roll = e.first == e.second and r.closing in (None, "round")
    if r.turn.doubles == 3:
        r.follow(Jailed(e.seat, "doubles"))
    else:
        forward(r, e.seat, (purse.space + e.first + e.second) % SPACES, e.first + e.second)


def _roll_in_jail(r: Referee, e: DiceRolled) -> None:
    turns = (r.book.seats[e.seat].jail or 0) + 1
    total = e.first + e.second
    again = e.first == e.second and r.terms.rolls_after_escape
    r.turn.may_roll, r.turn.doubles = again, int(again)
    if e.first == e.second:
        r.follow(JailLeft(e.seat, "doubles"), partial(forward, r, e.seat, JAIL + total, total))
        return
    failed = JailRollFailed(e.seat, turns)
    if turns < r.terms.jail_turns:
        r.follow(failed)
        return
    if r.terms.short and r.book.seats[e.seat].jail_cards:  # AMB-40, S94-05
        r.open(HeldRoll(e.seat, total, ""))
        r.follow(failed)
        return
    r.open(HeldRoll(e.seat, total))
    r.follow(failed, partial(r.charge, e.seat, (), r.terms.fine, JailFine()))


def jail_roll_failed(r: Referee, e: JailRollFailed, expected: bool) -> None:
    r.need(expected, "no throw in Jail has failed")
    r.book.seats[e.seat].jail = e.turns


def jail_left(r: Referee, e: JailLeft, expected: bool) -> None:
    """JAIL-12: on the third turn after the fine; AMB-06: and after the estates of who left."""
    if not expected:
        held = r.top(HeldRoll, "held throw")
        mine = (e.seat, e.by) == (held.seat, held.by)
        r.need(mine, f"seat {e.seat} may not leave Jail by {e.by}")
        r.need(not r.debts_of(e.seat), "the fine is not paid")
        waiting = [m for m in r.matters if isinstance(m, Estate | ToAuction | Sale | Won)]
        r.need(not waiting, f"AMB-06: the throw is moved before {waiting} is settled")
        r.close(held)
        r.follow(partial(forward, r, held.seat, JAIL + held.roll, held.roll))
    r.book.seats[e.seat].jail = None


def jail_card_used(r: Referee, e: JailCardUsed, expected: bool) -> None:
    """CARD-03: it goes under its own deck."""
    r.need(expected, "nobody has played a pass")
    r.book.seats[e.seat].jail_cards.remove(e.card)
    r.book.bottom(e.card)


def jailed(r: Referee, e: Jailed, expected: bool) -> None:
    """JAIL-01 to JAIL-05: no salary, and no more rolls."""
    r.need(expected, f"nothing sends seat {e.seat} to Jail")
    purse = r.book.seats[e.seat]
    purse.space, purse.jail = JAIL, 0
    r.turn.may_roll = False


def moved(r: Referee, e: Moved, expected: bool) -> None:
    r.need(expected, f"nothing moves seat {e.seat}")
    r.book.seats[e.seat].space = e.to


def salary_paid(r: Referee, e: SalaryPaid, expected: bool) -> None:
    r.need(expected, f"GO-01: no salary is due to seat {e.seat}")
    r.book.seats[e.seat].cash += e.amount
    r.book.seats[e.seat].laps += 1


def card_drawn(r: Referee, e: CardDrawn, expected: bool) -> None:
    """CARD-01, CARD-03."""
    r.need(expected, "nobody stands on a space to draw")
    card = r.terms.cards.get(e.card) or r.object(f"{e.card} is no card of this edition")
    r.book.decks[deck_of(e.card)].remove(e.card)
    if card.does == "pass":
        r.follow(CardKept(e.seat, e.card))
        return
    r.open(DrawnCard(e.card))
    r.follow(partial(obey, r, e.seat, e.card, card))


def card_kept(r: Referee, e: CardKept, expected: bool) -> None:
    r.need(expected, "no card may be kept")
    r.book.seats[e.seat].jail_cards.append(e.card)


def card_returned(r: Referee, e: CardReturned, expected: bool) -> None:
    """CARD-01: obeyed first."""
    card = r.top(DrawnCard, "card")
    r.need(card.card == e.card, f"{card.card} was drawn last, and {e.card} is put back")
    younger = [] if expected else younger_than(r, card)
    r.need(not younger, f"{e.card} is put back while {younger} is open")
    r.close(card)
    r.book.bottom(e.card)


WAITING = (Estate, ClaimedRent, Shortage)
"""What waits until the move is over, and what no event says the end of."""


def younger_than(r: Referee, card: DrawnCard) -> list[object]:
    """What has begun since a card was drawn, but for what waits until the move is over."""
    since = r.matters[r.matters.index(card) + 1 :]
    return [matter for matter in since if not isinstance(matter, WAITING)]


def rent_rolled(r: Referee, e: RentRolled, expected: bool) -> None:
    """AMB-30: the rent follows from it (landing.py)."""
    r.need(expected, "no card asks for a throw")
    r.book.rolls = e.number + 1
    r.coming.append(partial(r.coming.pop(), e.first + e.second))
