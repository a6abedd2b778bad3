"""The invariants notice what no sound game can come to, in a state and between two of them."""

from collections.abc import Callable

import pytest

from engine.core import decisions as d
from engine.core import events as e
from engine.core import steps as s
from engine.core.actions import EndTurn, Roll, Side
from engine.core.chance import FairChance
from engine.core.state import GameState
from engine.core.why import AuctionPrice, JailFine, Rent
from engine.editions.choice import Choice, resolve
from engine.game import apply, new_game
from engine.invariants import broken, broken_between
from tests.support.agendas import give_ids_from, push, set_turn, stack
from tests.support.game import BALTIC, FREE_PARKING, ORIENTAL, READING, A, B, C, Game, live

Arrange = Callable[[GameState], None]


def on_top(*frames: d.Frame) -> Arrange:
    """These frames above the roll that is due, or above the end of the move where it is made."""

    def arrange(state: GameState) -> None:
        push(state, *frames, serial=100)

    return arrange


def moving(*frames: d.Frame) -> Arrange:
    """These frames above the end of A's move, which A leaves Jail with."""

    def arrange(state: GameState) -> None:
        state.seats[A].jail, state.seats[A].space = 3, 10
        stack(state, s.EndOfMove(A, 0), *frames, serial=100)

    return arrange


def moving_twice(state: GameState) -> None:
    """Two rolls that A's fine is owed for."""
    moving(MOVE, FINE)(state)
    state.agenda.put("move", MOVE)


def seat(number: int, **values: int) -> Arrange:
    def arrange(state: GameState) -> None:
        for name, value in values.items():
            setattr(state.seats[number], name, value)

    return arrange


def owned(space: int) -> Arrange:
    return lambda state: setattr(state.deeds[space], "owner", B)


def both(*changes: Arrange) -> Arrange:
    def arrange(state: GameState) -> None:
        for change in changes:
            change(state)

    return arrange


def offered(*numbers: int) -> Arrange:
    def arrange(state: GameState) -> None:
        state.trades = [e.Trade(it, A, B, Side(cash=1), Side()) for it in numbers]

    return arrange


FINE = d.DebtSettlement(50, (d.Debt(A, (), 50, JailFine()),))
PRICE = d.DebtSettlement(50, (d.Debt(B, (), 50, AuctionPrice(READING)),))
MOVE = s.MoveOn(A, 8)

UNSOUND: dict[str, tuple[Arrange, str]] = {
    "a token on space 77": (seat(A, space=77), "77 is no space of the board"),
    "a token below the board": (seat(A, space=-1), "-1 is no space of the board"),
    "in Jail on space 5": (seat(B, space=5, jail=0), "is in Jail on space 5"),
    "four failed rolls": (seat(B, space=10, jail=4), "4 is no number of failed rolls in Jail"),
    "to roll while in Jail": (seat(A, space=10, jail=1), "seat 0 is not where ToRoll"),
    "in Jail and free": (
        lambda state: set_turn(state, d.InJail(1, A)),
        "seat 0 is not where InJail",
    ),
    "an id that is not given yet": (
        lambda state: set_turn(state, d.ToRoll(99, A, 0)),
        "id 99 has not been given",
    ),
    "an id given twice": (offered(1, 1), "id 1 was given"),
    "an offer of an id to come": (offered(99), "id 99 has not been given"),
    "a roll of somebody who does not move": (
        lambda state: set_turn(state, d.ToRoll(1, B, 0)),
        "seat 0 moves, not that of",
    ),
    "three doubles behind what is asked": (
        lambda state: stack(state, s.EndOfMove(A, 3), d.ToEnd(1, A)),
        "is so many doubles that they lead to Jail",
    ),
    "doubles below none": (
        lambda state: stack(state, s.EndOfMove(A, -7), d.ToEnd(1, A)),
        "is so many doubles that they lead to Jail",
    ),
    "three doubles to roll again": (
        lambda state: set_turn(state, d.ToRoll(1, A, 3)),
        "is so many doubles that they lead to Jail",
    ),
    "nobody is asked": (moving(), "nobody is asked"),
    "no turn at the bottom": (
        lambda state: stack(state, s.ReturnCard("CH-GOOJF"), d.ToRoll(1, A, 0)),
        "as its turn",
    ),
    "nothing at all": (lambda state: stack(state), "nothing is to happen"),
    "a debt of somebody who has left": (
        both(seat(B, left=1, cash=0), on_top(PRICE)),
        "seat 1 is not in the game, but in DebtSettlement",
    ),
    "bids of somebody who has left": (
        both(seat(C, left=1, cash=0), on_top(d.Auction(50, READING, ((C, 10),)))),
        "seat 2 is not in the game, but in Auction",
    ),
    "for sale and owned": (
        both(owned(READING), on_top(d.Auction(50, READING))),
        "deed 5 is for sale, and seat 1 owns it",
    ),
    "for sale in an estate and owned": (
        both(owned(READING), moving(s.EstateSale(C, (READING,)), d.Auction(50, BALTIC))),
        "deed 5 is for sale, and seat 1 owns it",
    ),
    "for sale twice": (
        moving(s.EstateSale(C, (READING,)), d.Auction(50, READING)),
        "5 is for sale 2 times",
    ),
    "an option on another space": (
        both(seat(A, space=9), on_top(d.BuyOrDecline(50, A, ORIENTAL))),
        "seat 0 is not where",
    ),
    "an option on a mortgaged deed": (
        both(
            seat(A, space=ORIENTAL),
            lambda state: setattr(state.deeds[ORIENTAL], "mortgaged", True),
            on_top(d.BuyOrDecline(50, A, ORIENTAL)),
        ),
        "seat 0 is not where",
    ),
    "an estate after the move": (
        moving(s.EstateSale(C, (READING,)), MOVE, FINE),
        "a token moves before EstateSale",
    ),
    "two moves to come": (moving_twice, "more than one move"),
    "a move that nothing is owed for": (
        moving(MOVE, d.Auction(50, READING)),
        "nothing is owed before MoveOn",
    ),
    "a deed that nothing is owed for": (
        on_top(s.TakeDeed(B, READING, 50), d.Auction(51, BALTIC)),
        "nothing is owed before TakeDeed",
    ),
}
"""What is wrong, and a part of the sentence that says so."""


@pytest.mark.parametrize(("arrange", "said"), UNSOUND.values(), ids=UNSOUND.keys())
def test_an_unsound_state_is_told(arrange: Arrange, said: str) -> None:
    state = live().state
    assert broken(state) == []
    arrange(state)
    assert [fault for fault in broken(state) if said in fault]


SOUND: dict[str, Arrange] = {
    "a fine before the move": moving(MOVE, FINE),
    "an estate before the move": moving(MOVE, s.EstateSale(C, (READING,)), FINE),
    "a price before the deed": on_top(s.TakeDeed(B, READING, 50), PRICE),
    "an option where one stands": both(
        seat(A, space=ORIENTAL), on_top(d.BuyOrDecline(50, A, ORIENTAL))
    ),
}


@pytest.mark.parametrize("arrange", SOUND.values(), ids=SOUND.keys())
def test_a_sound_state_is_not(arrange: Arrange) -> None:
    state = live().state
    arrange(state)
    assert broken(state) == []


def landed() -> Game:
    """A has rolled and rests on Free Parking; the turn is to be ended."""
    game = live().at(A, FREE_PARKING - 3)
    game.play(A, Roll(), (1, 2))
    return game


CHANGES: dict[str, Arrange] = {
    "money out of nothing": seat(B, cash=1501),
    "a token that went by itself": seat(B, space=7),
    "Jail by itself": seat(B, jail=0),
    "somebody gone": seat(B, left=1),
    "another token": lambda state: setattr(state.seats[B], "token", "ship"),
    "a deed by itself": owned(READING),
    "a mortgage by itself": lambda state: setattr(state.deeds[READING], "mortgaged", True),
    "a turn left out": lambda state: setattr(state, "turn", state.turn + 1),
    "a roll left out": lambda state: setattr(state, "rolls", state.rolls + 1),
    "ids from the beginning": lambda state: give_ids_from(state, 1),
    "a decision that was over": lambda state: push(state, d.ToRoll(1, A, 0)),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES.keys())
def test_a_change_that_no_event_accounts_for_is_told(change: Arrange) -> None:
    before = landed().state
    after, events = apply(before, A, EndTurn(), FairChance(b"any"))
    assert broken_between(before, events, after) == []
    change(after)
    assert broken_between(before, events, after)


def test_another_mover_needs_a_turn() -> None:
    before = landed().state
    after = before.copy()
    after.mover = B
    assert broken_between(before, (), after)


def test_other_rules_are_another_game() -> None:
    before = live().state
    after = before.copy()
    after.rules = live(edition="2008" if before.rules.edition != "2008" else "1994").state.rules
    assert broken_between(before, (), after)


def test_nobody_comes_back() -> None:
    before = live().state
    before.seats[C].left = 1
    after = before.copy()
    after.seats[C].left = None
    assert broken_between(before, (), after)


def test_the_beginning_is_sound() -> None:
    for seats in (3, 5, 7):
        state = new_game(live(3).state.rules, tuple("abcdefgh"[:seats]), FairChance(b"any")).state
        assert broken(state) == []


def test_what_was_sound_at_a_larger_table_is_judged_again_at_a_smaller_one() -> None:
    for seats, faults in ((4, 0), (3, 2), (4, 0)):
        state = live(seats).state
        state.deeds[READING].owner = 3
        state.claims = [e.RentClaim(1, 3, B, Rent(READING, "railroads", 25, 1, 1), 1)]
        give_ids_from(state, 100)
        assert sum("3 is no seat at the table" in it for it in broken(state)) == faults


def test_what_was_sound_by_other_rules_is_judged_again() -> None:
    short = Game(resolve(Choice("1994", "short")).played_live(), 4)
    for game, said in ((live(), False), (short, True), (live(), False)):
        game.state.deeds[BALTIC].level = 5
        assert any("5 is built beyond a hotel" in it for it in broken(game.state)) == said


def test_a_fault_is_told_each_time() -> None:
    state = live().state
    state.deeds[READING].owner = 7
    assert broken(state)
    assert broken(state) == broken(state.copy())
