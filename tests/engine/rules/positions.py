"""A way to each kind of decision, by open calls or by sealed maxima."""

from collections.abc import Callable

from engine.core.actions import Decline, GiveUp, PassBid, Resign, SetMaximum, Throw
from engine.core.decisions import (
    Auction,
    BuyOrDecline,
    ChooseTax,
    DebtSettlement,
    InJail,
    LiftOrHold,
    SealedAuction,
    ToEnd,
    ToThrow,
)
from tests.support.game import BALTIC, MEDITERRANEAN, READING, A, B, C, D, Game, by_post, live

Make = Callable[[int], Game]


COLLECTING = {"classic": "CC-OPERA", "us2008": "CC-BIRTHDAY"}
"""The card that everybody pays its drawer for, by the decks."""


def to_throw(make: Make) -> Game:
    return make(4)


def after_doubles(make: Make) -> Game:
    game = make(4).at(A, 8)
    game.play(A, Throw(), (1, 1))
    return game


def to_end(make: Make) -> Game:
    game = make(4).at(A, 7)
    game.play(A, Throw(), (1, 2))
    return game


def in_jail(make: Make) -> Game:
    return make(4).jailed(A, 1).to_move(A)


def jail_fine(make: Make) -> Game:
    game = make(4).jailed(A, 2).cash(A, 0).owns(A, READING).to_move(A)
    game.play(A, Throw(), (4, 2))
    return game


def option(make: Make) -> Game:
    game = make(4).at(A, 36)
    game.play(A, Throw(), (1, 2))
    return game


def auction(make: Make) -> Game:
    game = option(make)
    game.play(A, Decline())
    return game


def bidding(make: Make) -> Game:
    game = auction(make)
    for seat, dollars in ((B, 40), (C, 60), (A, 80)):
        game.play(seat, SetMaximum(dollars))
    return game


def won_but_unpaid(make: Make) -> Game:
    game = make(4).at(A, 36).cash(A, 10).owns(A, READING)
    game.play(A, Throw(), (1, 2))
    game.play(A, Decline())
    game.play(A, SetMaximum(90))
    game.play(B, SetMaximum(50))
    for seat in (B, C, D)[isinstance(game.decision, SealedAuction) :]:
        game.play(seat, PassBid())
    return game


def income_tax(make: Make) -> Game:
    game = make(4).at(A, MEDITERRANEAN)
    game.play(A, Throw(), (1, 2))
    return game


def pays_each(make: Make) -> Game:
    game = make(4).cash(A, 0).owns(A, READING).on_top("chance", "CH-CHAIRMAN").at(A, 4)
    game.play(A, Throw(), (1, 2))
    return game


def pot(make: Make) -> Game:
    game = make(5).cash(A, 10).owns(A, READING, BALTIC)
    game.on_top("chance", "CH-CHAIRMAN").at(A, 4).play(A, Throw(), (1, 2))
    game.play(A, GiveUp())
    return game


def collects(make: Make) -> Game:
    game = make(4).cash(B, 0).cash(D, 5).owns(B, READING, BALTIC).mortgaged(BALTIC)
    game.on_top("community_chest", COLLECTING[game.state.rules.cards]).at(A, 14).play(
        A, Throw(), (1, 2)
    )
    return game


def given_up(make: Make) -> Game:
    game = collects(make)
    game.play(D, GiveUp())
    return game


def inherited(make: Make) -> Game:
    game = collects(make)
    game.play(B, Resign())
    return game


def owes_interest(make: Make) -> Game:
    game = collects(make).cash(A, 0)
    game.state.deeds[READING].owner = None
    game.play(B, Resign())
    return game


POSITIONS = [
    (to_throw, ToThrow),
    (after_doubles, ToThrow),
    (to_end, ToEnd),
    (in_jail, InJail),
    (jail_fine, DebtSettlement),
    (option, BuyOrDecline),
    (auction, Auction),
    (bidding, Auction),
    (won_but_unpaid, DebtSettlement),
    (income_tax, ChooseTax),
    (pays_each, DebtSettlement),
    (pot, Auction),
    (collects, DebtSettlement),
    (given_up, DebtSettlement),
    (inherited, LiftOrHold),
    (owes_interest, DebtSettlement),
]
"""A way to each kind of decision, and the kind it comes to by open calls."""


def played_live(seats: int) -> Game:
    return live(seats)


def played_by_post(seats: int) -> Game:
    return by_post(seats)
