"""The referee objects to each of these records, which no real game would come to."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.core import actions as a
from engine.core import events as e
from engine.core.actions import Side
from tests.referee.falsifying import Recorded, gone, twice, with_fields
from tests.referee.judge import Objection
from tests.support.game import (
    BALTIC,
    BOARDWALK,
    BROWNS,
    DARK_BLUES,
    GO,
    INCOME_TAX,
    READING,
    A,
    B,
    C,
    D,
    Game,
    by_post,
    live,
)

ROLL = a.Roll()


def rent() -> Recorded:
    """A owes B 50 on Boardwalk."""
    game = live().owns(B, BOARDWALK).at(A, BOARDWALK - 3)
    return Recorded(game).play(A, ROLL, (1, 2))


def lap() -> Recorded:
    """A passes GO onto Reading Railroad, which nobody owns, and buys it."""
    return Recorded(live().at(A, 38)).play(A, ROLL, (3, 4)).play(A, a.Buy())


def auction() -> Recorded:
    """A declines; B calls 10, C 30, the others pass."""
    told = Recorded(live().at(A, READING - 3)).play(A, ROLL, (1, 2)).play(A, a.Decline())
    told.play(B, a.Bid(10)).play(C, a.Bid(30))
    return told.play(A, a.PassBid()).play(B, a.PassBid()).play(D, a.PassBid())


def sealed() -> Recorded:
    """A declines; B would pay 80, C 120."""
    told = Recorded(by_post().at(A, READING - 3)).play(A, ROLL, (1, 2)).play(A, a.Decline())
    told.play(A, a.PassBid()).play(B, a.SetMaximum(80)).play(C, a.SetMaximum(120))
    return told.play(D, a.PassBid())


def chest(card: str, game: Game | None = None) -> Recorded:
    """A draws this card."""
    game = (game or live()).at(A, GO - 1 + 40 - 39).on_top("community_chest", card)
    return Recorded(game.at(A, 39)).play(A, ROLL, (1, 2))


def fined() -> Recorded:
    """A pays for the third failed roll in Jail."""
    game = live().jailed(A, 2).to_move(A)
    return Recorded(game).play(A, ROLL, (1, 2))


def doubles() -> Recorded:
    """A rolls doubles onto Free Parking and has to roll again."""
    return Recorded(live().at(A, 18)).play(A, ROLL, (1, 1)).play(A, ROLL, (1, 2))


def third_double() -> Recorded:
    """A goes to Jail by doubles."""
    told = Recorded(live().at(A, 8)).play(A, ROLL, (1, 1)).play(A, ROLL, (5, 5))
    return told.play(A, ROLL, (2, 2))


def shared_estate() -> Recorded:
    """A owes three others 50 each, has 1 dollar and Baltic Avenue, which B buys for 20."""
    game = live().cash(A, 1).owns(A, BALTIC).at(A, 4).on_top("chance", "CH-CHAIRMAN")
    told = Recorded(game).play(A, ROLL, (1, 2)).play(A, a.GiveUp())
    return told.play(B, a.Bid(20)).play(C, a.PassBid()).play(D, a.PassBid())


def inherited() -> Recorded:
    """A is bankrupt to B, who gets a mortgaged railroad."""
    game = live().owns(B, *DARK_BLUES).levels(DARK_BLUES, 5, 5).owns(A, READING).mortgaged(READING)
    told = Recorded(game.cash(A, 3).at(A, BOARDWALK - 3)).play(A, ROLL, (1, 2))
    return told.play(A, a.GiveUp())


def built() -> Recorded:
    """A builds on both browns."""
    game = live().owns(A, *BROWNS)
    return Recorded(game).play(A, a.Build(((1, 1), (3, 1))))


def sold() -> Recorded:
    """A sells a house on each of the browns."""
    game = live().owns(A, *BROWNS).levels(BROWNS, 1, 1)
    return Recorded(game).play(A, a.SellBuildings(((1, 0), (3, 0))))


def mortgaged() -> Recorded:
    """A borrows on Boardwalk, and pays it back."""
    told = Recorded(live().owns(A, BOARDWALK)).play(A, a.Mortgage(BOARDWALK))
    return told.play(A, a.Unmortgage(BOARDWALK))


def traded() -> Recorded:
    """A sells B a mortgaged railroad."""
    offer = a.OfferTrade(B, Side((READING,)), Side((), 90))
    told = Recorded(live().owns(A, READING).mortgaged(READING)).play(A, offer)
    (trade,) = told.game.state.trades
    return told.play(B, a.AcceptTrade(trade.id))


def taxed() -> Recorded:
    """A pays ten per cent."""
    game = live().at(A, INCOME_TAX - 3)
    return Recorded(game).play(A, ROLL, (1, 2)).play(A, a.PayTenth())


def turned() -> Recorded:
    """A's turn is over, and B is next."""
    told = Recorded(live().at(A, 7)).play(A, ROLL, (1, 2))
    return told.play(A, a.EndTurn())


FALSE: dict[str, tuple[Callable[[], Recorded], type[Any], Callable[[Any], Any], str]] = {
    "a rent off by a dollar": (rent, e.Paid, with_fields(amount=51), "was to follow"),
    "a rent to the wrong player": (rent, e.Paid, with_fields(to=(C,)), "was to follow"),
    "a rent forgotten": (rent, e.Paid, gone, "was to follow, and nothing did"),
    "a rent paid twice": (rent, e.Paid, twice, "owes nobody"),
    "a salary missing": (lap, e.SalaryPaid, gone, "SalaryPaid"),
    "a salary too high": (lap, e.SalaryPaid, with_fields(amount=400), "amount=200"),
    "a token one space too far": (lap, e.Moved, with_fields(to=6), "to=5"),
    "a price too low": (lap, e.PropertyBought, with_fields(price=190), "price=200"),
    "the lower bid wins": (auction, e.AuctionWon, with_fields(seat=B), r"goes to \(2, 30\)"),
    "a call below the last": (auction, e.BidMade, with_fields(amount=9), "was to follow"),
    "a deed not paid for": (auction, e.Paid, gone, "was to follow"),
    "a deed sold twice": (auction, e.DeedTaken, twice, "has not won"),
    "the first price, not the second": (sealed, e.AuctionWon, with_fields(price=120), r"\(2, 81\)"),
    "a card's sum to the wrong player": (
        lambda: chest("CC-DOCTOR"),
        e.Paid,
        with_fields(to=(B,)),
        "was to follow",
    ),
    "another card than the top one": (
        lambda: chest("CC-DOCTOR"),
        e.CardDrawn,
        with_fields(card="CC-SERVICES"),
        "CC-DOCTOR",
    ),
    "a card not put back": (lambda: chest("CC-DOCTOR"), e.CardReturned, gone, "not put back"),
    "a card put back twice": (lambda: chest("CC-DOCTOR"), e.CardReturned, twice, "no card open"),
    "a fine not paid": (fined, e.Paid, gone, "was to follow"),
    "a fine of 51": (fined, e.Paid, with_fields(amount=51), "was to follow"),
    "a token that stays in Jail": (fined, e.Moved, gone, "was to follow"),
    "a bonus throw that is no throw": (doubles, e.DiceRolled, gone, "was to follow"),
    "a third double that is moved": (
        third_double,
        e.Jailed,
        lambda event: (e.Moved(A, 20, 24),),
        "Jailed",
    ),
    "an odd dollar to the wrong player": (
        shared_estate,
        e.Received,
        with_fields(amount=8),
        "AMB-35",
    ),
    "an interest off by a dollar": (inherited, e.Paid, with_fields(amount=11), "was to follow"),
    "an estate without a deed": (inherited, e.EstateTaken, with_fields(deeds=()), "deeds=\\(5,"),
    "a house too cheap": (built, e.Built, with_fields(cost=50), "HOUSE-04"),
    "a house that stays in the Bank": (built, e.Built, with_fields(houses=31), "the Bank has"),
    "a house sold at its price": (sold, e.BuildingsSold, with_fields(proceeds=100), "SELL-04"),
    "a loan of the whole price": (mortgaged, e.Mortgaged, with_fields(loan=400), "MORT-02"),
    "a loan paid back without interest": (
        mortgaged,
        e.Unmortgaged,
        with_fields(cost=200),
        "MORT-05",
    ),
    "no interest on a deed received": (traded, e.Paid, gone, "was to follow"),
    "ten per cent of something else": (taxed, e.Paid, with_fields(amount=149), "was to follow"),
    "a player passed over": (turned, e.TurnStarted, with_fields(seat=C), "is not next"),
}


@pytest.mark.parametrize("name", FALSE)
def test_a_false_record_is_objected_to(name: str) -> None:
    told, kind, change, why = FALSE[name]
    told().judged()  # The true one is right.
    with pytest.raises(Objection, match=why):
        told().but(kind, change).judged()


def test_an_objection_names_the_game_and_the_event() -> None:
    with pytest.raises(Objection, match=r"^a game, event 2 after \(0, Roll"):
        rent().but(e.Paid, with_fields(amount=51)).judged()
