"""Best and costliest choices: each kind against what could have been done instead."""

import pytest

from engine.analysis.review import JudgedChoice, Review, review
from engine.core import events as e
from engine.core.actions import SeatId, Side
from engine.core.events import Event
from engine.core.why import AuctionPrice, JailFine, LuxuryTax
from tests.support import game as g
from tests.support.game import A, B, C
from tests.support.judges import WorthJudge
from tests.support.review_logs import bought, line, log, reviewed, trade

LIGHT = line("0 buy", *bought(A, g.ORIENTAL, g.CONNECTICUT))


OUT = (e.Paid(A, (), 50, JailFine()), e.JailLeft(A, "fine"))


def best(found: Review, seat: SeatId = A) -> JudgedChoice:
    choice = found.players[seat].best
    assert choice is not None
    return choice


def costliest(found: Review, seat: SeatId = A) -> JudgedChoice:
    choice = found.players[seat].costliest
    assert choice is not None
    return choice


def won(seat: SeatId, space: int, price: int) -> tuple[Event, ...]:
    paid = e.Paid(seat, (), price, AuctionPrice(space))
    return e.AuctionWon(seat, space, price), paid, e.DeedTaken(seat, space)


def test_buying_what_completes_a_group_is_better_than_an_auction() -> None:
    choice = best(reviewed(LIGHT, line("0 buy", *bought(A, g.VERMONT))))
    assert choice.events == bought(A, g.VERMONT)
    assert choice.alternative.kind == "auction"
    assert choice.chance > choice.instead


def test_declining_it_is_judged_by_who_got_it() -> None:
    declined = e.PurchaseDeclined(A, g.VERMONT)
    lost = line("1 max 60", *won(B, g.VERMONT, 60))
    choice = costliest(reviewed(LIGHT, line("0 decline", declined), lost))
    assert choice.events[0] == declined
    assert (choice.alternative.kind, choice.alternative.dollars) == ("buy", 100)


def test_what_silence_declined_was_nobodys_choice() -> None:
    declined = line("0 decline", e.PurchaseDeclined(A, g.VERMONT), by="silence")
    lost = line("1 max 60", *won(B, g.VERMONT, 60))
    assert reviewed(LIGHT, declined, lost).players[A].costliest is None


def test_a_lot_that_was_worth_more_to_a_loser_is_named_with_the_bid() -> None:
    # The winner has no more to bid: the two cannot drive each other up.
    filed = line("0 pass", e.Paid(B, (), 1400, LuxuryTax()), e.BidderPassed(A, 5))
    choice = costliest(reviewed(LIGHT, filed, line("1 max 60", *won(B, g.VERMONT, 60))))
    assert choice.alternative.kind == "bid"
    assert choice.alternative.dollars is not None
    assert choice.alternative.dollars > 60


def test_paying_far_too_much_at_auction_is_costly() -> None:
    spent = line("1 max 1400", *won(B, g.MEDITERRANEAN, 1400))
    choice = costliest(reviewed(spent), B)
    assert choice.alternative.kind == "no-bid"


def test_a_trade_is_judged_for_both_sides_and_priced() -> None:
    given = trade(Side((g.CONNECTICUT,)), Side((), 10))
    buys = line("1 buy", *bought(B, g.ORIENTAL, g.VERMONT), *bought(A, g.CONNECTICUT))
    found = reviewed(buys, line("1 accept 7", e.TradeMade(given)))
    assert best(found, B).alternative.kind == "no-trade"
    choice = costliest(found, A)
    assert choice.alternative.kind == "more-money"
    assert choice.alternative.dollars is not None
    assert choice.instead == choice.before, "for that much the trade costs nothing"


def test_who_paid_too_much_for_a_deed_should_have_paid_less() -> None:
    given = trade(Side((g.BALTIC,)), Side((), 900))
    found = reviewed(line("0 buy", *bought(A, g.BALTIC)), line("1 accept 7", e.TradeMade(given)))
    choice = costliest(found, B)
    assert choice.alternative.kind == "less-money"
    assert choice.alternative.dollars is not None
    assert 0 < choice.alternative.dollars <= 900


def test_declining_a_good_offer_is_costly_and_declining_a_bad_one_no_feat() -> None:
    buys = line("1 buy", *bought(B, g.ORIENTAL, g.VERMONT), *bought(A, g.CONNECTICUT))

    def declined(gives: Side, takes: Side) -> Review:
        offer = trade(gives, takes)
        offered = line("0 offer 1 gives 9 takes $10", e.TradeOffered(offer))
        closed = line("1 decline-trade 7", e.TradeClosed(offer, "declined"))
        return reviewed(buys, offered, closed)

    good = declined(Side((g.CONNECTICUT,)), Side((), 10))
    assert costliest(good, B).alternative.kind == "accept"
    bad = declined(Side((), 10), Side((g.ORIENTAL, g.VERMONT)))
    assert bad.players[B].costliest is None
    assert all(type(it) is e.PropertyBought for it in best(bad, B).events)


def test_building_is_judged_by_turn() -> None:
    buys = line("0 buy", *bought(A, *g.LIGHT_BLUES), by="silence")
    levels = tuple((space, 3) for space in g.LIGHT_BLUES)
    built = e.Built(A, levels, 450, 23, 12)
    found = reviewed(buys, line("0 build", built), line("0 end", e.TurnStarted(B)))
    choice = best(found)
    assert choice.events == (built,)
    assert choice.alternative.kind == "no-business"


def test_what_made_hardly_a_difference_is_not_named() -> None:
    """To leave Jail at the start is neither the best choice nor the costliest."""
    found = reviewed(line("0 throw", e.Jailed(A, "space")), line("0 fine", *OUT)).players[A]
    assert (found.best, found.costliest) == (None, None)


def test_leaving_jail_is_weighed_against_staying(monkeypatch: pytest.MonkeyPatch) -> None:
    """The fine counts against it; the rents that wait outside are the judge's affair."""
    monkeypatch.setattr("engine.analysis.review.choices.LEAST", 0.0)
    buys = line("1 buy", *bought(B, *g.ORANGES))
    jailed = line("0 throw", e.Jailed(A, "space"))
    left = line("0 fine", *OUT)
    choice = costliest(review(log(buys, jailed, left), WorthJudge()))
    assert (choice.events, choice.alternative.kind) == (left[2], "stay-in-jail")


def test_staying_in_jail_is_weighed_against_the_fine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.analysis.review.choices.LEAST", 0.0)
    jailed, stays = line("0 throw", e.Jailed(A, "space")), e.JailRollFailed(A, 1)
    roll = line("0 throw", e.DiceRolled(A, 1, 2, 1), stays)
    found = reviewed(jailed, roll).players[A]
    (choice,) = (it for it in (found.best, found.costliest) if it is not None)
    assert (choice.alternative.kind, choice.alternative.dollars) == ("leave-jail", 50)


def test_resigning_costs_what_chance_was_left() -> None:
    gone = line("2 resign", e.Resigned(C), e.WentBankrupt(C, ()))
    choice = costliest(reviewed(gone), C)
    assert choice.alternative.kind == "play-on"
    assert (choice.chance, choice.instead) == (0, choice.before)


def test_to_resign_a_lost_position_is_not_what_cost_most() -> None:
    buys = line("1 buy", *bought(B, *g.LIGHT_BLUES), by="silence")
    spent = line("0 throw", e.Paid(A, (), 200, LuxuryTax()))
    gone = line("0 resign", e.Resigned(A), e.WentBankrupt(A, ()))
    chance = reviewed(buys, spent).moments[-1].chances[A]
    assert 0.02 < chance < 1 / 6
    assert reviewed(buys, spent, gone).players[A].costliest is None


def test_what_is_built_at_once_is_part_of_the_choice_to_buy() -> None:
    levels = tuple((space, 3) for space in g.LIGHT_BLUES)
    built = line("0 build", e.Built(A, levels, 450, 23, 12))
    end = line("0 end", e.TurnStarted(B))
    found = reviewed(LIGHT, line("0 buy", *bought(A, g.VERMONT)), built, end)
    (point,) = found.turning_points
    choice = best(found)
    assert choice.events == (*bought(A, g.VERMONT), built[2][0])
    assert choice.chance == point.after[A]


def test_who_retires_by_vote_did_not_choose_it() -> None:
    gone = line("2 resign", e.Resigned(C), e.WentBankrupt(C, ()), by="host")
    assert reviewed(gone).players[C].costliest is None
