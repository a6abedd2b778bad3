"""Advice: what the policy would do comes first, and every number is the judge's."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core import actions as a
from engine.core import decisions as d
from engine.core.actions import Action, Side
from engine.core.events import Trade
from engine.core.offered import BuildOffer, UnmortgageOffer
from engine.editions.choice import Choice, resolve
from engine.players.advice import Advice, advice
from engine.players.advice_notes import NOTES, notes
from engine.players.characters import NEUTRAL
from engine.players.judge.judging import fitted_judge
from engine.players.policy import answering, purchases
from engine.players.policy.fairness import exchanged, fairness, gains
from engine.players.policy.player import choose
from engine.players.policy.viewpoint import Viewpoint
from engine.players.policy.what_if import bought, built
from engine.positions import position_of
from engine.view import View, seat_view
from tests.support.agendas import stack
from tests.support.game import position
from tests.support.judges import OwningJudge

JUDGE = fitted_judge()
BUY = "0 hat $900 at 19 deeds 16,18; 1 dog $900 deeds 21,23; 2 boat $700\nturn 9 of 0 buy 19"
STOP = "0 hat $900 at 19 deeds 5; 1 dog $900 deeds 16,18; 2 boat $700\nturn 9 of 0 buy 19"
BUILD = "0 hat $900 deeds 16,18,19; 1 dog $900 deeds 21,23; 2 boat $700\nturn 9 of 0 to-throw"
QUIET = "0 hat $900 at 3; 1 dog $900; 2 boat $700\nturn 9 of 0 to-throw"
JAILED = "0 hat $900 jail 0; 1 dog $900 deeds 21,23; 2 boat $700\nturn 9 of 0 in-jail"
RICH_OFFER = Trade(99, 1, 0, Side(cash=400), Side((5,)))
POOR_OFFER = Trade(99, 1, 0, Side(cash=10), Side((19,)))


def seen(text: str, seat: int = 0, trade: Trade | None = None) -> View:
    view = seat_view(position(text).state, seat)
    if trade is not None:
        view.trades = (trade,)
    return view


def auctioned(text: str, space: int, price: int = 0, passed: tuple[int, ...] = ()) -> View:
    """The view of seat 0 in an auction of a property, which stands at a bid of seat 1."""
    game = position(text)
    bids = ((1, price),) if price else ()
    auction = d.Auction(77, space, bids, passed=passed)
    stack(game.state, d.EndOfMove(0, 0), auction)
    return seat_view(game.state, 0)


def kinds(one: Advice) -> list[str]:
    return [note.kind for note in one.notes]


def of(found: tuple[Advice, ...], kind: type[Action]) -> Advice:
    return next(it for it in found if isinstance(it.action, kind))


@pytest.mark.parametrize("text", [BUY, STOP, BUILD, QUIET, JAILED])
def test_the_first_is_what_a_sharp_computer_would_do(text: str) -> None:
    view = seen(text)
    found = advice(JUDGE, view)
    assert found[0].action == choose(JUDGE, view, NEUTRAL, "sharp").action
    assert 0 < len(found) <= 3
    assert len({it.action for it in found}) == len(found)
    (before,) = {it.before for it in found}
    if text == BUILD:  # The chance counts on building; for a round, what is not brings no rent.
        assert (of(found, a.Roll).after or 0) < before == pytest.approx(found[0].after, abs=0.001)
    assert before == pytest.approx(JUDGE.chances(view)[0], abs=0.001)


@pytest.mark.parametrize("trade", [RICH_OFFER, POOR_OFFER])
def test_of_an_offer_too(trade: Trade) -> None:
    view = seen(BUILD.replace("16,18,19", "5,19").replace("21,23", "16,18"), trade=trade)
    found = advice(JUDGE, view)
    answer = answering.answer(Viewpoint(view, NEUTRAL, judge=JUDGE, strength="sharp"), trade).action
    # A counter says no to the offer as it stands.
    refusal = a.DeclineTrade(trade.id)
    first = next(it for it in found if not isinstance(it.action, a.OfferTrade))
    assert first.action == (refusal if isinstance(answer, a.OfferTrade) else answer)
    assert {type(it.action) for it in found} >= {a.AcceptTrade, a.DeclineTrade}
    accepted = of(found, a.AcceptTrade)
    assert accepted.after == JUDGE.chances(exchanged(view, trade))[0]
    fair = fairness(JUDGE, view, trade)
    assert fair is not None
    assert of(found, a.DeclineTrade).after == fair.declined[0]
    assert accepted.before == fair.now[0]
    assert (accepted.after > accepted.before) == (first is accepted)


def test_a_purchase_has_the_chance_with_the_deed_and_without() -> None:
    view = seen(BUY)
    buy, decline = (of(advice(JUDGE, view), it) for it in (a.Buy, a.Decline))
    assert buy.after == JUDGE.chances(bought(view, 0, 19, 200))[0]
    assert decline.after == purchases.without(JUDGE, view, 0, 19)
    assert kinds(buy) == ["completes"]
    assert buy.notes[0].group == "orange"


def test_while_something_is_for_sale_it_is_about_that_alone() -> None:
    view = seen(BUY.replace("deeds 16,18", "deeds 16,18,6,8,9,5m"))
    assert {type(it) for it in view.offers} >= {BuildOffer, UnmortgageOffer}
    assert {type(it.action) for it in advice(JUDGE, view)} == {a.Buy, a.Decline}


def test_it_names_whom_a_purchase_stops() -> None:
    """Not beside leaving it: there, it would read as a reason to do so."""
    found = advice(JUDGE, seen(STOP.replace("; 2 boat $700", "")))
    (stops,) = of(found, a.Buy).notes
    assert (stops.kind, stops.group, stops.seat) == ("stops", "orange", 1)
    assert of(found, a.Decline).notes == ()


def test_it_warns_of_what_leaves_too_little_for_the_next_lap() -> None:
    hotels = "1 dog $900 deeds 21=5,23=5,24=5,26=5,27=5,29=5"
    text = BUY.replace("1 dog $900 deeds 21,23", hotels).replace("$900 at", "$260 at")
    view = seen(text)
    buy = of(advice(JUDGE, view), a.Buy)
    short = buy.notes[-1]
    assert short.kind == "short"
    assert short.dollars is not None
    assert short.dollars > 60
    assert "short" not in kinds(of(advice(JUDGE, seen(BUY)), a.Buy))


def test_building_has_the_chance_and_the_rent_of_what_then_stands() -> None:
    view = seen(BUILD)
    build = of(advice(JUDGE, view), a.Build)
    assert isinstance(build.action, a.Build)
    after = built(view, 0, build.action.levels)
    assert build.after == JUDGE.chances(after)[0]
    rent = build.notes[0]
    (space,) = rent.spaces
    assert rent.dollars == view.rules.properties[space].rents[after.deeds[space].level]


@pytest.mark.parametrize(("deeds", "rent"), [("37,39m", 100), ("37m,39m", 100), ("39m", 50)])
def test_the_rent_after_unmortgaging_is_double_in_a_full_group(deeds: str, rent: int) -> None:
    view = seen(f"0 hat $900 deeds {deeds}; 1 dog $900\nturn 9 of 0 to-throw")
    note = notes(JUDGE, view, a.Unmortgage(39))[0]
    assert (note.kind, note.spaces, note.dollars) == ("rent", (39,), rent)


def test_the_rent_of_a_hotel_after_three_houses_is_that_of_a_hotel() -> None:
    rules = resolve(Choice("1973", "short"))
    assert rules.hotel_level == 4
    view = seat_view(position_of("0 hat $900 deeds 16=3,18=3,19=3; 1 dog $900", rules), 0)
    (rent,) = notes(JUDGE, view, a.Build(((19, 4),)))
    assert (rent.kind, rent.dollars) == ("rent", 1000)


def test_where_nothing_is_better_than_rolling_it_says_so() -> None:
    (roll,) = advice(JUDGE, seen(QUIET.replace("at 3", "at 3 deeds 5")))[:1]
    assert (roll.action, kinds(roll)) == (a.Roll(), ["no-more"])
    assert roll.after == roll.before


def test_where_rolling_comes_before_a_gain_it_keeps_cash() -> None:
    """A fourth house gains much, but it would leave $10, and nearly every space costs rent."""
    text = "0 hat $110 deeds 16=3,18=3,19=3; 1 dog $900 deeds 21,23,24,26,27,29\nturn 9 of 0"
    first, *others = advice(OwningJudge(), seen(text))
    assert first.action == a.Roll()
    build = of(tuple(others), a.Build)
    assert build.after is not None
    assert build.after > build.before
    assert kinds(first) == ["keeps"]


@pytest.mark.parametrize("price", [0, 60, 240])
def test_in_an_auction_it_bids_up_to_what_the_lot_is_worth(price: int) -> None:
    view = auctioned(STOP, 19, price)
    found = advice(JUDGE, view)
    bid = of(found, a.SetMaximum)
    assert bid.after == JUDGE.chances(bought(view, 0, 19, max(200, price + 1)))[0]
    assert of(found, a.PassBid).after == purchases.without(JUDGE, view, 0, 19)
    assert kinds(bid)[0] == "stops"


def test_a_lot_is_no_use_to_those_who_have_passed() -> None:
    left = of(advice(JUDGE, auctioned(STOP, 19, passed=(2,))), a.PassBid)
    assert left.after is not None
    assert left.after < left.before
    nobody = of(advice(JUDGE, auctioned(STOP, 19, passed=(1, 2))), a.PassBid)
    assert (nobody.after, nobody.notes) == (nobody.before, ())


def test_nobody_is_kept_from_a_group_who_has_passed() -> None:
    passed = auctioned(STOP, 19, passed=(1,))
    bid = a.SetMaximum(passed.lowest_bid(19, 0))
    assert "stops" not in {it.kind for it in notes(JUDGE, passed, bid)}
    assert "stops" in {it.kind for it in notes(JUDGE, auctioned(STOP, 19, passed=(2,)), bid)}


def test_it_names_the_price_at_which_all_is_the_same() -> None:
    """Who has a group to build on would not stop another at any price."""
    text = "0 hat $3000 at 19 deeds 21,23,24; 1 dog $900 deeds 16,18; 2 boat $700"
    view = auctioned(text, 19)
    bid = of(advice(JUDGE, view), a.SetMaximum)
    assert isinstance(bid.action, a.SetMaximum)
    most = bid.action.amount
    assert (bid.notes[-1].kind, bid.notes[-1].dollars) == ("up-to", most)
    without = purchases.without(JUDGE, view, 0, 19)
    assert JUDGE.chances(bought(view, 0, 19, most))[0] == pytest.approx(without, abs=0.01)
    dearer = advice(JUDGE, auctioned(text, 19, most))
    assert dearer[0].action == a.PassBid()


def test_a_maximum_for_a_lone_lot_is_no_such_price() -> None:
    """Nobody is advised to pay much more than its printed price, even if it is worth more."""
    bid, _ = advice(JUDGE, auctioned(QUIET.replace("at 3", "at 3 deeds 16"), 19))
    assert bid.action == a.SetMaximum(300)
    assert "up-to" not in kinds(bid)


@pytest.mark.parametrize(
    ("mine", "lot", "is_dear"), [("$400 at 3", 12, False), ("$900 at 3 deeds 16", 19, True)]
)
def test_where_passing_is_best_the_lowest_bid_is_weighed_too(
    mine: str, lot: int, is_dear: bool
) -> None:
    """A lone utility is not worth nearly all cash; a second street of a group is, but is dear."""
    first, second = advice(JUDGE, auctioned(QUIET.replace("$900 at 3", mine), lot, 300))
    assert (first.action, second.action) == (a.PassBid(), a.SetMaximum(301))
    assert ("dear" in kinds(first)) == ((second.after or 0) > (first.after or 0)) == is_dear


def test_small_chances_that_differ_are_not_called_the_same() -> None:
    """Of a player with hardly a chance: the maximum is one for a lone lot, and no such price."""
    table = "0 hat $500 at 19 deeds 16; 1 dog $1500 deeds 18,37=5,39=5; 2 boat $300"
    bid, passing = advice(JUDGE, auctioned(table, 19))
    assert isinstance(bid.action, a.SetMaximum)
    assert 0 < (passing.after or 0) < (bid.after or 0) < 0.01
    assert "up-to" not in kinds(bid)


def test_a_bid_that_cash_does_not_cover_is_no_choice() -> None:
    (only,) = advice(JUDGE, auctioned(QUIET.replace("$900 at 3", "$200 at 3 deeds 37,39"), 12, 300))
    assert only.action == a.PassBid()


def test_where_all_the_cash_is_worth_bidding_no_such_price_is_named() -> None:
    """It completes a group, and there are deeds to borrow on for houses."""
    text = BUY.replace("$900 at", "$210 at").replace("deeds 16,18", "deeds 5,12,15,16,18,31,39")
    view = auctioned(text, 19)
    bid = of(advice(JUDGE, view), a.SetMaximum)
    assert bid.action == a.SetMaximum(210)
    assert "up-to" not in kinds(bid)


def test_nothing_is_added_up_before_the_tax_is_chosen() -> None:
    game = position("0 hat $900 at 4 laps 3; 1 dog $900\nturn 9 of 0 to-throw")
    stack(game.state, d.EndOfMove(0, 0), d.ChooseTax(5, 0, 200, 10, 90))
    found = advice(JUDGE, seat_view(game.state, 0))
    assert [it.after for it in found] == [None, None]
    assert {type(it.action) for it in found} == {a.PayFlatTax, a.PayTenth}


def test_jail_is_weighed_with_what_there_is_to_buy_and_to_pay() -> None:
    found = advice(JUDGE, seen(JAILED))
    assert kinds(of(found, a.PayFine)) == ["unowned"]
    assert kinds(of(found, a.Roll)) == ["rests"]


@pytest.mark.parametrize("seat", [1, 2])
def test_a_seat_for_which_nothing_waits_gets_none(seat: int) -> None:
    assert advice(JUDGE, seen(QUIET, seat)) == ()


def test_nor_do_spectators_and_those_who_have_left() -> None:
    view = seen(QUIET)
    assert advice(JUDGE, replace(view, seat=None, offers=())) == ()
    view.seats[0].left = 3
    assert advice(JUDGE, view) == ()


def test_every_note_has_the_facts_of_its_kind() -> None:
    views = [seen(it) for it in (BUY, STOP, BUILD, QUIET, JAILED)]
    views += [auctioned(STOP, 19), seen(BUILD, trade=RICH_OFFER)]
    notes = [note for view in views for it in advice(JUDGE, view) for note in it.notes]
    assert len({note.kind for note in notes}) > 5
    for note in notes:
        for fact in NOTES[note.kind]:
            assert getattr(note, fact) not in (None, ()), note


def test_a_trade_moves_deeds_cash_and_what_the_bank_gets() -> None:
    view = seen("0 hat $500 deeds 5m,16; 1 dog $500 deeds 18\nturn 9 of 0 to-throw")
    trade = Trade(0, 0, 1, Side((5,), 20), Side((18,)))
    kept, unmortgaged = exchanged(view, trade), exchanged(view, trade, (5,))
    assert (kept.deeds[5].owner, kept.deeds[5].mortgaged, kept.deeds[18].owner) == (1, True, 0)
    assert [it.cash for it in kept.seats] == [480, 510]
    assert (unmortgaged.deeds[5].mortgaged, unmortgaged.seats[1].cash) == (False, 410)
    assert view.deeds[5].owner == 0


def test_a_trade_moves_jail_passes() -> None:
    view = seen(QUIET)
    view.seats[0].jail_cards = ["chance"]
    after = exchanged(view, Trade(0, 1, 0, Side(cash=50), Side(jail_cards=("chance",))))
    assert [it.jail_cards for it in after.seats] == [[], ["chance"], []]
    assert view.seats[0].jail_cards == ["chance"]


def test_an_offer_is_answered_with_the_mortgages_that_its_proposer_pays_off() -> None:
    view = seen("0 hat $500 deeds 5m,16; 1 dog $500 deeds 18\nturn 9 of 0 to-throw")
    trade = Trade(0, 1, 0, Side((18,)), Side((5,)), unmortgages=(5,))
    before, after = JUDGE.chances(view), JUDGE.chances(exchanged(view, trade))
    gained = gains(JUDGE, view, trade)
    assert gained == {seat: after[seat] - before[seat] for seat in range(2)}


def test_its_fairness_is_the_judges_now_and_after() -> None:
    view = seen("0 hat $500 deeds 5,16; 1 dog $500 deeds 18\nturn 9 of 0 to-throw")
    trade = Trade(0, 0, 1, Side((5,)), Side((18,)))
    found = fairness(JUDGE, view, trade)
    assert found is not None
    assert found.now == JUDGE.chances(view)
    assert found.after == JUDGE.chances(exchanged(view, trade))


def test_what_somebody_cannot_pay_has_none() -> None:
    view = seen(QUIET)
    assert fairness(JUDGE, view, Trade(0, 0, 1, Side(cash=901), Side())) is None
    assert fairness(JUDGE, view, Trade(0, 0, 1, Side(), Side(cash=901))) is None


def test_who_cannot_pay_a_debt_has_no_chance_without_the_trade_that_saves_them() -> None:
    game = position("0 hat $10 deeds 5,16,18; 1 dog $900 deeds 19; 2 boat $900")
    view = seat_view(game.owes(0, 600, 1).state, 0)
    assert view.debt_settlements
    rescue = Trade(0, 0, 1, Side((16, 18)), Side(), forgives=view.debt_settlements[0].id)
    found = fairness(JUDGE, view, rescue)
    assert found is not None
    assert found.now[0] == 0
    assert 0 < found.after[0] < found.after[1]
    assert sum(found.now.values()) == pytest.approx(1)


def test_a_debt_that_its_debtor_has_given_up_counts_until_the_bankruptcy() -> None:
    game = position("0 hat $10 deeds 5,16,18; 1 dog $900 deeds 19; 2 boat $10 deeds 21,23").owes(
        0, 600, 1
    )
    owing = game.state.agenda.top
    assert isinstance(owing, d.DebtSettlement)
    debts = (d.Debt(2, (1,), 100, owing.debts[0].why),)
    given_up = d.DebtSettlement(owing.id, debts, owing.debts)
    game.state.agenda.replace(owing, given_up)
    found = fairness(JUDGE, seat_view(game.state, 1), Trade(0, 1, 2, Side((19,)), Side((21,))))
    assert found is not None
    assert found.now[0] == found.after[0] == 0


@pytest.mark.parametrize(
    ("deeds", "note"),
    [("16=4,18=4,19=4", "alone"), ("16=4,18=4,19=4,39m", "mortgaged")],
)
def test_what_is_best_left_to_others_says_why(deeds: str, note: str) -> None:
    """It would take the cash for the hotels that come next."""
    hotels = "1 dog $300 deeds 1=5,3=5,6=5,8=5,9=5"
    text = f"0 hat $380 at 37 deeds {deeds}; {hotels}; 2 boat $1600 deeds 5,12"
    game = position(f"{text}\nturn 9 of 0 buy 37")
    for best in (a.Decline, a.PassBid):
        first, *others = advice(JUDGE, seat_view(game.state, 0))
        assert isinstance(first.action, best)
        assert note in [it.kind for it in first.notes]
        assert not [it for one in others for it in one.notes if it.kind == note]
        if best is a.Decline:
            game.play(0, a.Decline())
            game.play(2, a.Bid(351))
